# Buttons, what is asked about a decision, and what follows a first press
sonora-act-flick = Щёлкнуть
sonora-act-keep = Оставить
sonora-act-reflick = Щёлкнуть снова
sonora-act-bullseye = Отнести сюда
sonora-act-colours = Играть так
sonora-act-swap = Поменять
sonora-act-side = Считать здесь
sonora-act-cross = Зачеркнуть
sonora-act-mark = Отметить
sonora-act-draw = Нарисовать
sonora-act-path = Проложить путь
sonora-act-mud = Зачеркнуть узел
sonora-act-boxes = Заполнить
sonora-act-discover = Обвести
sonora-act-bot_pick = Взять этот диск
sonora-act-bot_draw = Закрасить
sonora-act-bot_path = Закрасить
sonora-act-bot_mud = Сделать дороже
sonora-why-mark = Порядок любой.
sonora-why-keep = «Щёлкни снова» вернёт его в ваш угол.
sonora-why-keep-hole = «Щёлкни снова» вернёт его в ваш угол.
sonora-why-keep-off = «Щёлкни снова» вернёт его в ваш угол.
sonora-why-cross = Нажмите последнюю ячейку, до которой зачёркивать.
sonora-why-path = Нажмите ячейку в кольце.
sonora-why-bullseye = Диск в центре идёт куда угодно.
sonora-why-discover = Пригодится в любой следующей записи.
sonora-why-mud = Остаток пойдёт в столбцы.
sonora-why-swap = Они поменяются местами и секторами.
sonora-why-bot_pick = Вы выбираете за бота.
sonora-why-bot_draw = Вы выбираете за бота.
sonora-why-bot_path = Вы выбираете за бота.
sonora-why-bot_mud = Вы выбираете за бота.
sonora-then-swap = А второй какой?
sonora-then-mark = Каким диском?
sonora-then-draw = Где именно?

sonora-web-round = Раунд { $round } из { $rounds }
sonora-web-phase-flick = Щелчки
sonora-web-phase-record = Записи

# Discs

sonora-web-disc-own = ваш диск { $number }
sonora-web-disc-of = диск { $number } ({ $name })
sonora-web-disc-of-a = круг { $number }
sonora-web-disc-of-b = треугольник { $number }
sonora-web-disc-of-c = квадрат { $number }
sonora-web-your-discs = Ваши диски
sonora-web-disc-hand = { $disc }: в руке
sonora-web-disc-field = { $disc }: на поле
sonora-web-disc-off = { $disc }: за полем
sonora-web-disc-hole = { $disc }: в яблочке
sonora-web-disc-aside = { $disc }: в блокноте
sonora-web-disc-marked = { $disc }: отмечен
sonora-web-discs-left = дисков в руке
sonora-web-discs-to-mark = дисков отметить
sonora-web-colours-now = Ваши: { $own }. У бота: { $bot }.
sonora-web-colour-own = Какой цвет ваш?
sonora-web-colour-bot = Какой у бота?
sonora-web-colour-discs =
    { $discs ->
        [one] { $colour }: { $discs } диск в счёт
        [few] { $colour }: { $discs } диска в счёт
       *[other] { $colour }: { $discs } дисков в счёт
    }

# The board

sonora-web-the-board = Поле
sonora-web-show-board = Показать поле
sonora-web-board-note =
    { $waiting ->
        [0] Все ваши диски отмечены.
        [one] Ждёт отметки { $waiting } ваш диск.
        [few] Ждут отметки { $waiting } ваших диска.
       *[other] Ждут отметки { $waiting } ваших дисков.
    }
sonora-web-board = Поле, дисков на нём: { $discs }
sonora-web-board-aim = Поле, дисков на нём: { $discs }. Влево и вправо — прицел, вверх и вниз — сила, с Shift крупно. W, A, S, D двигают диск в углу, 1–5 выбирают диск, Enter — щелчок, Escape — отмена.
sonora-web-lie = Где лежат диски
sonora-web-show-again = Показать последний щелчок ещё раз
sonora-web-lying =
    { $times ->
        [one] { $disc }
       *[other] { $disc } дважды
    }
sonora-web-lying-none = дисков нет
sonora-web-marks-first = { $value }, пишет раньше
sonora-web-in-zone = { $section }
sonora-web-on-circle = { $section }, на круге, считается дважды
sonora-web-lies = { $places }. До яблочка { $hole } мм; ближе всего { $circle }: { $far } мм

# Aiming

sonora-web-ask-flick = Ваш ход: щёлкните диск (осталось { $left })
sonora-web-ask-flick-again = Щёлкните ещё раз: { $disc }
sonora-web-flick-hint = Потяните назад в любом месте поля и отпустите. Щелчок мыши по своему углу переставит диск.
sonora-web-flick-hint-touch = Потяните назад по полю и отпустите. Тап по своему углу переставит диск.
sonora-web-flick-hint-keys = Стрелки — прицел и сила, Enter — щелчок; W A S D двигают диск, 1–5 выбирают его.
sonora-web-aim = Сила { $strength } %: { $meets }, через { $far } мм. Светлый веер — неточность руки: до ±{ $degrees }°, ±{ $percent } % силы
sonora-web-touch-disc = первым заденет { $disc }
sonora-web-touch-rim = первым заденет борт
sonora-web-touch-off = вылетит через борт
sonora-web-touch-hole = попадёт в яблочко
sonora-web-touch-rest = остановится
sonora-web-touch-short = не покинет угол
sonora-web-cancel = Отмена
sonora-web-fine = Точнее
sonora-web-fine-aim = Точный прицел
sonora-web-flick = Щёлк!
sonora-web-direction = Направление
sonora-web-direction-is = { $degrees } градусов, 0 — вправо, 90 — вверх
sonora-web-strength = Сила
sonora-web-place-along = Диск вдоль края
sonora-web-place-across = Диск вдоль другого края
sonora-web-aim-at = Прицел на
sonora-web-aim-at-none = выберите…
sonora-web-target = { $thing }, { $far } мм

# The notebook

sonora-web-notebook = Блокнот
sonora-web-notebook-of = Блокнот: { $name }
sonora-web-sections = Секторы
sonora-web-points = очков
sonora-web-total = Итого
sonora-web-wait-disc =
    { $times ->
        [one] { $disc }, отметить
        [few] { $disc }, отметить { $times } раза
       *[other] { $disc }, отметить { $times } раз
    }
sonora-web-marked = Отмечены: { $discs }
sonora-web-marking = Отмечаются: { $discs }
sonora-web-building = { $building }: ячеек { $crossed } из { $cells }{ $reward ->
        [first] , достроено раньше всех
        [later] , достроено
       *[none] {""}
    }. Первому: { $first } очков, { $bonus }{ $taken ->
        [yes] {" "}(уже взято)
       *[no] {""}
    }. Потом: { $later } очков.
sonora-web-canyon = Каньон: фигур { $shapes }, кактусов { $cacti }
sonora-web-canyon-draw = Каньон: фигур { $shapes }, кактусов { $cacti }. Стрелки двигают фигуру, R поворачивает, F отражает, N — следующее место, Enter рисует.
sonora-web-draw-hint = Наведите на каньон: фигура ляжет на ближайшее подходящее место. R — повернуть, F — отразить.
sonora-web-draw-hint-touch = Коснитесь каньона или ведите по нему: фигура ляжет на ближайшее подходящее место.
sonora-web-shapes = Фигуры
sonora-web-shape = Фигура { $number }, клеток: { $cells }
sonora-web-turn = Повернуть
sonora-web-flip = Отразить
sonora-web-next-place = Следующее место
sonora-web-creek = Дельта: обведено { $circled }, зачёркнуто { $crossed }
sonora-web-bend = { $what }{ $mark ->
        [crossed] , зачёркнута
        [circled] , обведена
        [shaded] , закрашена ботом
       *[blank] {""}
    }
sonora-web-mud = Потрескавшаяся земля: узлов { $nodes }, треугольников { $triangles }
sonora-web-columns = Столбцы для лишней ценности
sonora-web-bonus-reflick = Щёлкни снова
sonora-web-bonus-swap = Поменяй местами
sonora-web-bonus-discovery = Открытия
sonora-web-left-of = осталось { $left }
sonora-web-discoveries = { $bonus }: можно использовать { $left }, найдено { $won }

# What an option brings

sonora-web-label-draw =
    Фигура { $number }{ $points ->
        [0] {""}
        [one] : { $points } очко
        [few] : { $points } очка
       *[other] : { $points } очков
    }
sonora-web-label-draw-bonus =
    Фигура { $number }: { $bonuses }{ $points ->
        [0] {""}
        [one] , { $points } очко
        [few] , { $points } очка
       *[other] , { $points } очков
    }
sonora-web-label-path =
    Путь длиной { $length }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
sonora-web-label-path-bonus = Путь длиной { $length }: { $bonus }
sonora-web-label-cross-node =
    Этот узел за { $cost }{ $points ->
        [0] {""}
        [one] : { $points } очко
        [few] : { $points } очка
       *[other] : { $points } очков
    }
sonora-web-label-cross-node-bonus =
    Этот узел за { $cost }: { $bonuses }{ $points ->
        [0] {""}
        [one] , { $points } очко
        [few] , { $points } очка
       *[other] , { $points } очков
    }
sonora-web-label-bot-draw = Здесь бот закрасит фигуру { $number }: { $why }
sonora-web-label-bot-path =
    Здесь бот закрасит { $bends_count ->
        [one] { $bends_count } ячейку
        [few] { $bends_count } ячейки
       *[other] { $bends_count } ячеек
    }
sonora-web-label-bot-box = Этот узел подорожает на { $count }
sonora-web-label-stop = Хватит узлов
sonora-web-label-keep = Оставить
sonora-web-label-keep-hole = Оставить
sonora-web-label-keep-off = Смириться
sonora-web-label-reflick = Щёлкнуть снова (бонусов: { $left })

# What happened

sonora-web-event-flicked = { $disc }: щелчок, сила { $strength } %.
sonora-web-event-drew = { $seat_you ->
        [yes] Вы рисуете
       *[no] { $seat } рисует
    } фигуру { $number }.
sonora-web-event-path = { $seat_you ->
        [yes] Вы прокладываете
       *[no] { $seat } прокладывает
    } путь длиной { $length }{ $points ->
        [0] {""}
        [one] : { $points } очко
        [few] : { $points } очка
       *[other] : { $points } очков
    }.
sonora-web-event-node = { $seat_you ->
        [yes] Вы зачёркиваете
       *[no] { $seat } зачёркивает
    } узел за { $cost }.
sonora-web-event-triangle =
    Треугольник замкнут{ $points ->
        [0] {""}
        [one] : { $points } очко
        [few] : { $points } очка
       *[other] : { $points } очков
    }.
sonora-web-event-bot-drew = Бот закрашивает фигуру { $number }, { $why }.
sonora-web-event-bot-path = Бот закрашивает { $cells_count ->
        [one] { $cells_count } ячейку
        [few] { $cells_count } ячейки
       *[other] { $cells_count } ячеек
    }, { $why }.
sonora-web-event-bot-box = Из-за бота узел дорожает на { $count }.


sonora-won-alone = { $points ->
    [one] Пустыня исследована: { $points } очко
    [few] Пустыня исследована: { $points } очка
   *[other] Пустыня исследована: { $points } очков
}

## What is said the first time that something is asked

sonora-first-flick = Потяните назад в любом месте поля и отпустите. Важно, где диски лежат в конце фазы.
sonora-first-keep = «Щёлкни снова» бывает редко: берегите для диска, который пропал или очень нужен в другом месте.
sonora-first-bullseye = Диск в углублении вы сами относите к любому сектору, там он считается один раз.
sonora-first-colours = Один цвет отмечает за вас, другой — против вас. Посмотрите, где лежит каждый.
sonora-first-swap = Местами меняются два ваших диска: большой номер — туда, где он ценнее.
sonora-first-side = Он лежит ровно посередине, так что подойдут обе зоны.
sonora-first-bot_pick = Бот только портит ваш планшет. Порядок важен: что он заполнит сначала, может помешать остальному.
sonora-first-bot_draw = Его фигура отнимает у вас клетки. Пусть ляжет там, куда вам не нужно.
sonora-first-bot_path = Через его путь нельзя пройти, и от него нельзя начать.
sonora-first-bot_mud = Каждая единица удорожает для вас узел на краю, не больше трёх раз один и тот же.
sonora-first-cross = Очки дают только достроенные здания, и первый, кто достроит, получает больше.
sonora-first-mark = Порядок за вами: бонус из одного сектора может помочь в следующем.
sonora-first-draw = Фигуры растут из уже нарисованных. Тянитесь к бонусам сейчас и к кактусам на конец игры.
sonora-first-path = Считается только последняя ячейка пути. До других доберутся следующие пути.
sonora-first-mud = Платите число на узле рядом с зачёркнутыми. Три узла вокруг треугольника дают то, что в нём.
sonora-first-boxes = Ничего не пропадает: единица заполняет клетку, а полный столбец приносит бонус.
sonora-first-discover = Открытие ждёт, пока понадобится, и решает при равенстве в конце.

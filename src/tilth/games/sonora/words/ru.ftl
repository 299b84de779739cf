sonora-title = Сонора
sonora-tagline = Отправьте диски щелчком в пустыню и запишите в блокнот всё, до чего они добрались

# Things

sonora-disc = { $id }
sonora-colour-a = круги (a)
sonora-colour-b = треугольники (b)
sonora-colour-c = квадраты (c)
sonora-section-ruins = руины
    .dat = руинам
    .loc = руинах
sonora-section-canyon = каньон
    .dat = каньону
    .loc = каньоне
sonora-section-creek = дельта реки
    .dat = дельте реки
    .loc = дельте реки
sonora-section-mud = потрескавшаяся земля
    .dat = потрескавшейся земле
    .loc = потрескавшейся земле
sonora-zone-lizard = в руины
sonora-zone-fox = в каньон
sonora-zone-owl = в дельту реки
sonora-zone-rabbit = в потрескавшуюся землю
sonora-circle-lizard1 = в круг ящерицы в каньоне
sonora-circle-lizard2 = в круг ящерицы на потрескавшейся земле
sonora-circle-fox1 = в круг лисы в руинах
sonora-circle-fox2 = в круг лисы у реки
sonora-circle-owl1 = в круг совы в руинах
sonora-circle-owl2 = в круг совы на потрескавшейся земле
sonora-circle-rabbit1 = в круг кролика в каньоне
sonora-circle-rabbit2 = в круг кролика у реки
sonora-circle = в круг { $id }
sonora-hole-centre = в яблочко
sonora-corner-0 = вверху слева
sonora-corner-1 = вверху справа
sonora-corner-2 = внизу справа
sonora-corner-3 = внизу слева
sonora-building = { $id }
sonora-brick = { $id }
sonora-cell = { $id }
sonora-shape = { $id }
sonora-bend = { $id }
sonora-node = { $id }
sonora-triangle = { $id }
sonora-column = { $id }
sonora-order-first = раньше всех
sonora-order-later = не раньше всех
sonora-bonus-none = ничего
sonora-bonus-reflick = «Щёлкни снова»
sonora-bonus-swap = «Поменяй местами»
sonora-bonus-fox = лиса
sonora-bonus-owl = сова
sonora-bonus-rabbit = кролик
sonora-bonus-discovery = открытие
sonora-discovery-fox = лиса из открытий
sonora-discovery-owl = сова из открытий
sonora-discovery-rabbit = кролик из открытий
sonora-cactus-saguaro = сагуаро
sonora-cactus-barrel = бочковидный кактус
sonora-cactus-prickly = опунция
sonora-why-square = на клетке бота
sonora-why-beside = рядом со своей фигурой
sonora-why-jump = рядом с вашей фигурой, которой он касается
sonora-why-bottom = вверх от клетки бота
sonora-why-longer = дальше по своему пути

# Options of the game

sonora-option-rounds = Раунды
sonora-option-rounds-help = Пять раундов — короткая игра, шесть — обычная, семь — долгая.
sonora-option-no_nudge = Без толчков
sonora-option-no_nudge-help = Диск, который остановился в зоне вашего же угла, выбывает до конца раунда, если он не отскочил туда от дальнего края.
sonora-option-corners = Углы вдвоём
sonora-option-corners-help = Вдвоём сидят друг напротив друга или рядом; первый игрок партии начинает у руин.
sonora-option-corners-opposite = напротив друг друга
sonora-option-corners-left = рядом, второй игрок слева от первого
sonora-option-corners-right = рядом, второй игрок справа от первого
sonora-option-free_corner = Свободный угол
sonora-option-free_corner-help = Втроём один угол остаётся свободным; он лежит между двумя игроками.
sonora-option-free_corner-after_third = между третьим игроком и первым
sonora-option-free_corner-after_second = между вторым игроком и третьим
sonora-option-free_corner-after_first = между первым игроком и вторым

# What is asked

sonora-ask-flick =
    Щёлкните диск из своего угла { $corner } ({ $left ->
        [one] в руке { $left } диск
        [few] в руке { $left } диска
       *[other] в руке { $left } дисков
    })
sonora-ask-flick-again = Щёлкните { $disc } ещё раз из своего угла { $corner }
sonora-ask-keep = { $disc } остановился: оставить его или потратить «Щёлкни снова»?
sonora-ask-keep-hole = { $disc } в углублении: оставить его или потратить «Щёлкни снова»?
sonora-ask-keep-off = { $disc } выбыл до конца раунда: смириться или потратить «Щёлкни снова»?
sonora-ask-bullseye = В яблочко! К какому сектору отнести { $disc }?
sonora-ask-colours = Какой цвет ваш, а какой у бота?
sonora-ask-swap =
    Поменять местами два своих диска на поле? ({ $left ->
        [one] остался { $left } обмен
        [few] осталось { $left } обмена
       *[other] осталось { $left } обменов
    })
sonora-ask-side = { $disc } лежит ровно посередине: к чему его отнести?
sonora-ask-cross =
    Руины: зачеркните ещё { $points ->
        [one] { $points } ячейку
        [few] { $points } ячейки
       *[other] { $points } ячеек
    }
sonora-ask-mark = Что отметите теперь?
sonora-ask-draw = Каньон: нарисуйте фигуру с номером { $number } или меньше
sonora-ask-path =
    Дельта: где закончится путь в { $length ->
        [one] { $length } ячейку
        [few] { $length } ячейки
       *[other] { $length } ячеек
    }?
sonora-ask-path-any = Дельта: где закончится путь длиной от { $least } до { $most } ячеек?
sonora-ask-mud = Земля: зачеркните узел (осталось ценности: { $points })
sonora-ask-boxes = Для столбцов осталось ценности: { $points }
sonora-ask-discover = Открытие: какое животное сохранить?
sonora-ask-bot_pick = Какой диск бот использует теперь? ({ $section })
sonora-ask-bot_draw = Где бот рисует фигуру диском { $disc }?
sonora-ask-bot_path = Где бот прокладывает путь диском { $disc }?
sonora-ask-bot_mud =
    { $points ->
        [1] Ценность у бота — { $points }: какой узел подорожает?
       *[other] Ценность у бота — { $points }: какие узлы подорожают?
    }
sonora-domain-flick = Свой щелчок наберите так: { $example } УГОЛ СИЛА. Угол 0 — вправо, 90 — вверх, 180 — влево, 270 — вниз, как на рисунке поля; сила от 4 до 100. С другой точки угла: { $example } ИКС,ИГРЕК УГОЛ СИЛА.

# What an option does

sonora-aim = { $disc } { $target }
sonora-flick = { $disc }: направление { $angle }°, сила { $strength } %
sonora-keep = Оставить { $disc } на месте
sonora-keep-hole = Оставить { $disc } в углублении
sonora-keep-off = Обойтись без этого диска ({ $disc })
sonora-reflick =
    Вернуть { $disc } и щёлкнуть снова ({ $left ->
        [one] остался { $left } раз
        [few] осталось { $left } раза
       *[other] осталось { $left } раз
    })
sonora-bullseye = { $disc } — к { $section_dat }
sonora-colours = Ваши — { $own }, у бота — { $bot }
sonora-swap = Поменять: { $disc } — { $there }{ $times ->
        [1] { "" }
       *[other] , вдвое
    }; { $other } — { $here }{ $here_times ->
        [1] { "" }
       *[other] , вдвое
    }
sonora-swap-none = Не менять
sonora-side = { $disc } относится к { $section_dat }
sonora-nothing = Ничего сделать нельзя
sonora-cross =
    { $count ->
        [one] { $count } ячейка здания { $building }
        [few] { $count } ячейки здания { $building }
       *[other] { $count } ячеек здания { $building }
    }
sonora-complete-first = Достроить { $building } раньше всех за { $count }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } и { $bonus }
sonora-complete-later = Достроить { $building } за { $count }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
sonora-mark-canyon =
    { $times ->
        [one] Рисовать в каньоне диском { $disc }
        [few] Рисовать в каньоне диском { $disc }, { $times } раза
       *[other] Рисовать в каньоне диском { $disc }, { $times } раз
    }
sonora-mark-creek =
    { $times ->
        [one] Проложить путь длиной { $number } диском { $disc }
        [few] Проложить путь длиной { $number } диском { $disc }, { $times } раза
       *[other] Проложить путь длиной { $number } диском { $disc }, { $times } раз
    }
sonora-mark-mud = Отметить потрескавшуюся землю: ценность { $points }
sonora-mark-bonus = Использовать бонус: { $bonus } (осталось { $left })
sonora-mark-discovery = Использовать открытие: { $bonus } (в запасе { $left })
sonora-finish = Закончить отметки
sonora-draw =
    Фигура { $number } на { $cells }{ $points ->
        [0] {""}
        [one] : { $points } очко
        [few] : { $points } очка
       *[other] : { $points } очков
    }
sonora-draw-bonus =
    Фигура { $number } на { $cells }: { $bonuses }{ $points ->
        [0] {""}
        [one] , { $points } очко
        [few] , { $points } очка
       *[other] , { $points } очков
    }
sonora-path = Путь длиной { $length } до { $bend }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
sonora-path-bonus = Путь длиной { $length } до { $bend }: { $bonus }
sonora-cross-node =
    Узел { $node } за { $cost }{ $points ->
        [0] {""}
        [one] : { $points } очко
        [few] : { $points } очка
       *[other] : { $points } очков
    }
sonora-cross-node-bonus =
    Узел { $node } за { $cost }: { $bonuses }{ $points ->
        [0] {""}
        [one] , { $points } очко
        [few] , { $points } очка
       *[other] , { $points } очков
    }
sonora-add-rabbit = Добавить кролика: ценность больше на { $points }
sonora-add-discovery = Добавить кролика из открытий: ценность больше на { $points }
sonora-stop =
    { $points ->
        [0] Больше узлов не нужно
       *[other] Больше узлов не нужно; для столбцов останется ценности: { $points }
    }
sonora-boxes =
    { $count ->
        [one] { $count } клетка столбца { $column }
        [few] { $count } клетки столбца { $column }
       *[other] { $count } клеток столбца { $column }
    }
sonora-boxes-bonus = Заполнить столбец { $column } за { $count }: { $bonus }
sonora-boxes-done =
    { $points ->
        [0] Готово
       *[other] Готово, останется лишняя ценность: { $points }
    }
sonora-discover = Обвести: { $bonus } (осталось { $left })
sonora-bot-pick = Бот использует { $disc } в { $section_loc }
sonora-bot-draw = Бот закрашивает фигуру { $number } на { $cells } ({ $why })
sonora-bot-path = Бот закрашивает { $bends }
sonora-bot-box = Узел { $node } дорожает на { $count }

# What happened

sonora-event-round = Раунд { $round }. { $seat_you ->
        [yes] Первый ход за вами
       *[no] Первый ход: { $seat }
    }.
sonora-event-flicked = { $seat_you ->
        [yes] Вы щёлкаете
       *[no] { $seat } щёлкает
    } { $disc }: направление { $angle }°, сила { $strength } %.
sonora-event-rested =
    { $times ->
        [one] { $disc } остановился: { $section }.
       *[other] { $disc } остановился на круге: { $section }, вдвое.
    }
sonora-event-pushed =
    { $times ->
        [one] { $disc } сдвинут: { $section }.
       *[other] { $disc } сдвинут на круг: { $section }, вдвое.
    }
sonora-event-short = { $disc } не покинул угол, щелчок повторяется.
sonora-event-stuck = { $disc } задел другой диск, остался на углу и выбывает.
sonora-event-off = { $disc } вылетает за пределы поля.
sonora-event-nudged = { $disc } лишь подтолкнули, он выбывает.
sonora-event-hole = { $disc } в углублении: в яблочко!
sonora-event-reflicked = { $seat_you ->
        [yes] Вы возвращаете
       *[no] { $seat } возвращает
    } { $disc } в угол.
sonora-event-aside = { $disc } относится к { $section_dat }.
sonora-event-colours = { $seat_you ->
        [yes] Ваши диски
       *[no] Диски игрока { $seat }
    } — { $own }, у бота — { $bot }.
sonora-event-swapped = { $seat_you ->
        [yes] Вы меняете
       *[no] { $seat } меняет
    } местами { $disc } и { $other }.
sonora-event-sided = { $disc } относится к { $section_dat }.
sonora-event-ruins = Руины, { $seat_you ->
        [yes] вы
       *[no] { $seat }
    }: ценность { $points }.
sonora-event-crossed = { $seat_you ->
        [yes] Вы зачёркиваете
       *[no] { $seat } зачёркивает
    } { $count ->
        [one] { $count } ячейку
        [few] { $count } ячейки
       *[other] { $count } ячеек
    } здания { $building }.
sonora-event-built = { $seat_you ->
        [yes] Вы достраиваете
       *[no] { $seat } достраивает
    } { $building }{ $order_id ->
        [first] {" "}раньше всех
       *[later] {""}
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
sonora-event-won = { $seat_you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } бонус: { $bonus }.
sonora-event-wasted = { $seat_you ->
        [yes] У вас
       *[no] { $seat }:
    } для бонуса нет места, { $bonus } пропадает.
sonora-event-discovered = { $seat_you ->
        [yes] Вы сохраняете
       *[no] { $seat } сохраняет
    } открытие: { $bonus }.
sonora-event-used = { $seat_you ->
        [yes] Вы используете
       *[no] { $seat } использует
    } бонус: { $bonus }.
sonora-event-discovery-used = { $seat_you ->
        [yes] Вы используете
       *[no] { $seat } использует
    } открытие: { $bonus }.
sonora-event-marking = { $seat_you ->
        [yes] Вы отмечаете
       *[no] { $seat } отмечает
    } { $disc } в { $section_loc }.
sonora-event-mud = Потрескавшаяся земля, { $seat_you ->
        [yes] вы
       *[no] { $seat }
    }: ценность { $points }.
sonora-event-drew = { $seat_you ->
        [yes] Вы рисуете
       *[no] { $seat } рисует
    } фигуру { $number } на { $cells }.
sonora-event-cactus = { $seat_you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } кактус: { $cactus }, всего { $count }.
sonora-event-path = { $seat_you ->
        [yes] Вы прокладываете
       *[no] { $seat } прокладывает
    } путь длиной { $length } до { $bend }{ $points ->
        [0] {""}
        [one] : { $points } очко
        [few] : { $points } очка
       *[other] : { $points } очков
    }.
sonora-event-node = { $seat_you ->
        [yes] Вы зачёркиваете
       *[no] { $seat } зачёркивает
    } узел { $node } за { $cost }.
sonora-event-triangle = { $seat_you ->
        [yes] Вы обводите
       *[no] { $seat } обводит
    } треугольник { $triangle }{ $points ->
        [0] {""}
        [one] : { $points } очко
        [few] : { $points } очка
       *[other] : { $points } очков
    }.
sonora-event-box = { $seat_you ->
        [yes] Вы заполняете
       *[no] { $seat } заполняет
    } { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[other] { $count } клеток
    } столбца { $column }.
sonora-event-lost = { $disc } отметить нельзя, он пропадает.
sonora-event-bot-ruins =
    { $count ->
        [one] Бот обводит { $count } ячейку своего здания.
        [few] Бот обводит { $count } ячейки своего здания.
       *[other] Бот обводит { $count } ячеек своего здания.
    }
sonora-event-bot-ruins-crossed = { $seat_you ->
        [yes] Вы сначала зачёркиваете
       *[no] { $seat } сначала зачёркивает
    } { $count ->
        [one] { $count } ячейку, обведённую
        [few] { $count } ячейки, обведённые
       *[other] { $count } ячеек, обведённых
    } ботом.
sonora-event-bot-drew = Бот диском { $disc } закрашивает фигуру { $number }: { $cells }, { $why }.
sonora-event-bot-path = Бот диском { $disc } закрашивает { $cells }, { $why }.
sonora-event-bot-box = Из-за бота узел { $node } дорожает на { $count }.
sonora-event-finished = { $seat_you ->
        [yes] Вы закончили
       *[no] { $seat } заканчивает
    } отметки.
sonora-event-turned = Поле поворачивается; следующий раунд { $seat_you ->
        [yes] начинаете вы
       *[no] начинает { $seat }
    }.
sonora-event-ended = Сыграны все раунды: { $round }.

# Почему что-то нельзя выбрать

sonora-not-before-marking = Отметки делают, когда все диски щёлкнуты.
sonora-not-before-swaps = Диски меняют местами, когда все щёлкнуты.
sonora-not-before-a-flick = Это предложат сразу после вашего щелчка.
sonora-not-before-swapping = Отметки делают после обменов: сначала решите, менять ли диски.
sonora-not-after-the-flicks = Щелчков в этом раунде больше не будет.
sonora-not-without-two-discs = Чтобы поменять диски, нажмите два своих на поле.
sonora-not-your-disc = Поменять местами можно только два своих диска.
sonora-not-on-the-board = Этого диска на поле нет.
sonora-not-while-marking = Это нужно для дисков на поле, а сейчас делают отметки.
sonora-not-before-a-disc = Сначала выберите, чем отмечать: диском или животным.
sonora-not-ruins-again = Руины отмечают первыми. Сейчас очередь остальных секторов.
sonora-not-this-section = Сейчас вы отмечаете другой сектор: { $section }.
sonora-not-without-discs = Здесь ни один ваш диск не ждёт отметки.
sonora-not-with-these-discs = Для того, что дают эти диски, здесь больше нет места.
sonora-not-had = У вас таких нет.
sonora-not-before-the-mud = Кролик помогает на потрескавшейся земле: начните отмечать её, тогда и добавите.
sonora-not-room-for-shape = Ни одна подходящая фигура больше не помещается.
sonora-not-room-for-path = Ни один подходящий путь больше не помещается.
sonora-not-room-for-mud = На потрескавшейся земле ему уже не за что платить.
sonora-not-complete-twice = Здесь всё уже заполнено.
sonora-not-drawn-twice = Здесь уже есть фигура.
sonora-not-side-by-side = Фигурой с номером { $number } или меньше эту клетку не закрыть: фигура ложится на свободные клетки вплотную к вашим.
sonora-not-marked-twice = Уже отмечено.
sonora-not-where-the-bot-is = Здесь прошёл бот.
sonora-not-past-the-bot = Дорогу сюда закрывает путь бота.
sonora-not-so-long = Длина пути сюда — { $length }, а вашего — { $most }.
sonora-not-joined = Этот узел не соединён ни с одним зачёркнутым.
sonora-not-enough-points = Узел стоит { $cost }, а у вас осталось { $points }.
sonora-not-before-nodes = Столбцы заполняют после узлов: сначала скажите, что узлов хватит.
sonora-not-after-nodes = С узлами вы закончили: остаток идёт в столбцы.
sonora-not-left-to-discover = Этого животного в открытиях больше нет.

# Points

sonora-score-ruins = Руины
sonora-score-canyon = Каньон
sonora-score-creek = Дельта реки
sonora-score-mud = Потрескавшаяся земля

# The table

sonora-table-round = Раунд { $round } из { $rounds }
sonora-table-legend = Круги: L — ящерица (руины ×2), F — лиса (каньон ×2), O — сова (дельта ×2), B — кролик (земля ×2). ○ — яблочко, ▒ — углы. 0° вправо, 90° вверх.
sonora-table-discs = Диски
sonora-table-hand = в руке
sonora-table-off = вне поля
sonora-table-marked = отмечены
sonora-table-hole = в углублении
sonora-table-between = посередине
sonora-table-ruins = Руины
sonora-table-canyon = Каньон
sonora-table-creek = Дельта реки
sonora-table-mud = Потрескавшаяся земля
sonora-table-bonuses = Бонусы
sonora-table-first = первому
sonora-table-later = прочим
sonora-table-columns = Столбцы
sonora-table-bot-building = Здание бота: обведено { $circled }, зачёркнуто { $crossed } из { $cells }
sonora-table-total =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
sonora-table-first-player = (первый)

# What cannot be accepted

sonora-refusal-not-a-flick = { $field }: должно быть пусто или записан щелчок с его итогом.
sonora-refusal-not-a-place = { $field }: должно быть место на поле в миллиметрах.
sonora-refusal-section-of-no-disc = { $field }: диск в руке, в углублении или вне поля не относится ни к одному сектору.
sonora-refusal-disc-over-hole = { $field }: диск, который целиком над углублением, падает в него и лежать там не может.
sonora-refusal-discs-overlap = { $field }: диски лежат внутри борта, не на углах и не друг на друге.
sonora-refusal-reward-does-not-fit = { $field }: награда не сходится; она есть, когда зачёркнуты все ячейки здания, и первым был ровно один игрок.
sonora-refusal-not-a-shape = { $field }: это не фигура на белых клетках каньона.
sonora-refusal-shape-does-not-fit = { $field }: фигура должна примыкать к прежней и не перекрывать других.
sonora-refusal-cell-marked-twice = { $field }: у ячейки реки одна отметка, а закрашивает только бот.
sonora-refusal-start-not-crossed = { $field }: стартовая ячейка реки зачёркнута.
sonora-refusal-path-broken = { $field }: путь к этой ячейке прерван.
sonora-refusal-path-without-end = { $field }: путь кончается обведённой ячейкой.
sonora-refusal-nodes-do-not-fit = { $field }: каждый узел один раз, стартовый среди них.
sonora-refusal-nodes-not-joined = { $field }: зачёркнутые узлы соединены со стартовым.
sonora-refusal-bonus-not-brought = { $field }: планшет принёс { $brought }.
sonora-refusal-more-discoveries-than-won = { $field }: обведено больше открытий, чем получено.
sonora-refusal-colours-do-not-fit = { $field }: либо выбраны оба цвета и они разные, либо ни одного.
sonora-refusal-wrong-seat = { $field }: это не этого игрока.

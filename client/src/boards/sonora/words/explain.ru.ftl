# Что маленькая карточка говорит о вещах на столе

## Поле и диски

sonora-web-is-circle-lizard = Круг ящерицы
sonora-web-is-circle-fox = Круг лисы
sonora-web-is-circle-owl = Круг совы
sonora-web-is-circle-rabbit = Круг кролика
sonora-web-about-circle-lizard = Диск, который его касается, относится к руинам, что бы ни лежало под ним, и считается вдвое.
sonora-web-about-circle-fox = Диск, который его касается, относится к каньону, что бы ни лежало под ним, и рисует две фигуры.
sonora-web-about-circle-owl = Диск, который его касается, относится к дельте, что бы ни лежало под ним, и прокладывает два пути.
sonora-web-about-circle-rabbit = Диск, который его касается, относится к потрескавшейся земле, что бы ни лежало под ним, и считается вдвое.
sonora-web-is-disc = Диск { $number }
sonora-web-is-in-hand = Один из дисков этого раунда. Его номер — то, что он даст части, где остановится.
sonora-web-is-lying = Кто его заденет, может ещё сдвинуть.
sonora-web-is-counts = Он относится к этой части: { $section }{ $times ->
    [2] , дважды
   *[other] { "" }
}.
sonora-web-is-hole = Яблочко
sonora-web-is-hole-now = Диск, который сюда упал, считается один раз — в любой части по выбору владельца.
sonora-web-is-corner = Угол игрока
sonora-web-is-corner-now = Отсюда этот игрок запускает диски.
sonora-web-is-discs-left = Диски
sonora-web-is-discs-left-now = Столько осталось запустить в этом раунде или отметить в блокноте.
sonora-web-is-first = Первый игрок
sonora-web-is-first-now = Запускает диск первым в этом раунде. В следующем первым будет следующий.

## Блокнот

sonora-web-about-section-ruins = Номера ваших дисков складываются: столько ячеек вы зачёркиваете. Кто достроит здание первым, получит больше. Первым пишет тот, у кого ценность выше.
sonora-web-about-section-canyon = Каждый диск рисует фигуру со своим номером или меньшим, бок о бок с прежней фигурой. Кактусы одного вида стоят всё дороже.
sonora-web-about-section-creek = Каждый диск прокладывает путь ровно своей длины. Считается только последняя ячейка: её обводят.
sonora-web-about-section-mud = Номерами дисков платят за узлы. Три зачёркнутых узла замыкают треугольник. Лишняя ценность заполняет столбцы.
sonora-web-is-discs = Ваши диски здесь: { $discs }.
sonora-web-is-now = Очков сейчас: { $points }.
sonora-web-is-points = очков: { $points }
sonora-web-is-reward = бонус ({ $bonus })
sonora-web-is-building = Здание { $name }
sonora-web-is-cells = Зачёркнуто ячеек: { $crossed } из { $cells }.
sonora-web-is-first-built = Кто достроит первым, получит очков { $points }{ $bonus_id ->
    [none] { "" }
   *[other] { " " }и бонус ({ $bonus })
}, остальные — { $later }.
sonora-web-is-built = Кто-то его уже достроил.
sonora-web-is-cell = Каньон
sonora-web-is-plain = Свободная ячейка. Фигуры рисуют бок о бок с прежними.
sonora-web-is-start = Рядом с этим местом начинается первая фигура.
sonora-web-is-cactus = Здесь { $cactus }: внутри фигуры он считается. Чем больше таких, тем дороже каждый.
sonora-web-is-in-shape = Кто закроет его фигурой, получит бонус: { $bonus }.
sonora-web-is-bend = Дельта реки
sonora-web-is-end = Путь, который кончается здесь, приносит { $reward }. Ячейки по дороге ничего не дают.
sonora-web-is-circled = Здесь кончается путь.
sonora-web-is-crossed = Уже зачёркнуто.
sonora-web-is-shaded = Здесь прошёл бот; дальше дороги нет.
sonora-web-is-node-cost = Узел за { $cost }
sonora-web-is-start-node = Первый узел
sonora-web-is-node = Узел должен быть соединён с зачёркнутым. Три зачёркнутых узла замыкают треугольник.
sonora-web-is-triangle = Треугольник
sonora-web-is-closed = Когда зачёркнуты все три узла, приносит { $reward }.
sonora-web-is-column = Столбец
sonora-web-is-boxes = Заполнено клеток: { $full } из { $boxes }. Полный столбец даёт бонус: { $bonus }.
sonora-web-is-left = Осталось { $left } из полученных { $won }.
sonora-web-is-bonus-reflick = Сразу после запуска диск возвращается, и его запускают ещё раз. Остальные диски остаются там, куда их сдвинуло.
sonora-web-is-bonus-swap = Перед разметкой два ваших диска на поле меняются местами.
sonora-web-is-bonus-fox = Рисует в каньоне фигуру с номером 4 или меньше — в этом же раунде.
sonora-web-is-bonus-owl = Прокладывает в дельте путь длиной от 1 до 5 — в этом же раунде.
sonora-web-is-bonus-rabbit = Добавляет 5 к тому, чем платят на потрескавшейся земле, в этом же раунде; кролик из открытий — 6.
sonora-web-is-bonus-discovery = Выберите лису, сову или кролика; можно использовать сразу или в следующих раундах.
sonora-web-is-discovery = Открытое можно беречь до следующих раундов.

# Что маленькая карточка говорит о вещах на столе

## Поле и диски

sonora-web-is-circle-lizard = Круг ящерицы
sonora-web-is-circle-fox = Круг лисы
sonora-web-is-circle-owl = Круг совы
sonora-web-is-circle-rabbit = Круг кролика
sonora-web-about-circle-lizard = Диск, который его касается, относится к руинам, в какой бы зоне ни лежал, и считается дважды.
sonora-web-about-circle-fox = Диск, который его касается, относится к каньону, в какой бы зоне ни лежал, и рисует две фигуры.
sonora-web-about-circle-owl = Диск, который его касается, относится к дельте реки, в какой бы зоне ни лежал, и прокладывает два пути.
sonora-web-about-circle-rabbit = Диск, который его касается, относится к потрескавшейся земле, в какой бы зоне ни лежал, и считается дважды.
sonora-web-is-disc = Диск { $number }
sonora-web-is-in-hand = Им ещё предстоит щёлкнуть. Чем больше номер, тем больше диск даст там, где остановится.
sonora-web-is-lying = Его ещё могут сдвинуть другие диски.
sonora-web-is-counts = Относится к сектору: { $section }{ $times ->
    [2] , дважды
   *[other] { "" }
}.
sonora-web-is-hole = Яблочко
sonora-web-is-hole-now = Диск, упавший в углубление, считается один раз, в любом секторе по выбору хозяина.
sonora-web-is-corner = Угол игрока
sonora-web-is-corner-now = { $seat_you ->
    [yes] Из этого угла щёлкаете вы
   *[no] Из этого угла щёлкает { $seat }
}.
sonora-web-is-discs-left = Диски
sonora-web-is-discs-left-now = Сколько дисков осталось щёлкнуть или отметить в этом раунде.
sonora-web-is-first = Первый игрок
sonora-web-is-first-now = В этом раунде щёлкает первым. В следующем первым будет другой.

## Блокнот

sonora-web-about-section-ruins = Номера ваших дисков складываются: столько ячеек вы зачёркиваете. Кто достроит здание первым, получит больше. Первым отмечает тот, у кого сумма больше.
sonora-web-about-section-canyon = Каждый диск рисует фигуру со своим номером или меньшим, вплотную к прежней. Чем больше кактусов одного вида, тем дороже каждый.
sonora-web-about-section-creek = Каждый диск прокладывает путь, длина которого равна его номеру. Важна только последняя ячейка: её обводят.
sonora-web-about-section-mud = Номера ваших дисков складываются: этим платят за узлы. Три зачёркнутых узла замыкают треугольник. Остаток заполняет столбцы.
sonora-web-is-discs = Ваши диски здесь: { $discs }.
sonora-web-is-now = Очков сейчас: { $points }.
sonora-web-is-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
sonora-web-is-reward = бонус ({ $bonus })
sonora-web-is-building = Здание { $name }
sonora-web-is-cells = Зачёркнуто ячеек: { $crossed } из { $cells }.
sonora-web-is-first-built = Кто достроит первым, получит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $bonus_id ->
    [none] { "" }
   *[other] {" "}и бонус ({ $bonus })
}; кто позже, { $later ->
    [one] { $later } очко
    [few] { $later } очка
   *[other] { $later } очков
}.
sonora-web-is-built = Первым его уже достроили.
sonora-web-is-bot-building = Здание бота
sonora-web-is-bot-building-now = Ячейки, которые он обвёл, вы зачёркиваете первыми: до других зданий дойдёт только остаток. Обведено: { $circled }, зачёркнуто: { $crossed }.
sonora-web-is-cell = Каньон
sonora-web-is-plain = Свободная клетка. Фигуры рисуют вплотную к прежним.
sonora-web-is-drawn = Здесь уже есть фигура.
sonora-web-is-start = Первая фигура начинается рядом с этой клеткой.
sonora-web-is-cactus = Здесь { $cactus }: он считается, когда окажется внутри фигуры. Чем больше таких, тем дороже каждый.
sonora-web-is-cactus-inside = Здесь { $cactus }: он внутри фигуры и считается. Чем больше таких, тем дороже каждый.
sonora-web-is-in-shape = Кто закроет эту клетку фигурой, получит бонус: { $bonus }.
sonora-web-is-bend = Дельта реки
sonora-web-is-end = Путь, который здесь закончится, принесёт { $reward }. Ячейки по дороге ничего не дают.
sonora-web-is-circled = Здесь закончился путь, он принёс { $reward }.
sonora-web-is-crossed = Уже зачёркнуто.
sonora-web-is-shaded = Здесь прошёл бот: дальше дороги нет.
sonora-web-is-node-cost = Узел за { $cost }
sonora-web-is-start-node = Первый узел
sonora-web-is-node = Узел должен быть соединён с зачёркнутым. Три зачёркнутых узла замыкают треугольник.
sonora-web-is-triangle = Треугольник
sonora-web-is-closed = Когда зачёркнуты все три узла, приносит { $reward }.
sonora-web-is-closed-now = Замкнут, это { $reward }.
sonora-web-is-column = Столбец
sonora-web-is-boxes = Заполнено клеток: { $full } из { $boxes }. Полный столбец даёт бонус: { $bonus }.
sonora-web-is-left = Осталось { $left } из { $won }.
sonora-web-is-bonus-reflick = Сразу после щелчка возвращает ваш диск, и вы щёлкаете снова. Остальные диски остаются там, куда их сдвинуло.
sonora-web-is-bonus-swap = Перед отметками меняет местами два ваших диска на поле.
sonora-web-is-bonus-fox = Рисует в каньоне фигуру с номером 4 или меньше, в этом же раунде.
sonora-web-is-bonus-owl = Прокладывает в дельте путь длиной от 1 до 5, в этом же раунде.
sonora-web-is-bonus-rabbit = Добавляет 5 к сумме на потрескавшейся земле, в этом же раунде.
sonora-web-is-bonus-discovery = Лиса, сова или кролик на выбор: можно использовать сразу или в любом следующем раунде.
sonora-web-is-discovery-fox = Рисует в каньоне фигуру с номером 4 или меньше: в этом раунде или в любом следующем.
sonora-web-is-discovery-owl = Прокладывает в дельте путь длиной от 1 до 5: в этом раунде или в любом следующем.
sonora-web-is-discovery-rabbit = Добавляет 6 к сумме на потрескавшейся земле: в этом раунде или в любом следующем.

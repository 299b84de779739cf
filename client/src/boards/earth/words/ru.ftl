# Buttons, what is asked about a decision, and what follows a first press
earth-act-choose_action = Выбрать
earth-act-choose_side = Взять эту
earth-act-follow = Взять
earth-act-plant = Посадить
earth-act-replace = Заменить
earth-act-plant_at = Посадить сюда
earth-act-pay_instead = Заплатить
earth-act-keep = Оставить
earth-act-order = В этом порядке
earth-act-activate = Применить
earth-act-copy = Скопировать
earth-act-skip = Пропустить
earth-act-put-sprout = Поставить сюда
earth-act-put-growth = Поставить сюда
earth-act-lift = Отдать
earth-act-compost_hand = В компост
earth-act-take_part = Взять
earth-act-take_compost = Взять
earth-act-gaia_leaf = Положить лист
earth-act-take_shared = Взять
earth-why-choose_action = Вам — большой эффект, остальным — малый.
earth-why-choose_side = Это ваше на всю игру.
earth-why-keep = Остальные уйдут.
earth-why-plant_at = Рядом с лежащей картой, можно и по диагонали.
earth-why-compost_hand = Карты в компосте принесут очки в конце.
earth-why-follow = Одно из двух ваше.
earth-why-place = Нажмите на карту, где есть место.
earth-why-lift = Нажмите на карту, где он лежит.
earth-why-pay_instead = Чем не платите, то остаётся у вас.
earth-why-copy = Сработает так, как если бы стояло здесь.
earth-why-take_part = Можно взять меньше, чем положено.
earth-why-take_compost = Она придёт к вам в руку.
earth-why-last_chance = Ещё можно обменять побеги и сыграть события.
earth-why-gaia_leaf = Кто придёт позже, получит там меньше очков.
earth-then-plant = Где она вырастет?

earth-player-gaia = Гея
earth-web-set-up = Подготовка
earth-web-round = Раунд { $round }
earth-web-phase-action = Действие
earth-web-phase-everyone = Все игроки
earth-web-phase-activation = Активация
earth-web-actions = Четыре действия
earth-web-you = Вы
earth-web-others = Другие
earth-web-or = или
earth-web-action-label = { $action }. Вы: { $mine }. { $who ->
    [gaia] Гея
   *[others] Другие
}: { $theirs }. { $number ->
    [0] Ни одна ваша карта не сработает
    [one] Сработает { $number } ваша карта
    [few] Сработают { $number } ваши карты
   *[other] Сработает { $number } ваших карт
}
earth-web-label-action = { $action }: { $number ->
    [0] ваши карты не сработают
    [one] сработает { $number } ваша карта
    [few] сработают { $number } ваши карты
   *[other] сработает { $number } ваших карт
}
earth-web-gain-plant = { $number ->
    [one] посадить { $number } карту
    [few] посадить { $number } карты
   *[other] посадить { $number } карт
}
earth-web-gain-draw = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
earth-web-gain-soil = { $number ->
    [one] { $number } жетон почвы
    [few] { $number } жетона почвы
   *[other] { $number } жетонов почвы
}
earth-web-gain-compost_deck = карт колоды в компост: { $number }
earth-web-gain-sprout = { $number ->
    [one] { $number } побег
    [few] { $number } побега
   *[other] { $number } побегов
}
earth-web-gain-growth = { $number ->
    [one] { $number } росток
    [few] { $number } ростка
   *[other] { $number } ростков
}
earth-web-gaia-gets-plant = остальные карты
earth-web-gaia-gets-compost = компост { $number } и половина вашей почвы
earth-web-gaia-gets-water = побеги { $number }
earth-web-gaia-gets-grow = ростки { $number } и число ваших карт
earth-web-soil = почва
earth-web-compost = компост
earth-web-events = события
earth-web-hand-cards = карты в руке
earth-web-sprouts = побеги
earth-web-growth = ростки
earth-web-planted = карты на острове
earth-web-gaia-pile = взятые карты
earth-web-mine = Моё поле и рука
earth-web-my-board = Моё поле
earth-web-careful = Спрашивать
earth-web-careful-help = Спрашивать о каждой карте: ничего не срабатывает само, любую карту можно пропустить.
earth-web-hand = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
earth-web-hand-label = Ваша рука
earth-web-no-hand = В руке нет карт
earth-web-none-match = Ни одна карта не подходит
earth-web-sort = Порядок карт
earth-web-sort-playable = сначала доступные
earth-web-sort-cost = по цене
earth-web-sort-type = по виду
earth-web-sort-colour = по цвету
earth-web-only = Показать только
earth-web-only-all = все
earth-web-only-tree = деревья
earth-web-only-bush = кусты
earth-web-only-herb = травы
earth-web-only-mushroom = грибы
earth-web-only-terrain = местность
earth-web-only-event = события
earth-web-only-green = зелёные
earth-web-only-red = красные
earth-web-only-blue = синие
earth-web-only-yellow = жёлтые
earth-web-only-sunny = солнечные
earth-web-only-wet = влажные
earth-web-only-rocky = скалистые
earth-web-only-cold = холодные
earth-web-only-animal = метка «животное»
earth-web-only-colour = метка «цвет»
earth-web-only-geography = метка «место»
earth-web-only-island = острова
earth-web-only-climate = климаты
earth-web-only-ecosystem = экосистемы
earth-web-only-fauna = фауна
earth-web-search = поиск
earth-web-spread = Разложить
earth-web-catalogue = Все карты игры
earth-web-island-of = Остров: { $seat }
earth-web-chose = { $seat } выбирает действие «{ $action }»
earth-web-look-at-island = Посмотреть остров и поле
earth-web-type-tree = дерево
earth-web-type-bush = куст
earth-web-type-herb = трава
earth-web-type-mushroom = гриб
earth-web-type-wild = любая флора
earth-web-type-terrain = местность
earth-web-type-event = событие
earth-web-type-island = остров
earth-web-type-climate = климат
earth-web-type-ecosystem = экосистема
earth-web-type-fauna = фауна
earth-web-type-gaia = карта Геи
earth-web-habitat-sunny = солнечно
earth-web-habitat-wet = влажно
earth-web-habitat-rocky = скалисто
earth-web-habitat-cold = холодно
earth-web-costs = Стоимость: { $number }
earth-web-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
earth-web-sprouts-of = Побеги: { $number } из { $room }
earth-web-growth-of = Ростки: { $number } из { $room }, верхушка даёт { $canopy }
earth-web-worth-now = Сейчас приносит: { $number }
earth-web-price-now = Для вас сейчас стоит { $number }
earth-web-plant-hint = Выберите карту в руке: здесь появятся её цена и то, что она даст.
earth-web-you-pay = платите
earth-web-left = останется
earth-web-instead = Вместо почвы: { $what }, не больше { $most }{ $least ->
    [0] { "" }
   *[other] , не меньше { $least }
}.
earth-web-then-green = Потом сработает зелёное
earth-web-good-soil = почва
earth-web-good-compost = компост
earth-web-good-sprout = побеги
earth-web-good-growth = ростки
earth-web-good-compost_hand = карты с руки
earth-web-so-far = Уже получено
earth-web-fauna = Поле фауны
earth-web-first-full = 7 очков за первый заполненный остров
earth-web-goal-met = выполнена
earth-web-team-area = Командная область
earth-web-in-team-area = В командной области: { $what } { $number }
earth-web-their-area = У другой команды: почва { $soil }, карты { $cards }, побеги { $sprouts }, ростки { $growth }, компост { $compost }
earth-web-gaia-board = Поле Геи
earth-web-gaia-deck = { $run ->
    [1] осталось карт: { $deck }
   *[other] осталось карт: { $deck }, в последний раз
}
earth-web-gaia-none = Она ещё не открыла ни одной карты.
earth-web-gaia-last = Что Гея получила в последний раз
earth-web-gaia-because = Потому что вы выбрали «{ $action }»:
earth-web-gaia-skips = Следующий ход она пропустит.
earth-web-gaia-help = Гея следует каждому вашему действию и делает свои ходы, по одной карте. Её карты приносят свои очки, даже если на них число меньше нуля; десять жетонов почвы становятся пятью картами компоста; ростки заполняют её горшки слева направо.
earth-web-gaia-pots = Ростки: { $growth }, очки: { $points }
earth-web-gaia-pile-title = Карты: { $number }, очки: { $points }
earth-won-alone = Вы обошли Гею
earth-lost-alone = На этот раз победила Гея

# What is asked, in the words of the moment

earth-web-your-action = Ваш ход: выберите действие
earth-web-choose-action = Оно для всех, но вам достанется больше.
earth-web-choose-alone = Гея последует ему по-своему.
earth-web-follow-plant = { $seat }: посадка. Посадите 1 карту, потом возьмите 1
earth-web-follow-plant-none = { $seat }: посадка. Сажать нечего, но 1 карту вы возьмёте
earth-web-follow-compost = { $seat }: удобрение. Что возьмёте вы?
earth-web-follow-water = { $seat }: полив. Что возьмёте вы?
earth-web-follow-grow = { $seat }: выращивание. Что возьмёте вы?
earth-web-plant = { $number ->
    [one] Посадите ещё { $number } карту
   *[other] Посадите до { $number } карт
}
earth-web-plant-none = Посадить сейчас нечего
earth-web-plant-soil = Почвы у вас: { $soil }. Выберите карту в руке.
earth-web-cheapest = Самая дешёвая карта стоит { $cost }, а почвы у вас { $soil }.
earth-web-nothing-to-plant = Ни одну карту из руки посадить нельзя.
earth-web-pays = { $paid ->
    [0] Бесплатно,
   *[other] Платите { $paid },
} останется почвы: { $left }.
earth-web-then-fires = Потом сработает зелёное: { $cards }.
earth-web-use = { $card }: применить?
earth-web-spread-place = Разместить: { $number }
earth-web-spread-pay = Отдать: { $number }
earth-web-spread-proposed = { $where ->
    [none] Можно нажать на другие карты.
   *[other] { $where }. Можно нажать на другие карты.
}
earth-web-spread-own = { $where ->
    [none] Готово.
   *[other] { $where }.
}
earth-web-spread-more = { $where ->
    [none] Осталось { $number }: нажимайте на карты.
   *[other] { $where }. Осталось { $number }.
}
earth-web-compost-marked = { $number ->
    [0] Ничего не класть
    [one] В компост { $number } карту
    [few] В компост { $number } карты
   *[other] В компост { $number } карт
}
earth-web-compost-help = Отмечено { $number } из { $most }. Нажимайте на карты в руке.

## What is said the first time that something is asked

earth-first-choose_side = Карта на всю игру: посмотрите, что она даёт сейчас и какая у неё способность.
earth-first-compost_hand = Каждая карта в компосте — очко в конце, и ею можно платить. Отдайте то, что не посадите.
earth-first-choose_action = Вы получаете больше, остальные меньше, а карты этого цвета срабатывают у всех.
earth-first-follow = Это действие выбрал другой игрок, и вам тоже кое-что достаётся.
earth-first-plant = Растения стоят почвы и остаются до конца. Шестнадцать карт заполняют остров.
earth-first-plant_at = Для многих карт важны ряды, столбцы и соседи: место стоит выбрать с умом.
earth-first-pay_instead = За эту карту можно платить не только почвой.
earth-first-replace = Эту местность можно бесплатно поменять на другую.
earth-first-keep = Одна из них останется в руке. Думайте о цветах, которыми пользуетесь.
earth-first-order = Остров и климат срабатывают до поля или после: сначала то, что пригодится остальным.
earth-first-activate = Каждая карта срабатывает раз за ход, ряд за рядом. Слишком дорогое можно пропустить.
earth-first-copy = Она повторяет способность другой вашей карты, словно та стоит здесь.
earth-first-take_part = Здесь больше — не всегда лучше: вместе с вами получает кто-то ещё.
earth-first-place = Каждый побег и росток — очко. Карта, выросшая до конца, вместо очков за ростки даёт очки верхушки.
earth-first-lift = Платят побегами и ростками с карт: берите там, где не жалко.
earth-first-take_compost = Карта из компоста может ещё пригодиться.
earth-first-last_chance = После этого считают очки. События в руке уже ничего не дадут.
earth-first-gaia_leaf = Её лист займёт место: придёте туда позже — получите меньше.
earth-first-take_shared = Что останется в области, пропадёт в конце хода.

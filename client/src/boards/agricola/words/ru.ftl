# Buttons, what is asked about a decision, and what follows a first press
agricola-act-place = Отправить
agricola-act-place_second = Отправить
agricola-act-build-room = Построить комнату
agricola-act-build-room-for = Построить комнату
agricola-act-build-stable = Поставить хлев
agricola-act-build-stable-for = Поставить хлев
agricola-act-build = Построить
agricola-act-renovate = Обновить дом
agricola-act-plough = Вспахать
agricola-act-sow = Посеять
agricola-act-bake = Испечь
agricola-act-fence = Огородить
agricola-act-divide = Разделить
agricola-act-improve = Разыграть карту
agricola-act-occupation = Разыграть карту
agricola-act-pay = Заплатить
agricola-act-choose_resources = Взять
agricola-act-choose_way = Выбрать это
agricola-act-house = Оставить этих
agricola-act-release = Отпустить
agricola-act-move = Перегнать
agricola-act-use-card = Применить карту
agricola-act-ask = Выбрать
agricola-act-exchange = Отложить
agricola-act-drop = Отложить
agricola-act-mulligan = Решить
agricola-act-draft = Взять карту
agricola-act-pot-add = Добавить
agricola-act-pot-cook = Приготовить
agricola-act-done = Готово
agricola-why-place = Родич сделает то, что написано на ячейке.
agricola-why-build = Комнаты для семьи, хлева для животных.
agricola-why-field_work-plough = Поля примыкают друг к другу.
agricola-why-improve = Подсвечено то, что вам по средствам.
agricola-why-occupation = Подсвечено то, что вам по средствам.
agricola-why-house = Выпасы, хлева и один питомец в доме.
agricola-why-draft = Остальные карты уйдут соседу.
agricola-why-offer = Решать вам: без этого ничего не случится.
agricola-why-choose_resources = Что-то одно ваше.
agricola-why-choose_way = Только что-то одно.
agricola-why-field_work-stable = На свободной ячейке; в хлеву место для одного животного.
agricola-why-pay = Чем не платите, то остаётся у вас.
agricola-why-fence = Нажмите на ячейки одного выпаса.
agricola-then-build = Что здесь построить?
agricola-then-field_work = Что здесь сделать?
agricola-then-improve = Чем заплатить?
agricola-then-fence = Какие ячейки войдут в выпас?
agricola-then-arrange = Куда перегнать?

# The table
agricola-web-part-actions = Действия
agricola-web-part-farm = Усадьба
agricola-web-part-cards = Карты
agricola-web-round = Раунд { $round } из 14
agricola-web-round-short = Раунд { $round }/14
agricola-web-round-tiny = { $round }/14
agricola-web-set-up = До первого раунда
agricola-web-phase-new = Новая карта
agricola-web-phase-work = Работа
agricola-web-phase-home = Домой
agricola-web-phase-harvest = Урожай
agricola-web-spaces = Ячейки действий
agricola-web-majors-short = Особые
agricola-web-majors-left = Особые улучшения: осталось { $number }
agricola-web-plaque = Раунд { $round }, этап { $stage }, ещё закрыт
agricola-web-harvest-then = После этого раунда урожай
agricola-web-promise = { $seat }: { $goods }
agricola-web-space = { $space }{ $goods_count ->
    [0] { "" }
   *[other] , лежит: { $goods }
}{ $who ->
    [none] { "" }
   *[other] , стоит: { $who }
}{ $why ->
    [none] { "" }
   *[other] . { $why }
}{ $gain ->
    [none] { "" }
   *[other] . { $gain }
}
agricola-web-lies = Лежит: { $goods }
agricola-web-stands = Здесь: { $who }

# Short names of the spaces
agricola-web-space-build_rooms_stables = Стройка
agricola-web-space-starting_player_minor = Первый ход
agricola-web-space-starting_player_storehouse = Кладовая
agricola-web-space-take_grain = 1 зерно
agricola-web-space-plow_field = Вспашка
agricola-web-space-occupation = Занятие
agricola-web-space-stable_bake = Хлев, хлеб
agricola-web-space-day_laborer = Подёнщик
agricola-web-space-day_laborer_family = Подёнщик
agricola-web-space-wood_3 = Дерево
agricola-web-space-clay_1 = Глина
agricola-web-space-reed_1 = Тростник
agricola-web-space-fishing = Рыбалка
agricola-web-space-sow_bake = Сев, хлеб
agricola-web-space-improvement = Улучшение
agricola-web-space-sheep_1 = Овцы
agricola-web-space-fences = Изгороди
agricola-web-space-stone_1_stage2 = Камень
agricola-web-space-renovate_improvement = Ремонт
agricola-web-space-family_growth_minor = Семья
agricola-web-space-take_vegetable = 1 овощ
agricola-web-space-boar_1 = Свиньи
agricola-web-space-stone_1_stage4 = Камень
agricola-web-space-cattle_1 = Коровы
agricola-web-space-plow_sow = Пашня, сев
agricola-web-space-family_growth_no_room = Семья +1
agricola-web-space-renovate_fences = Ремонт +
agricola-web-space-p3_wood_2 = Дерево
agricola-web-space-p3_clay_1 = Глина
agricola-web-space-p3_resource_1 = 1 ресурс
agricola-web-space-p3_occupation = Занятие
agricola-web-space-p3_resources_2 = 2 ресурса
agricola-web-space-p4_wood_1 = Дерево
agricola-web-space-p4_wood_2 = Дерево
agricola-web-space-p4_clay_2 = Глина
agricola-web-space-p4_reed_stone_food = Припасы
agricola-web-space-p4_traveling_players = Артисты
agricola-web-space-p4_occupation = Занятие
agricola-web-space-p4_resources_2 = 2 ресурса
agricola-web-space-p5_wood_4 = Дерево
agricola-web-space-p5_clay_3 = Глина
agricola-web-space-p5_reed_stone_wood = Тростник
agricola-web-space-p5_animal_choice = Скотина
agricola-web-space-p5_occupation_or_growth = Дело, дитя
agricola-web-space-p5_resources_or_growth = Сырьё, дитя
agricola-web-space-p5_room_or_players = Комната
agricola-web-space-tavern = Таверна
agricola-web-space-clay_deposit = Залежи

# Why a space cannot be used
agricola-web-why-room = Тесно
agricola-web-why-family = Все пятеро
agricola-web-why-stone_house = Уже камень
agricola-web-why-goods = Дорого
agricola-web-why-wood = Нет дерева
agricola-web-why-no_fence = Нечем
agricola-web-why-site = Негде
agricola-web-why-food = Нет еды
agricola-web-why-no_card = Нет карт
agricola-web-why-no_seed = Нет семян
agricola-web-why-no_field = Нет поля
agricola-web-why-no_bread = Нет печи
agricola-web-why-empty = Пусто
agricola-web-why-nothing = Нечего
agricola-web-why-closed = Закрыто

# The same with numbers: beside the name of the space
agricola-web-cost-room = комната: { $goods }
agricola-web-cost-stable = хлев: { $goods }
agricola-web-cost-renovation = перестройка: { $goods }
agricola-web-cost-pasture = самый маленький выпас: { $goods }
agricola-web-cost-occupation = занятие: { $goods }
agricola-web-you-have = у вас { $goods }
agricola-web-nearest = Ни на одно улучшение не хватает. Ближе всего { $card }, не хватает: { $goods }.
agricola-web-reason-room = людей в семье { $people }, а комнат { $rooms }: нужна ещё одна.
agricola-web-reason-family = в семье уже пятеро, больше нельзя.
agricola-web-reason-stone_house = вы уже живёте в каменном доме.
agricola-web-reason-goods = ни на одно улучшение не хватает.
agricola-web-reason-wood = не хватает дерева.
agricola-web-reason-no_fence = больше ничего не огородить, изгородей осталось: { $fences }.
agricola-web-reason-site = на усадьбе нет для этого места.
agricola-web-reason-food = это стоит еды, а у вас её { $food }.
agricola-web-reason-no_card = у вас в руке нет занятий.
agricola-web-reason-no_seed = сеять нечего: зерна { $grain }, овощей { $vegetables }.
agricola-web-reason-no_field = у вас нет пустого поля.
agricola-web-reason-no_bread = для хлеба нужны зерно и печь; зерна у вас { $grain }.
agricola-web-reason-empty = здесь сейчас ничего нет.
agricola-web-reason-nothing = из того, что тут можно, сейчас ничего не выйдет.
agricola-web-reason-closed = сейчас вам сюда нельзя.

# What is asked, by what can be done
agricola-web-ask-plough = Какую ячейку вспахать?
agricola-web-ask-plough-sow = Вспахать ячейку или засеять поля?
agricola-web-ask-sow = Что и где посеять?
agricola-web-ask-sow-bake = Что посеять и сколько хлеба испечь?
agricola-web-ask-bake = Сколько хлеба испечь?
agricola-web-ask-stable = Где поставить хлев?
agricola-web-ask-stable-bake = Поставить хлев или испечь хлеб?
agricola-web-ask-room = Где построить комнату?
agricola-web-ask-room-stable = Что и где построить: комнату или хлев?

# What the main button does
agricola-web-act-go = Пойти туда
agricola-web-act-take = Взять
agricola-web-act-lay = Отложить
agricola-web-act-play = Сыграть карту
agricola-web-act-build = Построить
agricola-web-act-plough = Вспахать
agricola-web-act-sow = Посеять
agricola-web-act-bake = Испечь
agricola-web-act-renovate = Перестроить
agricola-web-act-fence = Огородить
agricola-web-act-pay = Заплатить
agricola-web-act-move = Перевести
agricola-web-act-use = Применить
agricola-web-act-eat = Сделать еду

# What a space would bring
agricola-web-food-then = Тогда к урожаю будет { $food } еды из { $need }.
agricola-web-you-get = Вы получите: { $goods }.
agricola-web-you-pay = Вы отдадите: { $goods }.
agricola-web-points = { $sign ->
    [plus] +{ $number }
   *[minus] −{ $number }
} { $number ->
    [one] очко
    [few] очка
   *[many] очков
} сейчас.
agricola-web-then-build = Потом вы строите комнаты или хлева.
agricola-web-then-improve = Потом вы выбираете улучшение.
agricola-web-then-occupation = Потом вы выбираете занятие.
agricola-web-then-field_work = Потом вы работаете в поле.
agricola-web-then-fence = Потом вы размечаете изгороди.
agricola-web-then-renovate = Потом вы перестраиваете дом.
agricola-web-then-choose_resources = Потом вы выбираете, что взять.
agricola-web-then-choose_way = Потом вы выбираете одно из действий.
agricola-web-then-house = Место есть не для всех животных: потом вы решите, кто останется.
agricola-web-then-offer = Потом сработают ваши карты.
agricola-web-then-ask = Потом карта задаст вопрос.
agricola-web-then-pay = Потом вы выбираете, чем платить.
agricola-web-then-make_food = Потом вы готовите недостающую еду.

# The farm
agricola-web-your-farm = Ваша усадьба
agricola-web-farm-of = Усадьба: { $seat }
agricola-web-farms = Усадьбы
agricola-web-left = Осталось: { $fences ->
    [one] { $fences } изгородь
    [few] { $fences } изгороди
   *[many] { $fences } изгородей
}, { $stables ->
    [one] { $stables } хлев
    [few] { $stables } хлева
   *[many] { $stables } хлевов
}
agricola-web-family = Родичей: { $people }, дома { $home }
agricola-web-cell-room = { $cell }: комната, { $house }
agricola-web-cell-field = { $cell }: поле{ $crops_id ->
    [none] , ничего не растёт
   *[other] , { $crops }
}
agricola-web-cell-pasture = { $cell }: выпас, мест { $room }{ $animals_count ->
    [0] , пусто
   *[other] , { $animals }
}{ $stable ->
    [yes] , с хлевом
   *[no] { "" }
}
agricola-web-cell-stable = { $cell }: хлев{ $animals_count ->
    [0] , пусто
   *[other] , { $animals }
}
agricola-web-cell-empty = { $cell }: луг
agricola-web-edge = Изгородь { $edge }
agricola-web-pen = { $pen }: { $animals_count ->
    [0] пусто
   *[other] { $animals }
}, мест { $room }
agricola-web-drag = Перетащите на другое место
agricola-web-can-cook = Можно превратить в еду
agricola-web-field-at = Поле { $cell }

# Fences
agricola-web-fence-how = Как размечать изгороди
agricola-web-by-space = По ячейкам
agricola-web-by-edge = По сторонам
agricola-web-build-fences = Построить { $number ->
    [one] { $number } изгородь
    [few] { $number } изгороди
   *[many] { $number } изгородей
}
agricola-web-fence-plan = { $number ->
    [one] { $number } новая изгородь
    [few] { $number } новые изгороди
   *[many] { $number } новых изгородей
}, дерева: { $wood }. { $pastures ->
    [one] Мест для животных: { $room }.
   *[other] Выпасов: { $pastures }, мест для животных: { $room }.
}
agricola-web-fault-nothing = Выберите, что огородить.
agricola-web-fault-built = Там уже стоит изгородь.
agricola-web-fault-open = Ещё не замкнуто: каждая изгородь должна ограждать выпас.
agricola-web-fault-enclosed = Комнаты и поля огораживать нельзя.
agricola-web-fault-apart = Новый выпас должен примыкать к прежним.
agricola-web-fault-supply = Изгородей нужно { $number }: столько не осталось.
agricola-web-fault-wood = Изгородей { $number }, дерева нужно { $wood }: столько у вас нет.
agricola-web-fault-scattered = Ячейки должны примыкать друг к другу.
agricola-web-fault-crossed = Между этими ячейками стоит изгородь.
agricola-web-fault-exists = Это уже выпас.
agricola-web-fault-not_now = Этим действием такое не построить.

# Fields and bread
agricola-web-sow-title = Посев
agricola-web-sow-none = ничего
agricola-web-seeds-left = { $good }: осталось { $number }
agricola-web-plough-first = Сначала можно вспахать: нажмите подсвеченную ячейку усадьбы.
agricola-web-stable-too = Можно построить хлев: нажмите подсвеченную ячейку усадьбы.
agricola-web-bake-title = Выпечка хлеба
agricola-web-bread = хлеб
agricola-web-bake-rate = еды за первое зерно: { $food }
agricola-web-work-fields = { $fields ->
    [0] Испечь хлеб
   *[other] { $grain ->
        [0] Засеять { $fields ->
            [one] { $fields } поле
            [few] { $fields } поля
           *[many] { $fields } полей
        }
       *[other] Засеять и испечь
    }
}
agricola-web-work-nothing = Ничего не выбрано: засейте или испеките что-нибудь либо закончите.
agricola-web-work-sow = Полей под зерном: { $grains }, под овощами: { $vegetables }.
agricola-web-work-bake = Хлеб: зерна { $grain }, еды { $food }.
agricola-web-proposal = Наш совет

# The harvest
agricola-web-need = Урожай после раунда { $round }
agricola-web-need-sr = еда к следующему урожаю
agricola-web-need-ok = Еды в запасе: { $food }. Сыты все.
agricola-web-need-short = Не хватает еды: { $gap }. Из припасов можно сделать { $could }.
agricola-web-need-beg = Не хватает { $gap }, припасов хватит на { $could }: за каждую просьбу −3 очка.
agricola-web-begging = Попрошайничество: { $number }
agricola-web-harvest-title = Урожай после раунда { $round }
agricola-web-look-harvest = { $who_count ->
    [0] Урожай собран, все сыты
   *[other] Урожай собран. Просят подаяние: { $who }
}
agricola-web-phase-fields = Поля
agricola-web-phase-feeding = Пропитание
agricola-web-phase-breeding = Приплод
agricola-web-fed = сыты все
agricola-web-begs = не хватило { $number }, −{ $points }
agricola-web-choosing = выбирает
agricola-web-resting = не участвует
agricola-web-no-place = Для приплода нет места: { $good }
agricola-web-on-table = На столе
agricola-web-begging-cards = Попрошайничество
agricola-web-less = Меньше: { $what }
agricola-web-more = Больше: { $what }
agricola-web-nothing-to-cook = Превратить в еду нечего.
agricola-web-then-breeding = Потом приплод
agricola-web-young-born = +1 { $good }, место есть
agricola-web-young-none = { $good }: для приплода нет места
agricola-web-young-maybe = { $good }: смотря сколько места освободится
agricola-web-young-eaten = { $good }: пары не останется
agricola-web-feed = Накормить семью
agricola-web-feed-beg = Просить подаяние: { $number }
agricola-web-beg-anyway = Всё равно просить: { $number }
agricola-web-beg-sure = Из того, что вы бережёте, выйдет ещё { $more } еды. Точно просить подаяние и потерять { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}?
agricola-web-left-over = Потом останется:
agricola-web-beggar = { $seat_you ->
    [yes] Вы
   *[no] { $seat }
}: подаяние { $number }
agricola-web-harvest-brings = Урожай принесёт
agricola-web-supper = Еды нужно { $need }, в запасе { $have }{ $made ->
    [0] { "" }
   *[other] , приготовлено { $made }
}. Сыты все, просить не придётся.
agricola-web-supper-short = Еды нужно { $need }, в запасе { $have }{ $made ->
    [0] { "" }
   *[other] , приготовлено { $made }
}. Не хватает { $beg }: карта попрошайничества за каждую, −3 очка.

# Cards
agricola-web-cards = Карты
agricola-web-spread = Разложить
agricola-web-all-cards = Все карты
agricola-web-laid-hand = Карты с полным текстом
agricola-web-laid-all = Все карты игры
agricola-web-search = Искать в названиях и текстах
agricola-web-more-cards = Показать ещё, осталось { $number }
agricola-web-deck = { $deck ->
    [E] базовая колода
    [I] колода влияния
   *[K] составная колода
}
agricola-web-lies-before = { $name }: уже на столе
agricola-web-tab-pack = На выбор
agricola-web-tab-occupation = Занятия
agricola-web-tab-minor = Простые улучшения
agricola-web-tab-major = Особые улучшения
agricola-web-tab-score = Счёт
agricola-web-kind-occupation = Занятие
agricola-web-kind-minor = Простое улучшение
agricola-web-kind-major = Особое улучшение
agricola-web-played = Сыграны
agricola-web-no-cards = Карт нет
agricola-web-hidden-cards = В руке { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}, не видны
agricola-web-or = или
agricola-web-lack-goods = Не хватает: { $goods }
agricola-web-lack-needs = Нужно: { $card_needs }
agricola-web-on-card = На карте: { $number }

# The score
agricola-web-target = Цель этой партии: { $target } { $target ->
    [one] очко
    [few] очка
   *[many] очков
}
agricola-web-next-step = Вам до шага
agricola-web-next = { $part ->
    [unused] на 1 меньше: +{ $points }
   *[other] ещё { $more }: +{ $points }
}
agricola-web-short-fields = Поля
agricola-web-short-pastures = Выпасы
agricola-web-short-grain = Зерно
agricola-web-short-vegetables = Овощи
agricola-web-short-sheep = Овцы
agricola-web-short-boar = Свиньи
agricola-web-short-cattle = Коровы
agricola-web-short-unused = Пустые
agricola-web-short-stables = Хлева
agricola-web-short-rooms = Комнаты
agricola-web-short-people = Родичи
agricola-web-short-cards = Карты
agricola-web-short-bonus = Бонус
agricola-web-short-begging = Просьбы
agricola-web-animals = Животные
agricola-won-alone = { $points ->
    [one] Ваша усадьба стоит { $points } очко
    [few] Ваша усадьба стоит { $points } очка
   *[other] Ваша усадьба стоит { $points } очков
}

## What is said the first time that something is asked

agricola-first-place = Каждый родич выполняет в раунд одно действие. Что оставите, достанется другим.
agricola-first-place_second = Можно сразу выставить ещё одного родича, раньше остальных.
agricola-first-build = Комната нужна для нового родича; хлев держит животное или удваивает выпас.
agricola-first-renovate = Весь дом сразу: каждая комната в конце будет стоить больше.
agricola-first-field_work = Зерно на поле даёт три урожая из одного семени. Поля лежат рядом друг с другом.
agricola-first-fence = Отметьте ячейки одного выпаса: изгороди вокруг встанут сами, по 1 дереву за каждую.
agricola-first-improve = Улучшение служит до конца игры. То, на чём готовят, спасает от голода.
agricola-first-occupation = Занятие действует с этой минуты, поэтому ранние приносят больше всего.
agricola-first-pay = Заплатить можно по-разному.
agricola-first-choose_resources = Подумайте, что вы хотите построить дальше.
agricola-first-choose_way = Эта ячейка предлагает разное, вы получаете что-то одно.
agricola-first-offer = Сейчас можно применить вашу карту, если хотите.
agricola-first-ask = Ваша карта даёт вам выбрать.
agricola-first-feed = По две еды на родича. Каждая недостающая — минус 3 очка; лучше съесть зерно или приготовить скот.
agricola-first-owe = Еду можно приготовить сейчас из того, что есть.
agricola-first-make_food = Зерно и овощи — еда в любой момент, скот — только если есть на чём готовить.
agricola-first-pot = Можно приготовить сразу нескольких животных.
agricola-first-house = В выпасе живёт один вид. Кому нет места, тот идёт на еду или убегает.
agricola-first-arrange = Скот можно перегонять в любой момент, лишь бы всем хватило места.
agricola-first-exchange = Три ненужные карты на одну, которая может пригодиться.
agricola-first-drop = Оставьте карты, которые помогают друг другу, и одну-две на самое начало.
agricola-first-mulligan = В новой руке будет на карту меньше.
agricola-first-draft = Возьмите одну карту; остальные уйдут дальше, а к вам придут другие.

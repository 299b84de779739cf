# Что маленькая карточка говорит о вещах на столе

## Запасы

agricola-web-is-wood = У вас { $number }. Нужно для комнат хижины, хлевов и изгородей.
agricola-web-is-clay = У вас { $number }. Нужна для очагов, печей и перестройки хижины, а потом и для комнат мазанки.
agricola-web-is-reed = У вас { $number }. На каждую комнату идёт 2, на перестройку дома 1.
agricola-web-is-stone = У вас { $number }. Нужен для поздних улучшений и для каменного дома.
agricola-web-is-grain = У вас { $number }. Из одного посеянного вырастает три, а ещё из зерна пекут хлеб. В конце приносит очки, на полях тоже.
agricola-web-is-vegetable = У вас { $number }. Из одного посеянного вырастает два. В конце приносит очки, на полях тоже.
agricola-web-is-food = У вас { $number }. При следующем урожае нужно { $need }; лишнее останется.
agricola-web-is-animal = У вас { $number }. Если их двое или больше, при урожае родится ещё одно животное, было бы для него место.
agricola-web-is-cooked = Если приготовить одно, выйдет еды: { $food }.
agricola-web-is-next = Ещё { $more }, и в конце очков будет больше на { $points }.

## Усадьба

agricola-web-is-room = В каждой комнате живёт один родич. Комнат: { $rooms }, родичей: { $people }. Сейчас ваш дом — { $house }.
agricola-web-is-sown = При каждом урожае отсюда снимают по одному: { $crop }. Осталось { $number }.
agricola-web-is-field = Здесь ничего не растёт. Засейте поле, и при каждом урожае с него будут снимать по одному.
agricola-web-is-pasture = Мест для животных одного вида: { $capacity }. Каждый хлев на выпасе удваивает их число.
agricola-web-is-stable = В хлеву без изгородей помещается одно животное.
agricola-web-is-house = { $capacity ->
    [one] В доме может жить { $capacity } питомец
    [few] В доме могут жить { $capacity } питомца
   *[other] В доме могут жить { $capacity } питомцев
}.
agricola-web-is-farm = Дом: { $house }, комнат { $rooms }. Полей: { $fields }, выпасов: { $pastures }, хлевов: { $stables }, пустых ячеек: { $empty }.
agricola-web-is-owned = { $seat }: { $number }.
agricola-web-is-empty = Каждая пустая ячейка в конце отнимает 1 очко. Пустых у вас: { $number }.

## Раунды, урожай, игроки

agricola-web-is-round = В начале этого раунда здесь откроется новая ячейка действия.
agricola-web-is-agreed = В начале этого раунда здесь откроется: { $space }.
agricola-web-is-promised = В этом раунде отсюда заберут:
agricola-web-is-feeding = Еда к урожаю
agricola-web-is-need = Родичей { $people }, еды им нужно { $need }, а есть { $food }. За каждую недостающую берут карту попрошайничества.
agricola-web-is-harvest = { $left ->
    [0] Урожай сразу после этого раунда
   *[other] Следующий урожай — после раунда { $round }
}.
agricola-web-is-begging = Каждая такая карта отнимает в конце 3 очка, и избавиться от неё нельзя.
agricola-web-is-family = Родичей: { $people }. За раунд каждый делает одно дело, а в конце приносит 3 очка.
agricola-web-is-first = Первый игрок
agricola-web-is-first-now = Отправляет родича раньше всех. Право первого хода перейдёт к тому, кто встанет на ячейку первого игрока.
agricola-web-is-score-fields = Вспаханные поля, засеянные и нет. Меньше двух — минус очко.
agricola-web-is-score-pastures = Огороженные выпасы любого размера. Ни одного — минус очко.
agricola-web-is-score-grain = Зерно в запасе и на полях. Ни одного — минус очко.
agricola-web-is-score-vegetables = Овощи в запасе и на полях. Ни одного — минус очко.
agricola-web-is-score-sheep = Овцы в усадьбе. Ни одной — минус очко.
agricola-web-is-score-boar = Свиньи в усадьбе. Ни одной — минус очко.
agricola-web-is-score-cattle = Коровы в усадьбе. Ни одной — минус очко.
agricola-web-is-score-unused = Минус очко за каждую ячейку, где нет ни комнаты, ни поля, ни хлева, ни выпаса.
agricola-web-is-score-stables = Очко за каждый хлев на выпасе.
agricola-web-is-score-rooms = Очко за каждую комнату мазанки, два за каждую комнату каменного дома; за хижину ничего.
agricola-web-is-score-people = 3 очка за каждого родича.
agricola-web-is-score-cards = Очки, напечатанные на картах.
agricola-web-is-score-bonus = Бонусные очки, которые приносят карты.
agricola-web-is-score-begging = Минус 3 очка за каждую карту попрошайничества.

## Ячейки действий

agricola-web-is-pile = Кто придёт, заберёт всё, что здесь лежит. Каждый раунд прибавляется: { $goods }.
agricola-web-is-gives = Кто придёт, получит: { $goods }.
agricola-web-is-space-build_rooms_stables = Здесь строят комнаты и хлева: столько, сколько сможете оплатить.
agricola-web-is-space-starting_player_minor = Со следующего раунда вы ходите первым; можно сыграть простое улучшение.
agricola-web-is-space-starting_player_storehouse = Со следующего раунда вы ходите первым.
agricola-web-is-space-plow_field = Здесь вспахивают одно поле.
agricola-web-is-space-occupation = Здесь осваивают занятие. Первое бесплатно, остальные по 1 еде.
agricola-web-is-space-stable_bake = Здесь строят хлев за 1 дерево, пекут хлеб или делают и то и другое.
agricola-web-is-space-sow_bake = Здесь засевают сколько угодно полей, пекут хлеб или делают и то и другое.
agricola-web-is-space-improvement = Здесь внедряют улучшение, особое или простое.
agricola-web-is-space-fences = Здесь ставят изгороди, по 1 дереву каждая.
agricola-web-is-space-renovate_improvement = Здесь перестраивают весь дом, потом можно взять улучшение.
agricola-web-is-space-family_growth_minor = Семья растёт, если есть свободная комната; потом можно сыграть простое улучшение.
agricola-web-is-space-plow_sow = Здесь вспахивают одно поле, сеют или делают и то и другое.
agricola-web-is-space-family_growth_no_room = Семья растёт, даже если свободной комнаты нет.
agricola-web-is-space-renovate_fences = Здесь перестраивают весь дом, потом можно ставить изгороди.
agricola-web-is-space-p3_resource_1 = Здесь выбирают одно: дерево, глину, тростник или камень.
agricola-web-is-space-p3_occupation = Здесь осваивают занятие за 2 еды.
agricola-web-is-space-p3_resources_2 = Здесь выбирают два разных: дерево, глину, тростник или камень.
agricola-web-is-space-p4_occupation = Здесь осваивают занятие: первые два по 1 еде, остальные по 2.
agricola-web-is-space-p4_resources_2 = Здесь выбирают два разных: дерево, глину, тростник или камень.
agricola-web-is-space-p5_animal_choice = Овца и 1 еда, или свинья, или корова за 1 еду.
agricola-web-is-space-p5_occupation_or_growth = Занятие, а с 5-го раунда — или прибавление в семействе.
agricola-web-is-space-p5_resources_or_growth = Два любых строительных ресурса, а с 5-го раунда — или прибавление в семействе.
agricola-web-is-space-p5_room_or_players = Одна комната или вся еда, что здесь лежит.

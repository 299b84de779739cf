# Что маленькая карточка говорит о вещах на столе

## Запасы

agricola-web-is-wood = У вас { $number }. Нужно для комнат хижины, хлевов и изгородей.
agricola-web-is-clay = У вас { $number }. Нужна для очагов и печей, а когда дом станет мазанкой — для комнат.
agricola-web-is-reed = У вас { $number }. На комнату идёт два, на перестройку — один.
agricola-web-is-stone = У вас { $number }. Нужен для поздних улучшений и комнат каменного дома.
agricola-web-is-grain = У вас { $number }. Посеянное зерно превращается в три, испечённое — в хлеб. В конце приносит очки, на полях тоже.
agricola-web-is-vegetable = У вас { $number }. Посеянный овощ превращается в два. В конце приносит очки, на полях тоже.
agricola-web-is-food = У вас { $number }. В ближайший урожай понадобится { $need }; лишнее останется.
agricola-web-is-animal = У вас { $number }. Если их хотя бы двое, в каждый урожай появляется ещё одно животное, когда для него есть место.
agricola-web-is-cooked = Если приготовить, выйдет еды: { $food }.
agricola-web-is-next = Ещё { $more } — и в конце на { $points } больше.

## Ферма

agricola-web-is-room = В комнате живёт один родич. Комнат: { $rooms }, родичей: { $people }. Сейчас это { $house }.
agricola-web-is-sown = Каждый урожай снимает отсюда по одному ({ $crop }); осталось { $number }.
agricola-web-is-field = Здесь ничего не растёт. Посейте действием — и урожаи будут снимать по одному.
agricola-web-is-pasture = На этот выпас помещается животных одного вида: { $capacity }. Каждый хлев внутри удваивает место.
agricola-web-is-stable = Вне выпаса в хлеву помещается одно животное.
agricola-web-is-empty = Каждая пустая ячейка в конце отнимает очко; у вас пустых: { $number }.

## Раунды, урожай, игроки

agricola-web-is-round = В начале раунда здесь откроется новая клетка действий.
agricola-web-is-agreed = В начале раунда здесь откроется: { $space }.
agricola-web-is-promised = Здесь ждёт:
agricola-web-is-feeding = Еда к урожаю
agricola-web-is-need = Вашей семье (родичей: { $people }) нужно еды: { $need }, у вас { $food }. За каждую недостающую берут карту попрошайничества.
agricola-web-is-harvest = Ближайший урожай после раунда { $round }{ $left ->
    [0] , то есть после этого
   *[other] , раундов до него: { $left }
}.
agricola-web-is-begging = Каждая отнимает в конце 3 очка, и избавиться от неё нельзя.
agricola-web-is-family = Родичей: { $people }. Каждого отправляют раз за раунд, в конце каждый приносит 3 очка.
agricola-web-is-first = Первый игрок
agricola-web-is-first-now = Первым отправляет родича. Право перейдёт к тому, кто займёт клетку первого игрока.
agricola-web-is-score-fields = Вспаханные поля, засеянные и нет. Меньше двух — минус очко.
agricola-web-is-score-pastures = Огороженные выпасы любого размера. Ни одного — минус очко.
agricola-web-is-score-grain = Зерно в запасе и на полях. Ни одного — минус очко.
agricola-web-is-score-vegetables = Овощи в запасе и на полях. Ни одного — минус очко.
agricola-web-is-score-sheep = Овцы на ферме. Ни одной — минус очко.
agricola-web-is-score-boar = Свиньи на ферме. Ни одной — минус очко.
agricola-web-is-score-cattle = Коровы на ферме. Ни одной — минус очко.
agricola-web-is-score-unused = Минус очко за каждую ячейку, где нет ни комнаты, ни поля, ни хлева, ни выпаса.
agricola-web-is-score-stables = Очко за каждый хлев на выпасе.
agricola-web-is-score-rooms = Очко за комнату мазанки, два за комнату каменного дома; за хижину ничего.
agricola-web-is-score-people = 3 очка за каждого родича.
agricola-web-is-score-cards = Очки, указанные на улучшениях.
agricola-web-is-score-bonus = Что сверх того приносят карты.
agricola-web-is-score-begging = 3 очка долой за каждую карту попрошайничества.

## Клетки действий

agricola-web-is-pile = Кто придёт, забирает всё, что здесь лежит. Каждый раунд прибавляется: { $goods }.
agricola-web-is-gives = Кто придёт, получает: { $goods }.
agricola-web-is-space-build_rooms_stables = Здесь строят комнаты и хлева — сколько сможете оплатить.
agricola-web-is-space-starting_player_minor = Со следующего раунда вы ходите первым; можно сыграть простое улучшение.
agricola-web-is-space-starting_player_storehouse = Со следующего раунда вы ходите первым.
agricola-web-is-space-plow_field = Здесь вспахивают одно поле.
agricola-web-is-space-occupation = Здесь играют занятие. Первое бесплатно, остальные по 1 еде.
agricola-web-is-space-stable_bake = Здесь строят хлев за 1 дерево, пекут хлеб или делают и то и другое.
agricola-web-is-space-sow_bake = Здесь засевают сколько угодно полей, пекут хлеб или делают и то и другое.
agricola-web-is-space-improvement = Здесь строят особое улучшение или играют простое.
agricola-web-is-space-fences = Здесь ставят изгороди, по 1 дереву каждая.
agricola-web-is-space-renovate_improvement = Здесь перестраивают весь дом, потом можно взять улучшение.
agricola-web-is-space-family_growth_minor = Семья растёт, если есть свободная комната; потом можно сыграть простое улучшение.
agricola-web-is-space-plow_sow = Здесь вспахивают одно поле, сеют или делают и то и другое.
agricola-web-is-space-family_growth_no_room = Семья растёт, даже если свободной комнаты нет.
agricola-web-is-space-renovate_fences = Здесь перестраивают весь дом, потом можно ставить изгороди.
agricola-web-is-space-p3_resource_1 = Здесь выбирают одно: дерево, глину, тростник или камень.
agricola-web-is-space-p3_occupation = Здесь играют занятие за 2 еды.
agricola-web-is-space-p3_resources_2 = Здесь выбирают два разных: дерево, глину, тростник или камень.
agricola-web-is-space-p4_occupation = Здесь играют занятие: первые два по 1 еде, остальные по 2.
agricola-web-is-space-p4_resources_2 = Здесь выбирают два разных: дерево, глину, тростник или камень.
agricola-web-is-space-p5_animal_choice = Овца и 1 еда, или свинья, или корова за 1 еду.
agricola-web-is-space-p5_occupation_or_growth = Занятие, а с 5-го раунда — или прибавление в семействе.
agricola-web-is-space-p5_resources_or_growth = Два любых строительных ресурса, а с 5-го раунда — или прибавление в семействе.
agricola-web-is-space-p5_room_or_players = Одна комната или вся еда, что здесь лежит.

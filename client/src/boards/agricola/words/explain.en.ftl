# What the small card says of the things on the table

## Goods

agricola-web-is-wood = You have { $number }. For wooden rooms, stables and fences.
agricola-web-is-clay = You have { $number }. For hearths and ovens, and for clay rooms once your house is a clay hut.
agricola-web-is-reed = You have { $number }. Every room takes two, every renovation one.
agricola-web-is-stone = You have { $number }. For the later improvements, and for rooms of a stone house.
agricola-web-is-grain = You have { $number }. Sown, one grain becomes three; baked, it is bread. It brings points at the end, on fields too.
agricola-web-is-vegetable = You have { $number }. Sown, one vegetable becomes two. It brings points at the end, on fields too.
agricola-web-is-food = You have { $number }. The next harvest takes { $need } from you; what is left over stays.
agricola-web-is-animal = You have { $number }. From two of a kind a young one comes at each harvest, if there is room for it.
agricola-web-is-cooked = Made into food, one gives { $food }.
agricola-web-is-next = With { $more } more: +{ $points } at the end.

## The farm

agricola-web-is-room = Each room houses one of the family: { $rooms } rooms, { $people } people. Now it is a { $house }.
agricola-web-is-sown = Each harvest takes one { $crop } from here; { $number } are left.
agricola-web-is-field = Nothing grows here. You sow by an action; harvests then bring in one at a time.
agricola-web-is-pasture = This pasture holds { $capacity } animals of one kind. Each stable in it doubles that.
agricola-web-is-stable = Outside of a pasture a stable holds one animal.
agricola-web-is-house = { $capacity ->
    [one] One animal
   *[other] { $capacity } animals
} may live in the house, as a pet.
agricola-web-is-farm = { $rooms ->
    [one] One room
   *[other] { $rooms } rooms
} ({ $house }), fields: { $fields }, pastures: { $pastures }, stables: { $stables }, empty spaces: { $empty }.
agricola-web-is-owned = { $seat } has { $number }.
agricola-web-is-empty = Empty spaces cost a point each at the end; { $number } of yours are empty.

## Rounds, harvests, players

agricola-web-is-round = A new action space is turned up here when the round begins.
agricola-web-is-agreed = { $space } is turned up here when the round begins.
agricola-web-is-promised = To be taken from here in that round:
agricola-web-is-feeding = Food for the harvest
agricola-web-is-need = A family of { $people } eats { $need }; { $food } food is there. Each that is missing costs a begging card.
agricola-web-is-harvest = The next harvest comes after round { $round }{ $left ->
    [0] , this one
    [one] , the next one
   *[other] , { $left } rounds from now
}.
agricola-web-is-begging = Each costs 3 points at the end, and nothing takes it away.
agricola-web-is-family = { $people ->
    [one] One person
   *[other] { $people } people
}. Each is placed once a round, and is worth 3 points at the end.
agricola-web-is-first = Starting player
agricola-web-is-first-now = Places the first person of the round. Whoever uses the space of the starting player takes it over.
agricola-web-is-score-fields = Ploughed fields, sown or not. Fewer than two cost a point.
agricola-web-is-score-pastures = Fenced areas, whatever their size. None costs a point.
agricola-web-is-score-grain = Grain in your supply and on fields. None costs a point.
agricola-web-is-score-vegetables = Vegetables in your supply and on fields. None costs a point.
agricola-web-is-score-sheep = Sheep on your farm. None costs a point.
agricola-web-is-score-boar = Wild boar on your farm. None costs a point.
agricola-web-is-score-cattle = Cattle on your farm. None costs a point.
agricola-web-is-score-unused = Each space with no room, field, stable or pasture costs a point.
agricola-web-is-score-stables = A point for each stable inside a pasture.
agricola-web-is-score-rooms = A point for each clay room, two for each stone room, none for wood.
agricola-web-is-score-people = 3 points for each person.
agricola-web-is-score-cards = The points printed on cards.
agricola-web-is-score-bonus = The bonus points that cards bring.
agricola-web-is-score-begging = 3 points less for each begging card.

## Action spaces

agricola-web-is-pile = Whoever comes takes all that lies here. Each round brings more: { $goods }.
agricola-web-is-gives = Whoever comes gets: { $goods }.
agricola-web-is-space-build_rooms_stables = Here rooms and stables are built, as many as you can pay for.
agricola-web-is-space-starting_player_minor = You begin from the next round on, and may play a minor improvement.
agricola-web-is-space-starting_player_storehouse = You begin from the next round on.
agricola-web-is-space-plow_field = Here you plough one field.
agricola-web-is-space-occupation = Here you play an occupation. The first costs nothing, each other one 1 food.
agricola-web-is-space-stable_bake = Here you build a stable for 1 wood, bake bread, or both.
agricola-web-is-space-sow_bake = Here you sow as many fields as you like, bake bread, or both.
agricola-web-is-space-improvement = Here you build a major improvement or play a minor one.
agricola-web-is-space-fences = Here you build fences, each for 1 wood.
agricola-web-is-space-renovate_improvement = Here you renovate your whole house; then you may have an improvement.
agricola-web-is-space-family_growth_minor = Your family grows if a room is free; then you may play a minor improvement.
agricola-web-is-space-plow_sow = Here you plough one field, sow, or both.
agricola-web-is-space-family_growth_no_room = Your family grows, even without a free room.
agricola-web-is-space-renovate_fences = Here you renovate your whole house; then you may build fences.
agricola-web-is-space-p3_resource_1 = Here you choose one wood, clay, reed or stone.
agricola-web-is-space-p3_occupation = Here you play an occupation for 2 food.
agricola-web-is-space-p3_resources_2 = Here you choose two different ones of wood, clay, reed and stone.
agricola-web-is-space-p4_occupation = Here you play an occupation: your first two for 1 food, others for 2.
agricola-web-is-space-p4_resources_2 = Here you choose two different ones of wood, clay, reed and stone.
agricola-web-is-space-p5_animal_choice = A sheep and 1 food, or a wild boar, or a cow for 1 food.
agricola-web-is-space-p5_occupation_or_growth = An occupation, or from round 5 on family growth.
agricola-web-is-space-p5_resources_or_growth = Two building resources of your choice, or from round 5 on family growth.
agricola-web-is-space-p5_room_or_players = One room, or all the food that lies here.

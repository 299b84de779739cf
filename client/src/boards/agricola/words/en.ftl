# Buttons, what is asked about a decision, and what follows a first press
agricola-act-place = Go there
agricola-act-place_second = Go there
agricola-act-build-room = Build the room
agricola-act-build-room-for = Build the room
agricola-act-build-stable = Build the stable
agricola-act-build-stable-for = Build the stable
agricola-act-build = Build
agricola-act-renovate = Renovate
agricola-act-plough = Plough
agricola-act-sow = Sow
agricola-act-bake = Bake
agricola-act-fence = Fence it in
agricola-act-divide = Divide it
agricola-act-improve = Play the card
agricola-act-occupation = Play the card
agricola-act-pay = Pay
agricola-act-choose_resources = Take it
agricola-act-choose_way = Take this
agricola-act-house = Keep these
agricola-act-release = Let it go
agricola-act-move = Move it
agricola-act-use-card = Use the card
agricola-act-ask = Choose
agricola-act-exchange = Lay aside
agricola-act-drop = Lay aside
agricola-act-mulligan = Decide
agricola-act-draft = Take the card
agricola-act-pot-add = Add it
agricola-act-pot-cook = Cook
agricola-act-done = Done
agricola-why-place = A person does what the action space says.
agricola-why-build = Rooms for the family, stables for animals.
agricola-why-field_work-plough = A field lies beside the fields you have.
agricola-why-improve = What you can pay for is lit.
agricola-why-occupation = What you can pay for is lit.
agricola-why-house = Pastures, stables and one pet in the house.
agricola-why-draft = The rest of the pack goes on to the next player.
agricola-why-offer = It is your choice: nothing happens without it.
agricola-why-choose_resources = One of these is yours.
agricola-why-choose_way = Only one of them.
agricola-why-field_work-stable = On a free space; a stable holds one animal.
agricola-why-pay = What you do not pay with stays yours.
agricola-why-fence = Press the spaces of one pasture.
agricola-then-build = What shall stand here?
agricola-then-field_work = What do you do here?
agricola-then-improve = How do you pay for it?
agricola-then-fence = Which spaces belong to it?
agricola-then-arrange = Where to?

# The table
agricola-web-part-actions = Actions
agricola-web-part-farm = Farm
agricola-web-part-cards = Cards
agricola-web-round = Round { $round } of 14
agricola-web-round-short = Round { $round }/14
agricola-web-round-tiny = { $round }/14
agricola-web-set-up = Before the first round
agricola-web-phase-new = New card
agricola-web-phase-work = Work
agricola-web-phase-home = Home
agricola-web-phase-harvest = Harvest
agricola-web-spaces = Action spaces
agricola-web-majors-short = Majors
agricola-web-majors-left = Major improvements: { $number } left
agricola-web-plaque = Round { $round }, stage { $stage }, still to come
agricola-web-harvest-then = Harvest after this round
agricola-web-promise = { $goods } for { $seat }
agricola-web-space = { $space }{ $goods_count ->
    [0] { "" }
   *[other] , { $goods } there
}{ $who ->
    [none] { "" }
   *[other] , { $who } there
}{ $why ->
    [none] { "" }
   *[other] . { $why }
}{ $gain ->
    [none] { "" }
   *[other] . { $gain }
}
agricola-web-lies = There: { $goods }
agricola-web-stands = { $who } is here already

# Short names of the spaces
agricola-web-space-build_rooms_stables = Build
agricola-web-space-starting_player_minor = Start player
agricola-web-space-starting_player_storehouse = Storage
agricola-web-space-take_grain = 1 grain
agricola-web-space-plow_field = Plough
agricola-web-space-occupation = Occupation
agricola-web-space-stable_bake = Stable, bake
agricola-web-space-day_laborer = Day labour
agricola-web-space-day_laborer_family = Day labour
agricola-web-space-wood_3 = Wood
agricola-web-space-clay_1 = Clay
agricola-web-space-reed_1 = Reed
agricola-web-space-fishing = Fishing
agricola-web-space-sow_bake = Sow, bake
agricola-web-space-improvement = Improve
agricola-web-space-sheep_1 = Sheep
agricola-web-space-fences = Fences
agricola-web-space-stone_1_stage2 = Stone
agricola-web-space-renovate_improvement = Renovate
agricola-web-space-family_growth_minor = Family
agricola-web-space-take_vegetable = Vegetable
agricola-web-space-boar_1 = Boar
agricola-web-space-stone_1_stage4 = Stone
agricola-web-space-cattle_1 = Cattle
agricola-web-space-plow_sow = Plough, sow
agricola-web-space-family_growth_no_room = Family +1
agricola-web-space-renovate_fences = Renovate +
agricola-web-space-p3_wood_2 = Wood
agricola-web-space-p3_clay_1 = Clay
agricola-web-space-p3_resource_1 = 1 resource
agricola-web-space-p3_occupation = Occupation
agricola-web-space-p3_resources_2 = 2 resources
agricola-web-space-p4_wood_1 = Wood
agricola-web-space-p4_wood_2 = Wood
agricola-web-space-p4_clay_2 = Clay
agricola-web-space-p4_reed_stone_food = Supplies
agricola-web-space-p4_traveling_players = Players
agricola-web-space-p4_occupation = Occupation
agricola-web-space-p4_resources_2 = 2 resources
agricola-web-space-p5_wood_4 = Wood
agricola-web-space-p5_clay_3 = Clay
agricola-web-space-p5_reed_stone_wood = Reed
agricola-web-space-p5_animal_choice = 1 animal
agricola-web-space-p5_occupation_or_growth = Job, child
agricola-web-space-p5_resources_or_growth = Goods, child
agricola-web-space-p5_room_or_players = Room, show
agricola-web-space-tavern = Tavern
agricola-web-space-clay_deposit = Deposit

# Why a space cannot be used
agricola-web-why-room = No room
agricola-web-why-family = Family full
agricola-web-why-stone_house = All stone
agricola-web-why-goods = Too dear
agricola-web-why-wood = No wood
agricola-web-why-no_fence = No fences
agricola-web-why-site = No site
agricola-web-why-food = No food
agricola-web-why-no_card = No cards
agricola-web-why-no_seed = No seed
agricola-web-why-no_field = No field
agricola-web-why-no_bread = No bread
agricola-web-why-empty = Empty
agricola-web-why-nothing = Nothing
agricola-web-why-closed = Closed

# The same with numbers: beside the name of the space
agricola-web-cost-room = room: { $goods }
agricola-web-cost-stable = stable: { $goods }
agricola-web-cost-renovation = renovation: { $goods }
agricola-web-cost-pasture = the smallest pasture: { $goods }
agricola-web-cost-occupation = occupation: { $goods }
agricola-web-you-have = you have { $goods }
agricola-web-nearest = You cannot pay for any improvement. The nearest is { $card }, missing { $goods }.
agricola-web-reason-room = a family of { $people } needs another room, you have { $rooms }.
agricola-web-reason-family = your family is complete with five people.
agricola-web-reason-stone_house = you live in a stone house already.
agricola-web-reason-goods = you cannot pay for any improvement.
agricola-web-reason-wood = you have too little wood.
agricola-web-reason-no_fence = no more pasture can be fenced, { $fences ->
    [one] { $fences } fence is left.
   *[other] { $fences } fences are left.
}
agricola-web-reason-site = there is no space for it on your farm.
agricola-web-reason-food = it costs food, and you have { $food }.
agricola-web-reason-no_card = you have no occupation in hand.
agricola-web-reason-no_seed = you have { $grain } grain and { $vegetables } vegetables to sow.
agricola-web-reason-no_field = you have no empty field.
agricola-web-reason-no_bread = for bread you need grain and something to bake in; you have { $grain } grain.
agricola-web-reason-empty = nothing lies here now.
agricola-web-reason-nothing = nothing of what it offers can be done now.
agricola-web-reason-closed = it is closed to you now.

# What is asked, by what can be done
agricola-web-ask-plough = Plough which space?
agricola-web-ask-plough-sow = Plough a space, or sow?
agricola-web-ask-sow = What do you sow where?
agricola-web-ask-sow-bake = Sow and bake: what and how much?
agricola-web-ask-bake = How much bread do you bake?
agricola-web-ask-stable = Where does the stable go?
agricola-web-ask-stable-bake = Build a stable, or bake bread?
agricola-web-ask-room = Where does the room go?
agricola-web-ask-room-stable = Where do you build: a room, or a stable?

# What the main button does
agricola-web-act-go = Go there
agricola-web-act-take = Take
agricola-web-act-lay = Lay aside
agricola-web-act-play = Play the card
agricola-web-act-build = Build
agricola-web-act-plough = Plough
agricola-web-act-sow = Sow
agricola-web-act-bake = Bake
agricola-web-act-renovate = Renovate
agricola-web-act-fence = Fence in
agricola-web-act-pay = Pay
agricola-web-act-move = Move
agricola-web-act-use = Use the card
agricola-web-act-eat = Make food

# What a space would bring
agricola-web-food-then = Then { $food } of { $need } food for the harvest.
agricola-web-you-get = You get { $goods }.
agricola-web-you-pay = You pay { $goods }.
agricola-web-points = { $sign ->
    [plus] +{ $number }
   *[minus] −{ $number }
} { $number ->
    [one] point
   *[other] points
} now.
agricola-web-then-build = Then you build rooms or stables.
agricola-web-then-improve = Then you choose an improvement.
agricola-web-then-occupation = Then you choose an occupation.
agricola-web-then-field_work = Then you work on your fields.
agricola-web-then-fence = Then you plan your fences.
agricola-web-then-renovate = Then you renovate your house.
agricola-web-then-choose_resources = Then you choose the goods.
agricola-web-then-choose_way = Then you choose one of the things it offers.
agricola-web-then-house = Not all animals find a place: then you say which stay.
agricola-web-then-offer = Then your cards come in.
agricola-web-then-ask = Then a card asks you something.
agricola-web-then-pay = Then you choose how to pay.
agricola-web-then-make_food = Then you make the food for it.

# The farm
agricola-web-your-farm = Your farm
agricola-web-farm-of = Farm: { $seat }
agricola-web-farms = Farms
agricola-web-left = Left: { $fences ->
    [one] { $fences } fence
   *[other] { $fences } fences
}, { $stables ->
    [one] { $stables } stable
   *[other] { $stables } stables
}
agricola-web-family = Family of { $people }, { $home } at home
agricola-web-cell-room = { $cell }: room, { $house }
agricola-web-cell-field = { $cell }: field{ $crops_id ->
    [none] , nothing grows
   *[other] , { $crops }
}
agricola-web-cell-pasture = { $cell }: pasture for { $room }{ $animals_count ->
    [0] , empty
   *[other] , { $animals }
}{ $stable ->
    [yes] , with a stable
   *[no] { "" }
}
agricola-web-cell-stable = { $cell }: stable{ $animals_count ->
    [0] , empty
   *[other] , { $animals }
}
agricola-web-cell-empty = { $cell }: meadow
agricola-web-edge = Fence at { $edge }
agricola-web-pen = { $pen }: { $animals_count ->
    [0] empty
   *[other] { $animals }
}, room for { $room }
agricola-web-drag = Drag to another place
agricola-web-can-cook = Can be made into food now
agricola-web-field-at = Field { $cell }

# Fences
agricola-web-fence-how = How to plan fences
agricola-web-by-space = By space
agricola-web-by-edge = By edge
agricola-web-build-fences = Build { $number ->
    [one] { $number } fence
   *[other] { $number } fences
}
agricola-web-fence-plan = { $number ->
    [one] { $number } new fence
   *[other] { $number } new fences
}, { $wood } wood. { $pastures ->
    [one] Room for { $room } animals.
   *[other] { $pastures } pastures with room for { $room } animals.
}
agricola-web-fault-nothing = Choose spaces to enclose.
agricola-web-fault-built = A fence stands there already.
agricola-web-fault-open = Not closed yet: every fence must border a pasture.
agricola-web-fault-enclosed = Rooms and fields cannot be fenced in.
agricola-web-fault-apart = A new pasture must adjoin the ones you have.
agricola-web-fault-supply = { $number } fences: more than you have left.
agricola-web-fault-wood = { $number } fences cost { $wood } wood: you do not have that much.
agricola-web-fault-scattered = The spaces must hang together.
agricola-web-fault-crossed = A fence stands between these spaces.
agricola-web-fault-exists = That is a pasture already.
agricola-web-fault-not_now = That cannot be built with this action.

# Fields and bread
agricola-web-sow-title = Sowing
agricola-web-sow-none = nothing
agricola-web-seeds-left = { $good }: { $number } left
agricola-web-plough-first = You may plough first: press a lit space of the farm.
agricola-web-stable-too = You may build a stable: press a lit space of the farm.
agricola-web-bake-title = Baking bread
agricola-web-bread = bread
agricola-web-bake-rate = the first grain makes { $food } food
agricola-web-work-fields = { $fields ->
    [0] Bake bread
   *[other] { $grain ->
        [0] Sow { $fields ->
            [one] { $fields } field
           *[other] { $fields } fields
        }
       *[other] Sow and bake
    }
}
agricola-web-work-nothing = Nothing is chosen: sow or bake something, or stop here.
agricola-web-work-sow = Sown: grain on { $grains }, vegetables on { $vegetables }.
agricola-web-work-bake = Baked: { $grain } grain into { $food } food.
agricola-web-proposal = Our proposal

# The harvest
agricola-web-need = Harvest after round { $round }
agricola-web-need-sr = food for the next harvest
agricola-web-need-ok = { $food } food in hand: everybody eats.
agricola-web-need-short = { $gap } food short; your goods can still make { $could }.
agricola-web-need-beg = { $gap } food short, your goods make { $could }: begging costs 3 points each.
agricola-web-begging = { $number ->
    [one] { $number } begging card
   *[other] { $number } begging cards
}
agricola-web-harvest-title = Harvest after round { $round }
agricola-web-look-harvest = { $who_count ->
    [0] The harvest is over: everybody was fed
   *[other] The harvest is over. Begging: { $who }
}
agricola-web-phase-fields = Fields
agricola-web-phase-feeding = Feeding
agricola-web-phase-breeding = Breeding
agricola-web-fed = all fed
agricola-web-begs = begs for { $number }, −{ $points }
agricola-web-choosing = is choosing
agricola-web-resting = takes no part
agricola-web-no-place = No place for a young { $good }
agricola-web-on-table = On the table
agricola-web-begging-cards = Begging cards
agricola-web-less = Less: { $what }
agricola-web-more = More: { $what }
agricola-web-nothing-to-cook = You have nothing that could be made into food.
agricola-web-then-breeding = Then, breeding
agricola-web-young-born = +1 { $good }, there is room
agricola-web-young-none = { $good }: no room for a young one
agricola-web-young-maybe = { $good }: depends on the place that gets free
agricola-web-young-eaten = { $good }: no pair would be left
agricola-web-feed = Feed the family
agricola-web-feed-beg = Eat and beg for { $number }
agricola-web-beg-anyway = Beg for { $number } all the same
agricola-web-beg-sure = You could still make { $more } food from what you keep. Do you really beg and lose { $points } points?
agricola-web-left-over = Then left:
agricola-web-beggar = { $seat_you ->
    [yes] You
   *[no] { $seat }
} begged for { $number }
agricola-web-harvest-brings = The harvest brings
agricola-web-supper = { $need } food needed, { $have } in hand{ $made ->
    [0] { "" }
   *[other] , { $made } made
}. Everybody eats, nobody begs.
agricola-web-supper-short = { $need } food needed, { $have } in hand{ $made ->
    [0] { "" }
   *[other] , { $made } made
}. { $beg } missing: { $beg ->
    [one] a begging card costs 3 points.
   *[other] { $beg } begging cards, 3 points each.
}

# Cards
agricola-web-cards = Cards
agricola-web-spread = Spread out
agricola-web-all-cards = All cards
agricola-web-laid-hand = Cards with their whole texts
agricola-web-laid-all = All cards of the game
agricola-web-search = Search names and texts
agricola-web-more-cards = Show more: { $number } left
agricola-web-deck = { $deck ->
    [E] basic deck
    [I] interactive deck
   *[K] complex deck
}
agricola-web-lies-before = Played by { $name }
agricola-web-tab-pack = Pack
agricola-web-tab-occupation = Occupations
agricola-web-tab-minor = Minor improvements
agricola-web-tab-major = Major improvements
agricola-web-tab-score = Score
agricola-web-kind-occupation = Occupation
agricola-web-kind-minor = Minor improvement
agricola-web-kind-major = Major improvement
agricola-web-played = Played
agricola-web-no-cards = No cards
agricola-web-hidden-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in hand, hidden
agricola-web-or = or
agricola-web-lack-goods = Missing: { $goods }
agricola-web-lack-needs = Needs { $card_needs }
agricola-web-on-card = On this card: { $number }

# The score
agricola-web-target = Target of this game: { $target } points
agricola-web-next-step = You, next step
agricola-web-next = { $part ->
    [fields] { $more } more: +{ $points }
    [unused] 1 less: +{ $points }
   *[other] { $more } more: +{ $points }
}
agricola-web-short-fields = Fields
agricola-web-short-pastures = Pastures
agricola-web-short-grain = Grain
agricola-web-short-vegetables = Veg.
agricola-web-short-sheep = Sheep
agricola-web-short-boar = Boar
agricola-web-short-cattle = Cattle
agricola-web-short-unused = Unused
agricola-web-short-stables = Stables
agricola-web-short-rooms = Rooms
agricola-web-short-people = People
agricola-web-short-cards = Cards
agricola-web-short-bonus = Bonus
agricola-web-short-begging = Begging
agricola-web-animals = Animals
agricola-won-alone = { $points ->
    [one] Your farm is worth { $points } point
   *[other] Your farm is worth { $points } points
}

## What is said the first time that something is asked

agricola-first-place = Each person does one action in a round. What you leave lies there for the others.
agricola-first-place_second = You may place another person at once, before the others come.
agricola-first-build = A room is for one more person; a stable keeps an animal or doubles a pasture.
agricola-first-renovate = The whole house at once: each room is worth more at the end.
agricola-first-field_work = Grain sown on a field gives three harvests from one seed. Fields lie side by side.
agricola-first-fence = Press the spaces of one pasture: the fences around them are put up for you, 1 wood each.
agricola-first-improve = An improvement works for the rest of the game. Something to cook with saves you from hunger.
agricola-first-occupation = An occupation works from now on, so the early ones bring most.
agricola-first-pay = There is more than one way to pay for it.
agricola-first-choose_resources = Think of what you want to build next.
agricola-first-choose_way = This space offers more than one thing, and you get one of them.
agricola-first-offer = A card of yours can be used now, if you like.
agricola-first-ask = Your card lets you decide.
agricola-first-feed = Two food for each person. What is missing costs 3 points each, so rather eat grain or cook an animal.
agricola-first-owe = Food can be made now from what you have.
agricola-first-make_food = Grain and vegetables are food at any time; animals only with something to cook them on.
agricola-first-pot = Several animals can be cooked at once.
agricola-first-house = Pastures hold one kind each. What finds no place is cooked or runs away.
agricola-first-arrange = Animals may move at any time, as long as each has its place.
agricola-first-exchange = Three cards you will not play for one that you might.
agricola-first-drop = Keep cards that help each other, and one or two that can be played early.
agricola-first-mulligan = A new hand has one card fewer.
agricola-first-draft = Take one card; the rest of the pack goes on, and another one comes.

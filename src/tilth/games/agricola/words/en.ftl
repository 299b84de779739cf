agricola-title = Agricola
agricola-tagline = A hut, two people and fourteen rounds: plough, breed, build, and never forget dinner
agricola-first-game = Family game: simpler, without cards in hand

# Goods

agricola-good-wood = wood
    .plural = wood
agricola-good-clay = clay
    .plural = clay
agricola-good-reed = reed
    .plural = reed
agricola-good-stone = stone
    .plural = stone
agricola-good-grain = grain
    .plural = grain
agricola-good-vegetable = vegetable
    .plural = vegetables
agricola-good-food = food
    .plural = food
agricola-good-sheep = sheep
    .plural = sheep
agricola-good-boar = wild boar
    .plural = wild boar
agricola-good-cattle = cattle
    .plural = cattle
agricola-wood = { $number } wood
agricola-clay = { $number } clay
agricola-reed = { $number } reed
agricola-stone = { $number } stone
agricola-grain = { $number } grain
agricola-vegetable = { $number } { $number ->
        [one] vegetable
       *[other] vegetables
    }
agricola-food = { $number } food
agricola-sheep = { $number } sheep
agricola-boar = { $number } wild boar
agricola-cattle = { $number } cattle

# Other things

agricola-cell = { $id }
agricola-edge = { $id }
agricola-pen = place { $id }
agricola-pen-house = house
agricola-pen-animal_yard = Animal Yard
agricola-pen-wildlife_reserve = Wildlife Reserve
agricola-pen-forest_pasture = Forest Pasture
agricola-house-wood = wooden hut
agricola-house-clay = clay hut
agricola-house-stone = stone house
agricola-place-supply = the supply
agricola-place-round = the round space

# Action spaces

agricola-space-build_rooms_stables = Build Rooms and/or Stables
agricola-space-starting_player_minor = Starting Player and Minor Improvement
agricola-space-starting_player_storehouse = Starting Player and Storehouse
agricola-space-take_grain = Take 1 Grain
agricola-space-plow_field = Plough 1 Field
agricola-space-occupation = Occupation
agricola-space-stable_bake = Build Stable and/or Bake Bread
agricola-space-day_laborer = Day Labourer
agricola-space-day_laborer_family = Day Labourer
agricola-space-wood_3 = 3 Wood
agricola-space-clay_1 = 1 Clay
agricola-space-reed_1 = 1 Reed
agricola-space-fishing = Fishing
agricola-space-sow_bake = Sow and/or Bake Bread
agricola-space-improvement = Major or Minor Improvement
agricola-space-sheep_1 = 1 Sheep
agricola-space-fences = Fences
agricola-space-stone_1_stage2 = 1 Stone
agricola-space-renovate_improvement = Renovation, then Improvement
agricola-space-family_growth_minor = Family Growth, then Minor Improvement
agricola-space-take_vegetable = Take 1 Vegetable
agricola-space-boar_1 = 1 Wild Boar
agricola-space-stone_1_stage4 = 1 Stone (stage IV)
agricola-space-cattle_1 = 1 Cattle
agricola-space-plow_sow = Plough 1 Field and/or Sow
agricola-space-family_growth_no_room = Family Growth even without Room
agricola-space-renovate_fences = Renovation, then Fences
agricola-space-p3_wood_2 = 2 Wood
agricola-space-p3_clay_1 = 1 Clay (card)
agricola-space-p3_resource_1 = 1 Building Resource
agricola-space-p3_occupation = Occupation (2 food)
agricola-space-p3_resources_2 = 2 Different Building Resources
agricola-space-p4_wood_1 = 1 Wood
agricola-space-p4_wood_2 = 2 Wood
agricola-space-p4_clay_2 = 2 Clay
agricola-space-p4_reed_stone_food = 1 Reed, 1 Stone and 1 Food
agricola-space-p4_traveling_players = Travelling Players
agricola-space-p4_occupation = Occupation (1–2 food)
agricola-space-p4_resources_2 = 2 Different Building Resources
agricola-space-p5_wood_4 = 4 Wood
agricola-space-p5_clay_3 = 3 Clay
agricola-space-p5_reed_stone_wood = 1 Reed, also 1 Stone and 1 Wood
agricola-space-p5_animal_choice = 1 Sheep, Wild Boar or Cattle
agricola-space-p5_occupation_or_growth = Occupation or Family Growth
agricola-space-p5_resources_or_growth = Any 2 Building Resources or Family Growth
agricola-space-p5_room_or_players = Build 1 Room or Travelling Players
agricola-space-tavern = Tavern
agricola-space-clay_deposit = Clay Deposit

# Options of the game

agricola-option-mode = Game
agricola-option-mode-help = The full game with occupations and minor improvements, or the family game without cards in hand.
agricola-option-mode-full = full game
agricola-option-mode-family = family game
agricola-option-decks = Decks
agricola-option-decks-help = From which decks the occupations and minor improvements are dealt.
agricola-option-decks-E = basic
agricola-option-decks-I = interactive
agricola-option-decks-K = complex
agricola-option-decks-EI = basic and interactive
agricola-option-decks-EK = basic and complex
agricola-option-decks-IK = interactive and complex
agricola-option-decks-EIK = all three
agricola-option-deal = Dealing
agricola-option-deal-help = How everybody comes to seven occupations and seven minor improvements.
agricola-option-deal-seven = seven of each
agricola-option-deal-ten = ten of each, three are laid aside
agricola-option-deal-mulligan = a bad hand may be dealt again with one card fewer
agricola-option-deal-draft = draft
agricola-option-exchange = 3 for 1
agricola-option-exchange-help = At any time three cards of the hand can be given for a new one.
agricola-option-cards = Single cards
agricola-option-cards-help = Only these cards are dealt, whatever the decks; with none chosen, all cards of the decks.
agricola-option-cards-none = all of the decks
agricola-option-series = Solo series
agricola-option-series-help = A chain of games with rising targets. An occupation you have played stays for the next game, and points above the target become food.
agricola-option-series-0 = single game
agricola-option-series-1 = begin a series
agricola-option-series-number = go on with game { $number }
agricola-option-permanent = Permanent occupations
agricola-option-permanent-help = They lie on the table from the start, and that many fewer are dealt.
agricola-option-bonus_food = Bonus food
agricola-option-bonus_food-help = Food at the start: in a series, 1 for every 2 points above the last target.
agricola-option-hand = Chosen hand
agricola-option-hand-help = These cards you have in hand for certain; what is missing to seven of a kind is dealt.
agricola-option-round_cards = Order of the round cards
agricola-option-round_cards-help = Within each stage these come first, in this order; the others are shuffled.
agricola-option-round_cards-none = shuffled
agricola-group-occupations_e = Occupations of the basic deck
agricola-group-occupations_i = Occupations of the interactive deck
agricola-group-occupations_k = Occupations of the complex deck
agricola-group-minors_e = Minor improvements of the basic deck
agricola-group-minors_i = Minor improvements of the interactive deck
agricola-group-minors_k = Minor improvements of the complex deck
agricola-group-stage_1 = Stage 1, rounds 1 to 4
agricola-group-stage_2 = Stage 2, rounds 5 to 7
agricola-group-stage_3 = Stage 3, rounds 8 and 9
agricola-group-stage_4 = Stage 4, rounds 10 and 11
agricola-group-stage_5 = Stage 5, rounds 12 and 13
agricola-group-stage_6 = Stage 6, round 14

# What is asked

agricola-ask-place = Where do you place a person?
agricola-ask-place_second = Where does the second person go?
agricola-ask-build = What do you build?
agricola-ask-renovate = How do you renovate?
agricola-ask-field_work = Fields, oven and stables: what do you do?
agricola-ask-field_work-stable = Where does the stable stand?
agricola-ask-field_work-plough = Which space do you plough?
agricola-ask-field_work-sow = What do you sow, and where?
agricola-ask-field_work-bake = How much grain do you bake?
agricola-ask-field_work-stable-plough = Build a stable or plough?
agricola-ask-field_work-stable-sow = Build a stable or sow?
agricola-ask-field_work-stable-bake = Build a stable or bake bread?
agricola-ask-field_work-plough-sow = Plough or sow?
agricola-ask-field_work-plough-bake = Plough or bake bread?
agricola-ask-field_work-sow-bake = Sow or bake bread?
agricola-ask-fence = Which pasture do you fence?
agricola-ask-improve = Which improvement do you play?
agricola-ask-occupation = Which occupation do you play?
agricola-ask-pay = How do you pay?
agricola-ask-choose_resources = What do you take?
agricola-ask-choose_way = { $space }: what do you choose?
agricola-ask-feed = Your family needs { $number } food, you have { $food }
agricola-ask-owe = { $number } food is due, you have { $food }
agricola-ask-make_food = { $number } food is missing. What do you make it from?
agricola-ask-pot = Which animals do you cook together?
agricola-ask-house = Not all animals find a place. Which do you keep?
agricola-ask-arrange = Where should your animals stand?
agricola-ask-offer = Do you use a card?
agricola-ask-ask = { $card }: what do you choose?
agricola-ask-exchange = Lay aside { $number ->
    [one] one more card
   *[other] { $number } more cards
}
agricola-ask-drop = Lay aside { $number ->
    [one] one more card
   *[other] { $number } more cards
}
agricola-ask-mulligan = Do you keep your hand?
agricola-ask-draft = Which card do you take?

# What an option does

agricola-done = Done
agricola-pass = Play nothing
agricola-stay = Nothing can be done: stay at home
agricola-place = { $space }
agricola-place-goods = { $space } [{ $goods }]
agricola-pay = Pay { $price }
agricola-pay-nothing = Pay nothing
agricola-build-room = Room on space { $cell }
agricola-build-room-for = Room on space { $cell } ({ $price })
agricola-build-stable = Stable on space { $cell }
agricola-build-stable-for = Stable on space { $cell } ({ $price })
agricola-renovate = Renovate to a { $house }
agricola-renovate-for = Renovate to a { $house } ({ $price })
agricola-plough = Plough space { $cell }
agricola-sow = Sow { $good } on { $cell }
agricola-bake = Bake { $number } grain into { $food } food
agricola-fence = Fence in { $cells } ({ $number ->
    [one] { $number } fence
   *[other] { $number } fences
}, { $wood } wood)
agricola-divide = Divide a pasture: { $cells } ({ $number ->
    [one] { $number } fence
   *[other] { $number } fences
}, { $wood } wood)
agricola-build = Build { $card }
agricola-build-for = Build { $card } for { $price }
agricola-play = Play { $card }
agricola-play-for = Play { $card } ({ $price })
agricola-play-returning = Play { $card } and return { $old }
agricola-play-occupation = Play { $card } ({ $food ->
        [0] free
       *[other] { $food } food
    })
agricola-draw-occupation = { $card }: take { $food } food and play an occupation drawn at random
agricola-owe-beg = Pay what you have and beg for { $number } food
agricola-take = Take { $goods }
agricola-choose_way-sheep = 1 sheep and 1 food
agricola-choose_way-boar = 1 wild boar
agricola-choose_way-cattle = 1 cattle for 1 food
agricola-choose_way-occupation = Play an occupation
agricola-choose_way-resources = Take any 2 building resources
agricola-choose_way-growth = Family growth
agricola-choose_way-room = Build a room
agricola-choose_way-food = Take the food
agricola-feed = Feed the family ({ $number } food)
agricola-beg = Beg for { $number } food and lose { $points } points
agricola-cook = { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
} for { $food } food
agricola-animals = Move animals
agricola-cook-several = Cook several animals at once
agricola-pot-add = Add 1 { $good }
agricola-pot-cook = Cook { $animals } for { $food }
agricola-move = Move 1 { $good } from { $from } to { $to }
agricola-swap = Swap { $from } and { $to }
agricola-release = Let 1 { $good } go
agricola-house-cook = Keep { $kept }, cook the rest: { $food }
agricola-house-release = Keep { $kept }, let the rest go
agricola-house-cook-all = Keep none, cook all that can be cooked: { $food }
agricola-house-release-all = Keep none, let all go
agricola-use-card = Use { $card }
agricola-save-card = { $card }: keep the saving for later in the round
agricola-exchange-occupation = 3 cards for an occupation
agricola-exchange-minor = 3 cards for a minor improvement
agricola-discard = Lay aside { $card }
agricola-keep = Keep the hand
agricola-redeal-occupation = New occupations, one fewer
agricola-redeal-minor = New minor improvements, one fewer
agricola-pick = Take { $card }
agricola-answer-good = { $good }
agricola-answer-cell = { $cell }
agricola-answer-space = { $space }
agricola-answer-yes = Yes
agricola-answer-no = No
agricola-answer-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
agricola-do-exchange = { $card }: { $taken } for { $given }

# What happened

agricola-event-dealt = { $seat_you ->
        [yes] You are
       *[no] { $seat } is
    } dealt { $cards_id ->
    [none] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
   *[other] { $cards }
}
agricola-event-few_cards = There are too few cards of a kind: everybody gets { $number }
agricola-event-first = { $seat_you ->
        [yes] You start
       *[no] { $seat } starts
    }
agricola-event-round = Round { $round }: { $space }
agricola-event-piled = { "" }
agricola-event-promised = { $seat_you ->
        [yes] You
       *[no] { $seat }
    } will get { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
} in round { $round }
agricola-event-placed = { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: { $space }
agricola-event-guest_placed = { $seat_you ->
        [yes] You
       *[no] { $seat }
    }, a guest: { $space }
agricola-event-got = { $seat_you ->
        [yes] You get
       *[no] { $seat } gets
    } { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
} ({ $from })
agricola-event-left = { $seat_you ->
        [yes] You leave
       *[no] { $seat } leaves
    } { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
} on { $space }
agricola-event-paid = { $seat_you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
}
agricola-event-gave = { $seat_you ->
        [yes] You give
       *[no] { $seat } gives
    } { $to_you ->
        [yes] you
       *[no] { $to }
    } { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
}
agricola-event-starting_player = { $seat_you ->
        [yes] You become
       *[no] { $seat } becomes
    } starting player
agricola-event-room = { $seat_you ->
        [yes] You build
       *[no] { $seat } builds
    } a room on space { $cell }
agricola-event-stable = { $seat_you ->
        [yes] You build
       *[no] { $seat } builds
    } a stable on space { $cell }
agricola-event-renovated = { $seat_you ->
        [yes] You now live
       *[no] { $seat } now lives
    } in a { $house }
agricola-event-ploughed = { $seat_you ->
        [yes] You plough
       *[no] { $seat } ploughs
    } space { $cell }
agricola-event-sowed = { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
} growing on { $cell }
agricola-event-fenced = { $seat_you ->
        [yes] You fence
       *[no] { $seat } fences
    } in { $cells } ({ $number ->
    [one] { $number } fence
   *[other] { $number } fences
})
agricola-event-baked = { $seat_you ->
        [yes] You bake
       *[no] { $seat } bakes
    } { $number } grain into { $food } food
agricola-event-cooked = { $seat_you ->
        [yes] You turn
       *[no] { $seat } turns
    } { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
} into { $food } food
agricola-event-released = { $seat_you ->
        [yes] You let
       *[no] { $seat } lets
    } { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
} go
agricola-event-moved = { $seat_you ->
        [yes] You move
       *[no] { $seat } moves
    } 1 { $good } from { $from } to { $to }
agricola-event-swapped = { $seat_you ->
        [yes] You swap
       *[no] { $seat } swaps
    } the animals of { $from } and { $to }
agricola-event-grew = { $seat_you ->
        [yes] Your
       *[no] { $seat }’s
    } family grows to { $people }
agricola-event-built = { $seat_you ->
        [yes] You build
       *[no] { $seat } builds
    } { $card }
agricola-event-played = { $seat_you ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }
agricola-event-used_card = { $seat_you ->
        [yes] You use
       *[no] { $seat } uses
    } { $card }
agricola-event-returned = { $seat_you ->
        [yes] You give
       *[no] { $seat } gives
    } back { $card }
agricola-event-passed = { $seat_you ->
        [yes] You pass
       *[no] { $seat } passes
    } { $card } on to { $to_you ->
        [yes] you
       *[no] { $to }
    }
agricola-event-home = All people go home
agricola-event-harvest = Harvest after round { $round }
agricola-event-reaped = { $seat_you ->
        [yes] You reap
       *[no] { $seat } reaps
    } { $number } { $number ->
    [one] { $good }
   *[other] { $good_plural }
} from { $cell }
agricola-event-fed = { $seat_you ->
        [yes] You feed your
       *[no] { $seat } feeds the
    } family with { $number } food
agricola-event-begged = { $seat_you ->
        [yes] You beg
       *[no] { $seat } begs
    }: { $number } food was missing
agricola-event-born = { $seat_you ->
        [yes] Your
       *[no] { $seat }’s
    } farm: { $number } young { $number ->
    [one] { $good }
   *[other] { $good_plural }
} born
agricola-event-unborn = { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } no place for a young { $good }
agricola-event-discarded = { $seat_you ->
        [yes] You lay
       *[no] { $seat } lays
    } aside { $cards_id ->
    [none] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
   *[other] { $cards }
}
agricola-event-drew = { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards_id ->
    [none] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
   *[other] { $cards }
}
agricola-event-picked = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $cards_id ->
    [none] a card
   *[other] { $cards }
}
agricola-event-packs_passed = The packs go to the left
agricola-event-end = The game is over

# Why something cannot be chosen

agricola-not-from-hand = To play it, place a person on { $spaces }.
agricola-not-open-now = It is played by a person on { $spaces }. You cannot go there now.
agricola-not-in-play-yet = No space where it is played is open yet. One comes with the round cards.
agricola-not-without-a-person = Cards are played when one of your people goes to a space for them.
agricola-not-an-occupation = You play an occupation now; this is an improvement.
agricola-not-an-improvement = You build an improvement now; this is an occupation.
agricola-not-a-major = Only minor improvements can be played now.
agricola-not-a-minor = Only major improvements can be built now.
agricola-not-enough-food = It costs { $needed } food; with all you could cook you have { $have }.
agricola-not-with-what-you-have = Something is missing for it.
agricola-not-by-its-text = What stands on the card does not allow it now.
agricola-not-before-a-person = First place a person. Where you build or plough is asked then.
agricola-not-on-a-room = There is a room of your house here.
agricola-not-on-a-field = There is a field here.
agricola-not-on-a-stable = There is a stable here.
agricola-not-on-pasture = This space is fenced in as pasture.
agricola-not-beside-the-house = A new room lies beside the house, side by side and not across a corner.
agricola-not-beside-a-field = A new field lies beside another one, side by side and not across a corner.
agricola-not-a-field = One sows on fields, and there is none here.
agricola-not-sown-twice = Something grows here already.
agricola-not-without-seed = You have nothing that could be sown here.
agricola-not-fenced-now = It cannot be fenced in now: there is not enough wood or fences, or the pasture would not adjoin the others.
agricola-not-another = You have { $number } stables; that is all there are.
agricola-not-paid = You cannot pay for it.

# Points

agricola-score-fields = Fields
agricola-score-pastures = Pastures
agricola-score-grain = Grain
agricola-score-vegetables = Vegetables
agricola-score-sheep = Sheep
agricola-score-boar = Wild boar
agricola-score-cattle = Cattle
agricola-score-unused = Unused spaces
agricola-score-stables = Fenced stables
agricola-score-rooms = Rooms
agricola-score-people = Family
agricola-score-cards = Cards
agricola-score-bonus = Bonus
agricola-score-begging = Begging

# The table in the terminal

agricola-table-round = Round { $round } of 14, stage { $stage }
agricola-table-set-up = Before the first round
agricola-table-harvest-now = harvest after this round
agricola-table-harvest-later = harvest after round { $round }
agricola-table-target = target: { $target } points
agricola-table-spaces = Action spaces
agricola-table-free = free
agricola-table-hidden = to come
agricola-table-major = { $card } ({ $price })
agricola-table-majors = Major improvements
agricola-table-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $left } to place
agricola-table-newborn = newborn: { $number }
agricola-table-food = harvest: { $food } of { $needed } food
agricola-table-begging = begging cards: { $number }
agricola-table-starting = starting player
agricola-table-cards = in play: { $cards }
agricola-table-hand = Your hand
agricola-table-pack = The pack to choose from
agricola-table-hidden-hand = in hand: { $occupations } occupations, { $minors } minor improvements
agricola-table-promised = to come: { $goods }
agricola-table-promise = round { $round }: { $goods }
agricola-table-price = price: { $price }
agricola-table-card-cost = price: { $card_cost }
agricola-table-card-needs = needs { $card_needs }
agricola-table-usable = can be used now: { $cards }
agricola-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
agricola-table-passing = goes on to the left
agricola-table-text = { $card_text }
agricola-table-legend = ⌂ room  ▒ field  ¤ stable  animals: S sheep, B boar, C cattle
agricola-mark-sheep = S
agricola-mark-boar = B
agricola-mark-cattle = C
agricola-mark-grain = g
agricola-mark-vegetable = v
agricola-mark-wood = w

# Refusals

agricola-refusal-impossible-farm = { $field } does not fit the farm.
agricola-refusal-card-twice = The card { $card } is there twice.
agricola-refusal-hand-permanent = The option { $option } cannot hold { $card }, which is permanent already.
agricola-refusal-hand-many = { $kind ->
        [occupation] The option { $option } holds { $number } occupations; beside the permanent ones there is room for { $most }.
       *[minor] The option { $option } holds { $number } minor improvements; a hand has room for { $most }.
    }
agricola-refusal-cards-few = { $kind ->
        [occupation] Too few occupations that so many players can use are in the option { $option }: { $have } instead of { $need }.
       *[minor] Too few minor improvements are in the option { $option }: { $have } instead of { $need }.
    }

# A series of solo games

agricola-series-standing = Solo series, game { $game }: { $target } points are needed{ $permanent_count ->
    [0] { "" }
   *[other] {"; "}permanent: { $permanent }
}{ $food ->
    [0] { "" }
   *[other] {"; "}bonus food: { $food }
}
agricola-series-missed = The series is over: { $points } points, { $target } were needed
agricola-series-reached = Target reached: { $points } points, { $target } were needed{ $food ->
    [0] { "" }
   *[other] {"; "}{ $food } food for the next game
}
agricola-series-whole = The whole series is won: { $points } points, { $target } were needed{ $food ->
    [0] { "" }
   *[other] {"; "}{ $food } food for one more game
}
agricola-series-ask = Which occupation stays for good?
agricola-series-keep = { $card }
agricola-series-go-on = On to game { $game }

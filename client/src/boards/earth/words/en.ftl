# Buttons, what is asked about a decision, and what follows a first press
earth-act-choose_action = Choose it
earth-act-choose_side = Take this one
earth-act-follow = Take it
earth-act-plant = Plant
earth-act-replace = Replace
earth-act-plant_at = Plant here
earth-act-pay_instead = Pay
earth-act-keep = Keep it
earth-act-order = In this order
earth-act-activate = Use it
earth-act-copy = Copy it
earth-act-skip = Skip it
earth-act-put-sprout = Put it here
earth-act-put-growth = Put it here
earth-act-lift = Pay with it
earth-act-compost_hand = Compost
earth-act-take_part = Take it
earth-act-take_compost = Take it
earth-act-gaia_leaf = Claim it
earth-act-take_shared = Take it
earth-why-choose_action = You get the large effect, the others the small one.
earth-why-choose_side = It stays yours for the whole game.
earth-why-keep = The others are gone.
earth-why-plant_at = Next to a card that lies there; corners count too.
earth-why-compost_hand = Cards in the compost are points at the end.
earth-why-follow = One of the two is yours.
earth-why-place = Press a card that has a free place.
earth-why-lift = Press a card that holds one.
earth-why-pay_instead = What you do not pay with stays yours.
earth-why-copy = It is used as if it stood here.
earth-why-take_part = You may take less than you could.
earth-why-take_compost = It comes into your hand.
earth-why-last_chance = You may still exchange sprouts and play events.
earth-why-gaia_leaf = Whoever comes later gets fewer points there.
earth-then-plant = Where shall it grow?

earth-player-gaia = Gaia
earth-web-set-up = Set-up
earth-web-round = Round { $round }
earth-web-phase-action = Action
earth-web-phase-everyone = Everyone
earth-web-phase-activation = Activation
earth-web-actions = The four actions
earth-web-you = You
earth-web-others = Others
earth-web-or = or
earth-web-action-label = { $action }. You: { $mine }. { $who ->
    [gaia] Gaia
   *[others] The others
}: { $theirs }. { $number ->
    [0] None of your cards fires
    [one] { $number } of your cards fires
   *[other] { $number } of your cards fire
}
earth-web-label-action = { $action }: { $number ->
    [0] none of your cards fires
    [one] { $number } of your cards fires
   *[other] { $number } of your cards fire
}
earth-web-gain-plant = { $number ->
    [one] plant { $number } card
   *[other] plant { $number } cards
}
earth-web-gain-draw = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
earth-web-gain-soil = { $number } soil
earth-web-gain-compost_deck = { $number } cards of the deck into the compost
earth-web-gain-sprout = { $number } sprouts
earth-web-gain-growth = { $number } growth
earth-web-gaia-gets-plant = the cards you do not keep
earth-web-gaia-gets-compost = compost { $number } and half your soil
earth-web-gaia-gets-water = sprouts { $number }
earth-web-gaia-gets-grow = growth { $number } and your cards
earth-web-soil = soil
earth-web-compost = compost
earth-web-events = events
earth-web-hand-cards = cards in hand
earth-web-sprouts = sprouts
earth-web-growth = growth
earth-web-planted = cards on the island
earth-web-gaia-pile = cards taken
earth-web-mine = My board and hand
earth-web-my-board = My board
earth-web-careful = Ask me
earth-web-careful-help = Ask me at every card: nothing is activated by itself, each card can be skipped.
earth-web-hand = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
earth-web-hand-label = Your hand
earth-web-no-hand = No cards in hand
earth-web-none-match = No card of your hand fits
earth-web-sort = Sort the hand
earth-web-sort-playable = affordable first
earth-web-sort-cost = by price
earth-web-sort-type = by type
earth-web-sort-colour = by colour
earth-web-only = Show only
earth-web-only-all = all
earth-web-only-tree = trees
earth-web-only-bush = bushes
earth-web-only-herb = herbs
earth-web-only-mushroom = mushrooms
earth-web-only-terrain = terrains
earth-web-only-event = events
earth-web-only-green = green
earth-web-only-red = red
earth-web-only-blue = blue
earth-web-only-yellow = yellow
earth-web-only-sunny = sunny
earth-web-only-wet = wet
earth-web-only-rocky = rocky
earth-web-only-cold = cold
earth-web-only-animal = animal in the name
earth-web-only-colour = colour in the name
earth-web-only-geography = place in the name
earth-web-only-island = islands
earth-web-only-climate = climates
earth-web-only-ecosystem = ecosystems
earth-web-only-fauna = fauna
earth-web-search = search
earth-web-spread = Spread out
earth-web-catalogue = All cards of the game
earth-web-island-of = Island of { $seat }
earth-web-chose = { $seat } chose { $action }
earth-web-look-at-island = Look at the island and its board
earth-web-type-tree = tree
earth-web-type-bush = bush
earth-web-type-herb = herb
earth-web-type-mushroom = mushroom
earth-web-type-wild = any flora
earth-web-type-terrain = terrain
earth-web-type-event = event
earth-web-type-island = island
earth-web-type-climate = climate
earth-web-type-ecosystem = ecosystem
earth-web-type-fauna = fauna
earth-web-type-gaia = Gaia’s card
earth-web-habitat-sunny = sunny
earth-web-habitat-wet = wet
earth-web-habitat-rocky = rocky
earth-web-habitat-cold = cold
earth-web-costs = Costs { $number } soil
earth-web-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
earth-web-sprouts-of = Sprouts { $number } of { $room }
earth-web-growth-of = Growth { $number } of { $room }, canopy worth { $canopy }
earth-web-worth-now = Worth now: { $number }
earth-web-price-now = Costs you { $number } soil now
earth-web-plant-hint = Choose a card of your hand: its price and what it brings are shown here.
earth-web-you-pay = you pay
earth-web-left = left
earth-web-instead = Instead of soil: { $what }, at most { $most }{ $least ->
    [0] { "" }
   *[other] , at least { $least }
}.
earth-web-then-green = Then green fires
earth-web-good-soil = soil
earth-web-good-compost = compost
earth-web-good-sprout = sprouts
earth-web-good-growth = growth
earth-web-good-compost_hand = hand cards
earth-web-so-far = So far
earth-web-fauna = Fauna board
earth-web-first-full = 7 points for the first full island
earth-web-goal-met = met
earth-web-team-area = Team area
earth-web-in-team-area = In the team area: { $what } { $number }
earth-web-their-area = The other team: soil { $soil }, cards { $cards }, sprouts { $sprouts }, growth { $growth }, compost { $compost }
earth-web-gaia-board = Gaia’s board
earth-web-gaia-deck = { $run ->
    [1] cards left: { $deck }
   *[other] cards left: { $deck }, last time
}
earth-web-gaia-none = She has turned up no card yet.
earth-web-gaia-last = What Gaia got last
earth-web-gaia-because = Because you chose { $action }:
earth-web-gaia-skips = She will skip her next turn.
earth-web-gaia-help = Gaia follows each of your actions and has turns of her own, one card at a time. Her cards score their points, also those below zero; ten soil become five compost; growth fills her pots from the left.
earth-web-gaia-pots = Growth { $growth }, worth { $points }
earth-web-gaia-pile-title = Cards: { $number }, worth { $points }
earth-won-alone = You have outgrown Gaia
earth-lost-alone = Gaia won this time

# What is asked, in the words of the moment

earth-web-your-action = Your turn: choose an action
earth-web-choose-action = Everybody takes it, you get the most.
earth-web-choose-alone = Gaia follows it in her own way.
earth-web-follow-plant = { $seat } chose Plant: plant 1 card, then draw 1
earth-web-follow-plant-none = { $seat } chose Plant: you can plant nothing, but draw 1
earth-web-follow-compost = { $seat } chose Compost: what do you take?
earth-web-follow-water = { $seat } chose Water: what do you take?
earth-web-follow-grow = { $seat } chose Grow: what do you take?
earth-web-plant = { $number ->
    [one] Plant 1 more card
   *[other] Plant up to { $number } cards
}
earth-web-plant-none = There is nothing you can plant now
earth-web-plant-soil = You have { $soil } soil: choose a card of your hand.
earth-web-cheapest = The cheapest card of your hand costs { $cost } soil, you have { $soil }.
earth-web-nothing-to-plant = No card of your hand can go on the island.
earth-web-pays = { $paid ->
    [0] It is free,
   *[other] You pay { $paid } soil,
} { $left } left.
earth-web-then-fires = Then green: { $cards }.
earth-web-use = Use { $card }?
earth-web-spread-place = { $number ->
    [one] Place 1
   *[other] Place { $number }
}
earth-web-spread-pay = Pay { $number }
earth-web-spread-proposed = { $where ->
    [none] Press cards to choose others.
   *[other] { $where }. Press cards to choose others.
}
earth-web-spread-own = { $where ->
    [none] Ready.
   *[other] { $where }.
}
earth-web-spread-more = { $where ->
    [none] { $number } to go: press cards.
   *[other] { $where }. { $number } to go.
}
earth-web-compost-marked = { $number ->
    [0] Compost nothing
    [one] Compost 1 card
   *[other] Compost { $number } cards
}
earth-web-compost-help = Marked: { $number } of { $most }. Press cards of your hand.

## What is said the first time that something is asked

earth-first-choose_side = A card of yours for the whole game: look at what it gives now and at its ability.
earth-first-compost_hand = Each card in the compost is a point at the end, and can pay for abilities. Give what you will not plant.
earth-first-choose_action = You get the large effect, the others the small one, and cards of its colour fire for everybody.
earth-first-follow = Somebody else chose this action, and you have a share in it.
earth-first-plant = Plants cost soil and stay for the whole game. Sixteen cards fill the island.
earth-first-plant_at = Rows, columns and neighbours matter for many cards: choose the place with care.
earth-first-pay_instead = This card can be paid with other things than soil, too.
earth-first-replace = This terrain may be exchanged for another one without paying.
earth-first-keep = One of them comes into your hand. Think of the colours you like to use.
earth-first-order = Island and climate fire before the field or after it: first what the others need.
earth-first-activate = Each card fires once a turn, row by row. You may pass over what would cost too much.
earth-first-copy = It does what another card of yours can do, as if that stood here.
earth-first-take_part = More is not always better here: somebody else gains with you.
earth-first-place = Each piece is a point. Growth that reaches the top brings the canopy’s points instead.
earth-first-lift = Pieces on your cards are the price: take them where they matter least.
earth-first-take_compost = A card that was lost to the compost may live again.
earth-first-last_chance = After this the points are counted. Events in hand bring nothing any more.
earth-first-gaia_leaf = Her leaf takes a place: if you come later there, you get fewer points.
earth-first-take_shared = What stays in the area is lost when the turn ends.

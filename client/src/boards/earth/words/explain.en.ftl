# What the small card says of the things on the table

earth-web-is-action-plant = Whoever chooses it plants up to two cards, then draws four and keeps one.
earth-web-is-action-compost = Whoever chooses it gets 5 soil and puts 2 cards of the deck into the compost.
earth-web-is-action-water = Whoever chooses it gets up to 6 sprouts and 2 soil.
earth-web-is-action-grow = Whoever chooses it draws 4 cards and gets up to 2 growth.
earth-web-is-others-plant = Everybody else may plant one card and draws one.
earth-web-is-others-compost = Everybody else gets 2 soil or puts 2 cards of the deck into the compost.
earth-web-is-others-water = Everybody else gets up to 2 sprouts or 2 soil.
earth-web-is-others-grow = Everybody else draws 2 cards or gets up to 2 growth.
earth-web-is-gaia-plant = Then Gaia takes the cards that you did not keep.
earth-web-is-gaia-compost = Then Gaia puts { $number } cards of the deck into her compost, and one more for every 2 soil that you got.
earth-web-is-gaia-water = Then Gaia gets { $number ->
    [one] 1 sprout
   *[other] { $number } sprouts
}.
earth-web-is-gaia-grow = Then Gaia gets 1 growth for every card that you drew{ $number ->
    [0] { "" }
   *[other] , and { $number } more
}.
earth-web-is-action-fires = Then abilities of its colour are used: { $number ->
    [0] you have none yet
    [one] one of your cards
   *[other] { $number } of your cards
}.
earth-web-is-soil = { $number } now. Cards are planted for soil.
earth-web-is-compost = { $number ->
    [one] One card lies
   *[other] { $number } cards lie
} in the compost. Each is worth a point at the end.
earth-web-is-events = { $number ->
    [0] Events that were played lie here.
    [one] One event was played.
   *[other] { $number } events were played.
} Their points count at the end, and some cost points.
earth-web-is-sprouts = { $number } on the island. Each is worth a point; some abilities are paid with them.
earth-web-is-growth = { $number } on the island. Each is worth a point; on a card that holds no more, the points of its canopy count instead.
earth-web-is-hand-cards = { $number } in hand. The others do not see them.
earth-web-is-planted = { $number } of 16. When an island is full, the round is the last one.
earth-web-is-gaia-pile = { $number ->
    [one] One card
   *[other] { $number } cards
} went to Gaia. She scores what is printed on them.
earth-web-is-exchange = At nearly any time three sprouts buy 2 soil. You have { $number } on your island.
earth-web-is-free = A free place
earth-web-is-free-now = A card is laid beside another one, also across a corner. Your island has { $number } of 16 cards.
earth-web-is-full = Whoever first has 16 cards on the island gets them. The round in which that happens is the last.
earth-web-is-gaia = She plays against you: each of your actions brings her something, and then she turns up a card of her own.
earth-web-is-first = First player
earth-web-is-first-now = Began the game. The last round ends before this player’s next turn.
earth-web-is-score-base = The points printed on cards of the island, with island and climate.
earth-web-is-score-events = The points on events that were played; some cost points.
earth-web-is-score-compost = A point for each card in the compost.
earth-web-is-score-sprouts = A point for each sprout on the island.
earth-web-is-score-growth = A point for each piece of growth; cards that are full count their canopy.
earth-web-is-score-terrain = The points that terrains count on the island.
earth-web-is-score-ecosystem = The points of your own ecosystem.
earth-web-is-score-shared1 = The points of the first of the two ecosystems that count for everybody.
earth-web-is-score-shared2 = The points of the second of the two ecosystems that count for everybody.
earth-web-is-score-fauna = Leaves on goals that were met, the sooner the more, and 7 points for the first full island.
earth-web-is-score-mate = The points of the team mate, who wins or loses with you.

# What the small card says of the things on the table

earth-web-is-action = Whoever chooses it gets: { $gains }.
earth-web-is-action-others = Everybody else gets: { $gains }.
earth-web-is-action-gaia = After you: { $gets }.
earth-web-is-action-fires = Then abilities of its colour are used: { $number ->
    [0] you have none yet
    [one] one of your cards
   *[other] { $number } of your cards
}.
earth-web-is-soil = { $number } now. Cards are planted for soil.
earth-web-is-compost = { $number } cards lie in the compost. Each is worth a point at the end.
earth-web-is-events = { $number ->
    [0] Events that were played lie here.
    [one] One event was played.
   *[other] { $number } events were played.
} Their points count at the end, and some cost points.
earth-web-is-sprouts = { $number } lie on the island. Each is worth a point; some abilities are paid with them.
earth-web-is-growth = { $number } have grown on the island. Each is worth a point; a card that is full counts what stands on its canopy instead.
earth-web-is-hand-cards = { $number } in hand. What is in it, the others do not see.
earth-web-is-planted = { $number } of 16. When an island is full, the round is the last one.
earth-web-is-gaia-pile = { $number } cards went to Gaia. She scores what is printed on them.
earth-web-is-exchange = At nearly any time three sprouts buy 2 soil. You have { $number } on your island.
earth-web-is-free = A free place
earth-web-is-free-now = A card may lie beside another one, also across a corner. Your island has { $number } of 16 cards.
earth-web-is-full = Whoever first has 16 cards on the island gets them. The round in which that happens is the last.
earth-web-is-gaia = She plays against you: each of your actions brings her something, and then she turns up a card of her own.
earth-web-is-first = First player
earth-web-is-first-now = Began the game. The last round ends before this player’s next turn.
earth-web-is-score-base = The points printed on cards of the island, with island and climate.
earth-web-is-score-events = The points on events that were played; some cost points.
earth-web-is-score-compost = A point for each card in the compost.
earth-web-is-score-sprouts = A point for each sprout on the island.
earth-web-is-score-growth = A point for each piece of growth; cards that are full count their canopy.
earth-web-is-score-terrain = What terrains count on the island.
earth-web-is-score-ecosystem = What the own ecosystem counts on the island.
earth-web-is-score-shared1 = The first of the two ecosystems that count for everybody.
earth-web-is-score-shared2 = The second of the two ecosystems that count for everybody.
earth-web-is-score-fauna = Leaves on goals that were met, the sooner the more, and 7 points for the first full island.
earth-web-is-score-mate = The points of the team mate, who wins or loses with you.

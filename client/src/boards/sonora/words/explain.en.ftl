# What the small card says of the things on the table

## The board and the discs

sonora-web-is-circle-lizard = Lizard circle
sonora-web-is-circle-fox = Fox circle
sonora-web-is-circle-owl = Owl circle
sonora-web-is-circle-rabbit = Rabbit circle
sonora-web-about-circle-lizard = A disc that touches it goes to the ruins, whatever lies below it, and counts double.
sonora-web-about-circle-fox = A disc that touches it goes to the canyon, whatever lies below it, and draws two shapes.
sonora-web-about-circle-owl = A disc that touches it goes to the creek, whatever lies below it, and lays two paths.
sonora-web-about-circle-rabbit = A disc that touches it goes to the mud cracks, whatever lies below it, and counts double.
sonora-web-is-disc = Disc { $number }
sonora-web-is-in-hand = It is still to be flicked. The higher its number, the more it brings where it stops.
sonora-web-is-lying = Other discs may still push it on.
sonora-web-is-counts = It counts for this section: { $section }{ $times ->
    [2] , twice
   *[other] { "" }
}.
sonora-web-is-hole = The hole
sonora-web-is-hole-now = A disc that falls in counts once, for whichever section its owner likes.
sonora-web-is-corner = A player’s corner
sonora-web-is-corner-now = { $seat_you ->
    [yes] You flick from here
   *[no] { $seat } flicks from here
}.
sonora-web-is-discs-left = Discs
sonora-web-is-discs-left-now = So many are still to be flicked in this round, or still to be marked.
sonora-web-is-first = First player
sonora-web-is-first-now = Flicks first in this round. In the next round it is the next one’s turn.

## The notebook

sonora-web-about-section-ruins = The numbers of your discs add up: so many cells you cross out. Whoever completes a building first gets more. Whoever has the highest sum marks first.
sonora-web-about-section-canyon = Each disc draws a shape with its number or a lower one, side by side with an older shape. Cacti of one kind are worth more and more.
sonora-web-about-section-creek = Each disc lays a path exactly as long as its number. Only the last cell counts: it is circled.
sonora-web-about-section-mud = The numbers of your discs pay for nodes. Three crossed nodes close a triangle. What is left over fills columns.
sonora-web-is-discs = Your discs there: { $discs }.
sonora-web-is-now = Worth { $points } points now.
sonora-web-is-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sonora-web-is-reward = a bonus ({ $bonus })
sonora-web-is-building = Building { $name }
sonora-web-is-cells = { $crossed } of { $cells } cells are crossed out.
sonora-web-is-first-built = Whoever completes it first gets { $points } points{ $bonus_id ->
    [none] { "" }
   *[other] { " " }and a bonus ({ $bonus })
}, everybody after that { $later }.
sonora-web-is-built = Somebody was first already.
sonora-web-is-bot-building = The bot’s building
sonora-web-is-bot-building-now = You cross the cells that it circled before any others: only what is left goes to your buildings. Circled: { $circled }, crossed: { $crossed }.
sonora-web-is-cell = Canyon
sonora-web-is-plain = A free cell. Shapes are drawn side by side with older ones.
sonora-web-is-drawn = A shape lies here already.
sonora-web-is-start = The first shape begins beside this place.
sonora-web-is-cactus = { $cactus }: inside of a shape it counts. The more of one kind, the more each is worth.
sonora-web-is-cactus-inside = { $cactus }: it is inside of a shape and counts. The more of one kind, the more each is worth.
sonora-web-is-in-shape = Whoever draws a shape over it gets a bonus: { $bonus }.
sonora-web-is-bend = Creek
sonora-web-is-end = A path that ends here brings { $reward }. The cells on the way bring nothing.
sonora-web-is-circled = A path ends here: { $reward }.
sonora-web-is-crossed = It is crossed out.
sonora-web-is-shaded = The bot has been here; nothing goes through.
sonora-web-is-node-cost = Node for { $cost }
sonora-web-is-start-node = The first node
sonora-web-is-node = A node must be joined to one that is crossed out. Three crossed nodes close a triangle.
sonora-web-is-triangle = Triangle
sonora-web-is-closed = When all three nodes are crossed, it brings { $reward }.
sonora-web-is-closed-now = It is closed: { $reward }.
sonora-web-is-column = Column
sonora-web-is-boxes = { $full } of { $boxes } boxes are filled. A full column brings a bonus: { $bonus }.
sonora-web-is-left = { $left } of { $won } are left.
sonora-web-is-bonus-reflick = Right after your flick the disc comes back and is flicked once more. Other discs stay where they were pushed.
sonora-web-is-bonus-swap = Before marking, two of your discs on the board trade places.
sonora-web-is-bonus-fox = Draws a shape numbered 4 or lower in the canyon, in this round.
sonora-web-is-bonus-owl = Lays a path of 1 to 5 cells in the creek, in this round.
sonora-web-is-bonus-rabbit = Adds 5 to spend in the mud cracks, in this round.
sonora-web-is-bonus-discovery = You choose a fox, an owl or a rabbit and use it now or in a later round.
sonora-web-is-discovery-fox = Draws a shape numbered 4 or lower in the canyon, in this round or any later one.
sonora-web-is-discovery-owl = Lays a path of 1 to 5 cells in the creek, in this round or any later one.
sonora-web-is-discovery-rabbit = Adds 6 to spend in the mud cracks, in this round or any later one.

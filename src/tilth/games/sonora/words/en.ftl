sonora-title = Sonora
sonora-tagline = Flick your discs into the desert, then fill your notebook with what they reached

# Things

sonora-disc = { $id }
sonora-colour-a = circles (a)
sonora-colour-b = triangles (b)
sonora-colour-c = squares (c)
sonora-section-ruins = ruins
sonora-section-canyon = canyon
sonora-section-creek = creek
sonora-section-mud = mud cracks
sonora-zone-lizard = the ruins
sonora-zone-fox = the canyon
sonora-zone-owl = the creek
sonora-zone-rabbit = the mud cracks
sonora-circle-lizard1 = the lizard circle in the canyon
sonora-circle-lizard2 = the lizard circle in the mud
sonora-circle-fox1 = the fox circle in the ruins
sonora-circle-fox2 = the fox circle by the creek
sonora-circle-owl1 = the owl circle in the ruins
sonora-circle-owl2 = the owl circle in the mud
sonora-circle-rabbit1 = the rabbit circle in the canyon
sonora-circle-rabbit2 = the rabbit circle by the creek
sonora-circle = { $id } circle
sonora-hole-centre = the hole
sonora-corner-0 = top left
sonora-corner-1 = top right
sonora-corner-2 = bottom right
sonora-corner-3 = bottom left
sonora-building = { $id }
sonora-brick = { $id }
sonora-cell = { $id }
sonora-shape = { $id }
sonora-bend = { $id }
sonora-node = { $id }
sonora-triangle = { $id }
sonora-column = { $id }
sonora-order-first = first
sonora-order-later = later
sonora-bonus-none = nothing
sonora-bonus-reflick = reflick
sonora-bonus-swap = swap
sonora-bonus-fox = fox
sonora-bonus-owl = owl
sonora-bonus-rabbit = rabbit
sonora-bonus-discovery = discovery
sonora-discovery-fox = discovered fox
sonora-discovery-owl = discovered owl
sonora-discovery-rabbit = discovered rabbit
sonora-cactus-saguaro = saguaro
sonora-cactus-barrel = barrel cactus
sonora-cactus-prickly = prickly pear
sonora-why-square = over a bot square
sonora-why-beside = beside its own shape
sonora-why-jump = beside your shape that it touches
sonora-why-bottom = up from a bot square
sonora-why-longer = on from its own path

# Options of the game

sonora-option-rounds = Rounds
sonora-option-rounds-help = Five rounds for a short game, six for a normal one, seven for a long one.
sonora-option-no_nudge = No nudges
sonora-option-no_nudge-help = A disc that comes to rest in the zone of your own corner is out for the round, unless it came back off the far edge.
sonora-option-corners = Corners of two
sonora-option-corners-help = Two players sit opposite each other or side by side; the first player of the game begins at the ruins.
sonora-option-corners-opposite = opposite each other
sonora-option-corners-left = side by side, the second player on the first one’s left
sonora-option-corners-right = side by side, the second player on the first one’s right
sonora-option-free_corner = Free corner
sonora-option-free_corner-help = With three players one corner stays free; it lies between two of them.
sonora-option-free_corner-after_third = between the third player and the first
sonora-option-free_corner-after_second = between the second player and the third
sonora-option-free_corner-after_first = between the first player and the second

# What is asked

sonora-ask-flick =
    Flick a disc from your corner { $corner } ({ $left ->
        [one] { $left } disc
       *[other] { $left } discs
    } in hand)
sonora-ask-flick-again = Flick { $disc } again, from your corner { $corner }
sonora-ask-keep = { $disc } has come to rest: leave it, or spend a reflick?
sonora-ask-keep-hole = { $disc } is in the hole: leave it, or spend a reflick?
sonora-ask-keep-off = { $disc } is out for this round: leave it at that, or spend a reflick?
sonora-ask-bullseye = Bullseye! Which section does { $disc } go to?
sonora-ask-colours = Which colour is yours, and which the bot's?
sonora-ask-swap =
    Swap two of your discs on the board? ({ $left ->
        [one] { $left } swap
       *[other] { $left } swaps
    } left)
sonora-ask-side = { $disc } lies exactly between: where does it count?
sonora-ask-cross =
    Ruins: cross out { $points ->
        [one] { $points } more cell
       *[other] { $points } more cells
    }
sonora-ask-mark = What do you mark next?
sonora-ask-draw = Canyon: draw a shape numbered { $number } or lower
sonora-ask-path =
    Creek: where does a path of { $length ->
        [one] { $length } cell
       *[other] { $length } cells
    } end?
sonora-ask-path-any = Creek: where does a path of { $least } to { $most } cells end?
sonora-ask-mud = Mud cracks: cross a node (value left: { $points })
sonora-ask-boxes = Value left for the columns: { $points }
sonora-ask-discover = Discovery: which animal do you keep?
sonora-ask-bot_pick = Which disc does the bot use next? ({ $section })
sonora-ask-bot_draw = Where does the bot draw with { $disc }?
sonora-ask-bot_path = Where does the bot lay its path with { $disc }?
sonora-ask-bot_mud =
    { $points ->
        [one] The bot has value { $points }: which node gets dearer?
       *[other] The bot has value { $points }: which nodes get dearer?
    }
sonora-domain-flick = Type a flick yourself: { $example } ANGLE STRENGTH. Angle 0 is right, 90 up, 180 left, 270 down, on the board as drawn; strength 4 to 100. To start elsewhere in your corner: { $example } X,Y ANGLE STRENGTH.

# What an option does

sonora-aim = { $disc } towards { $target }
sonora-flick = { $disc }: direction { $angle }°, strength { $strength } %
sonora-keep = Leave { $disc } where it is
sonora-keep-hole = Leave { $disc } in the hole
sonora-keep-off = Do without { $disc }
sonora-reflick =
    Take { $disc } back and flick it again ({ $left ->
        [one] { $left } reflick
       *[other] { $left } reflicks
    } left)
sonora-bullseye = { $disc } to the { $section }
sonora-colours = Yours: { $own }; the bot's: { $bot }
sonora-swap = Swap: { $disc } counts for { $there }{ $times ->
        [1] { "" }
       *[other] {" "}twice
    }, { $other } for { $here }{ $here_times ->
        [1] { "" }
       *[other] {" "}twice
    }
sonora-swap-none = No swap
sonora-side = { $disc } counts for the { $section }
sonora-nothing = Nothing is possible
sonora-cross =
    { $count ->
        [one] { $count } cell of building { $building }
       *[other] { $count } cells of building { $building }
    }
sonora-complete-first = Complete { $building } first with { $count }: { $points } points and { $bonus }
sonora-complete-later = Complete { $building } with { $count }: { $points } points
sonora-mark-canyon =
    { $times ->
        [one] Draw in the canyon with { $disc }
       *[other] Draw in the canyon with { $disc }, { $times } times
    }
sonora-mark-creek =
    { $times ->
        [one] Lay a path of { $number } with { $disc }
       *[other] Lay a path of { $number } with { $disc }, { $times } times
    }
sonora-mark-mud = Mark the mud cracks with value { $points }
sonora-mark-bonus = Use a bonus: { $bonus } ({ $left } to use)
sonora-mark-discovery = Use a discovery: { $bonus } ({ $left } kept)
sonora-finish = Finish marking
sonora-draw =
    Shape { $number } on { $cells }{ $points ->
        [0] {""}
        [one] : { $points } point
       *[other] : { $points } points
    }
sonora-draw-bonus =
    Shape { $number } on { $cells }: { $bonuses }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
sonora-path =
    A path of { $length } to { $bend }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sonora-path-bonus = A path of { $length } to { $bend }: { $bonus }
sonora-cross-node =
    Node { $node } for { $cost }{ $points ->
        [0] {""}
        [one] : { $points } point
       *[other] : { $points } points
    }
sonora-cross-node-bonus =
    Node { $node } for { $cost }: { $bonuses }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
sonora-add-rabbit = Add a rabbit: { $points } more value
sonora-add-discovery = Add a discovered rabbit: { $points } more value
sonora-stop =
    { $points ->
        [0] No more nodes
       *[other] No more nodes; value left for the columns: { $points }
    }
sonora-boxes =
    { $count ->
        [one] { $count } box of column { $column }
       *[other] { $count } boxes of column { $column }
    }
sonora-boxes-bonus = Fill column { $column } with { $count }: { $bonus }
sonora-boxes-done =
    { $points ->
        [0] Done
       *[other] Done, value left unused: { $points }
    }
sonora-discover = Circle the { $bonus } ({ $left } left)
sonora-bot-pick = The bot uses { $disc } in the { $section }
sonora-bot-draw = The bot fills shape { $number } on { $cells } ({ $why })
sonora-bot-path = The bot shades { $bends }
sonora-bot-box = Node { $node } gets dearer by { $count }

# What happened

sonora-event-round = Round { $round }. { $seat_you ->
        [yes] You go
       *[no] { $seat } goes
    } first.
sonora-event-flicked = { $seat_you ->
        [yes] You flick
       *[no] { $seat } flicks
    } { $disc }: direction { $angle }°, strength { $strength } %.
sonora-event-rested =
    { $times ->
        [one] { $disc } rests: { $section }.
       *[other] { $disc } rests on a circle: { $section }, twice.
    }
sonora-event-pushed =
    { $times ->
        [one] { $disc } is pushed: { $section }.
       *[other] { $disc } is pushed onto a circle: { $section }, twice.
    }
sonora-event-short = { $disc } did not leave its corner and is flicked again.
sonora-event-stuck = { $disc } hit another disc, stayed on its corner and is out.
sonora-event-off = { $disc } leaves the board.
sonora-event-nudged = { $disc } was only nudged and is out.
sonora-event-hole = { $disc } is in the hole: bullseye!
sonora-event-reflicked = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $disc } back.
sonora-event-aside = { $disc } goes to the { $section }.
sonora-event-colours = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } the { $own }; the bot has the { $bot }.
sonora-event-swapped = { $seat_you ->
        [yes] You swap
       *[no] { $seat } swaps
    } { $disc } and { $other }.
sonora-event-sided = { $disc } counts for the { $section }.
sonora-event-ruins = { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } value { $points } in the ruins.
sonora-event-crossed = { $seat_you ->
        [yes] You cross
       *[no] { $seat } crosses
    } { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } of { $building }.
sonora-event-built = { $seat_you ->
        [yes] You complete
       *[no] { $seat } completes
    } { $building } { $order_id ->
        [first] first
       *[later] as well
    }: { $points } points.
sonora-event-won = { $seat_you ->
        [yes] You win
       *[no] { $seat } wins
    } a bonus: { $bonus }.
sonora-event-wasted = { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } no room for { $bonus }, it is lost.
sonora-event-discovered = { $seat_you ->
        [yes] You keep
       *[no] { $seat } keeps
    } a discovery: { $bonus }.
sonora-event-used = { $seat_you ->
        [yes] You use
       *[no] { $seat } uses
    } a bonus: { $bonus }.
sonora-event-discovery-used = { $seat_you ->
        [yes] You use
       *[no] { $seat } uses
    } a discovery: { $bonus }.
sonora-event-marking = { $seat_you ->
        [yes] You mark
       *[no] { $seat } marks
    } { $disc } in the { $section }.
sonora-event-mud = { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } value { $points } in the mud cracks.
sonora-event-drew = { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } shape { $number } on { $cells }.
sonora-event-cactus = { $seat_you ->
        [yes] You get
       *[no] { $seat } gets
    } a cactus: { $cactus }, { $count } in all.
sonora-event-path = { $seat_you ->
        [yes] You lay
       *[no] { $seat } lays
    } a path of { $length } to { $bend }{ $points ->
        [0] {""}
        [one] : { $points } point
       *[other] : { $points } points
    }.
sonora-event-node = { $seat_you ->
        [yes] You cross
       *[no] { $seat } crosses
    } node { $node } for { $cost }.
sonora-event-triangle = { $seat_you ->
        [yes] You close
       *[no] { $seat } closes
    } the triangle { $triangle }{ $points ->
        [0] {""}
        [one] : { $points } point
       *[other] : { $points } points
    }.
sonora-event-box = { $seat_you ->
        [yes] You fill
       *[no] { $seat } fills
    } { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    } of column { $column }.
sonora-event-lost = { $disc } cannot be marked and is lost.
sonora-event-bot-ruins =
    { $count ->
        [one] The bot circles { $count } cell of its building.
       *[other] The bot circles { $count } cells of its building.
    }
sonora-event-bot-ruins-crossed = { $seat_you ->
        [yes] You first cross
       *[no] { $seat } first crosses
    } { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } that the bot has circled.
sonora-event-bot-drew = The bot fills shape { $number } with { $disc }: { $cells }, { $why }.
sonora-event-bot-path = The bot shades { $cells } with { $disc }, { $why }.
sonora-event-bot-box = The bot makes { $node } dearer by { $count }.
sonora-event-finished = { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } finished marking.
sonora-event-turned = The board turns; { $seat_you ->
        [yes] you go
       *[no] { $seat } goes
    } first next.
sonora-event-ended = That was the last of { $round } rounds.

# Why something cannot be chosen

sonora-not-before-marking = You mark your notebook when all discs have been flicked.
sonora-not-before-swaps = Swaps come when all discs have been flicked.
sonora-not-before-a-flick = It is offered right after a flick of yours.
sonora-not-before-swapping = You mark after the swaps: first say whether you swap discs.
sonora-not-after-the-flicks = There are no more flicks in this round.
sonora-not-without-two-discs = To swap, press two of your discs on the board.
sonora-not-your-disc = You swap two discs of your own.
sonora-not-on-the-board = This disc does not lie on the board.
sonora-not-while-marking = This is for discs on the board; now you mark your notebook.
sonora-not-before-a-disc = First choose what you mark with: a disc or an animal.
sonora-not-ruins-again = The ruins come first in a round. Now the other sections are marked.
sonora-not-this-section = Now you mark this section: { $section }.
sonora-not-without-discs = No disc of yours is waiting for this section.
sonora-not-with-these-discs = There is no room left here for what these discs bring.
sonora-not-had = You have none.
sonora-not-before-the-mud = Rabbits go with the mud cracks: mark those first, then add them.
sonora-not-room-for-shape = No shape that it could draw fits any more.
sonora-not-room-for-path = No path that it could lay fits any more.
sonora-not-room-for-mud = There is nothing it could pay for.
sonora-not-complete-twice = It is full already.
sonora-not-drawn-twice = A shape lies here already.
sonora-not-side-by-side = No shape with { $number } or less covers this cell: it must lie on free cells, side by side with your shapes.
sonora-not-marked-twice = It is marked already.
sonora-not-where-the-bot-is = The bot has been here.
sonora-not-past-the-bot = The bot’s path is in the way.
sonora-not-so-long = A path that ends here is { $length } long; yours is { $most ->
        [one] 1
       *[other] { $most }
    } long.
sonora-not-joined = It is joined to no node that you have crossed.
sonora-not-enough-points = It costs { $cost }; you have { $points } left.
sonora-not-before-nodes = Boxes are filled when you cross no more nodes.
sonora-not-after-nodes = You have stopped crossing nodes; what is left fills boxes.
sonora-not-left-to-discover = All of these are discovered already.

# Points

sonora-score-ruins = Ruins
sonora-score-canyon = Canyon
sonora-score-creek = Creek
sonora-score-mud = Mud cracks

# The table

sonora-table-round = Round { $round } of { $rounds }
sonora-table-legend = Circles: L lizard (ruins ×2), F fox (canyon ×2), O owl (creek ×2), B rabbit (mud ×2). ○ is the hole, ▒ the corners. 0° is right, 90° up.
sonora-table-discs = Discs
sonora-table-hand = in hand
sonora-table-off = off the board
sonora-table-marked = marked
sonora-table-hole = in the hole
sonora-table-between = between two
sonora-table-ruins = Ruins
sonora-table-canyon = Canyon
sonora-table-creek = Creek
sonora-table-mud = Mud cracks
sonora-table-bonuses = Bonuses
sonora-table-first = first
sonora-table-later = later
sonora-table-columns = Columns
sonora-table-bot-building = Bot's building: { $circled } circled, { $crossed } crossed of { $cells }
sonora-table-total = { $points } points
sonora-table-first-player = (first)

# What cannot be accepted

sonora-refusal-not-a-flick = { $field } must be empty or a settled flick.
sonora-refusal-not-a-place = { $field } must be a place on the board in millimetres.
sonora-refusal-section-of-no-disc = { $field }: a disc in hand, in the hole or off the board counts for no section.
sonora-refusal-disc-over-hole = { $field }: a disc that lies wholly over the hole falls into it; it cannot lie there.
sonora-refusal-discs-overlap = { $field }: discs must lie within the rim, off the corners, and none upon another.
sonora-refusal-reward-does-not-fit = { $field } does not fit: a building has a reward when all its cells are crossed, and exactly one player was first.
sonora-refusal-not-a-shape = { $field } is no shape on white cells of the canyon.
sonora-refusal-shape-does-not-fit = { $field }: a shape must lie beside an older one and upon none.
sonora-refusal-cell-marked-twice = { $field }: a cell of the creek has one mark, and only the bot shades.
sonora-refusal-start-not-crossed = { $field }: the start of the creek is crossed.
sonora-refusal-path-broken = { $field }: the path to this cell is broken.
sonora-refusal-path-without-end = { $field }: a path ends with a circled cell.
sonora-refusal-nodes-do-not-fit = { $field }: each node once, the start among them.
sonora-refusal-nodes-not-joined = { $field }: crossed nodes are joined to the start.
sonora-refusal-bonus-not-brought = { $field }: the sheet has brought { $brought }.
sonora-refusal-more-discoveries-than-won = { $field }: more discoveries are circled than were won.
sonora-refusal-colours-do-not-fit = { $field }: both colours are chosen, and they differ, or none is.
sonora-refusal-wrong-seat = { $field } is not this seat's.

# Buttons, what is asked about a decision, and what follows a first press
sonora-act-flick = Flick
sonora-act-keep = Leave it
sonora-act-reflick = Flick again
sonora-act-bullseye = Put it there
sonora-act-colours = Play these
sonora-act-swap = Swap
sonora-act-side = Count it there
sonora-act-cross = Cross out
sonora-act-mark = Mark
sonora-act-draw = Draw
sonora-act-path = Lay the path
sonora-act-mud = Cross the node
sonora-act-boxes = Fill
sonora-act-discover = Circle it
sonora-act-bot_pick = Take this disc
sonora-act-bot_draw = Fill it in
sonora-act-bot_path = Shade it
sonora-act-bot_mud = Make it dearer
sonora-why-mark = In the order you like.
sonora-why-keep = A reflick brings it back to your corner.
sonora-why-keep-hole = A reflick brings it back to your corner.
sonora-why-keep-off = A reflick brings it back to your corner.
sonora-why-cross = Press the last cell you want to cross.
sonora-why-path = Press a ringed cell.
sonora-why-bullseye = In the middle it counts where you like.
sonora-why-discover = It can be used in any later marking.
sonora-why-mud = What is left fills the columns.
sonora-why-swap = They change their places and what they count for.
sonora-why-bot_pick = You choose for the bot.
sonora-why-bot_draw = You choose for the bot.
sonora-why-bot_path = You choose for the bot.
sonora-why-bot_mud = You choose for the bot.
sonora-then-swap = And which other one?
sonora-then-mark = With which disc?
sonora-then-draw = Where exactly?

sonora-web-round = Round { $round } of { $rounds }
sonora-web-phase-flick = Flick
sonora-web-phase-record = Record

# Discs

sonora-web-disc-own = your { $number }
sonora-web-disc-of = { $name }’s { $number }
sonora-web-disc-of-a = circle { $number }
sonora-web-disc-of-b = triangle { $number }
sonora-web-disc-of-c = square { $number }
sonora-web-your-discs = Your discs
sonora-web-disc-hand = { $disc }, in hand
sonora-web-disc-field = { $disc }, on the board
sonora-web-disc-off = { $disc }, off the board
sonora-web-disc-hole = { $disc }, in the hole
sonora-web-disc-aside = { $disc }, on the sheet
sonora-web-disc-marked = { $disc }, marked
sonora-web-discs-left = discs in hand
sonora-web-discs-to-mark = discs to mark
sonora-web-colours-now = Yours: { $own }. The bot’s: { $bot }.
sonora-web-colour-own = Which colour is yours?
sonora-web-colour-bot = Which is the bot’s?
sonora-web-colour-discs =
    { $discs ->
        [one] { $colour }: { $discs } disc counts
       *[other] { $colour }: { $discs } discs count
    }

# The board

sonora-web-the-board = Board
sonora-web-show-board = Show the board
sonora-web-board-note =
    { $waiting ->
        [0] All your discs are marked.
        [one] { $waiting } disc of yours waits to be marked.
       *[other] { $waiting } discs of yours wait to be marked.
    }
sonora-web-board = The board with { $discs } discs
sonora-web-board-aim = The board with { $discs } discs. Left and right turn the aim, up and down change the strength, with Shift in big steps. W, A, S, D move the disc on its corner, 1 to 5 choose a disc, Enter flicks, Escape lets go.
sonora-web-lie = Where the discs lie
sonora-web-show-again = Show the last flick again
sonora-web-lying =
    { $times ->
        [one] { $disc }
       *[other] { $disc } twice
    }
sonora-web-lying-none = no disc
sonora-web-marks-first = { $value }, marks first
sonora-web-in-zone = { $section }
sonora-web-on-circle = { $section }, on a circle, counts twice
sonora-web-lies = { $places }. { $hole } mm from the hole, { $far } mm from { $circle }

# Aiming

sonora-web-ask-flick = Your turn: flick a disc ({ $left } left)
sonora-web-ask-flick-again = Flick { $disc } again
sonora-web-flick-hint = Pull back anywhere on the board and let go. A click on your corner moves the disc.
sonora-web-flick-hint-touch = Pull back anywhere on the board and let go. A tap on your corner moves the disc.
sonora-web-flick-hint-keys = Arrows aim and set the strength, Enter flicks; W A S D move the disc, 1 to 5 choose it.
sonora-web-aim = Strength { $strength } %: { $meets }, after { $far } mm. The pale fan is your hand’s error: up to ±{ $degrees }°, ±{ $percent } % of strength
sonora-web-touch-disc = first meets { $disc }
sonora-web-touch-rim = first meets the rim
sonora-web-touch-off = flies off over the rim
sonora-web-touch-hole = falls into the hole
sonora-web-touch-rest = comes to rest
sonora-web-touch-short = does not leave the corner
sonora-web-cancel = Cancel
sonora-web-fine = Fine aim
sonora-web-fine-aim = Fine aim
sonora-web-flick = Flick
sonora-web-direction = Direction
sonora-web-direction-is = { $degrees } degrees, 0 is to the right, 90 is up
sonora-web-strength = Strength
sonora-web-place-along = Disc along the edge
sonora-web-place-across = Disc along the other edge
sonora-web-aim-at = Aim at
sonora-web-aim-at-none = choose…
sonora-web-target = { $thing }, { $far } mm

# The notebook

sonora-web-notebook = Notebook
sonora-web-notebook-of = Notebook of { $name }
sonora-web-sections = Sections
sonora-web-points = points
sonora-web-total = Total
sonora-web-wait-disc =
    { $times ->
        [one] { $disc }, to mark
       *[other] { $disc }, to mark { $times } times
    }
sonora-web-marked = Marked: { $discs }
sonora-web-marking = Being marked: { $discs }
sonora-web-building = { $building }: { $crossed } of { $cells } cells{ $reward ->
        [first] , completed first
        [later] , completed
       *[none] {""}
    }. First: { $first } points, { $bonus }{ $taken ->
        [yes] {" "}(taken)
       *[no] {""}
    }. Later: { $later } points.
sonora-web-canyon = Canyon: { $shapes } shapes, { $cacti } cacti
sonora-web-canyon-draw = Canyon: { $shapes } shapes, { $cacti } cacti. Arrows move the shape, R turns it, F flips it, N goes to the next place, Enter draws it.
sonora-web-draw-hint = Point at the canyon: the shape goes to the nearest place it fits. R turns, F flips.
sonora-web-draw-hint-touch = Tap or drag on the canyon: the shape goes to the nearest place it fits.
sonora-web-shapes = Shapes
sonora-web-shape = Shape { $number }, { $cells } cells
sonora-web-turn = Turn
sonora-web-flip = Flip
sonora-web-next-place = Next place
sonora-web-creek = Creek: { $circled } circled, { $crossed } crossed
sonora-web-bend = { $what }{ $mark ->
        [crossed] , crossed
        [circled] , circled
        [shaded] , the bot’s
       *[blank] {""}
    }
sonora-web-mud = Mud cracks: { $nodes } nodes, { $triangles } triangles
sonora-web-columns = Columns for spare value
sonora-web-bonus-reflick = Reflick
sonora-web-bonus-swap = Swap
sonora-web-bonus-discovery = Discoveries
sonora-web-left-of = { $left } left
sonora-web-discoveries = { $bonus }: { $left } to use, { $won } found

# What an option brings

sonora-web-label-draw =
    Shape { $number }{ $points ->
        [0] {""}
        [one] : { $points } point
       *[other] : { $points } points
    }
sonora-web-label-draw-bonus =
    Shape { $number }: { $bonuses }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
sonora-web-label-path =
    A path of { $length }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sonora-web-label-path-bonus = A path of { $length }: { $bonus }
sonora-web-label-cross-node =
    This node for { $cost }{ $points ->
        [0] {""}
       *[other] : { $points } points
    }
sonora-web-label-cross-node-bonus =
    This node for { $cost }: { $bonuses }{ $points ->
        [0] {""}
       *[other] , { $points } points
    }
sonora-web-label-bot-draw = The bot fills shape { $number } here: { $why }
sonora-web-label-bot-path =
    The bot shades { $bends_count ->
        [one] { $bends_count } cell
       *[other] { $bends_count } cells
    } here
sonora-web-label-bot-box = This node gets dearer by { $count }
sonora-web-label-stop = No more nodes
sonora-web-label-keep = Leave it there
sonora-web-label-keep-hole = Leave it there
sonora-web-label-keep-off = Do without it
sonora-web-label-reflick =
    Flick again ({ $left ->
        [one] { $left } reflick
       *[other] { $left } reflicks
    })

# What happened

sonora-web-event-flicked = { $disc } is flicked at { $strength } %.
sonora-web-event-drew = { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } shape { $number }.
sonora-web-event-path = { $seat_you ->
        [yes] You lay
       *[no] { $seat } lays
    } a path of { $length }{ $points ->
        [0] {""}
        [one] : { $points } point
       *[other] : { $points } points
    }.
sonora-web-event-node = { $seat_you ->
        [yes] You cross
       *[no] { $seat } crosses
    } a node for { $cost }.
sonora-web-event-triangle =
    A triangle closes{ $points ->
        [0] {""}
       *[other] : { $points } points
    }.
sonora-web-event-bot-drew = The bot fills shape { $number }, { $why }.
sonora-web-event-bot-path = The bot shades { $cells_count ->
        [one] { $cells_count } cell
       *[other] { $cells_count } cells
    }, { $why }.
sonora-web-event-bot-box = The bot makes a node dearer by { $count }.


sonora-won-alone = { $points ->
    [one] The desert is explored: { $points } point
   *[other] The desert is explored: { $points } points
}

## What is said the first time that something is asked

sonora-first-flick = Pull back anywhere on the board and let go. What counts is where discs lie at the end of the phase.
sonora-first-keep = A reflick is rare: keep it for a disc that is lost, or that would be worth much elsewhere.
sonora-first-bullseye = A disc in the hole is yours to give to any section, where it counts once.
sonora-first-colours = One colour marks for you, one against you. Look where each of them lies.
sonora-first-swap = Two of your own discs change places: a high number where it brings most.
sonora-first-side = It lies exactly halfway, so both zones would take it.
sonora-first-bot_pick = The bot only spoils your sheet. The order matters: what it fills first may leave less for the rest.
sonora-first-bot_draw = Its shape takes cells away from you. Let it lie where you did not want to go.
sonora-first-bot_path = You can neither pass its path nor start from it.
sonora-first-bot_mud = Each unit makes a node at the edge dearer for you. Three at most for each.
sonora-first-cross = Only complete buildings bring points, and who completes one first gets more.
sonora-first-mark = The order is yours: a bonus won in one section can help in the next.
sonora-first-draw = Shapes grow out of what you have drawn. Reach for bonuses now and for cacti at the end.
sonora-first-path = Only the last cell of a path counts. Others can be reached by later paths.
sonora-first-mud = Pay the number on a node joined to your crossed ones. Three around a triangle win what is in it.
sonora-first-boxes = Nothing is lost: each unit fills a box, and a full column brings its bonus.
sonora-first-discover = A discovery waits until you want it, and decides ties at the end.

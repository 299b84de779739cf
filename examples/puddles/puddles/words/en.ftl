puddles-title = Puddles
puddles-tagline = Jump where the water is, but not where everybody jumps

# Things

puddles-puddle-yard = yard
    .loc = in the yard
puddles-puddle-meadow = meadow
    .loc = in the meadow
puddles-puddle-orchard = orchard
    .loc = in the orchard
puddles-puddle-path = path
    .loc = on the path
puddles-puddle-gate = gate
    .loc = at the gate

# Options of the game

puddles-option-rounds = Rounds
puddles-option-rounds-help = Five rounds for a short game, eight for a long one.
puddles-option-sun = Hot sun
puddles-option-sun-help = At the end of each round every puddle loses a drop.

# What is asked, and what an option does

puddles-ask-jump = Which puddle does your frog jump into?
puddles-jump =
    { $drops ->
        [0] The puddle { $puddle_loc }, which is dry
        [one] The puddle { $puddle_loc }, with { $drops } drop
       *[other] The puddle { $puddle_loc }, with { $drops } drops
    }

# What happened

puddles-event-round = Round { $number }.
puddles-event-drew =
    { $cards_id ->
        [none] { "" }
       *[other] { $seat } draws: { $cards }.
    }
puddles-event-rained = It rains: { $puddles }.
puddles-event-drank =
    { $drops ->
        [0] { $seat } finds the puddle { $puddle_loc } dry.
        [one] { $seat } drinks { $drops } drop { $puddle_loc }.
       *[other] { $seat } drinks { $drops } drops { $puddle_loc }.
    }
puddles-event-splashed = They meet { $puddle_loc } and only splash: { $seats }.
puddles-event-dried = The sun takes a drop from every puddle.

# Points, and the table in the terminal and the browser

puddles-score-water = Water
puddles-score-variety = Different puddles
puddles-table-round = Round { $round } of { $rounds }
puddles-table-player = Player
puddles-table-points = Points
puddles-table-frog = Frog
puddles-table-hand = Your cards: { $cards }
puddles-view-round = Round
puddles-view-water = Drops in the puddles
puddles-view-players = Players
puddles-view-frog = Frog
puddles-view-drunk = Drops drunk
puddles-view-hand = Cards in hand
puddles-view-deck = Cards in the deck

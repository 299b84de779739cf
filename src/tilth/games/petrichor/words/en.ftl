petrichor-title = Petrichor
petrichor-tagline = Be a cloud: rain where it pays, and vote on tomorrow's weather
petrichor-first-game = Newcomer’s layout: fields that suit a first game

# Things

petrichor-weather-frost = Frost
petrichor-weather-sun = Sun
petrichor-weather-wind = Wind
petrichor-weather-rain = Rain
petrichor-crop-wheat = wheat
petrichor-crop-cotton = cotton
petrichor-crop-grass = grass
petrichor-crop-potato = potato
petrichor-crop-coffee = coffee
petrichor-crop-rice = rice
petrichor-crop-corn = corn
petrichor-crop-cactus = Maltese cactus
petrichor-crop-lake = lake
petrichor-player-south = Southern Winds
petrichor-tile = { $id }
petrichor-cloud = cloud over { $id }
petrichor-side = { $id }
petrichor-side-harvest = harvest
petrichor-die = harvest die
petrichor-wind-1 = 1 drop onto a tile
petrichor-wind-2 = 2 drops onto a tile
petrichor-wind-3 = one of your drops is taken off a tile
petrichor-wind-4 = a new cloud with 2 drops
petrichor-wind-5 = 1 drop into a cloud
petrichor-wind-6 = 1 drop into a cloud
petrichor-wind-7 = a cloud with your drops and theirs moves north-west
petrichor-wind-8 = a cloud with their drops alone moves south-east
petrichor-wind-9 = shuffle all wind cards and draw again

# Options of the game

petrichor-option-rounds = Rounds
petrichor-option-rounds-help = Four rounds for a short game, six for a long one with room for plans.
petrichor-option-layout = Fields
petrichor-option-layout-help = Random tiles, or a fixed layout that suits a first game.
petrichor-option-layout-random = random
petrichor-option-layout-first = first game
petrichor-option-draft = Draft the cards
petrichor-option-draft-help = Hands are drafted: keep some cards, pass the rest. More control, a longer game.
petrichor-option-fertilizer = Fertilizer
petrichor-option-fertilizer-help = Three tokens are laid on face-down tiles; a fertilized tile scores 1 point more for everybody there.
petrichor-option-cactus = Maltese cactus
petrichor-option-cactus-help = A tile that grows with 2 drops and drowns with 4; once drowned it scores less, even if drops leave it.
petrichor-option-lake = Lake
petrichor-option-lake-help = A tile that gives drops back, fills clouds blown onto it and lets them leave as far as they like.
petrichor-option-double_cards = Double cards
petrichor-option-double_cards-help = The Southern Winds draw two cards a turn; only the second one votes.
petrichor-option-aimed_winds = Aimed winds
petrichor-option-aimed_winds-help = The Southern Winds choose the best tile instead of rolling a die.
petrichor-option-no_tricks = No more tricks
petrichor-option-no_tricks-help = Without wheat and potato, where the Southern Winds are easily outwitted.
petrichor-option-one_more_turn = One more turn
petrichor-option-one_more_turn-help = After you pass, the Southern Winds take one more turn.

# What is asked

petrichor-ask-turn = Your turn: which card do you play?
petrichor-ask-second_action = A second action, or end your turn?
petrichor-ask-frost_action = Frost: where shall the new cloud form?
petrichor-ask-take_back =
    { $number ->
        [one] Your supply is short: take back a drop from a tile
       *[other] Your supply is short: take back { $number } drops from tiles
    }
petrichor-ask-sun_action = Sun: which of your clouds gets two drops?
petrichor-ask-rain_action = Rain: which drop falls?
petrichor-ask-rain_action-again = Rain: does a second drop fall?
petrichor-ask-wind_action = Wind: which cloud moves where?
petrichor-ask-vote = Your vote: which weather should come?
petrichor-ask-keep_cards = Which four cards do you keep?
petrichor-ask-break_tie = Equal votes: which weather comes?
petrichor-ask-break_tie-final = Equal votes: which weather counts for voting wins?
petrichor-ask-sun_weather = Sunny weather: where do you double your drops?
petrichor-ask-wind_weather = Windy weather: which drop is blown where?
petrichor-ask-place_fertilizer = Where do you lay a fertilizer?
petrichor-ask-starting_cloud = Where does your first cloud form?
petrichor-ask-pick =
    { $number ->
        [one] Draft: keep one card, pass the rest
       *[other] Draft: keep { $number } cards, pass the rest
    }

# What an option does

petrichor-play = { $weather }
petrichor-play-for = { $weather } with { $cards }
petrichor-pass = Pass
petrichor-stop = End the turn
petrichor-none = Nothing happens
petrichor-new-cloud = A new cloud over { $tile }
petrichor-take-back = Take a drop back from { $tile }
petrichor-take-back-none = Take no drop back
petrichor-add-two = Two drops into the cloud over { $tile }
petrichor-rain-drop =
    { $drop_you ->
        [yes] Your drop falls on { $tile }
       *[no] { $drop_id ->
            [south] A drop of the Southern Winds falls on { $tile }
           *[other] A drop of { $drop } falls on { $tile }
        }
    }
petrichor-rain-no-more = No second drop
petrichor-move-cloud = The cloud moves from { $from } to { $to }
petrichor-move-cloud-merge = The cloud moves from { $from } to { $to } and merges
petrichor-vote-weather = Vote for { $weather }
petrichor-vote-die =
    { $points ->
        [one] Lower a harvest die showing { $value } for 1 point
       *[other] Turn a harvest die showing { $value } to harvest for { $points } points
    }
petrichor-vote-move = Move your vote from { $from } to { $weather }
petrichor-vote-none = No vote
petrichor-keep = Keep { $cards }
petrichor-bring-weather = { $weathers }
petrichor-double =
    { $number ->
        [one] Over { $tile }: add 1 drop
       *[other] Over { $tile }: add { $number } drops
    }
petrichor-double-none = Do not double
petrichor-blow-drop =
    { $drop_you ->
        [yes] Your drop from { $from } to { $to }
       *[no] { $drop_id ->
            [south] A drop of the Southern Winds from { $from } to { $to }
           *[other] A drop of { $drop } from { $from } to { $to }
        }
    }
petrichor-fertilize = Fertilizer on { $tile }
petrichor-pick = Keep { $cards }

# What happened

petrichor-event-round = Round { $round }
petrichor-event-fertilized = { $seat_you ->
        [yes] You fertilize
       *[no] { $seat } fertilizes
    } { $tile }
petrichor-event-tiles_shown = The fields: { $tiles }
petrichor-event-dealt = { $seat_you ->
        [yes] You get
       *[no] { $seat } gets
    } { $cards_count ->
        [0] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
       *[other] { $cards }
    }
petrichor-event-deck_reshuffled = The discarded cards are shuffled into a new deck
petrichor-event-picked =
    { $cards_count ->
        [0] { $seat_you ->
            [yes] You have
           *[no] { $seat } has
        } chosen
       *[other] { $seat_you ->
            [yes] You keep
           *[no] { $seat } keeps
        } { $cards }
    }
petrichor-event-packs_passed = The packs are passed on
petrichor-event-dice_rolled = Harvest dice: { $dice }
petrichor-event-first = { $seat_you ->
        [yes] You are
       *[no] { $seat } is
    } the first player
petrichor-event-played = { $seat_you ->
        [yes] You play
       *[no] { $seat } plays
    } { $cards_count ->
        [1] { $weather }
       *[other] { $weather } with { $cards }
    }
petrichor-event-nothing_happens = { $weather } changes nothing
petrichor-event-cloud = { $seat_you ->
        [yes] Your cloud
       *[no] { $seat }: a cloud
    } forms over { $tile }
petrichor-event-added = { $seat_you ->
        [yes] You add
       *[no] { $seat } adds
    } { $number ->
        [one] 1 drop
       *[other] { $number } drops
    } to the cloud over { $tile }
petrichor-event-rained =
    { $drop_id ->
        [south] A drop of the Southern Winds
       *[other] { $drop_you ->
            [yes] Your drop
           *[no] A drop of { $drop }
        }
    } falls on { $tile }
petrichor-event-blown = A cloud drifts from { $from } to { $to }
petrichor-event-took_back = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } a drop back from { $tile }
petrichor-event-merged = The clouds over { $tile } merge
petrichor-event-thunder = The cloud over { $tile } turns to thunder
petrichor-event-overflow = The cloud over { $tile } overflows
petrichor-event-vanished = The cloud over { $tile } vanishes
petrichor-event-poured =
    { $number ->
        [one] 1 drop pours onto { $tile }
       *[other] { $number } drops pour onto { $tile }
    }
petrichor-event-lake_returns =
    { $number ->
        [one] The lake gives 1 drop
       *[other] The lake gives { $number } drops
    } back to { $drop_you ->
        [yes] you
       *[no] { $drop }
    }
petrichor-event-sprouted = The { $crop } on { $tile } sprouts
petrichor-event-grew = The { $crop } on { $tile } grows
petrichor-event-developed = The { $crop } on { $tile } develops
petrichor-event-drowned = The { $crop } on { $tile } drowns
petrichor-event-dried = The { $crop } on { $tile } dries out
petrichor-event-voted =
    { $seat_id ->
        [south] The Southern Winds vote
       *[other] { $seat_you ->
            [yes] You vote
           *[no] { $seat } votes
        }
    } for { $weather }
petrichor-event-vote_moved = { $seat_you ->
        [yes] You move
       *[no] { $seat } moves
    } a vote from { $from } to { $weather }
petrichor-event-vote_lapsed = { $seat_you ->
        [yes] You do
       *[no] { $seat } does
    } not vote
petrichor-event-die_lowered =
    { $seat_id ->
        [south] { $to ->
            [0] The Southern Winds turn a die to harvest for { $points } points
           *[other] The Southern Winds lower a die from { $from } to { $to } for { $points } point
        }
       *[other] { $to ->
            [0] { $seat_you ->
                [yes] You turn
               *[no] { $seat } turns
            } a die to harvest for { $points } points
           *[other] { $seat_you ->
                [yes] You lower
               *[no] { $seat } lowers
            } a die from { $from } to { $to } for { $points } point
        }
    }
petrichor-event-passed = { $seat_you ->
        [yes] You pass
       *[no] { $seat } passes
    }
petrichor-event-hand_discarded = { $seat_you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $cards }
petrichor-event-weather_chosen = { $seat_you ->
        [yes] You decide
       *[no] { $seat } decides
    } the tie: { $weathers }
petrichor-event-weather =
    { $votes ->
        [one] Weather: { $weather } with 1 vote
       *[other] Weather: { $weather } with { $votes } votes
    }
petrichor-event-doubled =
    { $seat_id ->
        [south] The Southern Winds double
       *[other] { $seat_you ->
            [yes] You double
           *[no] { $seat } doubles
        }
    } { $number ->
        [one] 1 drop
       *[other] { $number } drops
    } over { $tile }
petrichor-event-not_doubled = { $seat_you ->
        [yes] You double
       *[no] { $seat } doubles
    } nothing
petrichor-event-drop_blown = { $seat_you ->
        [yes] You blow
       *[no] { $seat } blows
    } { $drop_id ->
        [south] a drop of the Southern Winds
       *[other] { $drop_you ->
            [yes] your drop
           *[no] a drop of { $drop }
        }
    } from { $from } to { $to }
petrichor-event-vote_won =
    { $seat_id ->
        [south] The Southern Winds win
       *[other] { $seat_you ->
            [yes] You win
           *[no] { $seat } wins
        }
    } the vote on { $weather }
petrichor-event-vote_not_won = Nobody wins the vote on { $weather }: a tie
petrichor-event-votes_returned = The votes on { $weather } go home
petrichor-event-harvest = Harvest!
petrichor-event-harvested = Harvest on { $tile }, { $crop }: { $seat_you ->
        [yes] you
       *[no] { $seat }
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
petrichor-event-wheat_token =
    { $seat_id ->
        [south] The Southern Winds take
       *[other] { $seat_you ->
            [yes] You take
           *[no] { $seat } takes
        }
    } a wheat token
petrichor-event-tile_cleared = The drops on { $tile } go home
petrichor-event-end = The last harvest is in
petrichor-event-wind_card = Southern Winds: { $wind }
petrichor-event-wind_deck_shuffled = The wind cards are shuffled
petrichor-event-wind_roll = The die shows { $number }; the target is { $tile }
petrichor-event-wind_point =
    { $points ->
        [one] Instead the Southern Winds get 1 point
       *[other] Instead the Southern Winds get { $points } points
    }
petrichor-event-drop_removed = { $seat_you ->
        [yes] You lose
       *[no] { $seat } loses
    } a drop on { $tile }

# Why something cannot be chosen

petrichor-not-before-a-card = First play a card from your hand. Where it works is asked then.
petrichor-not-before-the-action = First play a card. After its action you vote, or lower a die.
petrichor-not-certain = This weather comes anyway.
petrichor-not-fewer-votes = It has fewer votes than those that are tied.
petrichor-not-this-vote = After { $weather } you vote for { $weather } or for { $next }, the next on the ring.
petrichor-not-nothing-to-move = You have no votes left, and none on another weather that could move here.
petrichor-not-no-vote-there = You have no votes left, and none of yours lies here to be moved.
petrichor-not-die-ready = This die shows the harvest already.
petrichor-not-the-same-die = Two dice show { $value }, and either may be lowered: press the one that is lit.
petrichor-not-free-sky = There is a cloud over this tile already. A new one needs free sky.
petrichor-not-without-cloud = There is no cloud over this tile.
petrichor-not-your-cloud = None of your drops is in this cloud.
petrichor-not-same-cloud = A drop has just fallen from this cloud. The second one comes from another.
petrichor-not-in-reach = None of your clouds can get here: a cloud drifts to a tile beside its own.
petrichor-not-your-drop = None of your drops lies on this tile.
petrichor-not-wet = No drop can be blown here or away from here.
petrichor-not-fertilized-twice = This tile is fertilized already.
petrichor-not-beside-fertilizer = Fertilized tiles never lie side by side.
petrichor-not-room-for-fertilizer = With this one, the others would find no place.
petrichor-not-enough-drops =
    Doubling here takes { $needed ->
        [one] 1 drop
       *[other] { $needed } drops
    }; in your supply and on tiles you have { $have }.

# Points

petrichor-score-harvest = Harvests
petrichor-score-dice = Harvest dice
petrichor-score-votes = Voting wins
petrichor-score-wheat = Wheat
petrichor-score-winds = Missed targets
petrichor-score-running = Includes voting wins and wheat as they stand now.

# The table in the terminal

petrichor-table-round = Round { $round } of { $rounds }
petrichor-table-fields = Fields
petrichor-table-weather = Weather
petrichor-table-dice = Harvest dice
petrichor-table-harvest = harvest
petrichor-table-players = Players
petrichor-table-player = Player
petrichor-table-drops = Drops
petrichor-table-votes = Votes
petrichor-table-wins = Wins
petrichor-table-wheat = Wheat
petrichor-table-cards = Cards
petrichor-table-points = Points
petrichor-table-hand = Your hand: { $cards }
petrichor-table-pack = Your pack: { $cards }
petrichor-table-empty = no cards
petrichor-table-face-down = face down
petrichor-table-needs = { $drops }/{ $needed }
petrichor-table-legend = Cloud ☁ light, ⛈ thunder · ● drops on the tile · ↑ sprouting, ✿ growing, ≈ drowned · + fertilizer · ★ first player
petrichor-table-wind-card = Southern Winds: { $wind }
petrichor-table-deck = Deck { $deck }, discarded { $discard }

# What is refused

petrichor-refusal-cloud-and-drops = { $field }: a cloud holds drops, and drops are held by a cloud.
petrichor-refusal-drops-on-lake = { $field }: no drops lie on the lake.
petrichor-refusal-growth-and-drowning = { $field }: only the cactus drowns, and with { $drown } drops it has; { $drops } lie there.
petrichor-refusal-growth-and-drops = { $field }: { $drops } drops lie there and { $needed } are needed to grow; only coffee and rice sprout.
petrichor-refusal-cards-not-conserved = { $field }: there must be 10 cards of { $card } in all places together, not { $found }.
petrichor-refusal-cloud-too-full = { $field }: a light cloud holds 3 drops at most and a thundercloud 7, not { $drops }.
petrichor-refusal-fertilizer-side-by-side = { $field }: two fertilizers never lie on adjacent tiles.
petrichor-refusal-face-down-too-long = { $field }: tiles lie face down only before the first cloud, while fertilizer is laid on random tiles.
petrichor-refusal-reshuffle-discarded = { $field }: card 9 is always in the deck, for it is shuffled back as soon as it comes.

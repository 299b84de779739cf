earth-title = Earth
earth-tagline = Grow an island of sixteen cards that feed each other
earth-first-game = Simple set-up: fewer cards to read at the start

# Things

earth-action-plant = Plant
earth-action-compost = Compost
earth-action-water = Water
earth-action-grow = Grow
earth-cell = { $id }
earth-cell-island = the island
earth-cell-climate = the climate
earth-pool = the team's area

# What a name contains, for the goals that count it

earth-tag-animal = animal
earth-tag-colour = colour
earth-tag-geography = place
earth-tags = In the name: { $tags }

# Options of the game

earth-option-setup = Set-up
earth-option-setup-help = Simple: no ecosystems, every fauna goal is worth 10. Standard: one island, climate and ecosystem each. Advanced: choose from two of each.
earth-option-setup-simple = simple
earth-option-setup-standard = standard
earth-option-setup-advanced = advanced
earth-option-hidden_planting = Hidden planting
earth-option-hidden_planting-help = All plant first and turn their cards up together; only then does anybody draw cards or use abilities.
earth-option-teams = Two against two
earth-option-teams-help = Seats 1 and 3 play against 2 and 4 and may share what they gain in a turn.
earth-option-compost_from_discard = Compost from the discard
earth-option-compost_from_discard-help = What would go from the deck into a compost comes from the discard, as long as cards lie there.
earth-option-gaia = Gaia
earth-option-gaia-help = How strong Gaia is in the solo game.
earth-option-gaia-beginner = beginner
earth-option-gaia-medium = medium
earth-option-gaia-hard = hard
earth-option-gaia-expert = expert

# What is asked

earth-ask-choose_action = Your turn: which action does everybody take?
earth-ask-choose_action-alone = Your turn: which action?
earth-ask-follow-compost = Compost: what do you take?
earth-ask-follow-water = Water: what do you take?
earth-ask-follow-grow = Grow: what do you take?
earth-ask-plant =
    { $number ->
        [one] Plant a card? You have { $soil } soil
       *[other] Plant up to { $number } cards? You have { $soil } soil
    }
earth-ask-plant-none = There is nothing you can plant now. Go on?
earth-ask-plant_at = Where does { $card } go?
earth-ask-pay_instead = How do you pay { $cost } soil for { $card }?
earth-ask-replace = Which card takes the place of { $card } ({ $cell })?
earth-ask-keep = Which card do you keep?
earth-ask-order = { $cards }: activate before the field or after it?
earth-ask-activate = Use { $card } ({ $cell })? { $text }
earth-ask-copy = Which ability does { $card } ({ $cell }) copy?
earth-ask-place-sprout =
    { $number ->
        [one] Where does the sprout go?
       *[other] Where do { $number } sprouts go?
    }
earth-ask-place-growth =
    { $number ->
        [one] Where does the growth go?
       *[other] Where do { $number } growth go?
    }
earth-ask-lift-sprout =
    { $number ->
        [one] Which sprout do you pay?
       *[other] Which { $number } sprouts do you pay?
    }
earth-ask-lift-growth =
    { $number ->
        [one] Which growth do you pay?
       *[other] Which { $number } growth do you pay?
    }
earth-ask-compost_hand =
    { $number ->
        [one] You may compost a hand card
       *[other] You may compost up to { $number } hand cards
    }
earth-ask-compost_hand-exact =
    { $number ->
        [one] Compost a hand card
       *[other] Compost { $number } hand cards
    }
earth-ask-take_part-soil = How much soil do you take?
earth-ask-take_part-soil-alone = How much soil? Gaia composts a card for every 2
earth-ask-take_part-soil-gaia = How much soil? Gaia gets as much as you
earth-ask-take_part-draw = How many cards do you draw?
earth-ask-take_part-draw-alone = How many cards? Gaia gets a growth for each
earth-ask-take_part-compost_deck = How many cards go into your compost unseen?
earth-ask-take_compost = Which card do you take out of your compost?
earth-ask-last_chance = The last turn is over: anything else before the points are counted?
earth-ask-choose_side-island = Which island is yours?
earth-ask-choose_side-climate = Which climate?
earth-ask-choose_side-ecosystem = Which ecosystem?
earth-ask-gaia_leaf = Which fauna card does Gaia claim?
earth-ask-take_shared = What do you take from your team's area before it is lost?
earth-ask-take_shared-none = There is nothing to take from your team's area. Will you leave your mate anything?

# What an option does

earth-action =
    { $action }: { $action_id ->
        [plant] plant up to 2 cards, then keep 1 of 4; the others plant 1 and draw 1
        [compost] 5 soil and 2 cards into your compost; the others 2 soil or 2 into theirs
        [water] up to 6 sprouts and 2 soil; the others up to 2 sprouts or 2 soil
       *[grow] 4 cards and up to 2 growth; the others 2 cards or up to 2 growth
    }; { $number ->
        [0] none of your cards fires
        [one] { $number } of your cards fires
       *[other] { $number } of your cards fire
    }
earth-action-alone = { $action }: { $action_id ->
        [plant] plant up to 2 cards, then keep 1 of 4; Gaia takes the other 3
        [compost] 5 soil and 2 cards into your compost; Gaia composts { $hard ->
            [true] 5
           *[false] 2
        } and 1 more for every 2 soil you gain
        [water] up to 6 sprouts and 2 soil; Gaia gets a sprout for each of your blue cards{ $hard ->
            [true] {" "}and 3 more
           *[false] { "" }
        }
       *[grow] 4 cards and up to 2 growth; Gaia gets a growth for each card you draw{ $hard ->
            [true] {" "}and 3 more
           *[false] { "" }
        }
    }; { $number ->
        [0] none of your cards fires
        [one] { $number } of your cards fires
       *[other] { $number } of your cards fire
    }
earth-follow-soil = 2 soil
earth-follow-compost = 2 cards from the deck into your compost
earth-follow-sprouts = Up to 2 sprouts
earth-follow-cards = 2 cards
earth-follow-growth = Up to 2 growth
earth-plant = Plant { $card } { $cost ->
        [0] for free
       *[other] for { $cost } soil
    }
earth-replace = Replace { $card } ({ $cell })
earth-done-planting = Plant nothing more
earth-plant-at =
    { $card } at { $cell }, points: { $points }{ $more_count ->
        [0] { "" }
       *[other] . Worth more: { $more }
    }{ $less_count ->
        [0] { "" }
       *[other] . Worth less: { $less }
    }{ $goals_count ->
        [0] { "" }
       *[other] . Meets the goal: { $goals }
    }
earth-instead-compost_hand =
    { $number ->
        [0] { $soil } soil
        [one] 1 hand card{ $soil ->
            [0] { "" }
           *[other] {" "}and { $soil } soil
        }
       *[other] { $number } hand cards{ $soil ->
            [0] { "" }
           *[other] {" "}and { $soil } soil
        }
    }
earth-instead-sprout =
    { $number ->
        [0] { $soil } soil
        [one] 1 sprout{ $soil ->
            [0] { "" }
           *[other] {" "}and { $soil } soil
        }
       *[other] { $number } sprouts{ $soil ->
            [0] { "" }
           *[other] {" "}and { $soil } soil
        }
    }
earth-instead-growth =
    { $number ->
        [0] { $soil } soil
        [one] 1 growth{ $soil ->
            [0] { "" }
           *[other] {" "}and { $soil } soil
        }
       *[other] { $number } growth{ $soil ->
            [0] { "" }
           *[other] {" "}and { $soil } soil
        }
    }
earth-replace-with = { $card } at { $cell }
earth-keep = Keep { $card }
earth-order-board = Island and climate first
earth-order-field = The field first
earth-use = Use it
earth-part = Take a part
earth-skip = Skip it
earth-copy = Copy { $card } ({ $cell })
earth-put-sprout =
    { $number ->
        [one] 1 sprout on { $card } ({ $cell })
       *[other] { $number } sprouts on { $card } ({ $cell })
    }
earth-put-growth = { $number } growth on { $card } ({ $cell })
earth-lift-sprout =
    { $number ->
        [one] 1 sprout from { $card } ({ $cell })
       *[other] { $number } sprouts from { $card } ({ $cell })
    }
earth-lift-growth = { $number } growth from { $card } ({ $cell })
earth-compost-card = Compost { $card }
earth-enough = Enough
earth-share = Into the team's area
earth-part-soil = { $number } soil
earth-part-draw =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
earth-part-compost_deck =
    { $number ->
        [one] 1 card into your compost
       *[other] { $number } cards into your compost
    }
earth-part-nothing = Nothing
earth-take-from-compost = Take { $card }
earth-leave-compost = Leave them all there
earth-last_chance-done = Count the points
earth-choose-island = { $island }
earth-choose-climate = { $climate }
earth-choose-ecosystem = { $ecosystem }
earth-gaia-leaf =
    { $points } points{ $level ->
        [expert] { $place ->
            [0] {" "}and 8 soil
            [1] {" "}and 2 cards from the deck
            [2] {" "}and 4 sprouts
           *[3] {" "}and 3 growth
        }
       *[other] { "" }
    } for Gaia{ $level ->
        [beginner] , who then skips her next turn
       *[other] { "" }
    }: { $fauna }
earth-event = Play { $card }. { $text }
earth-exchange = Exchange 3 sprouts for 2 soil
earth-careful = Ask me at every card, even where it costs nothing
earth-swift = Do the obvious for me
earth-share-soil = 1 soil into the team's area
earth-share-compost = A compost card into the team's area
earth-share-card = { $card } into the team's area
earth-take-compost = A compost card from the team's area
earth-take-soil = 1 soil from the team's area
earth-take-sprout = A sprout from the team's area
earth-take-growth = A growth from the team's area
earth-take-card = { $card } from the team's area
earth-done = Done

# What happened

earth-event-first_player = { $seat_you ->
        [yes] You begin
       *[no] { $seat } begins
    }
earth-event-settled = { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: the island { $island }, the climate { $climate }{ $ecosystem_id ->
        [none] { "" }
       *[other] , the ecosystem { $ecosystem }
    }
earth-event-turn = Round { $round }, { $seat_you ->
        [yes] your turn
       *[no] turn of { $seat }
    }
earth-event-chose_action = { $seat_you ->
        [yes] You choose
       *[no] { $seat } chooses
    } { $action }
earth-event-planted = { $seat_you ->
        [yes] You plant
       *[no] { $seat } plants
    } { $card } at { $cell }{ $cost ->
        [0] {" "}for free
       *[other] { "" }
    }
earth-event-replaced = { $seat_you ->
        [yes] You replace
       *[no] { $seat } replaces
    } { $old } at { $cell } by { $card }
earth-event-looked = { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards_count ->
        [0] { $number } cards
       *[other] { $cards }
    } to choose from
earth-event-kept = { $seat_you ->
        [yes] You keep
       *[no] { $seat } keeps
    } { $card_id ->
        [none] one card
       *[other] { $card }
    } and { $seat_you ->
        [yes] give
       *[no] gives
    } up { $number }
earth-event-drew = { $seat_you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards_count ->
        [0] { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }
       *[other] { $cards }
    }
earth-event-composted = { $seat_you ->
        [yes] You put
       *[no] { $seat } puts
    } { $card_id ->
        [none] a hand card
       *[other] { $card }
    } into the compost
earth-event-composted_deck = { $seat_you ->
        [yes] You put
       *[no] { $seat } puts
    } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the deck into the compost
earth-event-composted_discard = { $seat_you ->
        [yes] You put
       *[no] { $seat } puts
    } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the discard into the compost
earth-event-spent_compost = { $seat_you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the compost
earth-event-took_compost = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card_id ->
        [none] a card
       *[other] { $card }
    } out of the compost
earth-event-soil = { $seat_you ->
        [yes] You gain
       *[no] { $seat } gains
    } { $number } soil
earth-event-paid_soil = { $seat_you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $number } soil
earth-event-put_sprout = { $seat_you ->
        [yes] You put
       *[no] { $seat } puts
    } { $number ->
        [one] { $number } sprout
       *[other] { $number } sprouts
    } on { $cell }
earth-event-put_growth = { $seat_you ->
        [yes] You put
       *[no] { $seat } puts
    } { $number } growth on { $cell }
earth-event-lifted_sprout = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $number ->
        [one] { $number } sprout
       *[other] { $number } sprouts
    } off { $cell }
earth-event-lifted_growth = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $number } growth off { $cell }
earth-event-used = { $seat_you ->
        [yes] You use
       *[no] { $seat } uses
    } { $card } ({ $cell })
earth-event-copied = { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: { $card } ({ $cell }) copies { $from_card } ({ $from_cell })
earth-event-played = { $seat_you ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }
earth-event-reshuffled = The discard is shuffled back: { $number } cards in the deck
earth-event-claimed = { $seat_you ->
        [yes] You meet
       *[no] { $seat } meets
    } the goal { $fauna }: leaf number { $place }
earth-event-completed = { $seat_you ->
        [yes] You fill the island first and get 7 points
       *[no] { $seat } fills the island first and gets 7 points
    }
earth-event-game_over = The game is over
earth-event-gaia_took = Gaia takes { $cards }
earth-event-gaia_sprouts =
    { $number ->
        [one] Gaia gets { $number } sprout
       *[other] Gaia gets { $number } sprouts
    }
earth-event-gaia_growth = Gaia gets { $number } growth
earth-event-gaia_compost =
    { $number ->
        [one] Gaia puts { $number } card from the deck into her compost
       *[other] Gaia puts { $number } cards from the deck into her compost
    }
earth-event-gaia_soil = Gaia gets { $number } soil
earth-event-gaia_turned = Gaia's card: { $gaia }
earth-event-gaia_claimed = Gaia claims { $fauna }: leaf number { $place }
earth-event-gaia_reshuffled = Gaia's deck is shuffled for the second and last time
earth-event-gaia_skipped = Gaia skips her turn
earth-event-shared_soil = { $seat_you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $number } soil into the team's area
earth-event-shared_compost = { $seat_you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $number ->
        [one] { $number } compost card
       *[other] { $number } compost cards
    } into the team's area
earth-event-shared_sprout = { $seat_you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $number ->
        [one] { $number } sprout
       *[other] { $number } sprouts
    } into the team's area
earth-event-shared_growth = { $seat_you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $number } growth into the team's area
earth-event-shared_card =
    { $card_id ->
        [none] { $seat_you ->
            [yes] You lay
           *[no] { $seat } lays
        } a card into the team's area
       *[other] { $seat_you ->
            [yes] You lay
           *[no] { $seat } lays
        } { $card } into the team's area
    }
earth-event-took_soil = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $number } soil from the team's area
earth-event-took_sprout = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $number ->
        [one] { $number } sprout
       *[other] { $number } sprouts
    } from the team's area
earth-event-took_growth = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $number } growth from the team's area
earth-event-took_shared_compost = { $seat_you ->
        [yes] You take
       *[no] { $seat } takes
    } { $number ->
        [one] { $number } compost card
       *[other] { $number } compost cards
    } from the team's area
earth-event-took_card =
    { $card_id ->
        [none] { $seat_you ->
            [yes] You take
           *[no] { $seat } takes
        } a card from the team's area
       *[other] { $seat_you ->
            [yes] You take
           *[no] { $seat } takes
        } { $card } from the team's area
    }
earth-event-pool_lost = What team { $team } left unused is lost

# Why something cannot be chosen

earth-not-enough-soil = There is not enough soil: it costs { $cost }, and you have { $soil }.
earth-not-on-a-full-island = Your island is full: no more can be planted.
earth-not-before-planting = Cards are planted in a turn with the action “{ $action }”.
earth-not-planting-now = Cards are planted in the green action, before abilities are used.
earth-not-before-this-card = First finish with “{ $card }”.
earth-not-after-planting = The planting is over.
earth-not-after-the-last-turn = The last turn is over: only events and exchanges are left.
earth-not-event = You do not have what it takes to play it. { $text }
earth-not-in-between = First do what is asked now. Events and exchanges fit in after that.
earth-not-three-sprouts = Three sprouts of your island buy 2 soil; you have { $have }.
earth-not-forbidden = “{ $card }” on your island forbids you this action.
earth-not-another-action = The action of this turn is chosen: “{ $action }”.
earth-not-taken-place = A card lies here already.
earth-not-beside = A card lies beside another one, also across a corner, and an island is at most four wide and four high.
earth-not-its-turn = Cards are used one after the other. Now it is “{ $card }”.
earth-not-to-copy = Only a card of the same colour that brings something, and that you can pay for, can be copied.
earth-not-for-sprout = There is no place for sprouts on this card.
earth-not-for-growth = There is no place for growth on this card.
earth-not-more-here = This card is full: it holds { $most }.
earth-not-this-one = What you gain goes to other cards.
earth-not-without-sprout = No sprout lies here.
earth-not-without-growth = No growth lies here.

# Points

earth-score-base = Cards
earth-score-events = Events
earth-score-compost = Compost
earth-score-sprouts = Sprouts
earth-score-growth = Growth
earth-score-terrain = Terrains
earth-score-ecosystem = Own ecosystem
earth-score-shared1 = Shared, first
earth-score-shared2 = Shared, second
earth-score-fauna = Fauna and +7
earth-score-mate = Team mate

# The table in the terminal

earth-table-round = Round { $round }
earth-table-active = active: { $seat }
earth-table-action = action: { $action }
earth-table-deck = deck { $deck }, discard { $discard }
earth-table-fauna = Fauna
earth-table-ecosystems = Ecosystems
earth-table-own = yours
earth-goal-place =
    { $place ->
        [0] upper left
        [1] upper right
        [2] lower left
       *[3] lower right
    }
earth-goal-bonus =
    { $place ->
        [0] Expert: if Gaia claims this card, she also gets 8 soil.
        [1] Expert: if Gaia claims this card, she also takes 2 cards from the deck.
        [2] Expert: if Gaia claims this card, she also gets 4 sprouts.
       *[3] Expert: if Gaia claims this card, she also gets 3 growth.
    }
earth-table-island = Island of { $seat }
earth-table-hand =
    { $number ->
        [one] Hand: 1 card
       *[other] Hand: { $number } cards
    }
earth-table-drawn = Drawn: choose one
earth-table-looked = The top of your compost: choose one
earth-table-offers-island = Islands to choose from
earth-table-offers-climate = Climates to choose from
earth-table-offers-ecosystem = Ecosystems to choose from
earth-table-events = Events: { $cards }
earth-table-gaia = Gaia
earth-table-gaia-deck = { $deck } of her 6 cards left, time { $run } of 2
earth-table-gaia-card = Gaia's card
earth-table-pool = Team { $team }
earth-table-total = { $total } points
earth-table-player = Player
earth-table-points = Points
earth-table-soil = Soil
earth-table-cards = Hand
earth-table-compost = Compost
earth-table-sprouts = Sprouts
earth-table-growth = Growth
earth-table-field = Field
earth-table-played = Events
earth-table-colours = G green  R red  B blue  Y yellow  M multicolour  K black  N brown
earth-table-legend = ◆ soil  ▮ card  ♣ sprouts  ↑ growth (⌂ canopy)  ♻ compost  ≡♻ compost from the deck  ▮♻ from the hand  ★ points
earth-table-kinds = ♠ tree  ψ herb  ☂ mushroom  ✿ bush  ⛰ terrain  ⚡ event  ☀ sunny  ≈ wet  ▲ rocky  ❄ cold  ⇢ with arrows  in the name: ⌖ place  ◐ colour  ♞ animal
earth-table-places = ↔ in its row  ↕ in its column  ✚ beside  ✖ diagonal  ✳ all around  ↝ on one path  ▦ on the island  □ empty  ☺ who has most  ! if you chose it

# One letter for each colour of abilities

earth-mark-green = G
earth-mark-red = R
earth-mark-blue = B
earth-mark-yellow = Y
earth-mark-multicolor = M
earth-mark-black = K
earth-mark-brown = N

# What is refused in a position

earth-refusal-twice = { $field }: the same one stands there twice.
earth-refusal-gaia-alone = { $field }: Gaia plays with one player and only then.
earth-refusal-not-an-event = { $field }: { $card } is not an event.
earth-refusal-not-plantable = { $field }: { $card } cannot be planted.
earth-refusal-island-too-wide = { $field }: an island is at most four cards wide and four tall.
earth-refusal-island-apart = { $field }: every card of an island touches another, at least by a corner.
earth-refusal-island-not-full = { $field }: this player's island has fewer than sixteen cards.
earth-refusal-gaia-not-done = { $field }: Gaia ends the game when her deck has run out for the second time.
earth-refusal-card-count = { $field }: every card exists once, but { $card } lies on the table { $number } times.

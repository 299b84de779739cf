# Buttons, what is asked about a decision, and what follows a first press
petrichor-act-turn = Play
petrichor-act-second_action = Play
petrichor-act-pass = Pass
petrichor-act-stop = End the turn
petrichor-act-new-cloud = Place the cloud
petrichor-act-take-back = Take back
petrichor-act-add-two = Add the drops
petrichor-act-rain-drop = Let it fall
petrichor-act-wind_action = Move the cloud
petrichor-act-vote-weather = Vote
petrichor-act-vote-move = Move the vote
petrichor-act-vote-die = Lower the die
petrichor-act-keep_cards = Keep these
petrichor-act-pick = Keep
petrichor-act-break_tie = Decide
petrichor-act-sun_weather = Double
petrichor-act-wind_weather = Blow it
petrichor-act-place_fertilizer = Lay it here
petrichor-why-turn = A card is an action and then a vote.
petrichor-why-second_action = Two cards of its kind; two others stand in for each.
petrichor-why-vote = Or lower a harvest die for 1 point.
petrichor-why-break_tie = You go first, so you decide.
petrichor-why-break_tie-final = You go first, so you decide.
petrichor-why-frost_action = A light cloud with one of your drops.
petrichor-why-sun_action = At 4 drops a cloud turns to thunder, at 8 it overflows.
petrichor-why-wind_action = Over another cloud the two merge into a thundercloud.
petrichor-why-rain_action = It may be anybody’s drop.
petrichor-why-rain_action-again = One more, from another cloud of yours.
petrichor-why-keep_cards = At the end of a round everybody keeps four.
petrichor-why-sun_weather = Every player doubles in one cloud.
petrichor-why-wind_weather = Every player moves one drop to the next tile.
petrichor-why-starting_cloud = It begins with one of your drops.
petrichor-why-take_back = The action needs more drops than you have left.
petrichor-why-place_fertilizer = That tile will bring everybody on it 1 point more.
petrichor-then-turn = Which cards do you pay with?
petrichor-then-second_action = Which cards do you pay with?
petrichor-then-wind_action = Where does the cloud go?
petrichor-then-wind_weather = Where is the drop blown?
petrichor-then-vote = Where does your vote go?
petrichor-sure-pass = Really pass?
petrichor-web-sure-pass = { $first ->
    [yes] You throw away { $cards ->
        [one] your last card
       *[other] your { $cards } cards
    }; everybody else has one more turn.
   *[no] You have { $cards ->
        [one] one card
       *[other] { $cards } cards
    } left; this was your last turn of the round.
}
petrichor-web-dice-done = All dice are ready for the harvest.
petrichor-web-last-turn = Your last turn this round: { $seat } has passed.
petrichor-web-useless-cloud = You have no cloud: only the vote counts.
petrichor-web-useless-sky = Every tile has a cloud: only the vote counts.
petrichor-web-useless-drops = You have too few drops: only the vote counts.
petrichor-web-only-vote = Only the vote counts
petrichor-web-then = { $what }; then you vote for { $weather } or { $next }.
petrichor-web-cloud-moves = { $merges ->
    [yes] { $thunder ->
        [overflow] The clouds merge to { $drops } drops and overflow: all of it falls on { $tile }
       *[other] The clouds merge into a thundercloud of { $drops }
    }
   *[no] { $thunder ->
        [yes] The thundercloud drifts to { $tile } and stays one
       *[other] The cloud drifts to { $tile }
    }
}
petrichor-web-cloud-fills = { $thunder ->
    [overflow] The cloud overflows: all { $drops } drops fall on { $tile }
    [new] The cloud turns to thunder, with { $drops } drops
    [yes] The thundercloud then holds { $drops } drops
   *[other] The cloud then holds { $drops ->
        [one] 1 drop
       *[other] { $drops } drops
    }
}
petrichor-web-crop-will = { $growth ->
    [sprouting] the { $crop } sprouts
    [drowned] the { $crop } drowns
    [dried] the { $crop } dries out
   *[other] the { $crop } grows
}
petrichor-web-cloud-gone = the cloud vanishes
petrichor-web-bring = Harvested now: { $who }
petrichor-web-score-ripe = Ripe now
petrichor-web-score-running = With voting wins, wheat and ripe crops as they stand now.
petrichor-web-look-overflow = The cloud over { $tile } overflows
petrichor-web-look-overflow-grows = The cloud over { $tile } overflows, and the { $crop } grows
petrichor-web-look-weather = { $weather_id ->
    [frost] Frost: clouds became thunderclouds
    [sun] Sun: drops in clouds were doubled
    [wind] Wind has blown drops to neighbouring tiles
    [rain] Rain: thunderclouds poured out
   *[other] { $weather } has come
}
petrichor-web-look-harvest = Harvest: { $who }
petrichor-web-look-removed = { $seat_you ->
    [yes] You lose a drop on { $tile }
   *[no] { $seat } loses a drop on { $tile }
}

petrichor-web-wins = Voting wins
petrichor-web-weather = Weather
petrichor-web-harvest = Harvest
petrichor-web-dice-ready = { $ready } of 3 dice ready
petrichor-web-round = Round { $round } of { $rounds }
petrichor-web-set-up = Set-up
petrichor-web-phase-action = Action
petrichor-web-phase-weather = Weather
petrichor-web-phase-harvest = Harvest
petrichor-web-phase-clean-up = Clean-up
petrichor-web-drops-left = drops left
petrichor-web-votes-left = votes left
petrichor-web-cards = cards
petrichor-web-wheat = wheat tokens
petrichor-web-hand = Your hand
petrichor-web-no-hand = No cards in hand
petrichor-web-pack = The pack: keep { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
petrichor-web-keep = Keep { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
petrichor-web-picked = Kept: { $cards }
petrichor-web-two-as = Two cards as
petrichor-web-more-as = Pay for
petrichor-web-label-blow-drop = { $from } → { $to }, { $drop }
petrichor-web-effect-frost = New cloud with your drop
petrichor-web-effect-sun = Add 2 drops to your cloud
petrichor-web-effect-wind = Move your cloud by 1 tile
petrichor-web-effect-rain = A drop falls, up to 2 clouds
petrichor-web-card-count = { $name }, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: { $effect }
petrichor-web-tile = { $crop } { $id }, { $drops } of { $need ->
    [one] { $need } drop
   *[other] { $need } drops
}{ $who ->
    [none] { "" }
   *[other] : { $who }
}{ $growth ->
    [sprouting] . Sprouting
    [developed] . Growing
    [drowned] . Drowned
   *[none] { "" }
}{ $cloud ->
    [light] . Light cloud: { $air }
    [thunder] . Thundercloud: { $air }
   *[none] { "" }
}{ $fertilized ->
    [yes] . Fertilized
   *[no] { "" }
}
petrichor-web-tile-lake = Lake { $id }{ $cloud ->
    [light] . Light cloud: { $air }
    [thunder] . Thundercloud: { $air }
   *[none] { "" }
}
petrichor-web-tile-hidden = Tile { $id }, face down{ $fertilized ->
    [yes] . Fertilized
   *[no] { "" }
}
petrichor-web-light-cloud = Light cloud over { $id }: { $air }
petrichor-web-thunder-cloud = Thundercloud over { $id }: { $air }
petrichor-web-drop-of = Drop of { $owner }, { $id }
petrichor-web-quarter = { $weather }: { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}{ $who ->
    [none] { "" }
   *[other] . { $who }
}
petrichor-web-die = Harvest die: { $value }
petrichor-web-die-harvest = Harvest die: ready
petrichor-web-none = nobody
petrichor-web-count = { $owner } { $number }
petrichor-web-wins-about = { $name }: { $wins ->
    [one] { $wins } vote
   *[other] { $wins } votes
} won, worth { $points }
petrichor-web-winds-card = Southern Winds
petrichor-web-winds-deck = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck
petrichor-web-winds-none = No card yet
petrichor-web-die-lower = lower a die
petrichor-lost-alone = The winds won this time
petrichor-web-winds-goes = Its points: { $points }
petrichor-web-crop-cactus = Cactus
petrichor-won-alone = You have beaten the Southern Winds

## What is said the first time that something is asked

petrichor-first-turn = Play one card: do what it says, then vote. Any two cards can stand in for another one.
petrichor-first-second_action = It is worth two cards when it brings you drops where they count. If you have had enough, end your turn.
petrichor-first-frost_action = A new cloud is your way to a tile: what falls from it lands below.
petrichor-first-take_back = Your supply is empty. Drops that lie on a tile may come back to you for this action.
petrichor-first-sun_action = Both drops go into one cloud where you already are. Count to 4 and to 8: that is when clouds change.
petrichor-first-wind_action = Take a cloud along that has a drop of yours, also to where others have a cloud.
petrichor-first-rain_action = A drop that lies on the tile counts at harvest. You may also let the drop of somebody else fall.
petrichor-first-vote = Two weathers come after the actions, those with most votes. Or wind the harvest dice for a point.
petrichor-first-keep_cards = Four cards may wait for the next round, and new ones come on top.
petrichor-first-break_tie = These have equally many votes, and you go first: one of them comes, the other does not.
petrichor-first-sun_weather = All your drops in one cloud become twice as many. Eight in a thundercloud make it pour.
petrichor-first-wind_weather = Any drop on a tile, of anybody: one more for you, or one fewer for another.
petrichor-first-place_fertilizer = Nobody knows yet which crop lies there. Everybody on that tile will get a point more.
petrichor-first-starting_cloud = Your first cloud. Look for a crop that needs few drops or brings much, and for company.
petrichor-first-pick = Keep what you want to do this round; the others go on to the next player.

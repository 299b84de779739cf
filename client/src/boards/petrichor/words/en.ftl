petrichor-web-wins = Voting wins
petrichor-web-wins-help = Points at the end of the game for the votes you won.
petrichor-web-weather = Weather
petrichor-web-harvest = Harvest
petrichor-web-dice-ready = { $ready } of 3 dice ready
petrichor-web-round = Round { $round } of { $rounds }
petrichor-web-set-up = Set-up
petrichor-web-phase-action = Action
petrichor-web-phase-weather = Weather
petrichor-web-phase-harvest = Harvest
petrichor-web-phase-clean-up = Clean-up
petrichor-web-first-player = First player
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
petrichor-web-effect-frost = New cloud with your drop
petrichor-web-effect-sun = Add 2 drops to your cloud
petrichor-web-effect-wind = Move your cloud by 1 tile
petrichor-web-effect-rain = A drop falls, up to 2 clouds
petrichor-web-about-frost = A new light cloud with one of your drops, on any tile that has no cloud. As weather: every cloud becomes a thundercloud.
petrichor-web-about-sun = Two of your drops go into a cloud that already holds your water. As weather: double your drops in one cloud.
petrichor-web-about-wind = A cloud that holds your water drifts to a neighbouring tile; two clouds merge into a thundercloud. As weather: everybody moves one drop on the tiles.
petrichor-web-about-rain = One drop falls from up to 2 clouds that hold your water. It may be anyone’s drop. As weather: every thundercloud pours.
petrichor-web-then-vote = Then vote
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
petrichor-web-needs = Drops needed
petrichor-web-none = nobody
petrichor-web-count = { $owner } { $number }
petrichor-web-scores = Scores when harvested
petrichor-web-by-place = By number of drops: { $points }
petrichor-web-by-heads = By number of players on it: { $points }
petrichor-web-by-wheat = Most drops: { $most } and a wheat token; the others { $others }
petrichor-web-by-drop = { $points } for each drop
petrichor-web-stage-sprouting = While sprouting
petrichor-web-stage-developed = When developed
petrichor-web-cactus-dry = With fewer than { $drops } drops
petrichor-web-cactus-wet = Drowned, once it had { $drops } drops
petrichor-web-lake-help = The lake bears nothing. A cloud blown here gets three drops and may leave as far as the sky is free; drops that fall here go back to their owners.
petrichor-web-hidden-help = The tiles lie face down until the fertilizer is placed.
petrichor-web-fertilized-help = Fertilized: everybody with drops here scores 1 point more.
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

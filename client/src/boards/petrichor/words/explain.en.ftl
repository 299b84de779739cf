# What the small card says of the things on the table

## Tiles and clouds

petrichor-web-lake-help = The lake bears nothing. A cloud blown here gets three drops and may leave as far as the sky is free; drops that fall here go back to their owners.
petrichor-web-hidden-help = The tiles lie face down until the fertilizer is placed.
petrichor-web-fertilized-help = Fertilized: everybody with drops here scores 1 point more.
petrichor-web-is-tile = { $crop } { $id }
petrichor-web-is-needs =
    It grows with { $need } drops; { $drops ->
        [0] none lies here yet
        [one] 1 lies here
       *[other] { $drops } lie here
    }{ $who ->
        [none] { "" }
       *[other] : { $who }
    }.
petrichor-web-is-sprouting =
    It is a sprout now. { $crop ->
        [coffee] Sunny weather makes it ripe.
       *[other] Rainy weather makes it ripe.
    }
petrichor-web-is-developed = It grows, so the next harvest takes it in.
petrichor-web-is-drowned = It has drowned and brings less.
petrichor-web-by-place = by number of drops: { $points }
petrichor-web-by-heads = by number of players on it: { $points }
petrichor-web-by-wheat = most drops: { $most } and a wheat token; the others { $others }
petrichor-web-by-drop = { $points } for each drop
petrichor-web-is-row = { $stage ->
    [none] Scores when harvested
   *[other] { $stage }
}: { $row }.
petrichor-web-stage-sprouting = While sprouting
petrichor-web-stage-developed = When developed
petrichor-web-cactus-dry = With fewer than { $drops } drops
petrichor-web-cactus-wet = Drowned, once it had { $drops } drops
petrichor-web-is-cloud = { $kind ->
    [thunder] Thundercloud over { $id }
   *[other] Light cloud over { $id }
}
petrichor-web-is-in-cloud =
    { $drops ->
        [one] 1 drop floats
       *[other] { $drops } drops float
    } here: { $who }.
petrichor-web-is-light =
    With { $more ->
        [one] 1 more drop
       *[other] { $more } more drops
    } it turns to thunder. So it does when another cloud drifts here.
petrichor-web-is-thunder =
    With { $more ->
        [one] 1 more drop
       *[other] { $more } more drops
    } it overflows, and all of it falls on the tile. Rainy weather makes it pour too.
petrichor-web-is-yours = { $yours ->
    [0] None of your drops is in it, so your cards do nothing with it yet.
   *[other] Your drops are in it: your Sun, Wind and Rain may use it.
}

## Weather, votes and dice

petrichor-web-about-frost = A new light cloud with one of your drops, on any tile that has no cloud. As weather: every cloud becomes a thundercloud.
petrichor-web-about-sun = Two of your drops go into a cloud that already holds your water. As weather: everybody doubles their drops in one cloud.
petrichor-web-about-wind = A cloud that holds your water drifts to a neighbouring tile; two clouds merge into a thundercloud. As weather: everybody moves one drop on the tiles.
petrichor-web-about-rain = One drop falls from up to 2 clouds that hold your water. It may be anyone’s drop. As weather: every thundercloud pours.
petrichor-web-is-votes = { $votes ->
    [0] Nobody has voted for it yet.
    [one] It has 1 vote: { $who }.
   *[other] It has { $votes } votes: { $who }.
}
petrichor-web-is-leading = As it stands, it comes after the actions.
petrichor-web-is-card = Then you vote for { $weather } or { $next }, or lower a harvest die.
petrichor-web-is-dice = { $ready ->
    [0] No die shows the harvest yet.
    [one] One die shows the harvest.
    [2] Two dice show the harvest.
   *[other] All three dice show the harvest: what grows is harvested at the end of this round.
}{ $ready ->
    [3] { "" }
   *[other] {" "}When all three do, what grows is harvested at the end of the round; in the last round it is in any case.
}
petrichor-web-is-die = It shows { $value }. In place of a vote you may lower it for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
petrichor-web-is-die-ready = It shows the harvest. There is nothing left to lower.
petrichor-web-is-wins = Whoever has most votes on a weather that comes moves on by one stone. The number on it is worth so many points at the end.
petrichor-web-is-your-wins =
    You have { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }, worth { $points }; one more would make it { $next }.

## What players have

petrichor-web-is-supply-drops = Drops left
petrichor-web-is-supply-drops-now = { $number } of 20 drops are in the supply; the others lie in clouds and on tiles. Frost and sun take from it.
petrichor-web-is-supply-votes = Votes left
petrichor-web-is-supply-votes-now = { $number } of 12 votes are left. Those on a weather that came go home; without any left, votes on the board are moved.
petrichor-web-is-supply-cards = Cards
petrichor-web-is-supply-cards-now =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    } in hand. Everybody keeps at most four at the end of a round and gets new ones.
petrichor-web-is-supply-wind-deck = Cards of the Southern Winds
petrichor-web-is-supply-wind-deck-now = { $number } cards are in their deck. They draw one before each of your turns.
petrichor-web-is-supply-wheat = Wheat tokens
petrichor-web-is-supply-wheat-now = { $number } so far. Whoever harvests a wheat tile with most drops gets one; most tokens are worth { $bonus } points at the end.
petrichor-web-is-first = First player
petrichor-web-is-first-now = Begins the round, chooses between weathers with equally many votes, and doubles first in sunny weather.
petrichor-web-is-score-harvest = Points from crops that were harvested.
petrichor-web-is-score-dice = Points for harvest dice that were lowered.
petrichor-web-is-score-votes = What the stone on the track of voting wins is worth now.
petrichor-web-is-score-wheat = { $bonus } points for whoever has most wheat tokens, as they lie now.
petrichor-web-is-score-winds = The Southern Winds get a point whenever their card has no target.
petrichor-web-is-score-web-score-ripe = What would be added if everything that grows were harvested now.
petrichor-web-is-winds = { $number ->
    [0] They have not drawn a card yet.
   *[other] Their last card: { $wind }.
} Before each of your turns they draw one, do what it says and vote.

# Looking back at a finished game: in the terminal, as a page, and at the replay.

review = Review
review-title = { $game }: the game looked back at
review-ahead = Who was ahead
review-ahead-why = { $seats ->
        [one] How many points better or worse than the aim of the game the end could be expected to be, as far as the player could know at that moment.
       *[other] By how many points each player could expect to beat the best of the others in the end, as far as that player could know at that moment.
    }
review-ahead-at = { $name }: { $lead ->
        [0] level
       *[other] { $sign ->
            [plus] { $lead } ahead
           *[minus] { $lead } behind
        }
    }
review-end = the end
review-start = the start
review-round = Round { $round }
review-round-first = Before the first round
review-choice = choice { $number }
review-costly = What cost most
review-costly-why = Each is compared with what a strong bot would rather have done, knowing only what the player could know.
review-costly-none = Nothing here cost points for certain: well played.
review-costly-all = Everybody
review-chosen = Chosen
review-better = Better
review-cost = { $cost ->
        [one] about { $cost } point
       *[other] about { $cost } points
    }
review-sure = almost certain
review-likely = very likely
review-line = Then probably
review-points = Where the points came from
review-average = average
review-average-of = The average of { $games ->
        [one] one game
       *[other] { $games } games
    } played here by so many players.
review-effort = { $decisions ->
        [one] One decision was looked at
       *[other] { $decisions } decisions were looked at
    }, the most doubtful ones in { $worlds ->
        [one] one imagined game
       *[other] { $worlds } imagined games
    } each.
review-repeat = The same review once more: --seed { $seed } --worlds { $worlds }
review-hurried = There was little time, so not everything was looked at closely.
review-left = The game was left before its end: the points are those of that moment.
review-secret = The points of this game stay secret until its end, and it was left before.
review-progress = Looking back at the game
review-saved = The page is in { $file }.
refusal-review-empty = Nothing was chosen in this game, so there is nothing to look back at.

help-review = Look back at a recorded game: who was ahead, what cost most, where the points came from.
help-review-page = write it as a page into this file too; it opens without a network
help-review-seconds = how long it may take (90, if left out)
help-review-worlds = instead of a time: how many imagined games to begin with, so that the review can be repeated
help-review-seed = the number that all chance comes from

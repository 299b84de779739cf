# The arena: bots against bots, at the terminal and as a page.

help-arena = Let bots meet, every few of them, until it is clear who does better; with ratings and a report.
help-arena-bots = who takes part (four, from the random one to the strong one, if left out)
help-arena-seats = how many sit at the table (two, if left out)
help-arena-count = how many games each meeting has at most (400, if left out)
help-arena-options = an option of the game; see tilth games
help-arena-seed = the seed of the first deal; the next ones count on
help-arena-workers = how many processes (one for each core, if left out)
help-arena-every = play all games, also where it is clear who does better
help-arena-page = write the report as a page into this file; it opens without a network
help-arena-table = write every result into this file, one line for each seat
help-arena-parquet = the same as a Parquet file
help-arena-records = write every game as a record into this folder
help-arena-ladder_file = add the results to the standing of all bots in this file

refusal-arena-bot-twice = { $bot } is named twice; every bot can take part once.
refusal-arena-missing = This needs the extra “arena”: pip install "tilth[arena]".
refusal-ladder-file = The file { $file } is not a ladder that Tilth has written.
refusal-ladder-again = The ladder already has games of { $bots } on these deals; begin with new ones: --seed { $seed }.

arena-meeting = { $bot } against { $others }: { $share } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } won, { $decided ->
        [yes] decided
       *[no] not decided
    }; lead { $lead } points{ $worth ->
        [none] .
       *[other] , each game worth { $worth } on deals of their own.
    }
arena-saved = The report is in { $file }.
arena-ladder = Ladder of { $game }

arena-title = { $game }: the bots’ arena
arena-standing = Standing
arena-table = { $seats ->
        [one] One seat
       *[other] { $seats } seats
    } at the table, deals from number { $seed } on{ $options ->
        [none] .
       *[other] ; { $options }.
    }
arena-rating-why = The rating says how strong a bot is from everything it played; everybody begins with 25. The range beside it and the one below the wins hold in nineteen cases of twenty.
arena-no-rating = There are no ratings: they need the extra “arena” (pip install "tilth[arena]") and at least two bots at a table.
arena-rating = Rating
arena-played = Games
arena-wins = Wins
arena-score = Mean score
arena-place = Mean place
arena-thinks = Per move
arena-duels = Who beat whom
arena-duels-why = The share of games that the bot of the row won against the one of the column; a shared first place counts half. A meeting ends as soon as it is clear who does better.
arena-tables = Who won at which table
arena-tables-why = Every few of the bots met, as many as there are seats. A meeting ends as soon as it is clear of everybody whether they win more than their share.
arena-of-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-open = · open
arena-noise = How much luck is left
arena-noise-why = Every deal was played with each seating, so that luck which is the same for both sides goes out of the lead. The lead is in points over the others at the table; the next two columns say how far such a lead strays by chance: as it was played, and as it would have been with as many games on deals of their own. The last column: so many of those tell as much as one game here; less than one where a deal that is good for the better one is so from every seat, and nothing before twelve deals.
arena-against = against
arena-lead = Lead
arena-paired = Strays
arena-unpaired = On own deals
arena-worth = Each worth
arena-scores = Scores
arena-scores-why = How often each bot had how many points at the end. The line stands in the middle: half of the games ended with less.
arena-middle = { $middle } ({ $low } to { $high })
arena-points = Where the points came from
arena-points-why = Mean points at the end of each round, by what they are for. Games that ended earlier count on with their last points.
arena-points-of = Points of { $bot } by round
arena-other-parts = everything else
arena-lengths = Length of the games
arena-lengths-why = How many decisions a game had, of all players together.
arena-all-games = All games
arena-half = middle { $middle }
arena-times = Time for a move
arena-times-why = How long each bot thought about one decision. Each step of the scale is ten times the one before.
arena-time = { $middle }, at most { $longest }
arena-percent = { $number }%
arena-interval = { $low }–{ $high }%
arena-minutes = { $number } min
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-microseconds = { $number } µs
arena-effort = { $games ->
        [one] One game
       *[other] { $games } games
    } in { $time }.
arena-again = The same once more: { $command }

# Programs as bots.

help-arena-bot_seconds = how long a program may think about one decision (10, if left out)
help-arena-bot_memory = how many megabytes a program may take (2048, if left out)
help-simulate-bot_seconds = how long a program may think about one decision (10, if left out)
help-simulate-bot_memory = how many megabytes a program may take (2048, if left out)
help-serve-bots = offer a program of yours as a bot: name=cmd:./mybot; give it again for each one
arena-breaches = Lost by breaking a rule
arena-lost = { $bot } lost { $games ->
        [one] a game
       *[other] { $games } games
    } by breaking a rule. The first time (deal { $seed }, choice { $choice }): { $rule }
refusal-bots-quotes = A quote is opened and not closed in { $bots }.
refusal-serve-bot = { $bot } is no bot with a name; one looks like clever=cmd:./mybot.
refusal-bot-start = The program { $command } cannot be started: { $problem }.
refusal-bot-hello = { $bot } did not answer the greeting with number { $protocol } of the protocol.
refusal-bot-slow = { $bot } gave no answer within { $seconds } s.
refusal-bot-long = { $bot } gave an answer longer than a megabyte.
refusal-bot-ended = { $bot } ended instead of answering ({ $how }).
refusal-bot-not-json = { $bot } answered with a line that is no JSON object: { $line }
refusal-bot-no-option = { $bot } answered without an option.
refusal-bot-illegal = { $bot } chose “{ $option }”, which was not possible.

# Many machines.

help-arena-ray = let a Ray cluster play, at this address or the one at hand; instead of --workers
help-train-ray = let a Ray cluster play, at this address or the one at hand; instead of --workers
refusal-ray-missing = This needs the extra “ray”: pip install "tilth[ray]".
refusal-worker-lost = One of the processes that played was ended from outside, perhaps because memory ran out; what was played is lost.
refusal-ray-form = { $address } is no address of a Ray cluster; one looks like 192.168.1.5:6379.
refusal-ray-address = No Ray cluster can be reached{ $address ->
        [none] { "" }
       *[other] { " " }at { $address }
    }: { $problem }.

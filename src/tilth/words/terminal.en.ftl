# What is said at the command line alone: no browser is sent it.

## Help

help-commands = Commands:
help-options = Options:
help-options-word = options
help-tilth =
    Tilth: board games about land and weather, to play, study and program.

    tilth                    asks what you want to play
    tilth play GAME          plays against bots or around one screen
help-lang = the language; otherwise the one of your machine
help-help = this text
help-play = Play a game in the terminal.
help-play-seats = how many sit at the table
help-play-people = a seat where a person sits; give it again for each one (0 if left out)
help-play-names = the name of a person, in the order of their seats
help-play-levels = the level of a bot; give it again for each one, the last stays for the rest
help-play-options = an option of the game; see tilth games
help-play-seed = the number that all chance comes from
help-play-file = write the game into this file as it goes
help-play-resume = go on with a recorded game, in its file
help-play-saved = begin from a saved state (JSON)
help-replay = Show a recorded game.
help-replay-to = only this many choices
help-replay-step = choice by choice
help-replay-seat = with the eyes of this seat; otherwise of a spectator
help-simulate = Let bots play many games on all cores.
help-simulate-seats = how many sit at the table (the most, if left out)
help-simulate-count = how many games
help-simulate-bots = the levels of the bots, round the table
help-simulate-options = an option of the game; see tilth games
help-simulate-seed = the seed of the first game; the next ones count on
help-simulate-workers = how many processes (one for each core, if left out)
help-simulate-fixed = the bots keep their seats instead of moving on each game
help-simulate-same_deals = every deal is played once from each seat
help-simulate-table = write every result into this file
help-simulate-records = write every game as a record into this folder
help-games = List the games with their options, show one of them, or the values of one option.
help-rules = Show the rules of a game.
help-spaces = Show what programs that learn see of a game and can do in it; with a part or a number, what it means.
help-spaces-as_json = everything as JSON
help-engine = Serve programs: JSON lines on standard input and output.
help-bench = Measure how fast a game is in random play on one core.
help-bench-seats = how many sit at the table (four, if the game has them)
help-bench-seconds = how long to measure
help-bench-options = an option of the game; see tilth games
help-bench-as_json = as JSON
help-train = Let the bots of a game learn from games of their own; goes on where it was broken off.
help-train-count = how many games in each generation
help-train-generations = how many generations in all
help-train-seed = the number that all chance comes from
help-train-workers = how many processes (one for each core, if left out)
help-train-anew = forget what the bots have learned before
help-train-folder = where games, networks and the report are kept

## Commands

spaces-seen = Seen: { $number ->
        [one] { $number } number
       *[other] { $number } numbers
    }
spaces-done = Can be done: { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
spaces-any = Any point of the domain: { $number ->
        [one] { $number } axis
       *[other] { $number } axes
    }
spaces-place = { NUMBER($number, useGrouping: 0) } of what is seen: { $meaning }
spaces-number = { NUMBER($number, useGrouping: 0) } of what can be done: { $meaning }

games-head = { $title } ({ $name }): { $least } to { $most } players
games-levels = Bots: { $levels }
games-bots = Bots:
games-others = For programs and simulations also: { $levels }
games-seats = players: { $seats }
games-list = a,b,c: at most { $most } names, see { $command }
rules-none = There is no rules help for this game.

simulate-level = Level
simulate-played = Games
simulate-score = Mean score
simulate-place = Mean place
simulate-wins = Wins
simulate-interval = 95 %
simulate-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s: { $speed } games per second, { $decisions } decisions per game.

simulate-unended = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } did not come to an end and { $games ->
        [one] was
       *[other] were
    } decided as it stood.

train-games = Games
train-fitting = Fitting
train-trial = Trial
train-stage = Generation { $generation }: error { $error } points, { $wins } of { $duels } won against the one before, lead { $lead }: { $stays ->
        [yes] it stays
       *[no] it does not stay
    }.
train-done = The best network: { $file }. To play with it, put it in place of { $place }.
train-none = No network did better than what there was.
refusal-train-missing = Training needs the extra “learn”: pip install "tilth[learn]".
refusal-train-features = { $game } has no features to learn from.

bench-game = Game
bench-seats = Seats
bench-options = Options
bench-decisions_per_s = Decisions per second
bench-games_per_s = Games per second
bench-clone_us = One clone, microseconds
bench-determinize_us = One state as a bot is given it, microseconds
bench-choice_p99_us = One choice up to the next options, 99 of 100, microseconds
bench-choice_worst_us = The slowest choice, microseconds
bench-bot_ms = A move of the bot sensible, milliseconds
bench-calibration_us = This machine (one turn of the calibration loop), microseconds
bench-compiled = Compiled
bench-games = Games played
bench-python = Python

replay-prompt = Choice { $at } of { $end }: Enter goes on, b goes back, a number goes there, q ends.
replay-back = b, back
replay-quit = q, quit

menu-welcome = Welcome to Tilth.
menu-game = What shall we play?
menu-seats = How many sit at the table?
menu-people = How many of them are people at this screen?
menu-level = Against whom?
menu-options = Change the options of the game?
menu-prompt = Number, or Enter for the one marked *:
menu-names = Names or parts of them, with commas between; Enter for none:
menu-name = { $number ->
        [0] Nothing is called “{ $typed }”.
       *[other] “{ $typed }” can be: { $names }.
    }
menu-names-most = Type at most { $most } names.
menu-again = Type a number from 1 to { $most }.

page-by = Made by { $name } { $version }

series-next = Play the next game of the series?
series-later = Not now

## At the table

play-thinks = { $name } is thinking …
score-place = Place
command-help = help, h
command-why = why
command-list = list, all
command-table = table
command-log = log
command-score = score
command-rules = rules
command-hint = hint
command-undo = undo
command-save = save
command-quit = quit, q, exit

play-prompt = ›
play-help =
    Type the number of an option, or its notation.
    Type a part of it, or a thing on the table, to see only what fits; Enter alone shows everything again.

    ? N, why N     what option N is about and what it would do
    hint           what a strong bot would do
    list           all options at once
    table          the table again
    log            everything that has happened
    score          the points by category
    rules          the rules of the game
    undo           back to your last decision, if nothing hidden was shown and nobody has chosen since
    save FILE      save the record of the game; with a name ending in .json, the position
    quit           leave the table
play-nothing-fits = Nothing here fits “{ $typed }”; type ? for help.
play-touches = It is about: { $things }
play-certain = What would happen:
play-uncertain = What follows depends on chance or on something hidden, and cannot be taken back.
play-gain = { $sign ->
        [plus] Your score would rise by { $points }.
        [minus] Your score would change by { $points }.
       *[none] Your score would stay the same.
    }
play-undone = Taken back.
play-saved = Saved in { $file }.
play-domain = Any point of { $domain } can be typed; for example:
play-one-left = Enter plays it.
play-group = { $count } options
play-narrow = { $count } options; type how one begins, or a thing it is about. “list” shows them all.
play-pass-screen = It is the turn of { $seat }. Pass the screen and press Enter.
play-score-secret = The score is secret until the end.
play-over = The game is over.
play-no-winner = The game has won this time.
play-winners = { $winners_count ->
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }
play-recorded = The game is recorded in { $file }.
play-quit = You have left the table.
play-quit-record = You have left the table; go on with: tilth play --resume { $file }

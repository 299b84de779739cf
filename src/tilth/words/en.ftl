# What every game and every command may say. A game's own messages lie in its folder `words`.

## Things every game has

player = Player { $number }
done = Done
use-card = Use { $card }
ask-interrupt = You may act out of turn
switch-true = yes
switch-false = no
list-none = none
score-total = Total
score-now = If it ended now

# An option that games share

option-first_player = First player
option-first_player-help = Who begins: left to chance, or the seat you name.
option-first_player-random = random
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4
option-first_player-5 = seat 5

## What cannot be accepted: one sentence saying what and where

refusal-game-unknown = There is no game called { $game }; the games here are: { $known }.
refusal-locale-unknown = There is no language { $locale } here; Tilth speaks: { $known }.
refusal-seats = This game is for { $least } to { $most } players.
refusal-options-shape = The options of a game must be a set of names and values.
refusal-option-unknown = There is no option { $option } in this game; its options are: { $allowed }.
refusal-option-seats = The option { $option } does not exist with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
refusal-option-value = The option { $option } cannot be { $value }; it can be: { $allowed }.
refusal-first-player-seat = Seat { $seat } cannot begin: this table has only { $seats } seats.
refusal-option-list = The option { $option } must be a list of names, not { $value }.
refusal-option-name = The option { $option } cannot hold { $value }: there is no such name.
refusal-option-name-twice = The option { $option } names { $value } twice.
refusal-option-names = The option { $option } holds { $number } names; at most { $most } are possible.
refusal-options-clash = The option { $option } does not go together with { $other }.

refusal-not-an-object = { $field } must be an object with named fields.
refusal-missing = The field { $field } is missing.
refusal-unknown-field = The field { $field } is not known here.
refusal-not-a-number = { $field } must be a whole number.
refusal-not-a-word = { $field } must be a word.
refusal-not-a-switch = { $field } must be true or false.
refusal-not-a-list = { $field } must be a list.
refusal-wrong-length = { $field } must have { $length ->
        [one] { $length } item
       *[other] { $length } items
    }.
refusal-out-of-range = { $field } must lie between { $least } and { $most }.
refusal-not-among = { $field } cannot be { $value }; it can be: { $allowed }.
refusal-empty = { $field } must not be empty.
refusal-not-each-once = { $field } must hold each of its items exactly once.
refusal-too-many = { $field } has too many of { $thing }: there are only { $most }.
refusal-not-conserved = { $field } does not add up: all places together hold { $found }, but there must be { $expected }.
refusal-flow-does-not-fit = { $field } does not fit the rest of the state: { $problem }.

refusal-record-format = Line { $line } of the record must be “{ $expected }”.
refusal-record-header = Line { $line } of the record must begin with “{ $expected }”.
refusal-record-number = In the record, { $field } must be a whole number.
refusal-record-options = In the record, the options must be a JSON object.
refusal-record-state = The state of the record is not a JSON object.
refusal-record-choice = Line { $line } of the record must be a seat and an option.
refusal-record-rules = The record was made with version { $rules } of the rules, and this is version { $current }.
refusal-record-from-position = This record begins from a prepared position; it can be replayed in the terminal only.
refusal-record-length = The record has { $most ->
        [one] { $most } choice
       *[other] { $most } choices
    }, so it cannot be shown after choice { $to }.
refusal-record-illegal = Choice { $number } of the record, “{ $option }” by seat { $seat }, is not possible there.

## Requests of programs

refusal-request-json = The line is not JSON.
refusal-request-shape = A request must be a JSON object.
refusal-request-unknown = There is no request { $request }; the requests are: { $known }.
refusal-not-text = { $field } must be text.
refusal-no-game = No game was started yet.
refusal-game-over = The game is over.
refusal-not-your-turn = Seat { $seat } has nothing to choose now; it is the turn of: { $acting }.
refusal-illegal-option = “{ $option }” is not possible for seat { $seat } now.
refusal-nothing-to-undo = There is no choice to take back.
refusal-internal = Something went wrong inside: { $problem }.

## Bots and matches

refusal-bot-level = There is no bot of level { $level } for this game; its levels are: { $known }.
refusal-games-number = At least one game must be played, not { $games }.
refusal-bots-number = { $bots } bots cannot sit on { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
refusal-bots-failed = Bots failed { $number ->
        [one] once
       *[other] { $number } times
    }, and a random option was taken. The first time: { $first }

## Files and the command line

refusal-file-missing = There is no file { $file }.
refusal-file-not-text = The file { $file } is not text.
refusal-file-not-json = The file { $file } is not JSON.
refusal-file-unreadable = The file { $file } cannot be read: { $problem }.
refusal-file-unwritable = The file { $file } cannot be written: { $problem }.
refusal-file-exists = The file { $file } is already there and stays as it is; name another one.
refusal-save-name = Say into which file: save FILE.
refusal-too-small = { $field } must be at least { $least }.
refusal-too-big = { $field } must be at most { NUMBER($most, useGrouping: 0) }.
refusal-option-twice = The option { $option } is given twice.
refusal-cli-command = There is no command { $command }; the commands are: { $known }.
refusal-cli-option = There is no option { $option } here; see --help.
refusal-cli-value-missing = A value is missing after { $option }.
refusal-cli-missing = { $argument } is missing; see --help.
refusal-cli-too-many = “{ $argument }” is one argument too many; see --help.
refusal-cli-usage = The command cannot be understood: { $problem }
refusal-cli-not-with = { $option } cannot be used together with { $other }.
refusal-cli-other-game = The file is of the game { $game }, not { $named }.
refusal-cli-seat = There is no seat { $seat }; the seats are 0 to { $most }.
refusal-cli-names = { $names } names were given for { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
refusal-undo-none = Nothing of yours can be taken back: you have not chosen yet, or another player has chosen since.
refusal-undo-revealed = This cannot be taken back: something hidden became known.

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

series-next = Play the next game of the series?
series-later = Not now

## Bots

level-name = { $level ->
    [easy] Dewdrop
    [normal] Furrow
    [raider] Dry Wind
    [hard] Storm
    [expert] Old Oak
    [random] Chance
    [sensible] Good Sense
    [beginner] Novice
    [strong] Steady Hand
   *[other] { $level }
}
level-strength = { $level ->
    [easy] easy
    [normal] medium
    [raider] medium
    [hard] strong
    [expert] strongest
    [random] at random
   *[other] { "" }
}
level-style = { $level ->
    [easy] A beginner: plays with good sense, but overlooks things now and then.
    [normal] Tends its own field and seldom looks over the fence.
    [raider] As strong as Furrow, but would rather spoil your harvest than wait for its own.
    [hard] Thinks ahead and forgives little.
    [expert] In no hurry: thinks for up to four seconds and overlooks next to nothing.
    [random] Takes whatever comes.
    [sensible] Looks one action ahead.
   *[other] { "" }
}
bot-name = { $twin ->
    [0] { level-name }
   *[other] { level-name } { $twin }
}

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

# What a strong bot would do, in the browser and in the terminal.
hint-thinking = Thinking it over…
hint-worth = { $way ->
    [ahead] about { $points } { $points ->
        [one] point
       *[other] points
    } ahead in the end
    [behind] about { $points } { $points ->
        [one] point
       *[other] points
    } behind in the end
    [worse] about { $points } { $points ->
        [one] point
       *[other] points
    } worse
    [same] about as good
   *[level] a close finish
}
hint-alone = { $way ->
    [ahead] about { $points } { $points ->
        [one] point
       *[other] points
    } more than you need
    [behind] about { $points } { $points ->
        [one] point
       *[other] points
    } short of what you need
   *[level] just about what you need
}
hint-then = Then perhaps:

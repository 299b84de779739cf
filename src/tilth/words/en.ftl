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
refusal-spaces-part = There is no part { $part } here; the parts are: { $known }.
refusal-cli-names = { $names } names were given for { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
refusal-undo-none = Nothing of yours can be taken back: you have not chosen yet, or another player has chosen since.
refusal-undo-revealed = This cannot be taken back: something hidden became known.

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

## Pages and buttons

home = Home
set-up = New table
table = Table
replay = Replay
rules = Rules
settings = Settings
account = Account
menu = Menu
to-home = Home page
close = Close
try-again = Try again
try-now = Try now
back = Back
undo = Undo
play-it = Do it
play = Play
you = you
you-name = You
points = points
players = Players
board = Board
side = Log and shared things
parts = Parts of the table
games = Games

## Home

home-title = Board games about land and weather
home-text = Play in two clicks against bots, around one screen, or with friends by a link.
home-problem = The server does not answer
opponents = Bots you play against
play-alone = Alone
play-bots = { $number ->
    [one] Against a bot
   *[other] Against { $number } bots
}
play-bots-of = Start { $game } now
for-players = { $least ->
    [1] Alone or for up to { $most } players
   *[other] For { $least } to { $most } players
}
with-friends = With friends, or your own rules
invitations = Invitations
open-tables = Open tables
no-open = Nobody is waiting for players just now.
finished-tables = Finished games
join-link = Got a link? Paste it here
join = Join
state-waiting = waiting for players
state-playing = round { $round }
state-finished = finished
won-by = Won by { $names }
your-turn = Your turn
open-seat = Open seat
guest = Guest { $id }
continue = Continue
turn-of = { $names } to move
playing-as = You play as
change-name = change the name
put-away = Remove from the list
first-game = Options for a first game

## Set-up

new-table = New table
your-name = Your name
name-example = for example, Mira
seats = Seats
how-many = How many players
seat-number = Seat { $number }
seat-me = Me
seat-here = Somebody at this screen
seat-open = Open: anyone with the link
seat-player = For an account
seat-bot = Bot
bot-level = Strength of the bot
name-at-screen = Name at this screen
name-of-account = Name of the account
seats-help = The game begins by itself when every seat is taken.
game-options = Variants
table-rules = At the table
clock = Clock
clock-none = No clock
clock-move = Time for each choice
clock-bank = Time bank with increment
clock-seconds = Seconds for a choice
clock-bank-seconds = Seconds in the bank
clock-increment = Seconds added for each choice
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
time-left = Time left
when-gone = When somebody's time runs out
gone-wait = wait
gone-bot = a bot takes over
gone-random = a random choice is made
allow-undo = Own choices can be undone
undo-grace = Bots answer
undo-grace-help = Until then a choice can be undone.
undo-grace-usual = after a moment
undo-grace-is = { $seconds ->
    [0] at once
   *[other] after { $seconds } seconds
}
listed = Show in the list of open tables
listed-help = Otherwise only those who have the link can come.
make-table = Make the table
save = Save
name-text = Others see this name at the table. An account keeps your games on every device.
pick-search = Search
pick-count = { $most ->
    [0] { $number } chosen
   *[other] { $number } of { $most } chosen
}
pick-number = { $number } chosen
pick-chosen = Chosen
pick-order = Chosen, in order
pick-all = All
pick-none = None
pick-clear = Clear
pick-done = Done
pick-up = Earlier: { $name }
pick-down = Later: { $name }
pick-remove = Take out: { $name }
pick-nothing = Nothing fits.
no-game = There is no such game here

## Waiting room

waiting-room = Waiting for players
invited-by = { $name } invites you to play
invited = You are invited to play
for-seats = { $number ->
    [one] for one player
   *[other] for { $number } players
}
agreed = What was agreed
usual-rules = usual rules
sit-down = Sit down
no-seat-left = All seats are kept for others.
change-table = Change the options
seat-kept = kept
is-here = is here
is-host = host
fill-with-bots = Fill with bots and begin
watchers = { $number ->
    [one] Somebody is looking at the invitation.
   *[other] { $number } people are looking at the invitation.
}
invite = Invite with this link
invite-text = Whoever opens it can sit down at once; no account is needed.
invite-link = Link to this table
qr-code = QR code of the link
copy = Copy
copied = Copied
sit-too = Take this seat too
starts-itself = The game begins by itself when every seat is taken.
leave-closes = Nobody else plays here: the game ends without a result.
leave-waiting = The place is free again.
leave-others-wait = The others wait for you. You can come back to your place as long as nobody has taken it.
leave-bot-plays = A bot plays on for you. You can come back to your place at any time.
stay = Stay
leave-table = Leave the table

## Table

prompt = What to do
your-turn-short = your turn
thinking-short = is thinking
first-player = First player
away = away
offline = not here
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
is-thinking = { $number ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
nobody-there = The game waits for somebody in the free place
waiting = One moment
watch = One moment
tap-to-skip = Press anywhere to skip.
no-choice = Nothing to choose here
no-choice-sub = A short wait, so that the others cannot tell.
look-around = You can look around meanwhile.
choose-lit = Choose on the board or from the list.
choose-only = There is only one way to go on.
which-one = Which one?
go-on-lit = And now? What goes with it is lit.
go-on = Go on
go-on-sub = Have a look, then press to go on.
yes-sure = Yes, really
sure = Really: { $act }?
sure-why = Something else is still possible.
cannot-undo = (cannot be undone)
hint = Hint
hint-title = What a strong player would do
hint-pick = Press one to see it on the board. Nothing is played until you do it.
allow-hints = Hints
allow-hints-help = A strong bot says what it would do. Where people play each other, everybody sees who asks.
hints-agreed = Hints allowed
option-list = List of options
type-option = Or write it
show-more = { $number ->
    [one] { $number } more
   *[other] { $number } more
}
you-won = You won!
won-alone = You won: the land is yours
lost-alone = The game won this time
game-over-won = { $number ->
    [one] { $names } won
   *[other] Shared victory: { $names }
}
game-over-sub = The score says where the points come from.
result = Result
decided = What decided it: “{ $part }”, { $own } to { $against }
decided-mine = You were ahead in one thing: “{ $part }”, { $own } to { $against }
decided-tie = Level on points: the tie-break decided.
decided-alone = Most of it: “{ $part }”, { $own }
score-whence = Where the points come from
again-invites = { $name } would like to play again!
play-again = Play again
series-next = Next game of the series
series-follow = To the next game
series-before = The game before
score = Score
score-part = Category
score-now = If it ended now
score-total = Total
log = Log
since-your-turn = Since your last turn
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Say hello.
chat-write = Write a message
chat-send = Send
tab-table = Table
tab-log = Log
tab-score = Score
tab-chat = Chat
setting-table = Setting the table
waiting-for-server = Still waiting for the server's answer.
line-lost = The line dropped. Your moves are safe; we keep trying.
table-closed = This table was closed.
earlier-rules = A game of earlier rules
earlier-rules-finished = This game was played with earlier rules, and today’s would have gone another way: the board cannot be shown. Its story and its record are kept.
earlier-rules-closed = This game began with earlier rules, and today’s would have gone another way: it cannot be played on. Its story and its record are kept.
you-away = Your time ran out, so somebody plays for you.
i-am-back = I am back
plain-board = This game has no drawn board yet: choose from the list; below is the position as data.
watching = You are watching this game.
seat-own-left = You have left this game; your place is still yours.
seat-own-back = Sit down again
seat-left = { $name } has left the game. Anyone with the link can ask you for the place.
seat-free = The place of { $name } is free.
seat-ask = Ask for this place
seat-asked = You have asked for the place of { $name }. Those at the table will answer.
seat-refused = Those at the table said no to you; you can go on watching.
seat-wanted = { $who } would like to play on for { $name }.
seat-others-decide = { $who } would like to play on for { $name }; others decide.
seat-yes = Let them sit down
seat-no = No
no-table = There is no such table
no-table-text = The link may be incomplete, or the table was removed.
pass-screen = Pass the screen to { $name }
pass-screen-text = The hand is hidden until its player takes over.
pass-screen-take = I am { $name }

## Replay and rules

replay-at = Choice { $at } of { $last }
replay-position = Position in the game
replay-first = To the beginning
replay-back = One choice back
replay-next = One choice on
replay-last = To the end
replay-play = Run
replay-pause = Pause
record = Record

## Review

review-ask = Look back at this game
review-ask-text = A strong bot goes through every decision: who was ahead, what would have been better, where the points came from. It takes up to two minutes.
review-working-text = You can leave this page: it goes on by itself, and what was found is kept.
review-failed = The review could not be made
review-failed-text = Something went wrong on the way. Try once more.
review-once-more = Try once more
review-working-here = You can play or look around meanwhile, as long as Tilth stays open. What was found is kept.
review-see = See this moment
review-try = Try it from here
review-position = Moment of the game
review-moment = { $number ->
        [0] The beginning
       *[other] After { $number } of { $last } choices
    }
review-open-hint = Press the curve to see that moment.
review-whose = Whose choices
no-replay = This game cannot be replayed
no-rules = The rules could not be fetched
rules-search = Search the rules
rules-seek = Search
rules-contents = Contents
rules-found = { $at } of { $found }
rules-nothing = Nothing found
rules-next = Next place
rules-back = Place before
rules-about = What do the rules say?
not-asked-now = Something else is asked now.

## Settings

look = Look
language = Language
theme = Theme
theme-auto = as the system
theme-light = Light
theme-dark = Dark
theme-to-light = Light theme
theme-to-dark = Dark theme
motion = Speed of motion
motion-help = Without motion, what changed gets a golden ring.
motion-auto = as the system
motion-slow = slow
motion-full = normal
motion-fast = fast
motion-none = off
contrast = Strong outlines
contrast-help = Thicker rings and borders, no textures.
my-colour = My colour
my-colour-help = Only on your screen; every colour also has its shape.
colour-seat = by seat
colour-lake = Lake, circle
colour-poppy = Poppy, triangle
colour-sun = Sun, square
colour-mallow = Mallow, cross
presses = To play an option
presses-help = The first press shows what would happen. What cannot be undone asks twice, unless there is nothing else to choose.
presses-auto = by device
presses-once = one press
presses-twice = two presses
explain = Explain what is new
explain-help = The first time a kind of decision comes up, the prompt says a sentence more.
point = Explain what the mouse rests on
sound = Sounds
title-blink = Mark my turn in the page title
notices = Browser notices when it is my turn
notices-help = Only while the page is in the background.
about-tilth = About
about-text = Tilth is free software. All drawings are its own.
about-fonts = Fonts: Literata and Onest, both under the SIL Open Font License 1.1.

## Account

account-text = An account keeps your games on every device. To play, a nickname is enough.
guest-now = You are a guest so far: { $name }. An account keeps your games on every device.
account-here = Your games are kept on every device.
password = Password
password-help = At least 8 characters.
log-in = Log in
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-everywhere-help = Every browser in which you are logged in forgets you, this one too.
register = Make an account

## Refusals

no-server = The server cannot be reached.
not-found = There is nothing at this address.
something-wrong = Something went wrong. Please try again.

# Lessons.
lesson = Lesson
lesson-titled = Lesson “{ $title }”
lesson-first = First time? { $minutes } minutes
lesson-go-on = Go on with the lesson
lesson-next = Next
lesson-finish = Done
lesson-skip = Skip this part
lesson-else = Not that one just yet.
lesson-at = { $parts ->
    [one] { $step } of { $steps }
   *[other] Part { $part } of { $parts } · { $step } of { $steps }
}
lesson-done = You know how to play!
lesson-done-text = You have seen everything a first game needs. What you do not remember is under “Rules”, at any time.
lesson-play = Play a whole game
lesson-done-here = Or close this and play on from here.

## Analysis

analysis = Analysis
analyse = Analyse
analyse-own = Analyse a position
analysis-bring = Analyse a game or a position
analysis-bring-text = Paste a record, or a position as JSON, and play on from there for all seats. Nothing of it is kept but in the address of the page.
analysis-text = Record or position
analysis-open = Analyse it
analysis-file = Choose a file
analysis-failed = There is nothing to analyse here
analysis-unread = This link shows no analysis.
analysis-link = Copy link
analysis-not-copied = Not copied
analysis-lines = Lines
analysis-at = { $at } of { $last }
analysis-look = Look as
analysis-look-as = Look as { $name }
analysis-choice = Choice { $number }
analysis-ahead = By how many points each player should end ahead of the best of the others, as a strong bot thinks that knows only what this player may know. So two may seem to be ahead at once.
analysis-ahead-alone = By how many points you should end above what is to be reached, as a strong bot sees it.
analysis-none = Choose for any seat to begin another line. The game’s own line stays as it was.
analysis-tried = Tried as choice { $number }
analysis-played = in the game
analysis-ends = Where the lines end
analysis-game = The game
analysis-until = choices { $from } to { $to }
analysis-remove = Forget this line
analysis-player = Player { $number }

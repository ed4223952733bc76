### The house: what it refuses, and what is said at a table.

error-no-table = There is no such table.
error-no-code = No table has this code.
error-no-page = There is nothing at this address.
error-no-method = This cannot be done with this address.
error-not-your-seat = This is not your seat.
error-not-host = Only the host of the table can do that.
error-no-hints = At this table no hints are given.
error-no-spectators = This table is played without spectators.
error-foreign-page = This request comes from another website.
error-seat-taken = This seat is taken.
error-name-taken = Somebody here is already called { $name }.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-seats-free = There are free seats: fill them, or put bots there.
error-still-here = { $name } is here and can play.
error-not-away = No bot stands in at this seat, or one already does.
error-stale = The question has changed meanwhile. Look at the table and decide again.
error-played-for = A bot is playing for you. Return to your seat first.
error-not-asked = This seat is not asked just now.
error-undo-hidden = That cannot be taken back: a hidden card has been seen since.
error-undo-no-wish = Nobody is asking this seat to agree.
error-other-rules = This game was begun under version { $version } of the rules; this server plays version { $ours } and cannot go on with it.
error-link-dead = This link has been used already, or it is too old. Make a new one at the device that holds the seat.
error-bad-name = A name needs 1 to 24 visible characters.
error-bad-request = This request cannot be understood.
error-too-large = This is too large to be sent.
error-unknown-preset = There are no rules called “{ $preset }”. Choose one of: { $presets }.
error-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $bots }.
error-unknown-phrase = Only these phrases can be said: { $phrases }.
error-tribe-count = { $players } players need exactly { $count } different tribes.
error-record-players = This record is of a game for { $count } players.
error-record-over = This recorded game is over: choose an earlier moment of it.
error-record-moment = This recorded game has only { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }.
error-too-many-tables = Unfinished tables from your network: { $count }. More are not allowed: end a game first.
error-too-many-phrases = Enough has been said at this table.
error-too-many-streams = Too many pages with tables are open from your address.
error-too-fast = That was too fast. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
error-away = The storage of the tables does not answer just now. What was confirmed is safe; try again in a moment.
error-busy = Too much is happening at once. Try again in a moment.
error-failure = Something went wrong on our side. What was confirmed is safe; try again.
error-stream-one-way = Nothing is expected on this stream: decisions are sent with POST.

# Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck, everybody!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops…
phrase-thinking = Let me think for a moment.
phrase-your-turn = It is your turn.
phrase-good-game = That was a good game.
phrase-again = Another one?
phrase-bye = I have to go. Goodbye!

# Starting a server
serve-open = Ethnos is served at { $address }
serve-friends = Friends on the same network join at { $address }
serve-stop = Ctrl+C stops the server; every game is kept.

# The page
page-name = Your name
page-you = you
page-join = Join
page-waiting = The game has not begun yet.

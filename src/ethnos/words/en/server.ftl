### The house: what it refuses, and what is said at a table.

error-no-table = There is no such table.
error-no-code = No table has this code.
error-no-page = There is nothing at this address.
error-no-lesson = There is no such lesson.
error-lesson-deeds = This doesn't fit the lesson. Go back a step, or start the lesson over.
error-no-puzzle = There is no such puzzle: they go from 1 to { $count }.
error-no-study = There is no such study. Studies that nobody opens for a long time are deleted.
error-study-nodes = Decision { $node } of this study stands before the one it follows.
error-too-many-studies = Your network has kept { $count } studies today, and no more are allowed. Try again tomorrow.
error-no-method = That can't be done at this address.
error-not-your-seat = This is not your seat.
error-not-host = Only the host can do that.
error-no-hints = Hints are off at this table.
error-no-spectators = This table doesn't allow spectators.
error-foreign-page = This request comes from another website.
error-foreign-name = This server doesn't answer to that name. Whoever runs it can allow the name with --host-name.
error-seat-taken = This seat is taken.
error-seat-kept = This seat is reserved for { $name }.
error-invited-only = This table is by invitation only: ask the host for a link to a seat.
error-sent-away = The host removed you from this table. You can come back only by invitation.
error-one-seat = You already have a seat at this table, or had another one in this game. Each person gets one.
error-one-address = Somebody with your internet address is already at this open table. Ask the host for an invitation.
error-name-taken = Somebody here has this name, or one that looks like it: { $name }.
error-already-started = The game has already started.
error-not-started = The game hasn't started yet.
error-not-over = The game isn't over yet.
error-seats-free = Some seats are still open: invite someone or add bots.
error-still-here = { $name } is here and can play.
error-back-soon = { $name } was here a moment ago and may come back. You can put a bot in after { $seconds } s.
error-not-away = No bot is playing for you.
error-bot-plays = A bot is already playing this seat.
error-bots-turn = A bot is playing this turn to its end. You can take the seat back after that.
error-resigned = This player has resigned: a bot plays the seat to the end.
error-clock-decides = At a table with a time limit, the clock decides when a bot steps in.
error-not-waited-for = The game is not waiting for { $name }.
error-still-thinking = { $name } is here and still thinking. You can ask in { $seconds } s.
error-motion-open = Something else is being voted on. Answer that first.
error-motion-soon = You asked only a moment ago. You can ask again in { $seconds } s.
error-no-motion = No vote is waiting for your answer.
error-host-soon = The host may still start the game. You can take over in { $seconds } s.
error-stale = The question has changed in the meantime. Look at the table and decide again.
error-played-for = A bot is playing for you. Take back control first.
error-not-asked = It isn't your decision right now.
error-undo-hidden = That can't be undone: a hidden card has been seen since.
error-undo-late = That can't be undone: the time for that turn has run out.
error-undo-no-wish = Nobody is asking for your consent right now.
error-other-rules = This game was started under version { $version } of the rules; this server plays version { $ours } and can't continue it.
error-unreadable = This table's log can't be read any more. Whoever runs this server finds the reason in its log.
error-link-dead = This link has been used or has expired. Create a new one on the device that has the seat.
error-bad-name = A name needs 1 to 24 visible characters, all written in one direction and with at most two marks on each.
error-bot-name = { $name } is the name of a bot. Choose another name.
error-bad-request = This request can't be understood.
error-too-large = That's too large to send.
error-unknown-preset = There is no rulebook called “{ $preset }”. Choose one of: { $presets }.
error-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $bots }.
error-unknown-phrase = Only these phrases can be sent: { $phrases }.
error-tribe-count = { $players } players need exactly { $count } different tribes.
error-record-players = This is the record of a game for { $count } players.
error-record-over = This recorded game is over: choose an earlier point in it.
error-record-moment = This recorded game has only { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }.
error-too-many-tables = Your network has { $count } unfinished tables, and no more are allowed. Finish a game first.
error-too-many-phrases = Chat limit for this table reached.
error-too-many-streams = Too many tables are open from your address.
error-too-many-hints = You are already waiting for { $most } hints. Wait for one of them first.
error-too-fast = That was too fast. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
error-away = Storage isn't responding. Confirmed moves are safe; try again in a moment.
error-busy = The server is busy. Try again in a moment.
error-failure = Something went wrong on our side. Confirmed moves are safe; try again.
error-stream-no-decision = On this stream only decisions are understood, as they are posted.

# Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck, everyone!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops…
phrase-thinking = Let me think for a moment.
phrase-your-turn = It's your turn.
phrase-good-game = Good game!
phrase-again = Another game?
phrase-bye = I have to go. Bye!

# What people at a table do about one another
table-told-out-of-time = { $name } is out of time: a bot plays on.
table-told-stands-in = A bot now plays for { $name }.
table-told-replaced = The others let a bot play for { $name }.
table-told-returned = { $name } is back and plays again.
table-told-undone = { $name } takes back their last decision.
table-told-resigned = { $name } resigns: a bot plays this seat to the end.
table-told-host = { $name } is the host now.
table-told-asks-end = { $name } asks to end the game without a result.
table-told-asks-bot = { $name } asks for a bot in place of { $other }.
table-told-ended = The game ends by agreement, without a result.
table-told-nobody = The game ends without a result: nobody is left to play it.
table-told-ended-by-operator = The game ends without a result: whoever runs this server has ended it.

# Starting a server
serve-open = Ethnos is running at { $address }
serve-friends = Friends on the same network can join at { $address }
serve-stop = Press Ctrl+C to stop the server. Every game is saved.

# The page
page-name = Your name
page-you = you
page-join = Join
page-waiting = The game hasn't started yet.

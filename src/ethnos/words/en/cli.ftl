### The command line: help, refusals and what commands tell.
### Sentences of `help-…`, `usage-…`, `system-…` and `refused-…` are found by their English text, which
### must be the one the program or a library says, gaps aside (words/rewording.py). Names of
### commands, options, files and presets stay as they are in every language.

# Headings of a help page, and how a value is named there
usage-usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = default: { $value }
usage-variable = env var: { $name }
usage-required = required
usage-help = Show this message and exit.
usage-pieces = [OPTIONS]
usage-command-pieces = COMMAND [ARGS]...
usage-integer = <int>
usage-range = <int range>
usage-number = <float>
usage-number-range = <float range>
usage-text = <str>
usage-path = <path>
usage-texts = <list[str]>

# A command line that was not understood
usage-no-option = No such option: { $option }
usage-no-option-but = No such option: { $option } (Possible options: { $options })
usage-no-command = No such command { $command }.
usage-no-command-but = No such command { $command }. Did you mean { $commands }?
usage-missing-command = Missing command.
told-commands = { $mistake } Choose from: { $commands }
usage-missing-option = Missing option { $option }.
usage-missing-argument = Missing argument { $argument }.
usage-needs-value = Option { $option } requires an argument.
usage-takes-no-value = Option { $option } does not take a value.
usage-extra = Got unexpected extra argument(s) ({ $arguments })
usage-invalid = Invalid value for { $option }: { $reason }
usage-no-integer = Input should be a valid integer, unable to parse string as an integer
usage-no-number = Input should be a valid number, unable to parse string as a number
usage-huge = Unable to parse input string as an integer, exceeded maximum size
usage-at-least = Input should be greater than or equal to { $limit }
usage-at-most = Input should be less than or equal to { $limit }

# What commands are for
help-ethnos = The board game Ethnos, complete: play it, simulate it, replay it, look up its rules.
help-version = Print the version.
help-play = Play: opens a table in the browser; with --terminal, a game right here.
help-serve = Serve tables: play in the browser, against bots or with friends by a link.
help-backup = Write all tables into a new FILE; the server may keep running.
help-restore = Put the tables of FILE into an empty database of either kind.
help-simulate = Play games with random decisions and sum them up.
help-watch = Watch a game between bots.
help-replay = Show a recorded game turn by turn; a damaged one as far as it goes.
help-verify = Check that every decision of a record was legal and every shuffle as promised.
help-rules = Print the rules, or what they say of a topic.
help-arena = Let bots play each other, and say how sure the result is.
help-bench = Measure how fast the rules are, beside OpenSpiel where it is installed.
help-tables = Look at tables, end them, delete them. The server may run while you look, but not while you change an SQLite file.
help-tables-list = List tables, newest first.
help-tables-show = Show a table: who sits where, and how long its log is. Cards are not shown.
help-tables-end = End a game without a result; it can still be looked at.
help-tables-delete = Delete tables with everything that happened at them, for good.
help-tables-prune = Delete tables that nobody has touched for long; the server does the same by itself.
help-tables-forget = Remove a person's name from a table's log; the game stays.

# Options and arguments
help-players = How many players, 2 to 6.
help-seed = Number of the series: the same seed gives the same games.
help-preset = Rules as one of the books has them: { $presets }. Any single rule can be changed with a plus, as in german+skeletons-win: { $ways }. What each book says: ethnos rules options.
help-tribes = Tribes in play, separated by commas: six, or five with 2 or 3 players; random if left out.
help-lang = Language: { $languages }; the terminal's if left out.
help-record = A game's record.
help-terminal = Play here in the terminal, without a browser.
help-lan = Let friends on the same network join; shows a QR code.
help-port = Port to listen on; 0 for any free one.
help-browser = Open the browser.
help-play-players = Terminal: seats at the table, 2 to 6; 4 if left out.
help-play-bots = Terminal: opponents, separated by commas: bots by name, or levels 1 to 8; mix is a level near 2 drawn by lot, mix5 one near 5; the last fills the remaining seats. Level 2 if left out.
help-play-name = Terminal: your name.
help-play-seed = Terminal: number of the game, to get the same cards again.
help-play-save = Terminal: where the game is saved; in your data folder if left out.
help-play-resume = Terminal: continue this saved game.
help-play-pause = Terminal: seconds after each opponent's turn.
help-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; your data folder if left out.
help-bot-workers = Processes in which bots think.
help-host = Address to listen on; 0.0.0.0 for all addresses of this machine.
help-keep-lobbies = Days after which an untouched table that never started is deleted; 0: never.
help-keep-games = Days after which an untouched unfinished game is deleted; 0: never.
help-keep-finished = Days after which a finished game is deleted; 0: never.
help-proxy = Addresses of proxies in front, separated by commas; their X-Forwarded-For is trusted.
help-origin = Another address of the page, such as https://ethnos.example.
help-host-name = A name of this machine; other names are refused. Behind --proxy any name, unless one is given.
help-limits = Limit what each address may do: requests, tables, streams; see docs/hosting.md.
help-key-file = The server's key, if ETHNOS_KEY is not set; beside the SQLite file if left out.
help-quiet = Log problems only.
help-backup-file = The backup file.
help-table = A table, as its link names it.
help-table-list = Tables, as their links name them.
help-json = Print JSON.
help-yes = Do not ask for confirmation.
help-status = Only tables of this status: { $statuses }.
help-limit = At most this many, newest first.
help-dry-run = Only say what would be deleted.
help-forget-name = The person's name, as written at the table.
help-games = How many games.
help-state = Start every game from this saved position, with its players and options.
help-records = Write a record of every game, as text and as JSON, into this folder.
help-summary-json = Print the summary as JSON.
help-watch-bots = Bots by name, or levels 1 to 8, separated by commas; mix is a level near 2 drawn by lot, mix5 one near 5; the last fills the remaining seats.
help-watch-seed = Number of the game, to see the same game again.
help-watch-turns = Stop after this many turns.
help-watch-save = Write the final position to this file.
help-watch-pause = Seconds between turns.
help-replay-age = Show the table in this age.
help-replay-turn = Show it before this turn of the age.
help-topic = A topic, the id of a rule (B3), or words to search for; without one, all topics are listed.
help-arena-bots = Bots by name, or levels 1 to 8, separated by commas; one may appear more than once.
help-arena-deals = Number of deals; each is played at every table in every rotation.
help-arena-players = Seats at a table; as many as there are bots if left out.
help-arena-jobs = Worker processes; one per core if left out.
help-arena-series = Number of the series of deals.
help-arena-seconds = Seconds per decision for bots that think, instead of counted trials.
help-arena-simulations = Trials per decision for bots that think; as many as level 8 plays if left out.
help-arena-chunk = Games handed to a worker at a time; chosen for you if left out.
help-arena-resume = Journal of the games played; an existing one is continued.
help-arena-json = Write the results to this file.
help-arena-plot = Draw the win shares into this SVG file.
help-arena-cluster = Run on a Ray cluster.
help-bench-json = Print the figures as JSON.
help-bench-envs = Measure batched games with observations instead.
help-bench-gpu = Measure games on a GPU instead.

# What the system and the libraries refuse
system-file = { $file }: { $reason }
system-no-file = No such file or directory
system-folder = Is a directory
system-no-folder = Not a directory
system-denied = Permission denied
system-not-permitted = Operation not permitted
system-exists = File exists
system-full = No space left on device
system-read-only = Read-only file system
system-long-name = File name too long
system-port-taken = Address already in use
system-no-address = Cannot assign requested address
system-no-host = Name or service not known
system-no-idna = encoding with 'idna' codec failed (UnicodeError: { $detail })
system-refused = ConnectionRefusedError: { $detail }
system-connect = [Errno { $errno }] Connect call failed { $address }
system-no-sqlite = file is not a database
system-not-opened = unable to open database file
system-malformed = database disk image is malformed
system-json = JSON is malformed: { $detail }
system-port-word = Port could not be cast to integer value as { $port }

# What commands refuse
refused-language = unknown language { $language }: choose one of { $languages }
refused-players = { $players } players: Ethnos is for 2, 3, 4, 5 or 6
refused-preset = unknown preset { $preset }: choose one of { $presets }
refused-way = unknown rule { $rule }: choose from { $rules }
refused-opposites = { $preset }: { $rule } and its opposite cannot both hold
refused-tribe = unknown tribe { $tribe }: choose from { $tribes }
refused-tribe-twice = { $tribe } twice: { $players } players need { $wanted } different tribes
refused-tribe-count = { $given } tribes: { $players } players need exactly { $wanted }
refused-bot = unknown bot { $bot }: choose from { $bots }
refused-bot-or-level = unknown bot { $bot }: choose from { $bots }, or a level from 1 to { $last }
refused-bot-broken = the bot { $bot } cannot be loaded: { $reason }
refused-no-opponents = no opponents: choose from { $bots }
refused-opponents = { $given } opponents at a table of { $players }: at most { $most }
refused-none-watched = no bots: choose from { $bots }
refused-too-many-watched = { $given } bots at a table of { $players }
refused-terminal-only = these options are for { $option }: in the browser they are chosen on the page of a new table
refused-resume = --resume continues a game as it is: only --bots, --lang, --save and --pause go with it
refused-topic = no topic { $topic }: choose one of { $topics }, or all
refused-age = age { $age }: the record has ages 1 to { $last }
refused-turn = turn { $turn } of age { $age }: the record has turns 1 to { $last } there
refused-over = this position is the end of a game: there is nothing to simulate
refused-records = --records needs games from their beginning: it does not go with --state
refused-not-text = { $file }: not a text file (byte { $byte })
refused-overwrite = { $file }: there is something else in this file, it is not overwritten
refused-no-deal = this game waits for a deal that its record does not hold
refused-position = not a saved position: it must begin with { $beginning }
refused-position-version = a position saved by another version of the rules: play it on with that version
refused-position-length = a damaged position: { $found } bytes where { $wanted } belong
refused-position-checksum = a damaged position: its checksum does not fit its bytes
refused-position-impossible = an impossible position: { $reason }
refused-first-player = first player { $seat }: seats are 0 to { $last }
refused-tokens-each = tokens: six kingdoms need { $tokens } each
refused-tokens-box = tokens: { $players } players use exactly { $tokens }
refused-tokens-order = tokens: each kingdom's must ascend
refused-deck-early = this game does not wait for a deal
refused-deck-card = deck: { $card } does not occur as often as it should
refused-deck-dragons = deck: three dragons belong into the lower half, and only there
refused-name = the name { $name }: 1 to { $count } printable characters, no space at either end
refused-names = { $names } names for { $players } players
refused-series = series { $series }, game { $game }: both must be 0 to 2**63 - 1
refused-secret = a secret has { $wanted } bytes, not { $found }
refused-nonce = a nonce has { $wanted } bytes, not { $found }
refused-nonces = { $nonces } nonces for { $players } players: each seat gives one
refused-plot = { $file }: plots are drawn as .svg
refused-charts = charts need matplotlib: pip install 'ethnos[plots]'
refused-cluster = --cluster needs Ray: pip install 'ethnos[cluster]'
refused-gpu = the rules run on a GPU with numba-cuda: pip install 'ethnos[gpu]'
refused-no-gpu = no GPU: numba-cuda finds no CUDA driver with a device
refused-no-bots = a match needs at least one bot
refused-lone-bot = one bot for a whole table: name two to six, or say with --players how many seats it takes
refused-deals = { $deals } deals: at least one is needed
refused-seats = { $bots } bots for { $seats } seats: name each once, or one for every seat
refused-budget = a budget must be more than zero: seconds, or simulations
refused-two-budgets = bots think for so many seconds or for so many simulations: give one of them
refused-journal-cut = { $file }: not the journal that is asked for (cut off in its first line)
refused-journal = { $file }: not the journal that is asked for ({ $reason })
refused-journal-line = { $file }, line { $line }: damaged ({ $reason })
refused-journal-other = the journal of another match; give the same bots, players, deals and options
refused-journal-version = played by { $then }, now it would be { $now }; begin a new journal
refused-status = unknown status { $status }: choose one of { $statuses }
refused-table = there is no table { $table }
refused-table-unreadable = table { $table } cannot be read: { $reason }
refused-table-record = table { $table } was laid from a record that names { $name }: delete the whole table
refused-nobody = nobody called { $name } was ever at table { $table }
refused-no-answer = nothing was changed: say --yes where nobody can be asked
refused-listen = { $address }: { $reason }: choose another --host or --port
refused-origin = --origin { $origin }: give an address of the page as browsers name it, such as https://ethnos.example or http://ethnos.example:8000, with no path; letters beyond a to z are written as xn--
refused-host-name = --host-name { $name }: give a name alone, such as ethnos.example, without https:// and without a port; letters beyond a to z are written as xn--
refused-proxy = --proxy { $proxy }: give addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, or * for everybody; names are not looked up
refused-database = the database cannot be used: { $reason }
refused-database-read = the database cannot be read: { $reason }
refused-database-change = the database cannot be changed: { $reason }
refused-database-reach = the database cannot be reached: { $reason }
refused-database-lost = the database was lost while it was copied: { $reason }
refused-database-upgrade = the database cannot be brought up to date: { $reason }
refused-database-file = { $file }: this database cannot be used: { $reason }
refused-database-copy = { $file }: this database cannot be copied: { $reason }
refused-database-missing = { $file }: there is no database here
refused-database-busy = { $file }: another server uses this database; stop it, or give another --database
refused-database-newer = it was written by a newer ethnos (schema { $found }, this program knows { $known }): use that version, or a backup made by this one
refused-database-schema = the database has schema { $found }, this program { $ours }: use the version that serves it
refused-database-full = the database holds tables, studies, reviews or answers to puzzles already: restore into a new one
refused-url = the database is no URL: did you mean sqlite:///{ $file }? PostgreSQL is postgresql://USER@HOST/NAME
refused-url-kind = the database is no URL we know: give sqlite:///FILE or postgresql://USER@HOST/NAME
refused-url-file = the database is no file: give sqlite:///FILE
refused-url-address = the database's address cannot be read: { $reason }
refused-backup = { $file }: this backup cannot be used: { $reason }
refused-backup-damaged = it is damaged
refused-backup-exists = { $file }: this file exists already, it is not overwritten
refused-backup-missing = { $file }: there is no such file
refused-key = { $file }: this key cannot be used: { $reason }; name another by --key-file
refused-key-short = { $where }: a key has at least { $count } letters; `openssl rand -hex 32` makes one

# What commands tell
told-yes = yes
told-no = no
told-rows = rows
told-backed-up = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } written to { $file }
told-restored = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } restored from { $file }
ask-end-table = End table { $table }?
told-table-over = Table { $table } is over.
ask-delete-tables = Delete { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } for good?
told-deleted = { $count ->
        [one] { $count } table deleted.
       *[other] { $count } tables deleted.
    }
told-would-be-deleted = { $count ->
        [one] { $count } table would be deleted.
       *[other] { $count } tables would be deleted.
    }
ask-forget = Remove the name { $name } from table { $table } for good?
told-forgotten = The name was removed from { $count ->
        [one] { $count } entry.
       *[other] { $count } entries.
    }
tables-table = Table
tables-status = Status
tables-created = Created
tables-touched = Last used
tables-entries = Entries
tables-listed = Listed
told-writing = Writing games
told-playing = Playing games
told-compiling = Playing games (and compiling, once)
told-compiling-bots = Compiling the bots, once (half a minute)…
told-measuring = Measuring…
told-no-peer = { $peer } is not installed: pip install { $package } to see the ratio.
told-summary = { $games } games of { $players } players in { $seconds } s: { $turns } turns and { $decisions } decisions per game
told-wins = Wins by seat
told-seat = Seat { $seat }
told-sources = Glory per player, by age and source
told-leaders = Tribes as leaders
leaders-tribe = Tribe
leaders-led = Bands led per game
leaders-led-by-winner = Led by the winner
told-skeletons = Won by ten Skeletons: { $count }
told-match = { $players } players, { $count ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in every rotation ({ $games } games): { $bots }
told-interval = Below each figure is its 95% interval. An even share is { $share }.
told-few-deals = { $count ->
        [one] { $deals } deal is not enough
       *[other] { $deals } deals are few
    }: do not trust the intervals.
told-failed = { $bot } failed in { $failed } of { $games } games, first with: { $failure }
told-stopped = Stopped after { $played } of { $games } games.
told-kept = To continue: --resume { $file }
told-not-kept = Nothing was kept. With --resume FILE you can continue later.
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-place = Mean place
arena-margin = Margin
arena-rating = Rating
bots-level = Level
bots-name = To type
bots-character = Character

# Options, as `ethnos rules options` lists them
options-set = Each rule can be set by itself, as in --preset standard+drawer-starts:
options-name = Name
options-meaning = Meaning
options-books = As in

# Puzzles
help-puzzles = Puzzles: positions where one decision is far better than the rest.
help-puzzles-solve = Show a puzzle, ask what you would decide, and say why the solution is better.
help-puzzles-number = Which puzzle; today's if left out.
help-puzzles-answer = Answer at once, in the words of a record.
help-puzzles-file = A file of puzzles; those of the package if left out.
help-puzzles-list = List puzzles, the easiest first.
help-puzzles-theme = Only puzzles about this: { $themes }.
help-puzzles-players = Only puzzles for so many players.
help-puzzles-limit = At most this many, the easiest first.
help-puzzles-make = Make puzzles by self-play and search. Stopped and started again, it goes on.
help-puzzles-out = The file for the puzzles; FILE.finds beside it keeps what was found.
help-puzzles-how-many = How many to make.
help-puzzles-processes = Processes that look for them.
help-puzzles-seconds = Stop looking after so many seconds.
help-puzzles-check = Search puzzles anew, and name those whose solution is not found again.
help-puzzles-every = Check one puzzle in so many.
help-puzzles-trials = Trials of each search.
help-keep-studies = Days after which a study nobody looks at is deleted; 0: never.
refused-puzzle-number = puzzle { $number }: there are puzzles 1 to { $last }
refused-no-decision = { $text } is no decision
refused-theme = unknown theme { $theme }: choose from { $themes }
refused-puzzle-line = { $file }, line { $number }: this is no puzzle: { $reason }
refused-position-words = { $text } cannot stand in a position
refused-position-cards = more cards than there are in the game
puzzles-count = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzles-cut = { $shown } of { $all } puzzles, the easiest first. All of them: --limit { $all }
puzzles-none = There is no such puzzle.
puzzles-none-on-theme = There is no puzzle on this theme: { $theme }
puzzles-number = No.
puzzles-how = Type a number, or ? for help.
puzzles-hint = The theme: { $theme }
puzzles-keys =
    number: the decision with that number
    d: draw · t Er: take that card · b Er Ed S: play these cards, the first leads
    m r: marker in that kingdom · k Er S: keep these cards · y or n: yes or no
    all: show every band · h: the theme as a hint · r WORD: look up the rules · q: leave
    Cards are two letters, tribe and kingdom: { $tribes } and { $kingdoms }; S is a Skeleton.
puzzles-making = { $found } positions found, { $seconds } s left
puzzles-made = { $count ->
        [one] { $count } puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
puzzles-doubt = Puzzle { $number }: the search prefers another decision: { $decision }
puzzles-checked = Puzzles checked: { $count }, in doubt: { $wrong }

# ethnos review
help-review = Review a recorded game: chances, what was better and why, luck apart from skill.
help-review-seat = Tell of this seat only, counted from 1.
help-review-all = Tell of every decision that was graded, not only of those to learn from.
help-review-json = Print the whole review as JSON.
help-review-plot = Draw the curve of chances into this SVG file.
refused-review-seat = seat { $seat }: this game has seats 1 to { $last }

# ethnos studies
help-studies = Delete studies that people keep at this server.
help-studies-delete = Delete studies for good. Whoever has a file of one keeps it.
help-study-list = Studies, as their links name them.
refused-study = there is no study { $study }
ask-delete-studies = Delete { $count ->
        [one] { $count } study
       *[other] { $count } studies
    } for good?
told-studies-deleted = { $count ->
        [one] { $count } study deleted.
       *[other] { $count } studies deleted.
    }

# ethnos reviews
help-reviews = Delete reviews of games that this server keeps.
help-reviews-delete = Delete reviews for good. Whoever has the record can have it reviewed again.
help-review-list = Reviews, as their links name them.
refused-review = there is no review { $review }
ask-delete-reviews = Delete { $count ->
        [one] { $count } review
       *[other] { $count } reviews
    } for good?
told-reviews-deleted = { $count ->
        [one] { $count } review deleted.
       *[other] { $count } reviews deleted.
    }

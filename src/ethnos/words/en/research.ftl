### Research at the command line: ranking, bots of one's own, data sets. As in cli.ftl, sentences of `help-…` and
### `refused-…` are found by their English text (words/rewording.py).

# What commands are for, their options and arguments
help-rank = Rank a bot: play the benchmark, and say its place with what chance leaves open.
help-bots = List the bots there are, or begin one of your own.
help-bots-list = List the bots that can be named, and where those of others come from.
help-bots-new = Write a package for a bot of your own: the bot, a test, its entry point, and how to install it.
help-dataset = Write the decisions of bots into Parquet files: what they saw, what they decided, how it ended.
help-bot-name = The bot's name: small letters, digits and _.
help-bot-folder = Where to write it; a folder of its name if left out.
help-dataset-bots = A bot for all seats, or one for every seat, separated by commas.
help-dataset-out = The folder to write into; a data set begun there is continued.
help-dataset-seed = Number of the data set: another seed gives other games.
help-rank-bot = A bot's name, or a file: ./my_bot.py:MyBot, weights.
help-rank-deals = Number of deals against each yardstick, every seat in turn.
help-rank-resume = Folder for journals of the games played; existing ones are continued.
help-rank-simulations = Simulated games per decision for bots that think.

# What commands refuse
refused-bot-which = { $file }: { $bots } bots in this file, name one as FILE.py:NAME
refused-bot-missing = { $file }: there is no { $name } in this file
refused-no-bot = { $file }: this is no bot: it has no `think`; see docs/bots.md
refused-bot-name = the name { $name }: small letters, digits and _ as Python names are, beginning with a letter
refused-folder-exists = { $folder }: this folder exists already, nothing is overwritten
refused-standings = the standings of the benchmark cannot be read: { $reason }
refused-data-no-bot = a data set needs at least one bot
refused-data-seats = { $bots } bots for { $seats } seats: name one, or one for every seat
refused-data-games = { $games } games: 1 to { $most } make a data set
refused-data-seed = seed { $seed }: 0 to { $last }
refused-data-folder = { $folder }: there is something else in this folder
refused-data-other = { $folder }: another data set; give the same bots, games and options, or another folder
refused-data-version = { $folder }: made with { $then }, now it would be { $now }; begin a new folder
refused-data-none = { $folder }: there is no data set here
refused-data-damaged = { $file }: damaged ({ $reason })
refused-pyarrow = data sets need pyarrow: pip install 'ethnos[data]'
refused-data-mishap = a bot of this data set failed: { $mishap }
refused-games-failed = the games cannot be played: { $reason }

# What commands tell
told-new-bot = Try it: ethnos arena --bots { $file },steward --deals 20
told-compiling-games = Compiling the games, once (half a minute)…
told-data-stopped = Stopped after { $played } of { $games } games. The same command continues.
told-data-written = { $games } games written to { $file }
told-benchmark = One against three of each yardstick, { $players } players, { $deals } deals in every seat: share of the wins
told-among = { $bot } against { $count } × { $other }: { $share }
told-place = { $bot }: place { $place } of { $all } (chance leaves { $best } to { $worst } open)
told-other-standings = The published standings were made with other versions of rules or bots: some of the difference may come from that.
arena-rank = Place
arena-score = Score

### The page: home, table and everything around them.

# Home
page-home = Ethnos, home
page-hero-1 = Six kingdoms.
page-hero-2 = Twelve tribes.
page-hero-3 = Three Dragons.
page-hero-text = Gather allies, lead them out as bands, and hold the kingdoms when the third Dragon comes.
page-play-now = Play now
page-play-note = You and three bots. No account, one click.
page-people = Play with people
page-new = New table
page-new-text = 2 to 6 players, every option explained
page-device = Several people, one device
page-device-text = a curtain between turns
page-join-code = Join by code
page-join-text = or open the link or QR a friend shows you
page-open = Open tables
page-open-none = No table waits for players just now.
page-watch = Games to watch
page-watch-one = Watch
page-watch-none = No game is open to watchers just now.
page-nobody = Nobody yet
page-table-of = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }, { $free } free
page-guest = Guest
page-sit = Sit down
page-games = Your games
page-waits-for = Waiting for { $name }
page-resume = Go on
page-from-record = Go on from a record file
page-from-record-text = a saved or unfinished game
page-rules = Rules
page-rules-text = with search, one key away: press ?
page-rules-all = All topics
page-search = Search the rules
page-search-none = Nothing found.
page-language = Language
page-theme = Light or dark
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-menu = Menu
page-settings = Settings
page-speed = Speed of the others' turns
page-speed-none = At once
page-sounds = Sounds
page-notify = Notify me when it is my turn
page-tips = Short hints in a first game
page-close = Close
page-about = About and credits
page-about-game = An unofficial implementation of the board game Ethnos, designed by Paolo Mori. None of the published artwork or text is used.
page-about-icons = Map, card faces and markers are drawn here. Pictures and fonts by others:
page-about-free = The program is free software under the MIT licence.

# A new table
page-players = Players
page-two-ages = Two or three players: two ages, five tribes.
page-three-ages = Four to six players: three ages, six tribes.
page-seat-me = A person on this device
page-seat-open = Free, for a friend
page-seat-novice = Bot: novice
page-seat-steward = Bot: steward
page-preset = Edition
page-preset-standard = Standard
page-preset-english = The English book
page-preset-german = The German sheet
page-preset-polish = The Polish book
page-preset-czech = The Czech book
page-preset-russian = The Russian book
page-preset-japanese = The Japanese book
page-preset-text = The printed books differ in small things: who begins later ages, ten Skeletons, the Merfolk board. See “Options” in the rules.
page-clock = Clock
page-clock-none = None: everybody takes their time
page-clock-turn = 90 seconds a turn
page-clock-reserve = 15 minutes for the game, 10 seconds more a turn
page-tribes = Tribes in play
page-tribes-text = { $count } chosen; choose { $wanted }, or none to have them drawn at random.
page-open-text = List this table on the home page: strangers may take its free seats, and may watch the game if that is allowed
page-hints-text = Hints are allowed
page-spectators-text = Others may watch: whoever has the link, and everybody if the table is listed. They never see a hand.
page-cancel = Cancel
page-lay = Open the table
page-lobby = At the table
page-free = free
page-add-bot = Put a bot here
page-sit-here = Person on this device
page-invite = Friends join with this link, QR or code:
page-qr = QR code of the link
page-copy = Copy the link
page-copied = Copied
page-committed = Fair deals: the shuffles are fixed by { $commitment }… before anyone sat down.
page-start = Begin the game

# The table
page-your-turn = Your turn.
page-turn-tag = your turn
page-thinking = { $name } is thinking.
page-ages = Ages
page-map = Map of the six kingdoms
page-log = What happened
page-bot = bot
page-away = away
page-lost = Connection lost. Trying again.
page-open-player = { $name }: all bands
page-chip = { $card }: { $text }
page-glory-tip = Glory: whoever has most after the last age wins.
page-hand-tip = { $name } holds { $count ->
        [one] one card
       *[other] { $count } cards
    }.
page-horde = Horde: { $count ->
        [one] one marker
       *[other] { $count } markers
    }, { $glory } Glory in a raid.
page-giant-token = Giant token, band of { $count }
page-troll-token = Troll token { $value }
page-kingdom-tip = { $kingdom }. Tokens by age: { $tokens }. Markers: { $markers }.
page-merfolk-tip = Now: { $places }.
page-deck = Deck, { $count ->
        [one] one card
       *[other] { $count } cards
    }: draw
page-deck-tip = Draw the top card of the deck. Three Dragons hide in its lower half.
page-dragons = Dragons drawn: { $count } of 3
page-dragons-tip = The third Dragon ends the age at once.
page-row-empty = The row is empty.
page-hand = Your hand
page-hand-empty = No cards in hand.
page-hand-full = Ten cards: now a band must be played.
page-sort = Sort
page-sort-tribe = Tribe
page-sort-kingdom = Kingdom
page-leads = { $card }, leads
page-leader = Leader
page-band = Band of { $count }
page-no-marker = No marker
page-no-marker-why = too small for the markers there, or a Halfling leads
page-marker-in = Marker: { $kingdom }
page-marker-place = place it
page-marker-any = Marker: one of { $count } kingdoms
page-swim = Swim from { $start } to { $end }; extra markers: { $count }
page-glory-end = { $glory } Glory at the end of the age
page-skeletons-leave = Skeletons leave first: { $count }
page-skeletons-win = Ten Skeletons win the game at once.
page-to-row = To the row: { $count }
page-keeps = you keep up to { $count } of them
page-needs-leader = A Skeleton cannot lead: pick somebody else too.
page-on-map = Choose on the map, or here.
page-on-tokens = Choose a token beside the deck, or here.
page-keep-how = Pick what stays in your hand: { $count } of { $limit }.
page-keep = Keep { $count }
page-turn-how = Take a card from the row or the deck, or pick cards of one tribe or one kingdom to play a band.
page-ahead = You may sort and pick cards ahead.
page-hint = Hint
page-hint-wait = The steward is thinking…
page-hint-do = Do that
page-undo = Undo
page-undo-asked = { $name } would like to take a decision back.
page-yes = Yes
page-no = No
page-clear = Clear
page-play-band = Play band
page-say = Say something
page-stand-in = Let a bot play for me
page-return = Play myself again
page-supply = Markers left
page-no-bands = No bands in this age yet.
page-known = Known to be in hand
page-curtain = Now { $name } plays.
page-curtain-how = Hand the device over. Nobody sees cards until the curtain rises.
page-curtain-open = I am { $name }
page-next = Next
page-back = Back
page-skip = Skip all
page-go-on = Go on
page-run = Run
page-pause = Pause
page-by-skeletons = Ten Skeletons won the game at once.
page-source-kingdoms = Kingdoms
page-source-merfolk = Merfolk
page-source-giant = Giant
page-source-raids = Raids
page-source-bands = Bands
page-not-fair = Set up from a record: no fairness of the deals is claimed.
page-record = Download the record
page-replay = Step through the game
page-rematch = Play again

# A first game
page-tip-begin = Your aim: bands of one tribe or one kingdom. Take cards that match what you hold; hover or long-press anything to have it explained.
page-tip-pairs = A band puts a marker into its leader's kingdom if it has more cards than you have markers there (with two players: than both of you have). The rest of your hand goes to the row.
page-tip-preview = Here you see what the band will do. Another leader means another kingdom or power.
page-tip-dragon = A Dragon! At the third the age ends at once, and hands count nothing: play your bands in time.
page-tip-ok = Got it
page-tip-stop = No more hints

# Fair deals, checked at the end
page-fair-checking = Fair deals: checking them here…
page-fair-good = Fair deals: this browser has checked them, and everything fits.
page-fair-bad = The deals do not fit what was promised. What fails is marked.
page-fair-not = Does not hold:
page-fair-unsafe = A browser checks the deals only at an https address, or on the computer the server runs on. This address is neither; check the record instead.
page-fair-failed = The deals could not be checked here: { $reason }
page-fair-commitment = The secret, now revealed, fits the commitment { $commitment }…
page-fair-promised = That is the commitment this browser was shown before it gave your number.
page-fair-number = Your own number is among those the cards were shuffled from.
page-fair-no-number = This browser gave no number at this table, so whether yours was used cannot be checked here.
page-fair-shuffles = Every shuffle was made again from the secret and the numbers: tribes, tokens, first player and each age's deck are those of the game.
page-fair-cards = The cards you saw come out of those decks in that order: first row, your hand, your draws, every Dragon.
page-fair-yourself = Do not take this page's word for it. Download the record and run:

# Moving a seat to another device
page-link = Link
page-link-local = This address works on this computer only. For other devices, open this page at the server's address in your network.
page-move = Move my seat to another device
page-move-how = Open this link on the other device, or scan the code with it. It works once, until { $time }.
page-move-then = Your seat, with its hand and its turn, goes there at once. This device lets go of it and can still watch where the table allows that. To come back, move the seat again from there.
page-move-here = Go on with a game on this device
page-move-here-text = The seat of this link moves here, with its hand and its turn; the device it was on lets go of it.
page-move-take = Take the seat here
page-moved = Your seat is on another device now
page-moved-text = Play on there. This device has let go of the seat; it can watch where the table allows that.

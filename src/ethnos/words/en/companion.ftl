### The companion: for people with the box in front of them. Drawing tribes, setting up, a score pad.

# The way here, and its parts
comp-title = At your own table
comp-what = { $players }, { $rules }
comp-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
comp-tab-tribes = Tribes
comp-tab-setup = Set-up
comp-tab-score = Score
comp-tab-sheet = Sheet
comp-who = Players and rules
comp-kept = Everything is kept on this device only.
comp-new = New game
comp-new-sure = Clear everything
comp-offline = No connection to the server. Your entries are kept, and the score follows when it is back.

# Drawing tribes
comp-drawn = Tribes in this game: { $count }
comp-draw = Draw tribes
comp-draw-all = Draw all
comp-draw-how = Draw as many tribes as this number of players needs. Drawn from the box already? Leave the others out below, then draw.
comp-again = Draw another instead: { $tribe }
comp-rest = Not in this game. Tap one to leave it out of the draw.
comp-rest-few = Too few tribes are left to draw from: allow one again.
comp-setup-with = Set up with these

# Setting up: each line and what it means
comp-setup = Set-up: { $players }
comp-done = { $done } of { $count }
comp-set-tokens = Glory tokens on every kingdom: { $count }
    .text = Dealt at random; lowest on I, highest on { $last }
comp-set-few = Leave those marked 4+ in the box.
comp-set-cards = Shuffle the tribes: { $cards } cards
    .text = The other tribes and the Dragons stay aside
comp-set-markers = { $count } markers for each player
    .text = One of them goes on the Glory track
comp-set-merfolk = Merfolk board
    .text = One marker of each player on space 0
comp-set-giant = Giant token beside the board
    .text = Pays { $pays } by age
comp-set-troll = Troll tokens 1 to { $count } beside the board
    .text = They break ties
comp-set-orc = A Horde board for each player
    .text = Empty at first
comp-set-deal = One card to each player, { $count } face up
    .text = Twice as many face up as players
comp-set-dragons = { $count } Dragons into the lower half
    .text = { $upper } cards on top, { $lower } and the Dragons shuffled below
comp-set-first = { $name } begins
    .text = Drawn by lot
comp-lot = Draw lots again
comp-to-score = To the score pad

# The score pad
comp-pad = Score pad
comp-more = { $name }, { $what }: one more
comp-less = { $name }, { $what }: one less
comp-open = Open { $kingdom }
comp-tokens-here = Which Glory tokens lie here?
comp-token-put = Glory token { $value }, { $left } left
comp-token-off = { $kingdom }, Glory token { $value }: take it off
comp-as-played = Cards as played
comp-band-keys = { $name }: tap the size of each band
comp-band-add = { $name }: add a band
comp-band-key = { $count ->
        [one] A band of { $count } card: { $glory } Glory
       *[other] A band of { $count } cards: { $glory } Glory
    }
comp-skeletons = Skeletons in it
comp-skeletons-more = One Skeleton more
comp-skeletons-less = One Skeleton less
comp-dwarf = Led by a Dwarf
comp-remove = Remove band
comp-ten = Ten Skeletons played together
comp-giant = Giant token
comp-giant-pays = { $glory } at the end of age { $age }
comp-claims = How often was it taken?
comp-claims-pay = { $glory } Glory each time
comp-trolls = Troll tokens
comp-trolls-how = Tap a token, then its owner. They break ties.
comp-troll-who = Who has Troll token { $value }?
comp-merfolk = Merfolk board
comp-merfolk-how = The space each marker has reached
comp-space = space
comp-horde-how = Markers on it, and who raids
comp-horde-last = Last age: everyone raids.
comp-raid = Raid
comp-dragon = Third Dragon
comp-dragon-how = Who drew it? It can decide who begins.
comp-next = Next: { $what }
comp-need-tribes = First draw the tribes.

# The sheet
comp-claimed = Giant taken
comp-claimed-why = Each taking of the Giant token paid { $glory } at once. { $list }
comp-sheet-none = Nothing to score yet: enter an age on the score pad.
comp-gaps = Glory tokens are still missing: they count as 0.
comp-faulty = There is a wrong entry on the score pad.
comp-leads = { $name } leads by { $count }.
comp-level = Level at the top: { $names }.
comp-begins = { $name } begins age { $age }.
comp-begins-or = Who begins age { $age } depends on who drew the third Dragon: { $names }.
comp-wins = { $name } wins.
comp-win-shared = A shared win: { $names }.
comp-by-markers = Level in Glory: { $name } has more markers in the kingdoms than { $other }, { $more } to { $less }.
comp-by-bands = Level in Glory and markers: the larger bands of the last age decide. { $name }: { $more }. { $other }: { $less }.
comp-by-nothing = Nothing tells { $name } and { $other } apart: they share the place.
comp-share = Share
comp-share-text = Copy as text
comp-share-picture = Save as a picture
comp-share-line = { $place }. { $name }: { $glory }

# What is wrong at a field, or still missing there
pad-token-missing = Enter the Glory tokens of this kingdom.
pad-token-age = Each kingdom has { $count } Glory tokens in this game.
pad-token-none = No Glory token is worth { $value }.
pad-token-box = Only { $count } Glory tokens worth { $value } are in this game.
pad-token-order = The lowest token lies on I: { $value } belongs before { $before }.
pad-age-none = This game has only { $count } ages.
pad-age-won = The game was won in the age before.
pad-seats = An age needs the entries of { $count } players.
pad-range = Only { $least } to { $most } is possible here.
pad-no-tribe = Not in this game: { $tribe }.
pad-fewer = There were { $before } at the end of age { $age }: none of it goes back.
pad-supply = { $out } markers are out in kingdoms and on the Horde, but a player has only { $count } for them.
pad-band-skeletons = At most { $most } of its cards can be Skeletons: another card leads.
pad-troll-twice = There is only one Troll token { $value }.
pad-giant-holder = It was taken: who holds it now?
pad-giant-claim = Whoever holds it has taken it at least once.
pad-giant-claims = It can be taken at most { $count } times in an age.
pad-no-seat = There are only { $count } players.
pad-deck-cards = This game has only { $count } cards besides Skeletons.
pad-deck-skeletons = There are only { $count } Skeletons.
pad-deck-dwarf = There are only { $count } Dwarves.
pad-no-win = In this game ten Skeletons don't win.

### Studies: lines beside a game, notes, positions laid by hand.

study-title = Study
study-what = Step through a game with the engine beside you, try other decisions, keep notes, and share it all by a link.
study-other = Other study
study-go-on = Go on where you left
study-open = Study a record
study-open-text = of a game, or a study somebody sent you
study-review = Review a record
study-review-text = every decision of the game, graded
study-open-again = This file was opened elsewhere. Open it here to study it.
study-engine = What the Archon considers
study-engine-on = Show
study-engine-off = The engine is off.
study-thinking = Thinking…
study-in-tree = in the lines
study-lines = Lines
study-go = Go
study-start = Start
study-end = To the end
study-has-note = with a note
study-remove = Remove this line
study-note = Note on this position
study-hands = The other hands
study-share = Share
study-save = Save file
study-play-on = Play on against bots
study-shared = Whoever opens this link starts where you are now and sees the study as it is: every line and every note.

setup-title = Set up a position
setup-text = your own, or one from a real table
setup-what = Name what you know. Everything else is dealt: empty hands by their number of cards, the rest goes into the deck.
setup-players = Players
setup-tribes = Tribes in play ({ $chosen } of { $count })
setup-age = Age
setup-dragons = Dragons drawn
setup-to-act = Whose turn is it?
setup-tokens = Glory tokens
# $kingdom: its name; $age: a numeral
setup-token = { $kingdom }, age { $age }
setup-name = Name
setup-hand = Cards in hand
setup-known = Cards in hand that everybody knows
setup-hidden = Cards dealt into the hand
setup-markers = Control markers
setup-band = Band { $number }: the first card leads
setup-add-band = Add a band
setup-no-band = Remove this band
setup-giant = Size of the band that holds the Giant token
setup-horde = Horde
setup-trolls = Troll tokens
setup-tribe = Tribe
setup-kingdom = Kingdom
setup-add-card = Add
setup-take-away = Remove { $card }
setup-lay = Set up
setup-clear = Clear all
setup-whole = Only whole numbers can be here.
setup-faults = { $count ->
        [one] One thing can't be like this; it says so at its field.
       *[other] { $count } things can't be like this; it says so at their fields.
    }

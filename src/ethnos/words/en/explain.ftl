### What things at the table pay now, and why: with the numbers at hand.

# A kingdom or the Merfolk board. $age: a Roman numeral; the lists hold the three messages below
board-pays = Age { $age }: { $places }.
board-pays-nothing = Age { $age } pays nothing here.
board-nobody = Nobody is here yet.
board-now = If the age ended now: { $scores }.
board-markers = Markers: { $standing }.
board-spaces = Spaces: { $standing }.
board-trolls = Troll tokens break the tie: { $standing }.
board-shared = Tied players share what their places pay, rounded down.
board-alone = Alone here: { $glory }.
board-paid = Glory: { $scores }.
board-symbols = Whoever reaches or passes a ringed space ({ $spaces }) may place an extra marker in any kingdom.
board-place = { $place ->
        [1] 1st place
        [2] 2nd place
       *[3] 3rd place
    } { $glory }
board-has = { $name } ({ $count })
board-score = { $name } +{ $glory }

# Tokens, the Horde and bands
giant-now = Taking it pays { $claim } Glory at once; holding it when this age ends pays { $glory }.
giant-beat = It goes to the next Giant band of more than { $count ->
        [one] one card
       *[other] { $count } cards
    }.
giant-free = It goes to the first Giant band played this age.
horde-now = A raid pays { $glory } Glory now, { $more } with one marker more.
horde-full = A raid pays { $glory } Glory now: the Horde is full.
horde-asks = A raid pays { $glory } Glory now.
horde-paid = A raid paid { $glory } Glory at the end of this age.
troll-now = In a tie { $name } counts { $sum }.
troll-free = Nobody has it yet.
band-now = { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $glory } Glory. One more: { $more }.
band-most = { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $glory } Glory, the most a band can pay.
band-ladder = Glory by cards

# The preview of a band
marker-room = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    } there
no-marker-leader = a Halfling leads
no-marker-supply = you have no markers left
no-marker-size = it needs more cards than the { $count ->
        [one] one marker
       *[other] { $count } markers
    } there
now-elf = Keep up to { $count ->
        [one] one card
       *[other] { $count } cards
    }
now-wizard = Draw { $count ->
        [one] one card
       *[other] { $count } cards
    }
now-troll = Take a Troll token worth up to { $count }
now-dwarf = Counts as { $count ->
        [one] one card
       *[other] { $count } cards
    } when scored
now-minotaur = Counts as { $count ->
        [one] one card
       *[other] { $count } cards
    } for its marker
now-giant = Takes the Giant token and { $glory } Glory
now-giant-no = No Giant token: another band of { $count ->
        [one] one card
       *[other] { $count } cards
    } holds it
one-more = one more card: { $glory }

# Why a line of the scoring sheet is what it is
why-bands = Cards → Glory. { $bands }
why-raids = Markers → Glory. { $raids }
why-giant = { $name } holds the token when the age ends: { $glory }.
why-pair = { $count } → { $glory }
why-player = { $name }: { $list }

# The log
page-why = Why?

# A first game
page-tip-goal = The goal is Glory: whoever has the most after the last age wins. At the end of each age kingdoms pay those with the most markers there, and every band pays by its size.
page-tip-marker = Your first marker. At the end of the age this kingdom pays those with the most markers; yours stays there for later ages.
page-tip-scoring = An age is scored: first the kingdoms, then boards and tokens, then the bands. Select a line to see why it pays what it pays.

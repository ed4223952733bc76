### The table: what is asked, what can be answered, and the words around it.

# What the player to act is asked, and (.own) what they are asked themselves. $name: the player; $count: how many
ask-turn = { $name }: recruit a card or play a band.
    .own = Recruit a card or play a band.
ask-marker = { $name }: place the band's marker?
    .own = Place the band's marker?
ask-troll = { $name }: take a Troll token?
    .own = Take a Troll token?
ask-horde = { $name }: put a marker on the Horde?
    .own = Put a marker on the Horde?
ask-merfolk = { $name }: place a Merfolk marker? ({ $count ->
        [one] one left
       *[other] { $count } left
    })
    .own = Place a Merfolk marker? ({ $count } left)
ask-centaur = { $name }: play another band?
    .own = Play another band? Select its cards, or choose no.
ask-keep = { $name }: keep up to { $count ->
        [one] one card
       *[other] { $count } cards
    }?
    .own = Keep up to { $count ->
            [one] one card
           *[other] { $count } cards
        }?
ask-wizard = { $name }: draw { $count ->
        [one] one card
       *[other] { $count } cards
    }?
    .own = Draw { $count ->
            [one] one card
           *[other] { $count } cards
        }?
ask-raid = { $name }: raid now?
    .own = Raid now?
ask-deal = The next age is about to be dealt.
ask-over = The game is over.

# What can be answered
do-draw = draw from the deck
do-take = take { $card }
do-band = { $count ->
        [one] play { $leader } alone
       *[other] play { $count } cards led by { $leader }: { $cards }
    }
do-skeletons = play ten Skeletons
do-pass = pass
do-marker = marker in { $kingdom }
do-troll = Troll token { $value }
do-horde = marker on the Horde
do-keep = keep { $cards }
do-conjure = draw with the Wizard's power
do-raid = raid
do-no-marker = no marker
do-no-troll = no Troll token
do-no-horde = no marker on the Horde
do-no-merfolk = no Merfolk marker
do-no-centaur = no further band
do-no-wizard = draw nothing
do-no-raid = don't raid

# Headings
table-age = Age { $age }
table-turn = Turn { $turn }
table-player = Player
table-glory = Glory
table-hand = Hand
table-row = Row
table-deck = Deck
table-dragons = Dragons
table-bands = Bands
table-markers = Markers
table-tokens = Tokens
table-horde = Horde
table-merfolk = Merfolk
table-trolls = Trolls
table-giant = Giant
table-place = Place
table-kingdoms = Kingdoms
table-raids = Raids
table-total = Total
table-sheet = Scoring of age { $age }
table-result = Final ranking
table-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-seat = Player { $seat }
table-keys = Enter: next turn · b: back · a: next age · number: that turn of this age · e: end · q: quit
table-saved = Position written to { $file }

# The rules reference at the command line
table-topics = Topics of the rules

# The verdicts of `ethnos verify`
verify-legal = Every decision is legal: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }.
verify-result = The result follows from them.
verify-open = The game is not over yet.
verify-fair = The deals are fair: the secret matches the commitment, and every shuffle follows from it and from the players' numbers.
verify-simulated = The deals are those of series { $seed }, game { $game }. A simulated game can't be proven fair.
verify-given = The deals are written in the record and may have been chosen, so they can't be proven fair.

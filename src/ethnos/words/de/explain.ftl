### What things at the table pay now, and why, in German: with the numbers at hand.

# A kingdom or the Merfolk board. $age: a Roman numeral; the lists hold the three messages below
board-pays = Zeitalter { $age }: { $places }.
board-pays-nothing = In Zeitalter { $age } gibt es hier nichts.
board-nobody = Hier ist noch niemand.
board-now = Wenn das Zeitalter jetzt endete: { $scores }.
board-markers = Marker: { $standing }.
board-spaces = Felder: { $standing }.
board-trolls = Troll-Plättchen entscheiden den Gleichstand: { $standing }.
board-shared = Bei Gleichstand wird geteilt, was die Plätze bringen, und abgerundet.
board-alone = Allein hier: { $glory }.
board-paid = Ruhm: { $scores }.
board-symbols = Wer ein umrandetes Feld ({ $spaces }) erreicht oder überschreitet, darf einen zusätzlichen Marker in ein beliebiges Königreich setzen.
board-place = { $place ->
        [1] 1. Platz
        [2] 2. Platz
       *[3] 3. Platz
    } { $glory }
board-has = { $name } ({ $count })
board-score = { $name } +{ $glory }

# Tokens, the Horde and bands
giant-now = Wer es nimmt, erhält sofort { $claim } Ruhm; wer es am Ende dieses Zeitalters hat, { $glory }.
giant-beat = Es geht an den nächsten Riesen-Kampfverband mit mehr als { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
giant-free = Es geht an den ersten Riesen-Kampfverband dieses Zeitalters.
horde-now = Plündern bringt jetzt { $glory } Ruhm, mit einem Marker mehr { $more }.
horde-full = Plündern bringt jetzt { $glory } Ruhm: Die Horde ist voll.
horde-asks = Plündern bringt jetzt { $glory } Ruhm.
horde-paid = Das Plündern am Ende dieses Zeitalters brachte { $glory } Ruhm.
troll-now = Bei Gleichstand zählt { $name } { $sum }.
troll-free = Noch hat es niemand.
band-now = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }: { $glory } Ruhm. Eine mehr: { $more }.
band-most = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }: { $glory } Ruhm, mehr bringt kein Kampfverband.
band-ladder = Ruhm nach Karten

# The preview of a band
marker-room = { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, dort { $markers ->
        [0] kein Marker
        [one] ein Marker
       *[other] { $markers } Marker
    }
no-marker-leader = ein Halbling führt an
no-marker-supply = du hast keine Marker mehr
no-marker-size = es braucht mehr Karten als { $count ->
        [one] den einen Marker
       *[other] die { $count } Marker
    } dort
now-elf = { $count ->
        [one] Eine Karte
       *[other] Bis zu { $count } Karten
    } behalten
now-wizard = { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } ziehen
now-troll = Ein Troll-Plättchen bis Wert { $count } nehmen
now-dwarf = Zählt bei der Wertung als { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
now-minotaur = Zählt für den Marker als { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
now-giant = Nimmt das Riesen-Plättchen und { $glory } Ruhm
now-giant-no = Kein Riesen-Plättchen: Ein Kampfverband mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } hat es
one-more = eine Karte mehr: { $glory }

# Why a line of the scoring sheet is what it is
why-bands = Karten → Ruhm. { $bands }
why-raids = Marker → Ruhm. { $raids }
why-giant = { $name } hat das Plättchen am Ende des Zeitalters: { $glory }.
why-pair = { $count } → { $glory }
why-player = { $name }: { $list }

# The log
page-why = Warum?

# A first game
page-tip-goal = Es geht um Ruhm: Wer nach dem letzten Zeitalter am meisten hat, gewinnt. Königreiche bringen am Ende jedes Zeitalters denen Ruhm, die dort die meisten Marker haben, und jeder Kampfverband zählt nach seiner Größe.
page-tip-marker = Dein erster Marker. Am Ende des Zeitalters geht der Ruhm dieses Königreichs an die mit den meisten Markern; deiner bleibt für spätere Zeitalter liegen.
page-tip-scoring = Ein Zeitalter wird gewertet: erst die Königreiche, dann Tableaus und Plättchen, dann die Kampfverbände. Wähle eine Zeile, um zu sehen, warum sie so viel bringt.

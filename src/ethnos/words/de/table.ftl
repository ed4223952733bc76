### The table, in German: what is asked, what can be answered, and the words around it.

# What the player to act is asked, and (.own) what they are asked themselves. $name: the player; $count: how many
ask-turn = { $name }: eine Karte anwerben oder einen Kampfverband ausspielen.
    .own = Wirb eine Karte an oder spiele einen Kampfverband aus.
ask-marker = { $name }: den Marker des Kampfverbands einsetzen?
    .own = Setzt du den Marker des Kampfverbands ein?
ask-troll = { $name }: ein Troll-Plättchen nehmen?
    .own = Nimmst du ein Troll-Plättchen?
ask-horde = { $name }: einen Marker auf die Horde setzen?
    .own = Setzt du einen Marker auf die Horde?
ask-merfolk = { $name }: einen zusätzlichen Marker einsetzen? ({ $count ->
        [one] noch einer
       *[other] noch { $count }
    })
    .own = Setzt du einen zusätzlichen Marker ein? (noch { $count })
ask-centaur = { $name }: noch einen Kampfverband ausspielen?
    .own = Spielst du noch einen Kampfverband aus? Wähle seine Karten oder lehne ab.
ask-keep = { $name }: { $count ->
        [one] eine Karte
       *[other] bis zu { $count } Karten
    } behalten?
    .own = Behältst du { $count ->
            [one] eine Karte
           *[other] bis zu { $count } Karten
        }?
ask-wizard = { $name }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ziehen?
    .own = Ziehst du { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }?
ask-raid = { $name }: jetzt plündern?
    .own = Plünderst du jetzt?
ask-deal = Gleich wird für das nächste Zeitalter ausgeteilt.
ask-over = Die Partie ist zu Ende.

# What can be answered
do-draw = vom Stapel ziehen
do-take = { $card-acc } nehmen
do-band = { $count ->
        [one] eine Karte ausspielen: { $leader }
       *[other] { $count } Karten ausspielen, Anführer { $leader }: { $cards }
    }
do-skeletons = zehn Skelette ausspielen
do-pass = aussetzen
do-marker = Marker in { $kingdom }
do-troll = Troll-Plättchen { $value }
do-horde = Marker auf die Horde
do-keep = behalten: { $cards }
do-conjure = mit dem Zauberer ziehen
do-raid = plündern
do-no-marker = kein Marker
do-no-troll = kein Troll-Plättchen
do-no-horde = kein Marker auf die Horde
do-no-merfolk = kein zusätzlicher Marker
do-no-centaur = kein weiterer Kampfverband
do-no-wizard = nichts ziehen
do-no-raid = nicht plündern

# Headings
table-age = Zeitalter { $age }
table-turn = Zug { $turn }
table-player = Spieler
table-glory = Ruhm
table-hand = Hand
table-row = Auslage
table-deck = Stapel
table-dragons = Drachen
table-bands = Verbände
table-markers = Marker
table-tokens = Plättchen
table-horde = Horde
table-merfolk = Meerwesen
table-trolls = Trolle
table-giant = Riese
table-place = Platz
table-kingdoms = Königreiche
table-raids = Plünderzüge
table-total = Gesamt
table-sheet = Wertung von Zeitalter { $age }
table-result = Endstand
table-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-seat = Spieler { $seat }
table-keys = Enter: nächster Zug · b: zurück · a: nächstes Zeitalter · Zahl: dieser Zug des Zeitalters · e: Ende · q: Schluss
table-saved = Stellung gespeichert: { $file }

# The rules reference at the command line
table-topics = Themen der Regeln

# The verdicts of `ethnos verify`
verify-legal = Jede Entscheidung ist regelkonform: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
verify-result = Das Ergebnis folgt daraus.
verify-open = Die Partie ist noch nicht zu Ende.
verify-fair = Die Kartenverteilung ist fair: Das Geheimnis passt zur Festlegung, und jedes Mischen folgt aus ihm und aus den Zahlen der Spieler.
verify-simulated = Die Kartenverteilung ist die von Serie { $seed }, Partie { $game }. Bei einer simulierten Partie ist faires Mischen nicht nachweisbar.
verify-given = Die Kartenverteilung steht in der Aufzeichnung und kann ausgesucht worden sein: Dass fair gemischt wurde, ist nicht nachweisbar.

### Studies: lines beside a game, notes, positions laid by hand.

study-title = Studie
study-what = Geh eine Partie mit der Engine Schritt für Schritt durch, probiere andere Entscheidungen, mach dir Notizen und teile alles mit einem Link.
study-other = Andere Studie
study-go-on = Dort weitermachen, wo du warst
study-open = Aufzeichnung studieren
study-open-text = einer Partie, oder eine Studie, die du bekommen hast
study-review = Aufzeichnung analysieren
study-review-text = jede Entscheidung der Partie bewertet
study-open-again = Diese Datei wurde anderswo geöffnet. Öffne sie hier, um sie zu studieren.
study-engine = Was der Archont erwägt
study-engine-on = Anzeigen
study-engine-off = Die Engine ist aus.
study-thinking = Denkt nach …
study-in-tree = in den Varianten
study-lines = Varianten
study-go = Gehen
study-start = Anfang
study-end = Zum Ende
study-has-note = mit Notiz
study-remove = Diese Variante entfernen
study-note = Notiz zu dieser Stellung
study-hands = Die anderen Hände
study-share = Teilen
study-save = Als Datei
study-play-on = Gegen Bots weiterspielen
study-shared = Wer diesen Link öffnet, beginnt dort, wo du jetzt bist, und sieht die Studie, wie sie jetzt ist: jede Variante und jede Notiz.

setup-title = Stellung aufbauen
setup-text = eine eigene oder eine von einem echten Tisch
setup-what = Nenne, was du weißt. Alles andere wird ausgeteilt: leere Hände nach ihrer Kartenzahl, der Rest kommt in den Stapel.
setup-players = Spieler
setup-tribes = Stämme im Spiel ({ $chosen } von { $count })
setup-age = Zeitalter
setup-dragons = Gezogene Drachen
setup-to-act = Wer ist am Zug?
setup-tokens = Ruhmplättchen
# $kingdom: its name; $age: a numeral
setup-token = { $kingdom }, Zeitalter { $age }
setup-name = Name
setup-hand = Handkarten
setup-known = Handkarten, die alle kennen
setup-hidden = Handkarten, die ausgeteilt werden
setup-markers = Einflussmarker
setup-band = Verband { $number }: die erste Karte führt an
setup-add-band = Verband hinzufügen
setup-no-band = Diesen Verband entfernen
setup-giant = Größe des Verbands, der das Riesen-Plättchen hält
setup-horde = Horde
setup-trolls = Troll-Plättchen
setup-tribe = Stamm
setup-kingdom = Königreich
setup-add-card = Hinzufügen
setup-take-away = { $card } entfernen
setup-lay = Aufbauen
setup-clear = Alles leeren
setup-whole = Hier kann nur eine ganze Zahl stehen.
setup-faults = { $count ->
        [one] Eines kann so nicht sein; es steht an seinem Feld.
       *[other] { $count } Angaben können so nicht sein; es steht an ihren Feldern.
    }

### The companion: for people with the box in front of them. Drawing tribes, setting up, a score pad.

# The way here, and its parts
comp-title = An eurem eigenen Tisch
comp-what = { $players }, { $rules }
comp-count = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
comp-tab-tribes = Stämme
comp-tab-setup = Aufbau
comp-tab-score = Wertung
comp-tab-sheet = Bogen
comp-who = Spieler und Regeln
comp-kept = Alles bleibt nur auf diesem Gerät gespeichert.
comp-new = Neue Partie
comp-new-sure = Alles löschen
comp-offline = Keine Verbindung zum Server. Eure Eingaben bleiben erhalten; gewertet wird, sobald er wieder da ist.

# Drawing tribes
comp-drawn = Stämme in dieser Partie: { $count }
comp-draw = Stämme auslosen
comp-draw-all = Alle neu
comp-draw-how = Es werden so viele Stämme ausgelost, wie ihr für eure Spielerzahl braucht. Ihr habt schon aus der Schachtel gezogen? Lasst unten die übrigen weg und lost dann aus.
comp-again = Durch einen anderen ersetzen: { $tribe }
comp-rest = Nicht im Spiel. Tippt einen Stamm an, um ihn nicht mitzulosen.
comp-rest-few = Zu wenige Stämme zum Auslosen: Lasst wieder einen zu.
comp-setup-with = Damit aufbauen

# Setting up: each line and what it means
comp-setup = Aufbau: { $players }
comp-done = { $done } von { $count }
comp-set-tokens = Ruhmplättchen auf jedem Königreich: { $count }
    .text = Zufällig verteilt; das niedrigste auf I, das höchste auf { $last }
comp-set-few = Die mit Aufdruck 4+ bleiben in der Schachtel.
comp-set-cards = Stämme mischen: { $cards } Karten
    .text = Die anderen Stämme und die Drachen kommen beiseite
comp-set-markers = { $count } Marker für jeden
    .text = Einer davon kommt auf die Zählleiste
comp-set-merfolk = Meerwesen-Tableau
    .text = Von jedem ein Marker auf Feld 0
comp-set-giant = Riesen-Plättchen neben den Plan
    .text = Bringt je Zeitalter { $pays }
comp-set-troll = Troll-Plättchen 1 bis { $count } neben den Plan
    .text = Sie entscheiden Gleichstände
comp-set-orc = Ein Orkhorde-Tableau für jeden
    .text = Anfangs leer
comp-set-deal = Jedem eine Karte, { $count } offen auslegen
    .text = Offen liegen doppelt so viele wie Spieler
comp-set-dragons = { $count } Drachen in die untere Hälfte
    .text = { $upper } Karten oben, darunter { $lower } mit den Drachen gemischt
comp-set-first = { $name } beginnt
    .text = Ausgelost
comp-lot = Neu auslosen
comp-to-score = Zum Wertungsblock

# The score pad
comp-pad = Wertungsblock
comp-more = { $name }, { $what }: eins mehr
comp-less = { $name }, { $what }: eins weniger
comp-open = { $kingdom } öffnen
comp-tokens-here = Welche Ruhmplättchen liegen hier?
comp-token-put = Ruhmplättchen { $value }, noch { $left }
comp-token-off = { $kingdom }, Ruhmplättchen { $value }: wegnehmen
comp-as-played = Karten wie ausgespielt
comp-band-keys = { $name }: Tippt die Größe jedes Kampfverbands an
comp-band-add = { $name }: Kampfverband hinzufügen
comp-band-key = { $count ->
        [one] Kampfverband aus { $count } Karte: { $glory } Ruhm
       *[other] Kampfverband aus { $count } Karten: { $glory } Ruhm
    }
comp-skeletons = Skelette darin
comp-skeletons-more = Ein Skelett mehr
comp-skeletons-less = Ein Skelett weniger
comp-dwarf = Zwerg als Anführer
comp-remove = Verband entfernen
comp-ten = Zehn Skelette zusammen ausgespielt
comp-giant = Riesen-Plättchen
comp-giant-pays = { $glory } am Ende von Zeitalter { $age }
comp-claims = Wie oft wurde es genommen?
comp-claims-pay = Jedes Mal { $glory } Ruhm
comp-trolls = Troll-Plättchen
comp-trolls-how = Tippt ein Plättchen an, dann wer es hat. Sie entscheiden Gleichstände.
comp-troll-who = Wer hat Troll-Plättchen { $value }?
comp-merfolk = Meerwesen-Tableau
comp-merfolk-how = Das Feld, das jeder Marker erreicht hat
comp-space = Feld
comp-horde-how = Marker darauf, und wer plündert
comp-horde-last = Letztes Zeitalter: Alle plündern.
comp-raid = Plündern
comp-dragon = Dritter Drache
comp-dragon-how = Wer zog ihn? Das kann entscheiden, wer beginnt.
comp-next = Weiter: { $what }
comp-need-tribes = Lost zuerst die Stämme aus.

# The sheet
comp-claimed = Riese genommen
comp-claimed-why = Jedes Nehmen des Riesen-Plättchens brachte sofort { $glory }. { $list }
comp-sheet-none = Noch nichts zu werten: Tragt ein Zeitalter ein.
comp-gaps = Es fehlen noch Ruhmplättchen: Sie zählen 0.
comp-faulty = Auf dem Wertungsblock stimmt eine Eingabe nicht.
comp-leads = { $name } führt mit { $count } Vorsprung.
comp-level = Gleichauf vorn: { $names }.
comp-begins = Zeitalter { $age } beginnt { $name }.
comp-begins-or = Wer Zeitalter { $age } beginnt, hängt davon ab, wer den dritten Drachen zog: { $names }.
comp-wins = { $name } gewinnt.
comp-win-shared = Geteilter Sieg: { $names }.
comp-by-markers = Gleich viel Ruhm: { $name } hat mehr Marker in den Königreichen als { $other }, { $more } zu { $less }.
comp-by-bands = Gleich viel Ruhm und Marker: Die größeren Kampfverbände des letzten Zeitalters entscheiden. { $name }: { $more }. { $other }: { $less }.
comp-by-nothing = { $name } und { $other } sind in allem gleich: Sie teilen sich den Platz.
comp-share = Teilen
comp-share-text = Als Text kopieren
comp-share-picture = Als Bild speichern
comp-share-line = { $place }. { $name }: { $glory }

# What is wrong at a field, or still missing there
pad-token-missing = Tragt die Ruhmplättchen dieses Königreichs ein.
pad-token-age = Jedes Königreich hat in dieser Partie { $count } Ruhmplättchen.
pad-token-none = Kein Ruhmplättchen ist { $value } wert.
pad-token-box = In dieser Partie gibt es nur { $count } Ruhmplättchen im Wert von { $value }.
pad-token-order = Das niedrigste liegt auf I: { $value } gehört vor { $before }.
pad-age-none = Diese Partie hat nur { $count } Zeitalter.
pad-age-won = Die Partie wurde im Zeitalter davor gewonnen.
pad-seats = Ein Zeitalter braucht die Angaben von { $count } Spielern.
pad-range = Hier geht nur { $least } bis { $most }.
pad-no-tribe = Nicht in dieser Partie: { $tribe }.
pad-fewer = Am Ende von Zeitalter { $age } waren es { $before }: Davon geht nichts zurück.
pad-supply = In Königreichen und Horde liegen { $out } Marker, aber jeder hat dafür nur { $count }.
pad-band-skeletons = Höchstens { $most } der Karten können Skelette sein: Eine andere führt an.
pad-troll-twice = Troll-Plättchen { $value } gibt es nur einmal.
pad-giant-holder = Es wurde genommen: Wer hat es jetzt?
pad-giant-claim = Wer es hat, hat es mindestens einmal genommen.
pad-giant-claims = In einem Zeitalter kann es höchstens { $count }-mal genommen werden.
pad-no-seat = Es gibt nur { $count } Spieler.
pad-deck-cards = In dieser Partie gibt es außer Skeletten nur { $count } Karten.
pad-deck-skeletons = Es gibt nur { $count } Skelette.
pad-deck-dwarf = Es gibt nur { $count } Zwerge.
pad-no-win = In dieser Partie gewinnen zehn Skelette nicht.

### What is wrong, and what would be right, in German.

# $reason: one of the messages below; $decisions: a list of legal decisions
error-refused = { $reason } Jetzt erlaubt: { $decisions }.
error-and-more = { $count ->
        [one] und { $count } weitere
       *[other] und { $count } weitere
    }

error-not-your-turn = { $turn } ist am Zug, nicht { $name }.
error-game-over = Die Partie ist zu Ende.
error-waits-for-deal = Für das nächste Zeitalter ist noch nicht ausgeteilt.
error-wrong-question = Das ist keine Antwort auf die gestellte Frage.
error-hand-full = Mit zehn Karten auf der Hand muss ein Kampfverband ausgespielt werden.
error-not-in-row = Nicht in der Auslage: { $card }.
error-not-held = Nicht oder nicht so oft auf der Hand: { $card }.
error-band-mixed = Die Karten eines Kampfverbands müssen zum selben Stamm oder zum selben Königreich gehören.
error-skeleton-leads = Ein Skelett kann keinen Kampfverband anführen.
error-leader-outside = Der Anführer muss eine der Karten des Kampfverbands sein.
error-band-without-leader = Ohne Anführer sind nur zehn Skelette ein Kampfverband, und auch das nur, wenn diese Option eingeschaltet ist.
error-marker-barred = Der Marker dieses Kampfverbands darf nicht in { $kingdom } eingesetzt werden.
error-troll-barred = Troll-Plättchen { $value } ist vergeben oder zu hoch für diesen Kampfverband.
error-keep-too-many = Höchstens { $limit ->
        [one] eine Karte darf
       *[other] { $limit } Karten dürfen
    } behalten werden, nicht { $count }.
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
error-still-secret = Diese Partie wird fair ausgeteilt und läuft noch: Ihre Aufzeichnung würde alle kommenden Karten verraten.

# Records. $line and $column count from 1
error-record-at = Zeile { $line }, Spalte { $column }: { $reason }
error-record-not-ours = Das ist keine Aufzeichnung von Ethnos: Die erste Zeile muss „{ $expected }“ lauten.
error-record-version = Diese Aufzeichnung wurde für Version { $version } der Regeln geschrieben; dieses Programm spielt nach Version { $ours }.
error-record-expected = Erwartet: { $expected }, gefunden: „{ $found }“.
error-record-missing = Die Zeile „{ $field }“ fehlt.
error-record-twice = Die Zeile „{ $field }“ steht hier ein zweites Mal.
error-record-unknown = „{ $found }“ bedeutet hier nichts.
error-record-cut = Die Zeile endet, bevor sie sagt, was entschieden wurde. Fehlt der Rest der Datei?
error-record-turn = Hier muss Zug { $expected } stehen, nicht { $found }.
error-record-seat = Hier entscheidet Platz { $expected }, nicht { $found }.
error-record-drawn = Der Verbündeten-Stapel ergibt: { $expected }, nicht { $found }.
error-record-after-end = Nach dem Ende der Partie darf nichts mehr folgen.
error-record-setup = Dieser Spielaufbau ist nicht möglich: { $found }
error-record-tribe = Einen Stamm „{ $found }“ gibt es nicht. Aufzeichnungen nennen die Stämme auf Englisch: { $tribes }
error-record-deal = Diese Karten folgen nicht aus der oben angegebenen Kartenverteilung.
error-record-commitment = Das Geheimnis passt nicht zur Festlegung.
error-record-result = Das Ergebnis ist { $expected }, nicht { $found }.
error-record-comment = Ein Kommentar hat höchstens { $most } Zeichen.
error-record-variation-start = Eine Variante muss auf die Entscheidung folgen, die sie ersetzt.
error-record-variation-depth = Varianten können höchstens { $most }-fach ineinander stehen.
error-record-variation-empty = Diese Variante ist leer.
error-record-variation-open = Eine Variante ist nicht geschlossen.
error-record-study-size = Eine Studie fasst höchstens { $most } Entscheidungen.

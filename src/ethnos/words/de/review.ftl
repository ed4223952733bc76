### The review of a game: what each decision was worth, and what was better.

review-title = Analyse
review-what = { $players } Spieler. { $count ->
        [0] Noch hat niemand gewonnen.
        [one] Gewonnen hat { $names }.
       *[other] Gemeinsam gewonnen haben { $names }.
    }
review-summary = Zusammenfassung
# $place: 1 to 6
review-place = { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
       *[6] Sechster Platz
    }, { $glory } Ruhm
review-glory = { $glory } Ruhm
review-unfinished = nicht zu Ende gespielt
review-behind = { $glory } hinter { $name }
review-ahead = { $glory } vor { $name }
review-level = gleichauf mit { $name }
review-accuracy = Genauigkeit
# Points are hundredths of the chance to win
review-fall = Chance in Prozentpunkten, von { $start } auf { $end }
review-fall-start = Anfang
review-fall-luck = Glück
review-fall-own = Eigenes Spiel
review-fall-others = Fehler anderer

review-chances = Gewinnchance in Prozent
review-chances-now = Chancen in diesem Moment
review-curve-text = Die Gewinnchancen aller im Lauf der Partie. Am Ende: { $ends }.
review-moment = Moment der Partie
review-key-turning = Wendepunkt, in der Form des Spielers
review-key-dragon = Drache
review-for = Für
review-dragon = Drache { $number }, Zeitalter { $age }, Zug { $turn }
# $way: up or down; $points: how far
review-turning = Wendepunkt: { $name } { $way ->
        [up] gewinnt { $points } Punkte
       *[down] verliert { $points } Punkte
    }
review-age-turn = Zeitalter { $age }, Zug { $turn }

review-decisions = Entscheidungen
review-show = Anzeigen
review-all = Alle
review-to-learn = Zum Lernen
review-nothing-to-learn = Kein nennenswerter Fehler. Gut gespielt.
review-no-decisions = Hier gab es nie eine Wahl.
review-grade-best = Am besten
review-grade-good = Gut
review-grade-inaccuracy = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-grade-forced = Ohne Wahl
review-did-take = Genommen
review-did-draw = Gezogen
review-did-band = Verband
review-did-pass = Gepasst
review-did-marker = Marker
review-did-troll = Troll-Plättchen
review-did-horde = Horde
review-did-keep = Behalten
review-did-conjure = Zauberer zieht
review-did-raid = Raubzug
review-did-decline = Verzichtet

review-panel = Die Entscheidung
review-before = Vorige Entscheidung
review-next = Nächste Entscheidung
review-nth = { $nth } von { $count } Entscheidungen
review-played = Gespielt
review-better = Besser
review-band = { $count ->
        [one] { $leader } allein
       *[other] Verband mit { $count } Karten, Anführer: { $leader }
    }
review-percent = { $percent } %
review-in-trials = in Probepartien
review-in-trials-tip = Was eine Entscheidung in Probepartien von hier aus versprach. Die Kurve wägt die Chancen aller gegeneinander ab, sodass sie zusammen 100 % ergeben, und kann darum eine andere Zahl zeigen. Hier zählt der Unterschied zwischen Entscheidungen.
# $points: with its sign; $count: without
review-gain = { $count ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    }
review-alike = Kaum ein Unterschied
review-nothing-better = Nichts war besser
review-forced = Es gab keine Wahl
review-others = { $count ->
        [one] Eine weitere Möglichkeit
       *[other] { $count } weitere Möglichkeiten
    }
review-show-it = Zeigen
review-try = Selbst versuchen
review-shared = Wer diesen Link öffnet, sieht die Partie in diesem Moment und kann von hier aus weitergehen.
review-shared-whole = Wer diesen Link öffnet, sieht diese Analyse in diesem Moment der Partie.
review-moments = Momente zum Lernen

review-shown-before = Vorher
review-shown-played = Gespielt
review-shown-better = Besser
review-ring-was = gespielt
review-ring-better = besser
review-cards-then = Karten in diesem Moment
review-hand-of = Hand: { $name }

review-waits = Einen Moment …
review-runs = Der Archont sieht sich jede Entscheidung der Partie an.
review-progress = Fortschritt der Analyse
review-stop = Anhalten
review-stopped = Die Analyse wurde angehalten.
review-failed = Die Analyse ist gescheitert.
review-again = Noch einmal
review-open-again = Diese Analyse gehört zu einer Datei, die anderswo geöffnet wurde. Öffne die Datei hier, um sie zu sehen.

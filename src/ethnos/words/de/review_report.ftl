### `ethnos review`: what it says of a game. Points are per cent of the chance to win.

report-working = Die Partie wird analysiert
report-curve = Gewinnchance
report-turns = Züge der Partie
report-seat = { $name }: Platz { $place }, { $glory } Ruhm, Genauigkeit { $accuracy } %
report-unfinished = { $name }: { $glory } Ruhm, Genauigkeit { $accuracy } %
report-balance = Punkte der Gewinnchance: Start { $start }, Glück { $luck }, eigene Entscheidungen { $own }, Fehler der anderen { $others }, Ende { $end }
report-counts = Entscheidungen: { $counts }
report-moment = Zeitalter { $age }, Zug { $turn }: { $decision } ({ $grade }, { $points })
report-better = besser: { $decision } ({ $before } → { $after })
report-best = beste
report-good = gut
report-inaccuracy = ungenau
report-mistake = Fehler
report-blunder = grober Fehler
report-no-moments = keine Entscheidung hat etwas Nennenswertes verschenkt

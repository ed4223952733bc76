### `ethnos review`: what it says of a game. Points are per cent of the chance to win.

report-working = Reviewing the game
report-curve = Chance to win
report-turns = turns of the game
report-seat = { $name }: place { $place }, { $glory } Glory, accuracy { $accuracy } %
report-unfinished = { $name }: { $glory } Glory, accuracy { $accuracy } %
report-balance = points of the chance to win: start { $start }, luck { $luck }, own decisions { $own }, others' slips { $others }, end { $end }
report-counts = decisions: { $counts }
report-moment = Age { $age }, turn { $turn }: { $decision } ({ $grade }, { $points })
report-better = better: { $decision } ({ $before } → { $after })
report-best = best
report-good = good
report-inaccuracy = inaccuracy
report-mistake = mistake
report-blunder = blunder
report-no-moments = no decision gave anything away that is worth a word

### `ethnos review`: what it says of a game. Points are per cent of the chance to win.

report-working = Разбор партии
report-curve = Шанс на победу
report-turns = ходы партии
report-seat = { $name }: место { $place }, слава { $glory }, точность { $accuracy } %
report-unfinished = { $name }: слава { $glory }, точность { $accuracy } %
report-balance = пункты шанса на победу: начало { $start }, удача { $luck }, свои решения { $own }, ошибки других { $others }, конец { $end }
report-counts = решения: { $counts }
report-moment = Эпоха { $age }, ход { $turn }: { $decision } ({ $grade }, { $points })
report-better = лучше: { $decision } ({ $before } → { $after })
report-best = лучшее
report-good = хорошее
report-inaccuracy = неточность
report-mistake = ошибка
report-blunder = грубая ошибка
report-no-moments = ни одно решение не стоило ничего заметного

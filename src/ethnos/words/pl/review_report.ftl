### `ethnos review`: what it says of a game. Points are per cent of the chance to win.

report-working = Analiza partii
report-curve = Szansa na wygraną
report-turns = tury partii
report-seat = { $name }: miejsce { $place }, Chwała { $glory }, dokładność { $accuracy } %
report-unfinished = { $name }: Chwała { $glory }, dokładność { $accuracy } %
report-balance = punkty szansy na wygraną: start { $start }, szczęście { $luck }, własne decyzje { $own }, błędy innych { $others }, koniec { $end }
report-counts = decyzje: { $counts }
report-moment = Era { $age }, tura { $turn }: { $decision } ({ $grade }, { $points })
report-better = lepiej: { $decision } ({ $before } → { $after })
report-best = najlepsza
report-good = dobra
report-inaccuracy = niedokładność
report-mistake = błąd
report-blunder = gruby błąd
report-no-moments = żadna decyzja nie kosztowała nic wartego wzmianki

### `ethnos review`: what it says of a game. Points are per cent of the chance to win.

report-working = Probíhá rozbor partie
report-curve = Šance na výhru
report-turns = tahy partie
report-seat = { $name }: { $place }. místo, { $glory } slávy, přesnost { $accuracy } %
report-unfinished = { $name }: { $glory } slávy, přesnost { $accuracy } %
report-balance = body šance na výhru: začátek { $start }, štěstí { $luck }, vlastní rozhodnutí { $own }, chyby ostatních { $others }, konec { $end }
report-counts = rozhodnutí: { $counts }
report-moment = Věk { $age }, tah { $turn }: { $decision } ({ $grade }, { $points })
report-better = lepší: { $decision } ({ $before } → { $after })
report-best = nejlepší
report-good = dobré
report-inaccuracy = nepřesnost
report-mistake = chyba
report-blunder = hrubá chyba
report-no-moments = žádné rozhodnutí nestálo nic, co by stálo za zmínku

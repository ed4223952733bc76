### `ethnos review`: what it says of a game. Points are per cent of the chance to win.

report-working = 対局を検討しています
report-curve = 勝つ見込み
report-turns = 手番
report-seat = { $name }：{ $place }位、栄誉点{ $glory }点、正確さ{ $accuracy } %
report-unfinished = { $name }：栄誉点{ $glory }点、正確さ{ $accuracy } %
report-balance = 勝つ見込み（ポイント）：開始 { $start }、運 { $luck }、自分の決定 { $own }、他の人の失敗 { $others }、終了 { $end }
report-counts = 決定：{ $counts }
report-moment = 第{ $age }時代、手番{ $turn }：{ $decision }（{ $grade }、{ $points }）
report-better = より良い手：{ $decision }（{ $before } → { $after }）
report-best = 最善
report-good = 良い
report-inaccuracy = 不正確
report-mistake = ミス
report-blunder = 大きなミス
report-no-moments = 目立って損をした決定はありません

### What happened: one message an event. $name is a player's name.
### $age is a Roman numeral; $scores is a list of `log-score`.

log-age-began = 第{ $age }時代が始まりました。ファースト・プレイヤーは{ $name }です。
log-drew = { $name }は部族デッキからカードを{ $count }枚引きました。
log-drew-named = { $name }が部族デッキから引いたカード：{ $cards }。
log-dragon = { $number ->
        [1] 1枚目のドラゴンが出ました。
        [2] 2枚目のドラゴンが出ました。
       *[3] 3枚目のドラゴンが出て、時代が終わりました。
    }
log-took = { $name }は表向きのカードから{ $card }を取りました。
log-band = { $count ->
        [1] { $name }は{ $leader }1枚だけの部隊をプレイしました。
       *[other] { $name }は{ $leader }を隊長に{ $count }枚の部隊をプレイしました：{ $cards }。
    }
log-skeletons = { $name }はスケルトン10枚をプレイし、その場でゲームに勝ちました。
log-marker = { $name }は{ $kingdom }にマーカーを置きました（計{ $count }個）。
log-merfolk = { $name }は{ $kingdom }にマーフォークの追加マーカーを置きました（計{ $count }個）。
log-swam = { $name }はマーフォーク・ボードのスペース{ $space }まで進みました。
log-giant = { $name }は{ $count }枚の部隊でジャイアント・トークンを獲得し、栄誉点{ $glory }点を得ました。
log-troll = { $name }はトロル・トークン{ $value }を取りました。
log-horde = { $name }は群れの{ $kingdom }のスペースにマーカーを置きました。
log-discarded = { $name }の捨て札：{ $cards }。
log-kept = { $count ->
        [0] { $name }は手札にカードを残しませんでした。
       *[other] { $name }は手札にカードを{ $count }枚残しました。
    }
log-kept-named = { $name }が手札に残したカード：{ $cards }。
log-passed = { $name }は手札がスケルトン10枚なので、パスしました。

# "No" to a question
log-no-marker = { $name }はマーカーを置きませんでした。
log-no-merfolk = { $name }はマーフォークの追加マーカーを置きませんでした。
log-no-troll = { $name }はトロル・トークンを取りませんでした。
log-no-horde = { $name }は群れにマーカーを置きませんでした。
log-no-centaur = { $name }は別の部隊をプレイしませんでした。
log-no-wizard = { $name }はカードを引きませんでした。
log-no-raid = { $name }は襲撃しませんでした。

# The end of an age and of the game
log-age-ended = 第{ $age }時代が終わりました。3枚目のドラゴンを引いたのは{ $name }です。
log-score = { $name }（{ $glory }）
log-kingdom-scored = { $kingdom }の得点：{ $scores }。
log-merfolk-scored = マーフォーク・ボードの得点：{ $scores }。
log-giant-scored = { $name }はジャイアント・トークンで栄誉点{ $glory }点を得ました。
log-raided = { $name }は{ $count }個のマーカーで襲撃し、栄誉点{ $glory }点を得ました。
log-bands-scored = { $name }は{ $count }部隊で栄誉点{ $glory }点を得ました。
log-standing = 第{ $age }時代終了時の栄誉点：{ $scores }。
log-won = { $count ->
        [1] { $names }が栄誉点{ $glory }点で勝ちました。
       *[other] { $names }が栄誉点{ $glory }点で勝利を分け合いました。
    }

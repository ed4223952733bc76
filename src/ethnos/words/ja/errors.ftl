### What is wrong, and what would be right.

# $reason: one of the messages below; $decisions: a list of legal decisions
error-refused = { $reason }今できること：{ $decisions }。
error-and-more = ほか{ $count }通り

error-not-your-turn = 今は{ $turn }の手番です。{ $name }の手番ではありません。
error-game-over = ゲームは終わりました。
error-waits-for-deal = 次の時代のカードは、まだ配られていません。
error-wrong-question = ここではその答えは選べません。
error-hand-full = 手札が10枚あるので、部隊をプレイしなければなりません。
error-not-in-row = { $card }は表向きのカードにありません。
error-not-held = { $card }は手札にないか、枚数が足りません。
error-band-mixed = 部隊のカードは、すべて同じ種族か、すべて同じ王国の色でなければなりません。
error-skeleton-leads = スケルトンは隊長になれません。
error-leader-outside = 隊長は、部隊のカードから選んでください。
error-band-without-leader = 隊長のいない部隊はスケルトン10枚だけで、そのオプションがオンのときに限ります。
error-marker-barred = この部隊では、{ $kingdom }にマーカーを置けません。
error-troll-barred = トロル・トークン{ $value }はすでに取られているか、この部隊には大きすぎます。
error-keep-too-many = 手札に残せるのは{ $limit }枚までです。{ $count }枚は残せません。
error-nothing-to-undo = 取り消せる操作がありません。
error-no-seat = 席{ $seat }はありません。席は0〜{ $last }です。
error-still-secret = このゲームはまだ進行中です。記録を書き出すと、これから出るカードがすべて分かってしまいます。

# Records. $line and $column count from 1
error-record-at = { $line }行目、{ $column }列目：{ $reason }
error-record-not-ours = これはエスノスの記録ではありません。1行目は「{ $expected }」でなければなりません。
error-record-version = この記録はルールのバージョン{ $version }用です。このプログラムのルールはバージョン{ $ours }です。
error-record-expected = { $expected }が必要ですが、「{ $found }」と書かれています。
error-record-missing = 「{ $field }」の行がありません。
error-record-twice = ここで「{ $field }」の行が重複しています。
error-record-unknown = 「{ $found }」は、ここでは意味をなしません。
error-record-cut = 何を決めたかが書かれる前に行が終わっています。ファイルの続きが欠けていませんか？
error-record-turn = ここは手番{ $expected }のはずですが、{ $found }と書かれています。
error-record-seat = ここで行動するのは席{ $expected }です。席{ $found }ではありません。
error-record-drawn = 部族デッキから出るのは{ $expected }です。{ $found }ではありません。
error-record-after-end = ゲームの終わりより後には、何も書けません。
error-record-setup = 準備の内容が正しくありません：{ $found }
error-record-tribe = 「{ $found }」という種族はありません。記録では種族を英語で書きます：{ $tribes }
error-record-deal = これらのカードは、上に書かれた配札と一致しません。
error-record-commitment = 秘密の値がコミットメントと一致しません。
error-record-result = 正しい結果は{ $expected }です。{ $found }ではありません。
error-record-comment = コメントは{ $most }文字までです。
error-record-variation-start = 変化は、置き換える決定のすぐ後に書きます。
error-record-variation-depth = 変化を重ねられるのは{ $most }段までです。
error-record-variation-empty = この変化は空です。
error-record-variation-open = 変化が閉じられていません。
error-record-study-size = 研究に入る決定は{ $most }個までです。

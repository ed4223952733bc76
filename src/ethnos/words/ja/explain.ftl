### What things at the table pay now, and why, in Japanese: with the numbers at hand.

# A kingdom or the Merfolk board. $age: a Roman numeral; the lists hold the three messages below
board-pays = 第{ $age }時代：{ $places }。
board-pays-nothing = 第{ $age }時代は、ここでは得点がありません。
board-nobody = まだ誰もいません。
board-now = 今この時代が終わると：{ $scores }。
board-markers = マーカー：{ $standing }。
board-spaces = スペース：{ $standing }。
board-trolls = 同点はトロル・トークンで決まります：{ $standing }。
board-shared = 同点のプレイヤーは、その順位の得点を分け合います（端数切り捨て）。
board-alone = 1人だけなら：{ $glory }点。
board-paid = 栄誉点：{ $scores }。
board-symbols = 縁取りのあるスペース（{ $spaces }）に到達するか通過すると、好きな王国に追加マーカーを1個置けます。
board-place = { $place }位{ $glory }点
board-has = { $name }（{ $count }）
board-score = { $name } +{ $glory }

# Tokens, the Horde and bands
giant-now = 取るとすぐに栄誉点{ $claim }点、この時代の終わりに持っていれば{ $glory }点です。
giant-beat = { $count }枚より大きいジャイアントの部隊が、次に取ります。
giant-free = この時代の最初のジャイアントの部隊が取ります。
horde-now = 今襲撃すると栄誉点{ $glory }点、マーカーがもう1個あれば{ $more }点です。
horde-full = 今襲撃すると栄誉点{ $glory }点です。群れはいっぱいです。
horde-asks = 今襲撃すると栄誉点{ $glory }点です。
horde-paid = この時代の終わりの襲撃は栄誉点{ $glory }点でした。
troll-now = 同点のとき、{ $name }の合計は{ $sum }です。
troll-free = まだ誰も持っていません。
band-now = { $count }枚：栄誉点{ $glory }点。もう1枚で{ $more }点。
band-most = { $count }枚：栄誉点{ $glory }点。部隊の得点の上限です。
band-ladder = 枚数ごとの栄誉点

# The preview of a band
marker-room = { $cards }枚、そこのマーカー{ $markers }個
no-marker-leader = 隊長がハーフリングです
no-marker-supply = マーカーが残っていません
no-marker-size = そこのマーカー{ $count }個より多い枚数が必要です
now-elf = { $count }枚まで手札に残せる
now-wizard = { $count }枚引ける
now-troll = { $count }以下のトロル・トークンを取れる
now-dwarf = 得点計算では{ $count }枚と数える
now-minotaur = マーカーを置くときは{ $count }枚と数える
now-giant = ジャイアント・トークンと栄誉点{ $glory }点を取る
now-giant-no = トークンは取れない：{ $count }枚の部隊が持っている
one-more = もう1枚で{ $glory }点

# Why a line of the scoring sheet is what it is
why-bands = 枚数 → 栄誉点。{ $bands }
why-raids = マーカー → 栄誉点。{ $raids }
why-giant = 時代の終わりにトークンを持っているのは{ $name }です：{ $glory }点。
why-pair = { $count } → { $glory }
why-player = { $name }：{ $list }

# The log
page-why = なぜ？

# A first game
page-tip-goal = 目標は栄誉点です。最後の時代が終わったとき、最も多いプレイヤーの勝ちです。各時代の終わりに、王国ではマーカーの多いプレイヤーが、部隊ではその枚数に応じて栄誉点を得ます。
page-tip-marker = 最初のマーカーです。時代の終わりに、この王国の栄誉点はマーカーの多いプレイヤーが得ます。マーカーは次の時代にも残ります。
page-tip-scoring = 時代の得点計算です。まず王国、次にボードとトークン、最後に部隊です。行を選ぶと、その得点の理由が分かります。

### What cannot be about a position that was set up by hand, said at its field.

set-up-impossible = この局面はありえません：{ $reason }
set-up-one-giant = ジャイアント・トークンは1枚だけです。
set-up-name = 名前には見える文字が必要です。
set-up-hand = 手札は{ $most }枚までです。
set-up-known = これらのカードがすべて手札にあるわけではありません。
set-up-too-many = ゲームにある枚数より多いカードです：{ $card }。
set-up-deck = そんなに多くのカードはありません。このゲームは{ $count }枚です。
set-up-dragons = 山札に残っているカードが多すぎます。ドラゴンはまだ出ていないはずです。

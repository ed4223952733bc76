### Reviews and hints: why a decision is better than another.

error-no-review = この対局の検討はまだありません。
error-not-your-review = この検討を止められるのは、依頼した人だけです。
error-too-many-reviews = すでに検討を1件待っています。終わるまで待つか、止めてください。
error-too-many-reviews-today = あなたのネットワークからは今日すでに{ $count }件の検討が行われていて、これ以上はできません。明日もう一度お試しください。

# Why a decision is better. Fragments, said under it: no capital letter, no full stop.
# $name: a player. $glory, $before, $count: numbers. $place: 1, 2 or 3
reason-skeletons = スケルトン10枚ですぐに勝ち
reason-first = { $kingdom }で1位になる：この時代の終わりに栄誉点{ $glory }点
reason-first-from = { $name }から{ $kingdom }の1位を奪う：この時代の終わりに栄誉点{ $glory }点
reason-first-shared = { $kingdom }で同点1位になる：この時代の終わりに栄誉点{ $glory }点
reason-place = { $kingdom }で{ $place }位になる：この時代の終わりに栄誉点{ $glory }点
reason-merfolk-place = マーフォーク・ボードで{ $place }位になる：この時代の終わりに栄誉点{ $glory }点
reason-marker = { $kingdom }のマーカーが1個増える（計{ $count }個）
reason-band = { $count }枚の部隊：この時代の終わりに栄誉点{ $glory }点
reason-giant = ジャイアント・トークンを取る：すぐに栄誉点{ $claim }点、この時代の終わりに{ $glory }点
reason-swim = マーフォーク・ボードのスペース{ $space }まで進む
reason-swim-marker = マーフォークで追加マーカーを{ $count }個置ける
reason-troll = 同点に勝てるトロル・トークン{ $value }を取れる
reason-horde = 群れのマーカーが1個増え、襲撃は栄誉点{ $glory }点になる
reason-raid = 今の襲撃は栄誉点{ $glory }点
reason-raid-later = マーカーを群れに残し、より大きな襲撃に備える
reason-elf = 手札を{ $count }枚まで残せる
reason-wizard = 新しいカードを{ $count }枚引ける
reason-centaur = 同じ手番にもう1つ部隊をプレイできる
reason-keep = 次の部隊のために残す：{ $cards }
reason-grow = { $card }で手札の最良の部隊が{ $count }枚になる：栄誉点{ $glory }点
reason-grow-marker = { $card }で{ $kingdom }にマーカーを置ける部隊になり、そこの栄誉点が{ $before }点から{ $glory }点になる
reason-grow-hold = { $card }で{ $name }が迫る{ $kingdom }にマーカーを置ける部隊になる
reason-deny = こうしたカードを集めている{ $name }に{ $card }を渡さない
reason-draw = 手札で最も良い部隊を大きくする表向きのカードがない
reason-leaves = 次の{ $name }に残すカード：{ $cards }
reason-leaves-wanted = { $name }が集めているカードを残す：{ $cards }
reason-no-marker = 部隊が小さく、マーカーを置けない
reason-risk-age = 次のドラゴンで時代が終わり、手札{ $count }枚を失う
reason-risk-draw = 部族デッキの残り{ $count }枚のうち1枚が、時代を終わらせるドラゴン
reason-tried = 試しに進めた対局で勝つことが多い
# $decision: the other one, as in “take Elf of Rhea”
reason-alike = 試しに進めた対局では、次の手とほぼ互角：{ $decision }
reason-alone = ほかに検討に値する手がない
reason-by-chance = より高い候補もありますが、その差は偶然の範囲内です。それを超える差でなければ、選ぶ手は変わりません。
reason-against = 「{ $decision }」の難点：

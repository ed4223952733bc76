### The names of things. `card-…` is one ally of a tribe, `tribe-…` the tribe;
### Japanese has one word for both, and no cases.

list-comma = 、
no-cards = なし

# $tribe: one ally's name, $kingdom: its kingdom
card = { $kingdom }の{ $tribe }

card-centaur = ケンタウロス
card-dwarf = ドワーフ
card-elf = エルフ
card-giant = ジャイアント
card-halfling = ハーフリング
card-merfolk = マーフォーク
card-minotaur = ミノタウロス
card-orc = オーク
card-skeleton = スケルトン
card-troll = トロル
card-wingfolk = ウィングフォーク
card-wizard = ウィザード

tribe-centaur = ケンタウロス
tribe-dwarf = ドワーフ
tribe-elf = エルフ
tribe-giant = ジャイアント
tribe-halfling = ハーフリング
tribe-merfolk = マーフォーク
tribe-minotaur = ミノタウロス
tribe-orc = オーク
tribe-skeleton = スケルトン
tribe-troll = トロル
tribe-wingfolk = ウィングフォーク
tribe-wizard = ウィザード

kingdom-rhea = レア
kingdom-duris = デュリス
kingdom-ithys = イティス
kingdom-althea = アルテア
kingdom-pelagon = ペラゴン
kingdom-straton = ストラトン

### The table: what is asked, what can be answered, and the words around it.

# What the player to act is asked, and (.own) what they are asked themselves. $name: the player; $count: how many
ask-turn = { $name }：部族を1枚雇用するか、部隊をプレイしてください。
    .own = 部族を1枚雇用するか、部隊をプレイしてください。
ask-marker = { $name }：部隊のマーカーを置きますか？
    .own = 部隊のマーカーを置きますか？
ask-troll = { $name }：トロル・トークンを取りますか？
    .own = トロル・トークンを取りますか？
ask-horde = { $name }：群れにマーカーを置きますか？
    .own = 群れにマーカーを置きますか？
ask-merfolk = { $name }：マーフォークの追加マーカーを置きますか？（残り{ $count }個）
    .own = マーフォークの追加マーカーを置きますか？（残り{ $count }個）
ask-centaur = { $name }：別の部隊をプレイしますか？
    .own = 別の部隊をプレイしますか？カードを選ぶか、「しない」を選んでください。
ask-keep = { $name }：カードを手札に残しますか？（{ $count }枚まで）
    .own = カードを手札に残しますか？（{ $count }枚まで）
ask-wizard = { $name }：カードを{ $count }枚引きますか？
    .own = カードを{ $count }枚引きますか？
ask-raid = { $name }：ここで襲撃しますか？
    .own = ここで襲撃しますか？
ask-deal = これから次の時代のカードを配ります。
ask-over = ゲームは終わりました。

# What can be answered
do-draw = 部族デッキから引く
do-take = { $card }を取る
do-band = { $count ->
        [1] { $leader }を1枚だけプレイする
       *[other] { $leader }を隊長に{ $count }枚をプレイする：{ $cards }
    }
do-skeletons = スケルトン10枚をプレイする
do-pass = パスする
do-marker = { $kingdom }にマーカーを置く
do-troll = トロル・トークン{ $value }を取る
do-horde = 群れにマーカーを置く
do-keep = 手札に残す：{ $cards }
do-conjure = ウィザードの能力で引く
do-raid = 襲撃する
do-no-marker = マーカーを置かない
do-no-troll = トロル・トークンを取らない
do-no-horde = 群れにマーカーを置かない
do-no-merfolk = 追加マーカーを置かない
do-no-centaur = 別の部隊をプレイしない
do-no-wizard = カードを引かない
do-no-raid = 襲撃しない

# Headings
table-age = 第{ $age }時代
table-turn = 手番 { $turn }
table-player = プレイヤー
table-glory = 栄誉点
table-hand = 手札
table-row = 表向きのカード
table-deck = 部族デッキ
table-dragons = ドラゴン
table-bands = 部隊
table-markers = マーカー
table-tokens = トークン
table-horde = 群れ
table-merfolk = マーフォーク
table-trolls = トロル
table-giant = ジャイアント
table-place = 順位
table-kingdoms = 王国
table-raids = 襲撃
table-total = 合計
table-sheet = 第{ $age }時代の得点計算
table-result = 最終順位
table-cards = { $count }枚
table-seat = プレイヤー{ $seat }
table-keys = Enter：次の手番 · b：戻る · a：次の時代 · 数字：この時代のその手番 · e：最後 · q：終了
table-saved = 局面を保存しました：{ $file }

# The rules reference at the command line
table-topics = ルールの項目

# The verdicts of `ethnos verify`
verify-legal = すべての決定がルールに沿っています（{ $turns }手番、決定{ $decisions }件）。
verify-result = 結果も、これらの決定と一致します。
verify-open = ゲームはまだ終わっていません。
verify-fair = 配札は公正です。秘密の値はコミットメントと一致し、シャッフルはすべて、秘密の値と各プレイヤーの数値から導かれています。
verify-simulated = 配札は、シリーズ{ $seed }、ゲーム{ $game }のものです。シミュレーションのゲームの公正さは証明できません。
verify-given = 配札は記録に書かれたもので、意図的に選ばれた可能性があります。公正さは証明できません。

### The companion: for people with the box in front of them. Drawing tribes, setting up, a score pad.

# The way here, and its parts
comp-title = お手元のテーブルで
comp-what = { $players }、{ $rules }
comp-count = { $count }人
comp-tab-tribes = 種族
comp-tab-setup = 準備
comp-tab-score = 得点
comp-tab-sheet = 得点表
comp-who = プレイヤーとルール
comp-kept = 入力した内容はこの端末にだけ保存されます。
comp-new = 新しいゲーム
comp-new-sure = すべて消す
comp-offline = サーバーに接続できません。入力は保存されていて、接続が戻ると得点が計算されます。

# Drawing tribes
comp-drawn = このゲームの種族：{ $count }
comp-draw = 種族を決める
comp-draw-all = 引き直す
comp-draw-how = 人数に合った数の種族をランダムに選びます。箱から選んだ場合は、下でほかの種族を外してから決めてください。
comp-again = 引き直す：{ $tribe }
comp-rest = このゲームでは使いません。タップすると抽選から外れます。
comp-rest-few = 抽選できる種族が足りません。どれかを戻してください。
comp-setup-with = この種族で準備する

# Setting up: each line and what it means
comp-setup = 準備：{ $players }
comp-done = { $count }のうち{ $done }
comp-set-tokens = 各王国に栄誉トークン{ $count }枚
    .text = ランダムに配り、小さい順にIから{ $last }へ
comp-set-few = 「4+」のものは箱に残します。
comp-set-cards = 種族を混ぜる：{ $cards }枚
    .text = ほかの種族とドラゴンは脇に置きます
comp-set-markers = 各プレイヤーにマーカー{ $count }個
    .text = そのうち1個は栄誉トラックへ
comp-set-merfolk = マーフォーク・ボード
    .text = 各プレイヤーのマーカー1個をスペース0へ
comp-set-giant = ジャイアント・トークンをボードの脇へ
    .text = 時代ごとに{ $pays }点
comp-set-troll = トロル・トークン1〜{ $count }をボードの脇へ
    .text = 同点を決めます
comp-set-orc = 各プレイヤーにオークの群れボード
    .text = 最初は空です
comp-set-deal = 1枚ずつ配り、{ $count }枚を表向きに
    .text = 表向きはプレイヤー数の2倍です
comp-set-dragons = ドラゴン{ $count }枚を下半分へ
    .text = 上に{ $upper }枚、下に{ $lower }枚とドラゴンを混ぜて置きます
comp-set-first = { $name }から始めます
    .text = くじで決まりました
comp-lot = もう一度くじを引く
comp-to-score = 得点メモへ

# The score pad
comp-pad = 得点メモ
comp-more = { $name }、{ $what }：1増やす
comp-less = { $name }、{ $what }：1減らす
comp-open = { $kingdom }を開く
comp-tokens-here = ここにある栄誉トークンは？
comp-token-put = 栄誉トークン{ $value }、残り{ $left }
comp-token-off = { $kingdom }、栄誉トークン{ $value }：外す
comp-as-played = プレイした枚数
comp-band-keys = { $name }：部隊ごとに枚数をタップ
comp-band-add = { $name }：部隊を追加
comp-band-key = { $count }枚の部隊：栄誉点{ $glory }点
comp-skeletons = 含まれるスケルトン
comp-skeletons-more = スケルトンを1枚増やす
comp-skeletons-less = スケルトンを1枚減らす
comp-dwarf = 隊長がドワーフ
comp-remove = 部隊を消す
comp-ten = スケルトン10枚を一度にプレイ
comp-giant = ジャイアント・トークン
comp-giant-pays = 第{ $age }時代の終わりに{ $glory }点
comp-claims = 何回取りましたか？
comp-claims-pay = 1回につき栄誉点{ $glory }点
comp-trolls = トロル・トークン
comp-trolls-how = トークン、持ち主の順にタップ。同点を決めます。
comp-troll-who = トロル・トークン{ $value }の持ち主は？
comp-merfolk = マーフォーク・ボード
comp-merfolk-how = 各マーカーがいるスペース
comp-space = スペース
comp-horde-how = 置かれたマーカーと、襲撃する人
comp-horde-last = 最後の時代：全員が襲撃します。
comp-raid = 襲撃
comp-dragon = 3枚目のドラゴン
comp-dragon-how = 引いたのは誰？ファースト・プレイヤーに関わります。
comp-next = 次へ：{ $what }
comp-need-tribes = まず種族を決めてください。

# The sheet
comp-claimed = ジャイアント獲得
comp-claimed-why = ジャイアント・トークンを取るたびに{ $glory }点です。{ $list }
comp-sheet-none = まだ得点はありません。得点メモに時代を入力してください。
comp-gaps = 未入力の栄誉トークンは0点として数えています。
comp-faulty = 得点メモに誤りがあります。
comp-leads = { $name }が{ $count }点リードしています。
comp-level = 同点首位：{ $names }。
comp-begins = 第{ $age }時代は{ $name }から始めます。
comp-begins-or = 第{ $age }時代のファースト・プレイヤーは、3枚目のドラゴンを引いた人で決まります：{ $names }。
comp-wins = { $name }の勝ちです。
comp-win-shared = 勝利を分け合います：{ $names }。
comp-by-markers = 栄誉点は同じ：王国のマーカーは{ $name }が{ $more }個、{ $other }が{ $less }個です。
comp-by-bands = 栄誉点もマーカーも同じ：最後の時代の部隊の大きさで決まります。{ $name }：{ $more }。{ $other }：{ $less }。
comp-by-nothing = { $name }と{ $other }はすべて同じなので、順位を分け合います。
comp-share = 共有
comp-share-text = テキストをコピー
comp-share-picture = 画像として保存
comp-share-line = { $place }位 { $name }：{ $glory }点

# What is wrong at a field, or still missing there
pad-token-missing = この王国の栄誉トークンを入力してください。
pad-token-age = このゲームでは、各王国の栄誉トークンは{ $count }枚です。
pad-token-none = { $value }点の栄誉トークンはありません。
pad-token-box = このゲームの{ $value }点の栄誉トークンは{ $count }枚だけです。
pad-token-order = 小さい順に並べます：{ $value }は{ $before }より前です。
pad-age-none = このゲームの時代は{ $count }つだけです。
pad-age-won = ゲームは前の時代で終わっています。
pad-seats = 時代には{ $count }人分の入力が必要です。
pad-range = { $least }から{ $most }までです。
pad-no-tribe = このゲームでは使いません：{ $tribe }。
pad-fewer = 第{ $age }時代の終わりに{ $before }でした。減ることはありません。
pad-supply = 王国と群れに{ $out }個置かれていますが、使えるマーカーは{ $count }個だけです。
pad-band-skeletons = スケルトンは最大{ $most }枚です。隊長は別のカードです。
pad-troll-twice = トロル・トークン{ $value }は1枚だけです。
pad-giant-holder = 取られています。今持っているのは誰ですか？
pad-giant-claim = 持っている人は、少なくとも1回取っています。
pad-giant-claims = 1つの時代に取れるのは最大{ $count }回です。
pad-no-seat = プレイヤーは{ $count }人だけです。
pad-deck-cards = スケルトン以外のカードは全部で{ $count }枚です。
pad-deck-skeletons = スケルトンは全部で{ $count }枚です。
pad-deck-dwarf = ドワーフは全部で{ $count }枚です。
pad-no-win = このゲームでは、スケルトン10枚で勝つことはありません。

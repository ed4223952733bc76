### Studies: lines beside a game, notes, positions laid by hand.

study-title = 研究
study-what = エンジンと並んでゲームを一手ずつたどり、別の判断を試し、メモを残し、リンクで共有できます。
study-other = 別の研究
study-go-on = 前回の続き
study-open = 記録を研究する
study-open-text = ゲームの記録、または送られてきた研究
study-review = 記録を検討する
study-review-text = ゲームのすべての判断を評価
study-open-again = このファイルは別の場所で開かれました。研究するにはここで開いてください。
study-engine = アルコーンの候補
study-engine-on = 表示
study-engine-off = エンジンは止まっています。
study-thinking = 考え中…
study-in-tree = 手順にあり
study-lines = 手順
study-go = 移動
study-start = はじめ
study-end = 終わりへ
study-has-note = メモあり
study-remove = この変化手順を消す
study-note = この局面のメモ
study-hands = 他の手札
study-share = 共有
study-save = ファイルに保存
study-play-on = ボットと続きをプレイ
study-shared = このリンクを開くと、今見ている場面から始まり、今の研究がそのまま見られます。すべての手順とメモを含みます。

setup-title = 局面を作る
setup-text = 自分で考えた局面、または実際のテーブルの局面
setup-what = わかっているものを入れてください。残りは配られます。空の手札には枚数分が配られ、ほかはデッキに入ります。
setup-players = プレイヤー
setup-tribes = 使う種族（{ $count }のうち{ $chosen }）
setup-age = 時代
setup-dragons = 出たドラゴン
setup-to-act = 誰の手番？
setup-tokens = 栄誉トークン
# $kingdom: its name; $age: a numeral
setup-token = { $kingdom }、第{ $age }時代
setup-name = 名前
setup-hand = 手札
setup-known = 全員が知っている手札
setup-hidden = 配られる手札の枚数
setup-markers = コントロール・マーカー
setup-band = 部隊{ $number }：最初のカードが隊長
setup-add-band = 部隊を加える
setup-no-band = この部隊を消す
setup-giant = ジャイアント・トークンを持つ部隊の枚数
setup-horde = 群れ
setup-trolls = トロル・トークン
setup-tribe = 種族
setup-kingdom = 王国
setup-add-card = 加える
setup-take-away = { $card }を外す
setup-lay = 作る
setup-clear = すべて消す
setup-whole = ここには整数だけを入れてください。
setup-faults = { $count ->
       *[other] { $count }か所がありえません。それぞれの欄に理由があります。
    }

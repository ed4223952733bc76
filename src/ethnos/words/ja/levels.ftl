# The eight levels, weakest first: what they are called, and their character in one sentence
level-wanderer = 旅人
level-wanderer-about = 合うカードを集め、4枚になると部隊を出します。手札からほとんど目を上げません。
level-shepherd = 羊飼い
level-shepherd-about = 1つの種族をそろえることに夢中で、ドラゴンが来ることを忘れます。
level-mason = 石工
level-mason-about = 1つの王国を積み上げて守ります。周りはあまり見ません。
level-steward = 執政
level-steward-about = 地図のマーカーをすべて数え、相手に何を残すかまで考えます。
level-ferryman = 渡し守
level-ferryman-about = 大きな部隊が好き。渡る価値が出るまで岸で待ちます。
level-marshal = 元帥
level-marshal-about = 卓全体を見ていますが、ときどき最善より良い手で満足します。
level-champion = チャンピオン
level-champion-about = 自分自身と対戦して学びました。最初の1枚から最後の時代を見すえます。
level-archon = アルコーン
level-archon-about = どの手も、その先にありうる100のゲームで試します。めったに間違えません。

# Choosing opponents
levels-title = 誰と遊びますか？
levels-text = 8人の対戦相手が1つの尺度に並びます。2人プレイでは、それぞれ1つ前の相手に3回に2回ほど勝ちます。
levels-level = レベル{ $number }
levels-rated = { $level }（{ $rating }）
levels-introduced = { $level }（{ $rating }）。{ $about }
levels-suits = おすすめ
levels-suits-now = 今のあなたに
levels-chosen = あなたの選択
levels-first = 最初のゲームにちょうどよい相手です。勝てばより強い相手を、負ければより弱い相手をおすすめします。
levels-why = { $level }：{ $games }回中{ $won }勝。
levels-up = 1つ上へ。
levels-down = 1つ下へ。
levels-easier = やさしく
levels-harder = 強く
levels-met = { $games }回中{ $won }勝
levels-not-met = まだ対戦していません
levels-mix = ミックス
# $place: of the level that suits, among all
levels-mix-about = { $place ->
        [weakest] あなたと同じくらい、少し強い相手。
        [strongest] あなたと同じくらい、少し弱い相手。
       *[between] あなたと同じくらい、少し弱い、少し強い相手。
    }誰が誰かは卓でわかります。
levels-mix-short = 卓でわかります
levels-range = { $from }〜{ $to }
levels-person = 人
levels-seats = または自分で席を決める
levels-lay = 卓を開く
levels-who = この席に座る人
levels-other = ほかの相手
levels-strongest = または最強の相手とすぐに：
levels-against = 今すぐ対戦：{ $level }
levels-rating = ボット戦のレーティング：{ $rating }（{ $change }）
levels-next = 次のおすすめ：{ $level }

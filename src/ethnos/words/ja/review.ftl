### The review of a game: what each decision was worth, and what was better.

review-title = 検討
review-what = { $players }人。{ $count ->
        [0] まだ勝者はいません。
       *[other] { $names }の勝ち。
    }
review-summary = まとめ
# $place: 1 to 6
review-place = { $place }位、栄誉点{ $glory }点
review-glory = 栄誉点{ $glory }点
review-unfinished = 最後までプレイされていません
review-behind = { $name }に{ $glory }点差
review-ahead = { $name }より{ $glory }点上
review-level = { $name }と同点
review-accuracy = 正確さ
# Points are hundredths of the chance to win
review-fall = 勝率の移り変わり：{ $start }から{ $end }へ
review-fall-start = はじめ
review-fall-luck = 運
review-fall-own = 自分の判断
review-fall-others = 他の人のミス

review-chances = 勝率（％）
review-chances-now = このときの勝率
review-curve-text = ゲームを通した全員の勝率。最後は{ $ends }。
review-moment = ゲームの場面
review-key-turning = 分かれ目（プレイヤーの形）
review-key-dragon = ドラゴン
review-for = 対象
review-dragon = ドラゴン{ $number }、第{ $age }時代、手番{ $turn }
# $way: up or down; $points: how far
review-turning = 分かれ目：{ $name }が{ $points }ポイント{ $way ->
        [up] 上げる
       *[down] 下げる
    }
review-age-turn = 第{ $age }時代、手番{ $turn }

review-decisions = 判断
review-show = 表示
review-all = すべて
review-to-learn = 学べるもの
review-nothing-to-learn = 目立つミスはありません。見事です。
review-no-decisions = 選べる場面はありませんでした。
review-grade-best = 最善
review-grade-good = 好手
review-grade-inaccuracy = 緩手
review-grade-mistake = 悪手
review-grade-blunder = 大悪手
review-grade-forced = 選択なし
review-did-take = 取る
review-did-draw = デッキから引く
review-did-band = 部隊
review-did-pass = パス
review-did-marker = マーカー
review-did-troll = トロル・トークン
review-did-horde = 群れ
review-did-keep = 残す
review-did-conjure = ウィザードの引き
review-did-raid = 襲撃
review-did-decline = 見送り

review-panel = この判断
review-before = 前の判断
review-next = 次の判断
review-nth = { $count }回のうち{ $nth }回目
review-played = 実際
review-better = よりよい手
review-band = { $count ->
        [1] { $leader }だけの部隊
       *[other] { $leader }が率いる{ $count }枚の部隊
    }
review-percent = { $percent }％
review-in-trials = 試しに進めた対局で
review-in-trials-tip = この判断のあとを試しに進めたときの勝率です。グラフは全員の勝率の合計が100％になるように調整しているため、値が異なることがあります。ここで大切なのは判断どうしの差です。
# $points: with its sign; $count: without
review-gain = { $count ->
       *[other] 勝率{ $points }ポイント
    }
review-alike = ほとんど差なし
review-nothing-better = よりよい手はなし
review-forced = 選択の余地なし
review-others = ほかの候補{ $count }件
review-show-it = 見る
review-try = 自分で試す
review-shared = このリンクを開くと、ゲームのこの場面が開き、そこから一手ずつ進められます。
review-shared-whole = このリンクを開くと、この検討がこの場面で開きます。
review-moments = 学べる場面

review-shown-before = 直前
review-shown-played = 実際
review-shown-better = よりよい手
review-ring-was = 実際
review-ring-better = よりよい手
review-cards-then = このときのカード
review-hand-of = { $name }の手札

review-waits = 少々お待ちください…
review-runs = アルコーンがゲームのすべての判断を調べています。
review-progress = 検討の進み具合
review-stop = 止める
review-stopped = 検討を止めました。
review-failed = 検討できませんでした。
review-again = もう一度
review-open-again = この検討は別の場所で開かれたファイルのものです。ここでファイルを開くと見られます。

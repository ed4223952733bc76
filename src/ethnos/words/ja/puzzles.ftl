### Puzzles: one decision that is far better than the rest.

puzzle-title = 問題
puzzle-waits = 少々お待ちください…
puzzle-number = 問題{ $number }
puzzle-of-day = 今日の問題
puzzle-solve-today = 今日の問題を解く
puzzle-solved-by = { $tries }人中{ $found }人が正解
puzzle-week = この7日間
puzzle-day-found = 正解
puzzle-day-missed = 不正解
puzzle-day-open = 未挑戦
puzzle-days = 日連続
puzzle-longest = 最長：{ $count }日
puzzle-your-move = あなたの番です。
puzzle-question = ほかよりずっと良い手はどれ？
puzzle-how = ゲームと同じように、卓の上で決めてください。チャンスは1回です。
puzzle-rating = レーティング
puzzle-theme = テーマ
puzzle-hint = テーマをヒントに見る
puzzle-skip = スキップ
puzzle-found = 正解です。
puzzle-missed = 残念。
puzzle-best = 最善手：{ $decision }
puzzle-seen-before = この問題は前に答えています。レーティングは変わりません。
puzzle-chances = それぞれの手の後の勝率
puzzle-yours = あなたの手
puzzle-chosen = { $tries ->
        [0] まだ誰も挑戦していません
       *[other] { $tries }人中{ $count }人が選択
    }
puzzle-not-weighed = あなたの手は、有力な候補には入っていません。
puzzle-your-rating = あなたのレーティング
puzzle-row = 連続正解
puzzle-play-on = 続きを遊ぶ
puzzle-next = 次の問題
puzzle-choice = 次からの問題
puzzle-all-themes = すべてのテーマ
puzzle-of-theme = { $theme }：{ $found }/{ $count }
puzzle-answered = 回答しました。
theme-marker = マーカー
theme-discard = 捨て札
theme-dragon = ドラゴン
theme-leader = 隊長
theme-row = 表向きのカード
theme-draw = 引くこと
theme-wait = 待つこと

### Playing in the terminal. Keys (d, t, b …) stay the same in every language.

play-welcome = あなたは{ $name }です。番号を入力してください。「?」でヘルプが出ます。
play-help =
    番号：その番号の決定
    d：引く · t Er：そのカードを取る · b Er Ed S：そのカードをプレイする（最初が隊長）
    m r：その王国にマーカーを置く · k Er S：そのカードを手札に残す · y / n：はい / いいえ
    all：すべての部隊を表示 · h：理由つきのヒント · r 言葉：ルールを調べる
    u：自分の最後の決定を取り消す · s：保存 · q：保存して終了
    カードは種族と王国の2文字です：{ $tribes } と { $kingdoms }。Sはスケルトンです。
play-prompt = あなたの決定：
play-unknown = 「{ $answer }」は、ここでは意味をなしません。1〜{ $last }の番号を入力してください。「?」でヘルプが出ます。
play-more = …ほかに部隊が{ $count }通りあります。「all」と入力すると表示されます。
play-glory = 得点計算で栄誉点{ $glory }点
play-marker = マーカーを置ける王国：{ $kingdoms }
play-no-marker = マーカーは置けない
play-left = 捨て札になる残りの手札：{ $cards }
play-keeps = うち{ $count }枚まで手札に残せる
play-hint = { $bot }ならこうします：{ $decision }
play-reason = { $decision }：勝率{ $percent }%、栄誉点約{ $glory }点
play-mishap = ボット「{ $bot }」に不具合が起きたため、執政が代わりに決めました。
play-saved = 保存しました。続けるには：{ $command }
play-resumed = ゲームを再開します：第{ $age }時代、手番{ $turn }。
play-no-undo = それは取り消せません。伏せられたカードを見たか、ほかのプレイヤーがすでに行動しました。
play-over = ゲームは終わりました。
play-review = 保存しました。より良い手を見るには：{ $command }

# The opponents. .about: their strength in one honest line
bot-random = ランダム
    .about = サイコロ任せで決めます。誰にも勝てません。
bot-novice = 初心者
    .about = 初めて遊ぶ人のようにプレイします。合うカードを集め、大きな部隊をプレイします。
bot-steward = 執政
    .about = 強くて速い相手です。どの部隊も、マーカーの競り合いも、ほかのプレイヤーに何を残すかも考えます。
bot-champion = チャンピオン
    .about = 自分自身との対戦で学び、すぐに答えます。執政3体を相手に、5回に3回は勝ちます。
bot-archon = アルコーン
    .about = 考える時間をもつチャンピオンです。この先ありうる展開で自分の手を試します。チャンピオン3体を相手に、5回に2回は勝ちます。

### The house: what it refuses, and what is said at a table.

error-no-table = そのテーブルはありません。
error-no-code = このコードのテーブルはありません。
error-no-page = このアドレスには何もありません。
error-no-method = このアドレスでは、その操作はできません。
error-not-your-seat = ここはあなたの席ではありません。
error-not-host = それができるのは、テーブルのホストだけです。
error-no-hints = このテーブルでは、ヒントは使えません。
error-no-spectators = このテーブルは観戦できません。
error-foreign-page = このリクエストは、別のウェブサイトから送られています。
error-seat-taken = この席は埋まっています。
error-name-taken = 「{ $name }」という名前は、ここではすでに使われています。
error-already-started = ゲームはすでに始まっています。
error-not-started = ゲームはまだ始まっていません。
error-not-over = ゲームはまだ終わっていません。
error-seats-free = 空席があります。誰かを招くか、ボットを座らせてください。
error-still-here = { $name }は席にいて、プレイできます。
error-not-away = この席では、ボットが代わりにプレイしていないか、すでにプレイしています。
error-stale = その間に状況が変わりました。テーブルを見て、もう一度決めてください。
error-played-for = この席では、ボットが代わりにプレイしています。先に席に戻ってください。
error-not-asked = 今は、この席が決める番ではありません。
error-undo-hidden = それは取り消せません。その後に、伏せられたカードを見た人がいます。
error-undo-no-wish = この席に同意を求めている人はいません。
error-other-rules = このゲームはルールのバージョン{ $version }で始まりました。このサーバーのルールはバージョン{ $ours }なので、続けられません。
error-link-dead = このリンクは使用済みか、期限が切れています。席を持っている端末で新しいリンクを作ってください。
error-bad-name = 名前は、目に見える文字で1〜24文字にしてください。
error-bad-request = このリクエストは理解できません。
error-too-large = 大きすぎて送れません。
error-unknown-preset = 「{ $preset }」というルールはありません。次から選んでください：{ $presets }。
error-unknown-bot = 「{ $bot }」というボットはありません。次から選んでください：{ $bots }。
error-unknown-phrase = 言えるのは次の言葉だけです：{ $phrases }。
error-tribe-count = { $players }人で遊ぶには、異なる種族がちょうど{ $count }種類必要です。
error-record-players = これは{ $count }人用のゲームの記録です。
error-record-over = この記録のゲームは終わっています。もっと前の場面を選んでください。
error-record-moment = この記録のゲームには、決定が{ $count }件しかありません。
error-too-many-tables = あなたのネットワークから開かれた、終わっていないテーブルが{ $count }卓あります。これ以上は開けません。先にどれかのゲームを終わらせてください。
error-too-many-phrases = このテーブルでは、これ以上は話せません。
error-too-many-streams = あなたのアドレスから開かれているテーブルのページが多すぎます。
error-too-fast = 操作が速すぎます。{ $seconds }秒待ってから、もう一度お試しください。
error-away = テーブルの保存先が現在応答していません。確定した内容は保存されています。少し待ってから、もう一度お試しください。
error-busy = 今、たいへん混み合っています。少し待ってから、もう一度お試しください。
error-failure = こちら側で問題が発生しました。確定した内容は保存されています。もう一度お試しください。
error-stream-one-way = このストリームでは何も受け付けません。決定はPOSTで送ってください。

# Quick phrases
phrase-hello = こんにちは！
phrase-good-luck = みなさん、がんばりましょう！
phrase-well-played = お見事です！
phrase-thanks = ありがとうございます！
phrase-oops = おっと…
phrase-thinking = 少し考えさせてください。
phrase-your-turn = あなたの手番です。
phrase-good-game = いいゲームでした。
phrase-again = もう一回、どうですか？
phrase-bye = そろそろ失礼します。さようなら！

# Starting a server
serve-open = Ethnosを開きました：{ $address }
serve-friends = 同じネットワークの友だちは、ここから参加できます：{ $address }
serve-stop = Ctrl+Cで終了します。ゲームはすべて保存されます。

# The page
page-name = あなたの名前
page-you = あなた
page-join = 参加する
page-waiting = ゲームはまだ始まっていません。

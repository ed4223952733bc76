### The house: what it refuses, and what is said at a table.

error-no-table = そのテーブルはありません。
error-no-code = このコードのテーブルはありません。
error-no-page = このアドレスには何もありません。
error-no-lesson = そのレッスンはありません。
error-lesson-deeds = レッスンの内容と合いません。1つ戻るか、レッスンを最初からやり直してください。
error-no-puzzle = その問題はありません。問題は1から{ $count }までです。
error-no-study = その研究はありません。長いあいだ誰も開かない研究は消されます。
error-study-nodes = この研究の決定{ $node }が、それより前の決定より先に書かれています。
error-too-many-studies = あなたのネットワークからは今日すでに{ $count }件の研究が保存されていて、これ以上はできません。明日もう一度お試しください。
error-no-method = このアドレスでは、その操作はできません。
error-not-your-seat = ここはあなたの席ではありません。
error-not-host = それができるのは、テーブルのホストだけです。
error-no-hints = このテーブルでは、ヒントは使えません。
error-no-spectators = このテーブルは観戦できません。
error-foreign-page = このリクエストは、別のウェブサイトから送られています。
error-foreign-name = このサーバーは、その名前では応答しません。サーバーの運営者は --host-name でその名前を許可できます。
error-seat-taken = この席は埋まっています。
error-seat-kept = この席は{ $name }のために取ってあります。
error-invited-only = このテーブルには、ホストの招待が必要です。席のリンクをもらってください。
error-sent-away = ホストによってこのテーブルから外されました。戻るには招待が必要です。
error-one-seat = このテーブルにはすでにあなたの席があるか、このゲームで別の席に座っていました。席は1人に1つです。
error-one-address = この公開テーブルには、同じインターネットアドレスの人がすでにいます。ホストに招待してもらってください。
error-name-taken = 「{ $name }」と同じ、または見分けのつかない名前の人がすでにいます。
error-already-started = ゲームはすでに始まっています。
error-not-started = ゲームはまだ始まっていません。
error-not-over = ゲームはまだ終わっていません。
error-seats-free = 空席があります。誰かを招待するか、ボットを追加してください。
error-still-here = { $name }は席にいて、プレイできます。
error-back-soon = { $name }は先ほどまで席にいて、戻ってくるかもしれません。{ $seconds }秒後にボットを座らせられます。
error-not-away = あなたの代わりにプレイしているボットはいません。
error-bot-plays = この席ではすでにボットがプレイしています。
error-bots-turn = この手番はボットに任されていて、終わるまでボットがプレイします。その後で席に戻れます。
error-resigned = この席は投了済みです。最後までボットがプレイします。
error-clock-decides = 時計のあるテーブルでは、いつボットに代わるかは時計が決めます。
error-not-waited-for = 今は{ $name }の番ではありません。
error-still-thinking = { $name }は席にいて、まだ考えています。{ $seconds }秒後に提案できます。
error-motion-open = ほかの投票が行われています。先にそちらに答えてください。
error-motion-soon = 提案したばかりです。{ $seconds }秒後にもう一度提案できます。
error-no-motion = あなたの答えを待っている投票はありません。
error-host-soon = ホストがまだゲームを始められます。{ $seconds }秒後に代われます。
error-stale = その間に状況が変わりました。テーブルを見て、もう一度決めてください。
error-played-for = ボットが代わりにプレイしています。先に自分の操作に戻してください。
error-not-asked = 今は、あなたが決める番ではありません。
error-undo-hidden = それは取り消せません。その後に、伏せられたカードを見た人がいます。
error-undo-late = それは取り消せません。その手番の持ち時間はもうありません。
error-undo-no-wish = 今、あなたの同意を求めている人はいません。
error-other-rules = このゲームはルールのバージョン{ $version }で始まりました。このサーバーのルールはバージョン{ $ours }なので、続けられません。
error-unreadable = このテーブルの記録はもう読み取れません。理由は、サーバー管理者がサーバーのログで確認できます。
error-link-dead = このリンクは使用済みか、期限が切れています。席を持っている端末で新しいリンクを作ってください。
error-bad-name = 名前は、目に見える文字で1〜24文字にしてください。書く方向は1つだけ、1文字に付けられる記号は2つまでです。
error-bot-name = 「{ $name }」はボットの名前です。別の名前にしてください。
error-bad-request = このリクエストは理解できません。
error-too-large = 大きすぎて送れません。
error-unknown-preset = 「{ $preset }」というルールブックはありません。次から選んでください：{ $presets }。
error-unknown-bot = 「{ $bot }」というボットはありません。次から選んでください：{ $bots }。
error-unknown-phrase = 言えるのは次の言葉だけです：{ $phrases }。
error-tribe-count = { $players }人で遊ぶには、異なる種族がちょうど{ $count }種類必要です。
error-record-players = これは{ $count }人用のゲームの記録です。
error-record-over = この記録のゲームは終わっています。もっと前の場面を選んでください。
error-record-moment = この記録のゲームには、決定が{ $count }件しかありません。
error-too-many-tables = あなたのネットワークには、終わっていないテーブルが{ $count }卓あります。これ以上は開けません。先にどれかのゲームを終わらせてください。
error-too-many-phrases = このテーブルのチャットの上限に達しました。
error-too-many-streams = あなたのアドレスから開かれているテーブルが多すぎます。
error-too-many-hints = すでに{ $most }件のヒントを待っています。どれかが届くまでお待ちください。
error-too-fast = 操作が速すぎます。{ $seconds }秒待ってから、もう一度お試しください。
error-away = データの保存先が応答していません。確定した手は保存されています。少し待ってから、もう一度お試しください。
error-busy = サーバーが混み合っています。少し待ってから、もう一度お試しください。
error-failure = サーバー側で問題が発生しました。確定した手は保存されています。もう一度お試しください。
error-stream-no-decision = このストリームで受け付けるのは、POSTで送るのと同じ形の決定だけです。

# Quick phrases
phrase-hello = こんにちは！
phrase-good-luck = みなさん、がんばりましょう！
phrase-well-played = お見事です！
phrase-thanks = ありがとうございます！
phrase-oops = おっと…
phrase-thinking = 少し考えさせてください。
phrase-your-turn = あなたの手番です。
phrase-good-game = いいゲームでした。
phrase-again = もう1回、どうですか？
phrase-bye = そろそろ失礼します。さようなら！

# What people at a table do about one another
table-told-out-of-time = { $name }は時間切れです。ボットが続けます。
table-told-stands-in = { $name }の代わりにボットがプレイします。
table-told-replaced = ほかの人たちが{ $name }の席をボットに任せました。
table-told-returned = { $name }が戻り、自分でプレイします。
table-told-undone = { $name }が自分の最後の決定を取り消しました。
table-told-resigned = { $name }は投了しました。この席は最後までボットがプレイします。
table-told-host = { $name }がホストになりました。
table-told-asks-end = { $name }は、結果なしでゲームを終えることを提案しています。
table-told-asks-bot = { $name }は、{ $other }の席をボットに任せることを提案しています。
table-told-ended = 全員の合意で、ゲームは結果なしで終わりました。
table-told-nobody = プレイする人がいなくなり、ゲームは結果なしで終わりました。
table-told-ended-by-operator = サーバーの管理者がゲームを終了したため、結果はありません。

# Starting a server
serve-open = Ethnosは次のアドレスで動いています：{ $address }
serve-friends = 同じネットワークの友だちは、ここから参加できます：{ $address }
serve-stop = Ctrl+Cで終了します。ゲームはすべて保存されます。

# The page
page-name = あなたの名前
page-you = あなた
page-join = 参加する
page-waiting = ゲームはまだ始まっていません。

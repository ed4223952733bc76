### What is wrong, and what would be right.

# $reason: one of the messages below; $decisions: a list of legal decisions
error-refused = { $reason } Allowed now: { $decisions }.
error-and-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }

error-not-your-turn = It is the turn of { $turn }, not of { $name }.
error-game-over = The game is over.
error-waits-for-deal = The next age has not been dealt yet.
error-wrong-question = That is no answer to what is asked.
error-hand-full = Ten cards are in hand: a band must be played.
error-not-in-row = { $card } is not in the row.
error-not-held = { $card } is not in hand, or not so often.
error-band-mixed = The cards of a band must share a tribe or a kingdom.
error-skeleton-leads = A Skeleton cannot lead a band.
error-leader-outside = The leader must be one of the band's cards.
error-band-without-leader = Only ten Skeletons are a band without a leader, and only where the table plays so.
error-marker-barred = This band may not place its marker in { $kingdom }.
error-troll-barred = Troll token { $value } is taken, or too large for this band.
error-keep-too-many = At most { $limit ->
        [one] one card
       *[other] { $limit } cards
    } may be kept, not { $count }.
error-nothing-to-undo = There is nothing to undo.
error-no-seat = There is no seat { $seat }: seats are 0 to { $last }.
error-still-secret = This game is dealt fairly and still going on: its record would tell all cards to come.

# Records. $line and $column count from 1
error-record-at = Line { $line }, column { $column }: { $reason }
error-record-not-ours = This is not a record of Ethnos: the first line must be “{ $expected }”.
error-record-version = This record was written for version { $version } of the rules; this program plays version { $ours }.
error-record-expected = Expected { $expected }, found “{ $found }”.
error-record-missing = The line “{ $field }” is missing.
error-record-twice = The line “{ $field }” stands here a second time.
error-record-unknown = “{ $found }” means nothing here.
error-record-turn = Turn { $expected } is due here, not { $found }.
error-record-seat = It is seat { $expected } that acts here, not { $found }.
error-record-drawn = The deck gives { $expected }, not { $found }.
error-record-after-end = Nothing may follow the end of the game.
error-record-setup = The set-up cannot be: { $found }
error-record-deal = These cards do not follow from the deals named above.
error-record-commitment = The secret does not fit the commitment.
error-record-result = The result is { $expected }, not { $found }.

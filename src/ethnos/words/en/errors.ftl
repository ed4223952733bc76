### What is wrong, and what would be right.

# $reason: one of the messages below; $decisions: a list of legal decisions
error-refused = { $reason } Allowed now: { $decisions }.
error-and-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }

error-not-your-turn = It's { $turn }'s turn, not { $name }'s.
error-game-over = The game is over.
error-waits-for-deal = The next age hasn't been dealt yet.
error-wrong-question = That isn't a valid answer here.
error-hand-full = Ten cards in hand: a band must be played.
error-not-in-row = { $card } isn't in the row.
error-not-held = { $card } isn't in your hand, or not that many.
error-band-mixed = The cards of a band must share a tribe or a kingdom.
error-skeleton-leads = A Skeleton can't lead a band.
error-leader-outside = The leader must be one of the band's cards.
error-band-without-leader = Only ten Skeletons can be played without a leader, and only if this table's rules allow it.
error-marker-barred = This band can't place its marker in { $kingdom }.
error-troll-barred = Troll token { $value } is taken, or too large for this band.
error-keep-too-many = At most { $limit ->
        [one] one card
       *[other] { $limit } cards
    } may be kept, not { $count }.
error-nothing-to-undo = There is nothing to undo.
error-no-seat = There is no seat { $seat }: seats are 0 to { $last }.
error-still-secret = This game is dealt fairly and still running: its record would reveal every card to come.

# Records. $line and $column count from 1
error-record-at = Line { $line }, column { $column }: { $reason }
error-record-not-ours = This is not a record of Ethnos: the first line must be “{ $expected }”.
error-record-version = This record was written for version { $version } of the rules; this program plays version { $ours }.
error-record-expected = Expected { $expected }, found “{ $found }”.
error-record-missing = The line “{ $field }” is missing.
error-record-twice = The line “{ $field }” appears a second time.
error-record-unknown = “{ $found }” has no meaning here.
error-record-cut = The line ends before it says what was decided. Is the rest of the file missing?
error-record-turn = This should be turn { $expected }, not { $found }.
error-record-seat = Seat { $expected } acts here, not { $found }.
error-record-drawn = The deck gives { $expected }, not { $found }.
error-record-after-end = Nothing can follow the end of the game.
error-record-setup = This set-up is impossible: { $found }
error-record-tribe = There is no tribe “{ $found }”. Records name tribes in English: { $tribes }
error-record-deal = These cards don't follow from the deals given above.
error-record-commitment = The secret doesn't match the commitment.
error-record-result = The result is { $expected }, not { $found }.
error-record-comment = A comment has at most { $most } letters.
error-record-variation-start = A variation must follow the decision it replaces.
error-record-variation-depth = Variations can be nested at most { $most } deep.
error-record-variation-empty = This variation is empty.
error-record-variation-open = A variation is not closed.
error-record-study-size = A study holds at most { $most } decisions.

### What happened: one message an event. $name is a player's name.
### $age is a Roman numeral; $scores is a list of `log-score`.

log-age-began = Age { $age } begins. First player: { $name }.
log-drew = { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } from the deck.
log-drew-named = { $name } draws { $cards } from the deck.
log-dragon = { $number ->
        [1] The first Dragon appears.
        [2] The second Dragon appears.
       *[3] The third Dragon appears and ends the age.
    }
log-took = { $name } takes { $card } from the row.
log-band = { $count ->
        [one] { $name } plays a band of one card: { $leader }.
       *[other] { $name } plays a band of { $count } cards led by { $leader }: { $cards }.
    }
log-skeletons = { $name } plays ten Skeletons and wins the game at once.
log-marker = { $name } places a marker in { $kingdom } and has { $count } there.
log-merfolk = { $name } places a Merfolk marker in { $kingdom } and has { $count } there.
log-swam = { $name } advances to space { $space } of the Merfolk board.
log-giant = { $name } claims the Giant token with { $count ->
        [one] one card
       *[other] { $count } cards
    } and scores { $glory } Glory.
log-troll = { $name } takes Troll token { $value }.
log-horde = { $name } puts a marker on the Horde space of { $kingdom }.
log-discarded = { $name } discards to the row: { $cards }.
log-kept = { $name } keeps { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    } in hand.
log-kept-named = { $name } keeps in hand: { $cards }.
log-passed = { $name } holds ten Skeletons and passes.

# "No" to a question
log-no-marker = { $name } places no marker.
log-no-merfolk = { $name } gives up a Merfolk marker.
log-no-troll = { $name } takes no Troll token.
log-no-horde = { $name } puts no marker on the Horde.
log-no-centaur = { $name } plays no further band.
log-no-wizard = { $name } draws nothing.
log-no-raid = { $name } does not raid.

# The end of an age and of the game
log-age-ended = Age { $age } is over. { $name } drew the third Dragon.
log-score = { $name } ({ $glory })
log-kingdom-scored = { $kingdom } pays: { $scores }.
log-merfolk-scored = The Merfolk board pays: { $scores }.
log-giant-scored = { $name } holds the Giant token and scores { $glory } Glory.
log-raided = { $name } raids with { $count ->
        [one] one marker
       *[other] { $count } markers
    } and scores { $glory } Glory.
log-bands-scored = { $name } scores { $glory } Glory for { $count ->
        [one] one band
       *[other] { $count } bands
    }.
log-standing = Glory after age { $age }: { $scores }.
log-won = { $count ->
        [one] { $names } wins with { $glory } Glory.
       *[other] { $names } share the victory with { $glory } Glory.
    }

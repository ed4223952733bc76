### Reviews and hints: why a decision is better than another.

error-no-review = There is no review of this game yet.
error-not-your-review = Only whoever asked for this review can stop it.
error-too-many-reviews = You are already waiting for a review. Let it finish first, or stop it.
error-too-many-reviews-today = Your network has had { $count } games reviewed today, and no more are allowed. Try again tomorrow.

# Why a decision is better. Fragments, said under it: no capital letter, no full stop.
# $name: a player. $glory, $before, $count: numbers. $place: 1, 2 or 3
reason-skeletons = ten Skeletons win the game at once
reason-first = takes first place in { $kingdom }: { $glory } Glory at the end of this age
reason-first-from = takes first place in { $kingdom } from { $name }: { $glory } Glory at the end of this age
reason-first-shared = shares first place in { $kingdom }: { $glory } Glory at the end of this age
reason-place = { $place ->
        [2] takes second place
       *[3] takes third place
    } in { $kingdom }: { $glory } Glory at the end of this age
reason-merfolk-place = { $place ->
        [1] takes first place
        [2] takes second place
       *[3] takes third place
    } on the Merfolk board: { $glory } Glory at the end of this age
reason-marker = one more marker in { $kingdom }, { $count } there now
reason-band = a band of { $count }: { $glory } Glory at the end of this age
reason-giant = takes the Giant token: { $claim } Glory now, { $glory } at the end of this age
reason-swim = advances to space { $space } of the Merfolk board
reason-swim-marker = { $count ->
        [one] the Merfolk bring an extra marker
       *[other] the Merfolk bring { $count } extra markers
    }
reason-troll = Troll token { $value }, which wins ties
reason-horde = one more marker on the Horde: a raid then pays { $glory } Glory
reason-raid = the raid pays { $glory } Glory now
reason-raid-later = the markers stay on the Horde for a larger raid
reason-elf = { $count ->
        [one] one card stays in hand
       *[other] up to { $count } cards stay in hand
    }
reason-wizard = draws { $count ->
        [one] one new card
       *[other] { $count } new cards
    }
reason-centaur = allows another band in the same turn
reason-keep = keeps for the next band: { $cards }
reason-grow = with { $card } the best band in hand has { $count } cards: { $glory } Glory
reason-grow-marker = with { $card } a band is large enough for a marker in { $kingdom }, which then pays { $glory } Glory instead of { $before }
reason-grow-hold = with { $card } a band is large enough for a marker in { $kingdom }, where { $name } is close behind
reason-deny = takes { $card } away from { $name }, who collects such cards
reason-draw = nothing in the row makes the best band in hand larger
reason-leaves = leaves in the row for { $name }: { $cards }
reason-leaves-wanted = leaves in the row what { $name } collects: { $cards }
reason-no-marker = the band is too small for a marker
reason-risk-age = { $count ->
        [one] the next Dragon ends the age, and the card in hand is lost
       *[other] the next Dragon ends the age, and the { $count } cards in hand are lost
    }
reason-risk-draw = { $count ->
        [one] the last card of the deck is the Dragon that ends the age
       *[other] one of the { $count } cards of the deck is the Dragon that ends the age
    }
reason-tried = wins more often in the games tried out
# $decision: the other one, as in “take Elf of Rhea”
reason-alike = in the games tried out about as good as: { $decision }
reason-alone = nothing else was worth trying out
# Below what was weighed, the choice first
reason-by-chance = Another decision stands higher, but its lead is within what chance explains; only a larger one would change the choice.
# Above what speaks against the other decision
reason-against = Against “{ $decision }”:

"""Giants: the largest Giant-led band of the age holds the token."""

import pytest
from support.playing import deal_next, do, ended_age, glory
from support.positions import position

from ethnos.rules import NOBODY


@pytest.mark.rule("Giants", "C7", "X9")
def test_three_claim_the_token_and_four_of_a_rival_take_it() -> None:
    s = position(hands={0: "Gr Gd Gi", 1: "Gr Ga Gp Gs"})
    do(s, "band Gr Gd Gi", "decline")
    assert (s.giant, glory(s)) == (0, [2, 0, 0, 0])
    do(s, "band Gr Ga Gp Gs", "decline")
    assert (s.giant, glory(s)) == (1, [2, 2, 0, 0])


@pytest.mark.rule("Giants", "C7", "X9")
def test_the_holder_scores_two_at_the_end_of_age_one() -> None:
    bands = [(0, "Gr", "Gr Gd Gi"), (1, "Gr", "Gr Ga Gp Gs")]
    s = ended_age(bands=bands, giant=(1, 4))
    assert s.giant_won[:4] == [0, 2, 0, 0]
    assert glory(s) == [3, 6 + 2, 0, 0]


@pytest.mark.rule("Giants")
@pytest.mark.parametrize(
    ("before", "owner", "cards", "claims"),
    [
        (0, NOBODY, "Gr", True),
        (2, 1, "Gr", False),
        (2, 1, "Gr Gd", False),
        (2, 1, "Gr Gd Gi", True),
        (2, 0, "Gr Gd", False),
        (2, 0, "Gr Gd Gi", True),
        (2, 1, "Gr S S", True),
        (2, 1, "Gr Er Dr", True),
    ],
)
def test_a_claim_needs_a_band_strictly_larger_than_every_one_before(
    before: int, owner: int, cards: str, claims: bool
) -> None:
    bands = [(owner, "Ga", "Ga Gp")] if before else []
    s = position(hands={0: cards}, bands=bands, giant=(owner, before))
    do(s, f"band {cards}", "decline")
    assert s.glory[0] == (2 if claims else 0)
    assert s.giant == (0 if claims else owner)


@pytest.mark.rule("Giants")
def test_ones_own_larger_band_earns_the_two_glory_again() -> None:
    s = position(players=2, tribes="DEGHS", hands={0: "Gr Er Ed", 1: "Hr"}, row="Gd Gi")
    do(s, "band Gr", "decline", "draw", "take Gd", "draw", "take Gi", "draw", "band Gd Gi", "decline")
    assert (s.giant, s.glory[0]) == (0, 4)


@pytest.mark.rule("Giants", "B5")
def test_the_claim_is_automatic_and_needs_no_marker() -> None:
    s = do(position(hands={0: "Gr"}, markers={0: "r"}), "band Gr")
    assert (s.giant, s.glory[0], s.current) == (0, 2, 1)


@pytest.mark.rule("Giants", "B5")
def test_a_giant_that_does_not_lead_claims_nothing() -> None:
    s = do(position(hands={0: "Dr Gr Gr"}), "band Dr Gr Gr", "decline")
    assert (s.giant, s.glory[0]) == (NOBODY, 0)


@pytest.mark.rule("Giants", "E5")
def test_skeletons_leaving_do_not_move_the_token() -> None:
    bands = [(0, "Gr", "Gr S S S"), (1, "Gd", "Gd Gi Ga")]
    s = ended_age(bands=bands, giant=(0, 4))
    assert s.giant_won[:4] == [2, 0, 0, 0]
    assert s.band_won[:2] == [0, 3]


@pytest.mark.rule("Giants", "E7")
def test_the_token_goes_back_and_the_next_age_compares_afresh() -> None:
    s = ended_age(bands=[(0, "Gr", "Gr Gd Gi")], giant=(0, 3), glory=[9, 9, 9, 0])
    deal_next(s, top="Gr")
    assert (s.giant, s.current) == (NOBODY, 3)
    do(s, "band Gr", "decline")
    assert (s.giant, s.glory[3], s.claimed[:4]) == (3, 2, [0, 0, 0, 2])


@pytest.mark.rule("Giants", "E6")
def test_nobody_scores_a_token_that_nobody_claimed() -> None:
    assert ended_age().giant_won[:4] == [0, 0, 0, 0]

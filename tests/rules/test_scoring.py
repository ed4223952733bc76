"""Section 7: the end of an age, item by item."""

from collections.abc import Sequence
from typing import Any

import pytest
from support.playing import allowed, deal_next, do, ended_age, glory, horde, markers, random_positions, won
from support.positions import kingdom

from ethnos.rules import NOBODY, State, preset
from ethnos.rules.components import MERFOLK_BOARD
from ethnos.rules.state import Phase

RHEA = kingdom("r")


def rhea(counts: Sequence[int], tokens: Sequence[int], **slip: Any) -> list[int]:
    """Glory from Rhea alone, for so many markers of each seat."""
    there = {p: "r" * n for p, n in enumerate(counts)}
    s = ended_age(players=len(counts), markers=there, tokens={"r": tokens}, **slip)
    assert glory(s) == won(s, RHEA)
    return won(s, RHEA)


def swum(spaces: Sequence[int], **slip: Any) -> list[int]:
    s = ended_age(players=len(spaces), merfolk=spaces, **slip)
    assert glory(s) == won(s, MERFOLK_BOARD)
    return won(s, MERFOLK_BOARD)


@pytest.mark.rule("E1", "E2", "X3")
def test_markers_3_2_1_score_4_2_0_in_age_two_and_a_tie_3_3_0() -> None:
    assert rhea([3, 2, 1, 0], (2, 4, 6), age=2) == [4, 2, 0, 0]
    assert rhea([3, 3, 1, 0], (2, 4, 6), age=2) == [3, 3, 0, 0]


@pytest.mark.rule("E1")
@pytest.mark.parametrize(
    ("age", "counts", "expected"),
    [
        (1, [3, 2, 1, 0], [2, 0, 0, 0]),
        (2, [1, 3, 0, 2], [0, 4, 0, 2]),
        (3, [3, 2, 1, 0], [6, 4, 2, 0]),
        (3, [1, 2, 3, 4], [0, 2, 4, 6]),
        (3, [0, 0, 1, 0], [0, 0, 6, 0]),
        (3, [0, 1, 4, 0], [0, 4, 6, 0]),
        (3, [0, 0, 0, 0], [0, 0, 0, 0]),
        (3, [5, 4, 3, 2, 1, 0], [6, 4, 2, 0, 0, 0]),
    ],
)
def test_places_are_paid_from_the_ages_token_downwards(age: int, counts: list[int], expected: list[int]) -> None:
    assert rhea(counts, (2, 4, 6), age=age) == expected


@pytest.mark.rule("E1")
def test_each_kingdom_is_scored_on_its_own() -> None:
    s = ended_age(tokens={"r": (2, 4, 6), "d": (8, 8, 10)}, markers={0: "r", 1: "rrd", 2: "dd"})
    assert (won(s, RHEA), won(s, kingdom("d"))) == ([0, 2, 0, 0], [0, 0, 8, 0])
    assert glory(s) == [0, 2, 8, 0]


@pytest.mark.rule("E2")
@pytest.mark.parametrize(
    ("age", "tokens", "counts", "expected"),
    [
        (1, (2, 4, 6), [1, 1, 0, 0], [1, 1, 0, 0]),
        (1, (2, 4, 6), [1, 1, 1, 0], [0, 0, 0, 0]),
        (1, (6, 8, 10), [2, 2, 2, 2], [1, 1, 1, 1]),
        (2, (2, 4, 6), [2, 2, 2, 1], [2, 2, 2, 0]),
        (2, (2, 4, 6), [2, 2, 2, 2], [1, 1, 1, 1]),
        (2, (2, 4, 6), [3, 1, 1, 1], [4, 0, 0, 0]),
        (2, (2, 4, 6), [3, 1, 1, 0], [4, 1, 1, 0]),
        (3, (2, 4, 6), [2, 2, 1, 0], [5, 5, 2, 0]),
        (3, (2, 4, 6), [2, 1, 1, 0], [6, 3, 3, 0]),
        (3, (2, 4, 6), [3, 2, 1, 1], [6, 4, 1, 1]),
        (3, (2, 4, 8), [1, 1, 1, 0], [4, 4, 4, 0]),
        (3, (2, 4, 8), [1, 1, 1, 1], [3, 3, 3, 3]),
        (3, (2, 4, 8), [2, 2, 1, 1], [6, 6, 1, 1]),
        (3, (2, 4, 6), [3, 2, 1, 1, 1], [6, 4, 0, 0, 0]),
    ],
)
def test_tied_players_pool_their_places_and_share_rounded_down(
    age: int, tokens: tuple[int, ...], counts: list[int], expected: list[int]
) -> None:
    assert rhea(counts, tokens, age=age) == expected


@pytest.mark.rule("E2", "Trolls")
def test_trolls_5_and_3_rank_before_two_without_who_share_third_and_fourth() -> None:
    scored = rhea([2, 2, 2, 2], (2, 4, 6), age=3, tribes="DEGTFS", trolls={0: [5], 1: [3]})
    assert scored == [6, 4, 1, 1]


@pytest.mark.rule("E2", "Trolls")
@pytest.mark.parametrize(
    ("counts", "trolls", "expected"),
    [
        ([1, 1, 1, 0], {2: [1]}, [3, 3, 6, 0]),
        ([2, 1, 1, 0], {2: [1]}, [6, 2, 4, 0]),
        ([1, 1, 1, 0], {0: [2], 1: [1]}, [6, 4, 2, 0]),
        ([1, 1, 1, 0], {0: [1, 2], 1: [3]}, [4, 6, 2, 0]),
        ([2, 1, 0, 0], {1: [6], 2: [5]}, [6, 4, 0, 0]),
    ],
)
def test_troll_tokens_break_ties_by_sum_then_by_the_highest(
    counts: list[int], trolls: dict[int, list[int]], expected: list[int]
) -> None:
    assert rhea(counts, (2, 4, 6), age=3, tribes="DEGTFS", trolls=trolls) == expected


@pytest.mark.rule("E1", "E2")
@pytest.mark.parametrize(
    ("age", "counts", "expected"),
    [
        (1, [3, 2, 1], [2, 0, 0]),
        (1, [1, 1, 0], [1, 1, 0]),
        (2, [3, 2, 1], [6, 2, 0]),
        (2, [2, 2, 1], [4, 4, 0]),
        (2, [2, 1, 1], [6, 1, 1]),
        (2, [1, 1, 1], [2, 2, 2]),
        (2, [0, 1, 0], [0, 6, 0]),
    ],
)
def test_three_players_score_alike_in_both_their_ages(age: int, counts: list[int], expected: list[int]) -> None:
    assert rhea(counts, (2, 6), age=age, tribes="DEGHS") == expected


@pytest.mark.rule("E4", "X20")
def test_alone_in_a_kingdom_in_age_two_of_two_players_gets_both_tokens() -> None:
    assert rhea([1, 0], (2, 6), age=2, tribes="DEGHS") == [8, 0]
    assert rhea([0, 3], (2, 6), age=2, tribes="DEGHS") == [0, 8]


@pytest.mark.rule("E4", "E1")
@pytest.mark.parametrize(
    ("age", "counts", "trolls", "expected"),
    [
        (1, [2, 1], {}, [2, 0]),
        (1, [1, 0], {}, [2, 0]),
        (1, [1, 1], {}, [1, 1]),
        (2, [2, 1], {}, [6, 0]),
        (2, [1, 2], {}, [0, 6]),
        (2, [1, 1], {}, [3, 3]),
        (2, [1, 1], {1: [2]}, [0, 6]),
        (2, [1, 0], {1: [2]}, [8, 0]),
        (2, [0, 0], {}, [0, 0]),
    ],
)
def test_two_players(age: int, counts: list[int], trolls: dict[int, list[int]], expected: list[int]) -> None:
    assert rhea(counts, (2, 6), age=age, tribes="DEGTS", trolls=trolls) == expected


@pytest.mark.rule("E3", "C6")
@pytest.mark.parametrize(
    ("age", "spaces", "expected"),
    [
        (1, [2, 5, 0, 4], [0, 1, 0, 0]),
        (1, [5, 5, 0, 0], [0, 0, 0, 0]),
        (2, [9, 5, 3, 1], [2, 1, 0, 0]),
        (3, [9, 5, 3, 1], [4, 2, 1, 0]),
        (3, [9, 9, 3, 0], [3, 3, 1, 0]),
        (3, [18, 18, 18, 0], [2, 2, 2, 0]),
        (3, [0, 0, 1, 0], [0, 0, 4, 0]),
        (3, [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_the_merfolk_board_is_scored_like_a_kingdom(age: int, spaces: list[int], expected: list[int]) -> None:
    assert swum(spaces, age=age) == expected


@pytest.mark.rule("E3", "E4", "C6")
@pytest.mark.parametrize(
    ("age", "spaces", "expected"),
    [
        (1, [4, 2], [1, 0]),
        (1, [4, 0], [1, 0]),
        (2, [4, 2], [3, 0]),
        (2, [4, 4], [1, 1]),
        (2, [4, 0], [4, 0]),
        (2, [4, 2, 0], [3, 1, 0]),
        (2, [4, 0, 0], [3, 0, 0]),
        (2, [4, 4, 1], [2, 2, 0]),
    ],
)
def test_the_merfolk_board_of_two_and_three_players(age: int, spaces: list[int], expected: list[int]) -> None:
    assert swum(spaces, age=age, tribes="DEGFS") == expected


@pytest.mark.rule("E6")
def test_raids_are_asked_after_the_boards_and_before_the_bands() -> None:
    s = ended_age(
        tribes="DEGOFS",
        tokens={"r": (2, 4, 6)},
        markers={0: "r"},
        merfolk=[4],
        horde={0: "rd"},
        bands=[(0, "Gr", "Gr Gd Gi")],
        giant=(0, 3),
    )
    assert allowed(s) == {"raid", "decline"}
    assert s.glory[0] == 2 + 1 + 2
    assert s.band_won[0] == 0
    do(s, "raid")
    assert s.glory[0] == 5 + 3 + 3
    assert s.phase == Phase.DEAL


@pytest.mark.rule("E5", "C10")
def test_every_band_of_every_player_scores() -> None:
    s = ended_age(bands=[(0, "Er", "Er Ed"), (1, "Gr", "Gr Gd Gi S"), (0, "Hd", "Hd Hd Hd Hd"), (2, "Dr", "Dr S")])
    assert s.band_won[:4] == [1, 3, 6, 1]
    assert glory(s) == [7, 3, 1, 0]


@pytest.mark.rule("E7")
def test_markers_stay_and_troll_and_giant_tokens_go_back() -> None:
    s = ended_age(
        tribes="DGOTFS", markers={0: "rrd", 1: "s"}, merfolk=[3, 4], horde={1: "ra"}, trolls={2: [4]}, giant=(2, 5)
    )
    deal_next(do(s, "decline"))
    assert (markers(s, 0), markers(s, 1), horde(s, 1), s.merfolk[:2]) == ("rrd", "s", "ra", [3, 4])
    assert (s.trolls, s.giant, s.giant_size) == ([NOBODY] * 6, NOBODY, 0)


def sheet_total(s: State, p: int) -> int:
    boards = sum(s.won[p]) + s.giant_won[p] + s.claimed[p] + s.raid_won[p]
    return boards + sum(s.band_won[i] for i in range(s.bands) if s.band_owner[i] == p)


@pytest.mark.rule("E1", "E3", "E5", "E6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_items_of_the_sheet_sum_to_the_glory_of_the_age(players: int) -> None:
    tribes = "DGFOTS" if players >= 4 else "DGFOT"
    before = [0] * players
    ages = 0
    for s in random_positions(preset("english", players), tribes, seed=players):
        if s.phase in (Phase.DEAL, Phase.OVER):
            ages += 1
            assert [sheet_total(s, p) for p in range(players)] == [
                after - start for after, start in zip(glory(s), before, strict=True)
            ]
            before = glory(s)
    assert ages == (3 if players >= 4 else 2)

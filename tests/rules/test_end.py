"""Section 8: who has won."""

from collections.abc import Sequence
from typing import Any

import pytest
from support.playing import do, ended_age, glory, random_positions
from support.positions import position

from ethnos.rules import State, final_place, preset
from ethnos.rules.scoring import win_share, winners


def places(s: State) -> list[int]:
    return [final_place(s, p) for p in range(s.players)]


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("slip", "expected"),
    [
        ({"glory": [30, 40, 20, 10]}, [2, 1, 3, 4]),
        ({"glory": [30, 40, 20, 10], "markers": {3: "rrrr"}}, [2, 1, 3, 4]),
        ({"glory": [30, 30, 30, 30], "markers": {0: "r", 1: "rd", 2: "ddd"}}, [3, 2, 1, 4]),
        ({"glory": [30, 30, 30, 30], "markers": {0: "rr", 1: "ds"}}, [1, 1, 3, 3]),
    ],
)
def test_glory_then_markers_in_the_kingdoms(slip: dict[str, Any], expected: list[int]) -> None:
    assert places(position(age=3, **slip)) == expected


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("glory", "shares"),
    [
        ([30, 40, 20, 10], [0, 1, 0, 0]),
        ([40, 30, 40, 10], [1 / 2, 0, 1 / 2, 0]),
        ([40, 40, 40, 10], [1 / 3, 1 / 3, 1 / 3, 0]),
    ],
)
def test_those_in_first_place_share_the_win(glory: list[int], shares: list[float]) -> None:
    s = position(age=3, glory=glory)
    assert [win_share(s, p) for p in range(4)] == shares
    assert winners(s) == sum(share > 0 for share in shares)


@pytest.mark.rule("G1", "Orcs", "Merfolk")
def test_horde_and_merfolk_board_do_not_count_as_markers() -> None:
    s = position(age=3, tribes="DEGOFS", markers={0: "r"}, horde={1: "rd"}, merfolk=[0, 18])
    assert places(s) == [1, 2, 2, 2]


@pytest.mark.rule("G1", "Trolls")
def test_troll_tokens_do_not_break_the_last_tie() -> None:
    assert places(position(age=3, tribes="DEGTFS", trolls={1: [6]})) == [1, 1, 1, 1]


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (["Er Ed Ei"], ["Gr Gd"], [1, 2]),
        (["Er Ed"], ["Gr", "Hr", "Hd"], [1, 2]),
        (["Er Ed", "Hr Hr"], ["Gr Gd", "Dr"], [1, 2]),
        (["Er Ed", "Hr"], ["Gr Gd", "Dr"], [1, 1]),
        (["Er Ed", "Hr"], ["Gr Gd"], [1, 2]),
        (["Hr", "Er Ed"], ["Gr Gd", "Dr"], [1, 1]),
        (["Er Ed Ei", "Hr"], ["Gr Gd Gi", "Dr S"], [2, 1]),
        (["Er S S S"], ["Gr Gd Gi"], [1, 2]),
        (["Dr Dd"], ["Gr Gd"], [1, 1]),
    ],
)
def test_then_the_largest_band_as_played_then_the_next(
    first: Sequence[str], second: Sequence[str], expected: list[int]
) -> None:
    bands = [(p, band.split()[0], band) for p, played in enumerate((first, second)) for band in played]
    assert places(position(players=2, tribes="DEGHS", age=2, bands=bands)) == expected


@pytest.mark.rule("G1", "E5")
def test_the_ranking_follows_the_last_scoring() -> None:
    s = ended_age(
        age=3, glory=[10, 12, 0, 0], bands=[(0, "Er", "Er Ed Ei")], tokens={"r": (2, 4, 6)}, markers={2: "rr"}
    )
    assert glory(s) == [13, 12, 6, 0]
    assert places(s) == [1, 2, 3, 4]


@pytest.mark.rule("G1")
@pytest.mark.parametrize("players", [2, 6])
def test_there_is_always_a_winner_and_nobody_with_more_glory_ranks_lower(players: int) -> None:
    for s in random_positions(preset("english", players), None, seed=players):
        last = s
    order = sorted(range(players), key=lambda p: final_place(last, p))
    ranked = [last.glory[p] for p in order]
    assert final_place(last, order[0]) == 1
    assert ranked == sorted(ranked, reverse=True)


@pytest.mark.rule("G2", "O2", "Skeletons")
def test_ten_skeletons_end_the_game_unscored_and_the_others_rank_as_things_stand() -> None:
    s = position(
        age=1,
        current=3,
        hands={3: "S " * 10},
        glory=[5, 5, 5, 0],
        markers={0: "r", 1: "rr", 2: "r"},
        bands=[(2, "Er", "Er Ed")],
    )
    do(s, "ten Skeletons")
    assert glory(s) == [5, 5, 5, 0]
    assert places(s) == [4, 2, 3, 1]

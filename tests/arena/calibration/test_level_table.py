"""The table of the levels in docs/bots.md: what it says is what is played, and what the ratings are fitted to."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.counts import LEVEL, count
from support.tried import Record

from ethnos.arena.calibration.__main__ import LEAST, MOST, rated
from ethnos.arena.calibration.level_games import NAMES, PLAYERS, RULE, Pairing, play_pairing
from ethnos.arena.calibration.level_results import row_of, standoff_of
from ethnos.bots.bot_build import BOTS
from ethnos.bots.levels import LEVELS

DOCS = Path(__file__).parents[3] / "docs"
ROWS: list[dict[str, Any]] = json.loads((DOCS / "levels.json").read_text(encoding="utf-8"))
pytestmark = pytest.mark.xdist_group("bots")


def told(row: dict[str, Any]) -> str:
    """A share as the documents print it."""
    return f"{100 * row['share']:.1f} ± {100 * row['spread']:.1f}"


def test_the_document_has_the_table_that_was_played() -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    for upper, lower in zip(NAMES, (RULE, *NAMES), strict=False):
        line = re.search(rf"^\| `{upper}` \| {re.escape(lower)} \|(.*)\|$", text, re.MULTILINE)
        assert line is not None, upper
        cells = [cell.strip() for cell in line.group(1).split("|")]
        played = {row["players"]: told(row) for row in ROWS if (row["one"], row["other"]) == (upper, lower)}
        assert cells == [played.get(players, "–") for players in (2, 3, 4, 5, 6)]


def test_the_ratings_are_those_of_the_games() -> None:
    found = rated([standoff_of(row) for row in ROWS])
    assert found == {level.name: level.rating for level in LEVELS}


def test_steps_are_even_and_nobody_is_weaker_than_the_one_below() -> None:
    for row in ROWS:
        if row["other"] == RULE:
            continue
        assert row["share"] - row["spread"] > 1 / row["players"], row
        if row["players"] == 2:
            assert LEAST <= row["share"] <= MOST, row


def test_a_beginner_is_beaten_by_the_simple_rule_about_half_the_time() -> None:
    (row,) = (row for row in ROWS if row["other"] == RULE and row["players"] == 2)
    assert 0.45 <= row["share"] <= 0.55


@pytest.mark.parametrize(
    "row",
    [row for row in ROWS if row["one"] in PLAYERS and (row["players"] == 2 or LEVEL == "nightly")],
    ids=lambda row: f"{row['one']}-{row['players']}",
)
def test_the_table_is_played_again(row: dict[str, Any], record_property: Record) -> None:
    """Not the same games but others of the same series, so that it can be wrong by chance only."""
    if not BOTS.is_warm():
        BOTS.warm()
    deals = count(test=30, nightly=200)
    said = standoff_of(row)
    again = play_pairing(Pairing(row["one"], row["other"], row["players"], deals, series=said.pairing.series + 1), 2)
    record_property(f"strength: {again.pairing}", f"{again.share.percent()}, in the documents {told(row)}")
    apart = (again.share.spread**2 + said.share.spread**2) ** 0.5 * 2  # four standard errors
    assert again.share.mean == pytest.approx(said.share.mean, abs=max(apart, 0.02))
    assert set(row_of(again)) == set(row)

"""Whole games kept as data in tests/golden: every decision, and what became of it."""

import json
from pathlib import Path

import pytest
from golden_games import FOLDER, Golden, replay

from ethnos.rules import TribeNumber, compiled, interpreted
from ethnos.rules.speeds.rule_calls import RuleCalls

FILES = sorted(FOLDER.glob("*.json"))


def check(engine: RuleCalls, file: Path) -> None:
    golden: Golden = json.loads(file.read_text())
    assert replay(engine, golden) == {key: golden[key] for key in ("glory", "places", "digest")}


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_compiled_rules_play_the_golden_games(file: Path) -> None:
    check(compiled(), file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_interpreted_rules_play_the_golden_games(file: Path) -> None:
    check(interpreted(), file)


def test_the_golden_games_meet_every_tribe_and_number_of_players() -> None:
    games: list[Golden] = [json.loads(file.read_text()) for file in FILES]
    assert len(games) >= 12
    assert {game["players"] for game in games} == {2, 3, 4, 5, 6}
    assert {name for game in games for name in game["tribes"]} == {tribe.name for tribe in TribeNumber}

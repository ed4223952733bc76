"""Counts of decision paths from hand-made positions, kept as data in tests/perft."""

import json
from pathlib import Path

import pytest
from support.positions import position
from support.tried import Record

from ethnos.rules import compiled, interpreted
from ethnos.rules.speeds.rule_calls import RuleCalls

FILES = sorted((Path(__file__).parents[2] / "perft").glob("*.json"))
SLOW_LIMIT = 5_000  # paths: what the interpreted rules count in good time


def paths(engine: RuleCalls, file: Path, depth: int) -> int:
    states = engine.states(depth + 1)
    engine.put(states, 0, position(**json.loads(file.read_text())["position"]))
    return engine.perft(states, 0, depth, engine.decisions(depth + 1))


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_compiled_rules_count_the_same_paths(file: Path, record_property: Record) -> None:
    counts = json.loads(file.read_text())["counts"]
    record_property("paths counted (perft)", sum(counts))
    assert [paths(compiled(), file, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_interpreted_rules_count_the_same_paths(file: Path) -> None:
    counts = [n for n in json.loads(file.read_text())["counts"] if n <= SLOW_LIMIT]
    assert [paths(interpreted(), file, depth + 1) for depth in range(len(counts))] == counts


def test_there_is_a_position_for_every_tribe_and_then_some() -> None:
    tribes = {"centaurs", "dwarves", "elves", "giants", "halflings", "merfolk", "minotaurs", "orcs", "skeletons"}
    tribes |= {"trolls", "wingfolk", "wizards"}
    assert tribes <= {file.stem for file in FILES}
    assert len(FILES) >= 20

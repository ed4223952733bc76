"""The documented table is the code's; the fingerprint notices what a network would."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ethnos.encoding import OBSERVATION, OFFSET, PLANES, fingerprint
from ethnos.encoding import fingerprint as module
from ethnos.encoding.observation import encode
from ethnos.encoding.symmetry import by_kingdom, renamed_cells, renamed_decisions
from ethnos.rules import DECISIONS, Options, State, ViewRecord, legal_decisions, look, new_state, play
from ethnos.rules import decision_numbers as listed
from ethnos.rules.components import KINDS, KINGDOMS, SKELETON, TROLLS

PAGE = (Path(__file__).parents[2] / "docs" / "observation.md").read_text(encoding="utf-8")


def test_the_documented_planes_are_the_codes() -> None:
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| (\d+) \| (-?\d+) … (-?\d+) \| ([\d.]+) \| (.+) \|$", PAGE, re.M)
    said = [(int(at), name, int(w), int(low), int(high), float(s), text) for at, name, w, low, high, s, text in rows]
    assert said == [(OFFSET[p.name], p.name, p.width, p.low, p.high, p.scale, p.meaning) for p in PLANES]
    assert f"{OBSERVATION} cells of int8" in PAGE


def test_the_documented_decisions_begin_where_the_rules_say() -> None:
    starts = {int(n) for first in re.findall(r"^\| ([\d, ]+) \| [a-z]", PAGE, re.M) for n in first.split(",")}
    named = {value for name, value in vars(listed).items() if name.isupper() and isinstance(value, int)}
    assert starts == named - {KINDS, KINGDOMS, TROLLS, DECISIONS}
    assert f"one of {DECISIONS} small integers" in PAGE


def test_the_fingerprint_stands_and_notices_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint()
    there = __import__("ethnos.encoding.fingerprint", fromlist=["fingerprint"])
    assert module is fingerprint
    monkeypatch.setattr(there, "PLANES", (replace(PLANES[0], scale=2.0), *PLANES[1:]))
    assert there.fingerprint.__wrapped__() != before
    monkeypatch.undo()
    assert there.fingerprint.__wrapped__() == before

    def other(view: ViewRecord, out: list[int]) -> None:
        encode(view, out)
        out[3] ^= 1

    monkeypatch.setattr(there, "encode", other)
    assert there.fingerprint.__wrapped__() != before


def renamed(s: State, to: list[int]) -> State:
    """The same position with the kingdoms called otherwise."""
    twin = s.copy()

    def kind(card: int) -> int:
        return card - card % KINGDOMS + to[card % KINGDOMS] if 0 <= card < SKELETON else card

    for k in range(KINGDOMS):
        twin.tokens[to[k]] = s.tokens[k][:]
        for p in range(s.players):
            twin.markers[p][to[k]], twin.horde[p][to[k]] = s.markers[p][k], s.horde[p][k]
            twin.place[p][to[k]], twin.won[p][to[k]] = s.place[p][k], s.won[p][k]
    for p in range(s.players):
        for pile, n in ((twin.hand[p], s.hand_n[p]), (twin.known[p], s.known_n[p])):
            pile[:n] = sorted(kind(card) for card in pile[:n])
    twin.row[: s.row_n] = sorted(kind(card) for card in s.row[: s.row_n])
    twin.band_cards = [kind(card) for card in s.band_cards]
    twin.band_leader = [kind(card) for card in s.band_leader]
    return twin


@pytest.mark.parametrize("players", range(2, 7))
def test_kingdoms_may_be_renamed(players: int) -> None:
    """What a network sees of the renamed position is the renamed observation, and so are the decisions."""
    dice = np.random.default_rng(players)
    s = new_state(Options(players), seed=5, game=players)
    for _ in range(250):
        legal = legal_decisions(s)
        if not legal:
            break
        if not s.picked_n:
            to = [int(k) for k in dice.permutation(KINGDOMS)]
            twin, seen, other = renamed(s, to), [0] * OBSERVATION, [0] * OBSERVATION
            encode(look(s, s.current), seen)
            encode(look(twin, s.current), other)
            assert [other[cell] for cell in renamed_cells(to)] == seen
            assert sorted(int(renamed_decisions(to)[d]) for d in legal) == legal_decisions(twin)
        play(s, legal[int(dice.integers(len(legal)))])


@pytest.mark.parametrize("renamed_ones", [renamed_cells, renamed_decisions])
def test_what_a_kingdom_has_follows_its_name(renamed_ones: Callable[[Sequence[int]], Any]) -> None:
    own, shared = by_kingdom(renamed_ones)
    to = [3, 0, 5, 1, 2, 4]
    assert sorted([*own.flatten(), *shared]) == list(range(len(renamed_ones(to))))
    assert (renamed_ones(to)[own] == own[:, to]).all()
    assert (renamed_ones(to)[shared] == shared).all()

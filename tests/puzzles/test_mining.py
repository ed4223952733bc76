"""Looking for puzzles: positions come from real games, and what is written down says them whole."""

import json
import random
from pathlib import Path

import msgspec
import pytest
from support.counts import count

from ethnos import UserError
from ethnos.bots.bot_build import BOTS
from ethnos.bots.searching.blank_judge import BlankJudge
from ethnos.bots.searching.candidates import Candidate
from ethnos.bots.searching.search import Search
from ethnos.puzzles.finishing import Find, chosen, finds_in, finish, puzzle_of_find
from ethnos.puzzles.mining import first_of, gather, lines
from ethnos.puzzles.renewing import renewed, rethemed
from ethnos.puzzles.self_play import AskedPosition, Bots, SelfPlay
from ethnos.puzzles.shipped import puzzles_in
from ethnos.puzzles.sieves import Miner, Prospect, far_better, find, leader
from ethnos.rules import look, play, seat_to_act
from ethnos.rules.components import TribeNumber, tribe_of
from ethnos.rules.decision_numbers import LEAD
from ethnos.rules.facade.spelling import whole_decisions

STEPS = count(test=40, nightly=200)
SEEN = ("hand", "known", "row", "markers", "glory", "deck_n", "hand_n", "turn", "merfolk", "trolls", "giant", "symbols")


@pytest.fixture(scope="module")
def asked() -> list[AskedPosition]:
    engine = BOTS.fastest()
    games = SelfPlay(engine, BlankJudge(), series=3, first=0, games=10, rate=1.0)
    return [one for _ in range(STEPS) for one in games.step()]


def test_a_position_follows_from_the_beginning_of_its_turn(asked: list[AskedPosition]) -> None:
    assert {one.view.players for one in asked} == {2, 3, 4, 5, 6}
    assert len({one.view.phase for one in asked}) >= 4
    for one in asked:
        s = one.start.copy()
        for decision in one.said:
            play(s, decision)
        assert seat_to_act(s) == one.view.seat
        assert look(s, one.view.seat).to_bytes() == one.view.to_bytes()


def found(one: AskedPosition, dice: random.Random) -> Find:
    spellings = whole_decisions(one.view)
    tried = [
        Candidate(spelling, -float(i)) for i, spelling in enumerate(dice.sample(spellings, min(5, len(spellings))))
    ]
    prospect = Prospect(one, tried, (True, False), tried[0].spelling)
    return msgspec.json.decode(json.dumps(find(prospect, tried[0], tried, 100)), type=Find)


def test_a_find_becomes_a_puzzle_that_shows_what_was_seen(asked: list[AskedPosition]) -> None:
    dice = random.Random(3)
    for one in asked[::3]:
        if len(whole_decisions(one.view)) < 2:
            continue
        find_ = found(one, dice)
        puzzle = puzzle_of_find(find_)
        view = puzzle.view()
        assert (view.seat, view.phase) == (one.view.seat, one.view.phase)
        for name in SEEN:
            assert getattr(view, name) == getattr(one.view, name), name
        assert puzzle.tried[0].decision in [tried.decision for tried in puzzle.tried]
        assert all(decision in puzzle.game().legal() for decision in puzzle.decisions)


def test_what_is_too_much_alike_is_left_out(asked: list[AskedPosition], tmp_path: Path) -> None:
    dice = random.Random(4)
    some = [one for one in asked if len(whole_decisions(one.view)) >= 2][:40]
    finds = [found(one, dice) for one in some for _ in range(2)]
    kept = chosen(finds)
    assert 0 < len(kept) <= len(some)
    file = tmp_path / "found.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in finds) + b'{"cut off')
    assert finish([file], tmp_path / "puzzles.jsonl") == puzzles_in(tmp_path / "puzzles.jsonl") == kept
    assert len(finish([file], tmp_path / "few.jsonl", 3)) == min(3, len(kept))


def test_finds_are_gathered_and_a_line_cut_off_is_left_out(tmp_path: Path) -> None:
    out, parts = tmp_path / "found.jsonl", [tmp_path / "found.jsonl.0", tmp_path / "found.jsonl.1"]
    parts[0].write_text('{"game":[1,5]}\n{"game":[1,')
    parts[1].write_text('{"game":[1,1000007]}\n')
    gather(out, parts)
    assert lines(out) == ['{"game":[1,5]}', '{"game":[1,1000007]}']
    assert not any(part.exists() for part in parts)
    assert [first_of(lines(out), number) for number in range(3)] == [6, 1_000_008, 2_000_000]


def test_a_file_that_holds_no_finds_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text('{"game": 3}\n')
    with pytest.raises(UserError, match="line 1: this is no puzzle"):
        finds_in([tmp_path / "x.jsonl"])


def test_two_players_need_a_larger_lead() -> None:
    assert far_better(2) > far_better(3) == far_better(6) > 0


def test_the_sieves_let_through_only_what_leads_everywhere() -> None:
    """A judge that knows nothing sees no lead: nothing is found, and nothing fails."""
    engine, judge = BOTS.fastest(), BlankJudge()
    here = Miner(
        engine, Search(engine, judge, horizon=1), SelfPlay(engine, judge, 1, 0, 4, 1.0), Bots(engine), trials=16
    )
    assert [one for _ in range(3) for one in here.step()] == []
    assert here.tally.asked > 0
    here.led_by = frozenset([TribeNumber.MINOTAUR, TribeNumber.HALFLING])
    minotaurs, halflings, elves, drawn = (
        Candidate((first,), 0.0) for first in (*(LEAD + 6 * tribe for tribe in (6, 4, 2)), 0)
    )
    assert [tribe_of(each.spelling[0] - LEAD) for each in (minotaurs, halflings, elves)] == [6, 4, 2]
    assert here._may_be_led([drawn, minotaurs])
    assert not here._may_be_led([drawn, elves])
    assert here._is_led(minotaurs, drawn)
    assert here._is_led(elves, halflings), "better not led by a Halfling"
    assert not here._is_led(elves, minotaurs)
    best, lead = leader(here.search, [Candidate((0,), 0.0), Candidate((1,), -1.0)])
    assert (best.spelling, lead) == ((0,), 0.0)


def test_the_file_is_renewed_without_what_does_not_hold(asked: list[AskedPosition]) -> None:
    dice = random.Random(5)
    made = [rethemed(puzzle_of_find(found(one, dice))) for one in asked if len(whole_decisions(one.view)) >= 4][:40]
    old, new = renewed(made[:20], set(), [], 20), made[20:]
    assert 5 < len(old) <= 20
    gone = {puzzle.key for puzzle in old[:3]}
    again = renewed(old, gone, new, len(old))
    assert {puzzle.key for puzzle in old} - {puzzle.key for puzzle in again} == gone
    assert len(old) - 3 < len(again) <= len(old), "new ones take their places"
    assert [puzzle.key for puzzle in again] == sorted(puzzle.key for puzzle in again)

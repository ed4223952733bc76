"""Contests: one against others, every deal in every seat; and what searches gain in single positions."""

import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.counts import LEVEL

from ethnos.arena.networks.contest import Contest
from ethnos.arena.networks.contest_build import CONTEST
from ethnos.arena.networks.contest_journal import ContestJournal, ContestTally, decode_line
from ethnos.arena.networks.search_gain import SampledPosition, gains_in, in_points
from ethnos.arena.networks.terms import Terms
from ethnos.bots.bot_build import BOTS
from ethnos.bots.searching.search import Search
from ethnos.bots.trained.network import champion_network
from ethnos.errors import UserError
from ethnos.rules import Options, Phase, legal_decisions, look, new_state, play


def test_pieces_add_up_by_deal() -> None:
    whole = ContestTally({2: 0.5}, 10, 1) + ContestTally({1: 0.0, 0: 0.25}, 30, 3)
    assert list(whole.shares.items()) == [(0, 0.25), (1, 0.0), (2, 0.5)]
    assert (whole.searched, whole.changed) == (40, 4)
    assert str(whole) == f"25.0% ± {430.27 * 0.25 / 3**0.5:.1f} of the wins in 3 deals, 10% overruled"


def test_a_contest_that_was_cut_goes_on(tmp_path: Path) -> None:
    """What its file holds is not played again, unless it is of other weights or terms; nothing in it is lost."""
    ours, theirs, file = tmp_path / "a", tmp_path / "b", tmp_path / "kept"
    ours.write_bytes(b"1")
    theirs.write_bytes(b"2")
    few, many = (Terms(4, trials, 6, 0.9, 0.5, 0.002, 1e-8) for trials in (500, 1700))
    ContestJournal([few, many], ours, theirs, 7, file).add(few, ContestTally({0: 0.5, 3: 0.25}, 10, 1))
    again = ContestJournal([few, many], ours, theirs, 7, file)
    assert again.missing(few, range(4)) == (1, 2)
    assert again.missing(many, range(2)) == (0, 1)
    assert again.add(few, ContestTally({1: 0.0}, 5, 0)) == ContestTally({0: 0.5, 1: 0.0, 3: 0.25}, 15, 1)
    other = ContestJournal([few], theirs, ours, 7, file)
    assert other.missing(few, range(2)) == (0, 1)
    other.add(few, ContestTally({0: 1.0}))
    assert ContestJournal([few], ours, theirs, 7, file).missing(few, range(4)) == (2,)
    assert ContestJournal([few], ours, theirs, 8, file).missing(few, range(1)) == (0,)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"nonsense\n", "not the journal"),
        (b"{}\n", "not the journal"),
        (b'{"ethnos_contest": 1, "rules": 0}\n', "begin a new journal"),
        (b'{"ethnos_contest": 1, "rules": 1}\n{"one": 1}\n', "line 2: damaged"),
        (b'{"ethnos_contest": 1, "rules": 1}\n[]\n', "line 2: damaged"),
    ],
)
def test_a_file_that_is_no_journal_of_contests_is_refused(content: bytes, words: str, tmp_path: Path) -> None:
    weights, file = tmp_path / "a", tmp_path / "kept"
    weights.write_bytes(b"1")
    file.write_bytes(content)
    with pytest.raises(UserError, match=words):
        ContestJournal([], weights, weights, 7, file)
    assert file.read_bytes() == content


@pytest.mark.parametrize("speed", ["interpreted", *(["compiled"] if LEVEL != "test" else [])])
def test_without_search_every_seat_of_a_deal_plays_the_same_game(speed: str) -> None:
    """So the shares of the one add up to one win."""
    engine = CONTEST.compiled() if speed == "compiled" else CONTEST.interpreted()
    judge = champion_network()
    played = Contest(engine, judge, judge, Terms(2, 0, 0, 0, 0, 0, 0)).play([0, 3])
    assert played == ContestTally({0: 0.5, 3: 0.5})


def test_a_gain_is_the_difference_of_two_decisions_played_on() -> None:
    """Of a search that always overrules; one that never does, or that has one candidate only, gains nothing."""
    s, dice, engine, network = new_state(Options(4), seed=31), random.Random(31), BOTS.compiled(), champion_network()
    places: list[SampledPosition] = []
    while len(places) < 6:
        if s.phase == Phase.TURN and not s.picked_n and s.turn % 5 == 0:
            places.append(SampledPosition(s.turn, look(s, s.current)))
        play(s, dice.choice(legal_decisions(s)))
    never, narrow, always = (
        Terms(4, 240, 1, 1.0, 0.0, margin, least)
        for margin, least in ((2.0, Search.least), (-2.0, 1.0), (-2.0, Search.least))
    )
    still, alone, moved = gains_in(engine, network, places, (never, narrow, always), far=2, seed=9)
    assert [(each.gain, each.overruled) for each in still] == [(0.0, False)] * len(still)
    assert still
    assert alone == still
    assert all(each.overruled for each in moved)
    candidates = Search(engine, network).candidates([place.view for place in places])
    chosen = {place.deal: found for place, found in zip(places, candidates, strict=True) if len(found) > 1}
    assert [each.deal for each in moved] == list(chosen)
    seeds = [~(9 + i) for i, found in enumerate(candidates) if len(found) > 1]
    views = [place.view for place in places if place.deal in chosen]
    Search(engine, network, horizon=2, trace=1.0).play(views, list(chosen.values()), 600, seeds)
    for each, found in zip(moved, chosen.values(), strict=True):
        gains = [candidate.share - found[0].share for candidate in found[1:]]
        assert min(abs(each.gain - gain) for gain in gains) < 1e-5


def test_an_interval_counts_deals_not_positions() -> None:
    gains = np.random.default_rng(1).normal(0, 1, 50)
    alone = in_points(gains, range(50))
    assert in_points(np.repeat(gains, 4), np.repeat(np.arange(50), 4).tolist()) == alone
    assert in_points(np.repeat(gains, 4), range(200)) != alone


def kept_in(file: Path) -> dict[int, ContestTally]:
    """What the journal of a contest holds, by the trials of a decision."""
    found: dict[int, ContestTally] = {}
    for text in file.read_bytes().splitlines()[1:]:
        line = decode_line(text)
        found[line.terms.simulations] = found.get(line.terms.simulations, ContestTally({})) + line.played
    return found


@pytest.mark.skipif(LEVEL == "test", reason="compiles all that contests need")
def test_a_contest_by_the_command_repeats_itself_whatever_the_processes(tmp_path: Path) -> None:
    figures = []
    for processes in (1, 2):
        file = tmp_path / f"{processes}.json"
        words = ["--deals", "3", "--simulations", "0", "24", "--processes", str(processes), "--json", str(file)]
        subprocess.run([sys.executable, "-m", "ethnos.arena.networks.contest", *words], check=True)
        figures.append(kept_in(file))
    assert figures[0] == figures[1]
    plain, searching = figures[0][0], figures[0][24]
    # Without search all seats of a deal play the same game, so the shares add up to one win.
    assert plain.shares == pytest.approx({0: 0.25, 1: 0.25, 2: 0.25})
    assert plain.changed == 0 < searching.changed
    file = tmp_path / "cut.json"
    for deals in ("1", "3"):  # cut after a deal, and gone on with
        words = ["--deals", deals, "--simulations", "24", "--json", str(file)]
        told = subprocess.run(
            [sys.executable, "-m", "ethnos.arena.networks.contest", *words], check=True, capture_output=True
        )
    assert b"in 1 deals" not in told.stdout
    assert kept_in(file)[24].shares == searching.shares


@pytest.mark.skipif(LEVEL == "test", reason="compiles all that contests need")
def test_what_searches_gain_by_the_command(tmp_path: Path) -> None:
    file = tmp_path / "gains.json"
    words = ["--jobs", "1", "--far", "2"]
    for margin in ("-2", "2"):
        words += ["--search", "240", "1", "1", "0", margin, "1e-5", "0"]
    subprocess.run([sys.executable, "-m", "ethnos.arena.networks.search_gain", *words, "--json", str(file)], check=True)
    moved, still = json.loads(file.read_text())
    assert len(moved["found"]) == len(still["found"]) > 0
    assert all(each["overruled"] for each in moved["found"])
    assert all(each["gain"] == 0 for each in still["found"])

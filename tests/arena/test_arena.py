"""Matches: the same deals in every seat, whoever plays them and however often they die."""

import math
import multiprocessing
import os
import random
import threading
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from support.counts import count
from support.tried import Record

from ethnos.arena import pool
from ethnos.arena.match import Chunk, Match, Outcome, play_chunk, play_for
from ethnos.arena.match_journal import MatchJournal
from ethnos.arena.pool import WorkerFailed, on_processes
from ethnos.arena.statistics import standings
from ethnos.bots.bot_build import BOTS
from ethnos.bots.handmade.builtin import BUILTIN
from ethnos.cli.commands.arena_match import pieces
from ethnos.errors import UserError

pytestmark = pytest.mark.xdist_group("bots")


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    BOTS.warm()


def test_every_deal_is_played_in_every_rotation() -> None:
    match = Match(("steward", "novice", "novice", "random"), 4, deals=3)
    games = [match.game(number) for number in range(match.games)]
    assert Counter(deal for deal, _ in games) == {0: 4, 1: 4, 2: 4}
    assert {bots.index("steward") for deal, bots in games if deal == 1} == {0, 1, 2, 3}
    assert match.names == ("steward", "novice", "random")


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        (("steward", "novice"), 2, 1),
        (("steward", "novice", "random"), 2, 3),
        (("steward", "novice"), 4, 2),
        (("steward",), 4, 1),
        (("steward", "novice", "random"), 5, 6),
    ],
)
def test_a_round_robin_meets_everybody(bots: tuple[str, ...], players: int, tables: int) -> None:
    match = Match(bots, players, deals=1)
    assert len(match.tables) == tables
    assert {name for table in match.tables for name in table} == set(bots)


def test_results_do_not_depend_on_how_a_match_is_cut() -> None:
    match = Match(("steward", "novice", "random"), 3, deals=6)
    whole = play_chunk(match, 0, match.games)
    parts = play_chunk(match, 0, 5) + play_chunk(match, 5, match.games)
    assert parts == whole
    chunks = [Chunk(i, i + 3) for i in range(0, match.games, 3)]
    spread = dict(on_processes(partial(play_for, match, False), chunks, processes=2))
    assert [result for chunk in sorted(spread) for result in spread[chunk]] == whole


def test_bots_that_are_not_compiled_are_asked_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(("novice", "random"), 2, deals=1)
    monkeypatch.setattr(Match, "is_compiled", property(lambda self: False))
    results = play_chunk(match, 0, 2)
    assert results == play_chunk(match, 0, 1) + play_chunk(match, 1, 2)
    assert [results[0].places[0], results[1].places[1]] == [1, 1]  # the novice, in either seat


def test_no_game_is_lost_or_doubled_when_workers_are_killed(
    monkeypatch: pytest.MonkeyPatch, record_property: Record
) -> None:
    wanted = count(test=2, nightly=25)
    match = Match(("steward",), 4, deals=3_000 * wanted, series=5)
    chunk, deaths, dice = 60, [0], random.Random(1)
    ended = pool._PoolWorker.end

    def end(worker: "pool._PoolWorker[Chunk, list[Outcome]]") -> None:
        deaths[0] += worker.job is not None
        ended(worker)

    def kill() -> None:
        children = multiprocessing.active_children()
        if children:
            dice.choice(children).kill()

    monkeypatch.setattr(pool._PoolWorker, "end", end)
    got: Counter[int] = Counter()
    found: dict[int, Outcome] = {}
    size, rounds, each = 0, 0, 40
    while deaths[0] < wanted:
        first = rounds * each * chunk
        chunks = [Chunk(first + i * chunk, first + (i + 1) * chunk) for i in range(each)]
        for played, results in on_processes(partial(play_for, match, False), chunks, 2):
            got[played.start] += 1
            if dice.random() < 0.1:  # by results, not by the clock: on a busy machine a worker begins slowly
                threading.Timer(dice.uniform(0, 0.2), kill).start()
            size += len(results)
            found |= dict(enumerate(results, start=played.start))
        rounds += 1
    record_property("kills of the arena's workers", deaths[0])
    record_property("games through those kills, none lost or doubled", size)
    assert set(got.values()) == {1}
    assert set(got) == set(range(0, rounds * each * chunk, chunk))
    assert size == rounds * each * chunk
    assert [found[i] for i in range(0, size, 97)] == [play_chunk(match, i, i + 1)[0] for i in range(0, size, 97)]


def test_a_journal_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match = Match(("novice", "random"), 2, deals=10)
    file = tmp_path / "journal"
    first = MatchJournal(file, match)
    first.add(0, play_chunk(match, 0, 7))
    with file.open("ab") as out:
        out.write(b'{"start": 7, "resu')  # the machine went down in the middle of a line
    second = MatchJournal(file, match)
    assert second.results == first.results
    missing = pieces(match, set(second.results), chunk=5)
    assert sum(end - start for start, end in missing) == match.games - 7
    for start, end in missing:
        second.add(start, play_chunk(match, start, end))
    third = MatchJournal(file, match)
    assert [third.results[i] for i in range(match.games)] == play_chunk(match, 0, match.games)


@pytest.mark.parametrize(("content", "words"), [(b"nonsense\n", "not the journal"), (b"\xff\xfe\n", "not the journal")])
def test_a_file_that_is_no_journal_is_refused(content: bytes, words: str, tmp_path: Path) -> None:
    file = tmp_path / "journal"
    file.write_bytes(content)
    with pytest.raises(UserError, match=words):
        MatchJournal(file, Match(("novice", "random"), 2, deals=1))
    assert file.read_bytes() == content


def test_the_journal_of_another_match_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    match = Match(("novice", "random"), 2, deals=2)
    MatchJournal(file, match).add(0, play_chunk(match, 0, 2))
    with pytest.raises(UserError, match="another match"):
        MatchJournal(file, Match(("novice", "random"), 2, deals=3))
    whole = file.read_bytes()
    for old, new in (
        (b'"start":0', b'"start":x'),
        (b'"start":0', b'"start":3'),
        (b'"start":0', b'"start":-1'),
        (b'"places":[1', b'"places":[2,1'),
        (b'"places":[1,2]', b'"places":[2,2]'),
    ):
        file.write_bytes(whole.replace(old, new))
        with pytest.raises(UserError, match="line 2"):
            MatchJournal(file, match)
    file.write_bytes(whole.split(b"\n")[0])
    with pytest.raises(UserError, match="cut off"):
        MatchJournal(file, match)
    file.write_bytes(whole.replace(b"steward ", b"steward 0"))
    with pytest.raises(UserError, match="begin a new journal"):
        MatchJournal(file, match)


class Broken:
    name = "broken"

    def think(self, *args: object, **more: object) -> None:
        raise RuntimeError("no idea")


def test_a_bot_that_fails_is_named_in_the_standings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ethnos.arena.match.bot_of", lambda name: Broken() if name == "broken" else BUILTIN[name])
    match = Match(("broken", "random"), 2, deals=1)
    found = {one.name: one for one in standings(match, dict(enumerate(play_chunk(match, 0, 2))))}
    assert found["broken"].failed_games == 2
    assert "no idea" in str(found["broken"].failure)
    assert found["random"].failure is None


def test_games_that_end_every_worker_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "DEATHS", 2)
    with pytest.raises(WorkerFailed, match="7: every worker that takes it ends"):
        list(on_processes(os._exit, [7], processes=1))


def test_what_a_worker_raises_is_told() -> None:
    with pytest.raises(WorkerFailed, match=r"-4\.0: ValueError") as raised:
        list(on_processes(math.log, [-4.0], processes=1))
    assert "in _serve" in raised.value.__notes__[0]


@pytest.mark.parametrize("processes", [0, -1])
def test_jobs_without_a_process_are_refused(processes: int) -> None:
    with pytest.raises(UserError, match=f"{processes} processes: the jobs need at least one"):
        list(on_processes(math.log, [4.0], processes))


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="processes cannot be kept to cores here")
def test_a_worker_can_be_kept_to_a_core_of_its_own() -> None:
    found = dict(on_processes(os.sched_getaffinity, [0], processes=1, core_each=True))
    assert len(found[0]) == 1
    assert found[0] <= os.sched_getaffinity(0)


def test_wins_are_shared_and_margins_are_to_the_best_rival() -> None:
    match = Match(("novice", "random"), 2, deals=2)
    drawn, won = Outcome((1, 1), (10, 10)), Outcome((2, 1), (4, 9))
    novice, rival = sorted(standings(match, {0: drawn, 1: won, 2: drawn, 3: won}), key=lambda s: s.name)
    assert novice.margin_interval == (2.5, 2.5)
    assert novice.rank_interval == (1.0, 1.0)
    assert (novice.games, novice.win_share, novice.mean_rank, novice.mean_margin) == (4, 0.75, 1.0, 2.5)
    assert (rival.win_share, rival.mean_margin) == (0.25, -2.5)


def test_one_deal_tells_nothing_of_others() -> None:
    match = Match(("novice", "random"), 2, deals=1)
    novice = standings(match, {0: Outcome((1, 2), (9, 4)), 1: Outcome((2, 1), (4, 9))})[0]
    assert (novice.win_share, novice.low, novice.high, novice.rank_interval) == (1.0, 0.0, 1.0, (1.0, 2.0))


def test_ratings_put_the_ladder_in_order() -> None:
    match = Match(("random", "steward", "novice"), 2, deals=12)
    found = standings(match, dict(enumerate(play_chunk(match, 0, match.games))))
    assert [one.name for one in sorted(found, key=lambda s: -(s.rating or 0))] == ["steward", "novice", "random"]


LADDER = [("steward", "random", 0.97), ("steward", "novice", 0.75), ("novice", "random", 0.60)]


@pytest.mark.parametrize(("one", "others", "least"), LADDER)
@pytest.mark.parametrize("players", [4] if count(test=1, nightly=2) == 1 else [2, 3, 4, 5, 6])
def test_the_ladder_holds(one: str, others: str, least: float, players: int, record_property: Record) -> None:
    """One against the rest, by the lower end of the interval; the aims are for four players."""
    match = Match((one, *[others] * (players - 1)), players, deals=count(test=50, nightly=1_000))
    found = standings(match, dict(enumerate(play_chunk(match, 0, match.games, threads=None))))
    first = next(standing for standing in found if standing.name == one)
    share = f"{first.win_share:.1%} ({first.low:.1%} – {first.high:.1%})"
    record_property(f"strength, {players} players: {one} against {others}", share)
    assert first.low >= least if players == 4 else first.low > 1 / players

"""The bots' processes: they get views and nothing else, and whatever they do, somebody answers."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import psutil
import pytest
from support.devices import NOVICE, Device, NewDevice, good, refusal, wait_until
from support.servers import Inside

from ethnos import Game
from ethnos.bots import Answer, Budget, ask, bot_named, legal_for
from ethnos.game.views import view_of
from ethnos.rules import ViewRecord
from ethnos.server import bot_pool as pool_module
from ethnos.server.bot_pool import BotPool, BotsLost
from ethnos.server.tokens import bot_seed
from ethnos.server.worker import LENGTH, BotJob, framed

pytestmark = pytest.mark.xdist_group("servers-pool")

GAME = Game(3, seed=1)
VIEW = GAME.observe(GAME.seat_to_act).to_bytes()
LEGAL = GAME.legal()
SEED = 7
BRIEF = 0.05  # seconds of thinking
ODD = """
import os, sys, time
from ethnos.bots import Answer
from ethnos.game import Raid

class Odd:
    def __init__(self, what):
        self.name = f"odd-{what}"
        self.what = what

    def think(self, view, legal, budget, seed, reasons=False):
        with open(os.environ["ODD_MARK"], "a") as mark:
            mark.write(f"{self.what} {os.environ.get('ETHNOS_DATABASE')}\\n")
        if self.what == "raises":
            raise ZeroDivisionError("oh")
        if self.what == "stalls":
            time.sleep(600)
        if self.what == "exits":
            os._exit(3)
        if self.what == "illegal":
            return Answer(Raid())
        if self.what == "prints":
            print("x" * 100_000)
            os.write(1, b"\\x00\\x00\\x00\\x01\\xff")
            sys.stdout.flush()
        return Answer(legal[-1])

def broken():
    raise ImportError("no such weights")
"""
KINDS = ("raises", "stalls", "exits", "illegal", "prints", "answers")


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of odd bots, installed for the worker processes and for us; the file where they leave a mark."""
    folder = tmp_path / "site"
    about = folder / "oddbots-1.0.dist-info"
    about.mkdir(parents=True)
    makers = "\n".join(f"def make_{kind}(): return Odd({kind!r})" for kind in KINDS)
    (folder / "oddbots.py").write_text(ODD + makers)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: oddbots\nVersion: 1.0\n")
    points = "\n".join(f"odd-{kind} = oddbots:make_{kind}" for kind in KINDS)
    (about / "entry_points.txt").write_text(f"[ethnos.bots]\n{points}\nodd-broken = oddbots:broken\n")
    mark = tmp_path / "mark"
    monkeypatch.setenv("ODD_MARK", str(mark))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.syspath_prepend(str(folder))
    return mark


def with_pool(size: int, work: Callable[[BotPool], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        pool = BotPool(size)
        await pool.start()
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def steward() -> Answer:
    view = ViewRecord.from_bytes(VIEW)
    return bot_named("steward").think(view, legal_for(view), Budget(BRIEF), SEED)


def gone(pid: int) -> bool:
    return not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


# What they answer


def test_a_bot_answers_in_its_process_what_it_would_here() -> None:
    bots = ("novice", "random", "steward")

    async def work(pool: BotPool) -> list[Answer]:
        return [await pool.ask(bot, VIEW, SEED, BRIEF) for bot in bots]

    for bot, told in zip(bots, with_pool(1, work), strict=True):
        assert told == ask(bot_named(bot), ViewRecord.from_bytes(VIEW), Budget(BRIEF), SEED).answer
        assert told.decision in LEGAL


def test_reasons_are_told_when_asked_for() -> None:
    told = with_pool(1, lambda pool: pool.ask("steward", VIEW, SEED, BRIEF, reasons=True))
    assert told.reasons


def test_plug_in_bots_play_and_what_they_print_is_no_answer(odd: Path) -> None:
    async def work(pool: BotPool) -> list[Answer]:
        return [await pool.ask(bot, VIEW, SEED, BRIEF) for bot in ("odd-answers", "odd-prints", "odd-prints")]

    assert [one.decision for one in with_pool(1, work)] == [LEGAL[-1]] * 3


@pytest.mark.parametrize(
    "bots",
    [("odd-raises", "odd-illegal", "odd-stalls"), ("odd-exits", "odd-broken", "nobody")],
    ids=["its process lives on", "its process is lost"],
)
def test_for_a_bot_that_fails_the_steward_answers(
    odd: Path, bots: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    async def work(pool: BotPool) -> list[Answer]:
        return [await pool.ask(bot, VIEW, SEED, BRIEF) for bot in (*bots, "novice")]

    *told, after = with_pool(1, work)
    assert [one.decision for one in told] == [steward().decision] * len(bots)
    assert after.decision in LEGAL, "and the pool goes on"
    assert [getattr(record, "bot", None) for record in caplog.records if record.name == "ethnos.bot_pool"] == list(bots)


# What becomes of them


def test_a_process_killed_while_thinking_is_replaced(odd: Path) -> None:
    async def work(pool: BotPool) -> Answer:
        thinking = asyncio.create_task(pool.ask("odd-stalls", VIEW, SEED, 30))
        await asyncio.to_thread(wait_until, odd.exists)
        (pid,) = pool.processes
        os.kill(pid, signal.SIGKILL)
        told = await thinking
        assert pool.processes != [pid]
        return told

    assert with_pool(1, work).decision == steward().decision


def test_a_process_that_hangs_is_replaced() -> None:
    async def work(pool: BotPool) -> Answer:
        await pool.ask("novice", VIEW, SEED, BRIEF)
        (pid,) = pool.processes
        os.kill(pid, signal.SIGSTOP)
        told = await pool.ask("novice", VIEW, SEED, BRIEF)
        assert pool.processes != [pid]
        assert gone(pid)
        return told

    assert with_pool(1, work).decision == steward().decision


def test_there_are_as_many_processes_as_asked_for() -> None:
    async def work(pool: BotPool) -> tuple[list[Answer], list[int]]:
        answers = await asyncio.gather(*(pool.ask("novice", VIEW, seed, BRIEF) for seed in range(12)))
        return answers, pool.processes

    answers, processes = with_pool(2, work)
    assert len(answers) == 12
    assert len(set(processes)) == 2
    assert all(gone(pid) for pid in processes), "and none is left when the pool is closed"


def test_whoever_stops_waiting_spoils_nothing(odd: Path) -> None:
    async def work(pool: BotPool) -> Answer:
        thinking = asyncio.create_task(pool.ask("odd-stalls", VIEW, SEED, 30))
        await asyncio.to_thread(wait_until, odd.exists)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        return await pool.ask("novice", VIEW, SEED, BRIEF)

    told = with_pool(1, work)
    assert told == ask(bot_named("novice"), ViewRecord.from_bytes(VIEW), Budget(BRIEF), SEED).answer


def test_where_no_process_answers_the_crew_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "sys", SimpleNamespace(executable="/bin/false"))
    with pytest.raises(BotsLost):
        with_pool(1, lambda pool: pool.ask("novice", VIEW, SEED, BRIEF))


# What they are told


def test_only_views_go_to_a_process(server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each job is the view of the seat that is asked, and dice that tell nothing of the secret."""
    sent: list[bytes] = []

    def noted(job: BotJob) -> bytes:
        sent.append(framed(job))
        return sent[-1]

    monkeypatch.setattr(pool_module, "framed", noted)
    place = device().lay("Ada", NOVICE, NOVICE, start=True)
    wait_until(lambda: place.to_act == 0)
    while len(sent) < 8:
        good(place.decide(0, place.legal(0)[0]))
        wait_until(lambda: place.to_act == 0)
    parts = server.server.config.app.app.state.parts  # type: ignore[union-attr]
    table = parts.house.rooms[place.id].table
    game = table.game
    assert game is not None
    moments = [number for number, played in enumerate(game.history) if played.seat != 0]
    for number, frame in zip(moments, sent, strict=False):
        body = msgspec.msgpack.decode(frame[LENGTH.size :])
        assert set(body) == {"bot", "view", "seed", "seconds", "reasons"}
        before = game.at(number)
        seat = before.seat_to_act
        assert body["view"] == before.observe(seat).to_bytes()
        seen = view_of(ViewRecord.from_bytes(body["view"]), game.names)
        assert [player.seat for player in seen.players if player.hand is not None] == [seat]
        for hidden in (table.secret, table.secret.hex().encode(), table.id.encode()):
            assert hidden not in frame
    (pid,) = parts.turns.pool.processes
    assert psutil.Process(pid).cmdline()[1:] == ["-m", "ethnos.server.worker"]


def test_a_bots_dice_are_its_own_at_every_question() -> None:
    secrets = [bytes([number]) * 32 for number in range(4)]
    seeds = {bot_seed(secret, asked) for secret in secrets for asked in range(100)}
    assert len(seeds) == 400
    assert bot_seed(secrets[0], 5) == bot_seed(secrets[0], 5), "the same after a restart"


def test_a_bot_is_not_told_where_the_tables_are(odd: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ETHNOS_DATABASE", "postgresql://ethnos:password@db/tables")
    with_pool(1, lambda pool: pool.ask("odd-answers", VIEW, SEED, BRIEF))
    assert odd.read_text() == "answers None\n"


# At a table


def test_a_game_goes_on_when_its_bots_process_is_killed(server: Inside, device: NewDevice) -> None:
    place = device().lay(NOVICE, NOVICE, NOVICE, start=True)
    stream = place.live()
    first = stream.until(lambda told: told["type"] == "snapshot")["seq"]
    parts = server.server.config.app.app.state.parts  # type: ignore[union-attr]
    for number in range(1, 4):
        stream.up_to(first + 10 * number)
        for pid in parts.turns.pool.processes:
            os.kill(pid, signal.SIGKILL)
    stream.up_to(first + 60)
    assert list(stream.entries) == list(range(first + 1, first + 61))


def test_a_plug_in_bot_is_offered_and_seated(odd: Path, device: NewDevice) -> None:
    one: Device = device()
    assert "odd-answers" in one.client.get("/api/about").json()["bots"]
    place = one.lay("Ada", {"type": "bot", "bot": "odd-answers"})
    assert place.table["seats"][1]["name"] == "odd-answers"
    assert refusal(place.seat_bot(1, bot="odd-nobody")) == (422, "unknown-bot")

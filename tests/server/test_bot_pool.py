"""The bots' processes: they get views and nothing else, and whatever they do, somebody answers."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import psutil
import pytest
from support import odd_bots
from support.counts import PATIENCE
from support.devices import NOVICE, Device, NewDevice, good, refusal, wait_until
from support.servers import Inside

from ethnos import Game
from ethnos.bots import Answer, Budget, ask, bot_named, legal_for
from ethnos.bots.bot_build import BOTS
from ethnos.game.decisions import spell
from ethnos.game.views import view_of
from ethnos.review.parts import PartDone, ReviewPart, SeenDecision, work_on
from ethnos.rules import ViewRecord
from ethnos.server import bot_pool as pool_module
from ethnos.server.bot_pool import BotPool, BotsLost, NotWanted
from ethnos.server.bot_queue import Errand
from ethnos.server.metrics import Metrics
from ethnos.server.tokens import bot_seed
from ethnos.server.worker import LENGTH, BotJob, Done, framed, is_slow

pytestmark = pytest.mark.xdist_group("servers-pool")

GAME = Game(3, seed=1)
VIEW = GAME.observe(GAME.seat_to_act).to_bytes()
LEGAL = GAME.legal()
SEED = 7
BRIEF = 0.05  # seconds of thinking


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return odd_bots.install(tmp_path, monkeypatch)


def with_pool(size: int, work: Callable[[BotPool], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        pool = BotPool(size, Metrics())
        await pool.start()
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


async def told(
    pool: BotPool, bot: str, seed: int = SEED, seconds: float = BRIEF, reasons: bool = False, table: str = "table"
) -> Done:
    job = BotJob(bot, VIEW, seed, seconds, reasons)
    return await pool.ask(job, Errand("turn", "address", table, slow=is_slow(job)))


def replaced(pool: BotPool, bot: str) -> float:
    """How often the metrics say that the steward answered for a bot."""
    return pool.metrics.registry.get_sample_value("ethnos_bots_replaced_total", {"bot": bot}) or 0.0


def steward() -> Answer:
    view = ViewRecord.from_bytes(VIEW)
    return bot_named("steward").think(view, legal_for(view), Budget(BRIEF), SEED)


def says(mark: Path, text: str) -> bool:
    return mark.exists() and mark.read_text() == text


def gone(pid: int) -> bool:
    return not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


# What they answer


def test_a_bot_answers_in_its_process_what_it_would_here() -> None:
    bots = ("novice", "random", "steward")

    async def work(pool: BotPool) -> list[Done]:
        return [await told(pool, bot) for bot in bots]

    for bot, done in zip(bots, with_pool(1, work), strict=True):
        assert done.answer == ask(bot_named(bot), ViewRecord.from_bytes(VIEW), Budget(BRIEF), SEED).answer
        assert done.answer.decision in LEGAL
        assert (done.by, done.mishap) == (bot, None)


def test_a_part_of_a_review_is_worked_on_in_a_process_as_it_would_be_here() -> None:
    part = ReviewPart(decisions=(SeenDecision(VIEW, spell(GAME.observe(GAME.seat_to_act), LEGAL[0])),), views=(VIEW,))

    async def work(pool: BotPool) -> PartDone:
        return await pool.work(part, Errand("review", "address", "table", slow=is_slow(part)))

    done = with_pool(1, work)
    assert done == work_on(part)
    assert len(done.weighed) == len(done.chances) == 1


def test_a_review_waits_for_the_rules_to_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, a part takes minutes, and would be taken for a process that hangs."""
    asked = 0

    def warming() -> bool:
        nonlocal asked
        asked += 1
        return asked < 3

    monkeypatch.setattr(BOTS, "is_warming", warming)
    monkeypatch.setattr("ethnos.server.bot_pool.SOON", 0.01)

    async def work(pool: BotPool) -> PartDone:
        monkeypatch.setattr(pool, "_part", begun)
        return await pool.work(ReviewPart(views=(VIEW,)), Errand("review", "address", "table", slow=True))

    async def begun(*_: object) -> PartDone:
        return PartDone(chances=(float(asked),))

    assert with_pool(1, work).chances == (3.0,)


def test_reasons_are_told_when_asked_for() -> None:
    assert with_pool(1, lambda pool: told(pool, "steward", reasons=True)).answer.reasons


def test_plug_in_bots_play_and_what_they_print_is_no_answer(odd: Path) -> None:
    async def work(pool: BotPool) -> list[Done]:
        return [await told(pool, bot) for bot in ("odd-answers", "odd-prints", "odd-prints")]

    assert [one.answer.decision for one in with_pool(1, work)] == [LEGAL[-1]] * 3


@pytest.mark.parametrize(
    "bots",
    [("odd-raises", "odd-illegal", "odd-broken", "nobody"), ("odd-stalls", "odd-exits")],
    ids=["its process lives on", "its process is lost"],
)
def test_for_a_bot_that_fails_the_steward_answers_and_it_is_said(
    odd: Path, bots: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    async def work(pool: BotPool) -> tuple[list[Done], list[float]]:
        done = [await told(pool, bot) for bot in (*bots, "novice")]
        return done, [replaced(pool, bot) for bot in (*bots, "novice")]

    (*done, after), counted = with_pool(1, work)
    assert [one.answer.decision for one in done] == [steward().decision] * len(bots)
    assert [one.by for one in done] == ["steward"] * len(bots)
    assert all(bot in (one.mishap or "") for bot, one in zip(bots, done, strict=True))
    assert (after.by, after.mishap) == ("novice", None), "and the pool goes on"
    assert counted == [*([1] * len(bots)), 0]
    said = [getattr(record, "bot", None) for record in caplog.records if record.name == "ethnos.bot_pool"]
    assert list(dict.fromkeys(said)) == list(bots)


# What becomes of them


def test_a_process_killed_while_thinking_is_replaced_and_the_bot_asked_once_more(odd: Path) -> None:
    async def work(pool: BotPool) -> Done:
        thinking = asyncio.create_task(told(pool, "odd-stalls", seconds=30))
        for marks in ("stalls None\n", "stalls None\n" * 2):
            await asyncio.to_thread(wait_until, partial(says, odd, marks))
            (pid,) = pool.processes
            os.kill(pid, signal.SIGKILL)
        done = await thinking
        assert pool.processes != [pid]
        return done

    done = with_pool(1, work)
    assert (done.answer.decision, done.by) == (steward().decision, "steward")


def killed(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    wait_until(lambda: gone(pid))


def stopped(pid: int) -> None:
    os.kill(pid, signal.SIGSTOP)


@pytest.mark.parametrize("harm", [killed, stopped])
def test_a_process_that_is_lost_costs_the_next_table_nothing(
    monkeypatch: pytest.MonkeyPatch, harm: Callable[[int], None]
) -> None:
    """Whatever the bot before it did to the process: it is the novice that plays the novice's seat."""
    monkeypatch.setattr(pool_module, "LOAD", 1.0)

    async def work(pool: BotPool) -> Done:
        await told(pool, "novice")
        (pid,) = pool.processes
        await asyncio.to_thread(harm, pid)
        done = await told(pool, "novice")
        assert pool.processes != [pid]
        assert gone(pid)
        assert replaced(pool, "novice") == 0
        return done

    done = with_pool(1, work)
    assert (done.by, done.mishap) == ("novice", None)
    assert done.answer == ask(bot_named("novice"), ViewRecord.from_bytes(VIEW), Budget(BRIEF), SEED).answer


def test_a_bot_that_stalls_is_not_left_behind_in_the_process_of_the_next(odd: Path) -> None:
    async def work(pool: BotPool) -> bool:
        await told(pool, "odd-answers")
        (pid,) = pool.processes
        await told(pool, "odd-stalls")
        await told(pool, "novice")
        return gone(pid)

    assert with_pool(1, work)


def test_loading_is_no_thinking(odd: Path) -> None:
    """A bot that takes longer to load than it may think is the one who answers."""
    done = with_pool(1, lambda pool: told(pool, "odd-loads"))
    assert (done.by, done.mishap) == ("odd-loads", None)


def test_there_are_as_many_processes_as_asked_for() -> None:
    async def work(pool: BotPool) -> tuple[list[Done], list[int]]:
        answers = await asyncio.gather(*(told(pool, "novice", seed=seed) for seed in range(12)))
        return answers, pool.processes

    answers, processes = with_pool(2, work)
    assert len(answers) == 12
    assert len(set(processes)) == 2
    assert all(gone(pid) for pid in processes), "and none is left when the pool is closed"


def test_slow_bots_leave_a_process_to_the_others(odd: Path) -> None:
    """However many of them are asked, a novice is answered while they think."""

    async def work(pool: BotPool) -> Done:
        slow = [asyncio.create_task(told(pool, "odd-stalls", seconds=600, table=str(n))) for n in range(5)]
        await asyncio.to_thread(wait_until, odd.exists)
        done = await told(pool, "novice")
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        return done

    assert with_pool(2, work).by == "novice"
    assert odd.read_text().split() == ["stalls", "None"], "one of them was begun, and none that nobody waited for"


def test_slow_work_keeps_to_its_own_process() -> None:
    """So the quick never waits for a process that is yet to be started, because a slow bot took the one there was."""

    async def work(pool: BotPool) -> list[bool | None]:
        for bot in ("novice", "archon", "novice", "archon", "archon", "steward"):
            await told(pool, bot)
        return [worker.slow for worker in pool._workers]

    assert sorted(map(str, with_pool(2, work))) == ["False", "True"]


def test_whoever_stops_waiting_is_not_thought_for(odd: Path) -> None:
    """Of what had begun only the answer is lost: the process goes on with the next."""

    async def work(pool: BotPool) -> Done:
        first = asyncio.create_task(told(pool, "odd-waits", seconds=PATIENCE))
        await asyncio.to_thread(wait_until, odd.exists)
        (pid,) = pool.processes
        others = [asyncio.create_task(told(pool, "odd-answers")) for _ in range(20)]
        await asyncio.sleep(0)
        for task in (first, *others):
            task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        odd.with_name("go").touch()
        done = await told(pool, "novice")
        assert pool.processes == [pid]
        assert pool.metrics.registry.get_sample_value("ethnos_bots_waiting", {"kind": "turn"}) == 0
        return done

    done = with_pool(1, work)
    assert done.answer == ask(bot_named("novice"), ViewRecord.from_bytes(VIEW), Budget(BRIEF), SEED).answer
    assert odd.read_text().split() == ["waits", "None"]


def test_what_is_not_wanted_any_more_is_not_begun(odd: Path) -> None:
    async def work(pool: BotPool) -> None:
        with pytest.raises(NotWanted):
            await pool.ask(BotJob("odd-answers", VIEW, SEED, BRIEF), Errand("turn", "a", "t", wanted=lambda: False))

    with_pool(1, work)
    assert not odd.exists()


def test_the_metrics_say_how_long_was_waited_and_thought() -> None:
    async def work(pool: BotPool) -> Metrics:
        await asyncio.gather(*(told(pool, "novice", seed=seed) for seed in range(3)))
        return pool.metrics

    sample = with_pool(1, work).registry.get_sample_value
    assert sample("ethnos_bots_waited_seconds_count", {"kind": "turn"}) == 3
    assert sample("ethnos_bots_thought_seconds_count", {"kind": "turn"}) == 3
    assert sample("ethnos_bots_waiting", {"kind": "turn"}) == 0


def test_where_no_process_answers_the_crew_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "sys", SimpleNamespace(executable="/bin/false"))
    with pytest.raises(BotsLost):
        with_pool(1, lambda pool: told(pool, "novice"))


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
    parts = server.parts
    table = parts.house.rooms[place.id].table
    game = table.game
    assert game is not None
    views = set()
    for frame in sent:  # those of other tables at this server among them
        body = msgspec.msgpack.decode(frame[LENGTH.size :])
        assert set(body) == {"type", "bot", "view", "seed", "seconds", "reasons", "at_most", "beside"}
        assert not body["beside"], "what is decided at a table is not known before"
        record = ViewRecord.from_bytes(body["view"])
        seen = view_of(record, tuple("ABCDEF"))
        assert [player.seat for player in seen.players if player.hand is not None] == [record.seat]
        for hidden in (table.secret, table.secret.hex().encode(), table.id.encode()):
            assert hidden not in frame
        views.add(body["view"])
    for number, played in enumerate(game.history):
        assert played.seat == 0 or game.at(number).observe(played.seat).to_bytes() in views
    (pid,) = parts.turns.pool.processes
    assert psutil.Process(pid).cmdline()[1:] == ["-m", "ethnos.server.worker"]


def test_a_bots_dice_are_its_own_at_every_question() -> None:
    secrets = [bytes([number]) * 32 for number in range(4)]
    seeds = {bot_seed(secret, asked) for secret in secrets for asked in range(100)}
    assert len(seeds) == 400
    assert bot_seed(secrets[0], 5) == bot_seed(secrets[0], 5), "the same after a restart"


def test_a_bot_is_not_told_where_the_tables_are(odd: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ETHNOS_DATABASE", "postgresql://ethnos:password@db/tables")
    with_pool(1, lambda pool: told(pool, "odd-answers"))
    assert odd.read_text() == "answers None\n"


# At a table


def test_a_game_goes_on_when_its_bots_process_is_killed(server: Inside, device: NewDevice) -> None:
    place = device().lay(NOVICE, NOVICE, NOVICE, start=True)
    stream = place.live()
    first = stream.until(lambda told: told["type"] == "snapshot")["seq"]
    parts = server.parts
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
    assert place.table["seats"][1]["bot"] == "odd-answers"
    assert refusal(place.seat_bot(1, bot="odd-nobody")) == (422, "unknown-bot")

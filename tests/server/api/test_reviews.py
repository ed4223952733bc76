"""Reviews over the API: of games that are over, one at a time for an address, kept, stopped, and found again."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.counts import PATIENCE
from support.devices import Json, NewDevice, Place, as_json, good, refusal, said, wait_until
from support.players import random_game
from support.servers import Inside
from support.times import devices_at

from ethnos import Game
from ethnos.game import write_record
from ethnos.review.parts import PartDone, ReviewPart, TriedDecision, WeighedMoment
from ethnos.server.bot_pool import BotPool, BotsLost, _BotProcess
from ethnos.server.bot_queue import Errand
from ethnos.server.worker import WorkerJob

pytestmark = pytest.mark.xdist_group("servers-pool")


class Workers:
    """The bots' processes: at work at once, or only when the test lets them."""

    def __init__(self) -> None:
        self.errands: list[Errand] = []
        self.held = self.lost = False

    async def work(self, part: ReviewPart, errand: Errand) -> PartDone:
        self.errands.append(errand)
        while self.held:
            await asyncio.sleep(0.01)
        if self.lost:
            raise BotsLost("review")
        weighed = [
            WeighedMoment((TriedDecision(d.spelling, 0.5, 1),), d.spelling, 0.5, 0.5, 0.0) for d in part.decisions
        ]
        return PartDone(tuple(weighed), (0.5,) * len(part.views))


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Workers:
    found = Workers()
    monkeypatch.setattr(BotPool, "work", lambda pool, *given: found.work(*given))
    return found


@pytest.fixture(scope="module")
def game() -> Game:
    return random_game(2, seed=4)


@pytest.fixture
def over(device: NewDevice, game: Game) -> Place:
    """A table at which the game is just over."""
    return ended(device, game)


def ended(device: NewDevice, game: Game) -> Place:
    place = device().lay_game(game, decisions=len(game.history) - 1)
    last = game.history[-1]
    good(place.decide(last.seat, as_json(last.decision)))
    assert place.table["status"] == "over"
    return place


def done(ask: Callable[[], Json]) -> Json:
    wait_until(lambda: ask()["status"] == "done")
    return ask()


def test_a_game_that_is_over_is_reviewed_once_and_kept(over: Place, game: Game, workers: Workers) -> None:
    assert refusal(over.get("/review")) == (404, "no-review")
    begun = over.post("/review")
    assert begun.status_code == 200, begun.text
    assert begun.json()["status"] in ("waiting", "running")
    told = done(lambda: over.get("/review").json())
    assert told["done"] == told["total"] > 1
    assert len(told["review"]["decisions"]) == len(game.history)
    assert {(one.kind, one.slow) for one in workers.errands} == {("review", True)}
    parts = len(workers.errands)
    assert over.post("/review").json() == told, "it is kept"
    assert len(workers.errands) == parts


def test_no_review_while_the_game_goes_on(device: NewDevice, game: Game, workers: Workers) -> None:
    place = device().lay_game(game, decisions=len(game.history) - 1)
    for answer in (place.post("/review"), place.get("/review"), place.device.client.delete(f"{place.path}/review")):
        assert refusal(answer) == (409, "not-over")
    assert not workers.errands


def test_an_address_waits_for_one_review_and_only_it_can_stop_it(
    device: NewDevice, game: Game, workers: Workers
) -> None:
    workers.held = True
    first, second = ended(device, game), ended(device, game)
    first.post("/review")
    wait_until(lambda: bool(workers.errands))
    assert refusal(second.post("/review")) == (429, "too-many-reviews")
    stranger = device(address="127.0.0.2")
    assert stranger.at(first).get("/review").json()["status"] in ("waiting", "running")
    assert refusal(stranger.client.delete(f"{first.path}/review")) == (403, "not-your-review")
    assert first.device.client.delete(f"{first.path}/review").json()["status"] == "stopped"
    assert first.get("/review").json()["status"] == "stopped"
    workers.held = False
    wait_until(lambda: second.post("/review").status_code == 200)
    done(lambda: second.get("/review").json())
    first.post("/review")
    assert done(lambda: first.get("/review").json())["review"], "what was stopped can be asked for again"


def test_a_record_is_reviewed_and_the_same_record_finds_its_review(
    device: NewDevice, game: Game, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = device().client
    record = write_record(game)
    begun = client.post("/api/reviews", json={"record": record})
    assert begun.status_code == 200, begun.text
    name = begun.json()["id"]
    told = done(lambda: client.get(f"/api/reviews/{name}").json())
    assert told["review"]["names"] == list(game.names)
    with monkeypatch.context() as spared:
        spared.delattr("ethnos.server.api.reviewing_api.read_record")  # nobody reads, or pays for reading, once more
        assert device().client.post("/api/reviews", json={"record": record}).json() == told
    assert refusal(client.post("/api/reviews", json={"record": "no game"}))[0] == 422
    assert refusal(client.get(f"/api/reviews/{'0' * 32}")) == (404, "no-review")
    assert refusal(client.delete(f"/api/reviews/{'0' * 32}")) == (404, "no-review")
    assert client.delete(f"/api/reviews/{name}").json() == told, "what is done stays"


def test_a_review_whose_processes_are_lost_has_failed_and_can_be_asked_for_again(over: Place, workers: Workers) -> None:
    workers.lost = True
    over.post("/review")
    wait_until(lambda: over.get("/review").json().get("status") == "failed")
    workers.lost = False
    wait_until(lambda: over.post("/review").status_code == 200)
    assert done(lambda: over.get("/review").json())["review"]


@pytest.fixture
def restarted(tmp_path: Path) -> Callable[[], Inside]:
    return lambda: Inside(f"sqlite:///{tmp_path}/tables.sqlite")


def test_a_review_survives_a_restart_or_is_simply_asked_for_again(
    restarted: Callable[[], Inside], game: Game, workers: Workers
) -> None:
    with restarted() as server, devices_at(server.url) as device:
        kept, cut = ended(device, game), ended(device, game)
        kept.post("/review")
        told = done(lambda: kept.get("/review").json())
        workers.held = True
        wait_until(lambda: cut.post("/review").status_code == 200)
        before = len(workers.errands)
        wait_until(lambda: len(workers.errands) > before or cut.get("/review").json()["status"] == "waiting")
    workers.held = False
    with restarted() as server, devices_at(server.url) as device:
        client = device().client
        assert client.get(f"{kept.path}/review").json() == told
        answer = client.get(f"{cut.path}/review")
        assert answer.status_code == 404 or answer.json()["status"] == "stopped"
        client.post(f"{cut.path}/review")
        assert done(lambda: client.get(f"{cut.path}/review").json())["review"]


def test_a_hint_does_not_wait_for_a_part_of_a_review(
    restarted: Callable[[], Inside], game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found: both were slow work, of which one process at most does any."""
    begun, go_on, do = threading.Event(), threading.Event(), _BotProcess.do

    async def held(process: _BotProcess, job: WorkerJob, *given: Any) -> Any:
        if isinstance(job, ReviewPart):
            begun.set()
            while not go_on.is_set():
                await asyncio.sleep(0.01)
        return await do(process, job, *given)

    monkeypatch.setattr(_BotProcess, "do", held)
    with restarted() as server, devices_at(server.url) as device:
        ended(device, game).post("/review")
        assert begun.wait(PATIENCE)
        place = device().lay("Ada", "Bo", start=True)
        try:
            hint = place.post("/hints", {"seat": place.to_act, "bot": "archon"})
            assert hint.status_code == 200, hint.text
        finally:
            go_on.set()


def test_refusals_are_said_in_the_clients_language(device: NewDevice) -> None:
    answer = device("de").client.get(f"/api/reviews/{'0' * 32}")
    assert answer.json()["detail"] == said("no-review", "de")

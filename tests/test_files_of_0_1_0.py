"""What version 0.1.0 wrote is read, told alike and gone on with: see fixtures/0.1.0/README.md."""

import hashlib
import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.devices import COOKIE, Device, Place, as_json, good, refusal, wait_until
from support.judge import judge
from support.logbook import entries_of
from support.servers import Inside

from ethnos import read_record, verify, write_record
from ethnos.bots.trained.network import read_network
from ethnos.cli import run
from ethnos.encoding import OBSERVATION, fingerprint
from ethnos.game import export_json
from ethnos.rules import DECISIONS, is_over
from ethnos.rules.facade import save
from ethnos.server.tabletop.entries import KIND_OF
from ethnos.words import words

pytestmark = pytest.mark.xdist_group("old-files")

FILES = Path(__file__).parent / "fixtures" / "0.1.0"
RECORDS = sorted(file.stem for file in (FILES / "records").glob("*.ethnos"))
SAVED = "simulated-4-german-saved"
SINCE = {"resigned", "host", "motion", "motion-answered", "aborted"}  # kinds of entries that it did not know
Sit = Callable[[Inside, str], list[Place]]


REWORDED = {  # what 0.1.0 said in English, and how it is said since
    "fits the commitment": "matches the commitment",
    "A simulated game claims no fairness.": "A simulated game can't be proven fair.",
    "lays into the row": "discards to the row",
}


def kept(name: str) -> Any:
    """What 0.1.0 told."""
    text = (FILES / name).read_text(encoding="utf-8")
    for then, since in REWORDED.items():
        text = text.replace(then, since)
    return json.loads(text)


def tells(now: Any, then: Any) -> bool:
    """Whether everything that was told then is told now; more may be."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and tells(now[key], then[key]) for key in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(tells, now, then))
    return bool(now == then)


def test_telling_less_or_other_things_is_noticed() -> None:
    assert tells({"a": [{"b": 1, "c": 2}], "d": 3}, {"a": [{"b": 1}]})
    changed: list[Any] = [{"a": []}, {"a": [{"b": 2}]}, {"a": [{}]}, {}, {"a": None}]
    for less in changed:
        assert not tells(less, {"a": [{"b": 1}]})


# Records and positions


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_read_and_says_the_same(name: str) -> None:
    told = kept("records.json")[name]
    text = (FILES / "records" / f"{name}.ethnos").read_text(encoding="utf-8")
    game = read_record(text)
    assert len(game.history) == told["decisions"]
    assert game.log("en")[-8:] == told["log"]
    assert tells(as_json(game.result), told["result"])
    assert hashlib.sha256(game.position()).hexdigest() == told["position"]
    assert write_record(game, local_save=not game.is_over) == text
    if told["verified"] is not None:
        assert [words("en").say(one) for one in verify(text)] == told["verified"]


@pytest.mark.parametrize("name", [name for name in RECORDS if name.endswith("saved")])
def test_a_saved_game_goes_on(name: str) -> None:
    game = read_record((FILES / "records" / f"{name}.ethnos").read_text(encoding="utf-8"))
    assert not game.is_over
    while not game.is_over:
        game.play(game.legal()[-1])
    assert game.result is not None


def test_a_game_as_json_is_the_same() -> None:
    game = read_record((FILES / "records" / f"{SAVED}.ethnos").read_text(encoding="utf-8"))
    then = kept(f"records/{SAVED}.json")
    assert tells(json.loads(export_json(game)), {**then, "program": json.loads(export_json(game))["program"]})


def test_a_saved_position_is_that_of_its_record(capsys: pytest.CaptureFixture[str]) -> None:
    data = (FILES / "position").read_bytes()
    position = save.load(data)
    assert not is_over(position)
    assert save.dump(position) == data
    assert hashlib.sha256(data).hexdigest() == kept("records.json")[SAVED]["position"]
    assert run(["simulate", "--state", str(FILES / "position"), "--games", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 4


# Weights


def test_weights_are_read_and_answer_the_same() -> None:
    told = kept("tiny.json")
    network = read_network((FILES / "tiny.safetensors").read_bytes(), "tiny")
    assert network.metadata["encoding"] == fingerprint()
    count = len(told["legal"])
    observations, masks = np.zeros((count, OBSERVATION), np.int8), np.zeros((count, DECISIONS), np.int8)
    for i, (seen, legal) in enumerate(zip(told["observations"], told["legal"], strict=True)):
        observations[i, [int(cell) for cell in seen]] = list(seen.values())
        masks[i, legal] = 1
    decisions, shares, glory = network.judge(observations, masks)
    assert decisions.tolist() == told["decisions"]
    assert shares.tolist() == pytest.approx(told["shares"], rel=1e-3)
    assert glory.tolist() == pytest.approx(told["glory"], rel=1e-3)


# A match


def test_a_match_goes_on_in_its_journal(tmp_path: Path) -> None:
    """Two of its six games were not played yet; together they come to what 0.1.0 made of all six.

    Intervals aside: since 0.2.0 there is one method for all of them; and so is how long bots that think may do so.
    """
    journal, found = tmp_path / "journal", tmp_path / "found.json"
    shutil.copy(FILES / "journal", journal)
    match = ["--bots", "novice,random", "--deals", "3", "--jobs", "1", "--chunk", "2"]
    assert run(["arena", *match, "--resume", str(journal), "--json", str(found)]) == 0
    before = (FILES / "journal").read_bytes()
    assert journal.read_bytes().startswith(before)
    assert len(journal.read_bytes()) > len(before)
    then = kept("journal.json")
    for bot in then["bots"]:
        for interval in ("low", "high", "rank_interval", "margin_interval"):
            del bot[interval]
    del then["match"]["seconds"]
    assert tells(json.loads(found.read_bytes()), then)


# Tables


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """The database of 0.1.0 in the hands of this version's server."""
    database = tmp_path_factory.mktemp("old") / "tables.sqlite"
    shutil.copy(FILES / "tables.sqlite", database)
    with Inside(f"sqlite:///{database}") as server:
        yield server


@pytest.fixture(scope="module")
def restored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A backup of 0.1.0 restored by this version."""
    database = tmp_path_factory.mktemp("old") / "restored.sqlite"
    assert run(["restore", str(FILES / "tables.backup"), "--database", f"sqlite:///{database}"]) == 0
    with Inside(f"sqlite:///{database}") as server:
        yield server


@pytest.fixture
def sit() -> Iterator[Sit]:
    """The people of a table, each with the cookie that their browser still has."""
    with ExitStack() as made:

        def sit_down(server: Inside, name: str) -> list[Place]:
            told = kept("tables.json")[name]
            places = []
            for token in told["tokens"]:
                device = made.enter_context(Device(server.url))
                device.client.cookies.set(COOKIE, token, path=f"/api/tables/{told['id']}")
                places.append(Place(device, told["id"]))
            return places

        yield sit_down


def check_told(people: list[Place], name: str) -> None:
    """Everybody at a table sees and reads what they saw and read then."""
    told = kept("tables.json")[name]
    for place, seat, then, log in zip(people, told["seats"], told["snapshots"], told["logs"], strict=True):
        del then["now"], then["present"]
        assert tells(place.look(seat), then)
        assert place.get("/log", seat=seat).json()["lines"][-12:] == log


def go_on(people: list[Place], decisions: int) -> None:
    """Both people play, and the bot with them."""
    host, before = people[0], people[0].seq
    for _ in range(decisions):
        wait_until(lambda: host.to_act in (0, 1))
        seat = host.to_act
        assert seat is not None
        good(people[seat].decide(seat, people[seat].legal(seat)[0]))
    wait_until(lambda: host.seq > before + decisions, "the bot plays too")


def test_the_database_holds_every_kind_of_entry(tmp_path: Path) -> None:
    told = kept("tables.json")
    shutil.copy(FILES / "tables.sqlite", tmp_path / "tables.sqlite")
    names = [name for name in told if name not in ("kinds", "backed up")]
    found = entries_of(f"sqlite:///{tmp_path}/tables.sqlite", [told[name]["id"] for name in names])
    kinds = {entry.kind for _, entries in found.values() for entry in entries}
    assert kinds == set(told["kinds"])
    assert kinds <= set(KIND_OF.values())


def test_a_waiting_table_takes_its_last_guest_and_begins(tables: Inside, sit: Sit) -> None:
    (place,) = people = sit(tables, "lobby")
    check_told(people, "lobby")
    with Device(tables.url) as guest:
        assert guest.at(place).take(2, "Dee").status_code == 200
        good(place.start())
        assert place.look(0)["game"]["view"]["age"] == 1


def test_a_game_under_way_goes_on(tables: Inside, sit: Sit) -> None:
    people = sit(tables, "running")
    check_told(people, "running")
    go_on(people, 12)


def test_a_finished_game_and_its_rematch(tables: Inside, sit: Sit) -> None:
    (old,), (again,) = sit(tables, "finished"), sit(tables, "rematch")
    check_told([old], "finished")
    check_told([again], "rematch")
    record = old.get("/record").text
    assert record == kept("tables.json")["finished"]["record"]
    assert len(verify(record)) == 3
    judge(old.get("/export").json())
    answer = old.post("/rematch")
    assert (answer.status_code, answer.json()["id"]) == (201, again.id), "it is not laid twice"
    good(again.start())
    assert again.look(0)["game"]["hand"]


def test_a_restored_table_is_told_as_it_was_and_goes_on(restored: Inside, sit: Sit) -> None:
    people = sit(restored, "backed up")
    check_told(people, "backed up")
    go_on(people, 12)
    with Device(restored.url) as stranger:
        assert refusal(stranger.at(people[0]).get(seat=0)) == (403, "not-your-seat")

"""Studies, candidates and positions laid by hand over HTTP."""

import random
import time
from http import HTTPStatus
from typing import Any

import httpx
import msgspec
import pytest
from support.counts import PATIENCE
from support.devices import NewDevice, as_json, refusal, told
from support.players import new_game, play_on, random_game

from ethnos import DrawFromDeck, Game, PlayBand, read_record, write_record
from ethnos.bots import Answer
from ethnos.game.records.study import DEPTH, read_study
from ethnos.server.bot_pool import BotPool
from ethnos.server.bot_queue import Errand
from ethnos.server.worker import BotJob, Done

TABLE: dict[str, Any] = {
    "tribes": ["elf", "orc", "troll", "giant", "merfolk"],
    "seats": [{"hand": ["elf-rhea", "elf-duris"], "markers": {"rhea": 1}}, {"hand": 2}],
    "row": ["orc-rhea"],
    "tokens": {
        "rhea": [0, 2],
        "duris": [2, 4],
        "ithys": [2, 6],
        "althea": [4, 8],
        "pelagon": [6, 8],
        "straton": [8, 10],
    },
}


def record(decisions: int = 12) -> str:
    return write_record(play_on(new_game(2, seed=4), random.Random(1), decisions), local_save=True)


def tree(device: NewDevice, text: str) -> dict[str, Any]:
    found: dict[str, Any] = told(device().client.post("/api/studies/read", json={"record": text}))
    return found


def test_a_study_is_kept_and_read_by_whoever_has_its_link(device: NewDevice) -> None:
    text = record()
    kept = told(device().client.post("/api/studies", json={"record": text}))
    assert told(device().client.get(f"/api/studies/{kept['id']}")) == {"record": text}
    assert refusal(device().client.get("/api/studies/aaaaaaaaaaaaaa")) == (404, "no-study")
    assert refusal(device().client.post("/api/studies", json={"record": "nothing"}))[0] == 422


def test_a_comment_is_kept_without_what_nobody_sees(device: NewDevice) -> None:
    """Found: SQLite kept it, PostgreSQL answered 503, and no backup with it could be restored there."""
    node = {"parent": None, "decision": {"type": "draw"}, "comment": "pasted\x00 text\r\nof two\x07 lines"}
    asked = {"record": record(0), "comment": "\x00a start", "nodes": [node]}
    for text in (
        told(device().client.post("/api/studies/write", json=asked))["record"],
        f"{record(2)}; pasted\x00 text\n; of two\x07 lines\n",
    ):
        kept = told(device().client.post("/api/studies", json={"record": text}))
        read = told(device().client.get(f"/api/studies/{kept['id']}"))["record"]
        assert "; pasted text\n; of two lines\n" in read
        assert read.replace("\n", "").isprintable()


def test_a_plain_record_is_a_tree_of_one_line(device: NewDevice) -> None:
    found = tree(device, record(12))
    assert [node["parent"] for node in found["nodes"]] == [None, *range(11)]
    assert found["record"] == record(12)
    assert found["nodes"][0]["says"]["message"]


def test_a_tree_is_written_and_read_again(device: NewDevice) -> None:
    found = tree(device, record(12))
    nodes = [{key: node[key] for key in ("parent", "decision", "comment")} for node in found["nodes"]]
    game = read_record(record(12))
    other = next(one for one in game.at(4).legal() if one != game.history[4].decision)
    nodes.append(
        {
            "parent": 3,
            "decision": msgspec.json.decode(msgspec.json.encode(other)),
            "comment": " why not?\r\n\r\nreally ",
        }
    )
    asked = {"record": found["record"], "comment": "a start", "nodes": nodes}
    text = told(device().client.post("/api/studies/write", json=asked))["record"]
    assert "(\n" in text
    again = tree(device, text)
    assert again["comment"] == "a start"
    assert sorted(node["comment"] for node in again["nodes"])[-1] == "why not?\n\nreally"
    assert len(again["nodes"]) == 13
    assert read_study(text).main().history == read_record(record(12)).history


def test_a_single_line_is_a_record_that_goes_on(device: NewDevice) -> None:
    found = tree(device, record(12))
    nodes = [{key: node[key] for key in ("parent", "decision")} for node in found["nodes"][:7]]
    text = told(device().client.post("/api/studies/write", json={"record": found["record"], "nodes": nodes}))["record"]
    assert text == record(7)
    wish = {"seats": [{"type": "you", "name": "A"}, {"type": "bot", "bot": "novice"}], "record": text, "start": True}
    assert told(device().client.post("/api/tables", json=wish))["status"] == "playing"


@pytest.mark.parametrize(
    "nodes", [[{"parent": 0, "decision": {"type": "draw"}}], [{"parent": 4, "decision": {"type": "draw"}}]]
)
def test_a_child_before_its_parent_is_refused(device: NewDevice, nodes: list[Any]) -> None:
    asked = {"record": record(0), "nodes": nodes}
    assert refusal(device().client.post("/api/studies/write", json=asked)) == (422, "study-nodes")


def test_variations_too_deep_to_be_read_are_refused_when_they_are_written(device: NewDevice) -> None:
    game, nodes, parent = read_record(record(0)), list[Any](), None
    for _ in range(DEPTH + 1):
        nodes += [{"parent": parent, "decision": as_json(game.legal()[0])}] * 2
        game.play(game.legal()[0])
        parent = len(nodes) - 1
    write = {"record": record(0), "nodes": nodes}
    assert refusal(device().client.post("/api/studies/write", json=write)) == (422, "record-variation-depth")
    told(device().client.post("/api/studies/write", json={**write, "nodes": nodes[:-2]}))


def test_an_illegal_line_is_refused(device: NewDevice) -> None:
    asked = {"record": record(0), "nodes": [{"parent": None, "decision": {"type": "raid"}}]}
    assert refusal(device().client.post("/api/studies/write", json=asked))[0] == 422


def weighed(device: NewDevice, text: str, after: int) -> httpx.Response:
    """What was weighed; on a machine with too much else to do one is asked to come again."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = device().client.post("/api/positions/candidates", json={"record": text, "after": after})
        if answer.status_code != HTTPStatus.SERVICE_UNAVAILABLE or time.monotonic() > end:
            return answer


def test_candidates_come_from_what_the_asked_seat_may_know(device: NewDevice) -> None:
    game = read_record(record(12))
    found = told(weighed(device, record(12), 6))
    then = game.at(6)
    assert found["seat"] == then.seat_to_act
    assert found["candidates"]
    assert all(0 <= one["chance"] <= 1 for one in found["candidates"])
    assert all(one["told"]["message"] for one in found["candidates"])
    over = write_record(random_game(2, seed=1))
    assert refusal(device().client.post("/api/positions/candidates", json={"record": over})) == (409, "game-over")


def test_what_the_record_goes_on_with_is_always_weighed(device: NewDevice) -> None:
    """Whoever studies a mistake wants to see what it was worth."""
    game = play_on(new_game(4, seed=4), random.Random(1), 80)
    text = write_record(game, local_save=True)
    worst = [
        at for at in range(40, 80) if isinstance(game.history[at].decision, PlayBand) and len(game.at(at).legal()) > 9
    ]
    assert worst
    for at in worst[:3]:
        found = [one["decision"] for one in told(weighed(device, text, at))["candidates"]]
        assert msgspec.json.decode(msgspec.json.encode(game.history[at].decision)) in found
        assert len(found) <= 6


def test_a_steward_in_the_archons_place_is_no_list_of_candidates(
    device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It weighs nothing: an empty list would be taken for an answer."""

    async def lost(self: BotPool, job: BotJob, errand: Errand) -> Done:
        return Done(Answer(DrawFromDeck()), "steward", "the bot 'archon' did not answer in time; the steward decided")

    monkeypatch.setattr(BotPool, "ask", lost)
    answer = device().client.post("/api/positions/candidates", json={"record": record(12), "after": 6})
    assert refusal(answer) == (503, "busy")


def test_a_position_set_up_by_hand_is_a_record_to_play_on_from(device: NewDevice) -> None:
    found = told(device().client.post("/api/positions/set-up", json={"table": TABLE}))
    assert found["faults"] == []
    game = read_record(found["record"])
    assert isinstance(game, Game)
    assert game.view(0).players[0].markers["rhea"] == 1  # type: ignore[index]
    wish = {
        "seats": [{"type": "you", "name": "A"}, {"type": "bot", "bot": "novice"}],
        "record": found["record"],
        "start": True,
    }
    assert told(device().client.post("/api/tables", json=wish))["status"] == "playing"


def test_what_cannot_be_is_said_at_its_field(device: NewDevice) -> None:
    table = {**TABLE, "dragons": 1, "age": 9}
    found = told(device().client.post("/api/positions/set-up", json={"table": table}))
    assert found["record"] is None
    assert {fault["field"] for fault in found["faults"]} >= {"age", "dragons"}

"""Puzzles over HTTP: asked without their solution, answered with reasons, counted once."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.devices import Device, NewDevice, refusal, told
from support.servers import Inside
from support.times import noon_after

from ethnos.puzzles.shipped import puzzle_numbered, puzzle_of, puzzles
from ethnos.server.server_time import wall_ms
from ethnos.server.store import StoreAway
from ethnos.server.store.queries import Statement

NOON = noon_after(wall_ms())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """One whose day does not end."""
    with Inside(f"sqlite:///{tmp_path_factory.mktemp('puzzles')}/tables.sqlite") as one:
        one.parts.house.now.begin(NOON)
        yield one


def decision(number: int, which: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(puzzle_numbered(number).decisions[which]))


def test_puzzles_are_listed_with_todays(device: NewDevice) -> None:
    found = told(device().client.get("/api/puzzles"))
    assert len(found["puzzles"]) == len(puzzles())
    day = datetime.fromtimestamp(NOON / 1000, UTC).date()
    assert found["today"] == puzzle_numbered(puzzle_of(day)).key
    assert found["day"] == day.isoformat()
    assert set(found["puzzles"][0]) == {"key", "number", "theme", "rating", "players"}


def test_a_puzzle_goes_by_its_key_as_well_as_by_its_number(device: NewDevice) -> None:
    client, listed = device().client, told(device().client.get("/api/puzzles"))["puzzles"][16]
    by_key, by_number = (told(client.get(f"/api/puzzles/{name}")) for name in (listed["key"], listed["number"]))
    assert by_key == by_number
    assert (by_key["key"], by_key["number"]) == (puzzle_numbered(17).key, 17)
    answered = client.post(f"/api/puzzles/{listed['key']}/answer", json={"decision": decision(17, 0)})
    assert told(answered)["right"]


@pytest.mark.parametrize("number", [1, 2, 3, 100, 400])
def test_a_puzzle_is_asked_as_its_seat_sees_it(device: NewDevice, number: int) -> None:
    asked = told(device().client.get(f"/api/puzzles/{number}"))
    puzzle = puzzle_numbered(number)
    assert asked["theme"] is None
    assert told(device().client.get(f"/api/puzzles/{number}?hint=true"))["theme"] == puzzle.theme
    game, seat = asked["snapshot"]["game"], asked["snapshot"]["seat"]
    assert asked["players"] == len(game["view"]["players"]) == puzzle.players
    assert [player["hand"] for player in game["view"]["players"]] == [None] * puzzle.players
    assert game["hand"] is not None
    assert game["choices"] is not None
    assert asked["snapshot"]["table"]["seats"][seat]["yours"]
    assert "tried" not in str(asked)


def test_an_answer_is_told_why_and_counts_once(device: NewDevice, server: Inside) -> None:
    number = 7
    client = device().client
    before = told(client.get(f"/api/puzzles/{number}"))
    wrong = told(client.post(f"/api/puzzles/{number}/answer", json={"decision": decision(number, 1), "rating": 1200}))
    assert not wrong["right"]
    assert wrong["solution"] == decision(number, 0)
    assert wrong["counted"]
    assert wrong["your_rating"] < 1200
    assert wrong["rating"] >= before["rating"]
    assert wrong["tries"] == before["tries"] + 1
    assert wrong["reasons"]
    assert wrong["candidates"][1]["chosen"] == 1
    chances = [one["chance"] for one in wrong["candidates"]]
    assert chances == sorted(chances, reverse=True)
    right = told(client.post(f"/api/puzzles/{number}/answer", json={"decision": decision(number, 0), "rating": 1200}))
    assert right["right"]
    assert (right["counted"], right["rating"], right["tries"]) == (False, wrong["rating"], wrong["tries"])


def test_an_answer_that_could_not_be_counted_counts_when_it_is_given_again(
    device: NewDevice, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found: that somebody had answered was written first, and by itself."""
    store: Any = server.parts.house.store
    change, client, answer = store._change, device().client, {"decision": decision(10, 1)}

    async def away(*statements: Statement) -> list[int]:
        if any("puzzle_answers" in sql for sql, _ in statements):
            raise StoreAway("cut")
        done: list[int] = await change(*statements)
        return done

    with monkeypatch.context() as patch:
        patch.setattr(store, "_change", away)
        assert refusal(client.post("/api/puzzles/10/answer", json=answer)) == (503, "away")
    again = told(client.post("/api/puzzles/10/answer", json=answer))
    assert (again["counted"], again["tries"]) == (True, 1)


def test_a_day_is_the_servers(device: NewDevice, server: Inside) -> None:
    client, answer, now = device().client, {"decision": decision(11, 1)}, server.parts.house.now
    counted = []
    for day in (NOON, NOON, noon_after(NOON)):
        now.begin(day)
        counted.append(told(client.post("/api/puzzles/11/answer", json=answer))["counted"])
    now.begin(NOON)
    assert counted == [True, False, True]


def test_of_two_people_behind_one_address_the_ratings_of_both_move(device: NewDevice) -> None:
    answer = {"decision": decision(8, 0), "rating": 1200}
    first, second = (told(device().client.post("/api/puzzles/8/answer", json=answer)) for _ in range(2))
    assert (first["counted"], second["counted"]) == (True, False)
    assert 1200 < second["your_rating"] <= 1232
    assert second["your_rating"] >= first["your_rating"] - 1, "the puzzle was a little easier already"


def test_the_answer_is_a_record_to_play_on_from(device: NewDevice) -> None:
    answer = told(device().client.post("/api/puzzles/9/answer", json={"decision": decision(9, 0)}))
    assert answer["your_rating"] is None
    players = puzzle_numbered(9).players
    seats = [{"type": "you", "name": "Ada"}, *[{"type": "bot", "bot": "novice"}] * (players - 1)]
    wish = {"seats": seats, "record": answer["record"], "decisions": answer["decisions"], "start": True}
    table = told(device().client.post("/api/tables", json=wish))
    assert table["status"] == "playing"


def test_a_band_is_previewed(device: NewDevice) -> None:
    number = next(n for n, one in enumerate(puzzles(), 1) if one.tried[0].decision.startswith("band "))
    seat = told(device().client.get(f"/api/puzzles/{number}"))["snapshot"]["seat"]
    asked = {"seat": seat, "band": decision(number, 0)}
    assert told(device().client.post(f"/api/puzzles/{number}/preview", json=asked))["size"] >= 1


def test_what_cannot_be_is_refused(device: NewDevice) -> None:
    client = device().client
    for name in ("99999", "0", "0123456789ab", "x"):
        assert refusal(client.get(f"/api/puzzles/{name}")) == (404, "no-puzzle")
    illegal = {"decision": {"type": "raid"}}
    assert refusal(client.post("/api/puzzles/1/answer", json=illegal))[0] == 422
    assert client.post("/api/puzzles/1/answer", json={"decision": {"type": "draw"}, "rating": 99999}).status_code == 400


def test_an_answer_counts_once_a_day_after_a_restart_too(tmp_path: Path) -> None:
    """Found: each process remembered for itself, so whoever asked them in turn moved a rating alone."""
    counted = []
    for _ in range(2):
        with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, Device(server.url) as one:
            server.parts.house.now.begin(NOON)
            answer = one.client.post("/api/puzzles/7/answer", json={"decision": decision(7, 1), "rating": 1200})
            counted.append(told(answer)["counted"])
    assert counted == [True, False]

"""Places in recorded games over HTTP: along the record, in lines beside it, and on from there."""

from typing import Any

import pytest
from support.devices import NewDevice
from support.moments import asked, played

from ethnos.game import Game, read_record, write_record
from ethnos.game.decisions import PlayBand, TakeCard


@pytest.fixture(scope="module")
def game() -> Game:
    return played(3, 5)


def posted(device: NewDevice, game: Game, path: str = "", status: int = 200, **where: Any) -> dict[str, Any]:
    answer = device().client.post(f"/api/positions{path}", json={"record": write_record(game), **where})
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_place_of_a_record_has_every_hand_open_and_says_what_may_be_decided(device: NewDevice, game: Game) -> None:
    found = posted(device, game, after=20)
    then = game.at(20)
    assert (found["after"], found["of"]) == (20, len(game.history))
    assert all(player["hand"] is not None for player in found["view"]["players"])
    assert found["view"]["seat_to_act"] == then.seat_to_act
    assert len(found["choices"]["single"]) + found["choices"]["bands"] > 0
    assert len(found["says"]) == len(found["events"]) > 0


def test_without_a_number_it_is_the_end_with_its_result(device: NewDevice, game: Game) -> None:
    found = posted(device, game)
    assert found["choices"] is None
    assert game.result is not None
    assert [rank["glory"] for rank in found["result"]["ranking"]] == [rank.glory for rank in game.result.ranking]


def test_a_line_beside_the_record_is_played_by_the_rules(device: NewDevice, game: Game) -> None:
    turn = next(n for n in asked(game, "turn") if isinstance(game.history[n].decision, TakeCard))
    found = posted(device, game, after=turn, line=[{"type": "draw"}])
    assert found["after"] == turn + 1
    assert found["view"]["deck"] == game.at(turn).view().deck - 1
    refused = posted(device, game, status=422, after=turn, line=[{"type": "marker", "kingdom": "rhea"}])
    assert refused["detail"]


def test_as_many_decisions_before_a_place_are_told_as_are_asked_for(device: NewDevice, game: Game) -> None:
    told = [posted(device, game, after=20 - back)["says"] for back in (2, 1, 0)]
    assert posted(device, game, after=20, told=3)["says"] == [one for says in told for one in says]
    assert posted(device, game, after=1, told=3)["says"] == posted(device, game, after=1)["says"]


def test_a_place_past_the_record_is_refused(device: NewDevice, game: Game) -> None:
    assert posted(device, game, status=422, after=4999)["code"] == "record-moment"


def test_a_band_is_previewed_where_it_would_be_played(device: NewDevice, game: Game) -> None:
    n = next(n for n, one in enumerate(game.history) if isinstance(one.decision, PlayBand))
    told = posted(device, game, after=n)["view"]
    hand = told["players"][told["seat_to_act"]]["hand"]
    band = {"type": "band", "leader": hand[0], "cards": hand[:1]}
    assert posted(device, game, "/preview", after=n, band=band)["size"] == 1
    assert posted(device, game, "/preview", 409, band=band)["code"] == "game-over"


def test_a_line_can_be_written_down_and_gone_on_with(device: NewDevice, game: Game) -> None:
    turn = asked(game, "turn")[3]
    text = posted(device, game, "/record", after=turn, line=[{"type": "draw"}])["record"]
    again = read_record(text)
    assert len(again.history) == turn + 1
    assert not again.is_over
    me = device()
    seats = [{"type": "you", "name": "Ada"}, {"type": "bot", "bot": "novice"}, {"type": "bot", "bot": "novice"}]
    laid = me.client.post("/api/tables", json={"seats": seats, "record": text, "start": True})
    assert laid.status_code == 201, laid.text

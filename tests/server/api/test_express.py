"""The short way of a decision: the same answers as the framework's way, to the letter."""

import json
from typing import Any

import httpx
import pytest
from support.devices import NewDevice, Place

from ethnos.server.api import express
from ethnos.server.api.replies import accepted
from ethnos.server.house import House
from ethnos.server.tabletop import conduct

pytestmark = pytest.mark.xdist_group("servers-api")

PLAIN = {"content-type": "application/json"}
NOT_PLAIN = {"content-type": "application/json; charset=utf-8"}  # which the short way leaves to the framework


def answers(place: Place, body: Any, path: str | None = None) -> list[httpx.Response]:
    """The same request by either way."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    where = path or f"{place.path}/decisions"
    return [place.device.client.post(where, content=content, headers=how) for how in (PLAIN, NOT_PLAIN)]


def same(place: Place, body: Any, path: str | None = None) -> tuple[int, str]:
    """Send a request by both ways; status and code of the one answer that they have."""
    short, long = answers(place, body, path)
    heads = [{name: value for name, value in one.headers.items() if name != "date"} for one in (short, long)]
    assert (short.status_code, heads[0], short.text) == (long.status_code, heads[1], long.text)
    return short.status_code, short.json().get("code", "")


@pytest.fixture
def took(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables of the decisions that went the short way."""
    found: list[str] = []

    async def noted(house: House, table_id: str, propose: Any) -> Any:
        found.append(table_id)
        return await accepted(house, table_id, propose)

    monkeypatch.setattr(express, "accepted", noted)
    return found


def decision(place: Place, **other: Any) -> dict[str, Any]:
    seat = place.to_act
    assert seat is not None
    return {"seat": seat, "asked": place.asked, "decision": {"type": "draw"}, **other}


def test_a_decision_goes_the_short_way_and_its_repeat_gets_the_same_answer(device: NewDevice, took: list[str]) -> None:
    place = device().lay("Ada", "Bo", start=True)
    assert same(place, decision(place)) == (200, "")
    assert took == [place.id]


def test_what_is_refused_is_refused_in_the_same_words(device: NewDevice, took: list[str]) -> None:
    place = device("pl").lay("Ada", "Bo", start=True)
    stranger = device("de").at(place)
    right = decision(place)
    refused = [
        (same(place, {**right, "asked": right["asked"] + 7}), (409, "stale")),
        (same(place, {**right, "seat": 1 - right["seat"], "asked": 0}), (409, "not-your-turn")),
        (same(place, {**right, "decision": {"type": "raid"}}), (422, "wrong-question")),
        (same(place, {**right, "seat": 5}), (404, "no-seat")),
        (same(stranger, right), (403, "not-your-seat")),
        (same(place, right, "/api/tables/aaaaaaaaaaaaaa/decisions"), (404, "no-table")),
    ]
    assert [found for found, _ in refused] == [wanted for _, wanted in refused]
    assert len(took) == len(refused)


def test_what_cannot_be_read_is_left_to_the_framework(device: NewDevice, took: list[str]) -> None:
    place = device().lay("Ada", "Bo", start=True)
    right = decision(place)
    for body in (b"", b"{", b"[" * 9000, b"\xff", {**right, "more": 1}, {"seat": 0}):
        assert same(place, body)[0] in (400, 409, 422)
    assert same(place, json.dumps(right).encode() + b" " * 20_000) == (413, "too-large")
    assert same(place, right, f"/api/tables/{place.id.upper()}/decisions")[0] == 400
    assert took == []


def test_a_defect_on_the_short_way_is_a_failure_that_says_nothing(
    device: NewDevice, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place = device().lay("Ada", "Bo", start=True)
    right = decision(place)

    def broken(*given: Any) -> Any:
        raise ZeroDivisionError("a defect")

    monkeypatch.setattr(conduct, "decide", broken)
    assert same(place, right) == (500, "failure")
    assert caplog.text.count("ZeroDivisionError: a defect") == 2

"""The score pad over HTTP: what a finished age gave, and a clear word about everything else."""

import json
import random
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from support.counts import PATIENCE, count
from support.entering import simulated
from support.servers import Inside, Served
from support.tried import Record

from ethnos.game.scorepad import ScoredPad, ScorePad
from ethnos.server.costs import SCORE
from ethnos.server.limits import Limits

WANTED = count(test=40, torture=2000)


def post(client: httpx.Client, body: bytes) -> httpx.Response:
    return client.post("/api/scorepad", content=body, headers={"content-type": "application/json"})


def test_finished_ages_of_games_give_the_same_sheets(server: Inside, record_property: Record) -> None:
    ages, number = 0, 0
    kinds: set[tuple[int, str]] = set()
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        while ages < WANTED:
            game = simulated(number)
            number += 1
            for n in range(1, len(game.sheets) + 1):
                answer = post(client, msgspec.json.encode(replace(game.pad, ages=game.pad.ages[:n])))
                assert answer.status_code == 200, answer.text
                told = msgspec.json.decode(answer.content, type=ScoredPad)
                assert (told.faults, list(told.sheets)) == ((), game.sheets[:n])
                ages += 1
            kinds.add((len(game.pad.names), game.pad.preset.split("+")[0]))
    assert {players for players, _ in kinds} == set(range(2, 7))
    record_property("finished ages entered over HTTP that gave the same sheet", ages)
    record_property("kinds of table (players, book) they came from", len(kinds))


NUMBERS = [-(2**70), -1001, -1, 0, 1, 3, 7, 26, 1000, 2**31, 1e300, 0.5, "3", None, True, [], {}]


def spoiled(value: Any, dice: random.Random) -> Any:
    """The same with one thing in it replaced, left out or added."""
    if isinstance(value, dict) and value and dice.random() < 0.9:
        key = dice.choice(list(value))
        what = dice.random()
        if what < 0.1:
            return {name: one for name, one in value.items() if name != key}
        if what < 0.15:
            return {**value, dice.choice(["seats", "", "ages", "ß"]): dice.choice(NUMBERS)}
        return {**value, key: spoiled(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.9:
        at = dice.randrange(len(value))
        return [*value[:at], spoiled(value[at], dice), *value[at + (dice.random() < 0.9) :]]
    return dice.choice(NUMBERS)


def test_spoiled_entries_get_a_clear_answer_at_their_field(tmp_path: Any, record_property: Record) -> None:
    dice, statuses, pads = random.Random(17), {200: 0, 400: 0}, [simulated(n).pad for n in range(6)]
    with Served(f"sqlite:///{tmp_path}/tables.sqlite", None, "--quiet") as served:
        with httpx.Client(base_url=served.url, timeout=PATIENCE) as client:
            for _ in range(count(test=250, torture=20_000)):
                body = json.loads(msgspec.json.encode(dice.choice(pads)))
                for _ in range(dice.randrange(1, 4)):
                    body = spoiled(body, dice)
                answer = post(client, json.dumps(body).encode())
                assert answer.status_code in statuses, (answer.status_code, body)
                statuses[answer.status_code] += 1
                told = answer.json()
                if answer.status_code == 400:
                    assert told["code"] == "bad-request"
                    assert told["errors"], (told, body)
                else:
                    assert all(fault["field"] and fault["says"]["message"] for fault in told["faults"])
                    assert len(told["faults"]) > 0 or msgspec.convert(body, ScorePad, strict=False)
        log = served.log.read_text()
    assert "Traceback" not in log, log[-3000:]
    record_property("spoiled score pads sent, none of them a failure of ours", sum(statuses.values()))
    assert min(statuses.values()) > 0


def test_a_pad_is_part_of_what_an_address_may_ask_for(tmp_path: Any) -> None:
    body = msgspec.json.encode(simulated(1).pad)
    limited = Inside(f"sqlite:///{tmp_path}/tables.sqlite", Limits(per_second=0.001, burst=10 * SCORE))
    with limited as served, httpx.Client(base_url=served.url, timeout=PATIENCE) as client:
        answers = [post(client, body) for _ in range(12)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["code"] == "too-fast"


@pytest.mark.parametrize("body", [b"", b"[]", b"null", b"{", b"[" * 5000, b'{"names":[]}', b"\xff\xfe"])
def test_what_is_no_pad_is_refused(server: Inside, body: bytes) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert post(client, body).status_code == 400


def test_a_pad_beyond_measure_is_too_large(server: Inside) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert post(client, b" " * 20_000).status_code == 413

"""Attack 1: heads without an end, long addresses, requests that come a byte at a time."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from support.counts import count
from support.devices import wait_until
from support.raw import answer, first_answer, raw, refusals, send_for
from support.servers import Inside, Served
from support.siege import ATTACKER, besieged

from ethnos.server import bounded_http
from ethnos.server.gate import Gate

pytestmark = pytest.mark.xdist_group("servers-attacks")

START = b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n"
FILLER = b"x" * 20_000
TOO_LARGE = {
    "a header without an end": (START + b"A: " + FILLER, b"431", "head-too-large"),
    "a header with one": (START + b"A: " + FILLER + b"\r\n\r\n", b"431", "head-too-large"),
    "headers without an end": (START + b"A: b\r\n" * 3000, b"431", "head-too-large"),
    "many small headers": (START + b"A: b\r\n" * 150 + b"\r\n", b"431", "head-too-large"),
    "an address without an end": (b"GET /" + FILLER, b"414", "url-too-long"),
    "a long address": (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", b"414", "url-too-long"),
}


@pytest.mark.parametrize("what", TOO_LARGE)
def test_a_head_over_its_bound_is_refused_before_its_end(inside: Inside, what: str) -> None:
    sent, status, code = TOO_LARGE[what]
    before = refusals(inside.url, code)
    with raw(inside.url) as one:
        one.sendall(sent)
        assert answer(one).startswith(b"HTTP/1.1 " + status)
    assert refusals(inside.url, code) == before + 1


def test_a_large_head_inside_its_bound_is_answered(inside: Inside) -> None:
    with raw(inside.url) as one:
        one.sendall(START + b"A: " + b"x" * 12_000 + b"\r\nConnection: close\r\n\r\n")
        assert answer(one).startswith(b"HTTP/1.1 200")


SLOW = {
    "nothing at all": b"",
    "half a head": START,
    "empty lines": b"\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{",
}


@pytest.mark.parametrize("before", [b"", START + b"\r\n"], ids=["first", "after another"])
@pytest.mark.parametrize("what", SLOW)
def test_a_request_must_come_in_time(inside: Inside, monkeypatch: pytest.MonkeyPatch, what: str, before: bytes) -> None:
    monkeypatch.setattr(inside.server.config, "timeout_keep_alive", 1 if what == "nothing at all" else 60)
    with contextlib.ExitStack() as stack:
        if before:  # in as much time as it takes
            one = stack.enter_context(raw(inside.url))
            one.sendall(before)
            assert first_answer(one).startswith(b"HTTP/1.1 200")
        for bound in ("HEAD_TIME", "BODY_TIME"):
            monkeypatch.setattr(bounded_http, bound, 0.1)
        if not before:
            one = stack.enter_context(raw(inside.url))
        with contextlib.suppress(ConnectionError):  # the time may be over already
            one.sendall(SLOW[what])
        told = answer(one)
    assert told.startswith(b"HTTP/1.1 408") or (before and what == "nothing at all" and not told)


def test_whoever_leaves_in_the_middle_is_no_defect_of_ours(inside: Inside) -> None:
    gate = inside.server.config.app
    assert isinstance(gate, Gate)

    def failures() -> object:
        return gate.metrics.registry.get_sample_value("ethnos_failures_total")

    before, refused = failures(), refusals(inside.url, "bad-request")
    with raw(inside.url) as one:
        one.sendall(SLOW["half a body"])
    wait_until(lambda: refusals(inside.url, "bad-request") > refused)
    assert failures() == before


def test_an_answer_that_takes_its_time_is_not_cut_off(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of a head is not that of its answer."""
    monkeypatch.setattr(bounded_http, "HEAD_TIME", 0.1)
    monkeypatch.setattr(bounded_http, "BODY_TIME", 0.1)
    gate = inside.server.config.app
    assert isinstance(gate, Gate)
    answering = gate.app

    async def late(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(2.5)
        await answering(scope, receive, send)

    monkeypatch.setattr(gate, "app", late)
    with raw(inside.url) as one:
        one.sendall(START + b"Connection: close\r\n\r\n")
        assert answer(one).startswith(b"HTTP/1.1 200")


def test_many_requests_before_the_first_answer(inside: Inside) -> None:
    with raw(inside.url) as one:
        one.sendall((START + b"\r\n") * 2000)
        answer(one)
    assert refusals(inside.url, "too-many-at-once") >= 1


def test_an_honest_player_beside_endless_heads(
    besieged_server: Served, record_property: Callable[[str, object], None]
) -> None:
    taken = []

    def attack(stop: threading.Event) -> None:
        while not stop.is_set():
            for start in (START, b"GET /"):
                with raw(besieged_server.url, ATTACKER) as one:
                    one.sendall(start)
                    line = b"A: " + b"x" * 1000 + b"\r\n" if start is START else b"x" * 1000
                    taken.append(send_for(one, line * 60, 2))
            time.sleep(0.01)

    figures = besieged(besieged_server, attack, moves=count(test=8, torture=150))
    figures.tell(record_property, "heads without an end")
    record_property("heads without an end: MB sent", f"{sum(taken) / 1e6:.0f}")
    figures.hold()

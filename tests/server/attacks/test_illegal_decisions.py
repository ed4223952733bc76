"""Inside its quota, an address decides what is not legal.

Found: what was legal instead was worked out and said each time, 19 ms with a great hand, while everybody waited.
"""

import threading
from collections import Counter
from collections.abc import Callable

import httpx
import pytest
from support.counts import count
from support.devices import Device, good, problem, refusal, said
from support.players import great_hand
from support.servers import Inside, Served
from support.siege import besieged, hammered

pytestmark = pytest.mark.xdist_group("servers-attacks")
RAID = {"type": "raid"}
SKELETON_LEADS = {"type": "band", "leader": "skeleton", "cards": ["skeleton"]}


def test_whoever_is_refused_hears_why_and_nothing_is_worked_out(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("ethnos.game.game.whole_decisions")
    with Device(inside.url) as device:
        place = device.lay_game(great_hand())
        asked = place.asked
        posted = place.decide(0, RAID, asked)  # past the framework
        queried = place.post("/decisions?so=what", {"seat": 0, "asked": asked, "decision": RAID})
        answers = [problem(posted), problem(queried), place.live(0).decide(0, RAID, asked)["problem"]]
        assert {(one["status"], one["code"], one["detail"]) for one in answers} == {
            (422, "wrong-question", said("wrong-question"))
        }
        assert refusal(place.post("/preview", {"seat": 0, "band": SKELETON_LEADS})) == (422, "skeleton-leads")
        good(place.decide(0, {"type": "band", "leader": "elf-rhea", "cards": ["elf-rhea"]}, asked))


def test_an_honest_player_beside_somebody_who_decides_what_is_not_legal(
    besieged_server: Served, record_property: Callable[[str, object], None]
) -> None:
    asked: Counter[int] = Counter()

    def attack(stop: threading.Event) -> None:
        with Device(besieged_server.url) as device:
            place = device.lay_game(great_hand())
            body = {"seat": 0, "asked": place.asked, "decision": RAID}

            def ask(client: httpx.Client) -> httpx.Response:
                return client.post(f"{place.path}/decisions", json=body, headers=place.cookie_header)

            asked.update(hammered(besieged_server.url, ask, stop))

    figures = besieged(besieged_server, attack, moves=count(test=8, torture=150))
    figures.tell(record_property, "illegal decisions")
    record_property("illegal decisions: answered / refused", f"{asked[422]} / {asked[429]}")
    assert set(asked) == {422, 429}
    figures.hold()

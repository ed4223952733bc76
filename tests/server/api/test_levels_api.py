"""The levels as clients see them, and that the strongest can be met at a table."""

import pytest
from support.devices import NewDevice, good, wait_until

from ethnos.bots.levels import LEVELS
from ethnos.server import turns

pytestmark = pytest.mark.xdist_group("servers-levels")


def test_about_offers_the_eight_levels_weakest_first(device: NewDevice) -> None:
    about = device().client.get("/api/about").json()
    assert about["levels"] == [{"number": n, "name": name, "rating": rating} for n, name, rating in LEVELS]
    assert {level["name"] for level in about["levels"]} < set(about["bots"])


@pytest.mark.parametrize("level", ["wanderer", "marshal", "archon"])
def test_a_level_takes_its_turns_itself(device: NewDevice, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "THINKING", 10.0)  # its trials end it; on a busy machine they take longer
    one = device()
    place = one.lay("Ada", {"type": "bot", "bot": level}, start=True)
    for _ in range(2):
        wait_until(lambda: place.to_act == 0)
        good(place.decide(0, place.legal(0)[0]))
    assert place.table["seats"][1]["bot"] == level
    assert f'ethnos_bots_replaced_total{{bot="{level}"}}' not in one.client.get("/metrics").text

"""Lessons over HTTP: the client brings the deeds, the server keeps nothing and shows the learner's view alone."""

from typing import Any

import pytest
from support.devices import NewDevice

from ethnos.game.lessons import CHAPTERS, TRIBE_LESSONS

DRAW = {"type": "draw"}


def asked(new: NewDevice, name: str, deeds: list[Any], deed: Any = None, status: int = 200) -> dict[str, Any]:
    answer = new().client.post(f"/api/lessons/{name}", json={"deeds": deeds, "deed": deed})
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_lessons_are_listed(device: NewDevice) -> None:
    told = device().client.get("/api/lessons").json()
    assert told == {"chapters": list(CHAPTERS), "tribes": list(TRIBE_LESSONS)}


@pytest.mark.parametrize("name", CHAPTERS + TRIBE_LESSONS)
def test_a_lesson_is_played_by_what_it_shows(device: NewDevice, name: str) -> None:
    deeds: list[Any] = []
    now = asked(device, name, deeds)
    assert now["step"] == 0
    while now["coach"] is not None:
        coach = now["coach"]
        found = {}
        for deed in [coach["shows"]] if coach["shows"] else [{"type": "guess", "answer": a} for a in coach["answers"]]:
            found = asked(device, name, deeds, deed)
            if found["wrong"] is None:
                deeds.append(deed)
                break
        assert found["wrong"] is None
        assert found["coach"]["message"] == coach["message"]
        now = asked(device, name, deeds)
        assert len(deeds) < 60
    assert now["step"] == now["steps"]
    assert not now["done"]


def test_only_the_learners_own_hand_is_shown(device: NewDevice) -> None:
    now = asked(device, "take", [], {"type": "take", "card": "dwarf-straton"})
    hands = [player["hand"] for player in now["table"]["game"]["view"]["players"]]
    assert hands == [None] * 4
    assert now["table"]["game"]["hand"] == ["dwarf-duris", "dwarf-straton"]
    after = asked(device, "take", [{"type": "take", "card": "dwarf-straton"}])
    assert [news["by"] for news in after["news"]] == [1, 2, 3]
    assert all(news["hand"] == ["dwarf-duris", "dwarf-straton"] for news in after["news"])


def test_a_wrong_deed_gets_its_reason_and_changes_nothing(device: NewDevice) -> None:
    before = asked(device, "take", [])
    wrong = asked(device, "take", [], DRAW)
    assert wrong["wrong"]["message"] == "lesson-take-row.not-draw"
    assert wrong["news"] == []
    assert wrong["table"] == before["table"]
    illegal = asked(device, "take", [], {"type": "take", "card": "orc-rhea"})
    assert illegal["wrong"]["message"] == "error-not-in-row"


def test_going_back_is_a_deed_fewer(device: NewDevice) -> None:
    take = {"type": "take", "card": "elf-duris"}
    later = asked(device, "take", [take])
    assert later["step"] == 1
    assert later["marks"] == [0, 1]
    assert asked(device, "take", [])["table"] == asked(device, "take", [take][: later["marks"][0]])["table"]


def test_a_band_is_previewed(device: NewDevice) -> None:
    band = {"type": "band", "leader": "dwarf-pelagon", "cards": ["dwarf-pelagon", "elf-pelagon", "wizard-pelagon"]}
    answer = device().client.post("/api/lessons/dwarf/preview", json={"deeds": [], "band": band})
    assert answer.status_code == 200
    assert (answer.json()["size"], answer.json()["glory"]) == (3, 6)
    band["leader"] = "orc-rhea"
    assert device().client.post("/api/lessons/dwarf/preview", json={"deeds": [], "band": band}).status_code == 422


def test_what_is_no_lesson_or_does_not_fit_one_is_refused_in_words(device: NewDevice) -> None:
    assert asked(device, "cooking", [], status=404)["code"] == "no-lesson"
    assert asked(device, "take", [DRAW], status=409)["code"] == "lesson-deeds"
    assert asked(device, "take", [DRAW] * 61, status=400)["code"] == "bad-request"
    assert asked(device, "take", [{"type": "fly"}], status=400)["code"] == "bad-request"
    said = device().client.post("/api/lessons/cooking", json={}, headers={"Accept-Language": "de"}).json()["detail"]
    assert said == "Diese Lektion gibt es nicht."

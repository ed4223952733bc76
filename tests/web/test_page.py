"""The page in a real Chromium, against a real server: each scenario is a script of its own under web/tests/browser."""

import json
import os
import random
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from servers import Served, free_port

from ethnos.game import Game, write_record
from ethnos.game.decisions import PlayBand
from ethnos.words import LANGUAGES, Tribe

ROOT = Path(__file__).parents[2]
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
PACKED = "@sparticuz/chromium@153.0.0"
FULL = os.environ.get("ETHNOS_TESTS") in ("nightly", "torture")
BUILT = ROOT / "src" / "ethnos" / "server" / "page" / "index.html"
pytestmark = [
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif(not BUILT.exists(), reason="the page is not built: make page"),
]


@pytest.fixture(scope="module", autouse=True)
def chromium() -> None:
    """The system's browser; where there is none, one from npm, beside the page's packages but not of them."""
    if os.environ.get("CHROMIUM") or any(Path("/usr/bin", name).exists() for name in SYSTEM):
        return
    if not (ROOT / "web" / "node_modules" / "@sparticuz" / "chromium").exists():
        npm = runpy.run_path(str(ROOT / "web" / "build_page.py"))["npm"]()
        command = [sys.executable, str(ROOT / "web" / "build_page.py"), npm, "install", "--no-save", PACKED]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('page') / 'tables.sqlite'}"
    with Served(database).start() as server:
        yield server


def scenario(server: Served, name: str, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(ROOT / "web" / "build_page.py"), f"tests/browser/{name}.mjs", *arguments]
    return subprocess.Popen(
        command,
        env={**os.environ, "ETHNOS_URL": server.url, **({"ETHNOS_FULL": "1"} if FULL else {}), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def passes(server: Served, name: str, *arguments: str, records: Path | None = None) -> None:
    process = scenario(server, name, *arguments, **({} if records is None else {"ETHNOS_RECORDS": str(records)}))
    said, _ = process.communicate(timeout=600)
    assert process.returncode == 0, said[-4000:]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_newcomer_plays_a_whole_game_by_clicks(served: Served, size: str) -> None:
    passes(served, "newcomer", size)


def test_two_browsers_play_an_age_at_one_table(served: Served) -> None:
    passes(served, "together")


def test_a_stranger_watches_a_game_found_on_the_home_page(served: Served) -> None:
    passes(served, "watch")


def test_the_deals_are_checked_at_the_end_and_a_lie_is_found(served: Served) -> None:
    passes(served, "fair")


def test_a_seat_moves_to_another_device(served: Served) -> None:
    passes(served, "move")


def test_an_age_by_the_keyboard_alone(served: Served) -> None:
    passes(served, "keyboard")


def test_reload_and_a_server_that_goes_and_comes_back(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path / 'tables.sqlite'}", free_port()).start() as server:
        heard = ""
        with scenario(server, "reload") as process:
            for line in process.stdout or ():
                heard += line
                if line == "ready\n":
                    server.kill()
                elif line == "lost\n":
                    server.start()
        assert process.returncode == 0, heard[-4000:]


@pytest.mark.parametrize("name", ["wire", "frames"])
def test_the_page_is_light_and_smooth(served: Served, name: str) -> None:
    """At most 250 kB on the first visit, fonts aside; frames a second are printed, for they depend on the machine."""
    passes(served, name)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_serious_finding_of_axe_on_any_page_in_both_themes(served: Served, size: str, moments: Path) -> None:
    passes(served, "looks", "en", size, "both", records=moments)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("language", list(LANGUAGES) if FULL else ["de", "ru", "ja", "pl", "cs"])
def test_every_word_is_there_and_fits(served: Served, language: str, size: str, moments: Path) -> None:
    passes(served, "looks", language, size, "light", records=moments)


@pytest.mark.parametrize("tribe", [tribe for tribe in Tribe if tribe is not Tribe.SKELETON])
def test_the_power_of_every_tribe_is_used_through_the_page(served: Served, tribe: Tribe, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps([led_by(tribe)]))
    passes(served, "power", tribe, records=record)


def test_every_follow_up_is_answered_where_it_happens(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "choices.json"
    file.write_text(json.dumps(follow_ups()))
    passes(served, "choices", records=file)


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("moments") / "moments.json"
    file.write_text(json.dumps(positions()))
    return file


def positions() -> list[dict[str, Any]]:
    """Eight moments of games for two to six players: early, late, and in the middle of follow-up questions."""
    found: list[dict[str, Any]] = []
    for players, seed, questions in ((2, 3, ("turn",)), (4, 5, QUESTIONS), (6, 9, ("turn",))):
        game = played(players, seed)
        for question in questions:
            moments = [n for n in range(12, len(game.history)) if game.at(n).view().question == question]
            for place in (0.2, 0.9) if question == "turn" else (0.5,):
                if moments:
                    found.append(moment(game, moments[int(len(moments) * place)], players))
    assert len(found) >= 8
    return found


QUESTIONS = ("turn", "keep", "troll", "horde", "merfolk", "wizard", "marker", "raid")


def follow_ups() -> list[dict[str, Any]]:
    """A moment for every question that follows on another; the marker one that may go into any kingdom."""
    with_elves = played(4, 5)
    with_centaurs = played(4, 11, [Tribe.CENTAUR, Tribe.WINGFOLK, Tribe.TROLL, Tribe.ORC, Tribe.GIANT, Tribe.SKELETON])
    found = []
    for game, questions in ((with_elves, (*QUESTIONS[1:6], "raid")), (with_centaurs, ("marker", "centaur"))):
        for question in questions:
            n = next(n for n in range(12, len(game.history)) if fits(game.at(n), question))
            found.append({"question": question, **moment(game, n, 4)})
    return found


def fits(game: Game, question: str) -> bool:
    choices = {"marker": 7, "centaur": 4}.get(question, 2)
    return game.view().question == question and len(game.legal()) >= choices


def moment(game: Game, decisions: int, players: int) -> dict[str, Any]:
    return {"record": write_record(game), "decisions": decisions, "players": players}


def played(players: int, seed: int, tribes: list[Tribe] | None = None) -> Game:
    """A whole game of people who like large bands."""
    rng = random.Random(seed)
    chosen = tribes or (
        [Tribe.ELF, Tribe.TROLL, Tribe.ORC, Tribe.MERFOLK, Tribe.WIZARD, Tribe.GIANT] if players > 3 else None
    )
    game = Game(names=[f"P{i}" for i in range(players)], seed=seed, tribes=chosen)
    while not game.is_over:
        legal = game.legal()
        bands = [one for one in legal if isinstance(one, PlayBand) and len(one.cards) > 2]
        others = [one for one in legal if not isinstance(one, PlayBand)]
        game.play(rng.choice(bands if bands and rng.random() < 0.4 else others or bands or legal))
    return game


def led_by(tribe: Tribe) -> dict[str, Any]:
    """A moment whose player may lead a band of two or more with this tribe."""
    others = [one for one in Tribe if one not in (tribe, Tribe.SKELETON)]
    game = played(4, 11, [tribe, *others[:5]])
    for n, one in enumerate(game.history):
        decision = one.decision
        if not isinstance(decision, PlayBand) or decision.leader is None or len(decision.cards) < 2:
            continue
        if decision.leader.tribe == tribe and game.at(n).view().question == "turn":
            return moment(game, n, 4)
    raise AssertionError(f"no band led by {tribe} in the game")

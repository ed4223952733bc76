"""Whole games through the page: alone, together, by keyboard, watched, moved, interrupted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from support.devices import as_json
from support.players import random_game
from support.scenarios import FULL, ROOT, passes, scenario
from support.servers import Served, free_port

from ethnos.game import write_record


@pytest.mark.parametrize(
    ("size", "theme", "pace"), [("desktop", "light", "moving"), ("phone", "dark", "moving" if FULL else "still")]
)
def test_a_newcomer_plays_a_whole_game_by_clicks(served: Served, size: str, theme: str, pace: str) -> None:
    passes(served, "newcomer", size, theme, pace)


@pytest.mark.parametrize("languages", [("en", "pl"), *([("de", "ja"), ("cs", "ru")] if FULL else [])])
def test_two_browsers_play_an_age_at_one_table(served: Served, languages: tuple[str, str]) -> None:
    passes(served, "together", *languages)


def test_a_guest_is_sent_away_and_invited_back_and_a_rematch_keeps_the_seats(served: Served, tmp_path: Path) -> None:
    game = random_game(2, seed=4)
    last, end = game.history[-1], len(game.history) - 1
    file = tmp_path / "ending.json"
    played = {"seat": last.seat, "decision": as_json(last.decision)}
    file.write_text(json.dumps([{"record": write_record(game), "decisions": end, "last": played}]))
    passes(served, "seats", records=file)


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


@pytest.mark.skipif(not FULL, reason="installs everything anew: make nightly")
def test_a_built_wheel_installs_with_pip_alone_and_plays_far_from_here(tmp_path: Path) -> None:
    home, bin_ = tmp_path / "home", tmp_path / "venv" / "bin"
    home.mkdir()
    for command in (
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        [sys.executable, "-m", "venv", str(bin_.parent)],
    ):
        subprocess.run(command, cwd=ROOT, check=True)
    subprocess.run([bin_ / "pip", "install", "--quiet", *tmp_path.glob("*.whl")], cwd=home, check=True)
    server = Served("")
    server.process = subprocess.Popen(
        [bin_ / "ethnos", "play", "--no-browser", "--port", str(server.port)],
        cwd=home,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
        start_new_session=True,
    )
    with server:
        server.wait()
        passes(server, "wire")

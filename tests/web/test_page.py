"""The page in a real Chromium, against a real server: each scenario is a script of its own under web/tests/browser."""

import json
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from moments import follow_ups, rich, shown, told
from powers import powerful, ten_skeletons
from servers import Served, free_port

from ethnos.words import Tribe

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


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_a_newcomer_plays_a_whole_game_by_clicks(served: Served, size: str, theme: str) -> None:
    passes(served, "newcomer", size, theme)


@pytest.mark.parametrize("languages", [("en", "pl"), *([("de", "ja"), ("cs", "ru")] if FULL else [])])
def test_two_browsers_play_an_age_at_one_table(served: Served, languages: tuple[str, str]) -> None:
    passes(served, "together", *languages)


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


@pytest.mark.parametrize("name", ["wire", "frames"])
def test_the_page_is_light_and_smooth(served: Served, name: str) -> None:
    """At most 250 kB on the first visit, fonts aside; frames a second are printed, for they depend on the machine."""
    passes(served, name)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_serious_finding_of_axe_in_any_state_in_both_themes(
    served: Served, language: str, size: str, records: Path
) -> None:
    passes(served, "looks", language, size, "axe", records=records)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("language", ["de", "ru", "pl", "cs"])
def test_every_word_is_there_and_whole(served: Served, language: str, size: str, records: Path) -> None:
    passes(served, "looks", language, size, records=records)


@pytest.mark.parametrize("tribe", list(Tribe))
def test_the_power_of_every_tribe_is_used_through_the_page(served: Served, tribe: Tribe, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps([powerful(tribe)]))
    passes(served, "power", tribe, records=record)


def test_ten_skeletons_win_at_once(served: Served, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps([ten_skeletons()]))
    passes(served, "skeletons", records=record)


def test_every_term_explains_itself(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "rich.json"
    file.write_text(json.dumps([rich()]))
    passes(served, "terms", records=file)


def test_what_happened_is_told_by_what_moves(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "told.json"
    file.write_text(json.dumps(told()))
    passes(served, "telling", records=file)


def test_every_follow_up_is_answered_where_it_happens(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "choices.json"
    file.write_text(json.dumps(follow_ups()))
    passes(served, "choices", records=file)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("moments") / "moments.json"
    file.write_text(json.dumps(shown()))
    return file

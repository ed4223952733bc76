"""Commands over records: simulate --records, replay, verify; and the rules reference."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from ethnos.cli import run
from ethnos.cli.commands import replay
from ethnos.cli.commands.replay import Film, moved
from ethnos.cli.record_files import random_game
from ethnos.game import read_record, write_record
from ethnos.rules import Options, interpreted
from ethnos.rules.many.simulation import simulate
from ethnos.words import LANGUAGES, words
from ethnos.words.reference import TOPICS


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("records")
    assert run(["simulate", "--players", "3", "--games", "3", "--seed", "9", "--records", str(made)]) == 0
    return made


def test_every_game_has_its_record_and_its_json(folder: Path) -> None:
    records, exports = sorted(folder.glob("*.ethnos")), sorted(folder.glob("*.json"))
    assert len(records) == len(exports) == 3
    for record, export in zip(records, exports, strict=True):
        game = read_record(record.read_text())
        data = json.loads(export.read_text())
        assert game.is_over
        assert data["ranking"][0]["place"] == 1
        assert sum(len(age["decisions"]) for age in data["ages"]) == len(game.history)


def test_the_records_are_of_the_games_that_were_counted() -> None:
    engine = interpreted()
    tally = simulate(engine, Options(3).template(engine), 9, 0, 3)
    games = [random_game(Options(3), 9, number) for number in range(3)]
    assert sum(len(played.spelling) for game in games for played in game.history) == tally.decisions
    won = [0] * 6
    for game in games:
        assert game.result is not None
        for seat in game.result.winners:
            won[seat] += 60 // len(game.result.winners)
    assert won == tally.wins


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_in_every_language(folder: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(folder / "game-9-00000.ethnos"), "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_verify_refuses_a_forged_record(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (folder / "game-9-00000.ethnos").read_text()
    forged = tmp_path / "forged.ethnos"
    forged.write_text(text.replace("# Glory after age I: Player 1 ", "# Glory after age I: Player 1 9", 1))
    assert run(["verify", str(forged)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ethnos: Line ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_shows_the_table_in_every_language(
    folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(folder / "game-9-00001.ethnos")
    assert run(["replay", file, "--age", "2", "--turn", "5", "--lang", language]) == 0
    table = capsys.readouterr().out
    assert "Player 3" in table
    assert "II" in table
    assert run(["replay", file, "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 200


def test_replay_of_a_damaged_record_shows_what_it_can(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (folder / "game-9-00000.ethnos").read_text().split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("30. "))
    lines[at] = "30. 9 nonsense"
    damaged = tmp_path / "damaged.ethnos"
    damaged.write_text("\n".join(lines))
    assert run(["replay", str(damaged)]) == 2
    out, err = capsys.readouterr()
    assert "1.29" in out
    assert f"Line {at + 1}, column 1" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["replay", "nowhere.ethnos"], "nowhere.ethnos"),
        (["verify", "nowhere.ethnos"], "nowhere.ethnos"),
        (["rules", "elves", "--lang", "fr"], "en, pl, cs, ja, ru, de"),
        (["rules", "xyzzy"], "overview, components"),
        (["simulate", "--games", "1", "--state", "x", "--records", "y"], "x"),
    ],
)
def test_mistakes_are_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err


def test_a_turn_that_is_not_there_and_a_file_that_is_no_text(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(folder / "game-9-00000.ethnos")
    assert run(["replay", file, "--age", "3"]) == 2
    assert "ages 1 to 2" in capsys.readouterr().err
    assert run(["replay", file, "--age", "1", "--turn", "999"]) == 2
    assert "turns 1 to" in capsys.readouterr().err
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert run(["verify", str(binary)]) == 2
    assert "not a text file" in capsys.readouterr().err


def test_a_name_that_looks_like_markup_is_just_a_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.ethnos"
    text = write_record(random_game(Options(2), 4, 0))
    file.write_text(text.replace("Player 1", "[/x]").replace("Player 2", "[bold]"))
    assert run(["verify", str(file)]) == 0
    assert run(["replay", str(file)]) == 0
    assert "[/x]" in capsys.readouterr().out


def test_a_terminal_without_our_letters_shows_what_it_can() -> None:
    code = "import sys; sys.argv = ['ethnos', 'rules', 'elves', '--lang', 'ja']; from ethnos.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=False)
    assert done.returncode == 0


def test_stepping_forwards_and_backwards() -> None:
    film = Film(random_game(Options(2), 4, 0))
    last = len(film)
    assert moved(film, 0, "") == 1
    assert moved(film, 5, "b") == 4
    assert moved(film, 0, "b") == 0
    assert moved(film, last, "") == last
    assert moved(film, 3, "e") == last
    assert film.keys[moved(film, 3, "a")] == (2, 1)
    assert film.keys[moved(film, 3, "10")] == (1, 10)
    assert moved(film, 3, "nonsense") == 3


def test_the_screen_of_every_step_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    film = Film(random_game(Options(2), 4, 0))
    answers = iter([""] * 8 + ["a", "", "b", "e", "", "q"])
    console = Console(record=True, width=120, force_terminal=False, file=io.StringIO())
    monkeypatch.setattr(console, "input", lambda prompt: next(answers))
    replay.step_through(film, console, words("de"))
    assert "Ruhm" in console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_reference(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--lang", language]) == 0
    listed = capsys.readouterr().out
    assert all(topic in listed for topic in TOPICS)
    assert run(["rules", "all", "--lang", language]) == 0
    assert len(capsys.readouterr().out) > 5_000


def test_rules_are_found_by_words_of_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "Krasnoludy", "--lang", "pl"]) == 0
    assert "Krasnoludy" in capsys.readouterr().out


def test_the_language_of_the_terminal_is_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert run(["rules", "elves"]) == 0
    assert "Elfové" in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "xx")
    assert run(["rules", "elves"]) == 0
    assert "Elves" in capsys.readouterr().out

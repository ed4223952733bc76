"""The command line: what it prints, and how it says no."""

import json
from pathlib import Path

import pytest

from ethnos import Game, __version__
from ethnos.cli import run
from ethnos.cli.commands import simulate
from ethnos.cli.random_games import random_game
from ethnos.game import GivenDealer
from ethnos.rules import RULES, Options, interpreted


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("simulate --players 1", "2, 3, 4, 5 or 6"),
        ("simulate --players 7", "2, 3, 4, 5 or 6"),
        ("simulate --players four", "valid integer"),
        ("simulate --seed -1", "greater than or equal to 0"),
        ("simulate --seed 99999999999999999999", "less than or equal to"),
        ("simulate --games 0", "games"),
        ("simulate --tribes elf,elf,orc,troll,giant,wizard", "elf twice"),
        ("simulate --tribes elf,goblin,orc,troll,giant,wizard", "centaur, dwarf, elf"),
        ("simulate --tribes elf,orc", "exactly 6"),
        ("simulate --players 3 --tribes elf,orc,troll,giant,wizard,dwarf", "exactly 5"),
        ("simulate --preset french", "standard, polish, english"),
        ("simulate --state no-such-file", "no-such-file"),
        ("simulate --speed 9", "--speed"),
        ("watch --players 9", "2, 3, 4, 5 or 6"),
        ("fly", "fly"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = answer(capsys, *arguments.split())
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert words in err


def test_a_corrupt_state_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position"
    assert answer(capsys, "watch", "--turns", "30", "--save", str(file))[0] == 0
    data = file.read_bytes()
    file.write_bytes(data[:-40] + bytes(40))
    code, out, err = answer(capsys, "simulate", "--state", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "checksum" in err


def test_simulate_prints_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = answer(capsys, "simulate", "--games", "20", "--players", "3")
    assert code == 0
    for words in ("Wins by seat", "Seat 3", "Kingdoms", "Age II", "Tribes as leaders"):
        assert words in out


def test_simulate_prints_json_that_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = "elf,orc,troll,giant,wizard,Dwarves"
    code, out, _ = answer(capsys, "simulate", "--games", "30", "--seed", "5", "--tribes", chosen, "--json")
    summary = json.loads(out)
    assert code == 0
    assert summary["games"] == 30
    assert sum(summary["wins_by_seat"]) == pytest.approx(1, abs=1e-3)
    assert set(summary["tribes"]) == {"elf", "orc", "troll", "giant", "wizard", "dwarf"}
    assert list(summary["glory"]) == ["age I", "age II", "age III"]


def test_the_same_seed_gives_the_same_summary(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [json.loads(answer(capsys, "simulate", "--games", "25", "--seed", seed, "--json")[1]) for seed in "334"]
    for summary in runs:
        del summary["seconds"], summary["seed"]
    assert runs[0] == runs[1] != runs[2]


def test_simulate_goes_on_from_a_saved_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position"
    assert answer(capsys, "watch", "--players", "2", "--turns", "20", "--save", str(file))[0] == 0
    code, out, _ = answer(capsys, "simulate", "--state", str(file), "--games", "10", "--json")
    assert code == 0
    assert json.loads(out)["players"] == 2


def test_simulate_goes_on_from_a_position_that_waits_for_its_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = random_game(Options(2), 3, 0)
    game = Game(options=whole.options, dealer=GivenDealer(whole.set_up, whole.decks[:1]))
    for played in whole.history:
        if played.age == 1:
            game.play(played.decision)
    file = tmp_path / "waiting"
    file.write_bytes(game.position())
    code, out, _ = answer(capsys, "simulate", "--state", str(file), "--games", "5", "--json")
    assert code == 0
    assert sum(json.loads(out)["glory"]["age I"].values()) == 0


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "--version")[:2] == (0, f"ethnos {__version__}\n")


def test_watch_tells_every_turn_and_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = answer(capsys, "watch", "--players", "2", "--seed", "4")
    assert code == 0
    assert "Lena takes" in out
    assert "Jana takes" in out
    assert "Scoring of age II" in out
    assert "Final ranking" in out


def test_help_is_there_for_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ((), ("--help",), ("simulate", "--help"), ("watch", "--help"), ("bench", "--help")):
        code, out, _ = answer(capsys, *arguments)
        assert code == 0
        assert "Usage" in out


def test_where_no_bar_can_be_shown_it_is_said_that_something_is_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert answer(capsys, "simulate", "--games", "2")[2] == "", "nothing is compiled for so few"
    monkeypatch.setattr(simulate, "WORTH_COMPILING", 1)
    monkeypatch.setattr(RULES, "is_warm", lambda: False)
    monkeypatch.setattr(simulate, "pieces", lambda games: [(interpreted(), 0, games)])
    assert answer(capsys, "simulate", "--games", "2")[2] == "Playing games (and compiling, once)…\n"

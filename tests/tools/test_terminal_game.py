"""The recorded game of docs/terminal-game.txt is one against the bots there are."""

import importlib.util
from pathlib import Path
from typing import Any

from ethnos.bots.labels import bot_label
from ethnos.words import words

PROGRAM = Path(__file__).parents[2] / "tools" / "terminal_game.py"


def loaded() -> Any:
    spec = importlib.util.spec_from_file_location("terminal_game", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    program = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(program)
    return program


def test_the_recorded_game_has_the_bots_of_today() -> None:
    program = loaded()
    text = program.PAGE.read_text(encoding="utf-8")
    for name, bot in zip(program.NAMES[1:], program.BOTS, strict=True):
        assert f"\n{name}: {bot_label(bot, words('en'))}," in text
    assert "Final ranking" in text


def test_the_keyboard_plays_what_is_offered() -> None:
    console = loaded().RecordedTerminal()
    assert console.chosen("  1 draw from the deck\n  2 play 3 cards led by an Elf") == "2"
    assert console.chosen("  1 draw from the deck\n  2 play 2 cards led by an Elf") == "1"
    assert console.chosen("  1 yes\n  2 no") == "1"

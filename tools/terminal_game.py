"""Writes docs/terminal-game.txt: a whole game in the terminal, as `ethnos play --terminal --bots 2,4` shows it.

    python tools/terminal_game.py

The keyboard is a small player that reads the screen: it asks for help and for a hint once, plays a
band of three or more where it is offered one, and takes a card else.
"""

import io
import random
import re
import tempfile
from pathlib import Path

from rich.console import Console

from ethnos.bots import bot_of
from ethnos.bots.levels import LEVELS
from ethnos.cli.saves import Save
from ethnos.cli.terminal import Terminal
from ethnos.game import Game
from ethnos.words import words

PAGE = Path(__file__).parents[1] / "docs" / "terminal-game.txt"
BOTS = [LEVELS[i].name for i in (1, 3, 3)]
NAMES = ["Ada", "Bruno", "Carla", "Dmitri"]
SEED = 4


class RecordedTerminal(Console):
    """A console that types by itself, and keeps what it shows."""

    def __init__(self) -> None:
        super().__init__(width=100, file=io.StringIO(), force_terminal=False, color_system=None)
        self.typed, self.dice, self.read = ["?", "h"], random.Random(SEED), 0

    @property
    def shown(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()

    def input(self, prompt: object = "", **_: object) -> str:
        page, self.read = self.shown[self.read :], len(self.shown)
        answer = self.typed.pop(0) if self.typed else self.chosen(page)
        self.print(f"{prompt}{answer}", markup=False, highlight=False)
        return answer

    def chosen(self, page: str) -> str:
        """The number of a decision on the page."""
        offered = re.findall(r"^ *(\d+) (.*)$", page, re.M)
        bands = [number for number, text in offered if re.match(r"play [3-9] cards", text)]
        cards = [number for number, text in offered if text.startswith(("take", "draw"))]
        return str(bands[0] if bands else self.dice.choice(cards) if cards else "1")


def transcript() -> str:
    """The whole game."""
    with tempfile.TemporaryDirectory() as folder:
        game = Game(len(NAMES), seed=SEED, names=NAMES)
        save = Save(Path(folder) / "game.ethnos", BOTS)
        table = Terminal(game, [bot_of(name) for name in BOTS], words("en"), save, pause=0)
        table.console = console = RecordedTerminal()
        table.run(resumed=False)
    shown = console.shown.replace(f"{folder}/", "")
    return "\n".join(line.rstrip() for line in shown.splitlines()) + "\n"


if __name__ == "__main__":
    PAGE.write_text(transcript(), encoding="utf-8")

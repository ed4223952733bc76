"""A package for a bot of one's own: everything there, to be changed line by line."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from ..errors import UserError
from .peers import PEERS
from .registry import own_bots

FILES = {
    "pyproject.toml": """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "NAME"
version = "0.1.0"
description = "A bot for Ethnos"
requires-python = ">=3.11"
dependencies = ["ethnos"]

[project.entry-points."ethnos.bots"]
NAME = "NAME:CLASS"

[tool.hatch.build.targets.wheel]
packages = ["NAME"]

[tool.pytest.ini_options]
pythonpath = ["."]
""",
    "NAME/__init__.py": '''"""NAME: a bot for Ethnos."""

from ethnos import PlayBand
from ethnos.bots import SimpleBot

ENOUGH = 4  # cards: a band worth playing


class CLASS(SimpleBot):
    """Plays the band that scores most once one is large, and says yes to everything else."""

    name = "NAME"

    def choose(self, view, legal, dice):
        bands = [band for band in legal if isinstance(band, PlayBand)]
        others = [decision for decision in legal if not isinstance(decision, PlayBand)]
        if bands:
            best = max(bands, key=lambda band: (bool(view.preview(band).markers), view.preview(band).glory))
            if len(best.cards) >= ENOUGH or not others:
                return best
        if view.question == "turn":
            tribes = [card.tribe for card in view.hand]
            return max(others, key=lambda one: tribes.count(one.card.tribe) if hasattr(one, "card") else 0.5)
        return others[0]
''',
    "tests/test_NAME.py": '''"""The bot keeps to the rules, and beats dice."""

import NAME
from ethnos import Game
from ethnos.arena.match import Match, play_chunk
from ethnos.arena.statistics import standings
from ethnos.bots import Budget, ask

HERE = f"{NAME.__file__}:CLASS"


def test_it_plays_a_game_without_a_mishap():
    bot, game = NAME.CLASS(), Game(3, seed=1)
    while not game.is_over:
        asked = ask(bot, game.observe(game.seat_to_act), Budget(), seed=len(game.history))
        assert asked.mishap is None, asked.mishap
        game.play(asked.answer.decision)


def test_it_wins_more_than_its_share_against_dice():
    match = Match((HERE, "random"), players=2, deals=3)
    first = standings(match, dict(enumerate(play_chunk(match, 0, match.games))))[0]
    assert (first.name, first.failure) == (HERE, None)
''',
    "README.md": """# NAME

A bot for Ethnos. Without installing it:

    ethnos arena --bots ./NAME/__init__.py:CLASS,steward --deals 20
    ethnos rank ./NAME/__init__.py:CLASS

Installed, every command knows it as `NAME`. Where ethnos is in a virtual environment:

    uv pip install --python .venv/bin/python --editable .
    ethnos arena --bots NAME,steward

Its tests: `python -m pytest` in this folder, where pytest is installed.
""",
}
NAME = re.compile(r"[a-z][a-z0-9_]*")


def class_of(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def write_package(name: str, folder: Path) -> list[Path]:
    """A package called `name` in a new folder; the files written."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise UserError(f"the name {name!r}: small letters, digits and _ as Python names are, beginning with a letter")
    if find_spec(name) is not None or name in {*own_bots(), *PEERS}:
        raise UserError(f"the name {name!r}: something else that is installed is called so already")
    if folder.exists():
        raise UserError(f"{folder}: this folder exists already, nothing is overwritten")
    written = []
    for path, text in FILES.items():
        file = folder / path.replace("NAME", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace("NAME", name).replace("CLASS", class_of(name)), encoding="utf-8")
        written.append(file)
    return written

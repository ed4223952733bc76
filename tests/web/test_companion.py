"""The companion by taps: what recorded games scored is what its sheet says, in every language and on every size."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.entering import EnteredGame, simulated
from support.scenarios import FULL, passes
from support.servers import Served
from support.tried import Record

from ethnos.game.sheets import Sheet
from ethnos.words import LANGUAGES, Kingdom

PHONE, DESKTOP = "360", "1280"
RUNS = list(product(LANGUAGES, [PHONE, DESKTOP])) if FULL else [("de", PHONE), ("ja", PHONE)]


def shown(sheet: Sheet) -> dict[str, Any]:
    """The lines of a sheet as the page has them; those that paid nobody are left out, kingdoms aside."""
    players = sheet.players
    kingdoms = [[player.kingdoms[kingdom] for player in players] for kingdom in Kingdom]
    others = [
        [player.claimed for player in players],
        [player.merfolk for player in players],
        [player.giant for player in players],
        [player.raid for player in players],
        [sum(band.glory for band in player.bands) for player in players],
    ]
    return {"lines": kingdoms + [line for line in others if any(line)], "glory": list(sheet.glory)}


def told(game: EnteredGame) -> dict[str, Any]:
    return {
        "pad": json.loads(msgspec.json.encode(game.pad)),
        "sheets": [shown(sheet) for sheet in game.sheets],
        "ranking": [rank.name for rank in game.result.ranking],
    }


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A whole game of two players, the first age of one of five; by night two whole games, all numbers of players."""
    folder = tmp_path_factory.mktemp("entered")
    found = {}
    for n, language in enumerate(LANGUAGES):
        numbers = [n % 5, (n + 3) % 5] if FULL else [0 if language == "ja" else 3]
        found[language] = folder / f"{language}.json"
        found[language].write_text(json.dumps([told(simulated(10 * n + number)) for number in numbers]))
    return found


@pytest.mark.parametrize(("language", "size"), RUNS)
def test_a_game_is_entered_by_taps(
    served: Served, language: str, size: str, games: dict[str, Path], record_property: Record
) -> None:
    passes(served, "companion", language, size, records=games[language])
    record_property("games entered on the companion's score pad by taps", len(json.loads(games[language].read_text())))

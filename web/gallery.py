"""`make gallery`: pictures of the page in every state, size, theme and some languages, into gallery/."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "web")]

from servers import Served  # noqa: E402
from test_page import QUESTIONS, moment, played  # noqa: E402


def shown() -> list[dict[str, object]]:
    """Early and late with two, four and six players, and each follow-up question."""
    found: list[dict[str, object]] = []
    for players, seed in ((2, 3), (4, 5), (6, 9)):
        game = played(players, seed)
        turns = [n for n in range(len(game.history)) if game.at(n).view().question == "turn"]
        for name, place in (("early", 0.08), ("late", 0.93)):
            found.append({"name": f"{name}-{players}", **moment(game, turns[int(len(turns) * place)], players)})
        if players == 4:
            for question in QUESTIONS[1:]:
                asked = [n for n in range(12, len(game.history)) if game.at(n).view().question == question]
                if asked:
                    found.append({"name": f"ask-{question}", **moment(game, asked[len(asked) // 2], players)})
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder) / "moments.json"
        records.write_text(json.dumps(shown()))
        with Served(f"sqlite:///{folder}/tables.sqlite") as server:
            given = {"ETHNOS_URL": server.url, "ETHNOS_RECORDS": str(records), "ETHNOS_GALLERY": str(ROOT / "gallery")}
            command = [sys.executable, str(ROOT / "web" / "build_page.py"), "tests/browser/gallery.mjs"]
            sys.exit(subprocess.run(command, env={**os.environ, **given}, check=False).returncode)


main()

"""`make gallery`: pictures of the page in every state, size, theme and some languages, into gallery/."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.moments import shown  # noqa: E402
from support.reviews import shown_review  # noqa: E402
from support.servers import Served  # noqa: E402


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder) / "moments.json"
        records.write_text(json.dumps([*shown(), shown_review(4), shown_review(6)]))
        with Served(f"sqlite:///{folder}/tables.sqlite").start() as server:
            given = {"ETHNOS_URL": server.url, "ETHNOS_RECORDS": str(records), "ETHNOS_GALLERY": str(ROOT / "gallery")}
            command = [sys.executable, str(ROOT / "web" / "build_page.py"), "tests/browser/gallery.mjs"]
            done = subprocess.run(command, env={**os.environ, **given}, check=False)
    sys.exit(done.returncode)


main()

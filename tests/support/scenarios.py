"""Scenarios in a real Chromium, against a real server: each is a script of its own under web/tests/browser."""

import os
import subprocess
import sys
from pathlib import Path

from support.servers import Served

ROOT = Path(__file__).parents[2]
FULL = os.environ.get("ETHNOS_TESTS") in ("nightly", "torture")


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

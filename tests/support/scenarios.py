"""Scenarios in a real Chromium, against a real server: each is a script of its own under web/tests/browser."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from support.servers import Inside, Served

ROOT = Path(__file__).parents[2]
LONGEST = 1500  # seconds of a whole game by clicks, on a machine with much else to do
FULL = os.environ.get("ETHNOS_TESTS") in ("nightly", "torture")


def scenario(server: Served | Inside, name: str, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(ROOT / "web" / "build_page.py"), f"tests/browser/{name}.mjs", *arguments]
    return subprocess.Popen(
        command,
        env={**os.environ, "ETHNOS_URL": server.url, **({"ETHNOS_FULL": "1"} if FULL else {}), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def passes(server: Served | Inside, name: str, *arguments: str, records: Path | None = None) -> str:
    """Play a scenario to its good end; what it said."""
    environment = {} if records is None else {"ETHNOS_RECORDS": str(records)}
    process = scenario(server, name, *arguments, **environment)
    try:
        said, _ = process.communicate(timeout=LONGEST)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)  # with Node and the browser that it started
    assert process.returncode == 0, said[-4000:]
    return said

"""A browser and a server for every file of scenarios: files run beside each other."""

import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from scenarios import ROOT
from servers import Served

SYSTEM = ("chromium", "chromium-browser", "google-chrome")
PACKED = "@sparticuz/chromium@153.0.0"
BUILT = ROOT / "src" / "ethnos" / "server" / "page" / "index.html"


@pytest.fixture(scope="module", autouse=True)
def chromium() -> None:
    """The system's browser; where there is none, one from npm, beside the page's packages but not of them."""
    if not BUILT.exists():
        pytest.skip("the page is not built: make page")
    if os.environ.get("CHROMIUM") or any(Path("/usr/bin", name).exists() for name in SYSTEM):
        return
    if not (ROOT / "web" / "node_modules" / "@sparticuz" / "chromium").exists():
        npm = runpy.run_path(str(ROOT / "web" / "build_page.py"))["npm"]()
        command = [sys.executable, str(ROOT / "web" / "build_page.py"), npm, "install", "--no-save", PACKED]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('page') / 'tables.sqlite'}"
    with Served(database).start() as server:
        yield server

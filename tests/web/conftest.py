"""A browser and a server for every file of scenarios: files run beside each other."""

import os
from collections.abc import Iterator

import pytest
from support.scenarios import ROOT
from support.servers import Served

BUILT = ROOT / "src" / "ethnos" / "server" / "page" / "index.html"
PINNED = ROOT / "web" / "tests" / "browser" / "node_modules" / ".chromium"


@pytest.fixture(scope="module", autouse=True)
def ready() -> None:
    """The built page and the pinned browser: `make test` sees to both, whatever browser the machine has."""
    if not BUILT.exists():
        pytest.fail("the page is not built: make page")
    if not (os.environ.get("CHROMIUM") or PINNED.exists()):
        pytest.fail("the tests' browser is not there: make browser, or name another in CHROMIUM")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('page') / 'tables.sqlite'}"
    with Served(database, None, "--host-name", "lan.test").start() as server:  # a neighbour's name for this machine
        yield server

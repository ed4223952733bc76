"""Servers to attack: one in this process, whose bounds a test may tighten, and one in a process of its own."""

from collections.abc import Iterator

import pytest
from support.servers import Inside, Served

from ethnos.server.costs import RETELL
from ethnos.server.gate import Gate
from ethnos.server.limits import Limits


@pytest.fixture(scope="package")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    folder = tmp_path_factory.mktemp("attacked")
    with Inside(f"sqlite:///{folder}/tables.sqlite") as server:
        yield server


@pytest.fixture(scope="package")
def besieged_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With the quotas that everybody's server has."""
    folder = tmp_path_factory.mktemp("besieged")
    with Served(f"sqlite:///{folder}/tables.sqlite", None, "--limits", log=folder / "log") as server:
        yield server


@pytest.fixture
def limits(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> Iterator[Limits]:
    """Nothing is given back while a test looks."""
    gate = inside.server.config.app
    assert isinstance(gate, Gate)
    monkeypatch.setattr(gate.limits, "per_second", 1e-6)
    monkeypatch.setattr(gate.limits, "burst", 2 * RETELL + 10)
    gate.limits._left.clear()
    yield gate.limits
    gate.limits._left.clear()

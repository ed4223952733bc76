"""Servers to attack: one in this process, whose bounds a test may tighten, and one in a process of its own."""

from collections.abc import Iterator

import pytest
from support.servers import Inside, Served


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

"""One PostgreSQL and one server for all tests of a worker, and devices to sit at it with."""

from collections.abc import Iterator

import pytest
from support.devices import NewDevice
from support.servers import Inside, Postgres
from support.times import Ticking, Time, devices_at, ticking_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with pytest.MonkeyPatch.context() as patch:  # a machine with much else to do is not a database that is away
        patch.setattr("ethnos.server.store.postgres.PATIENCE", 60.0)
        server = Postgres().start()
        yield server
        server.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that no test tampers with."""
    folder = tmp_path_factory.mktemp("tables")
    with Inside(f"sqlite:///{folder}/tables.sqlite") as one:
        yield one


@pytest.fixture
def device(server: Inside) -> Iterator[NewDevice]:
    """A new browser at that server each time it is called."""
    with devices_at(server.url) as new:
        yield new


@pytest.fixture(scope="module")
def times(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Inside, Time, list[str]]]:
    with ticking_server(tmp_path_factory.mktemp("times")) as found:
        yield found


@pytest.fixture
def ticking(times: tuple[Inside, Time, list[str]]) -> Iterator[Ticking]:
    """New browsers at a server whose time can be put forward."""
    server, time, attended = times
    with devices_at(server.url) as new:
        yield new, time, attended

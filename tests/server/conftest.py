"""One PostgreSQL and one server for all tests of a worker, and devices to sit at it with."""

from collections.abc import Iterator

import pytest
from devices import Device, NewDevice
from servers import Inside, Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
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
    made: list[Device] = []

    def new(language: str = "en") -> Device:
        made.append(Device(server.url, language))
        return made[-1]

    yield new
    for one in made:
        one.close()

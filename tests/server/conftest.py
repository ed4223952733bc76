"""One PostgreSQL for all tests of a worker."""

from collections.abc import Iterator

import pytest
from servers import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres().start()
    yield server
    server.close()

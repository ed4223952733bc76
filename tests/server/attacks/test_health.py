"""A server that cannot keep what happens does not call itself healthy: full disk, damaged file, file taken away."""

import resource
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from support.devices import Device, good, refusal, wait_until
from support.servers import Inside, Served

from ethnos.server.store.schema import TABLES

pytestmark = pytest.mark.xdist_group("servers-health")


def test_on_a_full_disk_it_is_not_healthy_and_recovers(tmp_path: Path) -> None:
    """The server may write no file beyond its present size: as good as a full disk."""
    file = tmp_path / "tables.sqlite"
    with Served(f"sqlite:///{file}") as server, Device(server.url) as one:
        assert server.process is not None
        place = one.lay("Ada", "Bo", start=True)
        before = place.seq
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        wait_until(lambda: one.client.get("/healthz").status_code == 503, "healthy on a full disk")
        assert refusal(place.say(0, "hello")) == (503, "away")
        assert refusal(one.client.get("/healthz")) == (503, "away")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_until(lambda: one.client.get("/healthz").status_code == 200, "it recovers")
        assert good(place.say(0, "hello")) == before + 1


@pytest.mark.parametrize("table", [table.name for table in TABLES if table.name != "facts"])
def test_a_damaged_file_is_noticed(tmp_path: Path, table: str) -> None:
    """One page of each table; of `facts` a newer one lies in the write-ahead log, since it is always being written."""
    file = tmp_path / "tables.sqlite"
    with Inside(f"sqlite:///{file}") as server, Device(server.url) as one:
        one.lay("Ada", "Bo")
        assert one.client.get("/healthz").status_code == 200
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with Inside(f"sqlite:///{file}") as server, Device(server.url) as one:
        with file.open("r+b") as damaged:
            damaged.seek((root - 1) * size)
            damaged.write(b"\xff" * size)
        wait_until(lambda: one.client.get("/healthz").status_code == 503, "healthy on a damaged file")


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_a_file_that_was_taken_away_is_noticed(tmp_path: Path, how: str) -> None:
    """What is written goes nowhere then."""
    file = tmp_path / "tables.sqlite"
    with Inside(f"sqlite:///{file}") as server, Device(server.url) as one:
        assert one.client.get("/healthz").status_code == 200
        content = file.read_bytes()
        file.rename(tmp_path / "elsewhere")
        if how == "replaced":
            file.write_bytes(content)
        wait_until(lambda: one.client.get("/healthz").status_code == 503)
        assert file.exists() == (how == "replaced"), "and no empty one is made in its place"


def test_however_many_ask_it_is_written_once_a_second(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Inside(f"sqlite:///{file}") as server, Device(server.url) as one:
        app = server.server.config.app
        while not hasattr(app, "state"):
            app = app.app  # type: ignore[union-attr]
        store = app.state.parts.house.store
        beat, beats = store.beat, []

        async def noted(now: int) -> None:
            beats.append(now)
            await beat(now)

        store.beat = noted
        begun = time.monotonic()
        for _ in range(30):
            assert one.client.get("/healthz").text == "ok"
        assert 1 <= len(beats) <= 2 + time.monotonic() - begun

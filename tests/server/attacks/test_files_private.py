"""Whoever has another account on the machine reads no table, and whoever steals a database learns no address."""

import asyncio
import base64
import errno
import hashlib
import hmac
import json
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from support.devices import OPEN, Device, wait_until
from support.servers import Inside, Postgres

from ethnos import cli
from ethnos.errors import UserError
from ethnos.server import keeper, operating
from ethnos.server.store import server_key
from ethnos.server.tabletop.agreement import DAY, SECOND
from ethnos.server.tokens import hashed, keyed

pytestmark = pytest.mark.xdist_group("servers-private")

OWNER_ONLY = 0o600


@pytest.fixture(autouse=True)
def _anybody_may_read() -> object:
    """As most machines have it."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir() if file.suffix != ".lock"}


def test_a_new_database_and_all_beside_it_is_its_owners(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, Device(server.url) as one:
        one.lay("Ada", OPEN)
        found = modes(tmp_path)
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.key"} <= set(found)
    assert set(found.values()) == {OWNER_ONLY}


def test_an_old_one_is_closed_to_others_when_it_is_opened(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"
    with Inside(f"sqlite:///{file}"):
        pass
    file.chmod(0o644)
    with Inside(f"sqlite:///{file}"):
        assert set(modes(tmp_path).values()) == {OWNER_ONLY}
    assert "others could read this file" in caplog.text


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_backups_and_what_is_restored_from_them(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database("private_backup")
    with Inside(database) as server, Device(server.url) as one:
        one.lay("Ada", OPEN)
    folder = tmp_path / "there"
    folder.mkdir()
    assert cli.run(["backup", str(folder / "tables.backup"), "--database", database]) == 0
    assert cli.run(["restore", str(folder / "tables.backup"), "--database", f"sqlite:///{folder}/new.sqlite"]) == 0
    found = modes(folder)
    assert {"tables.backup", "new.sqlite"} <= set(found)
    assert set(found.values()) == {OWNER_ONLY}


def test_an_address_cannot_be_found_out_from_the_database(tmp_path: Path) -> None:
    """Before, every IPv4 address could be tried against the salt that lay beside the hash."""
    file = tmp_path / "tables.sqlite"
    with Inside(f"sqlite:///{file}") as server, Device(server.url) as one:
        one.lay("Ada", OPEN)
    with closing(sqlite3.connect(file)) as database:
        ((creator,),) = database.execute("SELECT creator FROM games").fetchall()
        facts = [bytes(value) for (value,) in database.execute("SELECT value FROM facts")]
        secrets = [bytes(secret) for (secret,) in database.execute("SELECT secret FROM games")]
    assert creator
    for known in (b"", *facts, *secrets):
        assert hmac.new(known, b"127.0.0.1", hashlib.sha256).hexdigest()[:32] != creator
    key = server_key.key_in_file(tmp_path / "tables.sqlite.key")
    assert keyed(key, "127.0.0.1") == creator, "with the key, which lies elsewhere, it is counted"


def test_who_laid_a_table_is_forgotten_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "EVERY", 0.03)
    monkeypatch.setattr(keeper, "SLOW", 2)
    file = tmp_path / "tables.sqlite"
    with (
        Inside(f"sqlite:///{file}") as server,
        Device(server.url) as one,
        closing(sqlite3.connect(file, isolation_level=None)) as database,
    ):
        waiting, old = one.lay("Ada", OPEN), one.lay("Ada", OPEN)

        def creators() -> dict[str, str]:
            return dict(database.execute("SELECT id, creator FROM games").fetchall())

        assert creators()[old.id]
        database.execute("UPDATE games SET created = created - ? WHERE id = ?", (DAY * SECOND, old.id))
        wait_until(lambda: creators()[old.id] == "")
        assert creators()[waiting.id], "this one still counts"


def test_a_seat_at_a_rematch_cannot_be_taken_with_what_the_database_holds(tmp_path: Path) -> None:
    """Its token is the same however often it is asked for; before, it followed from the table's secret."""
    file = tmp_path / "tables.sqlite"
    database = f"sqlite:///{file}"
    with Inside(database) as server, Device(server.url) as one:
        old = one.lay("Ada", "Bo", start=True)
    asyncio.run(operating.end(database, old.id))
    with Inside(database) as server, Device(server.url) as again:
        answers = [again.like(one).at(old).post("/rematch") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 201]
        laid = answers[0].json()["id"]
        assert answers[1].json()["id"] == laid
        assert all(seat["yours"] for seat in answers[1].json()["seats"]), "the same token again"
    with closing(sqlite3.connect(file)) as kept:
        ((secret,),) = kept.execute("SELECT secret FROM games WHERE id = ?", (laid,)).fetchall()
        payloads = [row[0] for row in kept.execute("SELECT payload FROM entries WHERE game = ?", (laid,))]
        holders = {
            json.loads(row[0])["holder"] for row in kept.execute("SELECT payload FROM entries WHERE kind = 'seated'")
        }
    for holder in holders:
        made = base64.urlsafe_b64encode(hmac.digest(secret, f"rematch {holder}".encode(), "sha256"))
        assert hashed(made.decode().rstrip("=")) not in "".join(payloads)


# The key


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "some" / "key"
    first = server_key.key_in_file(file)
    assert server_key.key_in_file(file) == first
    assert stat.S_IMODE(file.stat().st_mode) == OWNER_ONLY
    assert server_key.key_in_file(tmp_path / "other") != first


@pytest.fixture
def _without_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a memory stick, or on some shares of a network."""

    def link(*files: Path) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr("os.link", link)


@pytest.mark.usefixtures("_without_links")
def test_a_key_is_made_where_there_are_no_links(tmp_path: Path) -> None:
    """Found: there no server started."""
    file = tmp_path / "key"
    assert server_key.key_in_file(file) == server_key.key_in_file(file)
    assert modes(tmp_path) == {"key": OWNER_ONLY}


def test_where_there_are_no_links_the_key_of_whoever_was_faster_counts_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "key"

    def faster(*files: Path) -> None:
        file.write_text("a key of another process")
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr("os.link", faster)
    key = server_key.key_in_file(file)
    assert file.read_text() == "a key of another process"
    assert key == server_key.key_in_file(file)
    assert modes(tmp_path) == {"key": OWNER_ONLY}


@pytest.mark.parametrize("synced", [0, 1])
def test_a_key_that_could_not_be_written_is_no_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, synced: int
) -> None:
    """Found: on a full disk an empty file was left, with which no server started any more."""
    file, left = tmp_path / "key", synced
    if synced:  # the draft has its place, and must be written once more
        request.getfixturevalue("_without_links")

    def full(number: int) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(UserError, match="no space left"):
            server_key.key_in_file(file)
    assert list(tmp_path.iterdir()) == []
    assert server_key.key_in_file(file) == server_key.key_in_file(file)


def test_the_environment_goes_before_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ETHNOS_KEY", "a key that nobody guesses")
    assert server_key.server_key(None, tmp_path / "tables", None) == server_key.server_key(
        "postgresql://h/x", None, None
    )
    assert not list(tmp_path.iterdir())
    monkeypatch.setenv("ETHNOS_KEY", "short")
    with pytest.raises(UserError, match="at least 16 letters"):
        server_key.server_key(None, tmp_path / "tables", None)


def test_processes_of_one_postgresql_have_one_key(caplog: pytest.LogCaptureFixture) -> None:
    one = server_key.server_key("postgresql://me:hush%21@here/tables", None, None)
    assert one == server_key.server_key("postgresql://me:hush!@there:5433/tables", None, None)
    assert one != server_key.server_key("postgresql://me:hush@here/tables", None, None)
    assert not caplog.records
    server_key.server_key("postgresql://me@here/tables", None, None)
    assert "set ETHNOS_KEY" in caplog.text


def test_a_key_that_cannot_be_read_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("too short")
    with pytest.raises(UserError, match="at least 16 letters"):
        server_key.key_in_file(tmp_path / "key")
    with pytest.raises(UserError, match="--key-file"):
        server_key.key_in_file(tmp_path)

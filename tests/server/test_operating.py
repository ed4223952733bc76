"""`ethnos tables`: looking beside a running server, and changing with its knowledge or without it."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.devices import NOVICE, OPEN, Device, good, refusal, wait_until
from support.servers import Inside, Postgres

from ethnos.cli import run
from ethnos.server.reviews import kind_of_review
from ethnos.server.store import StudyRow, store_at

pytestmark = pytest.mark.xdist_group("servers-operators")
LONG_AGO = 1_500_000_000_000


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["tables", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["tables", *arguments]) == 2
    *logged, said = capsys.readouterr().err.strip().splitlines()
    assert said.startswith("ethnos: ")
    assert all("clock was put back" in line for line in logged)  # other servers of this process have their own time
    return said


def test_one_looks_beside_a_running_server(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Inside(database) as server, Device(server.url) as one:
        waiting = one.lay("Ada", OPEN, open=True)
        played = one.lay("Ada", "Żółw", start=True)
        listed = json.loads(printed(capsys, "list", "--json", "--database", database))
        assert [table["id"] for table in listed] == [played.id, waiting.id]
        assert [table["status"] for table in listed] == ["playing", "lobby"]
        assert waiting.id not in printed(capsys, "list", "--status", "playing", "--database", database)
        shown = printed(capsys, "show", played.id, "--json", "--database", database)
        told = json.loads(shown)
        assert [seat["name"] for seat in told["seats"]] == ["Ada", "Żółw"]
        assert told["entries"]["started"] == 1
        assert "Żółw" in printed(capsys, "show", played.id, "--database", database)
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as kept:
            payloads = "".join(row[0] for row in kept.execute("SELECT payload FROM entries"))
        for nonce in json.loads(f"[{payloads.split(chr(34) + 'nonces' + chr(34) + ':[')[1].split(']')[0]}]"):
            assert nonce not in shown, "nothing of which cards could be worked out"


def test_a_running_sqlite_server_is_not_changed_under_its_feet(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Inside(database) as server, Device(server.url) as one:
        place = one.lay("Ada", OPEN)
        for command in (["end", place.id], ["delete", place.id], ["forget", place.id, "--name", "Ada"]):
            assert "another server uses this database" in refused(capsys, *command, "--yes", "--database", database)
        assert place.table["status"] == "lobby"


def test_ending_and_deleting(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Inside(database) as server, Device(server.url) as one:
        ended, deleted, kept = (one.lay("Ada", "Bo", start=True) for _ in range(3))
    assert "say --yes" in refused(capsys, "delete", deleted.id, "--database", database)
    key = Path(f"{database.removeprefix('sqlite:///')}.key")
    key.unlink()
    printed(capsys, "end", ended.id, "--yes", "--database", database)
    assert not key.exists(), "whoever tidies up needs no key, and makes none"
    assert "over" in refused(capsys, "end", ended.id, "--yes", "--database", database)
    printed(capsys, "delete", deleted.id, "--yes", "--database", database)
    assert "there is no table" in refused(capsys, "delete", deleted.id, "--yes", "--database", database)
    assert "there is no table" in refused(capsys, "show", deleted.id, "--database", database)
    with Inside(database) as server, Device(server.url) as again:
        again.like(one)
        table = again.at(ended).table
        assert (table["status"], table["aborted"], table["stopped"]) == ("over", True, True)
        (told,) = [news for news in again.at(ended).get("/history", seat=0).json() if news["kind"] == "aborted"]
        assert told["told"]["message"] == "table-told-ended-by-operator"
        assert refusal(again.at(deleted).get()) == (404, "no-table")
        assert again.at(kept).table["status"] == "playing"


def test_a_log_that_does_not_add_up_is_said_so(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Inside(database) as server, Device(server.url) as one:
        place = one.lay("Ada", "Bo", start=True)
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file, file:
        file.execute("DELETE FROM entries WHERE game = ? AND seq = 0", (place.id,))
    assert "does not add up at entry 1" in refused(capsys, "show", place.id, "--database", database)


def test_a_name_is_taken_out_and_the_game_goes_on(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Inside(database) as server, Device(server.url) as one:
        place = one.lay("Guinevere", "Bo", start=True)
        waiting = one.lay("Guinevere", {"type": "open"}, open=True)
        seat = place.to_act or 0
        good(place.decide(seat, {"type": "draw"}))
    assert "nobody called Zoe" in refused(capsys, "forget", place.id, "--name", "Zoe", "--yes", "--database", database)
    printed(capsys, "forget", place.id, "--name", "Guinevere", "--yes", "--database", database)
    printed(capsys, "forget", waiting.id, "--name", "Guinevere", "--yes", "--database", database)
    assert b"Guinevere" not in Path(database.removeprefix("sqlite:///")).read_bytes()
    with Inside(database) as server, Device(server.url) as again:
        at = again.like(one).at(place)
        assert [seat["name"] for seat in at.table["seats"]] == ["— 1", "Bo"]
        good(at.decide(at.to_act or 0, {"type": "draw"}))


def test_only_the_names_of_persons_are_forgotten(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Found: of a bot it was said that its name was removed, from the ranking, and it was."""
    with Inside(database) as server, Device(server.url) as one:
        place = one.lay("Guinevere", NOVICE, start=True)
        while place.table["status"] == "playing":
            if place.to_act == 0:
                good(place.decide(0, place.legal(0)[0]))
        bot = place.table["seats"][1]["name"]
    file = Path(database.removeprefix("sqlite:///"))

    def ranked() -> set[str]:
        with closing(sqlite3.connect(file)) as kept:
            ((payload,),) = kept.execute("SELECT payload FROM entries WHERE kind = 'result'").fetchall()
        return {rank["name"] for rank in json.loads(payload)["ranking"]}

    assert ranked() == {"Guinevere", bot}
    assert f"nobody called {bot}" in refused(capsys, "forget", place.id, "--name", bot, "--yes", "--database", database)
    assert ranked() == {"Guinevere", bot}
    assert "2 " in printed(capsys, "forget", place.id, "--name", "Guinevere", "--yes", "--database", database)
    assert b"Guinevere" not in file.read_bytes()
    assert ranked() == {"— 1", bot}


def test_what_is_too_old_is_pruned(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Inside(database) as server, Device(server.url) as one:
        lobby, game, fresh = one.lay("Ada", OPEN), one.lay("Ada", "Bo", start=True), one.lay("Ada", OPEN)
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as kept:
        kept.execute("UPDATE games SET touched = ? WHERE id IN (?, ?)", (LONG_AGO, lobby.id, game.id))
        kept.commit()
    pruning = ["prune", "--json", "--yes", "--database", database]
    assert json.loads(printed(capsys, *pruning, "--dry-run")) == [lobby.id]
    assert json.loads(printed(capsys, *pruning)) == [lobby.id]
    assert json.loads(printed(capsys, *pruning)) == []
    assert json.loads(printed(capsys, *pruning, "--keep-games", "100")) == [game.id]
    left = json.loads(printed(capsys, "list", "--json", "--database", database))
    assert [table["id"] for table in left] == [fresh.id]


def test_the_processes_of_a_postgresql_hear_of_it(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever is at the table is sent away or connects again; nothing is written to a table that is gone."""
    database = postgres.database("operators")
    with Inside(database) as server, Device(server.url) as one:
        ended, deleted = one.lay("Ada", NOVICE), one.lay("Ada", NOVICE)
        renamed = one.lay("Ada", "Bo", start=True)
        for _ in range(2):
            good(renamed.decide(renamed.to_act or 0, {"type": "draw"}))
        before = renamed.get("/log", seat=0).text
        assert "Ada" in before
        streams = {place.id: place.live(0) for place in (ended, deleted, renamed)}
        for stream in streams.values():
            stream.next()
        printed(capsys, "end", ended.id, "--yes", "--database", database)
        wait_until(lambda: ended.table["status"] == "over")
        printed(capsys, "delete", deleted.id, "--yes", "--database", database)
        wait_until(lambda: deleted.get().status_code == 404)
        assert refusal(deleted.say(0, "hello")) == (404, "no-table")
        streams[deleted.id].rest()
        assert streams[deleted.id].socket.close_code == 1012
        printed(capsys, "forget", renamed.id, "--name", "Ada", "--yes", "--database", database)
        wait_until(lambda: renamed.table["seats"][0]["name"] == "— 1")
        assert renamed.get("/log", seat=0).text == before.replace("Ada", "— 1"), "nor is it told from memory"
        good(renamed.say(0, "hello"))


@pytest.mark.parametrize(
    "arguments", [["list", "--status", "asleep"], ["list", "--database", "sqlite:///nowhere.sqlite"]]
)
def test_mistakes_are_said_in_one_line(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(capsys, *arguments)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["studies delete", "reviews delete", "tables end", "tables delete"])
def test_a_mistyped_database_is_not_made(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "none" / "tables.sqlite"
    assert run([*command.split(), "a" * 14, "--yes", "--database", f"sqlite:///{there}"]) == 2
    assert capsys.readouterr().err == f"ethnos: {there}: there is no database here\n"
    assert not list(tmp_path.iterdir())


def test_a_study_is_deleted_by_its_name(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def studies(*new: str) -> list[str]:
        store = store_at(database)
        await store.open()
        try:
            for name in new:
                await store.keep_study(StudyRow(name, "text", "me", 0))
            return [name for name in ("one", "two") if await store.study(name) is not None]
        finally:
            await store.close()

    assert asyncio.run(studies("one", "two")) == ["one", "two"]
    assert run(["studies", "delete", "one", "--database", database]) == 2, "nobody was asked"
    assert asyncio.run(studies()) == ["one", "two"]
    assert run(["studies", "delete", "one", "--yes", "--database", database]) == 0
    assert "1 study deleted" in capsys.readouterr().out
    assert asyncio.run(studies()) == ["two"]
    assert run(["--lang", "de", "studies", "delete", "one", "--yes", "--database", database]) == 2
    assert "es gibt keine Studie one" in capsys.readouterr().err


def test_a_review_is_deleted_by_its_name(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Found: of a record that somebody brought it held the players' names for a month, and nothing deleted it."""
    of_table, of_record, other = "a" * 14, "b" * 32, "c" * 32

    async def reviews(new: bool = False) -> list[str]:
        store = store_at(database)
        await store.open()
        try:
            names = (of_table, of_record, other)
            if new:
                assert all([await store.keep(kind_of_review(name), name, None, b"names", 1) for name in names])
            return [name for name in names if await store.kept(kind_of_review(name), name) is not None]
        finally:
            await store.close()

    asyncio.run(reviews(new=True))
    assert run(["reviews", "delete", of_table, "--database", database]) == 2, "nobody was asked"
    links = [f"http://here/#/review/{of_table}/0", f"file.{of_record}"]  # as the page has them
    assert run(["reviews", "delete", *links, "--yes", "--database", database]) == 0
    assert "2 reviews deleted" in capsys.readouterr().out
    assert asyncio.run(reviews()) == [other]
    assert run(["--lang", "de", "reviews", "delete", of_record, "--yes", "--database", database]) == 2
    assert f"es gibt keine Analyse {of_record}" in capsys.readouterr().err

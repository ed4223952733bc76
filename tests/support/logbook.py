"""What a database holds of a table, read after everything is over, and checked."""

import asyncio
from collections import Counter

import msgspec

from ethnos.game import verify, write_record
from ethnos.server.store import store_at
from ethnos.server.tabletop.entries import Decided, Entry, Undone
from ethnos.server.tabletop.table import Status, Table
from support.guests import Acknowledged, Guest
from support.tried import ACKNOWLEDGED, LOST, Record


def entries_of(database: str, table_ids: list[str]) -> dict[str, tuple[Table, list[Entry]]]:
    """Tables folded anew from what the database holds."""

    async def read() -> dict[str, tuple[Table, list[Entry]]]:
        store = store_at(database)
        await store.open()
        try:
            found = {}
            for table_id in table_ids:
                loaded = await store.load(table_id)
                assert loaded is not None, table_id
                row, entries = loaded
                table = Table(row.id, row.secret, row.rules_version)
                for entry in entries:
                    table.add(entry)
                found[table_id] = (table, entries)
            return found
        finally:
            await store.close()

    return asyncio.run(read())


def check_finished(database: str, tables: dict[str, list[Guest]], record: Record = lambda *_: None) -> None:
    """Every game is over, every acknowledged decision is there once, every guest heard everything."""
    found = entries_of(database, list(tables))
    kept = [
        has(found[table_id][1], guest, one)
        for table_id, guests in tables.items()
        for guest in guests
        for one in guest.acknowledged
    ]
    record(ACKNOWLEDGED, len(kept))
    record(LOST, kept.count(False))
    assert all(kept), f"{kept.count(False)} of {len(kept)} acknowledged decisions are lost"
    for table_id, (table, entries) in found.items():
        assert table.status == Status.OVER
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        answers = Counter(one.what.asked for one in entries if isinstance(one.what, Decided | Undone))
        assert max(answers.values()) == 1, "a question was answered twice"
        assert {guest.seq for guest in tables[table_id]} == {entries[-1].seq}
        assert table.game is not None
        verify(write_record(table.game))


def has(entries: list[Entry], guest: Guest, kept: Acknowledged) -> bool:
    """Whether a log has a guest's decision where the server said it was."""
    what = entries[kept.seq].what if kept.seq < len(entries) else None
    if not isinstance(what, Decided):
        return False
    return (what.seat, what.asked, as_sent(what)) == (guest.seat, kept.asked, kept.decision)


def as_sent(what: Decided) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(what.decision))
    return found

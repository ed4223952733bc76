"""What a database holds of a table, read after everything is over, and checked."""

import asyncio
from collections import Counter

import msgspec

from ethnos.game import verify, write_record
from ethnos.server.store import store_at
from ethnos.server.tabletop.entries import Decided, Entry, Undone
from ethnos.server.tabletop.table import Status, Table
from support.guests import Guest


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


def check_finished(database: str, tables: dict[str, list[Guest]]) -> None:
    """Every game is over, every acknowledged decision is there once, every guest heard everything."""
    for table_id, (table, entries) in entries_of(database, list(tables)).items():
        assert table.status == Status.OVER
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        answers = Counter(one.what.asked for one in entries if isinstance(one.what, Decided | Undone))
        assert max(answers.values()) == 1, "a question was answered twice"
        by_seq = {entry.seq: entry.what for entry in entries}
        for guest in tables[table_id]:
            assert guest.seq == entries[-1].seq
            for kept in guest.acknowledged:
                what = by_seq[kept.seq]
                assert isinstance(what, Decided)
                assert (what.seat, what.asked) == (guest.seat, kept.asked)
                assert as_sent(what) == kept.decision
        assert table.game is not None
        verify(write_record(table.game))


def as_sent(what: Decided) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(what.decision))
    return found

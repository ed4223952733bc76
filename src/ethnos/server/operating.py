"""What an operator does with tables: look at them, end and delete them, forget a guest.

Looking never disturbs a server. Changing goes through the house, as everything does: SQLite is for
one process at a time, so its server must be stopped first; the processes of a PostgreSQL hear of it.
"""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from ..errors import UserError
from .house import House, Proposal
from .metrics import Metrics
from .reviews import kind_of_review, review_linked
from .server_time import wall_ms
from .store import Damaged, StoreAway, Summary, store_at
from .store.read_only import ReadingStore, reading_at
from .store.urls import existing, file_of, is_postgres
from .tabletop import entries as e
from .tabletop.lists import write_shown
from .tabletop.refusals import Refused
from .tabletop.table import Status, Table
from .upkeep import Retention, Upkeep

FOR_EVER = 2**62


@asynccontextmanager
async def looking(database: str | None) -> AsyncIterator[ReadingStore]:
    """The tables of a database, to look at."""
    store = reading_at(database)
    try:
        await store.open()
        yield store
    except StoreAway as error:
        raise UserError(f"the database cannot be read: {error}") from error
    finally:
        await store.close()


@asynccontextmanager
async def changing(database: str | None) -> AsyncIterator[House]:
    """The tables of a database, to change; one that is not there is not made."""
    if database is None or not is_postgres(database):
        existing(file_of(database))
    house = House(store_at(database), Metrics())
    try:
        try:
            await house.open()
        except (StoreAway, UserError):
            await house.store.close()
            raise
        try:
            yield house
        finally:
            await house.close()
    except StoreAway as error:
        raise UserError(f"the database cannot be changed: {error}") from error
    except Refused as error:
        raise UserError(error.say("en")) from error


# Looking


async def summaries(database: str | None, status: str | None, limit: int) -> list[Summary]:
    """The newest tables."""
    async with looking(database) as store:
        return await store.summaries(status, FOR_EVER, limit)


async def description(database: str | None, table_id: str) -> dict[str, Any]:
    """A table in detail; nothing of it helps anybody to sit down or to see a card."""
    async with looking(database) as store:
        try:
            loaded = await store.load(table_id)
        except Damaged as error:
            raise UserError(f"table {table_id} cannot be read: {error}") from error
    if loaded is None:
        raise _no_table(table_id)
    row, entries = loaded
    table = Table(row.id, row.secret, row.rules_version)
    for entry in entries:
        try:
            table.add(entry)
        except Exception as error:  # whatever a log holds that this program would not have written
            raise UserError(f"table {table_id} does not add up at entry {entry.seq}: {error!r}") from error
    return {
        "id": row.id,
        "status": table.status.value,
        "created": row.created,
        "touched": table.at,
        "rules_version": row.rules_version,
        "open": table.agreement.open,
        "preset": table.agreement.preset,
        "clock": msgspec.to_builtins(table.agreement.clock),
        "from_record": table.agreement.record is not None,
        "seats": [
            {"seat": seat, "name": chair.name, "kind": "bot" if chair.bot else "free" if chair.free else "person"}
            for seat, chair in enumerate(table.chairs)
        ],
        "rematch": table.rematch,
        "entries": dict(Counter(entry.kind for entry in entries)),
        "bytes": sum(len(entry.payload) for entry in entries),
    }


# Changing


async def end(database: str | None, table_id: str) -> None:
    """End a table without a result; it stays readable."""
    async with changing(database) as house:
        await house.act(table_id, _end)


def _end(table: Table, now: int) -> Proposal:
    if table.status == Status.OVER:
        raise Refused("game-over")
    return e.Aborted(agreed=False, by_operator=True)


async def delete(database: str | None, table_ids: list[str]) -> list[str]:
    """Remove tables for good; those that were there."""
    async with changing(database) as house:
        return [table_id for table_id in table_ids if await house.delete(table_id)]


async def delete_studies(database: str | None, study_ids: list[str]) -> list[str]:
    """Remove studies for good; those that were there."""
    async with changing(database) as house:
        return [study_id for study_id in study_ids if await house.store.delete_study(study_id)]


async def delete_reviews(database: str | None, names: list[str]) -> list[str]:
    """Remove reviews for good, and have nobody go on with one; those that were there."""
    async with changing(database) as house:
        found = {name: review_linked(name) for name in names}
        return [name for name, one in found.items() if await house.store.drop_kept(kind_of_review(one), one)]


def _ago(life: int) -> int:
    """By the calendar: whoever tidies up by hand means days, whether a server ran in them or not."""
    return wall_ms() - life


async def outlived(database: str | None, retention: Retention) -> list[str]:
    """The tables that are older than they are to be kept."""
    async with looking(database) as store:
        found = []
        for status, before in retention.before(_ago).items():
            found += await store.untouched(status, before, 2**31)
        return found


async def prune(database: str | None, retention: Retention) -> list[str]:
    """Delete what is older than it is to be kept; what was deleted."""
    async with changing(database) as house:
        upkeep, deleted = Upkeep(house, retention), []
        while some := await upkeep.delete_old(_ago):
            deleted += some
        return deleted


async def forget_guest(database: str | None, table_id: str, name: str) -> int:
    """Put something else in place of a person's name wherever it stands in a table's log; in how many entries."""
    async with changing(database) as house:
        async with house.at(table_id) as room:
            if room.table.agreement.record is not None and name in room.table.agreement.record:
                raise UserError(f"table {table_id} was laid from a record that names {name}: delete the whole table")
        row, entries = await house.read(table_id)
        table, changed = Table(row.id, row.secret, row.rules_version), []
        for entry in entries:
            renamed = _without_name(entry, name, table)
            table.add(renamed or entry)
            changed += [renamed] if renamed else []
        if changed:
            await house.store.rewrite(table_id, changed, write_shown(table))
        return len(changed)


def _without_name(entry: e.Entry, name: str, before: Table) -> e.Entry | None:
    """An entry that names that person, with something else in its place; a bot of that name keeps it."""
    what = entry.what
    if isinstance(what, e.Ended):
        ranking = tuple(
            replace(rank, name=_nameless(rank.seat))
            if rank.name == name and before.chairs[rank.seat].bot is None
            else rank
            for rank in what.ranking
        )
        return None if ranking == what.ranking else replace(entry, what=e.Ended(ranking))
    if isinstance(what, e.Seated | e.SeatKept) and what.name == name:
        return replace(entry, what=replace(what, name=_nameless(what.seat)))
    return None


def _nameless(seat: int) -> str:
    return f"— {seat + 1}"


def _no_table(table_id: str) -> UserError:
    return UserError(f"there is no table {table_id}")

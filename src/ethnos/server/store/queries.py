"""What is asked of either kind of database in the same words: SQLite too reads `$1` and `false`."""

import secrets
from abc import ABC, abstractmethod
from typing import Any

import msgspec

from ..tabletop.entries import Entry, read_entry
from .base import ANSWERED, TOUCH, Damaged, Due, Keepsake, Listed, PuzzleTries, StudyRow, Summary, TableRow

LOOKED_AT = 500  # open tables, newest first, among which a list is made
WHERE_FIRST = "FROM kept WHERE kind = $1 AND id = $2 AND value = $3"
Statement = tuple[str, tuple[Any, ...]]


class SharedReading(ABC):
    """What is read; each kind of database adds how it is asked."""

    @abstractmethod
    async def _read(self, sql: str, *arguments: Any) -> list[Any]: ...

    async def load(self, table_id: str, after: int = -1) -> tuple[TableRow, list[Entry]] | None:
        sql = "SELECT id, secret, rules_version, creator, created FROM games WHERE id = $1"
        rows = await self._read(sql, table_id)
        if not rows:
            return None
        sql = "SELECT seq, at, payload FROM entries WHERE game = $1 AND seq > $2 ORDER BY seq"
        found = await self._read(sql, table_id, after)
        if not found and after < 0:
            return None  # it was deleted between the two questions
        try:
            return TableRow(*rows[0]), [read_entry(*cells) for cells in found]
        except msgspec.DecodeError as error:
            raise Damaged(str(error)) from error

    async def find(self, code: str) -> str | None:
        rows = await self._read("SELECT id FROM games WHERE code = $1", code)
        return rows[0][0] if rows else None

    async def open_tables(self, status: str, since: int, limit: int) -> list[Listed]:
        sql = """SELECT id, created, shown FROM (
                SELECT id, created, shown, touched FROM games WHERE open AND NOT archived AND status = $1
                ORDER BY created DESC LIMIT $2) AS newest
            WHERE touched >= $3 ORDER BY created DESC LIMIT $4"""
        return [Listed(*row) for row in await self._read(sql, status, LOOKED_AT, since, limit)]

    async def due(self, now: int, limit: int) -> list[Due]:
        sql = "SELECT id, due FROM games WHERE due <= $1 ORDER BY due LIMIT $2"
        return [Due(*row) for row in await self._read(sql, now, limit)]

    async def unfinished(self, creator: str, since: int) -> int:
        sql = "SELECT count(*) FROM games WHERE creator = $1 AND created >= $2 AND status <> 'over'"
        return int((await self._read(sql, creator, since))[0][0])

    async def laid(self, creator: str, since: int) -> int:
        sql = "SELECT count(*) FROM games WHERE creator = $1 AND created >= $2"
        return int((await self._read(sql, creator, since))[0][0])

    async def untouched(self, status: str, before: int, limit: int) -> list[str]:
        sql = "SELECT id FROM games WHERE status = $1 AND archived IN (false, true) AND touched < $2 LIMIT $3"
        return [row[0] for row in await self._read(sql, status, before, limit)]

    async def last_touched(self) -> int | None:
        found: int | None = (await self._read("SELECT max(touched) FROM games"))[0][0]
        return found

    async def fact(self, name: str) -> bytes | None:
        rows = await self._read("SELECT value FROM facts WHERE name = $1", name)
        return bytes(rows[0][0]) if rows else None

    async def kept(self, kind: str, name: str) -> Keepsake | None:
        sql = "SELECT version, touched, value FROM kept WHERE kind = $1 AND id = $2"
        rows = await self._read(sql, kind, name)
        return Keepsake(rows[0][0], rows[0][1], bytes(rows[0][2])) if rows else None

    async def summaries(self, status: str | None, before: int, limit: int) -> list[Summary]:
        where = "created < $1" if status is None else "created < $1 AND status = $3"
        sql = f"""SELECT id, status, open, archived, created, touched,
                (SELECT count(*) FROM entries WHERE game = id)
            FROM games WHERE {where} ORDER BY created DESC LIMIT $2"""
        rows = await self._read(sql, before, limit, *(() if status is None else (status,)))
        return [Summary(row[0], row[1], bool(row[2]), bool(row[3]), *row[4:]) for row in rows]

    async def puzzle_tries(self, puzzle: str) -> PuzzleTries:
        found = await self._read("SELECT choice, count FROM puzzle_answers WHERE puzzle = $1", puzzle)
        moved = await self._read("SELECT shift FROM puzzle_ratings WHERE puzzle = $1", puzzle)
        return PuzzleTries({row[0]: row[1] for row in found}, moved[0][0] if moved else 0)

    async def puzzle_shifts(self) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._read("SELECT puzzle, shift FROM puzzle_ratings")}

    async def study(self, study_id: str) -> str | None:
        rows = await self._read("SELECT record FROM studies WHERE id = $1", study_id)
        return rows[0][0] if rows else None

    async def studies_kept(self, creator: str, since: int) -> int:
        sql = "SELECT count(*) FROM studies WHERE creator = $1 AND created >= $2"
        return int((await self._read(sql, creator, since))[0][0])


class SharedQueries(SharedReading):
    """The larger part of a store; each kind of database adds how it is spoken to, and how entries are written."""

    @abstractmethod
    async def _change(self, *statements: Statement) -> list[int]:
        """Do statements together or not at all; how many rows each changed."""

    async def claim(self, found: Due, until: int) -> bool:
        sql = "UPDATE games SET due = $1 WHERE id = $2 AND due = $3"
        return await self._change((sql, (until, found.id, found.due))) == [1]

    async def beat(self, now: int) -> None:
        sql = """INSERT INTO facts (name, value) VALUES ('beat', $1)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
        await self._change((sql, (str(now).encode(),)))

    async def swap_fact(self, name: str, old: bytes | None, new: bytes) -> bool:
        if old is None:
            sql = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            return await self._change((sql, (name, new))) == [1]
        sql = "UPDATE facts SET value = $2 WHERE name = $1 AND value = $3"
        return await self._change((sql, (name, new, old))) == [1]

    async def keep(self, kind: str, name: str, old: Keepsake | None, value: bytes, now: int) -> bool:
        if old is None:
            sql = """INSERT INTO kept (kind, id, version, touched, value) VALUES ($1, $2, 1, $3, $4)
                ON CONFLICT DO NOTHING"""
            return await self._change((sql, (kind, name, now, value))) == [1]
        sql = """UPDATE kept SET version = version + 1, touched = $3, value = $4
            WHERE kind = $1 AND id = $2 AND version = $5"""
        return await self._change((sql, (kind, name, now, value, old.version))) == [1]

    async def drop_kept(self, kind: str, name: str) -> bool:
        return await self._change(("DELETE FROM kept WHERE kind = $1 AND id = $2", (kind, name))) == [1]

    async def forget_kept(self, kind: str, before: int, most: int, limit: int) -> int:
        old = """DELETE FROM kept WHERE kind = $1 AND id IN (
            SELECT id FROM kept WHERE kind = $1 AND touched < $2 LIMIT $3)"""
        over = """DELETE FROM kept WHERE kind = $1 AND id IN (
            SELECT id FROM kept WHERE kind = $1 ORDER BY touched DESC LIMIT $3 OFFSET $2)"""
        return sum(await self._change((old, (kind, before, limit)), (over, (kind, most, limit))))

    async def archive(self, status: str, before: int, limit: int) -> int:
        sql = """UPDATE games SET archived = true, due = NULL, code = NULL WHERE id IN (
            SELECT id FROM games WHERE status = $1 AND archived = false AND touched < $2 LIMIT $3)"""
        return (await self._change((sql, (status, before, limit))))[0]

    async def shelve(self, table_id: str) -> None:
        await self._change(("UPDATE games SET archived = true, due = NULL WHERE id = $1", (table_id,)))

    async def touch(self, table_id: str, now: int) -> None:
        await self._change(("UPDATE games SET touched = $2 WHERE id = $1 AND touched < $2", (table_id, now)))

    async def forget_creators(self, before: int, limit: int) -> int:
        sql = """UPDATE {0} SET creator = '' WHERE id IN (
            SELECT id FROM {0} WHERE creator > '' AND created < $1 LIMIT $2)"""
        return max(await self._change(*((sql.format(table), (before, limit)) for table in ("games", "studies"))))

    async def delete(self, table_id: str, before: int | None = None) -> bool:
        games: Statement = ("DELETE FROM games WHERE id = $1", (table_id,))
        if before is not None:
            games = ("DELETE FROM games WHERE id = $1 AND touched < $2", (table_id, before))
        log = "DELETE FROM entries WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $1)"
        made = "DELETE FROM kept WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $1)"
        return (await self._change(games, (log, (table_id,)), (made, (table_id,))))[0] == 1

    async def rewrite(self, table_id: str, entries: list[Entry], shown: str) -> None:
        sql = "UPDATE entries SET payload = $3 WHERE game = $1 AND seq = $2"
        log: list[Statement] = [(sql, (table_id, entry.seq, entry.payload.decode())) for entry in entries]
        await self._change(
            *log,
            ("UPDATE games SET shown = $2 WHERE id = $1", (table_id, shown)),
            ("DELETE FROM kept WHERE id = $1", (table_id,)),  # names may stand in what was made of the game
        )

    async def count_try(self, who: str, puzzle: str, choice: int, shift: int, now: int) -> bool:
        mark = (ANSWERED, who, secrets.token_bytes(8))  # by which this answer knows its own from one that came before
        first = """INSERT INTO kept (kind, id, version, touched, value) VALUES ($1, $2, 1, $4, $3)
            ON CONFLICT DO NOTHING"""
        answers = f"""INSERT INTO puzzle_answers (puzzle, choice, count) SELECT $4, CAST($5 AS int), 1 {WHERE_FIRST}
            ON CONFLICT (puzzle, choice) DO UPDATE SET count = puzzle_answers.count + 1"""
        ratings = f"""INSERT INTO puzzle_ratings (puzzle, shift) SELECT $4, CAST($5 AS bigint) {WHERE_FIRST}
            ON CONFLICT (puzzle) DO UPDATE SET shift = puzzle_ratings.shift + excluded.shift"""
        counted = ((first, (*mark, now)), (answers, (*mark, puzzle, choice)), (ratings, (*mark, puzzle, shift)))
        return (await self._change(*counted))[0] == 1

    async def keep_study(self, row: StudyRow) -> None:
        sql = "INSERT INTO studies (id, record, creator, created, touched) VALUES ($1, $2, $3, $4, $4)"
        await self._change((sql, (row.id, row.record, row.creator, row.created)))

    async def touch_study(self, study_id: str, now: int) -> None:
        await self._change(
            ("UPDATE studies SET touched = $2 WHERE id = $1 AND touched < $3", (study_id, now, now - TOUCH))
        )

    async def prune_studies(self, before: int, most: int, limit: int) -> int:
        old = "DELETE FROM studies WHERE id IN (SELECT id FROM studies WHERE touched < $1 LIMIT $2)"
        over = """DELETE FROM studies WHERE id IN (
            SELECT id FROM studies ORDER BY touched DESC LIMIT $2 OFFSET $1)"""
        return sum(await self._change((old, (before, limit)), (over, (most, limit))))

    async def delete_study(self, study_id: str) -> bool:
        return await self._change(("DELETE FROM studies WHERE id = $1", (study_id,))) == [1]

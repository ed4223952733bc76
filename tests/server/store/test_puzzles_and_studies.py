"""What is kept of puzzles and studies: bounded, and the same on both kinds of database."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.servers import Postgres

from ethnos.server.store import PuzzleTries, Store, StudyRow, store_at

pytestmark = pytest.mark.xdist_group("servers-store")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(f"puzzles{abs(hash(tmp_path)) % 10**8}")


def run(database: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def opened() -> Any:
        store = store_at(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def test_answers_add_up(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.puzzle_tries("a") == PuzzleTries({}, 0)
        for who, (choice, shift) in enumerate(((0, -500), (2, 700), (0, -100), (-1, 50))):
            assert await store.count_try(f"guest {who}", "a", choice, shift, 1)
        assert await store.count_try("guest 1 at b", "b", 1, 5, 1)
        assert await store.puzzle_tries("a") == PuzzleTries({0: 2, 2: 1, -1: 1}, 150)
        assert await store.puzzle_shifts() == {"a": 150, "b": 5}

    run(database, work)


def test_of_many_answers_of_one_guest_one_counts(database: str) -> None:
    """Those that are sent at once and those that come later."""

    async def work(store: Store) -> None:
        for _ in range(2):
            answers = (store.count_try("me", "a", choice, 10, 1) for choice in range(5))
            assert sum(await asyncio.gather(*answers)) <= 1
        tries = await store.puzzle_tries("a")
        assert (sum(tries.chosen.values()), tries.shift) == (1, 10)

    run(database, work)


def test_a_study_is_kept_until_nobody_looks_at_it(database: str) -> None:
    async def work(store: Store) -> None:
        for number in range(5):
            await store.keep_study(StudyRow(f"study{number}", f"text {number}", "me", number * 1000))
        assert await store.study("study3") == "text 3"
        assert await store.study("study9") is None
        assert await store.studies_kept("me", 2000) == 3
        await store.touch_study("study0", 10_000_000)
        assert await store.prune_studies(1500, 100, 50) == 1, "the second alone: the first was looked at"
        assert await store.study("study0") == "text 0"
        assert await store.prune_studies(0, 2, 50) == 2, "of too many the longest untouched go"
        assert [await store.study(f"study{n}") is not None for n in range(5)] == [True, False, False, False, True]
        assert await store.forget_creators(99_999, 50) == 2
        assert await store.studies_kept("me", 0) == 0
        assert await store.delete_study("study4")
        assert not await store.delete_study("study4")

    run(database, work)


def test_of_too_many_things_of_a_kind_the_longest_untouched_go(database: str) -> None:
    async def work(store: Store) -> None:
        async def there() -> list[str]:
            return [name for name in "abcde" if await store.kept("kind", name) is not None]

        for touched, name in enumerate("abcde"):
            assert await store.keep("kind", name, None, b"", touched)
            assert await store.keep("other", name, None, b"", touched)
        assert await store.keep("kind", "b", await store.kept("kind", "b"), b"", 9)
        assert await store.forget_kept("kind", 1, 100, 50) == 1, "too old"
        assert await store.forget_kept("kind", 0, 2, 1) == 1, "no more than so many in a step"
        assert await store.forget_kept("kind", 0, 2, 50) == 1
        assert await there() == ["b", "e"]
        assert await store.kept("other", "a") is not None

    run(database, work)

"""Answers to puzzles, counted: once a day for an address at a puzzle, so that nobody moves a puzzle's rating alone."""

from collections.abc import Callable
from datetime import UTC, date, datetime

from ..puzzles.puzzle import Puzzle
from ..puzzles.ratings import START, moved, puzzle_shift, shifted
from .store import PuzzleTries, Store
from .table_reader import store_errors
from .tabletop.agreement import SECOND
from .tokens import keyed

OTHER = -1  # a decision that was not weighed


class PuzzleDesk:
    """Takes answers of a house's guests."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    @property
    def today(self) -> date:
        """The day by the house's clock, which all processes of a database follow."""
        return datetime.fromtimestamp(self.now() / SECOND, UTC).date()

    async def tries(self, puzzle: Puzzle) -> PuzzleTries:
        with store_errors():
            return await self.store.puzzle_tries(puzzle.key)

    async def shifts(self) -> dict[str, int]:
        with store_errors():
            return await self.store.puzzle_shifts()

    async def answer(
        self, puzzle: Puzzle, choice: int, rating: int | None, address: str, key: bytes
    ) -> tuple[PuzzleTries, int | None, bool]:
        """What was answered so far, with this; the new rating of a person who gave one; whether the answer counts.

        The person's moves even where the answer does not count: behind one address there are many, and each keeps
        the own rating on a device.
        """
        before = await self.tries(puzzle)
        now = shifted(puzzle.rating, before.shift)
        right = choice == 0
        yours = None if rating is None else moved(rating, now, right)
        shift = puzzle_shift(START if rating is None else rating, now, right, sum(before.chosen.values()), before.shift)
        who = keyed(key, f"{self.today} {puzzle.key} {address}")
        with store_errors():
            if not await self.store.count_try(who, puzzle.key, choice, shift, self.now()):
                return before, yours, False
        chosen = {**before.chosen, choice: before.chosen.get(choice, 0) + 1}
        return PuzzleTries(chosen, before.shift + shift), yours, True

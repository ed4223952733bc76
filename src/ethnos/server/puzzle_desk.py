"""Answers to puzzles, counted: once a day for an address at a puzzle, so that nobody moves a rating alone."""

from collections import OrderedDict
from datetime import UTC, datetime

from ..puzzles.puzzle import Puzzle
from ..puzzles.ratings import START, moved, puzzle_shift, shifted
from .store import PuzzleTries, Store
from .table_reader import store_errors
from .tokens import keyed

REMEMBERED = 50_000  # answers of a day: who they came from is kept as hashes, in memory only
OTHER = -1  # a decision that was not weighed


class PuzzleDesk:
    """Takes answers of a house's guests."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._answered: OrderedDict[str, None] = OrderedDict()

    async def tries(self, puzzle: Puzzle) -> PuzzleTries:
        with store_errors():
            return await self.store.puzzle_tries(puzzle.key)

    async def shifts(self) -> dict[str, int]:
        with store_errors():
            return await self.store.puzzle_shifts()

    async def answer(
        self, puzzle: Puzzle, choice: int, rating: int | None, address: str, key: bytes
    ) -> tuple[PuzzleTries, int | None, bool]:
        """What was answered so far, with this; the new rating of a person who gave one; whether the answer counts."""
        before = await self.tries(puzzle)
        now = shifted(puzzle.rating, before.shift)
        counts = self._is_first(keyed(key, f"{datetime.now(UTC).date()} {puzzle.key} {address}"))
        if not counts:
            return before, None, False
        right = choice == 0
        shift = puzzle_shift(START if rating is None else rating, now, right, sum(before.chosen.values()), before.shift)
        with store_errors():
            await self.store.count_try(puzzle.key, choice, shift)
        chosen = {**before.chosen, choice: before.chosen.get(choice, 0) + 1}
        return PuzzleTries(chosen, before.shift + shift), None if rating is None else moved(rating, now, right), True

    def _is_first(self, who: str) -> bool:
        if who in self._answered:
            return False
        self._answered[who] = None
        if len(self._answered) > REMEMBERED:
            self._answered.popitem(last=False)
        return True

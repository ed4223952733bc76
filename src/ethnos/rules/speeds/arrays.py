"""What plain functions work on, as types: rows of numbers, grids of them, arrays of records.

Each is a list where functions run interpreted and a NumPy array where they run compiled,
so a type says what both can do: read a cell, write a cell, tell the length.
"""

from typing import Protocol, TypeVar

Cell = TypeVar("Cell")


class Numbers(Protocol[Cell]):
    """Numbers side by side."""

    def __len__(self) -> int: ...

    def __getitem__(self, i: int, /) -> Cell: ...

    def __setitem__(self, i: int, value: Cell, /) -> None: ...


class Grid(Protocol[Cell]):
    """Rows of equal length; a row is written through its cells."""

    def __len__(self) -> int: ...

    def __getitem__(self, i: int, /) -> Numbers[Cell]: ...


class Records(Protocol[Cell]):
    """An array of records: `a[i] = b[j]` copies all fields, and `a[i]` is no copy."""

    def __len__(self) -> int: ...

    def __getitem__(self, i: int, /) -> Cell: ...

    def __setitem__(self, i: int, value: Cell, /) -> None: ...

"""One declaration, two forms: an object of lists, and a record in a NumPy array.

A class decorated with `record` declares its fields by annotation. Its instances
are plain `__slots__` objects whose fields are ints and (nested) lists, which is
what interpreted rules are fastest over; `Record.dtype` is the same layout as a
NumPy structured type, which is what compiled rules run on.
"""

import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import accumulate
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_args, get_type_hints

import numpy as np


@dataclass(frozen=True)
class Cells:
    """How a field is laid out: NumPy's code of one cell, and the shape."""

    code: str = "i1"
    shape: tuple[int, ...] = ()

    @property
    def count(self) -> int:
        n = 1
        for length in self.shape:
            n *= length
        return n

    def zeros(self) -> Any:
        if not self.shape:
            return 0
        *rows, width = self.shape
        return [[0] * width for _ in range(rows[0])] if rows else [0] * width


Int8 = Annotated[int, Cells("i1")]
Int16 = Annotated[int, Cells("i2")]

_STRUCT_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}


def _nested(shape: tuple[int, ...], cells: tuple[int, ...]) -> Any:
    """Cells in a row as a value of a shape: a number, a list, or a list of lists."""
    if not shape:
        return cells[0]
    if len(shape) == 1:
        return list(cells)
    width = len(cells) // shape[0]
    return [_nested(shape[1:], cells[i : i + width]) for i in range(0, len(cells), width)]


def _flat(value: Any, depth: int, out: list[int]) -> None:
    if depth == 0:
        out.append(value)
    elif depth == 1:
        out.extend(value)
    else:
        for row in value:
            _flat(row, depth - 1, out)


class Record:
    """Base of every declared record."""

    __slots__ = ()
    layout: ClassVar[dict[str, Cells]] = {}
    dtype: ClassVar[np.dtype[Any]]
    _share: Callable[[Self], None]  # written out field by field: done for every listener of every move
    _packer: ClassVar[struct.Struct]
    _places: ClassVar[list[tuple[str, Cells, int, int]]]  # where each field lies among the unpacked cells

    def __init__(self) -> None:
        for name, cells in self.layout.items():
            setattr(self, name, cells.zeros())

    def assign(self, other: Self) -> None:
        """Copy every field of another record of this class into this one."""
        for name, cells in self.layout.items():
            value = getattr(other, name)
            if cells.shape:
                value = [row[:] for row in value] if len(cells.shape) == 2 else value[:]
            setattr(self, name, value)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.assign(self)
        return twin

    def sharing(self) -> Self:
        """Another record with the same values: its lists are this one's, until it is given others."""
        twin = type(self).__new__(type(self))
        self._share(twin)
        return twin

    def add(self, other: Self) -> None:
        """Add another record of this class cell by cell."""
        for name, cells in self.layout.items():
            mine: list[int] = []
            theirs: list[int] = []
            _flat(getattr(self, name), len(cells.shape), mine)
            _flat(getattr(other, name), len(cells.shape), theirs)
            setattr(self, name, _nested(cells.shape, tuple(a + b for a, b in zip(mine, theirs, strict=True))))

    def to_bytes(self) -> bytes:
        """The record's bytes, equal to those of the compiled form on any machine."""
        flat: list[int] = []
        for name, cells in self.layout.items():
            _flat(getattr(self, name), len(cells.shape), flat)
        return self._packer.pack(*flat)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        if len(data) != cls._packer.size:
            raise ValueError(f"a {cls.__name__} has {cls._packer.size} bytes, not {len(data)}")
        unpacked = cls._packer.unpack(data)
        twin = cls.__new__(cls)
        for name, cells, start, end in cls._places:
            setattr(twin, name, _nested(cells.shape, unpacked[start:end]) if cells.shape else unpacked[start])
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]


def _sharing(names: Iterable[str]) -> Callable[[Record, Record], None]:
    """A function that gives another record this one's values, made as `dataclass` makes its own."""
    made: dict[str, Any] = {}
    lines = [f" twin.{name} = self.{name}" for name in names]
    exec("\n".join(["def share(self, twin):", *lines, " return None"]), made)
    share: Callable[[Record, Record], None] = made["share"]
    return share


R = TypeVar("R", bound=type[Record])


def record(cls: R) -> R:
    """Give a class declared by annotations its slots and its NumPy layout.

    Fields are laid out little-endian and unpadded in the order of declaration,
    inherited ones first, so that the bytes of a state mean the same everywhere.
    """
    layout = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        cells = next((a for a in get_args(hint)[1:] if isinstance(a, Cells)), None)
        if cells is not None:
            layout[name] = cells
    own = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__")}
    inherited = getattr(cls.__bases__[0], "layout", {})
    own["__slots__"] = tuple(n for n in layout if n not in inherited)
    own["layout"] = layout
    own["_share"] = _sharing(layout)
    own["dtype"] = np.dtype([(n, "<" + c.code, c.shape) for n, c in layout.items()])
    ends = list(accumulate(c.count for c in layout.values()))
    own["_places"] = [(n, c, end - c.count, end) for (n, c), end in zip(layout.items(), ends, strict=True)]
    own["_packer"] = struct.Struct("<" + "".join(f"{c.count}{_STRUCT_CODES[c.code]}" for c in layout.values()))
    return type(cls.__name__, cls.__bases__, own)  # type: ignore[return-value]


RecordT = TypeVar("RecordT", bound=Record)


class RecordList(list[RecordT]):
    """An array of records for interpreted rules: `a[i] = b[j]` copies, as NumPy does."""

    def __init__(self, cls: type[RecordT], count: int) -> None:
        super().__init__(cls() for _ in range(count))

    def __setitem__(self, index: int, value: RecordT) -> None:  # type: ignore[override]  # slices are never written
        self[index].assign(value)

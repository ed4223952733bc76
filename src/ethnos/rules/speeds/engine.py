"""Plain functions by name, at one of two speeds, and the arrays they work on."""

import importlib
import os
import pkgutil
import types
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple, overload

import numpy as np
import numpy.typing as npt

from .. import tribes
from ..decision_numbers import DECISIONS
from ..state import State, ViewRecord
from .arrays import Grid, Numbers, Records
from .layout import Record, RecordList, RecordT
from .loader import Functions

Number = TypeVar("Number", int, float)
ResultT = TypeVar("ResultT")
Given = TypeVarTuple("Given")

HOME = __package__.rpartition(".")[0]
MODULES = (
    "components",
    "decision_numbers",
    "state",
    "piles",
    "chance",
    "deal",
    "bands",
    "markers",
    "picking",
    "scoring",
    "turn",
    "legal",
    "apply",
    "view",
    "unseen",
    "resample",
    "many.series",
    "many.tally",
    *(f"tribes.{module.name}" for module in pkgutil.iter_modules(tribes.__path__)),
)


class Engine:
    """Plain functions by name, at one speed, and arrays for them to work on.

    The functions are attributes: `engine.step(states, i, decision)`. Which there are, and what
    they take, the class of each build says (`RuleCalls` and those that extend it); these classes
    are written from the sources by tools/engine_calls.py.
    """

    def __init__(self, functions: Functions, compiled: bool) -> None:
        self.functions = functions
        self.compiled = compiled

    if not TYPE_CHECKING:  # a checker reads the classes of the builds, and so finds a misspelled function

        def __getattr__(self, name):
            try:
                return self.functions[name]
            except KeyError:
                raise AttributeError(f"this build has no function {name!r}") from None

    def records(self, cls: type[RecordT], count: int) -> Records[RecordT]:
        return np.zeros(count, cls.dtype) if self.compiled else RecordList(cls, count)

    def states(self, count: int) -> Records[State]:
        return self.records(State, count)

    def views(self, count: int) -> Records[ViewRecord]:
        return self.records(ViewRecord, count)

    @overload
    def decisions(self) -> Numbers[int]: ...
    @overload
    def decisions(self, rows: int) -> Grid[int]: ...
    def decisions(self, rows: int | None = None) -> Numbers[int] | Grid[int]:
        """Room for a list of legal decisions, or for `rows` of them."""
        return self.integers((DECISIONS,), np.int16) if rows is None else self.integers((rows, DECISIONS), np.int16)

    @overload
    def integers(self, shape: tuple[int], dtype: npt.DTypeLike) -> Numbers[int]: ...
    @overload
    def integers(self, shape: tuple[int, int], dtype: npt.DTypeLike) -> Grid[int]: ...
    def integers(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Numbers[int] | Grid[int]:
        """Zeros for functions to write integers into."""
        room: Numbers[int] | Grid[int] = self._held(np.zeros(shape, dtype))
        return room

    @overload
    def reals(self, shape: tuple[int], dtype: npt.DTypeLike) -> Numbers[float]: ...
    @overload
    def reals(self, shape: tuple[int, int], dtype: npt.DTypeLike) -> Grid[float]: ...
    def reals(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Numbers[float] | Grid[float]:
        """Zeros for functions to write fractions into."""
        room: Numbers[float] | Grid[float] = self._held(np.zeros(shape, dtype))
        return room

    def given(self, values: Collection[Number], dtype: npt.DTypeLike) -> Numbers[Number]:
        """Numbers for functions to read."""
        held: Numbers[Number] = self._held(np.array(values, dtype))
        return held

    def given_rows(self, values: Collection[Collection[Number]], dtype: npt.DTypeLike) -> Grid[Number]:
        """Rows of numbers for functions to read."""
        held: Grid[Number] = self._held(np.array(values, dtype))
        return held

    def _held(self, array: npt.NDArray[Any]) -> Any:
        """An array as the functions of this speed want it, whatever is in it."""
        return array if self.compiled else array.tolist()

    def put(self, records: Records[RecordT], i: int, record: RecordT) -> None:
        """Store an object as element i of an array of this engine."""
        if self.compiled:
            records[i] = np.frombuffer(record.to_bytes(), record.dtype)[0]
        else:
            records[i] = record

    @overload
    def get(self, records: Records[State], i: int) -> State: ...
    @overload
    def get(self, records: Records[RecordT], i: int, cls: type[RecordT]) -> RecordT: ...
    def get(self, records: Any, i: int, cls: type[Record] = State) -> Record:
        """Element i of an array of this engine, as an object of its own."""
        return cls.from_bytes(records[i].tobytes()) if self.compiled else records[i].copy()

    @property
    def slots(self) -> int:
        """How many slices `spread` works on at once."""
        return cores() if self.compiled else 1

    def spread(
        self,
        function: Callable[[*Given, int, int, int], ResultT],
        count: int,
        *args: *Given,
        start: int = 0,
        threads: int | None = None,
    ) -> list[ResultT]:
        """Call function(*args, slot, start, end) for slices of start..start+count, on all cores or fewer.

        The first slice is the caller's own, who would only wait.
        """
        slots = min(self.slots, threads or self.slots)
        bounds = [start + count * i // slots for i in range(slots + 1)]
        jobs = [self._pool.submit(function, *args, i, bounds[i], bounds[i + 1]) for i in range(1, slots)]
        return [function(*args, 0, bounds[0], bounds[1]), *(job.result() for job in jobs)]

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(max(1, self.slots - 1), thread_name_prefix="ethnos")


def cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def rule_modules() -> list[types.ModuleType]:
    return [importlib.import_module(f"{HOME}.{name}") for name in MODULES]

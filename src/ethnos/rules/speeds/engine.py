"""Plain functions by name, at one of two speeds, and the arrays they work on."""

import importlib
import os
import pkgutil
import types
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np

from .. import tribes
from ..decision_numbers import DECISIONS
from ..state import State, ViewRecord
from .layout import Record, Records
from .loader import Functions

RULES = __package__.rpartition(".")[0]
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
    "resample",
    "many.series",
    "many.tally",
    *(f"tribes.{module.name}" for module in pkgutil.iter_modules(tribes.__path__)),
)


class Engine:
    """Every rule function by name, and arrays for it to work on.

    Attributes not found here are the rule functions themselves:
    `engine.step(states, i, decision)`.
    """

    def __init__(self, functions: Functions, compiled: bool) -> None:
        self.functions = functions
        self.compiled = compiled

    def __getattr__(self, name: str) -> Callable[..., Any]:
        try:
            return self.functions[name]
        except KeyError:
            raise AttributeError(f"the rules have no function {name!r}") from None

    def records(self, cls: type[Record], count: int) -> Any:
        return np.zeros(count, cls.dtype) if self.compiled else Records(cls, count)

    def states(self, count: int) -> Any:
        return self.records(State, count)

    def views(self, count: int) -> Any:
        return self.records(ViewRecord, count)

    def decisions(self, rows: int | None = None) -> Any:
        """Room for a list of legal decisions, or for `rows` of them."""
        return self.integers((DECISIONS,) if rows is None else (rows, DECISIONS), np.int16)

    def integers(self, shape: tuple[int, ...], dtype: Any) -> Any:
        array = np.zeros(shape, dtype)
        return array if self.compiled else array.tolist()

    def given(self, values: Any, dtype: Any) -> Any:
        """Numbers for compiled functions to read, from (nested) sequences."""
        return np.array(values, dtype) if self.compiled else np.array(values, dtype).tolist()

    def put(self, states: Any, i: int, record: Record) -> None:
        """Store an object as element i of an array of this engine."""
        if self.compiled:
            states[i] = np.frombuffer(record.to_bytes(), record.dtype)[0]
        else:
            states[i] = record

    def get(self, states: Any, i: int, cls: type[Record] = State) -> Any:
        """Element i of an array of this engine, as an object of its own."""
        return cls.from_bytes(states[i].tobytes()) if self.compiled else states[i].copy()

    @property
    def slots(self) -> int:
        """How many slices `spread` works on at once."""
        return cores() if self.compiled else 1

    def spread(
        self, function: Callable[..., Any], count: int, *args: Any, start: int = 0, threads: int | None = None
    ) -> list[Any]:
        """Call function(*args, slot, start, end) for slices of start..start+count, on all cores or fewer."""
        slots = min(self.slots, threads or self.slots)
        bounds = [start + count * i // slots for i in range(slots + 1)]
        if slots == 1:
            return [function(*args, 0, bounds[0], bounds[1])]
        jobs = [self._pool.submit(function, *args, i, bounds[i], bounds[i + 1]) for i in range(slots)]
        return [job.result() for job in jobs]

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.slots, thread_name_prefix="ethnos")


def cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def rule_modules() -> list[types.ModuleType]:
    return [importlib.import_module(f"{RULES}.{name}") for name in MODULES]

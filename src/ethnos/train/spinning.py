"""Threads that spin: they wait for work without sleeping.

Waking a sleeping thread takes long beside one step of a few hundred games, and the
Python threads of a pool wake one after the other. So while a window is played the
threads stay inside compiled code and watch a ticket; a new ticket is a slice to step.

Watching needs loads and stores that the compiler may not reorder or leave out. Numba offers none
in the open, so `peek` and `poke` are made with its internals: see the bound of `numba` in pyproject.toml.
"""

from typing import Any

from llvmlite import ir
from numba import extending, types
from numba.core import cgutils
from numba.np import arrayobj

from ..envs.stepping import BatchArrays, batch_many
from ..rules.speeds.arrays import Numbers

FAR = 8  # integers of a cache line
STOP = -1
INT64 = ir.IntType(64)
intrinsic: Any = extending.intrinsic
numba_cells: Any = cgutils
numba_arrays: Any = arrayobj


def _cell(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
    found = numba_arrays.make_array(kind)(context, builder, array)
    return numba_cells.get_item_pointer(context, builder, kind, found, [index])


def _peek(_: Any, array: Any, index: Any) -> Any:
    """array[index] as it is in memory now."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = _cell(context, builder, signature.args[0], *args)
        return builder.load_atomic(cell, "acquire", 8, typ=INT64)

    return types.int64(array, types.intp), generate


def _poke(_: Any, array: Any, index: Any, value: Any) -> Any:
    """array[index] = value, after everything written before."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = _cell(context, builder, signature.args[0], *args[:2])
        builder.store_atomic(args[2], cell, "release", 8)
        return context.get_dummy_value()

    return types.void(array, types.intp, types.int64), generate


peek: Any = intrinsic(_peek)
poke: Any = intrinsic(_poke)


def spin(
    control: Numbers[int], served: Numbers[int], threads: int, b: BatchArrays, decisions: Numbers[int], slot: int
) -> None:
    """Step this slot's part of control[1]..control[2] whenever the ticket control[0] changes, until it is STOP."""
    seen = 0
    while True:
        ticket = peek(control, 0)
        if ticket == seen:
            continue
        if ticket == STOP:
            return
        seen = ticket
        start = peek(control, 1)
        count = peek(control, 2) - start
        batch_many(b, decisions, slot, start + count * slot // threads, start + count * (slot + 1) // threads)
        poke(served, slot * FAR, ticket)


def await_served(served: Numbers[int], threads: int, ticket: int) -> None:
    """Until every slot has served a ticket."""
    for slot in range(threads):
        while peek(served, slot * FAR) != ticket:
            pass

"""A set of plain functions at two speeds: interpreted at once, compiled when it is ready.

Compiling takes tens of seconds once; afterwards it loads from the cache. Until then
the interpreted functions serve. Both play identical games.
"""

import os
import subprocess
import sys
import time
import types
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from .engine import Engine
from .loader import cache_folder, collect, compile_functions, has_numba

Calls = TypeVar("Calls", bound=Engine)
CLAIM = "warming"  # the file that names the process which compiles
LONGEST = 3600.0  # seconds that compiling may take on a busy machine: an older claim is of a process long gone


class Build(Generic[Calls]):
    """The rules, or the rules with more beside them (compiled bots, encodings)."""

    def __init__(
        self,
        where: str,
        modules: Callable[[], list[types.ModuleType]],
        exercise: Callable[[Calls], None],
        calls: type[Calls],
    ) -> None:
        """A build that Python finds as `where` ("package.module:NAME").

        `exercise` calls every function once that programs will call from Python; `calls` is
        the class that says what these functions take (tools/engine_calls.py writes it).
        """
        self.where = where
        self.modules = modules
        self.exercise = exercise
        self.calls = calls
        self._made: dict[str, Calls] = {}
        self._ready = False
        self._warming: subprocess.Popen[bytes] | None = None

    def interpreted(self) -> Calls:
        if "plain" not in self._made:
            self._made["plain"] = self.calls(collect(self.modules())[0], compiled=False)
        return self._made["plain"]

    def compiled(self, bounds_checked: bool = False) -> Calls:
        """By Numba; raises ImportError where Numba is missing."""
        key = "checked" if bounds_checked else "fast"
        if key not in self._made:
            self._made[key] = self.calls(compile_functions(self.modules(), bounds_checked), compiled=True)
        return self._made[key]

    def fastest(self) -> Calls:
        """Compiled where the cache is warm; otherwise interpreted, at once."""
        return self.compiled() if self.is_warm() else self.interpreted()

    def mark(self) -> Path | None:
        """The file that says the compiled functions lie ready in the cache."""
        folder = cache_folder(self.modules(), bounds_checked=False)
        return folder / "warm" if folder else None

    def is_warm(self) -> bool:
        """Whether the compiled functions load at once; asked often, so a yes is remembered."""
        if not self._ready:
            mark = self.mark()
            self._ready = mark is not None and mark.exists() and has_numba()
        return self._ready

    def warm(self) -> None:
        """Compile what a program will call, into the cache, and leave the mark."""
        self.exercise(self.compiled())
        self._ready = True
        mark = self.mark()
        if mark is not None:
            mark.touch()

    def is_warming(self) -> bool:
        """Whether some process compiles at this moment: what would take minutes interpreted can wait for it."""
        if self._warming is not None:
            self._warming.poll()  # else it would seem to live on after its end
        mark = self.mark()
        return mark is not None and not self.is_warm() and _lives(mark.with_name(CLAIM))

    def start_warming(self) -> "subprocess.Popen[bytes] | None":
        """Warm the cache in a process of its own; None where it would be of no use.

        A thread would hold Python's lock for most of a minute: a server could not
        answer meanwhile.
        """
        mark = self.mark()
        if self.is_warm() or mark is None or not has_numba() or self.is_warming():
            return None
        claim = mark.with_name(CLAIM)
        module, _, name = self.where.partition(":")
        command = [sys.executable, "-c", f"from {module} import {name}; {name}.warm()"]
        self._warming = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        claim.parent.mkdir(parents=True, exist_ok=True)
        claim.write_text(str(self._warming.pid))
        return self._warming


def _lives(claim: Path) -> bool:
    """Whether the process that a file names is at work: one that compiles is enough for all."""
    if os.name == "nt":
        return False  # asking would interrupt it there
    try:
        if time.time() - claim.stat().st_mtime > LONGEST:
            return False
        os.kill(int(claim.read_text()), 0)
    except (OSError, ValueError):
        return False
    return True

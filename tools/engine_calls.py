"""Writes what may be called on an engine, as typed classes, from the sources of the plain functions.

    python tools/engine_calls.py           # make types
    python tools/engine_calls.py --check   # make check: says whether they are as the sources want them

An engine offers plain functions by name, at either speed (`ethnos.rules.speeds`). A type checker
cannot follow that, so every `Build` names a class of calls, in a file of its own, which this program
fills: one method for each function of the build's own modules, with the function's annotations.
Functions over a single record (a `State`, a view) are left out: Python holds arrays of records, and
only other compiled functions get at one of them.

To add a build: write the file with an empty class that extends the classes of the builds it contains
(`class TrainCalls(EnvCalls, BotCalls): pass`), give the class to the `Build`, list the build in BUILDS,
run this program. At runtime the classes stay empty.
"""

import ast
import builtins
import importlib
import inspect
import subprocess
import sys
import types
from collections import defaultdict
from pathlib import Path

from ethnos.rules.speeds.build import Build
from ethnos.rules.speeds.engine import Engine
from ethnos.rules.speeds.layout import Record

BUILDS = (
    "ethnos.rules.speeds.rules_build:RULES",
    "ethnos.encoding.encoding_build:ENCODING",
    "ethnos.envs.env_build:ENVS",
    "ethnos.bots.bot_build:BOTS",
    "ethnos.arena.networks.contest_build:CONTEST",
    "ethnos.train.train_build:TRAIN",
)
RUFF = Path(sys.executable).with_name("ruff")


class Imports:
    """What a written file imports: modules under their short names, and names from modules."""

    def __init__(self, package: str) -> None:
        self.package = package.split(".")
        self.whole: set[str] = set()
        self.names: dict[str, set[str]] = defaultdict(set)

    def want(self, name: str, module: types.ModuleType, source: ast.Module) -> None:
        """A name as the module `module` means it."""
        if hasattr(builtins, name):
            return
        for node in source.body:
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            for alias in node.names:
                if (alias.asname or alias.name) != name:
                    continue
                if isinstance(node, ast.Import):
                    self.whole.add(f"import {alias.name} as {name}" if alias.asname else f"import {name}")
                else:
                    stem = module.__name__.split(".")[: -node.level] if node.level else []
                    self.names[".".join([*stem, *([node.module] if node.module else [])])].add(name)
                return
        self.names[module.__name__].add(name)

    def lines(self) -> list[str]:
        return [*self.whole, *(f"from {self.near(module)} import {', '.join(n)}" for module, n in self.names.items())]

    def near(self, module: str) -> str:
        """A module of the package as seen from the file that is written."""
        parts = module.split(".")
        if parts[0] != self.package[0]:
            return module
        same = 0
        while same < min(len(parts), len(self.package)) and parts[same] == self.package[same]:
            same += 1
        return "." * (len(self.package) - same + 1) + ".".join(parts[same:])


def build_at(where: str) -> Build[Engine]:
    module, _, name = where.partition(":")
    found: Build[Engine] = getattr(importlib.import_module(module), name)
    return found


def methods(module: types.ModuleType, imports: Imports) -> list[str]:
    """The functions of a module as methods without a body."""
    source = ast.parse(inspect.getsource(module))
    found = []
    for node in source.body:
        if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
            continue
        hints = [arg.annotation for arg in node.args.args] + [node.returns]
        if any(isinstance(hint, ast.Name) and is_record(getattr(module, hint.id, None)) for hint in hints):
            continue
        for hint in hints:
            for part in ast.walk(hint) if hint is not None else ():
                if isinstance(part, ast.Name):
                    imports.want(part.id, module, source)
        found.append(
            f"def {node.name}(self, {ast.unparse(node.args)}) -> {ast.unparse(node.returns or ast.Name('None'))}: ..."
        )
    return found


def is_record(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Record)


def written(build: Build[Engine], known: set[str]) -> str:
    """The file of a build's calls; modules that are `known` belong to the builds it contains."""
    calls = build.calls
    imports, base_imports = Imports(calls.__module__.rpartition(".")[0]), Imports(calls.__module__.rpartition(".")[0])
    for base in calls.__bases__:
        base_imports.names[base.__module__].add(base.__name__)
    own = [module for module in build.modules() if module.__name__ not in known]
    body = [line for module in own for line in methods(module, imports)]
    text = [
        f'"""What may be called on an engine of {build.where.rpartition(":")[2]}: written by tools/engine_calls.py."""',
        "from typing import TYPE_CHECKING",
        *base_imports.lines(),
        "if TYPE_CHECKING:",
        *(f"    {line}" for line in imports.lines()),
        f"class {calls.__name__}({', '.join(base.__name__ for base in calls.__bases__)}):",
        '    """The plain functions of the build by name, as a type checker sees them."""',
        "    if TYPE_CHECKING:",
        *(f"        {line}" for line in body),
    ]
    return formed("\n".join(text) + "\n")


def formed(text: str) -> str:
    """In the form of the house."""
    for arguments in (["check", "--quiet", "--fix", "--select", "I", "-"], ["format", "--quiet", "-"]):
        text = subprocess.run([RUFF, *arguments], input=text, capture_output=True, text=True, check=True).stdout
    return text


def main() -> None:
    check, stale = "--check" in sys.argv[1:], []
    builds = [build_at(where) for where in BUILDS]
    for build in builds:
        contained = [other for other in builds if other is not build and issubclass(build.calls, other.calls)]
        known = {module.__name__ for other in contained for module in other.modules()}
        file, text = Path(inspect.getfile(build.calls)), written(build, known)
        if file.read_text() != text:
            stale.append(file.name)
            if not check:
                file.write_text(text)
    if stale and check:
        sys.exit(f"{', '.join(stale)}: not as the sources want them: make types")


if __name__ == "__main__":
    main()

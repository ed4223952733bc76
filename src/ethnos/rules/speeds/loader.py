"""From plain functions to compiled ones: a namespace, Numba, and a cache that can be trusted.

Numba's own disk cache notices an edit only in the file of the function itself,
so the cache folder is named after a hash of all compiled sources.
"""

import hashlib
import importlib
import inspect
import os
import sys
import tempfile
import types
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

CACHE_VARIABLE = "ETHNOS_CACHE_DIR"

Functions = dict[str, Callable[..., Any]]


def has_numba() -> bool:
    try:
        importlib.import_module("numba")
    except ImportError:
        return False
    return True


def collect(modules: Iterable[types.ModuleType]) -> tuple[Functions, dict[str, Any]]:
    """The plain functions of the modules, and every other name they use.

    One namespace serves all, so one name must mean one thing.
    """
    functions: Functions = {}
    names: dict[str, Any] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith("__"):
                continue
            if inspect.isfunction(value) and value.__module__ == module.__name__:
                if name in functions:
                    raise ImportError(f"{functions[name].__module__} and {module.__name__} both define {name}()")
                functions[name] = value
            elif not inspect.isfunction(value):
                if name in names and names[name] is not value and names[name] != value:
                    raise ImportError(f"{name} means two things in {module.__name__} and another module of rules")
                names[name] = value
    return functions, names


def compile_functions(modules: list[types.ModuleType], bounds_checked: bool = False) -> Functions:
    """The functions of the modules by Numba; raises ImportError where Numba is missing."""
    numba = importlib.import_module("numba")
    functions, names = collect(modules)
    folder = cache_folder(modules, bounds_checked)
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder or "")
    try:
        jit = numba.njit(nogil=True, error_model="numpy", boundscheck=bounds_checked, cache=folder is not None)
        namespace = dict(names)
        for name, function in functions.items():
            twin = types.FunctionType(function.__code__, namespace, name, function.__defaults__)
            twin.__module__ = function.__module__
            twin.__qualname__ = function.__qualname__
            namespace[name] = jit(twin)
    finally:
        numba.config.CACHE_DIR = before
    return {name: namespace[name] for name in functions}


@lru_cache(maxsize=256)
def file_digest(file: Path, changed: int, size: int) -> bytes:
    """The hash of a file's content, read again only where the file has changed."""
    return hashlib.sha256(file.read_bytes()).digest()


def source_hash(modules: Iterable[types.ModuleType], *extra: object) -> str:
    digest = hashlib.sha256(repr(extra).encode())
    for module in modules:
        file = Path(str(module.__file__))
        stat = file.stat()
        # The path counts too: Numba's cache does not serve a copy of the sources elsewhere.
        digest.update(f"{module.__name__} {file}".encode() + file_digest(file, stat.st_mtime_ns, stat.st_size))
    return digest.hexdigest()[:16]


def users_cache() -> Path:
    """Where this system keeps what can be made again; as on Linux where platformdirs is not installed."""
    try:
        platformdirs = importlib.import_module("platformdirs")
    except ImportError:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ethnos"
    return Path(platformdirs.user_cache_path("ethnos", appauthor=False))


def cache_folder(modules: Iterable[types.ModuleType], bounds_checked: bool) -> Path | None:
    """The folder of exactly these sources, made writable; None where none can be."""
    root = os.environ.get(CACHE_VARIABLE)
    home = Path(root) if root else users_cache()
    key = source_hash(modules, bounds_checked, sys.version_info[:3], np.__version__)
    folder = home / f"rules-{key}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return None
    return folder

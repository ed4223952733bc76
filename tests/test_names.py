"""A name means one thing: no class, type or module under src/ shares its name with another."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"
AT_MOST = 5
NAME_OF_A_TYPE = re.compile(r"_?[A-Z]\w*[a-z]\w*")  # a constant has no small letters
# Modules of one name that mean the same to whoever reads it, and why.
SHARED_MODULES = {
    "__main__": "Python's own name for what `python -m` runs",
    "game": "the package's first module, which holds its first class: `game/game.py` is where one looks for Game",
}


def python_files() -> list[Path]:
    """All of our sources; the names of migrations are numbers and Alembic's own."""
    found = (path.relative_to(SOURCES) for path in SOURCES.rglob("*.py"))
    return sorted(path for path in found if "migrations" not in path.parts)


def modules(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Each module's own name, a package's among them, with its path."""
    for path in paths:
        yield (path.parent if path.name == "__init__.py" else path).stem, path.as_posix()


def types(source: str, where: str) -> Iterator[tuple[str, str]]:
    """Each class of a file, wherever it stands, and each type that has a name there: aliases, type variables."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name.lstrip("_"), f"{where}:{node.lineno}"
    for node in tree.body:
        for name in assigned(node):
            if NAME_OF_A_TYPE.fullmatch(name):
                yield name.lstrip("_"), f"{where}:{node.lineno}"


def assigned(node: ast.stmt) -> Iterator[str]:
    """The names that a statement gives a meaning."""
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    yield from (target.id for target in targets if isinstance(target, ast.Name))


def shared(named: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The names that stand in more than one place."""
    places: dict[str, list[str]] = defaultdict(list)
    for name, where in named:
        places[name].append(where)
    return {name: found for name, found in places.items() if len(found) > 1}


def told(found: dict[str, list[str]]) -> str:
    return "rename all but one: " + "; ".join(f"{name} in {', '.join(places)}" for name, places in found.items())


def test_no_type_name_means_two_things() -> None:
    read = {path.as_posix(): (SOURCES / path).read_text(encoding="utf-8") for path in python_files()}
    found = shared(one for where, source in read.items() for one in types(source, where))
    assert not found, told(found)


def test_no_module_name_means_two_things() -> None:
    found = shared(modules(python_files()))
    meant = {name: places for name, places in found.items() if name not in SHARED_MODULES}
    assert not meant, told(meant)


def test_the_exceptions_are_few_and_each_is_needed() -> None:
    assert len(SHARED_MODULES) <= AT_MOST
    assert set(SHARED_MODULES) <= set(shared(modules(python_files())))


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ("class Table: pass", "class Chair: pass", []),
        ("class Table: pass", "class Table: pass", ["Table"]),
        ("class Table: pass", "class _Table: pass", ["Table"]),
        ("class Table: pass", "def make():\n    class Table: pass", ["Table"]),
        ("class Table: pass", "Table = list[int]", ["Table"]),
        ("Table = TypeVar('Table')", "Table: TypeAlias = list[int]", ["Table"]),
        ("TABLE = 3", "TABLE = 3", []),
        ("class Table: pass", "def make():\n    Table = 3", []),
    ],
)
def test_the_check_finds_a_planted_second_meaning(one: str, other: str, found: list[str]) -> None:
    assert list(shared([*types(one, "one.py"), *types(other, "other.py")])) == found


def test_a_package_and_a_module_of_one_name_are_found() -> None:
    paths = [Path("src/ethnos/rules/__init__.py"), Path("src/ethnos/cli/rules.py"), Path("src/ethnos/cli/play.py")]
    assert list(shared(modules(paths))) == ["rules"]

"""Every rule of the specification has a test that names it, and no test names another."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

HERE = Path(__file__).parent
RULE_IDS = (HERE / "rule_ids.txt").read_text().split()


def is_rule_mark(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def rules_by_test(source: str) -> Iterator[tuple[str, list[str]]]:
    """Each test function of a file, with the rules its marks name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [mark for mark in node.decorator_list if is_rule_mark(mark)]
            yield node.name, [ast.literal_eval(arg) for mark in marks for arg in mark.args]


def sources(folder: Path) -> list[str]:
    return [path.read_text() for path in sorted(folder.rglob("test_*.py"))]


def named(files: list[str]) -> set[str]:
    return {rule for source in files for _, rules in rules_by_test(source) for rule in rules}


def unshown(rules: list[str], files: list[str]) -> list[str]:
    shown = named(files)
    return [rule for rule in rules if rule not in shown]


def test_every_rule_has_a_test_that_names_it() -> None:
    assert unshown(RULE_IDS, sources(HERE)) == []


def test_no_test_names_a_rule_that_is_not_on_the_list() -> None:
    assert named(sources(HERE)) - set(RULE_IDS) == set()


def test_every_test_of_a_tribe_names_a_rule() -> None:
    ours = [dict(rules_by_test(source)) for source in sources(HERE / "rules" / "tribes")]
    assert [name for tests in ours for name, rules in tests.items() if not rules] == []


def test_the_list_names_each_rule_once() -> None:
    assert len(RULE_IDS) == len(set(RULE_IDS)) == 79


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ('@pytest.mark.rule("B1", "B2")\ndef test_a(): pass', []),
        ('@pytest.mark.rule("B1")\n@pytest.mark.rule("B2")\ndef test_a(): pass', []),
        ('@pytest.mark.rule("B1")\ndef test_a(): pass', ["B2"]),
        ('@pytest.mark.rule("B1")\ndef test_a(): "B2"', ["B2"]),
        ('@pytest.mark.rule("B1", "B2")\ndef helper(): pass', ["B1", "B2"]),
        ('# @pytest.mark.rule("B1", "B2")\ndef test_a(): pass', ["B1", "B2"]),
    ],
)
def test_the_scanner_finds_a_planted_missing_rule(source: str, missing: list[str]) -> None:
    assert unshown(["B1", "B2"], [source]) == missing

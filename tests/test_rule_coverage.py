"""docs/rules.md is the one list of rules: each has a test that names it, and nobody names another."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from ethnos.rules import PRESETS
from ethnos.rules.components import BAND_GLORY, GIANT_GLORY, HORDE_GLORY, MARKERS, MERFOLK_GLORY, MERFOLK_SYMBOLS
from ethnos.words import LANGUAGES
from ethnos.words.speech import source as catalogue

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src"
DOCUMENT = (HERE.parent / "docs" / "rules.md").read_text(encoding="utf-8")
TRIBES = (
    *("Centaurs", "Dwarves", "Elves", "Giants", "Halflings", "Merfolk"),
    *("Minotaurs", "Orcs", "Skeletons", "Trolls", "Wingfolk", "Wizards"),
)
SECTIONS = {"C": 10, "S": 4, "A": 5, "T": 4, "B": 8, "E": 7, "G": 2, "V": 2, "O": 5, "X": 20}
AN_ID = re.compile(rf"\b[{''.join(SECTIONS)}]\d{{1,2}}\b")


def defined(document: str) -> list[str]:
    """The ids that begin an item of a list or the row of a table, in their order."""
    return re.findall(r"^(?:- |\| )\*\*(\w+)\*\*", document, re.M)


RULE_IDS = defined(DOCUMENT)


def is_rule_mark(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def rules_by_test(source: str) -> Iterator[tuple[str, list[str]]]:
    """Each test function of a file, with the rules its marks name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [mark for mark in node.decorator_list if is_rule_mark(mark)]
            yield node.name, [ast.literal_eval(arg) for mark in marks for arg in mark.args]


def sources(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("test_*.py"))]


def named(files: list[str]) -> set[str]:
    return {rule for source in files for _, rules in rules_by_test(source) for rule in rules}


def unshown(rules: list[str], files: list[str]) -> list[str]:
    shown = named(files)
    return [rule for rule in rules if rule not in shown]


def docstrings(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def unknown(texts: Iterable[str]) -> set[str]:
    """What looks like a rule's id and is none."""
    return {found for text in texts for found in AN_ID.findall(text)} - set(RULE_IDS)


def row(rule: str) -> list[int]:
    """The numbers in the table's row of a component."""
    line = next(line for line in DOCUMENT.splitlines() if line.startswith(f"| **{rule}**"))
    return [int(number) for number in re.findall(r"\b\d+\b", line.split("|")[3])]


def test_every_rule_stands_once_and_none_is_left_out() -> None:
    numbered = [f"{letter}{number + 1}" for letter, count in SECTIONS.items() for number in range(count)]
    assert sorted(RULE_IDS) == sorted([*numbered, *TRIBES])


def test_what_a_rule_refers_to_is_a_rule() -> None:
    assert unknown([DOCUMENT]) == set()


def test_every_rule_has_a_test_that_names_it() -> None:
    assert unshown(RULE_IDS, sources(HERE)) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named(sources(HERE)) - set(RULE_IDS) == set()


def test_every_test_of_a_tribe_names_a_rule() -> None:
    ours = [dict(rules_by_test(source)) for source in sources(HERE / "rules" / "tribes")]
    assert [name for tests in ours for name, rules in tests.items() if not rules] == []


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_docstring_names_a_rule_that_does_not_exist(path: Path) -> None:
    assert unknown(docstrings(path.read_text(encoding="utf-8"))) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_names_no_rule_that_does_not_exist(language: str) -> None:
    text = catalogue(language, "rules")
    assert AN_ID.search(text)
    assert unknown([text]) == set()


def test_the_numbers_of_the_components_are_the_programs_own() -> None:
    assert row("C5")[0] == MARKERS
    assert set(MERFOLK_SYMBOLS) | set(MERFOLK_GLORY) <= set(row("C6"))
    assert row("C7")[:3] == list(GIANT_GLORY)
    assert row("C9")[-6:] == list(HORDE_GLORY[1:])
    assert row("C10")[-6:] == list(BAND_GLORY[1:])


def test_the_table_of_presets_is_the_programs_own() -> None:
    table = {}
    for line in DOCUMENT.split("\n## 10 ")[1].splitlines():
        if line.startswith("| `"):
            names, later, skeletons, board, trolls = (cell.strip() for cell in line.strip("|").split("|"))
            for name in re.findall(r"`(\w+)`", names):
                table[name] = (later == "drawer", skeletons == "win", board == "leader only", trolls == "yes")
    assert table == {
        name: (o.drawer_starts, o.skeletons_win, o.merfolk_leader_only, o.trolls_rule_merfolk)
        for name, o in PRESETS.items()
    }


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


def test_the_scanner_finds_a_planted_unknown_rule() -> None:
    assert unknown(docstrings('def f():\n    """B3, B9: places."""\n')) == {"B9"}
    assert unknown(docstrings('class A:\n    """Up to O6."""\n')) == {"O6"}

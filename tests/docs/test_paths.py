"""Every file, folder and module that the documentation names is there.

Looked at are code spans and code blocks: dotted names that begin with `ethnos.`, paths, and names of files. A path
may begin at the root, in src/ethnos, in web or in web/src; a name of a file alone may lie anywhere. In a table
whose first heading says "… of `folder`", the names in its first column are looked for in that folder.
"""

import importlib
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ethnos"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BASES = (ROOT, PACKAGE, ROOT / "web", ROOT / "web" / "src")
MADE = (".venv", ".boot", "gallery", "src/ethnos/server/page")  # by a command, so not there from the start
ENDINGS = "css|csv|ftl|html|json|md|mjs|py|safetensors|svelte|svg|toml|ts|txt|yaml|yml"
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
SPAN = re.compile(r"`([^`\n]+)`")
DOTTED = re.compile(r"(?<![\w./-])ethnos(?:\.\w+)+")
PATH = re.compile(rf"[\w.@-][\w.@*{{}},-]*(?:/[\w.@*{{}},-]*)+|[\w@-][\w.@-]*\.(?:{ENDINGS})")
TOP = re.compile(r"(?<![\w./-])(?:benchmarks|docs|licenses|requirements|src|tests|tools|web)/[\w./*-]*[\w*/]")
FOLDERS = tuple(ROOT / name for name in ("src", "tests", "docs", "benchmarks", "tools", "web/src"))
FILES = {path.name for folder in FOLDERS for path in folder.rglob("*")} | {
    path.name for folder in (ROOT, ROOT / "web") for path in folder.iterdir()
}


def braced(text: str) -> Iterator[str]:
    """`a/{b,c}` is `a/b` and `a/c`."""
    parts = re.split(r"\{([^}]*)\}", text)
    choices = [part.split(",") if i % 2 else [part] for i, part in enumerate(parts)]
    return ("".join(chosen) for chosen in itertools.product(*choices))


def names_a_thing(dotted: str) -> bool:
    """Whether a dotted name is a module of ours, or something in one."""
    here, parts = PACKAGE, dotted.split(".")[1:]
    while parts and (here / parts[0]).is_dir():
        here /= parts.pop(0)
    if parts and (here / f"{parts[0]}.py").exists():
        here /= parts.pop(0)
    if not parts:
        return True
    found: object = importlib.import_module(".".join(["ethnos", *here.relative_to(PACKAGE).parts]))
    for part in parts:
        if not hasattr(found, part):
            return False
        found = getattr(found, part)
    return True


def is_there(path: str, bases: tuple[Path, ...] = BASES) -> bool:
    if path.startswith(MADE):
        return True
    if "/" not in path:
        return path in FILES
    return any(next(base.glob(path.rstrip("/")), None) for base in bases)


def tables(text: str) -> Iterator[tuple[str, list[str]]]:
    """The folder that a table's first heading names, and what its first column does."""
    for table in re.findall(r"(?:^\|.*\n)+", text, re.M):
        head, _, *rows = (line.strip("|").split("|")[0] for line in table.strip().splitlines())
        folder = re.search(r"\bof `([^`]+)`", head)
        if folder:
            yield folder[1], [name for row in rows for name in SPAN.findall(row)]


def missing(text: str) -> list[str]:
    """What a page names that is not there."""
    blocks, prose = FENCE.findall(text), FENCE.sub("", text)
    lost = []
    for span in SPAN.findall(prose):
        lost += [name for part in braced(span) for name in DOTTED.findall(part) if not names_a_thing(name)]
        if PATH.fullmatch(span):
            lost += [path for path in braced(span) if not is_there(path)]
        else:
            lost += [path for path in TOP.findall(span) if not is_there(path)]
    for block in blocks:
        lost += [name for name in DOTTED.findall(block) if not names_a_thing(name)]
        lost += [path for path in TOP.findall(block) if not is_there(path)]
    for folder, names in tables(prose):
        kinds = ("{}", "{}.py", "*/{}.py", "{}.*")
        within = ROOT / folder
        for name in names:
            if not any(next(within.glob(kind.format(name.rstrip("/"))), None) for kind in kinds):
                lost.append(f"{folder}/{name}")
    return lost


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    assert missing(page.read_text(encoding="utf-8")) == []


def renamed() -> list[str]:
    """The new names in the changelog's tables of old and new."""
    rows = re.findall(r"^\| `ethnos\..*\| (.+) \|$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    return [name for row in rows for span in SPAN.findall(row) for name in braced(span) if name.startswith("ethnos.")]


def test_the_changelogs_new_names_are_there() -> None:
    assert len(renamed()) > 50
    assert [name for name in renamed() if not names_a_thing(name)] == []


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("`rules/legal.py` and `ethnos.rules.Options`, `README.md`, `look/styles/tokens.css`", []),
        ("`rules/lawful.py`", ["rules/lawful.py"]),
        ("`lawful.py`", ["lawful.py"]),
        ("`rules/{legal,lawful}.py`", ["rules/lawful.py"]),
        ("`ethnos.rules.lawful`", ["ethnos.rules.lawful"]),
        ("`ethnos.rules.Options.lawful`", ["ethnos.rules.Options.lawful"]),
        ("```\npython -m ethnos.lawful tests/lawful\n```\n", ["ethnos.lawful", "tests/lawful"]),
        ("| file of `src/ethnos/rules` | |\n|---|---|\n| `legal`, `lawful` | |\n", ["src/ethnos/rules/lawful"]),
        ("`/api/tables` and `…/live?seat=0` are addresses, `game.legal()` a call, `.json` an ending", []),
    ],
)
def test_the_check_finds_a_planted_lost_name(text: str, lost: list[str]) -> None:
    assert missing(text) == lost

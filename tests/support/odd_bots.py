"""Bots that do what no bot should, as a package of their own for the worker processes."""

import os
from pathlib import Path

import pytest

from ethnos.bots import registry

ODD = """
import os, sys, time
from ethnos.bots import Answer
from ethnos.game import Raid

class Odd:
    def __init__(self, what):
        self.name = f"odd-{what}"
        self.what = what
        if what == "loads":
            time.sleep(2)

    def think(self, view, legal, budget, seed, reasons=False):
        with open(os.environ["ODD_MARK"], "a") as mark:
            mark.write(f"{self.what} {os.environ.get('ETHNOS_DATABASE')}\\n")
        if self.what == "raises":
            raise ZeroDivisionError("oh")
        if self.what == "stalls":
            time.sleep(600)
        if self.what == "waits":
            while not os.path.exists(os.path.join(os.path.dirname(os.environ["ODD_MARK"]), "go")):
                time.sleep(0.01)
        if self.what == "exits":
            os._exit(3)
        if self.what == "illegal":
            return Answer(Raid())
        if self.what == "prints":
            print("x" * 100_000)
            os.write(1, b"\\x00\\x00\\x00\\x01\\xff")
            sys.stdout.flush()
        return Answer(legal[-1])

def broken():
    raise ImportError("no such weights")
"""
KINDS = ("raises", "stalls", "exits", "illegal", "prints", "answers", "waits", "loads")


def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have them for processes started from now on, and for us; the file where they leave a mark when they think.

    One that waits does so until there is a file `go` beside it.
    """
    folder = tmp_path / "site"
    about = folder / "oddbots-1.0.dist-info"
    about.mkdir(parents=True)
    makers = "\n".join(f"def make_{kind}(): return Odd({kind!r})" for kind in KINDS)
    (folder / "oddbots.py").write_text(ODD + makers)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: oddbots\nVersion: 1.0\n")
    points = "\n".join(f"odd-{kind} = oddbots:make_{kind}" for kind in KINDS)
    (about / "entry_points.txt").write_text(f"[ethnos.bots]\n{points}\nodd-broken = oddbots:broken\n")
    mark = tmp_path / "mark"
    monkeypatch.setenv("ODD_MARK", str(mark))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(registry, "strangers", registry.strangers.__wrapped__)
    return mark

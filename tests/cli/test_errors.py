"""What users can cause ends in one line; what they cannot is a defect, and shows where it is."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest
from support.counts import PATIENCE

from ethnos.cli import run
from ethnos.cli.commands import simulate
from ethnos.errors import EthnosError, NotLegal, RulesError, UserError
from ethnos.game import GameError, IllegalDecision, NotYourTurn, RecordError
from ethnos.server.store.migrate import migrate_sqlite
from ethnos.words import Phrase


def test_every_mistake_is_of_one_kind() -> None:
    for kind in (UserError, RulesError, GameError):
        assert issubclass(kind, EthnosError)
        assert issubclass(kind, ValueError), "as it always was"
    assert not issubclass(RulesError, UserError | GameError)
    assert issubclass(RecordError, GameError)


@pytest.mark.parametrize(
    "defect",
    [
        ValueError("not enough values to unpack"),
        OSError(9, "Bad file descriptor"),
        KeyError("elf"),
        NotLegal("decision 7 is not legal"),
        IllegalDecision(Phrase("error-game-over"), tuple),
        NotYourTurn("game-over"),
    ],
    ids=lambda defect: type(defect).__name__,
)
def test_a_defect_shows_its_traceback(defect: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> None:
        raise defect

    monkeypatch.setattr(simulate, "summarise", broken)
    with pytest.raises(type(defect)) as shown:
        run(["simulate", "--games", "1"])
    assert shown.value is defect


@pytest.mark.parametrize("mistake", [UserError("so not"), RulesError("so not"), GameError("nothing-to-undo")])
def test_a_mistake_is_one_line(
    mistake: EthnosError, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*arguments: object) -> None:
        raise mistake

    monkeypatch.setattr(simulate, "summarise", refuse)
    assert run(["simulate", "--games", "1"]) == 2
    assert capsys.readouterr().err == f"ethnos: {mistake}\n"


ARENA = "arena --bots novice,random --deals 1"


@pytest.mark.parametrize(
    "arguments",
    [
        "simulate --games 1 --state {missing}",
        "simulate --games 1 --state {folder}",
        "simulate --games 1 --records {file}",
        "simulate --games 1 --records {file}/below",
        "replay {folder}",
        "verify {missing}",
        "watch --turns 1 --save {folder}",
        "watch --turns 1 --save {missing}/below",
        "play --terminal --resume {folder}",
        "play --terminal --save {folder}",
        "play --terminal --save {missing}/below",
        f"{ARENA} --json {{folder}}",
        f"{ARENA} --plot {{missing}}/x.svg",
        f"{ARENA} --resume {{folder}}",
        f"{ARENA} --resume {{missing}}/journal",
        "backup {missing} --database {missing}",
        "backup {missing} --database {file}",
        "backup {missing}/below --database {folder}/empty.sqlite",
        "backup {missing} --database postgresql://nobody@127.0.0.1:1/none",
        "backup {missing} --database postgresql://nobody@127.0.0.1:port/none",
        "restore {missing} --database {folder}/new.sqlite",
        "restore {file} --database {folder}/new.sqlite",
        "restore {backup} --database {file}",
        "restore {backup} --database {file}/below",
        "restore {backup} --database {folder}",
        "restore {backup} --database postgresql://nobody@127.0.0.1:1/none",
        "serve --port {taken} --database {folder}/serve.sqlite",
        "serve --port 0 --host 203.0.113.77 --database {folder}/serve.sqlite",
        "serve --port 0 --host .. --database {folder}/serve.sqlite",
        "play --port {taken} --no-browser --database {folder}/serve.sqlite",
    ],
)
def test_what_the_system_refuses_is_one_line(
    arguments: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is not there, or is a folder; a folder that is a file; a port that is taken."""
    file, folder, backup = tmp_path / "file", tmp_path / "folder", tmp_path / "backup"
    file.write_bytes(b"a letter to my aunt\n" * 300)
    folder.mkdir()
    make_backup(folder / "empty.sqlite", backup)
    capsys.readouterr()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        places = {"file": file, "folder": folder, "missing": tmp_path / "missing", "backup": backup}
        line = arguments.format(**places, taken=taken.getsockname()[1])
        code = run(line.split())
    err = capsys.readouterr().err
    assert code == 2, err
    assert err.startswith("ethnos: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("database", ["{file}/below", "{file}", "mysql://somewhere/tables"])
def test_a_database_that_cannot_be_served_is_one_line(database: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"a letter to my aunt\n" * 300)
    place = database.format(file=tmp_path / "file")
    command = [sys.executable, "-m", "ethnos", "serve", "--port", "0", "--database", place]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("ethnos: ")
    assert done.stderr.count("\n") == 1


def make_backup(database: Path, file: Path) -> None:
    migrate_sqlite(database)
    assert run(["backup", str(file), "--database", f"sqlite:///{database}"]) == 0


def test_whoever_reads_the_output_may_stop() -> None:
    command = [sys.executable, "-m", "ethnos", "rules", "all"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 1

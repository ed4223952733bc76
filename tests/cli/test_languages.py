"""The command line in six languages: every help text, every refusal, nothing left in English."""

import ast
import errno
import os
import re
import socket
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.cells import cell_len
from support.counts import count

import ethnos
from ethnos.bots import bot_names
from ethnos.cli import app, run
from ethnos.cli.commands.operate_tables import STATUSES
from ethnos.cli.help_pages import REMARKS, TYPE
from ethnos.rules import TribeNumber
from ethnos.rules.facade.options import PRESETS, WAYS
from ethnos.words import LANGUAGES, words
from ethnos.words.reference import TOPICS
from ethnos.words.rewording import recognised, reworded
from ethnos.words.speech import source

PACKAGE = Path(ethnos.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
# Words by which English is known, and which are none in the other languages.
ENGLISH = """
the is are of and with not cannot this that it its be been for from should must any choose such there here has have
unknown invalid value missing required requires file directory arguments default command commands
how many print write into where when which who what only each every least most than more one number name names
game games player players table seat seats deal deals damaged already exists used uses given
says said found between before after until without while your you we our
"""
NAMES = {*bot_names(), *STATUSES, *PRESETS, *WAYS, *TOPICS, *(tribe.name.lower() for tribe in TribeNumber)}


def english_in(text: str) -> set[str]:
    """English words of a text, once names, options, files and quoted things are taken out."""
    plain = re.sub(r"'[^']*'|`[^`]*`|\S*[/.=+_\[\]]\S*\w|(?<!\w)--?[\w-]+", " ", text)
    return set(re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", plain)) & set(ENGLISH.split()) - NAMES


def test_english_is_noticed() -> None:
    assert english_in("nieznany bot: choose from novice") == {"choose", "from"}
    assert not english_in("nieznany bot 'the': wybierz z novice, random --players /is/not.a.file")


def commands() -> Iterator[tuple[list[str], Any]]:
    """Every command and how it is called."""

    def below(path: list[str], command: Any) -> Iterator[tuple[list[str], Any]]:
        yield path, command
        for name, one in getattr(command, "commands", {}).items():
            yield from below([*path, name], one)

    yield from below([], typer.main.get_command(app))


COMMANDS = {" ".join(path): command for path, command in commands()}


def help_texts() -> Iterator[str]:
    for name, command in COMMANDS.items():
        yield command.help
        context = command.make_context(name or "ethnos", [], resilient_parsing=True)
        yield from command.collect_usage_pieces(context)[:1]
        for parameter in command.get_params(context):
            label, text = parameter.get_help_record(context)
            told = REMARKS.match(text)
            assert told is not None
            yield from (told[1].strip(), *TYPE.findall(label), *(told[2] or "").split("; "))


def test_every_help_text_is_in_the_catalogues() -> None:
    """But for ranges, which are no words."""
    unknown = {
        text for text in help_texts() if text and "x<=" not in text and "x>=" not in text and not recognised(text)
    }
    assert unknown == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_and_fits(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for command in COMMANDS:
        assert run(["--lang", language, *command.split(), "--help"]) == 0
        shown = capsys.readouterr().out
        assert shown.startswith(f"{reworded('Usage:', words(language))} ethnos {command}".strip())
        assert "--help" in shown
        assert "…" not in shown.replace("TABLE…", "").replace("STUDY…", "").replace("REVIEW…", "")
        assert all(cell_len(line) <= 80 for line in shown.splitlines())
        if language != "en":
            assert not english_in(shown), command


GAP = "‹gap›"
RAISED = ("UserError", "RulesError", "CorruptState")
# What only a Python program can ask for, or a file of weights of one's own.
NOT_OF_COMMANDS = (
    "envs/",
    "rules/facade/describe.py",
    "arena/networks/",
    "arena/pool.py",
    "bots/trained/",
    "train/",
)
OF_COMMANDS = ("envs/data/",)
ONLY_IN_PYTHON = ("options say everything", "a dealer deals by itself", f"{GAP} players, but options for {GAP}")


def raised() -> Iterator[tuple[str, str]]:
    """Every mistake of the user's that the sources speak of, gaps filled, and where."""
    for file in sorted(PACKAGE.rglob("*.py")):
        place = str(file.relative_to(PACKAGE))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED and node.args:
                text = text_of(node.args[0])
                foreign = place.startswith(NOT_OF_COMMANDS) and not place.startswith(OF_COMMANDS)
                if text and not foreign and not text.startswith(ONLY_IN_PYTHON):
                    yield place, text


def text_of(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values)
    return ""


def test_every_refusal_is_in_the_catalogues() -> None:
    found = list(raised())
    assert len(found) > 70
    assert {(place, text) for place, text in found if not recognised(text)} == set()
    assert recognised(f"there is no {GAP} bot") is None


@cache
def sentences(prefix: str) -> set[str]:
    body = [entry for file in ("cli", "research") for entry in FluentParser().parse(source("en", file)).body]
    return {one.id.name for one in body if isinstance(one, ftl.Message) and one.id.name.startswith(prefix)}


def test_every_sentence_is_said_by_somebody() -> None:
    said = {found[0] for text in help_texts() if (found := recognised(text))}
    assert sentences("help-") - said == set()
    refused = {found[0] for _, text in raised() if (found := recognised(text))}
    # said by `why_no_gpu` and `ethnos[gpu]`, whose texts stand apart from the error
    assert sentences("refused-") - refused == {"refused-gpu", "refused-no-gpu"}


@pytest.mark.parametrize(
    "number",
    ["ENOENT", "EISDIR", "ENOTDIR", "EACCES", "EPERM", "EEXIST", "ENOSPC", "EROFS", "EADDRINUSE", "EADDRNOTAVAIL"],
)
def test_what_the_system_says_is_known(number: str) -> None:
    found = recognised(os.strerror(getattr(errno, number)))
    assert found is not None
    assert found[0].startswith("system-")


MISTAKES = [
    "fly",
    "pla",
    "tables",
    "tables burn",
    "replay",
    "arena",
    "simulate --speed 9",
    "simulate --zzz",
    "simulate --seed",
    "simulate zu viel",
    "simulate --lan=3",
    "play --lan=3",
    "simulate --players four",
    "simulate --seed -1",
    "simulate --seed 99999999999999999999",
    "watch --pause soon",
    "watch --pause -1",
    "simulate --players 1",
    "simulate --preset french",
    "simulate --preset german+fly",
    "simulate --preset german+skeletons-win+skeletons-pass",
    "simulate --tribes elf,elf,orc,troll,giant,wizard",
    "simulate --tribes elf,goblin,orc,troll,giant,wizard",
    "simulate --tribes elf,orc",
    "simulate --state {missing}",
    "simulate --state {file}",
    "simulate --games 1 --records {file}",
    "simulate --games 1 --records {folder} --state {position}",
    "watch --bots goblin",
    "watch --bots ,",
    "watch --players 2 --bots random,random,novice",
    "watch --turns 1 --save {folder}",
    "play --players 3",
    "play --terminal --bots ,",
    "play --terminal --bots novice,novice,novice,novice",
    "play --terminal --name \N{ZERO WIDTH SPACE}",
    "play --terminal --resume {missing}",
    "play --terminal --resume {missing} --seed 3",
    "play --terminal --resume {file}",
    "play --terminal --save {file}",
    "replay {folder}",
    "replay {binary}",
    "replay {record} --age 3",
    "replay {record} --turn 9999",
    "verify {file}",
    "rules xyzzy",
    "arena --bots ,",
    "arena --bots steward",
    "puzzles",
    "puzzles solv",
    "arena --bots novice,random --deals 0",
    "arena --bots novice,novice,random --players 2 --deals 1",
    "arena --bots novice,random --deals 1 --plot x.png",
    "arena --bots archon,random --deals 1 --seconds 0",
    "review {record} --plot x.png",
    "review {record} --plot {missing}/curve.svg",
    "arena --bots novice,random --deals 1 --resume {file}",
    "backup {missing} --database {missing}",
    "backup {missing} --database mysql://somewhere/tables",
    "backup {missing} --database sqlite:///",
    "backup {file} --database sqlite:///{missing}",
    "backup {missing} --database sqlite:///{missing}2",
    "backup {missing} --database sqlite:///{file}",
    "backup {missing} --database postgresql://nobody@127.0.0.1:port/none",
    "restore {missing} --database sqlite:///{folder}/new.sqlite",
    "restore {file} --database sqlite:///{folder}/new.sqlite",
    "serve --port {taken} --database sqlite:///{folder}/serve.sqlite",
    "serve --port 0 --host 203.0.113.77 --database sqlite:///{folder}/serve.sqlite",
    "serve --port 0 --host 203.0.113.77 --origin ethnos.example",
    "serve --port 0 --host 203.0.113.77 --host-name https://ethnos.example",
    "serve --port 0 --host 203.0.113.77 --proxy localhost",
    "tables list --status asleep",
    "tables show nowhere --database sqlite:///{missing}",
    "tables delete nowhere --database sqlite:///{missing}",
    "studies delete nowhere --yes --database sqlite:///{folder}/studies.sqlite",
    "reviews delete nowhere --yes --database sqlite:///{folder}/studies.sqlite",
    "arena --bots 9,1",
    "puzzles solve 9999",
    "puzzles solve 3 --answer fly",
    "puzzles list --theme cheese",
]


@pytest.fixture
def places(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[dict[str, object]]:
    for name, data in (("file", b"la lettre\n" * 300), ("binary", b"\xff\xfe\x00" * 99)):
        (tmp_path / name).write_bytes(data)
    (tmp_path / "folder").mkdir()
    assert run(["watch", "--players", "2", "--turns", "3", "--seed", "1", "--save", str(tmp_path / "position")]) == 0
    assert run(["simulate", "--players", "2", "--games", "1", "--records", str(tmp_path / "games")]) == 0
    capsys.readouterr()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        names = ("file", "binary", "folder", "missing", "position")
        record = tmp_path / "games" / "game-1-00000.ethnos"
        yield {**{name: tmp_path / name for name in names}, "record": record, "taken": taken.getsockname()[1]}


def test_no_mistake_is_answered_in_english(
    places: dict[str, object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each in one language after the other; in all of them where there is time."""
    monkeypatch.delenv("ETHNOS_DATABASE", raising=False)
    times = count(test=1, nightly=len(OTHERS))
    for number, mistake in enumerate(MISTAKES):
        for language in (OTHERS * 2)[number % len(OTHERS) :][:times]:
            code = run(["--lang", language, *mistake.format(**places).split()])
            told = capsys.readouterr().err
            assert code == 2, (mistake, told)
            assert told.count("\n") == 1, (mistake, told)
            assert told.startswith("ethnos: ")
            for place in sorted(map(str, places.values()), key=len, reverse=True):
                told = told.replace(place, "")
            assert not english_in(told), (language, mistake, told)


def test_the_language_is_known_wherever_it_stands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (["--lang", "pl", "fly"], ["fly", "--lang=pl"], ["simulate", "--lang", "pl_PL", "fly"]):
        assert run(arguments) == 2
        assert re.search("Nie ma polecenia 'fly'|Zbędne argumenty: fly", capsys.readouterr().err)
    assert run(["simulate", "--", "--lang", "pl"]) == 2
    assert "unexpected extra" in capsys.readouterr().err
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run(["fly"]) == 2
    assert "Den Befehl 'fly' gibt es nicht." in capsys.readouterr().err
    assert run(["--lang", "fr", "rules"]) == 2
    assert "unbekannte Sprache 'fr'" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_names_no_command_or_an_unknown_one_is_told_which_there_are(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, some in (("puzzles", "solve, list"), ("bots fly", "list, new"), ("fly", "play, serve")):
        for given in (["--lang", language, *arguments.split()], [*arguments.split(), "--lang", language]):
            assert run(given) == 2
            told = capsys.readouterr().err
            assert some in told
            assert told.count("\n") == 1
            assert words(language).say("told-commands", mistake="", commands="").strip() in told
            assert "--lang" not in told


def test_one_bot_is_told_how_many_a_match_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "--bots", "novice", "--lang", "de"]) == 2
    told = capsys.readouterr().err
    assert "zwei bis sechs" in told
    assert "--players" in told


def test_values_are_called_by_plain_words(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        assert run([*command.split(), "--help", "--lang", "en"]) == 0
        assert set(TYPE.findall(capsys.readouterr().out)) <= {"<number>", "<text>", "<path>"}, command


def test_a_set_up_that_cannot_be_is_refused_in_the_language(
    places: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the rules say of it stands within what the record's reader says."""
    record = Path(str(places["record"])).read_text(encoding="utf-8")
    broken = tmp_path / "broken.ethnos"
    broken.write_text(re.sub(r"(?m)^(tribes \w+): .*$", r"\1: elf, elf, orc, troll, giant", record), encoding="utf-8")
    assert run(["verify", str(broken), "--lang", "de"]) == 2
    told = capsys.readouterr().err
    assert "Dieser Spielaufbau ist nicht möglich: elf zweimal" in told
    assert not english_in(told.replace(str(broken), ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tribe_that_is_none_stands_beside_the_english_names_that_records_are_written_in(
    language: str, places: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Path(str(places["record"])).read_text(encoding="utf-8")
    broken = tmp_path / "broken.ethnos"
    broken.write_text(re.sub(r"(?m)^(tribes \w+): \w+", r"\1: Hobbit", record), encoding="utf-8")
    assert run(["verify", str(broken), "--lang", language]) == 2
    told = capsys.readouterr().err
    names = "Centaur, Dwarf, Elf, Giant, Halfling, Merfolk, Minotaur, Orc, Troll, Wingfolk, Wizard, Skeleton"
    assert words(language).say("error-record-tribe", found="Hobbit", tribes=names) in told


def test_a_count_chooses_its_plural() -> None:
    told = {
        n: reworded(f"KEY: a key has at least {n} letters; `openssl rand -hex 32` makes one", words("pl"))
        for n in (32, 35)
    }
    assert "32 znaki" in told[32]
    assert "35 znaków" in told[35]

"""The command line: thin commands over the package.

Every mistake of the user's ends in one line that says what is allowed, and exit
code 2; a traceback is a defect of ours.
"""

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from .. import __version__
from ..errors import EthnosError, NotLegal
from ..game import IllegalDecision, NotYourTurn
from .commands import arena_match, backups, bench, play_game, replay, rules_reference, serve, simulate, verify, watch

OURS = (NotLegal, IllegalDecision, NotYourTurn)  # decisions are made by bots and by code of ours: a defect
app = typer.Typer(
    name="ethnos",
    help="The board game Ethnos, complete: play it, simulate it, replay it, look up its rules.",
    add_completion=False,
    rich_markup_mode=None,
)
app.command("play")(play_game.command)
app.command("serve")(serve.command)
app.command("backup")(backups.backup)
app.command("restore")(backups.restore)
app.command("simulate")(simulate.command)
app.command("watch")(watch.command)
app.command("replay")(replay.command)
app.command("verify")(verify.command)
app.command("rules")(rules_reference.command)
app.command("arena")(arena_match.command)
app.command("bench")(bench.command)


@app.callback(invoke_without_command=True)
def options(
    version: Annotated[bool, typer.Option("--version", help="Print the version.", is_eager=True)] = False,
) -> None:
    if version:
        print(f"ethnos {__version__}")
        raise typer.Exit


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows ? and goes on
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has enough: `ethnos rules all | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Run one command; return its exit code."""
    if not arguments:
        arguments = ["--help"]
    try:
        code = app(arguments, standalone_mode=False)
    except OURS:
        raise
    except (typer.TyperException, EthnosError) as error:
        words = error.format_message() if isinstance(error, typer.TyperException) else str(error)
        print(f"ethnos: {' '.join(words.split())}", file=sys.stderr)
        return 2
    except typer.Exit as done:
        return done.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return 130
    return code if isinstance(code, int) else 0

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
from ..game import GameError, IllegalDecision, NotYourTurn
from ..words.rewording import reworded
from .commands import (
    arena_match,
    backups,
    bench,
    bot_packages,
    make_dataset,
    operate_reviews,
    operate_studies,
    operate_tables,
    play_game,
    puzzle_commands,
    rank_bot,
    replay,
    review_game,
    rules_reference,
    serve,
    simulate,
    verify,
    watch,
)
from .flags import Language
from .help_pages import SpokenCommand, SpokenGroup, usage_error
from .language import language_of, speak_as_asked, spoken

OURS = (NotLegal, IllegalDecision, NotYourTurn)  # decisions are made by bots and by code of ours: a defect
app = typer.Typer(
    name="ethnos",
    help="The board game Ethnos, complete: play it, simulate it, replay it, look up its rules.",
    cls=SpokenGroup,
    add_completion=False,
    rich_markup_mode=None,
)
app.command("play", cls=SpokenCommand)(play_game.command)
app.command("serve", cls=SpokenCommand)(serve.command)
app.command("backup", cls=SpokenCommand)(backups.backup)
app.command("restore", cls=SpokenCommand)(backups.restore)
app.add_typer(operate_tables.app)
app.add_typer(operate_studies.app)
app.add_typer(operate_reviews.app)
app.command("simulate", cls=SpokenCommand)(simulate.command)
app.command("watch", cls=SpokenCommand)(watch.command)
app.command("replay", cls=SpokenCommand)(replay.command)
app.command("review", cls=SpokenCommand)(review_game.command)
app.command("verify", cls=SpokenCommand)(verify.command)
app.command("rules", cls=SpokenCommand)(rules_reference.command)
app.add_typer(puzzle_commands.app)
app.command("arena", cls=SpokenCommand)(arena_match.command)
app.command("rank", cls=SpokenCommand)(rank_bot.command)
app.add_typer(bot_packages.app)
app.command("dataset", cls=SpokenCommand)(make_dataset.command)
app.command("bench", cls=SpokenCommand)(bench.command)


@app.callback(invoke_without_command=True)
def options(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.", is_eager=True)] = False,
    lang: Language = None,
) -> None:
    language_of(lang)
    if version:
        print(f"ethnos {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


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
    speak_as_asked(arguments)
    try:
        code = app(arguments, standalone_mode=False, prog_name="ethnos")
    except OURS:
        raise
    except (typer.TyperException, EthnosError) as error:
        print(f"ethnos: {said(error)}", file=sys.stderr)
        return 2
    except typer.Exit as done:
        return done.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return 130
    return code if isinstance(code, int) else 0


def said(error: typer.TyperException | EthnosError) -> str:
    """A mistake in one line, in the language of this call."""
    w = spoken()
    if isinstance(error, typer.TyperException):
        return usage_error(error, w)
    return error.say(w.language) if isinstance(error, GameError) else reworded(" ".join(str(error).split()), w)

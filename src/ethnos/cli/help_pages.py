"""`--help` in the language asked for, and as wide as its letters are: a Japanese one fills two columns."""

import io
import re
from typing import Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from ..words import Words
from ..words.rewording import recognised, reworded
from .language import spoken

WIDEST = 100
REMARKS = re.compile(r"^(.*?)(?:\s*\[([^\[\]]*)\])?$", re.DOTALL)  # help, and [default: 4; 0<=x<=9] behind it
TYPE = re.compile(r"<[^<>]+>")
IN_ENGLISH = {  # the library names kinds of values as programs do; ranges stand behind the help
    **dict.fromkeys(("<int>", "<int range>", "<float>", "<float range>"), "<number>"),
    **dict.fromkeys(("<str>", "<list[str]>"), "<text>"),
}
NO_COMMAND = ("usage-no-command", "usage-missing-command")


class SpokenCommand(TyperCommand):
    """A command whose help page is ours."""

    def get_help(self, ctx: Any) -> str:
        return help_page(self, ctx, spoken())


class SpokenGroup(TyperGroup):
    """A group of commands whose help page is ours."""

    def get_help(self, ctx: Any) -> str:
        return help_page(self, ctx, spoken())


def help_page(command: Any, context: Any, w: Words) -> str:
    console = Console(file=io.StringIO(), width=min(Console().width, WIDEST), highlight=False, color_system=None)
    pieces = " ".join(reworded(piece, w) for piece in command.collect_usage_pieces(context))
    heading = f"{reworded('Usage:', w)} {context.command_path} "
    usage = Table.grid(padding=0)
    usage.add_column(no_wrap=True)
    usage.add_column(overflow="fold")
    usage.add_row(Text(heading), Text(pieces))
    console.print(usage)
    console.print()
    console.print(Padding(Text(reworded(command.help or "", w), overflow="fold"), (0, 0, 0, 2)))
    for title, rows in sections(command, context, w):
        if rows:
            console.print()
            console.print(Text(f"{reworded(title, w)}:"))
            console.print(listing(rows))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]  # the file made above
    return "\n".join(line.rstrip() for line in text.splitlines())


def sections(command: Any, context: Any, w: Words) -> list[tuple[str, list[tuple[str, str]]]]:
    """Arguments, options and commands, each a name and what it is for."""
    found: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record is not None:
            name = TYPE.sub(lambda kind: kind_of_value(kind[0], w), record[0])
            found[parameter.param_type_name].append((name, explained(record[1], w)))
    commands = [(name, reworded(one.help or "", w)) for name, one in getattr(command, "commands", {}).items()]
    return [("Arguments", found["argument"]), ("Options", found["option"]), ("Commands", commands)]


def kind_of_value(kind: str, w: Words) -> str:
    """What is to be given, in a plain word."""
    return IN_ENGLISH.get(kind, kind) if w.language == "en" else reworded(kind, w)


def explained(text: str, w: Words) -> str:
    """An option's help, and the remarks behind it one by one."""
    parts = REMARKS.match(text)
    assert parts is not None
    remarks = "; ".join(reworded(remark, w) for remark in (parts[2] or "").split("; ") if remark)
    return f"{reworded(parts[1].strip(), w)}{f' [{remarks}]' if remarks else ''}"


def listing(rows: list[tuple[str, str]]) -> Padding:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, text in rows:
        table.add_row(Text(name), Text(text))
    return Padding(table, (0, 0, 0, 2))


def usage_error(error: typer.TyperException, w: Words) -> str:
    """What the command line was not understood for; where a command is missing or like none, which there are."""
    text = " ".join(error.format_message().split())
    mistake, found = reworded(text, w), recognised(text)
    commands = getattr(getattr(getattr(error, "ctx", None), "command", None), "commands", None)
    if found is None or found[0] not in NO_COMMAND or not commands:
        return mistake
    return w.say("told-commands", mistake=mistake, commands=", ".join(commands))

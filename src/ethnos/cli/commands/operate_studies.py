"""`ethnos studies`: what an operator does with the studies that people keep, on the command line."""

from typing import Annotated

import typer

from ...errors import UserError
from ...words import words
from ..flags import Language, in_language
from ..help_pages import SpokenCommand, SpokenGroup
from ..language import language_of
from .operate_tables import Yes, confirm, delete_each
from .serve import Database

app = typer.Typer(
    name="studies",
    help="Delete studies that people keep at this server.",
    cls=SpokenGroup,
    callback=in_language,
    add_completion=False,
    rich_markup_mode=None,
)


@app.command("delete", cls=SpokenCommand)
def delete_studies(
    studies: Annotated[list[str], typer.Argument(help="Studies, as their links name them.", metavar="STUDY…")],
    yes: Yes = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Delete studies for good. Whoever has a file of one keeps it."""
    from ...server import operating

    w = words(language_of(lang))
    confirm(w, "ask-delete-studies", yes, count=len(studies))
    if missing := delete_each(studies, operating.delete_studies(database, studies), "told-studies-deleted", w):
        raise UserError(f"there is no study {missing}")

"""`ethnos reviews`: what an operator does with the reviews that are kept, on the command line."""

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
    name="reviews",
    help="Delete reviews of games that this server keeps.",
    cls=SpokenGroup,
    callback=in_language,
    add_completion=False,
    rich_markup_mode=None,
)


@app.command("delete", cls=SpokenCommand)
def delete_reviews(
    reviews: Annotated[list[str], typer.Argument(help="Reviews, as their links name them.", metavar="REVIEW…")],
    yes: Yes = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Delete reviews for good. Whoever has the record can have it reviewed again."""
    from ...server import operating

    w = words(language_of(lang))
    confirm(w, "ask-delete-reviews", yes, count=len(reviews))
    if missing := delete_each(reviews, operating.delete_reviews(database, reviews), "told-reviews-deleted", w):
        raise UserError(f"there is no review {missing}")

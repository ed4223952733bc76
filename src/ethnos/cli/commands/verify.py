"""`ethnos verify`: what can be proved of a recorded game."""

import sys

from ...game import RecordError, verify
from ...words import words
from ..flags import Language, RecordFile, text_of
from ..language import language_of


def command(file: RecordFile, lang: Language = None) -> int:
    """Check that every decision of a record was legal and every shuffle as promised."""
    w = words(language_of(lang))
    try:
        statements = verify(text_of(file))
    except RecordError as error:
        print(f"ethnos: {error.say(w.language)}", file=sys.stderr)
        return 2
    for statement in statements:
        print(w.say(statement))
    return 0

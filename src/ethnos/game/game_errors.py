"""What can go wrong with a game, as values that can be said in every language."""

from ..errors import EthnosError
from ..words import Phrase, words


class GameError(EthnosError):
    """Something a game refuses; `say` gives the plain words."""

    def __init__(self, message: str, **arguments: object) -> None:
        self.phrase = Phrase(f"error-{message}", arguments)
        self.code = message
        super().__init__(message)

    def say(self, language: str = "en") -> str:
        return words(language).say(self.phrase)

    def __str__(self) -> str:
        return self.say()


class NotYourTurn(GameError):
    """Another seat is asked, or none is."""


class IllegalDecision(GameError):
    """A decision that the rules do not allow now. `legal` are those they do."""

    SHOWN = 8

    def __init__(self, reason: Phrase, legal: tuple[Phrase, ...]) -> None:
        self.reason = reason
        self.legal = legal
        shown = list(legal[: self.SHOWN])
        if len(legal) > self.SHOWN:
            shown.append(Phrase("error-and-more", {"count": len(legal) - self.SHOWN}))
        super().__init__("refused", reason=reason, decisions=shown)
        self.code = reason.message.removeprefix("error-")


class RecordError(GameError):
    """A record that cannot be read further than `line`, `column` (from 1)."""

    def __init__(self, line: int, column: int, reason: Phrase) -> None:
        super().__init__("record-at", line=str(line), column=str(column), reason=reason)
        self.line, self.column, self.reason = line, column, reason
        self.code = reason.message.removeprefix("error-")

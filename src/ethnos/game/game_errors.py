"""What can go wrong with a game, as values that can be said in every language."""

from collections.abc import Callable, Iterable
from functools import cached_property

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

    def __reduce__(self) -> tuple[object, ...]:
        """From one process to another: not every error is made of its message alone."""
        return _remade, (type(self), self.code, self.__getstate__())


def _remade(kind: type[GameError], code: str, state: dict[str, object]) -> GameError:
    error = kind.__new__(kind, code)
    vars(error).update(state)
    return error


class NotYourTurn(GameError):
    """Another seat is asked, or none is."""


class IllegalDecision(GameError):
    """A decision that the rules do not allow now. `legal` are those they do.

    They may be hundreds, and a server refuses without naming them: they are found only when somebody asks.
    """

    SHOWN = 8

    def __init__(self, reason: Phrase, find_legal: Callable[[], Iterable[Phrase]]) -> None:
        super().__init__(reason.message.removeprefix("error-"), **reason.arguments)
        self.reason = self.phrase
        self._find_legal = find_legal

    @cached_property
    def legal(self) -> tuple[Phrase, ...]:
        return tuple(self._find_legal())

    def __getstate__(self) -> dict[str, object]:
        """What finds them stays with its game."""
        return {**vars(self), "legal": self.legal, "_find_legal": None}

    def say(self, language: str = "en") -> str:
        """The reason, and what is allowed instead; `reason` alone is said for less."""
        shown = list(self.legal[: self.SHOWN])
        if len(self.legal) > self.SHOWN:
            shown.append(Phrase("error-and-more", {"count": len(self.legal) - self.SHOWN}))
        return words(language).say("error-refused", reason=self.reason, decisions=shown)


class RecordError(GameError):
    """A record that cannot be read further than `line`, `column` (from 1)."""

    def __init__(self, line: int, column: int, reason: Phrase) -> None:
        super().__init__("record-at", line=str(line), column=str(column), reason=reason)
        self.line, self.column, self.reason = line, column, reason
        self.code = reason.message.removeprefix("error-")

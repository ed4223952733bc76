"""A bot in five lines: a method, or a function, from what a seat sees to one of its decisions."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from ..game.decisions import Decision
from ..game.own_view import OwnView, own_view
from ..rules import ViewRecord
from .protocol import Answer, Budget

Choosing = Callable[[OwnView, Sequence[Decision], random.Random], Decision]


class SimpleBot(ABC):
    """Write `choose`; everything else that a bot must do is done here.

    A bot is called as its class in small letters, unless it has a `name` of its own. It should
    not remember anything between two questions: it may be asked for any seat of any game.
    """

    name: str = "simple"

    def __init_subclass__(cls) -> None:
        if "name" not in cls.__dict__:
            cls.name = cls.__name__.lower()

    @abstractmethod
    def choose(self, view: OwnView, legal: Sequence[Decision], dice: random.Random) -> Decision:
        """One of the legal decisions; `dice` fall the same for the same question of the same game."""

    def think(
        self, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool = False
    ) -> Answer:
        return Answer(self.choose(own_view(view), legal, random.Random(seed)))


class FunctionBot(SimpleBot):
    """A function as a bot."""

    def __init__(self, choosing: Choosing, name: str | None = None) -> None:
        self.choosing = choosing
        self.name = name or choosing.__name__

    def choose(self, view: OwnView, legal: Sequence[Decision], dice: random.Random) -> Decision:
        return self.choosing(view, legal, dice)

"""A seat of a table, as its entries have left it."""

from dataclasses import dataclass, field

from .clocks import TurnKey


@dataclass
class Chair:
    """A seat and who is in it: nobody, a person, or a bot."""

    name: str = ""
    holder: str | None = None
    nonce: str | None = None
    bot: str | None = None  # whose seat it is, where it is a bot's
    stand_in: str | None = None  # who plays for an absent person
    ousted: TurnKey | None = None  # the turn in which the clock or the others put it in
    replaced: int | None = None  # after how many decisions the others did
    resigned: bool = False
    acted: int = 0  # when the person last did something at this seat
    link: tuple[str, int] | None = None  # a key's hash, and until when it is good; at a free seat an invitation
    kept: str | None = None  # free, but for this holder
    key: tuple[str, int] | None = None  # for whoever got no answer, until something is done from the seat
    whence: str = ""
    seen_by: set[str] = field(default_factory=set)  # holders, and whence they came, who may know its hand

    @property
    def free(self) -> bool:
        return self.holder is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that decides here; None where a person does."""
        return self.bot or self.stand_in

    @property
    def person(self) -> str | None:
        """Whoever holds the seat and has not given the game up."""
        return None if self.resigned else self.holder

    @property
    def given_up(self) -> bool:
        """A seat of a game whose person left or resigned."""
        return self.resigned or self.free

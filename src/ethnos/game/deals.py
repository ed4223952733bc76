"""Where the cards come from: a dealer sets a game up and orders the deck of each age.

Three dealers: a generator for simulated games, a secret that nobody can steer for
live ones (`FairDealer`, explained in docs/fairness.md), and cards written down.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from numbers import Integral
from typing import Protocol, TypeVar

from ..errors import UserError
from ..rules import Options, State, TribeNumber
from ..rules.chance import below, seed
from ..rules.components import DRAGON, DRAGONS, KINGDOMS, ages_of, tribes_of
from ..rules.deal import lower_half, shuffle_deck, shuffle_tokens, shuffle_tribes
from ..rules.facade.play import full_deck, token_box

SECRET_BYTES = 32
NONCE_BYTES = 16
FAIR_LABEL = "ethnos deal 1"

T = TypeVar("T")


@dataclass(frozen=True)
class SetUp:
    """S1 to S3, and the first player of age I (A1)."""

    tribes: tuple[TribeNumber, ...]
    tokens: tuple[tuple[int, ...], ...]
    first: int


class Dealer(Protocol):
    """Everything random in a game."""

    def set_up(self, options: Options) -> SetUp: ...

    def deck(self, options: Options, s: State) -> list[int] | None:
        """The deck of the age after s.age in the order of drawing, hands and row first.

        None where it is not known yet: the game waits.
        """
        ...


@dataclass(frozen=True)
class SimulatedDealer:
    """The generator of the rules: game number `game` of the series `seed`.

    It keeps nothing: a game undone or copied is dealt the same again.
    """

    seed: int
    game: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.seed, Integral):
            raise UserError(f"seed {self.seed!r}: it must be a whole number")
        if not (0 <= self.seed < 2**63 and 0 <= self.game < 2**63):
            raise UserError(f"series {self.seed}, game {self.game}: both must be 0 to 2**63 - 1")

    def set_up(self, options: Options) -> SetUp:
        s = self._opened(options)
        ages = ages_of(options.players)
        tokens = tuple(tuple(s.tokens[k][:ages]) for k in range(KINGDOMS))
        return SetUp(tuple(t for t in TribeNumber if s.tribes[t]), tokens, s.first)

    def deck(self, options: Options, s: State) -> list[int]:
        fresh = self._opened(options)
        for _ in range(s.age + 2):
            shuffle_deck(fresh)
        return fresh.deck[: fresh.deck_n][::-1]

    def _opened(self, options: Options) -> State:
        """The set-up as `series.new_game` makes it, and the generator where the decks begin."""
        s = options.blank()
        seed(s.rng, self.seed, self.game)
        if options.tribes is None:
            shuffle_tribes(s)
        shuffle_tokens(s)
        s.first = below(s.rng, s.players)
        return s


class FairDealer:
    """Deals from a committed secret and a number of each seat's own, through SHAKE-256.

    One stream for the set-up and one for each age. Whoever knows the secret and the
    nonces can repeat every shuffle; whoever lacks one of them can foresee none.
    """

    def __init__(self, secret: bytes, nonces: Sequence[bytes]) -> None:
        if len(secret) != SECRET_BYTES:
            raise UserError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        for nonce in nonces:
            if len(nonce) != NONCE_BYTES:
                raise UserError(f"a nonce has {NONCE_BYTES} bytes, not {len(nonce)}")
        self.secret = secret
        self.nonces = tuple(nonces)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def set_up(self, options: Options) -> SetUp:
        if len(self.nonces) != options.players:
            raise UserError(f"{len(self.nonces)} nonces for {options.players} players: each seat gives one")
        draw = self._stream("set-up")
        tribes = options.tribes
        if tribes is None:
            drawn = shuffled(list(TribeNumber), draw)[: tribes_of(options.players)]
            tribes = tuple(sorted(drawn))
        ages = ages_of(options.players)
        pool = shuffled(token_box(options.players), draw)
        tokens = tuple(tuple(sorted(pool[k * ages : (k + 1) * ages])) for k in range(KINGDOMS))
        return SetUp(tuple(sorted(tribes)), tokens, draw(options.players))

    def deck(self, options: Options, s: State) -> list[int]:
        draw = self._stream(f"age {s.age + 2}")
        cards = shuffled(full_deck(s), draw)
        cut = len(cards) + DRAGONS - lower_half(s)
        upper, lower = cards[:cut], cards[cut:]
        return upper + shuffled(lower + [DRAGON] * DRAGONS, draw)

    def _stream(self, label: str) -> Callable[[int], int]:
        """Numbers below n, one after the other, from the stream of a label."""
        text = "\n".join([FAIR_LABEL, label, self.secret.hex(), *(nonce.hex() for nonce in self.nonces)])
        stream = hashlib.shake_256(text.encode("ascii")).digest(4096)
        position = 0

        def draw(n: int) -> int:
            nonlocal position
            while True:
                word = int.from_bytes(stream[position : position + 4], "big")
                position += 4
                if word < 2**32 // n * n:
                    return word % n

        return draw


@dataclass
class GivenDealer:
    """Cards written down, as in a record whose deals nobody vouches for."""

    given: SetUp
    decks: list[list[int]]

    def set_up(self, options: Options) -> SetUp:
        return self.given

    def deck(self, options: Options, s: State) -> list[int] | None:
        return self.decks[s.age + 1] if s.age + 1 < len(self.decks) else None


@dataclass
class ContinuedDealer:
    """Cards written down as far as they go, and another dealer's from there."""

    first: Dealer
    then: Dealer

    def set_up(self, options: Options) -> SetUp:
        return self.first.set_up(options)

    def deck(self, options: Options, s: State) -> list[int] | None:
        known = replace(options, tribes=tuple(tribe for tribe in TribeNumber if s.tribes[tribe]))  # drawn by the first
        return self.first.deck(options, s) or self.then.deck(known, s)


def shuffled(things: list[T], draw: Callable[[int], int]) -> list[T]:
    """Fisher-Yates from the end: position i changes places with a random one up to i."""
    result = list(things)
    for i in range(len(result) - 1, 0, -1):
        j = draw(i + 1)
        result[i], result[j] = result[j], result[i]
    return result


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE_BYTES)


def commitment(secret: bytes) -> str:
    """What is published before the nonces are given: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def fits(secret: bytes, published: str) -> bool:
    return hmac.compare_digest(commitment(secret), published)

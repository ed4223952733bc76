"""Fair deals: what a player can check by hand, done by hand."""

import hashlib
import random
from collections import Counter

import pytest
from support.counts import count
from support.players import play_on
from support.tried import Record

from ethnos import FairDealer, Game, Options, SimulatedDealer
from ethnos.errors import UserError
from ethnos.game import commitment
from ethnos.rules.components import DRAGON, KINDS, SKELETON

SECRET = bytes(range(32))
NONCES = [bytes([seat]) * 16 for seat in range(6)]


def by_hand(label: str, players: int) -> "Numbers":
    """docs/fairness.md, step 2, written down again."""
    text = "\n".join(["ethnos deal 1", label, SECRET.hex(), *(n.hex() for n in NONCES[:players])])
    return Numbers(hashlib.shake_256(text.encode()).digest(4096))


class Numbers:
    def __init__(self, stream: bytes) -> None:
        self.words = (int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4))

    def below(self, n: int) -> int:
        return next(word for word in self.words if word < 2**32 - 2**32 % n) % n

    def shuffle(self, cards: list[int]) -> list[int]:
        for i in reversed(range(1, len(cards))):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


@pytest.mark.parametrize("players", range(2, 7))
def test_the_set_up_can_be_repeated_by_hand(players: int) -> None:
    game = Game(options=Options(players), dealer=FairDealer(SECRET, NONCES[:players]))
    numbers = by_hand("set-up", players)
    ages, tribes = (3, 6) if players >= 4 else (2, 5)
    assert sorted(numbers.shuffle(list(range(12)))[:tribes]) == [int(t) for t in game.set_up.tribes]
    box = [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10] + ([0, 4, 4, 6, 6, 10] if players >= 4 else [])
    pool = numbers.shuffle(box)
    assert [tuple(sorted(pool[k * ages : k * ages + ages])) for k in range(6)] == list(game.set_up.tokens)
    assert numbers.below(players) == game.set_up.first


@pytest.mark.parametrize("players", range(2, 7))
def test_the_first_deck_can_be_repeated_by_hand(players: int) -> None:
    game = Game(options=Options(players), dealer=FairDealer(SECRET, NONCES[:players]))
    numbers = by_hand("age 1", players)
    cards = []
    for tribe in sorted(int(t) for t in game.set_up.tribes):
        if tribe * 6 == SKELETON:
            cards += [SKELETON] * 12
        else:
            cards += [tribe * 6 + k for k in range(6) for _ in range(4 if tribe == 4 else 2)]
    cards = numbers.shuffle(cards)
    left = len(cards) - 3 * players
    upper, lower = cards[: 3 * players + left // 2], cards[3 * players + left // 2 :]
    assert upper + numbers.shuffle(lower + [DRAGON] * 3) == game.decks[0]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert FairDealer(SECRET, NONCES).commitment == commitment(SECRET)


def test_every_nonce_and_the_secret_change_every_deal() -> None:
    base = Game(4, dealer=FairDealer(SECRET, NONCES[:4])).decks[0]
    for seat in range(4):
        nonces = [*NONCES[:seat], b"o" * 16, *NONCES[seat + 1 : 4]]
        assert Game(4, dealer=FairDealer(SECRET, nonces)).decks[0] != base
    assert Game(4, dealer=FairDealer(SECRET[::-1], NONCES[:4])).decks[0] != base


def test_a_dealer_remembers_nothing() -> None:
    """Two games of one dealer do not disturb each other."""
    dealer = SimulatedDealer(5)
    game = Game(4, dealer=dealer)
    Game(2, dealer=dealer)
    assert play_on(game, random.Random(1)).decks == play_on(Game(4, seed=5), random.Random(2)).decks


@pytest.mark.parametrize(("secret", "nonces"), [(b"short", NONCES[:2]), (SECRET, [b"x", b"y"]), (SECRET, NONCES[:3])])
def test_secrets_and_nonces_have_their_size_and_number(secret: bytes, nonces: list[bytes]) -> None:
    with pytest.raises(UserError, match=r"bytes|nonces"):
        Game(2, dealer=FairDealer(secret, nonces))


def test_the_first_card_is_every_card_equally_often(record_property: Record) -> None:
    tribes = ["centaur", "dwarf", "elf", "giant", "merfolk", "orc"]
    met: Counter[int] = Counter()
    games = count(test=800, nightly=8_000)
    record_property("fair deals counted", games)
    for number in range(games):
        dealer = FairDealer(number.to_bytes(32, "big"), NONCES[:4])
        met[Game(4, tribes=tribes, dealer=dealer).decks[0][0]] += 1
    assert len(met) == 36
    assert max(met) < KINDS
    statistic = sum((n - games / 36) ** 2 / (games / 36) for n in met.values())
    assert statistic < 35 + 5 * (2 * 35) ** 0.5

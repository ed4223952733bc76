"""A second whole game that one seat cannot tell from the first.

Over a whole age, the cards that a seat never comes to see are those still in the
deck at its end and those that other hands hold then, unknown. Exchanged among each
other, they change the game and leave that seat's story as it was.
"""

import random
from dataclasses import dataclass, field

from ethnos import Game
from ethnos.game import GivenDealer
from ethnos.game.decisions import Conjure, Decision, DrawFromDeck, KeepCards, PlayBand, TakeCard
from ethnos.rules.components import DRAGON
from ethnos.words.names import cards_of, kind_of

ROW = -1  # a card that came from the row: everybody saw it


@dataclass
class _Hands:
    """Where in the age's deck each card of each hand came from."""

    cards: list[list[tuple[int, int]]]  # by seat: (kind, place in the deck)
    kept: dict[int, list[tuple[int, int]]] = field(default_factory=dict)  # by decision

    def show(self, seat: int, kind: int) -> None:
        """A card leaves a hand in the open: rather one that was seen coming."""
        card = min(card for card in self.cards[seat] if card[0] == kind)
        self.cards[seat].remove(card)

    def keep(self, seat: int, decision: int, kinds: list[int]) -> None:
        """All but these leave: rather those that came from the deck stay."""
        kept = []
        for kind in kinds:
            card = max(card for card in self.cards[seat] if card[0] == kind)
            self.cards[seat].remove(card)
            kept.append(card)
        self.cards[seat] = kept
        self.kept[decision] = list(kept)


def twin_of(game: Game, seat: int, dice: random.Random) -> Game | None:
    """The twin of a finished game, or None where its players could not have played so."""
    decks, exchanged = [], []
    kept: dict[int, list[tuple[int, int]]] = {}
    for age in range(1, len(game.decks) + 1):
        deck, swaps, of_age = _exchange(game, age, seat, dice)
        decks.append(deck)
        exchanged.append(swaps)
        kept |= of_age
    twin = Game(options=game.options, names=game.names, dealer=GivenDealer(game.set_up, decks))
    for number, played in enumerate(game.history):
        decision: Decision = played.decision
        if number in kept:
            swaps = exchanged[played.age - 1]
            decision = KeepCards(cards_of([swaps.get(place, kind) for kind, place in kept[number]]))
        if decision not in twin.legal():
            return None
        twin.play(decision)
    return twin


def _exchange(
    game: Game, age: int, seat: int, dice: random.Random
) -> tuple[list[int], dict[int, int], dict[int, list[tuple[int, int]]]]:
    """The deck of the twin's age, which place holds what then, and the keeps."""
    deck = game.decks[age - 1]
    hands, drawn = _trace(game, age)
    places = [place for p, hand in enumerate(hands.cards) if p != seat for _, place in hand if place != ROW]
    places += [place for place in range(drawn, len(deck)) if deck[place] != DRAGON]
    kinds = [deck[place] for place in places]
    dice.shuffle(kinds)
    swaps = dict(zip(places, kinds, strict=True))
    return [swaps.get(place, kind) for place, kind in enumerate(deck)], swaps, hands.kept


def _trace(game: Game, age: int) -> tuple[_Hands, int]:
    """Follow every card of an age; return the hands at its end and how many cards were drawn."""
    deck, players = game.decks[age - 1], game.players
    first = game.first_players[age - 1]
    hands = _Hands([[] for _ in range(players)])
    for i in range(players):
        hands.cards[(first + i) % players].append((deck[i], i))
    drawn = 3 * players
    for number, played in enumerate(game.history):
        if played.age != age:
            continue
        mine = hands.cards[played.seat]
        match played.decision:
            case DrawFromDeck() | Conjure():
                for kind in played.drawn:
                    if kind != DRAGON:
                        mine.append((kind, drawn))
                    drawn += 1
            case TakeCard(card):
                mine.append((kind_of(card), ROW))
            case PlayBand(_, cards):
                for card in cards:
                    hands.show(played.seat, kind_of(card))
            case KeepCards(cards):
                hands.keep(played.seat, number, [kind_of(card) for card in cards])
        if any(type(e).__name__ == "Discarded" for e in game.told(number, number + 1)) and not isinstance(
            played.decision, KeepCards
        ):
            hands.cards[played.seat] = []
    return hands, drawn

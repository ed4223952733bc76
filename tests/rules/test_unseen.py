"""What a seat has not seen: all cards of the game but those that lie open, are its own or are known."""

import random
from collections import Counter

import pytest

from ethnos.rules import KINDS, NOBODY, Options, legal_decisions, look, new_state, play
from ethnos.rules.components import DRAGON
from ethnos.rules.unseen import count_unseen


@pytest.mark.rule("V1", "V2")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_unseen_are_the_deck_and_the_unknown_cards_of_others(players: int) -> None:
    """Told from the truth: what is hidden there is what the view counts as unseen."""
    s, dice = new_state(Options(players), seed=12, game=players), random.Random(players)
    while legal := legal_decisions(s):
        seat = dice.randrange(NOBODY, players)
        hidden = Counter(card for card in s.deck[: s.deck_n] if card != DRAGON)
        for p in range(players):
            if p != seat:
                hidden += Counter(s.hand[p][: s.hand_n[p]]) - Counter(s.known[p][: s.known_n[p]])
        cells = [99] * (KINDS + 2)
        assert count_unseen(look(s, seat), cells, 1) == hidden.total()
        assert cells == [99, *(hidden[kind] for kind in range(KINDS)), 99]
        play(s, dice.choice(legal))

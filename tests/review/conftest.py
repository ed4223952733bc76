"""One small game, reviewed once with few trials."""

from collections.abc import Iterator

import pytest
from support.few_trials import reviewing_with_few_trials

from ethnos import Game
from ethnos.bots import Budget, bot_named, legal_for
from ethnos.review import GameReview, review


@pytest.fixture
def few_trials() -> Iterator[None]:
    with reviewing_with_few_trials():
        yield


@pytest.fixture(scope="session")
def game() -> Game:
    """A steward against a novice."""
    found = Game(2, names=["Ada", "Bo"], seed=5)
    while (seat := found.seat_to_act) is not None:
        view = found.observe(seat)
        bot = bot_named(("steward", "novice")[seat])
        found.play(bot.think(view, legal_for(view), Budget(), 0).decision)
    return found


@pytest.fixture(scope="session")
def reviewed(game: Game) -> GameReview:
    with reviewing_with_few_trials():
        return review(game)

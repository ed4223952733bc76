"""One small game, reviewed once with few trials: what a review promises does not depend on how many."""

from collections.abc import Iterator

import pytest

from ethnos import Game
from ethnos.bots import Budget, bot_named, legal_for
from ethnos.review import GameReview, chances, review, weighing


@pytest.fixture(scope="session")
def few_trials() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"HORIZON": 1, "GLANCE": 2, "LONGER_LOOK": 2, "CLOSE": (2,)}.items():
            patch.setattr(weighing, name, value)
        patch.setattr(chances, "GAMES", 1)
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
def reviewed(game: Game, few_trials: None) -> GameReview:
    return review(game)

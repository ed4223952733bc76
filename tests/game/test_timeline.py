"""Followers share views that are written over: each still sees its own game as it is."""

import random

from ethnos import Game
from ethnos.game.timeline import _SPARE
from ethnos.rules import NOBODY, look


def test_followers_of_several_games_each_see_their_own() -> None:
    """Games in turn, so that every step writes over a view that another game has given back."""
    games = [Game(3, seed=seed) for seed in range(3)]
    seats = [NOBODY, 0, 1, 2]
    followers = [[game.follow(None if seat == NOBODY else seat) for seat in seats] for game in games]
    told: list[list[int]] = [[0] * len(seats) for _ in games]
    dice = random.Random(5)
    for turn in range(120):
        for number, game in enumerate(games):
            if game.is_over:
                continue
            game.play(dice.choice(game.legal()))
            if turn % 17 == 16:
                game.undo()
            for k, (seat, follower) in enumerate(zip(seats, followers[number], strict=True)):
                if seat != NOBODY:
                    assert follower.hand == game._state.hand[seat][: game._state.hand_n[seat]]
                if dice.random() < 0.5:  # a view is made when somebody looks
                    assert follower.view == look(game._state, seat)
                told[number][k] += len(follower.news())
    assert all(n > 0 for row in told for n in row)


def test_what_is_told_once_for_all_is_what_each_would_be_told_by_their_own_eyes() -> None:
    for seed in range(6):
        game = Game(2 + seed % 5, seed=seed)
        seats = [None, *range(game.players)]
        before = [len(game.events_for(seat)) for seat in seats]
        followers = [game.follow(seat) for seat in seats]
        dice = random.Random(seed)
        while not game.is_over:
            game.play(dice.choice(game.legal()))
        for seat, follower, start in zip(seats, followers, before, strict=True):
            assert follower.news() == game.events_for(seat)[start:]


def test_a_view_that_is_given_back_is_taken_again() -> None:
    game = Game(2, seed=1)
    game.follow(0)
    game.play(game.legal()[0])
    spare = len(_SPARE._views)
    for _ in range(5):
        game.play(game.legal()[0])
        assert len(_SPARE._views) == spare, "one is taken and one given back at every step"

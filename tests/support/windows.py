"""Windows of games that nobody played, for what is made of them."""

import numpy as np

from ethnos.train.window import Window


def drawn(rows: int, games: int, seed: int) -> Window:
    """A window of made-up games of two to six players, some of which end."""
    dice, window = np.random.default_rng(seed), Window(rows, games)
    window.values[:] = dice.random(window.values.shape)
    for i in range(games):
        players = int(dice.integers(2, 7))
        for row in range(rows + 1):
            if row and dice.random() < 0.15:
                window.done[row, i] = players
                window.shares[row, i, :players] = dice.dirichlet(np.ones(players))
                window.glory[row, i, :players] = dice.integers(0, 200, players)
                players = int(dice.integers(2, 7))
            if row < rows:
                window.players[row, i] = players
                window.seats[row, i] = dice.integers(0, players)
    return window

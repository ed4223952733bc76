"""A search of OpenSpiel's against dice, at a table of two with few tribes.

Their MCTS looks at the state itself, hidden cards included: this is what one that knows all the cards would win,
a measure from above, and no player that could sit at a table.

Needs `pip install 'ethnos[openspiel]'`; then `python examples/openspiel_search.py --games 4`.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import ethnos.field.openspiel_game  # noqa: F401 - makes the game known

GAME = "ethnos(players=2,tribes=elf/dwarf/minotaur/wingfolk/centaur)"


def play(seed: int, simulations: int) -> float:
    """One game of the search against dice, seats by the seed; its share of the win."""
    dice = np.random.RandomState(seed)
    game = pyspiel.load_game(GAME)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    search = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=dice)
    seat, state = seed % 2, game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
        elif state.current_player() == seat and len(state.legal_actions()) > 1:
            state.apply_action(search.step(state))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return float(state.returns()[seat])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    given = parser.parse_args()
    won = [play(seed, given.simulations) for seed in range(given.games)]
    print(f"wins {np.mean(won):.0%} of {given.games} games against dice")

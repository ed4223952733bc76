"""Random play in OpenSpiel.

Needs `pip install 'ethnos[openspiel]'`; then `python examples/random_openspiel.py`.
"""

import random

import pyspiel

import ethnos.field.openspiel_game  # noqa: F401 - makes the game known


def play(seed: int, players: int = 3) -> list[float]:
    """One game; what everybody got of the win."""
    dice = random.Random(seed)
    state = pyspiel.load_game(f"ethnos(players={players})").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return list(state.returns())


if __name__ == "__main__":
    print(play(seed=1))

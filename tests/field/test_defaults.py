"""How many sit at a table where nobody says it is what docs/field.md says."""

from pathlib import Path
from typing import Any

import gymnasium
import pyspiel

import ethnos.field.gymnasium_env
import ethnos.field.openspiel_game  # noqa: F401 - both register the game
from ethnos.field import ethnos_v0

PAGE = Path(__file__).parents[2] / "docs" / "field.md"


def test_tables_without_players_are_those_that_the_page_names() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    assert (
        "Without `players` PettingZoo and Gymnasium have four, OpenSpiel two; Gymnasium's opponents are `random`"
        in page
    )
    alone: Any = gymnasium.make("ethnos/Ethnos-v0").unwrapped
    many: Any = gymnasium.make_vec("ethnos/Ethnos-v0", num_envs=3, vectorization_mode="vector_entry_point")
    assert len(ethnos_v0.env().possible_agents) == 4
    for env in (alone, many):
        assert set(env._games.batch.players.tolist()) == {4}
        assert [type(opponent).__name__ for opponent in env._games.opponents] == ["RandomOpponent"]
    assert pyspiel.load_game("ethnos").num_players() == 2

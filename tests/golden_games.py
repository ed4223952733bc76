"""Golden games: how they are replayed, and how they were made.

`python tests/golden_games.py` plays them anew and recounts tests/perft. Do so only
where a rule was wrong, and say in the commit which: these files are what notices.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any, TypedDict

from support.positions import position

from ethnos.rules import (
    PRESETS,
    TribeNumber,
    compiled,
    describe,
    final_place,
    interpreted,
    is_over,
    legal_decisions,
    new_state,
    play,
    preset,
)
from ethnos.rules.speeds.rule_calls import RuleCalls

FOLDER = Path(__file__).parent / "golden"
# Two sets of tribes for each number of players cover all twelve; two more games with all options off.
GAMES = [(players, half) for players in range(2, 7) for half in (0, 1)] + [(2, 2), (4, 2)]


class Golden(TypedDict):
    players: int
    preset: str
    tribes: list[str]
    seed: int
    decisions: list[int]
    glory: list[int]
    places: list[int]
    digest: str


def replay(engine: RuleCalls, golden: Golden) -> dict[str, Any]:
    """What becomes of the decisions: Glory, places, and a digest of every position on the way."""
    options = preset(golden["preset"], golden["players"], [TribeNumber[name] for name in golden["tribes"]])
    states = engine.states(1)
    engine.put(states, 0, new_state(options, golden["seed"]))
    digest = hashlib.sha256()
    for decision in golden["decisions"]:
        engine.step(states, 0, decision)
        digest.update(engine.get(states, 0).to_bytes())
    s = engine.get(states, 0)
    assert is_over(s)
    seats = range(s.players)
    return {
        "glory": [s.glory[p] for p in seats],
        "places": [final_place(s, p) for p in seats],
        "digest": digest.hexdigest(),
    }


def make(players: int, half: int) -> Golden:
    names = list(PRESETS)
    wanted = 6 if players >= 4 else 5
    pool = list(TribeNumber)
    tribes = pool[:wanted] if half == 0 else pool[-wanted:] if half == 1 else pool[3 : 3 + wanted]
    name = names[(players * 2 + half) % len(names)]
    seed = 1000 * players + half
    s = new_state(preset(name, players, tribes), seed)
    dice = random.Random(seed)
    decisions = []
    while not is_over(s):
        legal = legal_decisions(s)
        eager = [d for d in legal if describe(d) != "decline"] or legal
        decisions.append(dice.choice(eager if dice.random() < 0.9 else legal))
        play(s, decisions[-1])
    golden = Golden(
        players=players,
        preset=name,
        tribes=[tribe.name for tribe in tribes],
        seed=seed,
        decisions=decisions,
        glory=[],
        places=[],
        digest="",
    )
    golden.update(replay(interpreted(), golden))  # type: ignore[typeddict-item]
    return golden


def remake() -> None:
    for players, half in GAMES:
        golden = make(players, half)
        (FOLDER / f"{players}-players-{half + 1}.json").write_text(json.dumps(golden) + "\n")
    engine = compiled()
    for file in sorted((Path(__file__).parent / "perft").glob("*.json")):
        data = json.loads(file.read_text())
        depths = range(1, len(data["counts"]) + 1)
        states = engine.states(len(depths) + 1)
        engine.put(states, 0, position(**data["position"]))
        counts = [int(engine.perft(states, 0, depth, engine.decisions(depth + 1))) for depth in depths]
        lines = (f'  "{key}": {json.dumps(value)}' for key, value in (data | {"counts": counts}).items())
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    remake()

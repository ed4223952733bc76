"""Games that ask together: each gets the answers to its own questions, and none waits for one that is over."""

import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from support.counts import PATIENCE

from ethnos.arena.networks.gathering import GatheredJudge, Gathering
from ethnos.bots.searching.blank_judge import BlankJudge
from ethnos.bots.trained.array_types import Cells8, Floats, Integers


class Echo(BlankJudge):
    """Answers with what it was shown, and counts how much it was shown at a time."""

    def __init__(self) -> None:
        self.rows: list[int] = []

    def judge(self, observations: Cells8, masks: Cells8) -> tuple[Integers, Floats, Floats]:
        self.rows.append(len(observations))
        seen = observations[:, 0].astype(np.float32)
        return observations[:, 0].astype(np.int64), seen, seen

    def chances(self, observations: Cells8, masks: Cells8) -> Floats:
        self.rows.append(len(observations))
        return -observations.astype(np.float32)


def shown(number: int, rows: int) -> tuple[Cells8, Cells8]:
    return np.full((rows, 2), number, np.int8), np.ones((rows, 3), np.int8)


@pytest.mark.timeout(PATIENCE)
def test_every_game_gets_its_own_answers_and_all_are_asked_at_once() -> None:
    echo, games = Echo(), 5
    gathering = Gathering(set(range(games)))

    def game(number: int) -> list[int]:
        judge, got = GatheredJudge(echo, gathering, number), []
        with gathering.game(number):
            for _ in range(number + 1):  # one is over after every round
                decisions, shares, _ = judge.judge(*shown(number, number + 1))
                assert len(decisions) == len(shares) == number + 1
                got += decisions.tolist()
            assert (judge.chances(*shown(number, 1)) == -number).all()
        return got

    with ThreadPoolExecutor(games) as threads:
        for number, got in enumerate(threads.map(game, range(games))):
            assert got == [number] * (number + 1) ** 2
    assert echo.rows == [15, 1, 14, 1, 12, 1, 9, 1, 5, 1]


@pytest.mark.timeout(PATIENCE)
def test_a_judge_that_fails_fails_all_games() -> None:
    class Broken(BlankJudge):
        def judge(self, observations: Cells8, masks: Cells8) -> tuple[Integers, Floats, Floats]:
            raise ValueError("no network")

    gathering, faults = Gathering({0, 1, 2}), []

    def game(number: int) -> None:
        with gathering.game(number):
            GatheredJudge(Broken(), gathering, number).judge(*shown(number, 1))

    def failing(number: int) -> None:
        try:
            game(number)
        except (ValueError, RuntimeError) as fault:
            faults.append(type(fault))

    threads = [threading.Thread(target=failing, args=(number,)) for number in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(each.__name__ for each in faults) == ["RuntimeError", "RuntimeError", "ValueError"]

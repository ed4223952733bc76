"""A learned network among bots that have no weights, as the arena plays matches."""

from dataclasses import dataclass

from ..arena.intervals import Estimate, estimate
from ..arena.match import Match, Outcome, play_chunk
from ..arena.pool import on_processes, own_cores
from ..arena.statistics import win_shares


def evaluate(learned: str, bot: str, players: int, deals: int) -> Estimate:
    """What one learned player wins among the bots, deal by deal in every seat."""
    match = Match((learned, *[bot] * (players - 1)), players, deals)
    chunks = [(start, min(start + players, match.games)) for start in range(0, match.games, players)]
    results: dict[int, Outcome] = {}
    for (start, _), played in on_processes(Playing(match), chunks, len(own_cores()), core_each=True):
        results.update(enumerate(played, start=start))
    seated = {number: match.game(number) for number in results}
    won = [win_shares(results[number])[bots.index(learned)] for number, (_, bots) in seated.items()]
    return estimate(won, [deal for deal, _ in seated.values()])


@dataclass(frozen=True)
class Playing:
    """Games of a match, as a worker plays them."""

    match: Match

    def __call__(self, chunk: tuple[int, int]) -> list[Outcome]:
        return play_chunk(self.match, *chunk)

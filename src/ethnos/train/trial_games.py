"""Trials by the ten thousand: a decision is made in games that may be the real one, and the network plays on.

A trial is worth what the network thinks of the seat's position at the beginning of its later
turns, each of which leaves a part to those after it, or the result where the game ends first:
what the archon's trials are (bots/searching), all at once and in a GPU's memory where there is one.
"""

from typing import NamedTuple

import torch

from ..encoding import OFFSET
from ..rules.components import SEATS
from ..rules.state import Phase
from .torch_network import NEVER, Params, forward, masked, present
from .trial_grounds import TrialGround

AT_TURN = OFFSET["phase"] + Phase.TURN


class Questions(NamedTuple):
    """Positions, and what the network could decide in them: pair j is a decision in position of_root[j]."""

    cells: torch.Tensor
    seats: torch.Tensor
    of_root: torch.Tensor
    decisions: torch.Tensor


class Likely(NamedTuple):
    """What the network holds likeliest in some positions, a row each: the likeliest first."""

    decisions: torch.Tensor
    chances: torch.Tensor  # logarithms
    counts: torch.Tensor  # whether that decision is worth a look


def likeliest(logits: torch.Tensor, masks: torch.Tensor, most: int, least: float) -> Likely:
    """At most so many decisions, down to such a chance."""
    chances, decisions = torch.log_softmax(masked(logits, masks), 1).topk(most, dim=1)
    return Likely(decisions, chances, chances.exp() >= least)


def questions_of(rows: torch.Tensor, cells: torch.Tensor, seats: torch.Tensor, likely: Likely) -> Questions:
    """Of these rows of a batch, with every decision that is worth a look there."""
    of_root, which = likely.counts[rows].nonzero(as_tuple=True)
    return Questions(cells[rows], seats[rows].long(), of_root, likely.decisions[rows][of_root, which])


class TrialGames:
    """Room for so many trials at once, and the network that plays them."""

    def __init__(
        self,
        ground: TrialGround,
        network: Params,
        factors: torch.Tensor,
        steps: int,
        trace: float,
    ) -> None:
        """A trial goes on for `steps` decisions of anybody's, and each of the seat's turns leaves the part
        `trace` of what it is worth to later ones.
        """
        self.ground, self.network, self.factors, self.steps, self.trace = ground, network, factors, steps, trace
        device = factors.device

        def shared(of: object, *names: str) -> dict[str, torch.Tensor]:
            return {name: torch.as_tensor(getattr(of, name), device=device) for name in names}

        self.shown = shared(ground.batch, "observations", "masks", "seats", "done", "shares")
        self.dealt = shared(ground, "roots", "of_root", "numbers", "chosen")
        self.room = len(self.dealt["chosen"])
        self.seat = torch.zeros(self.room, dtype=torch.int64, device=device)
        self.left = torch.zeros(self.room, device=device)  # what is not given out yet; 0 where a game has ended
        self.worth = torch.zeros(self.room, device=device)
        self.begun = 0  # possible games so far: no position meets one twice
        self.graph: torch.cuda.CUDAGraph | None = None

    def capture(self) -> None:
        """On a GPU a step of all trials is one CUDA graph."""
        if self.factors.device.type != "cuda":
            return
        for _ in range(3):
            self.play_on()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=torch.cuda.current_stream(), capture_error_mode="thread_local"):
            self.play_on()
        self.graph = graph
        torch.cuda.synchronize()

    def play(self, asked: Questions, deals: int) -> torch.Tensor:
        """What every pair is worth in so many possible games: pairs by games, the same games for all of a position.

        There must be room for all of them.
        """
        pairs = len(asked.of_root)
        trials, roots = pairs * deals, len(asked.cells)
        if trials > self.room:
            raise ValueError(f"{pairs} decisions in {deals} games each: there is room for {self.room} trials")
        game = torch.arange(deals, device=self.factors.device).repeat(pairs)
        of_root = asked.of_root.repeat_interleave(deals)
        self.dealt["roots"][:roots] = asked.cells
        self.dealt["of_root"].zero_()[:trials] = of_root
        self.dealt["numbers"].zero_()[:trials] = self.begun + of_root * deals + game
        self.dealt["chosen"].fill_(asked.decisions[0])[:trials] = asked.decisions.repeat_interleave(deals)
        self.begun += roots * deals
        self.seat.zero_()[:trials] = asked.seats[of_root]
        self.left.fill_(1.0)
        self.worth.zero_()
        with torch.no_grad():
            self.ground.deal()
            self.go_on()
            for _ in range(self.steps):
                if self.graph is not None:
                    self.graph.replay()
                else:
                    self.play_on()
        given_out = (1 - self.left).clamp(min=1e-9)
        return (self.worth / given_out)[:trials].view(pairs, deals)

    def play_on(self) -> None:
        """The network decides in every trial; what it thinks at the seat's own turns counts."""
        seen, masks = self.shown["observations"], self.shown["masks"]
        with torch.no_grad():
            logits, wins, _ = forward(self.network, seen, self.factors)
            share = torch.softmax(wins.masked_fill(~present(seen), NEVER), 1)[:, 0]
            come = (self.shown["seats"] == self.seat) & (seen[:, AT_TURN] == 1)
            part = self.left * come * (1 - self.trace)
            self.worth.add_(part * share)
            self.left.sub_(part)
            self.dealt["chosen"].copy_(masked(logits, masks).argmax(1))
            self.go_on()

    def go_on(self) -> None:
        """Make the chosen decisions; where a game ends, its result takes what is left."""
        self.ground.step()
        ended = self.shown["done"] > 0
        won = self.shown["shares"].gather(1, self.seat.clamp(max=SEATS - 1)[:, None])[:, 0]
        self.worth.add_(torch.where(ended, self.left * won, 0.0))
        self.left.masked_fill_(ended, 0.0)

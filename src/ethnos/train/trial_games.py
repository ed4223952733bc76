"""Trials by the ten thousand: a decision is made in games that may be the real one, and the network plays on.

A trial is worth what the network thinks of the seat's position at the beginning of its later
turns, each of which leaves a part to those after it and the last one none, or the result where the
game ends first: the archon's trials (bots/searching). All go on for the same number of decisions of
anybody's; one that is cut there before its last turn gives what it has left to the turn it came to.
"""

from typing import NamedTuple

import torch

from ..encoding import OFFSET
from ..rules.state import Phase
from .sharing import shared
from .torch_network import Params, forward, masked, win_shares
from .trial_grounds import TrialGround

TO_THE_END = 10**6  # turns: more than a game has
LOOK = 16  # steps between two looks whether any trial goes on
AT_TURN = OFFSET["phase"] + Phase.TURN


class Questions(NamedTuple):
    """Positions, and what the network could decide in them: pair j is a decision in position of_root[j]."""

    cells: torch.Tensor
    seats: torch.Tensor
    shares: torch.Tensor  # of the win, as the network sees it before anything is decided
    of_root: torch.Tensor
    decisions: torch.Tensor


class Likely(NamedTuple):
    """What the network holds likeliest in some positions, a row each: the likeliest first."""

    decisions: torch.Tensor
    chances: torch.Tensor  # logarithms
    weighed: torch.Tensor  # whether that decision is worth a look


def likeliest(logits: torch.Tensor, masks: torch.Tensor, most: int, least: float) -> Likely:
    """At most so many decisions, down to such a chance."""
    chances, decisions = torch.log_softmax(masked(logits, masks), 1).topk(most, dim=1)
    return Likely(decisions, chances, chances.exp() >= least)


def questions_of(cells: torch.Tensor, seats: torch.Tensor, shares: torch.Tensor, likely: Likely) -> Questions:
    """Positions, with every decision that is worth a look there."""
    of_root, which = likely.weighed.nonzero(as_tuple=True)
    return Questions(cells, seats.long(), shares, of_root, likely.decisions[of_root, which])


class TrialGames:
    """Room for so many trials at once, and the network that plays them."""

    def __init__(
        self,
        ground: TrialGround,
        network: Params,
        factors: torch.Tensor,
        steps: int,
        trace: float,
        turns: int,
    ) -> None:
        """A trial goes on for so many turns of the seat (0: to the end), and at most `steps` decisions of anybody's;
        of what it is worth each of these turns leaves the part `trace` to later ones.
        """
        self.ground, self.network, self.factors = ground, network, factors
        self.steps, self.trace, self.turns = steps, trace, turns
        device = factors.device
        self.shown = shared(ground.batch, ("observations", "masks", "seats", "done", "shares"), device)
        self.dealt = shared(ground, ("roots", "of_root", "numbers", "chosen"), device)
        self.room = len(self.dealt["chosen"])
        self.seat = torch.zeros(self.room, dtype=torch.int64, device=device)
        self.to_come = torch.zeros(self.room, dtype=torch.int64, device=device)  # turns
        self.left = torch.zeros(self.room, device=device)  # what is not given out yet; 0 where a trial has ended
        self.worth = torch.zeros(self.room, device=device)
        self.last = torch.zeros(self.room, device=device)  # what the network thought at the last turn so far
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
        self.to_come.fill_(self.turns or TO_THE_END)
        self.left.zero_()[:trials] = 1.0
        self.worth.zero_()
        self.last.zero_()
        self.last[:trials] = asked.shares[of_root]  # who comes to no turn, as with many players, is where it was
        with torch.no_grad():
            self.ground.deal()
            self.go_on()
            for step in range(1, self.steps + 1):
                if self.graph is not None:
                    self.graph.replay()
                else:
                    self.play_on()
                if step % LOOK == 0 and not bool(self.left.any()):
                    break
        found = self.worth + self.left * self.last
        return found[:trials].view(pairs, deals)

    def play_on(self) -> None:
        """The network decides in every trial; what it thinks at the seat's own turns counts."""
        seen, masks = self.shown["observations"], self.shown["masks"]
        with torch.no_grad():
            logits, wins, _ = forward(self.network, seen, self.factors)
            come = (self.shown["seats"] == self.seat) & (seen[:, AT_TURN] == 1)
            self.to_come.sub_(come.long())
            value = win_shares(wins, seen)[:, 0]
            part = self.left * come * torch.where(self.to_come > 0, 1 - self.trace, 1.0)
            self.worth.add_(part * value)
            self.left.sub_(part)
            self.last.copy_(torch.where(come, value, self.last))
            self.dealt["chosen"].copy_(masked(logits, masks).argmax(1))
            self.go_on()

    def go_on(self) -> None:
        """Make the chosen decisions; where a game ends, its result takes what is left."""
        self.ground.step()
        ended = self.shown["done"] > 0
        won = self.shown["shares"].gather(1, self.seat[:, None])[:, 0]
        self.worth.add_(torch.where(ended, self.left * won, 0.0))
        self.left.masked_fill_(ended, 0.0)

"""A training: windows of self-play and updates in turn, until the time is over."""

import time
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import torch

from ..arena.networks.ladder import Policy
from ..rules.many.deal_series import TRAINING
from .acting import Acting
from .average import Average
from .curve import say
from .grounds import CoreGround, GpuGround, Ground
from .league import League
from .learner import Learner
from .settings import TrainingSettings
from .torch_network import Params, Ties, create, factors_on, forward, masked
from .train_calls import TrainCalls
from .trial_games import TrialGames
from .trial_grounds import trial_ground
from .trial_rounds import TrialRounds


@dataclass
class StopWatch:
    """Where the time goes, in seconds."""

    spent: dict[str, float] = field(default_factory=dict)
    last: float = field(default_factory=time.perf_counter)

    def lap(self, name: str | None = None) -> None:
        now = time.perf_counter()
        if name is not None:
            self.spent[name] = self.spent.get(name, 0.0) + now - self.last
        self.last = now


class Trainer:
    """The network, the games it plays against itself and its league, and what it has done so far.

    On a GPU games, network and updates share its memory: the host only says what comes next, and
    waits a few times a window.
    """

    def __init__(self, settings: TrainingSettings, engine: TrainCalls, device: torch.device, resumed: int = 0) -> None:
        torch.manual_seed(settings.seed * 1000 + resumed)
        self.settings, self.engine, self.device, self.resumed = settings, engine, device, resumed
        self.cuda = device.type == "cuda"
        if self.cuda:  # one stream for all that is done from here on: the kernels and PyTorch keep its order
            self.stream = torch.cuda.Stream()
            torch.cuda.set_stream(self.stream)
        self.params: Params = create(settings.hidden, settings.layers, device, settings.seed)
        self.ties = Ties(settings.hidden, settings.layers, device)
        kind = torch.bfloat16 if self.cuda else torch.float32
        self.actor: Params = {name: value.to(kind) for name, value in self.plain().items()}
        self.factors = factors_on(device, kind)
        series = TRAINING.number(settings.seed * 1_000 + resumed)  # every seed and resumption has its own
        self.ground: Ground = (
            GpuGround(settings, series, self.stream.cuda_stream) if self.cuda else CoreGround(settings, series, engine)
        )
        self.league = League(settings, self.actor, device)
        self.acting = Acting(self.ground, self.actor, self.factors, self.league, device)
        self.rounds = (
            self.begin_trials(TRAINING.number(settings.seed * 1_000 + 500 + resumed)) if settings.trials else None
        )
        self.learner = Learner(settings, self.params, self.ties, self.ground.window, self.rounds, device)
        self.average = Average(self.params, settings.average)
        self.clock = StopWatch()
        self.seconds = 0.0
        self.decisions = 0
        self.games = 0
        self.inherited = (0.0, 0)  # seconds and decisions of the training that this one goes on from
        self.first = 0.0  # second at which what falls began to fall
        if self.cuda:
            self.capture()

    def begin_trials(self, series: int) -> TrialRounds:
        """Room for trials, played by the network as it is."""
        settings = self.settings
        ground = trial_ground(settings.trial_games, series, self.engine, self.device, settings.threads)
        terms = settings.trial_steps, settings.trial_trace, settings.trial_turns
        games = TrialGames(ground, self.actor, self.factors, *terms)
        games.capture()
        return TrialRounds(settings, self.acting, games)

    def capture(self) -> None:
        """A step of all games and a step of learning as CUDA graphs: one launch each."""
        before = {name: value.detach().clone() for name, value in self.params.items()}
        for _ in range(3):
            self.acting.step()
            self.first_minibatch()
        self.sync()
        acting, learning = torch.cuda.CUDAGraph(), torch.cuda.CUDAGraph()
        with torch.cuda.graph(acting, stream=self.stream, capture_error_mode="thread_local"):
            self.acting.step()
        with torch.cuda.graph(learning, stream=self.stream, capture_error_mode="thread_local"):
            self.learner.minibatch()
        self.acting.graph, self.learner.graph = acting, learning
        self.sync()
        with torch.no_grad():
            for name, value in self.params.items():
                value.copy_(before[name])
            for state in self.learner.adam.state.values():
                for value in state.values():
                    value.zero_()

    def first_minibatch(self) -> None:
        """A step of learning; without PyTorch's compiler where that fails."""
        try:
            self.learner.minibatch()
        except Exception as error:  # a training of many minutes is not lost to it
            say(f"UNFUSED: {type(error).__name__}: {error}")
            self.learner.loss = self.learner.losses
            self.learner.minibatch()

    def plain(self) -> Params:
        """The network with its weights written out."""
        with torch.no_grad():
            return self.ties.write(self.params)

    def act_as_learned(self) -> None:
        """The games go on with what was learned."""
        for name, value in self.plain().items():
            self.actor[name].copy_(value)

    def begin_as(self, params: Params, seconds: float, decisions: int, games: int) -> None:
        """Take over weights, for the network and for all rivals, and what they were trained for."""
        with torch.no_grad():
            for name, value in self.params.items():
                value.copy_(params[name])
            self.average.begin_as(params)
        self.act_as_learned()
        self.league.freeze_all(self.actor)
        self.seconds, self.decisions, self.games = seconds, decisions, games
        self.inherited, self.first = (seconds, decisions), seconds

    @property
    def pace(self) -> float:
        """Decisions a second, since this training was begun or gone on with."""
        seconds, decisions = self.inherited
        return (self.decisions - decisions) / max(self.seconds - seconds, 1e-9)

    def sync(self) -> None:
        if self.cuda:
            torch.cuda.synchronize()

    def played(self, params: Params) -> Params:
        """Weights as networks play here."""
        with torch.no_grad():
            return {name: value.to(self.factors.dtype) for name, value in self.ties.write(params).items()}

    def iterate(self, progress: float) -> None:
        """One window of games and its updates; `progress` from 0 to 1 anneals."""
        settings, began = self.settings, time.perf_counter()
        share = min(max(progress, 0.0), 1.0)
        risen = min((self.seconds - self.first) / settings.warm_up, 1.0) if settings.warm_up else 1.0
        self.learner.rate.fill_((settings.rate + (settings.rate_end - settings.rate) * share) * risen)
        self.learner.entropy.fill_(settings.entropy + (settings.entropy_end - settings.entropy) * share)
        self.clock.lap()
        self.acting.row.zero_()
        for _ in range(settings.rows):
            self.acting.step()
        self.games += int((self.acting.results["done"][1:] > 0).sum())
        self.clock.lap("games and decisions")
        self.ground.settle(settings.trace, settings.margin + (settings.margin_end - settings.margin) * share)
        self.sync()
        self.clock.lap("returns")
        if self.rounds is not None:
            self.rounds.play()
            self.sync()
            self.clock.lap("trials")
        self.learner.update()
        self.act_as_learned()
        self.average.follow(self.params, time.perf_counter() - began)
        self.sync()
        self.clock.lap("updates")
        self.seconds += time.perf_counter() - began
        self.decisions += settings.rows * settings.games

    def policy(self, network: Params) -> Policy:
        """The most likely decisions of a network, as a champion makes them."""

        def decide(observations: npt.NDArray[np.int8], masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
            with torch.no_grad():
                seen, allowed = (torch.from_numpy(array).to(self.device) for array in (observations, masks))
                logits, _, _ = forward(network, seen, self.factors)
                decided: npt.NDArray[np.int64] = masked(logits, allowed).argmax(1).cpu().numpy()
                return decided

        return decide

"""A training: windows of self-play and updates in turn, until the time is over."""

import time
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import torch

from ..envs.batch import Batch
from ..rules.many.deal_series import TRAINING
from .acting import DeviceWindow, Group, pinned
from .learner import Learner
from .settings import TrainingSettings
from .steppers import Steppers
from .torch_network import Params, Ties, create, factors_on, forward, masked
from .train_calls import TrainCalls
from .window import Window


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
    """The network, the games it plays against itself, and what it has done so far."""

    def __init__(self, settings: TrainingSettings, engine: TrainCalls, device: torch.device, resumed: int = 0) -> None:
        torch.manual_seed(settings.seed * 1000 + resumed)
        self.settings, self.engine, self.device, self.resumed = settings, engine, device, resumed
        self.cuda = device.type == "cuda"
        self.params: Params = create(settings.hidden, settings.layers, device, settings.seed)
        self.ties = Ties(settings.hidden, settings.layers, device)
        kind = torch.bfloat16 if self.cuda else torch.float32
        self.actor: Params = {name: value.to(kind) for name, value in self.plain().items()}
        self.factors = factors_on(device, kind)
        series = TRAINING.number(settings.seed * 1_000 + resumed)  # every seed and resumption has its own
        allocate = pinned if self.cuda else np.zeros
        self.batch = Batch(
            settings.games,
            series,
            settings.tables(),
            engine=engine,
            threads=settings.threads or None,
            allocate=allocate,
        )
        self.chosen = allocate((settings.games,), np.int64)
        half = settings.games // 2
        parts = (range(half), range(half, settings.games))
        self.groups = [Group(self.batch, self.chosen, part, device) for part in parts]
        self.steppers = Steppers(engine, self.batch, self.chosen, settings.threads or engine.slots)
        self.stepping = self.steppers.choose()
        self.store = DeviceWindow(settings.rows, settings.games, device)
        self.window = Window(settings.rows, settings.games, allocate)
        self.learner = Learner(settings, self.params, self.ties, self.store, device)
        self.clock = StopWatch()
        self.seconds = 0.0
        self.decisions = 0
        self.games = 0
        if self.cuda:
            self.capture()

    def capture(self) -> None:
        """Deciding and learning as CUDA graphs: one launch each."""
        before = {name: value.detach().clone() for name, value in self.params.items()}
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for group in self.groups:
                for _ in range(2):
                    group.decide(self.actor, self.factors, self.store)
                group.row.zero_()
            for _ in range(3):
                self.learner.minibatch()
        torch.cuda.synchronize()
        for group in self.groups:
            group.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(group.graph):
                group.decide(self.actor, self.factors, self.store)
        self.learner.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.learner.graph):
            self.learner.minibatch()
        torch.cuda.synchronize()
        with torch.no_grad():
            for name, value in self.params.items():
                value.copy_(before[name])
            for state in self.learner.adam.state.values():
                for value in state.values():
                    value.zero_()
        for group in self.groups:
            group.row.zero_()

    def plain(self) -> Params:
        """The network with its weights written out."""
        with torch.no_grad():
            return self.ties.write(self.params)

    def act_as_learned(self) -> None:
        """The games go on with what was learned."""
        for name, value in self.plain().items():
            self.actor[name].copy_(value)

    def sync(self) -> None:
        if self.cuda:
            torch.cuda.synchronize()

    def iterate(self, progress: float) -> None:
        """One window of self-play and its updates; `progress` from 0 to 1 anneals."""
        settings, began = self.settings, time.perf_counter()
        share = min(max(progress, 0.0), 1.0)
        self.learner.rate.fill_(settings.rate + (settings.rate_end - settings.rate) * share)
        self.learner.entropy.fill_(settings.entropy + (settings.entropy_end - settings.entropy) * share)
        self.clock.lap()
        self.play_window()
        self.learn(settings.margin + (settings.margin_end - settings.margin) * share)
        self.seconds += time.perf_counter() - began
        self.decisions += self.learner.size

    def play_window(self) -> None:
        """Rows of decisions of both halves: the CPU steps one while the GPU decides for the other."""
        self.steppers.start()
        for group in self.groups:
            group.row.zero_()
            self.window.note(0, self.batch, group.part)
            group.launch(self.actor, self.factors, self.store)
        self.clock.lap("launches")
        for row in range(1, self.settings.rows + 1):
            for group in self.groups:
                group.wait()
                self.clock.lap("waiting for decisions")
                self.steppers.step(group.part)
                self.clock.lap("games and observations")
                self.window.note(row, self.batch, group.part)
                self.clock.lap("notes")
                group.launch(self.actor, self.factors, self.store)
                self.clock.lap("launches")
        self.steppers.stop()
        for group in self.groups:
            group.wait()
        self.games += int((self.window.done[1:] > 0).sum())
        self.sync()

    def learn(self, margin: float) -> None:
        self.clock.lap()
        torch.from_numpy(self.window.values).copy_(self.store.values)
        self.window.settle(self.engine, self.settings.trace, margin, self.settings.threads or None)
        self.clock.lap("returns")
        self.learner.take(self.window)
        self.learner.update()
        self.act_as_learned()
        self.sync()
        self.clock.lap("updates")

    def decide(self, observations: npt.NDArray[np.int8], masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
        """The most likely decisions, as the champion makes them."""
        with torch.no_grad():
            seen, allowed = (torch.from_numpy(array).to(self.device) for array in (observations, masks))
            logits, _, _ = forward(self.actor, seen, self.factors)
            decided: npt.NDArray[np.int64] = masked(logits, allowed).argmax(1).cpu().numpy()
            return decided

"""A network for a process with one core to itself: nobody shares its threads, so none need to be held back."""

from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path

from .array_types import Cells8, Floats, Integers
from .network import Judge, Network, network_of


class LoneJudge:
    def __init__(self, network: Network) -> None:
        self.network = network

    def judge(self, observations: Cells8, masks: Cells8) -> tuple[Integers, Floats, Floats]:
        return self.network.judge(observations, masks)

    def chances(self, observations: Cells8, masks: Cells8) -> Floats:
        return self.network.chances(observations, masks)

    def for_threads(self) -> AbstractContextManager[None]:
        return nullcontext()


@cache
def lone_judge(file: Path) -> Judge:
    """The network of a file, read once a process."""
    return LoneJudge(network_of(file))

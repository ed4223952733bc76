"""What may be called on an engine of TRAIN: written by tools/engine_calls.py."""

from typing import TYPE_CHECKING

from ..arena.networks.contest_calls import ContestCalls

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .possible import PossibleArrays
    from .returns import Reals, ReturnArrays


class TrainCalls(ContestCalls):
    """The plain functions of the build by name, as a type checker sees them."""

    if TYPE_CHECKING:

        def deal_possible_many(self, a: PossibleArrays, slot: int, start: int, end: int) -> None: ...
        def returns_many(
            self, a: ReturnArrays, trace: float, margin: float, slot: int, start: int, end: int
        ) -> None: ...
        def settle_all(
            self, carry: Reals, known: npt.NDArray[np.int64], shares: Reals, glory: npt.NDArray[np.int16]
        ) -> None: ...
        def learn_from(self, carry: Reals, values: Reals, p: int, n: int, margin: float, target: Reals) -> float: ...

"""A judge that knows nothing: for trying the machinery of a search out."""

from contextlib import AbstractContextManager, nullcontext

import numpy as np

from ..trained.array_types import Cells8, Floats, Integers


class BlankJudge:
    """Decides for the first legal decision, and expects nothing."""

    def judge(self, observations: Cells8, masks: Cells8) -> tuple[Integers, Floats, Floats]:
        nothing = np.zeros(len(masks), np.float32)
        return masks.argmax(axis=1), nothing, nothing

    def chances(self, observations: Cells8, masks: Cells8) -> Floats:
        """Every legal decision is as likely as the others."""
        allowed = masks.astype(np.float32)
        even = np.maximum(allowed, np.float32(1e-9)) / np.maximum(allowed.sum(axis=1, keepdims=True), np.float32(1))
        chances: Floats = np.log(even)
        return chances

    def for_threads(self) -> AbstractContextManager[None]:
        return nullcontext()

"""The network as a judge of positions by the hundred thousand, on whatever device there is."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from ..bots.trained.array_types import Cells8, Floats
from ..bots.trained.network import GLORY_UNIT
from .torch_network import factors_on, forward, load, masked, plain_of, win_shares


class TorchJudge:
    """What the search asks, answered by PyTorch in pieces that fit."""

    def __init__(self, file: Path, device: torch.device, piece: int = 65536) -> None:
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.params = {name: value.to(kind) for name, value in plain_of(load(file, device)[0], device).items()}
        self.factors, self.device, self.piece = factors_on(device, kind), device, piece

    def judge(self, observations: Cells8, masks: Cells8) -> tuple[npt.NDArray[np.int64], Floats, Floats]:
        found = [self._judge(*part) for part in self._parts(observations, masks)]
        decisions, shares, glory = (torch.cat(each).cpu().numpy() for each in zip(*found, strict=True))
        return decisions, shares, glory

    def chances(self, observations: Cells8, masks: Cells8) -> Floats:
        with torch.no_grad():
            found = [
                torch.log_softmax(masked(forward(self.params, seen, self.factors)[0], allowed), 1)
                for seen, allowed in self._parts(observations, masks)
            ]
            chances: Floats = torch.cat(found).cpu().numpy()
            return chances

    def for_threads(self) -> AbstractContextManager[None]:
        return nullcontext()

    def _parts(self, observations: Cells8, masks: Cells8) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
        for start in range(0, len(observations), self.piece):
            here = slice(start, start + self.piece)
            yield torch.from_numpy(observations[here]).to(self.device), torch.from_numpy(masks[here]).to(self.device)

    def _judge(self, seen: torch.Tensor, allowed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        with torch.no_grad():
            logits, wins, glory = forward(self.params, seen, self.factors)
            return masked(logits, allowed).argmax(1), win_shares(wins, seen)[:, 0], glory[:, 0] * GLORY_UNIT


def gpu_judge(file: Path) -> TorchJudge:
    """The network of a file on the GPU, read once a process and again when the file has changed."""
    return _read_judge(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=4)
def _read_judge(file: Path, _written: int) -> TorchJudge:
    return TorchJudge(file, torch.device("cuda"))

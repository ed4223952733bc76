"""The network as a judge of positions by the hundred thousand, on whatever device there is."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import torch

from .network import factors_on, forward, load, masked, plain_of, present
from .returns import GLORY_UNIT


class TorchJudge:
    """What the search asks, answered by PyTorch in pieces that fit."""

    def __init__(self, file: Path, device: Any, piece: int = 65536) -> None:
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.params = {name: value.to(kind) for name, value in plain_of(load(file, device)[0], device).items()}
        self.factors, self.device, self.piece = factors_on(device, kind), device, piece

    def judge(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        found = [self._judge(*part) for part in self._parts(observations, masks)]
        decisions, shares, glory = (torch.cat(each).cpu().numpy() for each in zip(*found, strict=True))
        return decisions, shares, glory

    def chances(self, observations: Any, masks: Any) -> Any:
        with torch.no_grad():
            found = [
                torch.log_softmax(masked(forward(self.params, seen, self.factors)[0], allowed), 1)
                for seen, allowed in self._parts(observations, masks)
            ]
            return torch.cat(found).cpu().numpy()

    def for_threads(self) -> AbstractContextManager[Any]:
        return nullcontext()

    def _parts(self, observations: Any, masks: Any) -> Any:
        for start in range(0, len(observations), self.piece):
            here = slice(start, start + self.piece)
            yield tuple(torch.from_numpy(array[here]).to(self.device) for array in (observations, masks))

    def _judge(self, seen: Any, allowed: Any) -> tuple[Any, Any, Any]:
        with torch.no_grad():
            logits, wins, glory = forward(self.params, seen, self.factors)
            shares = torch.softmax(wins.masked_fill(~present(seen), -1e9), 1)
            return masked(logits, allowed).argmax(1), shares[:, 0], glory[:, 0] * GLORY_UNIT

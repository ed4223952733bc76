"""Half of the games: the CPU steps one group while the GPU decides for the other."""

from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from ..bots.trained.tied import HEADS
from ..encoding import OBSERVATION
from ..envs.batch import Batch
from ..rules.decision_numbers import DECISIONS
from .torch_network import Params, forward, masked, present


class DeviceWindow:
    """What the GPU keeps of a window (`window` is the CPU's side): row t is decision t, the last row only a value."""

    def __init__(self, rows: int, games: int, device: torch.device) -> None:
        def room(*cells: int, dtype: torch.dtype) -> torch.Tensor:
            return torch.zeros(rows + 1, games, *cells, dtype=dtype, device=device)

        self.observations = room(OBSERVATION, dtype=torch.int8)
        self.masks = room(DECISIONS, dtype=torch.int8)
        self.decisions = room(dtype=torch.int64)
        self.log_chances = room(dtype=torch.float32)
        self.values = room(HEADS, dtype=torch.float32)


class Group:
    """Half of a batch's games with their buffers on the device, and one captured step of deciding for them."""

    def __init__(self, batch: Batch, chosen: npt.NDArray[np.int64], part: range, device: torch.device) -> None:
        self.cuda = device.type == "cuda"
        self.part = part
        here = slice(part.start, part.stop)
        self.host = [torch.from_numpy(batch.observations[here]), torch.from_numpy(batch.masks[here])]
        self.chosen = torch.from_numpy(chosen[here])
        self.there = [torch.zeros_like(tensor, device=device) for tensor in self.host]
        self.row = torch.zeros(1, dtype=torch.int64, device=device)
        self.ready = torch.cuda.Event() if self.cuda else None
        self.graph: torch.cuda.CUDAGraph | None = None

    def decide(self, actor: Params, factors: torch.Tensor, store: DeviceWindow) -> None:
        """Draw a decision for every game and keep it in the store's next row."""
        for here, there in zip(self.host, self.there, strict=True):
            there.copy_(here, non_blocking=True)
        observations, masks = self.there
        with torch.no_grad():
            logits, wins, glory = forward(actor, observations, factors)
            chances = torch.log_softmax(masked(logits, masks), 1)
            noise = torch.empty_like(chances).exponential_().clamp_(min=1e-12).log_()
            decisions = (chances - noise).argmax(1)
            self.chosen.copy_(decisions, non_blocking=True)
            shares = torch.softmax(wins.masked_fill(~present(observations), -1e9), 1)
            rows = {
                "observations": observations,
                "masks": masks,
                "decisions": decisions,
                "log_chances": chances.gather(1, decisions[:, None])[:, 0],
                "values": torch.cat([shares, glory], 1),
            }
            for name, value in rows.items():
                getattr(store, name)[:, self.part.start : self.part.stop].index_copy_(0, self.row, value[None])
            self.row += 1

    def launch(self, actor: Params, factors: torch.Tensor, store: DeviceWindow) -> None:
        if self.graph is not None:
            self.graph.replay()
        else:
            self.decide(actor, factors, store)
        if self.ready is not None:
            self.ready.record()

    def wait(self) -> None:
        if self.ready is not None:
            self.ready.synchronize()


def pinned(shape: tuple[int, ...], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """Memory that the GPU copies from by itself."""
    like = torch.from_numpy(np.zeros(0, dtype)).dtype
    array: npt.NDArray[Any] = torch.zeros(shape, dtype=like, pin_memory=True).numpy()
    return array

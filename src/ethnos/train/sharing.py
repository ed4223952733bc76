"""Arrays of games and windows as tensors, in the same memory."""

import torch


def shared(of: object, names: tuple[str, ...], device: torch.device) -> dict[str, torch.Tensor]:
    """Some arrays of an object, by name."""
    return {name: torch.as_tensor(getattr(of, name), device=device) for name in names}

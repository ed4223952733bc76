"""`python -m ethnos.train`: one command trains; --smoke runs it small, end to end."""

import sys
import time
from dataclasses import replace

from ..errors import in_one_line
from ..rules.speeds import gpu
from .needs_pytorch import lacks_pytorch
from .settings import read_settings


def main(words: list[str] | None = None) -> int:
    began = time.perf_counter()
    settings = read_settings(words)
    if lacks_pytorch():
        return 2
    import torch  # noqa: PLC0415 - an optional extra

    name = settings.device
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    if name == "cuda" and (missing := gpu.why_no_gpu()):
        print(f"{missing}; --device cpu trains without, slowly", file=sys.stderr)
        return 2
    from .run import train  # noqa: PLC0415 - which imports torch

    settings.out.mkdir(parents=True, exist_ok=True)
    if name == "cpu" and settings.minibatch > settings.games * settings.rows:
        settings = replace(settings, minibatch=settings.games * settings.rows)
    train(settings, torch.device(name), began)
    return 0


if __name__ == "__main__":
    with in_one_line("python -m ethnos.train"):
        sys.exit(main())

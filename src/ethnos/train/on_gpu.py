"""`python -m ethnos.train.on_gpu contest …`: the arena's contests and checks, judged by PyTorch on a GPU.

The words after the first are those of the arena's module of that name. All processes share the GPU.
"""

import sys
from importlib import import_module

from ..errors import in_one_line

COMMANDS = {
    **dict.fromkeys(("contest", "search_gain", "champion_play"), "networks"),
    **dict.fromkeys(("blunders", "reliability"), "review_checks"),
}


def main(words: list[str] | None = None) -> int:
    name, *more = (sys.argv[1:] if words is None else words) or [""]
    if name not in COMMANDS:
        print(f"python -m ethnos.train.on_gpu {' | '.join(COMMANDS)}, then its own words", file=sys.stderr)
        return 2
    try:
        import torch  # noqa: PLC0415 - an optional extra
    except ImportError:
        print("a GPU is asked through PyTorch: pip install 'ethnos[train]'", file=sys.stderr)
        return 2
    if not torch.cuda.is_available():
        print(f"PyTorch finds no GPU here: python -m ethnos.arena.{COMMANDS[name]}.{name} needs none", file=sys.stderr)
        return 2
    from .torch_judge import gpu_judge  # noqa: PLC0415 - which imports torch

    import_module(f"ethnos.arena.{COMMANDS[name]}.{name}").main(more, gpu_judge)
    return 0


if __name__ == "__main__":
    with in_one_line("python -m ethnos.train.on_gpu"):
        sys.exit(main())

"""PyTorch is an extra: modules that `python -m` runs, and that import it, ask here before they do."""

import sys


def need_pytorch() -> None:
    """Where it is missing: a line, and the exit code 2."""
    try:
        import torch  # noqa: F401, PLC0415 - an optional extra
    except ImportError:
        print("training needs PyTorch: pip install 'ethnos[train]'", file=sys.stderr)
        sys.exit(2)

"""PyTorch is an extra: what `python -m` runs, and needs it, asks here before importing it."""

import sys


def lacks_pytorch() -> bool:
    """Whether it is missing, which is said in a line then."""
    try:
        import torch  # noqa: F401, PLC0415 - an optional extra
    except ImportError:
        print("training needs PyTorch: pip install 'ethnos[train]'", file=sys.stderr)
        return True
    return False

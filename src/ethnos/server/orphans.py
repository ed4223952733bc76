"""A process that ends with the one that started it, however that one ended."""

import ctypes
import select
import signal
import sys

DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)


def end_with_parent() -> None:
    """Have the system end this process when its parent is gone.

    Only Linux can do that. Elsewhere, as here if the parent was gone before, the end of what
    comes from it tells: whoever reads it ends then.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
    if hasattr(select, "poll"):
        coming = select.poll()
        coming.register(sys.stdin, select.POLLHUP)
        if coming.poll(0):
            raise SystemExit

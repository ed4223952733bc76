"""The third speed: the plain functions on a GPU. The only file that touches numba-cuda.

A GPU wants cells aligned to their size, so records get a layout of their own here; saved
states and views keep theirs. What else a GPU asks of a function is in `device_source`.
"""

import importlib
import re
import types
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from ...errors import RulesError
from .device_source import SPACE, DeviceSource
from .layout import Record

EXTRA = "the rules run on a GPU with numba-cuda: pip install 'ethnos[gpu]'"
WORD_BYTES = 4
DEFINED = re.compile(rf'^define .*@"?_ZN{len(SPACE)}{SPACE}\d+([a-z_]+?)(?:B\d|E).*$', re.MULTILINE)

_apart: set[str] = set()  # functions that stand once in a kernel, wherever they are called


def numba_cuda() -> Any:
    """The module `numba.cuda`; the error names the extra where it is missing."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):  # dropped by NumPy, asked for by numba-cuda 0.30
            setattr(np, old, getattr(np, new))
    try:
        importlib.import_module("numba_cuda")
        return importlib.import_module("numba.cuda")
    except ImportError:
        raise RulesError(EXTRA) from None


def why_no_gpu() -> str | None:
    """What is missing for a game on a GPU, in words; None where nothing is."""
    try:
        if numba_cuda().is_available():
            return None
    except RulesError as missing:
        return str(missing)
    return "no GPU: numba-cuda finds no CUDA driver with a device"


def aligned(cls: type[Record], **more: tuple[str, int]) -> np.dtype[Any]:
    """A record's fields as a GPU reads them, and `more` behind them as (code, length).

    The generator's words have 32 bits and are kept in as many. The length is an odd
    number of words: then the same field of neighbouring records lies in different banks
    of shared memory.
    """
    fields: list[Any] = [(name, cells.code.replace("i8", "u4"), cells.shape) for name, cells in cls.layout.items()]
    fields += [(name, code, (length,) if length > 1 else ()) for name, (code, length) in more.items()]
    plain = np.dtype(fields, align=True)
    words = -(-plain.itemsize // WORD_BYTES) | 1
    names = [name for name, *_ in fields]
    described: Any = {
        "names": names,
        "formats": [plain[name] for name in names],
        "offsets": [offset(plain, name) for name in names],
        "itemsize": words * WORD_BYTES,
    }
    found: np.dtype[Any] = np.dtype(described, align=True)
    return found


def offset(dtype: np.dtype[Any], name: str) -> int:
    """Where a field lies in a record."""
    fields = dtype.fields
    return fields[name][1] if fields else 0


def to_aligned(records: npt.NDArray[Any], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """Records of the CPU's layout in the GPU's; fields that only the GPU has are 0."""
    found = np.zeros(len(records), dtype)
    for name in records.dtype.names or ():
        found[name] = records[name]
    return found


def from_aligned(records: npt.NDArray[Any], cls: type[Record]) -> npt.NDArray[Any]:
    """The same records in the layout whose bytes are saved."""
    found = np.zeros(len(records), cls.dtype)
    for name in cls.layout:
        found[name] = records[name]
    return found


def shared_types(record: np.dtype[Any]) -> dict[str, Any]:
    """What kernels name of numba-cuda: `cuda`, and the types in which they read shared memory."""
    cuda = numba_cuda()
    kinds = importlib.import_module("numba.cuda.types")
    from_dtype = importlib.import_module("numba.cuda.np.numpy_support").from_dtype
    return {"cuda": cuda, "GAME": from_dtype(record), "INT32": kinds.int32, "INT16": kinds.int16, "INT8": kinds.int8}


def device_code(modules: Iterable[types.ModuleType], entry: str, **names: Any) -> Callable[..., Any]:
    """The function `entry`, ready for `kernel` or `to_ptx`: all it calls are device functions."""
    source = DeviceSource(modules, entry)
    keep_short(source.repeated())
    code: Callable[..., Any] = source.load(numba_cuda().jit(device=True), **names)[entry]
    return code


def kernel(code: Callable[..., Any]) -> Any:
    """A kernel to launch; its first launch compiles it, which takes half a minute."""
    return numba_cuda().jit(code)


def to_ptx(code: Callable[..., Any], *examples: object, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel as PTX for arguments like the examples, on a machine without a GPU too."""
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    typeof = importlib.import_module("numba.cuda.typing.typeof").typeof
    before = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    try:
        signature = tuple(typeof(example) for example in examples)
        found: str = numba_cuda().compile(code, signature, device=False, abi="numba", cc=capability)[0]
    finally:
        dispatcher.get_current_device = before
    return found


def keep_short(apart: set[str]) -> None:
    """Have our functions compiled for size, and those of `apart` not into each other.

    The compiler would put every function into each place that calls it and unroll loops,
    which makes 660 KB of a kernel: warps that play different games then wait for code
    three quarters of their time. numba-cuda has no option for it, so the words are
    added to what it hands to the compiler.
    """
    library = importlib.import_module("numba.cuda.codegen").CUDACodeLibrary
    if not _apart:
        given = library.llvm_strs.fget
        library.llvm_strs = property(lambda self: [DEFINED.sub(in_short, text) for text in given(self)])
    _apart.update(apart)


def in_short(defined: re.Match[str]) -> str:
    """A function's first line in the compiler's language, with what we ask of it."""
    return defined[0] + (" noinline" if defined[1] in _apart else "") + " optsize"

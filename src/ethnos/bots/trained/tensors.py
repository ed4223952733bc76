"""Named arrays in one file: the safetensors format, as much of it as weights need.

Eight bytes with the length of a header in JSON, the header, then the arrays' bytes. The
library of that name would do the same; it is not asked for because networks are trained, and
their weights written, on machines with nothing but NumPy, Numba and PyTorch.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

import numpy as np
import numpy.typing as npt

from ...errors import UserError

Weights = npt.NDArray[np.floating]
CODES: dict[str, np.dtype[np.floating]] = {"F16": np.dtype("<f2"), "F32": np.dtype("<f4")}
METADATA = "__metadata__"


class ArrayHeader(TypedDict):
    """What the header says of an array."""

    dtype: str
    shape: list[int]
    data_offsets: list[int]


def write_tensors(file: Path, tensors: Mapping[str, Weights], metadata: Mapping[str, str]) -> None:
    header: dict[str, ArrayHeader | dict[str, str]] = {METADATA: dict(metadata)}
    at = 0
    for name, array in tensors.items():
        code = next(code for code, dtype in CODES.items() if dtype == array.dtype)
        header[name] = {"dtype": code, "shape": list(array.shape), "data_offsets": [at, at + array.nbytes]}
        at += array.nbytes
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)  # the arrays begin at a multiple of eight
    body = b"".join(np.ascontiguousarray(array).tobytes() for array in tensors.values())
    new = file.with_suffix(".new")  # whole or not at all: somebody may be waiting for the file
    new.write_bytes(len(text).to_bytes(8, "little") + text + body)
    new.replace(file)


def read_tensors(data: bytes, name: str) -> tuple[dict[str, Weights], dict[str, str]]:
    """The arrays and the metadata of a file's content; `name` is for the message if it is none."""
    try:
        length = int.from_bytes(data[:8], "little")
        header = json.loads(data[8 : 8 + length])
        metadata = {str(key): str(value) for key, value in header.pop(METADATA, {}).items()}
        body = memoryview(data)[8 + length :]
        arrays: dict[str, Weights] = {}
        for key, entry in header.items():
            start, end = entry["data_offsets"]
            arrays[key] = np.frombuffer(body[start:end], CODES[entry["dtype"]]).reshape(entry["shape"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UserError(f"{name}: not a safetensors file that can be read ({error})") from None
    return arrays, metadata

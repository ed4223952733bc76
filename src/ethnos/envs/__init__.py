"""Environments for research: many games at once."""

from .batch import Batch, mixed
from .gpu_batch import GpuBatch
from .seated_batch import SeatedBatch
from .stepping import STAY

__all__ = ["STAY", "Batch", "GpuBatch", "SeatedBatch", "mixed"]

"""Environments for research: many games at once."""

from .batch import Batch, mixed
from .gpu_batch import GpuBatch

__all__ = ["Batch", "GpuBatch", "mixed"]

"""Environments for research: many games at once."""

from .batch import Batch, mixed

__all__ = ["Batch", "mixed"]

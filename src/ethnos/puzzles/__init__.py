"""Puzzles: positions where one decision is far better than the rest (docs/puzzles.md)."""

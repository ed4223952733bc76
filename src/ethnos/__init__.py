"""Ethnos: the complete board game, its opponents, its table and its laboratory."""

__version__ = "0.1.0"

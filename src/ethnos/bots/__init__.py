"""Opponents: each sees a view, answers a decision."""

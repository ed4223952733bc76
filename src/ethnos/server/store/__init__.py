"""Where tables are kept: SQLite for one process, PostgreSQL for any number."""

from .base import Conflict, Due, Row, Standing, Store, StoreAway
from .urls import store_at

__all__ = ["Conflict", "Due", "Row", "Standing", "Store", "StoreAway", "store_at"]

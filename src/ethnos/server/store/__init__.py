"""Where tables are kept: SQLite for one process, PostgreSQL for any number."""

from .base import Conflict, Due, Listing, Row, Store, StoreAway
from .urls import store_at

__all__ = ["Conflict", "Due", "Listing", "Row", "Store", "StoreAway", "store_at"]

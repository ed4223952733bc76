"""Where tables are kept: SQLite for one process, PostgreSQL for any number."""

from .base import Conflict, Due, Listing, Store, StoreAway, TableRow
from .urls import store_at

__all__ = ["Conflict", "Due", "Listing", "Store", "StoreAway", "TableRow", "store_at"]

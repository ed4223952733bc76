"""Where tables are kept: SQLite for one process, PostgreSQL for any number."""

from .base import Conflict, Damaged, Due, Gone, Kept, Listed, Listing, Store, StoreAway, Summary, TableRow
from .urls import store_at

__all__ = [
    "Conflict",
    "Damaged",
    "Due",
    "Gone",
    "Kept",
    "Listed",
    "Listing",
    "Store",
    "StoreAway",
    "Summary",
    "TableRow",
    "store_at",
]

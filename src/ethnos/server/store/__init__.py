"""Where tables are kept: SQLite for one process, PostgreSQL for any number."""

from .base import (
    ANSWERED,
    Conflict,
    Damaged,
    Due,
    Gone,
    Keepsake,
    Listed,
    Listing,
    PuzzleTries,
    Store,
    StoreAway,
    StudyRow,
    Summary,
    TableRow,
)
from .urls import store_at

__all__ = [
    "ANSWERED",
    "Conflict",
    "Damaged",
    "Due",
    "Gone",
    "Keepsake",
    "Listed",
    "Listing",
    "PuzzleTries",
    "Store",
    "StoreAway",
    "StudyRow",
    "Summary",
    "TableRow",
    "store_at",
]

"""One table: its agreement, the entries of its log, what they add up to, and what each seat is told.

Nothing here reads or writes anything outside: no clock, no network, no database.
"""

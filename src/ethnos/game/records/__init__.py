"""A game written down: notation, heading, record, export, a seat's diary, and what a record proves."""

"""Many games at once: series of them by number, and what they add up to."""

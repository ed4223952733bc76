"""The rules for Python programs: options, checked play, whole decisions, saved positions, plain words."""

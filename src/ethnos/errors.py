"""What can go wrong when the rules are used from outside."""


class RulesError(ValueError):
    """Something asked of the rules that they do not allow; the text says what they do."""


class NotLegal(RulesError):
    """A decision that is not legal now."""


class CorruptState(RulesError):
    """Bytes that are no position of the game."""

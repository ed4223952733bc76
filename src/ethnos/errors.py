"""What can go wrong when the package is used from outside: every error that is somebody's mistake, not ours.

`UserError` is about the world around a game: names, files, databases, budgets. `RulesError`
is about the rules themselves. `GameError`, which a game refuses with and which speaks six
languages, is in `game.game_errors`. Any other exception is a defect.
"""


class EthnosError(ValueError):
    """Something asked for that cannot be; the text says what can."""


class UserError(EthnosError):
    """A wrong name, number, file or address: an unknown bot, a file that is no backup, a port that is taken."""


class RulesError(EthnosError):
    """Something asked of the rules that they do not allow; the text says what they do."""


class NotLegal(RulesError):
    """A decision that is not legal now."""


class CorruptState(RulesError):
    """Bytes that are no position of the game."""

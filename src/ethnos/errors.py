"""What can go wrong when the package is used from outside: every error that is somebody's mistake, not ours.

`UserError` is about the world around a game: names, files, databases, budgets. `RulesError`
is about the rules themselves. `GameError`, which a game refuses with and which speaks six
languages, is in `game.game_errors`. Any other exception is a defect.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


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


@contextmanager
def in_one_line(program: str) -> Iterator[None]:
    """For what `python -m` runs: a mistake, or a file that cannot be used, is a line and the exit code 2."""
    try:
        yield
    except EthnosError as error:
        said = " ".join(str(error).split())
    except OSError as error:
        if error.filename is None:
            raise  # a defect of ours
        said = f"{error.filename}: {error.strerror}"
    else:
        return
    print(f"{program}: {said}", file=sys.stderr)
    sys.exit(2)

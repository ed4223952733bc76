"""What can be proved of a record: that it was legal, and that its cards were fair."""

from ...words import Phrase
from ..deals import FairDealer, SimulatedDealer
from ..game import Game
from .reading import check_exact, read_record


def verify(text: str) -> list[Phrase]:
    """What holds of a record, in plain words; the first thing that does not raises RecordError.

    Reading the record plays it: every shuffle is made again from what the header
    names, every decision is checked, and at last the record is written anew and must
    be the same letter by letter.
    """
    game = read_record(text)
    check_exact(text, game)
    turns = len({(played.age, played.turn) for played in game.history})
    legal = Phrase("verify-legal", {"turns": turns, "decisions": len(game.history)})
    outcome = Phrase("verify-result" if game.is_over else "verify-open")
    return [legal, outcome, claim(game)]


def claim(game: Game) -> Phrase:
    """What the record says of its deals, now proved."""
    if isinstance(game.dealer, FairDealer):
        return Phrase("verify-fair")
    if isinstance(game.dealer, SimulatedDealer):
        return Phrase("verify-simulated", {"seed": str(game.dealer.seed), "game": str(game.dealer.game)})
    return Phrase("verify-given")

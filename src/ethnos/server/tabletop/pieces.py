"""The game's pieces, as /api/about tells whoever draws a table."""

from ...game.events import ROMAN
from ...rules import components as c
from .messages import Components, TableSize

COMPONENTS = Components(
    sizes=tuple(TableSize(players, c.ages_of(players), c.tribes_of(players)) for players in range(2, c.SEATS + 1)),
    ages=ROMAN,
    dragons=c.DRAGONS,
    trolls=c.TROLLS,
    merfolk_end=c.MERFOLK_END,
    merfolk_symbols=c.MERFOLK_SYMBOLS,
    horde_glory=c.HORDE_GLORY,
    giant_claim=c.GIANT_CLAIM,
)

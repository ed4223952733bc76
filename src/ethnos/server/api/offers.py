"""What /api/about says: what may be chosen here, and the pieces for whoever draws a table."""

from ... import __version__
from ...bots import bot_names
from ...bots.levels import LEVELS
from ...game.events import ROMAN
from ...rules import ALTERNATIVES, PRESETS, RULES_VERSION
from ...rules import components as c
from ...words import LANGUAGES
from ...words.reference import WHY
from ..tabletop.agreement import NAME_LENGTH
from ..tabletop.conduct import PHRASES
from ..tabletop.responses import About, Components, OfferedLevel, RuleChoice, TableSize
from ..tokens import CODE_LENGTH

COMPONENTS = Components(
    sizes=tuple(TableSize(players, c.ages_of(players), c.tribes_of(players)) for players in range(2, c.SEATS + 1)),
    ages=ROMAN,
    dragons=c.DRAGONS,
    trolls=c.TROLLS,
    merfolk_end=c.MERFOLK_END,
    merfolk_symbols=c.MERFOLK_SYMBOLS,
    horde_glory=c.HORDE_GLORY,
)


def offers() -> About:
    return About(
        version=__version__,
        rules_version=RULES_VERSION,
        bots=tuple(bot_names()),
        levels=tuple(OfferedLevel(*level) for level in LEVELS),
        presets=tuple(PRESETS),
        rules=tuple(
            RuleChoice(option, (one.off, one.on), {book: one.chosen(rules) for book, rules in PRESETS.items()})
            for option, one in ALTERNATIVES.items()
        ),
        languages=LANGUAGES,
        phrases=PHRASES,
        why=WHY,
        components=COMPONENTS,
        name_length=NAME_LENGTH,
        code_length=CODE_LENGTH,
    )

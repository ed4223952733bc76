"""Names at a table: visible, of one direction, and none that can be taken for another's.

Two names look alike where their skeletons are the same. A skeleton is what Unicode's UTS 39
makes of a text by putting one letter for all that look like it; which do is data of Unicode's,
from `confusable_homoglyphs`.
"""

import random
import re
import unicodedata
from functools import cache
from string import ascii_uppercase

from confusable_homoglyphs.confusables import confusables_data

from ...bots import bot_names
from ...bots.labels import PEOPLE, bot_labels
from ...words import LANGUAGES, words
from .agreement import NAME_LENGTH
from .refusals import Refused
from .table import Table

# What shows nothing: Unicode's Default_Ignorable_Code_Point, but for what is refused by its category, and a few more.
SHAPELESS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef"
    "\u2800\ufffc\U00013440\U00016fe4\U0001d159]"
)
SMALL_CAPITALS = {
    ord(unicodedata.lookup(f"LATIN LETTER SMALL CAPITAL {letter}")): letter.lower()
    for letter in ascii_uppercase.replace("X", "")  # there is none of it
}
DICE = random.SystemRandom()
MARKS = 2  # over and under one letter, as in Vietnamese and Thai; more of them hide the neighbours
LEFT_TO_RIGHT_MARK = "\u200e"  # stands around letters of the other direction in the data


def good_name(table: Table, seat: int, name: str) -> str:
    """A person's name as it will be shown; one that could break a line or pose as another is refused."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(plain) <= NAME_LENGTH or not all(map(_is_visible, plain)) or _is_stacked(plain) or _is_mixed(plain):
        raise Refused("bad-name")
    if _looks(_unnumbered(plain)) & _looks_of_bots():
        raise Refused("bot-name", name=plain)
    if any(i != seat and alike(plain, chair.name) for i, chair in enumerate(table.chairs) if chair.name):
        raise Refused("name-taken", name=plain)
    return plain


def _unnumbered(name: str) -> str:
    """A name without the number or the signs behind it, in whatever letters they are written."""
    letters = "".join(c if c.isalpha() else " " for c in unicodedata.normalize("NFKC", name))
    return re.sub(r"\s+[IVXivx]*$", "", letters.strip()).strip() or name


def own_name(table: Table, seat: int) -> str:
    """A name for a bot that nobody at the table has; a seat's next bot keeps that of the one before."""
    chair = table.chairs[seat]
    if chair.bot is not None:
        return chair.name
    taken = [other.name for other in table.chairs if other.name]
    return DICE.choice([name for name in PEOPLE if not any(alike(name, other) for other in taken)])


def alike(one: str, other: str) -> bool:
    """Whether a reader could take one name for the other."""
    return not _looks(one).isdisjoint(_looks(other))


def _is_visible(letter: str) -> bool:
    hidden = SHAPELESS.match(letter) or unicodedata.category(letter) in ("Cf", "Co", "Cn")
    return letter.isprintable() and not hidden


def _is_stacked(plain: str) -> bool:
    """Whether a mark has no letter, or a letter more than its marks."""
    on_letter = MARKS
    for letter in plain:
        on_letter = on_letter + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if on_letter > MARKS:
            return True
    return False


def _is_mixed(plain: str) -> bool:
    """Whether a name runs in both directions: such a one reorders itself and what stands beside it."""
    directions = {unicodedata.bidirectional(letter) for letter in plain}
    return "L" in directions and not directions.isdisjoint({"R", "AL"})


def _looks(name: str) -> frozenset[str]:
    """What a name looks like, written as it is and in small letters: an I is an l, but its small form an i.

    A dot, a dash or an accent beside a letter or between words makes nobody another, nor do small capitals.
    """
    whole = unicodedata.normalize("NFKC", name)
    plain = " ".join(_unsigned(unicodedata.normalize("NFKC", _unsigned(name))).split()) or whole
    small = plain.casefold()
    return frozenset({_skeleton(plain).casefold(), _skeleton(small), _skeleton(small.translate(SMALL_CAPITALS))})


def _unsigned(text: str) -> str:
    """Without punctuation and accents that stand by themselves."""
    return "".join(letter for letter in text if not _is_sign(letter))


def _is_sign(letter: str) -> bool:
    """Some of these accents count as letters to Unicode. So do Japanese marks, which tell one name from another.

    A raised letter is no accent: it stands for the letter that it becomes when it is normalised.
    """
    category = unicodedata.category(letter)
    accent = unicodedata.name(letter, "").startswith("MODIFIER LETTER")
    return category[0] == "P" or category == "Sk" or (accent and not unicodedata.decomposition(letter))


def _skeleton(text: str) -> str:
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(_prototypes().get(letter, letter) for letter in letters))


@cache
def _looks_of_bots() -> frozenset[str]:
    """What the bots are called, in every language: no person is."""
    labels = {label for bot in bot_names() for language in LANGUAGES for label in bot_labels(bot, words(language))}
    return frozenset().union(*map(_looks, labels))


@cache
def _prototypes() -> dict[str, str]:
    """For each letter the one that stands for all that look like it.

    The data names for such a letter its prototype alone, and for a prototype all its letters. Where
    two have only each other, the longer one stands for both, as in UTS 39, else the first.
    """
    alone = {_bare(text): _bare(found[0]["c"]) for text, found in confusables_data.items() if len(found) == 1}

    def stands_for_both(letter: str, other: str) -> bool:
        return alone.get(other) == letter and len(other) == 1 and letter < other

    return {one: other for one, other in alone.items() if len(one) == 1 and not stands_for_both(one, other)}


def _bare(text: str) -> str:
    return text.replace(LEFT_TO_RIGHT_MARK, "")

"""What a puzzle is about, decided by its question, its solution and the best of the other decisions."""

from collections.abc import Callable

from ..game.decisions import Decision, DrawFromDeck, PlayBand, TakeCard
from ..game.preview import Preview, preview
from ..rules.bands import last_leader
from ..rules.components import DRAGONS, KINGDOMS, TribeNumber, tribe_of
from ..rules.state import Phase, ViewRecord
from ..words import Card, Kingdom, Tribe
from ..words.names import KINGDOM_NAMES

MANY = 3  # cards thrown to the row at once
THEMES = ("marker", "discard", "dragon", "leader", "row", "draw", "wait", *(tribe.value for tribe in Tribe))
_OF_QUESTION = {
    Phase.TROLL: Tribe.TROLL,
    Phase.HORDE: Tribe.ORC,
    Phase.MERFOLK: Tribe.MERFOLK,
    Phase.CENTAUR: Tribe.CENTAUR,
    Phase.KEEP: Tribe.ELF,
    Phase.WIZARD: Tribe.WIZARD,
}


def theme_of(view: ViewRecord, solution: Decision, rival: Decision) -> str:
    """The theme of a question to the view's seat."""
    phase = Phase(view.phase)
    if phase in _OF_QUESTION:
        return _OF_QUESTION[phase].value
    if phase == Phase.PLACE:
        led_by_wingfolk = tribe_of(last_leader(view)) == TribeNumber.WINGFOLK
        return Tribe.WINGFOLK.value if led_by_wingfolk else "marker"
    if isinstance(solution, PlayBand):
        return _theme_of_band(view, solution, rival)
    return _theme_of_recruit(view, solution, rival)


def _theme_of_recruit(view: ViewRecord, solution: Decision, rival: Decision) -> str:
    """Taking a card where others would take another, or play."""
    if isinstance(rival, PlayBand):
        if view.dragons == DRAGONS - 1:
            return "dragon"
        if _tribe(rival) is Tribe.HALFLING:
            return Tribe.HALFLING.value
        return "discard" if len(preview(view, rival).left) >= MANY else "wait"
    if isinstance(solution, TakeCard) and solution.card is Card.SKELETON:
        return Tribe.SKELETON.value
    return "draw" if isinstance(solution, DrawFromDeck) else "row"


def _theme_of_band(view: ViewRecord, solution: PlayBand, rival: Decision) -> str:
    shown = preview(view, solution)
    if isinstance(rival, PlayBand):
        if sorted(solution.cards) == sorted(rival.cards):  # the same cards under another leader
            return "marker" if _tribe(solution) is _tribe(rival) else "leader"
        if solution.leader is rival.leader:
            return "discard"
        if _tribe(rival) is Tribe.HALFLING:
            return Tribe.HALFLING.value
    elif view.dragons == DRAGONS - 1:
        return "dragon"
    return _power(view, solution, shown) or _plain(view, shown)


def _tribe(band: PlayBand) -> Tribe | None:
    """Whose power a band has; ten Skeletons have no leader."""
    return band.leader.tribe if band.leader else None


def _plain(view: ViewRecord, shown: Preview) -> str:
    """A band whose leader does nothing else."""
    if shown.markers:
        return "marker"
    return "dragon" if view.dragons else "leader"


def _power(view: ViewRecord, band: PlayBand, shown: Preview) -> str | None:
    """The tribe whose power the band uses, if it does."""
    if band.leader is None:
        return Tribe.SKELETON.value
    uses = _USES.get(band.leader.tribe)
    if uses is not None and uses(view, band.leader.kingdom, shown):
        return band.leader.tribe.value
    return Tribe.SKELETON.value if Card.SKELETON in band.cards else None


def _orc(view: ViewRecord, kingdom: Kingdom | None, shown: Preview) -> bool:
    return not any(view.horde[view.seat][k] for k in range(KINGDOMS) if KINGDOM_NAMES[k] is kingdom)


_USES: dict[Tribe, Callable[[ViewRecord, Kingdom | None, Preview], bool]] = {
    Tribe.CENTAUR: lambda view, kingdom, shown: bool(shown.markers and shown.left),
    Tribe.DWARF: lambda view, kingdom, shown: True,
    Tribe.ELF: lambda view, kingdom, shown: shown.keeps > 0,
    Tribe.GIANT: lambda view, kingdom, shown: shown.giant > 0,
    Tribe.MERFOLK: lambda view, kingdom, shown: shown.swims is not None and shown.swims.markers > 0,
    Tribe.MINOTAUR: lambda view, kingdom, shown: shown.there is not None and shown.size <= shown.there < shown.placed,
    Tribe.ORC: _orc,
    Tribe.TROLL: lambda view, kingdom, shown: True,
    Tribe.WINGFOLK: lambda view, kingdom, shown: any(each is not kingdom for each in shown.markers),
    Tribe.WIZARD: lambda view, kingdom, shown: True,
    Tribe.HALFLING: lambda view, kingdom, shown: True,
}

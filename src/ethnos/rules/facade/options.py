"""What a table may choose before a game (section 10), and the checks of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...errors import RulesError
from ..components import TRIBES, TribeNumber, tribes_of
from ..speeds.arrays import Records
from ..speeds.engine import Engine
from ..state import State


@dataclass(frozen=True)
class Options:
    """The number of players and O1 to O5; the defaults are the preset `standard`."""

    players: int = 4
    drawer_starts: bool = False
    skeletons_win: bool = True
    merfolk_leader_only: bool = False
    trolls_rule_merfolk: bool = True
    tribes: tuple[TribeNumber, ...] | None = None  # by number or by name

    def __post_init__(self) -> None:
        if self.players not in range(2, 7):
            raise RulesError(f"{self.players!r} players: Ethnos is for 2, 3, 4, 5 or 6")
        if self.tribes is not None:
            tribes = tuple(tribe_named(t) if isinstance(t, str) else TribeNumber(t) for t in self.tribes)
            check_tribes(tribes, self.players)
            object.__setattr__(self, "tribes", tribes)

    def blank(self) -> State:
        """A state that holds these options and nothing else."""
        s = State()
        s.players = self.players
        s.drawer_starts = int(self.drawer_starts)
        s.skeletons_win = int(self.skeletons_win)
        s.merfolk_leader_only = int(self.merfolk_leader_only)
        s.trolls_rule_merfolk = int(self.trolls_rule_merfolk)
        for tribe in self.tribes or ():
            s.tribes[tribe] = 1
        return s

    def template(self, engine: Engine) -> Records[State]:
        """An array of one blank state, for `start`ing many games alike."""
        states = engine.states(1)
        engine.put(states, 0, self.blank())
        return states


PRESETS = {
    "standard": Options(),
    "polish": Options(merfolk_leader_only=True),
    "english": Options(skeletons_win=False, trolls_rule_merfolk=False),
    "czech": Options(skeletons_win=False, trolls_rule_merfolk=False),
    "russian": Options(skeletons_win=False, trolls_rule_merfolk=False),
    "japanese": Options(skeletons_win=False, merfolk_leader_only=True, trolls_rule_merfolk=False),
    "german": Options(drawer_starts=True, skeletons_win=False, trolls_rule_merfolk=False),
}


@dataclass(frozen=True)
class Alternative:
    """One point in which the books differ: its field, and the names of its two ways."""

    field: str
    off: str
    on: str

    def chosen(self, options: Options) -> str:
        return self.on if getattr(options, self.field) else self.off


ALTERNATIVES = {
    "O1": Alternative("drawer_starts", "least-starts", "drawer-starts"),
    "O2": Alternative("skeletons_win", "skeletons-pass", "skeletons-win"),
    "O3": Alternative("merfolk_leader_only", "merfolk-places", "merfolk-leader"),
    "O5": Alternative("trolls_rule_merfolk", "trolls-kingdoms", "trolls-everywhere"),
}
WAYS = {way: (one.field, way == one.on) for one in ALTERNATIVES.values() for way in (one.off, one.on)}


def preset(name: str, players: int, tribes: Sequence[TribeNumber] | None = None) -> Options:
    """The rules as one of the books has them, or the standard ones; single points changed: `german+skeletons-win`."""
    book, *ways = name.split("+")
    if book not in PRESETS:
        raise RulesError(f"unknown preset {book!r}: choose one of {', '.join(PRESETS)}")
    changes: dict[str, bool] = {}
    for way in ways:
        if way not in WAYS:
            raise RulesError(f"unknown rule {way!r}: choose from {', '.join(WAYS)}")
        field, on = WAYS[way]
        if changes.setdefault(field, on) != on:
            raise RulesError(f"{name}: {way} and its opposite cannot both hold")
    chosen = replace(PRESETS[book], players=players, tribes=None if tribes is None else tuple(tribes))
    return replace(chosen, **changes)  # type: ignore[arg-type]  # the fields of WAYS are all bool


def check_tribes(tribes: Sequence[TribeNumber], players: int) -> None:
    """S1: exactly as many distinct tribes as the number of players asks for."""
    wanted = tribes_of(players)
    for i, tribe in enumerate(tribes):
        if tribe in tribes[:i]:
            raise RulesError(f"{tribe_name(tribe)} twice: {players} players need {wanted} different tribes")
    if len(tribes) != wanted:
        raise RulesError(f"{len(tribes)} tribes: {players} players need exactly {wanted}")


def tribe_name(tribe: TribeNumber) -> str:
    return tribe.name.lower()


def tribe_named(name: str) -> TribeNumber:
    """A tribe by its name, singular or plural, in any case."""
    key = name.strip().upper()
    plurals = {"DWARVES": "DWARF", "ELVES": "ELF"}
    for candidate in (key, plurals.get(key, ""), key.removesuffix("S")):
        if candidate in TribeNumber.__members__:
            return TribeNumber[candidate]
    raise RulesError(
        f"unknown tribe {name!r}: choose from {', '.join(tribe_name(TribeNumber(i)) for i in range(TRIBES))}"
    )

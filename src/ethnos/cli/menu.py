"""What a seat may decide, at the terminal: numbered, with what a band would do, and understood when typed."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from ..bots import legal_for
from ..game import Game, GameError
from ..game.decisions import Decision, PlayBand
from ..game.preview import preview
from ..rules.components import KINGDOM_LETTERS, TRIBE_LETTERS
from ..words import Words
from ..words.names import KINGDOM_NAMES, TRIBE_NAMES
from .answers import understand
from .rule_pages import print_rules, print_topics

BANDS_SHOWN = 8


class Menu:
    """The legal decisions of the seat to act; `keys` is the message that tells what else can be typed."""

    def __init__(self, game: Game, console: Console, w: Words, keys: str) -> None:
        self.console, self.w, self.keys = console, w, keys
        self.view = game.observe(game.seat_to_act)
        self.legal = legal_for(self.view)
        self.shown: list[Decision] = []

    def say(self, message: str, **arguments: object) -> None:
        self.console.print(self.w.say(message, **arguments), markup=False, highlight=False, soft_wrap=True)

    def show(self, everything: bool = False) -> None:
        """The legal decisions with their numbers; of many bands the largest."""
        bands = [decision for decision in self.legal if isinstance(decision, PlayBand)]
        others = [decision for decision in self.legal if not isinstance(decision, PlayBand)]
        bands.sort(key=self.by_worth)
        self.shown = others + (bands if everything else bands[:BANDS_SHOWN])
        for number, decision in enumerate(self.shown, start=1):
            effect = f"  {self.effect(decision)}" if isinstance(decision, PlayBand) else ""
            self.console.print(Text.assemble((f"{number:3} ", "cyan"), self.w.say(decision.phrase()), (effect, "dim")))
        if len(self.shown) < len(self.legal):
            self.say("play-more", count=len(self.legal) - len(self.shown))

    def by_worth(self, band: PlayBand) -> tuple[int, int, int]:
        seen = preview(self.view, band)
        return -seen.glory, -len(band.cards), -len(seen.markers)

    def effect(self, band: PlayBand) -> str:
        """What a band would do, in one line."""
        seen = preview(self.view, band)
        parts = [self.w.say("play-glory", glory=seen.glory)]
        parts.append(
            self.w.say("play-marker", kingdoms=list(seen.markers)) if seen.markers else self.w.say("play-no-marker")
        )
        if seen.power is not None:
            parts.append(self.w.say(f"power-{seen.power}"))
        if seen.left:
            parts.append(self.w.say("play-left", cards=seen.left))
        if seen.keeps:
            parts.append(self.w.say("play-keeps", count=seen.keeps))
        return " · ".join(parts)

    def typed(self) -> str | None:
        """What is typed; None where somebody leaves."""
        try:
            answer = self.console.input(Text(self.w.say("play-prompt") + " ", "bold cyan")).strip()
        except EOFError:
            return None
        return None if answer == "q" else answer

    def service(self, answer: str) -> bool:
        """Keys that are not decisions, wherever one decides; True where one was meant."""
        key, _, rest = answer.partition(" ")
        if answer == "all":
            self.show(everything=True)
        elif answer == "?":
            self.show_keys()
        elif key == "r":
            if not print_rules(rest, self.console, self.w):
                print_topics(["overview"], self.console, self.w)
        else:
            return False
        return True

    def show_keys(self) -> None:
        tribes = [f"{letter} {self.w.say(f'card-{t}')}" for letter, t in zip(TRIBE_LETTERS, TRIBE_NAMES, strict=True)]
        kingdoms = [f"{letter} {self.w.name(k)}" for letter, k in zip(KINGDOM_LETTERS, KINGDOM_NAMES, strict=True)]
        self.say(self.keys, tribes=tribes, kingdoms=kingdoms)

    def decided(self, answer: str, carry_out: Callable[[Decision], object]) -> Decision | None:
        """The decision an answer means, carried out; None, and why, where it is none or not legal."""
        decision = understand(answer, self.shown, self.legal)
        if decision is None:
            self.say("play-unknown", answer=answer[:40], last=len(self.shown))
            return None
        try:
            carry_out(decision)
        except GameError as error:
            self.console.print(error.say(self.w.language), style="red", markup=False, highlight=False)
            return None
        return decision

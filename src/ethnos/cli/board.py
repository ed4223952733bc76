"""The table drawn in the terminal, from a view, in any language."""

from collections.abc import Sequence
from typing import Literal

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..game.events import ROMAN
from ..game.sheets import Result, Sheet
from ..game.views import Player, View
from ..rules.components import DRAGONS
from ..words import Card, Kingdom, Words

COLOURS = {
    Kingdom.RHEA: "red",
    Kingdom.DURIS: "magenta",
    Kingdom.ITHYS: "dark_orange",
    Kingdom.ALTHEA: "green",
    Kingdom.PELAGON: "bright_black",
    Kingdom.STRATON: "blue",
}
WORD = 12  # columns: a card's name is not broken within its words


def draw_table(view: View, w: Words) -> RenderableType:
    """Everything a view shows, in one screen."""
    head = Text(" · ").join(
        [
            Text(w.say("table-age", age=ROMAN[view.age - 1]), "bold"),
            Text(w.say("table-turn", turn=view.turn)),
            Text(f"{w.say('table-deck')} {view.deck}"),
            Text(f"{w.say('table-dragons')} {view.dragons}/{DRAGONS}", "bold red" if view.dragons else ""),
        ]
    )
    row = Text.assemble((f"{w.say('table-row')}: ", "bold"), draw_cards(view.row, w), overflow="fold")
    return Panel(Group(head, row, draw_kingdoms(view, w), draw_players(view, w)), expand=False)


def draw_card(card: Card, w: Words) -> Text:
    style = "bold" if card.kingdom is None else COLOURS[card.kingdom]
    return Text(w.card(card), style)


def draw_cards(cards: Sequence[Card], w: Words) -> Text:
    if not cards:
        return Text("–", "dim")
    parts = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        parts.append(
            Text.assemble(f"{count}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}" if count > 1 else "", draw_card(card, w))
        )
    return Text(w.say("list-comma")).join(parts)


def draw_kingdoms(view: View, w: Words) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(w.say("table-tokens"), overflow="fold")
    for player in view.players:
        table.add_column(Text(player.name), justify="right", overflow="fold")
    for kingdom, values in view.tokens.items():
        tokens = Text(" ").join(
            Text(str(value), "bold reverse" if age == view.age - 1 else "dim") for age, value in enumerate(values)
        )
        markers = [Text("●" * player.markers[kingdom] or "·", COLOURS[kingdom]) for player in view.players]
        table.add_row(Text(w.name(kingdom), COLOURS[kingdom]), tokens, *markers)
    return table


def draw_players(view: View, w: Words) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    headings = ["player", "glory", "hand", "bands", *(name for name, shown in _extras(view) if shown)]
    for name in headings:
        justify: Literal["left", "right"] = "right" if name == "glory" else "left"
        width = WORD if name in ("hand", "bands") else None
        table.add_column(w.say(f"table-{name}"), justify=justify, overflow="fold", min_width=width)
    for player in view.players:
        acting = player.seat == view.seat_to_act
        cells = {
            "player": Text(("▶ " if acting else "  ") + player.name, "bold" if acting else ""),
            "glory": Text(str(player.glory), "bold"),
            "hand": draw_hand(player, w),
            "bands": draw_bands(player, w),
            "horde": Text(" ").join(Text(w.name(k), COLOURS[k]) for k in player.horde),
            "merfolk": Text(str(player.merfolk)),
            "trolls": Text(" ".join(map(str, player.trolls))),
            "giant": Text(f"★ {view.giant_size}" if player.giant else ""),
        }
        table.add_row(*(cells[name] for name in headings))
    return table


def _extras(view: View) -> list[tuple[str, bool]]:
    """The columns of tribes of which somebody has something: hands need the room."""
    return [(name, any(getattr(player, name) for player in view.players)) for name in _EXTRAS]


_EXTRAS = ("horde", "merfolk", "trolls", "giant")


def draw_hand(player: Player, w: Words) -> Text:
    if player.hand is not None:
        return draw_cards(player.hand, w)
    size = Text(w.say("table-cards", count=player.hand_size), "dim")
    return Text.assemble(size, ": ", draw_cards(player.known, w)) if player.known else size


def draw_bands(player: Player, w: Words) -> Text:
    """Bands of two and more by size and leader, largest first; single cards are counted."""
    large = sorted((band for band in player.bands if len(band.cards) > 1), key=lambda band: -len(band.cards))
    parts = [
        Text.assemble(f"{len(band.cards)}\N{NO-BREAK SPACE}", draw_card(band.leader or Card.SKELETON, w))
        for band in large
    ]
    singles = len(player.bands) - len(large)
    if singles:
        parts.append(Text(f"{singles}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}1", "dim"))
    return Text(w.say("list-comma")).join(parts)


def draw_sheet(sheet: Sheet, names: Sequence[str], w: Words) -> Table:
    """The scoring of an age: a line for each source, a column for each player."""
    table = Table(title=w.say("table-sheet", age=ROMAN[sheet.age - 1]), title_justify="left")
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(Text(name), justify="right", overflow="fold")
    players = sheet.players
    for kingdom in Kingdom:
        _add_line(table, Text(w.name(kingdom), COLOURS[kingdom]), [player.kingdoms[kingdom] for player in players])
    giant = [player.giant + player.claimed for player in players]
    bands = [sum(band.glory for band in player.bands) for player in players]
    raids = [player.raid for player in players]
    for name, values in (
        ("merfolk", [player.merfolk for player in players]),
        ("giant", giant),
        ("raids", raids),
        ("bands", bands),
        ("total", [player.total for player in players]),
    ):
        _add_line(table, Text(w.say(f"table-{name}")), values)
    table.add_section()
    table.add_row(Text(w.say("table-glory"), "bold"), *(Text(str(glory), "bold") for glory in sheet.glory))
    return table


def _add_line(table: Table, heading: Text, values: list[int]) -> None:
    """A source that paid somebody."""
    if any(values):
        table.add_row(heading, *(str(value or "·") for value in values))


def draw_result(result: Result, w: Words) -> Table:
    table = Table(title=w.say("table-result"), title_justify="left")
    for name in ("place", "player", "glory", "markers", "bands"):
        justify: Literal["left", "right"] = "left" if name in ("player", "bands") else "right"
        table.add_column(w.say(f"table-{name}"), justify=justify, overflow="fold")
    for rank in result.ranking:
        style = "bold" if rank.place == 1 else ""
        cells = (str(rank.place), Text(rank.name), str(rank.glory), str(rank.markers), " ".join(map(str, rank.bands)))
        table.add_row(*cells, style=style)
    return table

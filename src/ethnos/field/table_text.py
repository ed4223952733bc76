"""What lies on the table as lines of text: what everybody sees, and nothing else."""

from ..rules.components import KINGDOMS, NOBODY, ages_of
from ..rules.facade.describe import card_code, kingdom_name
from ..rules.state import Phase, ViewRecord


def table_text(v: ViewRecord) -> str:
    """Kingdoms with their tokens and markers, the row, and every seat."""
    seats = range(v.players)
    lines = [f"Age {v.age + 1}, {v.dragons} dragons, {v.deck_n} cards in the deck, {asked(v)}"]
    lines.append("Row: " + (" ".join(card_code(kind) for kind in v.row[: v.row_n]) or "empty"))
    lines.append(f"{'':10}{'Glory':>10}  " + " ".join(f"seat {p}" for p in seats))
    for k in range(KINGDOMS):
        tokens = "/".join(str(v.tokens[k][age]) for age in range(ages_of(v.players)))
        lines.append(f"{kingdom_name(k):10}{tokens:>10}  " + " ".join(f"{v.markers[p][k]:6}" for p in seats))
    rows = {
        "Merfolk": v.merfolk,
        "Horde": [sum(v.horde[p]) for p in range(len(v.horde))],
        "bands": [v.band_owner[: v.bands].count(p) for p in range(len(v.horde))],
        "hand": v.hand_n,
        "Glory": v.glory,
    }
    lines += [f"{name:20}  " + " ".join(f"{cells[p]:6}" for p in seats) for name, cells in rows.items()]
    if v.giant != NOBODY:
        lines.append(f"Giant token: seat {v.giant}, a band of {v.giant_size}")
    held = [f"{value + 1}: seat {p}" for value, p in enumerate(v.trolls) if p != NOBODY]
    if held:
        lines.append("Troll tokens: " + ", ".join(held))
    return "\n".join(lines) + "\n"


def asked(v: ViewRecord) -> str:
    return "the game is over" if v.phase == Phase.OVER else f"seat {v.current} is asked"

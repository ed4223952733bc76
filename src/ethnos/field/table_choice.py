"""A table by the parameters that every framework's users give: players, preset, tribes."""

from collections.abc import Sequence

from ..rules.facade.options import Options, preset, tribe_named


def table_of(players: int, book: str, tribes: str | Sequence[str] | None) -> Options:
    """Options by name; tribes as a list, or as one text with spaces, commas or slashes between them."""
    if isinstance(tribes, str):
        tribes = tribes.replace(",", " ").replace("/", " ").split()
    return preset(book, players, [tribe_named(name) for name in tribes] if tribes else None)

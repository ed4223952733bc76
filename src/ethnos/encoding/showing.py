"""What many games at once show to those who play them: each question, and each result.

Plain functions. Whatever steps games (environments, trials of a search, matches of
networks) shows them by these.
"""

from ..rules.components import SEATS
from ..rules.legal import legal, mark_legal
from ..rules.scoring import final_place, win_share
from ..rules.speeds.arrays import Grid, Numbers, Records
from ..rules.state import State, ViewRecord
from ..rules.view import observe
from .ledger import Ledger, encode_kept
from .observation import encode


def show(s: State, v: ViewRecord, observation: Numbers[int], mask: Numbers[int], out: Numbers[int], n: int) -> None:
    """The deciding seat's observation, and the mask of its n legal decisions; `v` gets its view."""
    observe(s, s.current, v)
    encode(v, observation)
    mark_legal(mask, out, n)


def show_kept(
    s: State, v: ViewRecord, ledger: Ledger, observation: Numbers[int], mask: Numbers[int], out: Numbers[int], n: int
) -> None:
    """The same, with what is kept of this game."""
    observe(s, s.current, v)
    encode_kept(v, ledger, observation)
    mark_legal(mask, out, n)


def show_view(v: ViewRecord, observation: Numbers[int], mask: Numbers[int], out: Numbers[int]) -> int:
    """The same of a view whose seat is asked; how many decisions are legal."""
    n = legal(v, out)
    encode(v, observation)
    mark_legal(mask, out, n)
    return n


def show_view_at(
    views: Records[ViewRecord], j: int, observations: Grid[int], masks: Grid[int], i: int, out: Numbers[int]
) -> int:
    return show_view(views[j], observations[i], masks[i], out)


def settle(s: State, shares: Numbers[float], places: Numbers[int], glory: Numbers[int]) -> None:
    """The result of a game that is over, by seat: share of the win, place, Glory; 0 for absent seats."""
    for p in range(SEATS):
        shares[p] = 0.0
        places[p] = 0
        glory[p] = 0
        if p < s.players:
            shares[p] = win_share(s, p)
            places[p] = final_place(s, p)
            glory[p] = s.glory[p]

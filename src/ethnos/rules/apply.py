"""A decision changes the state: the one way a game goes on.

`apply` trusts its caller: what it is given is legal. `rules.facade.play` does the checking.
"""

from .components import SKELETON
from .decision_numbers import (
    ADD,
    CONJURE,
    DECLINE,
    DONE,
    DRAW,
    HORDE,
    KEEP,
    LEAD,
    PASS,
    PLACE,
    RAID,
    TAKE,
    TROLL,
    WHOLE_TRIBE,
)
from .picking import add_to_band, pick, pick_whole, start_band
from .state import Phase, Shape, State
from .tribes.orcs import join_horde
from .tribes.trolls import take_troll
from .turn import (
    answer_raid,
    conjure,
    discard,
    draw_cards,
    end_turn,
    finish_band,
    pass_turn,
    place_marker,
    place_merfolk,
    play_band,
    skip_merfolk,
    take_from_row,
    use_power,
    win_at_once,
)


def apply(s: State, decision: int) -> None:
    if decision == DRAW:
        draw_cards(s, 1)
    elif decision < LEAD:
        take_from_row(s, decision - TAKE)
        end_turn(s)
    elif decision < PASS:
        lead(s, decision - LEAD)
    elif decision == PASS:
        pass_turn(s)
    elif decision < ADD:
        pick_whole(s, Shape.TRIBE if decision == WHOLE_TRIBE else Shape.KINGDOM)
        play_band(s)
    elif decision < DONE:
        add_to_band(s, decision - ADD)
    elif decision == DONE:
        if s.phase == Phase.BAND:
            play_band(s)
        else:
            discard(s)
    elif decision < DECLINE:
        if s.phase == Phase.PLACE:
            place_marker(s, decision - PLACE)
        else:
            place_merfolk(s, decision - PLACE)
    elif decision == DECLINE:
        decline(s)
    elif decision < HORDE:
        take_troll(s, decision - TROLL + 1)
        finish_band(s)
    elif decision == HORDE:
        join_horde(s)
        finish_band(s)
    elif decision < CONJURE:
        pick(s, decision - KEEP)
    elif decision == CONJURE:
        conjure(s)
    elif decision == RAID:
        answer_raid(s, True)


def lead(s: State, leader: int) -> None:
    start_band(s, leader)
    if leader == SKELETON:
        pick_whole(s, Shape.TRIBE)
        win_at_once(s)


def decline(s: State) -> None:
    """The one "no": what follows depends on what was asked."""
    if s.phase == Phase.PLACE:
        use_power(s)
    elif s.phase == Phase.MERFOLK:
        skip_merfolk(s)
    elif s.phase == Phase.CENTAUR:
        discard(s)
    elif s.phase == Phase.WIZARD:
        end_turn(s)
    elif s.phase == Phase.RAID:
        answer_raid(s, False)
    else:
        finish_band(s)

"""The course of a turn (sections 4 and 5) and of the end of an age (section 7)."""

from .bands import drop_picks, forget, last_size, last_tribe, lay_band
from .components import DRAGON, DRAGONS, NO_CARD, TribeNumber
from .deal import pop
from .markers import can_place_somewhere, put_marker, supply
from .piles import insert, remove
from .scoring import is_last_age, score_bands, score_boards
from .state import Phase, State
from .tribes.centaurs import may_chain
from .tribes.elves import may_keep
from .tribes.giants import claim_giant, score_giant
from .tribes.merfolk import swim
from .tribes.orcs import horde_open, horde_size, raid
from .tribes.trolls import can_take_some_troll
from .tribes.wizards import may_conjure


def take_from_row(s: State, kind: int) -> None:
    """T1: everybody sees which card it is."""
    p = s.current
    remove(s.row, s.row_n, kind)
    s.row_n -= 1
    insert(s.hand[p], s.hand_n[p], kind)
    s.hand_n[p] += 1
    insert(s.known[p], s.known_n[p], kind)
    s.known_n[p] += 1


def draw_cards(s: State, wanted: int) -> None:
    """T1, T3: dragons do not count among the cards drawn; the third stops the draw."""
    p = s.current
    while wanted > 0 and s.dragons < DRAGONS:
        card = pop(s)
        if card == DRAGON:
            s.dragons += 1
        else:
            insert(s.hand[p], s.hand_n[p], card)
            s.hand_n[p] += 1
            wanted -= 1
    if s.dragons == DRAGONS:
        s.drawer = p
        end_age(s)
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    s.turn += 1
    s.current = (s.current + 1) % s.players
    s.chained = 0
    s.placed = 0
    s.phase = Phase.TURN


def pass_turn(s: State) -> None:
    """O2 off: passing shows that the hand is ten Skeletons."""
    p = s.current
    for i in range(s.hand_n[p]):
        s.known[p][i] = s.hand[p][i]
    s.known_n[p] = s.hand_n[p]
    end_turn(s)


def play_band(s: State) -> None:
    """B3: the band lies open; its marker is asked for where one can go."""
    lay_band(s)
    if can_place_somewhere(s):
        s.phase = Phase.PLACE
    else:
        use_power(s)


def place_marker(s: State, kingdom: int) -> None:
    put_marker(s, kingdom)
    s.placed = 1
    use_power(s)


def use_power(s: State) -> None:
    """B5: the leader's power; a choice is asked only where there is one."""
    tribe = last_tribe(s)
    if tribe == TribeNumber.GIANT:
        claim_giant(s)
    elif tribe == TribeNumber.MERFOLK:
        swim(s)
        ask_merfolk(s)
        return
    elif tribe == TribeNumber.TROLL and can_take_some_troll(s):
        s.phase = Phase.TROLL
        return
    elif tribe == TribeNumber.ORC and horde_open(s) and supply(s, s.current) > 0:
        s.phase = Phase.HORDE
        return
    finish_band(s)


def ask_merfolk(s: State) -> None:
    """One question a symbol; without a marker in the supply the rest are lost (B8)."""
    if s.symbols > 0 and supply(s, s.current) > 0:
        s.phase = Phase.MERFOLK
    else:
        s.symbols = 0
        finish_band(s)


def place_merfolk(s: State, kingdom: int) -> None:
    put_marker(s, kingdom)
    skip_merfolk(s)


def skip_merfolk(s: State) -> None:
    """A marker not placed is lost."""
    s.symbols -= 1
    ask_merfolk(s)


def finish_band(s: State) -> None:
    """After the power: another band (Centaurs), a keep (Elves), or the discard."""
    tribe = last_tribe(s)
    if may_chain(s, tribe):
        s.phase = Phase.CENTAUR
    elif may_keep(s, tribe):
        s.phase = Phase.KEEP
    else:
        discard(s)


def discard(s: State) -> None:
    """B6: all cards in hand but the Elf's picks go face up to the row; then a Wizard draws."""
    p = s.current
    for i in range(s.picked_n):
        remove(s.hand[p], s.hand_n[p], s.picked[i])
        s.hand_n[p] -= 1
    for i in range(s.hand_n[p]):
        kind = s.hand[p][i]
        insert(s.row, s.row_n, kind)
        s.row_n += 1
        forget(s, p, kind)
        s.hand[p][i] = NO_CARD
    for i in range(s.picked_n):
        s.hand[p][i] = s.picked[i]
    s.hand_n[p] = s.picked_n
    drop_picks(s)
    if may_conjure(last_tribe(s)):
        s.phase = Phase.WIZARD
    else:
        end_turn(s)


def conjure(s: State) -> None:
    draw_cards(s, last_size(s))


def win_at_once(s: State) -> None:
    """O2, G2: ten Skeletons played together; nothing is scored any more."""
    s.winner = s.current
    s.leader = NO_CARD
    lay_band(s)
    s.phase = Phase.OVER


def end_age(s: State) -> None:
    """Kingdoms, Merfolk board and Giant token are booked and open before raids are asked (E6)."""
    score_boards(s)
    score_giant(s)
    s.raids_asked = 0
    ask_raids(s)


def ask_raids(s: State) -> None:
    """E6: in seat order from the age's first player; automatic in the last age."""
    while s.raids_asked < s.players:
        p = (s.first + s.raids_asked) % s.players
        if horde_size(s, p) > 0:
            if not is_last_age(s):
                s.current = p
                s.phase = Phase.RAID
                return
            raid(s, p)
        s.raids_asked += 1
    score_bands(s)
    s.turn += 1
    s.phase = Phase.OVER if is_last_age(s) else Phase.DEAL


def answer_raid(s: State, yes: bool) -> None:
    if yes:
        raid(s, s.current)
    s.raids_asked += 1
    ask_raids(s)

"""A batch on a GPU: the kernel, in which a warp plays some games together.

A block is one warp. Its lanes copy the states of the block's games into shared memory,
one lane a game plays on by the rules, and all lanes carry states, masks and observations
out, neighbours writing neighbouring cells. Every rule stands once in it: the compiler
puts all functions into each other, and a second `apply` would double the kernel.

Plain functions, which `rules.speeds.gpu` loads.
"""

from typing import Any

from ..encoding.observation import encode_all
from ..encoding.planes import OBSERVATION
from ..encoding.showing import settle
from ..rules.apply import apply
from ..rules.chance import below, seed
from ..rules.deal import deal_age
from ..rules.decision_numbers import DECISIONS
from ..rules.legal import legal
from ..rules.many.series import lay_out
from ..rules.speeds.arrays import Grid, Numbers
from ..rules.speeds.gpu import WORD_BYTES, aligned, offset
from ..rules.state import Phase, State
from ..rules.view import observe_private

GAME_RECORD = aligned(State, dice=("u4", 4), seat=("i1", 1))  # a state, the players' dice, who is looking
GAME_WORDS = GAME_RECORD.itemsize // WORD_BYTES
STATE_WORDS = offset(GAME_RECORD, "dice") // WORD_BYTES
# Words of shared memory a game beside its state, odd numbers for the sake of the banks. Of
# all decisions few are legal at once: a draw, 36 kinds in the row, ten leaders, a pass.
LISTED = 49
SHOWN = OBSERVATION // 4 + 1

cuda: Any = None  # numba-cuda and its types stand here once the kernel is loaded
GAME: Any = None
INT32: Any = None
INT16: Any = None
INT8: Any = None


def plain(held: Any) -> Any:
    """A record or cells of shared memory as the rules read them; the simulator puts its own in place of it."""
    return held


def begin(
    words: Numbers[int],
    at: int,
    s: Any,
    templates: Numbers[int],
    table_draws: Numbers[int],
    series: int,
    number: int,
) -> None:
    """Game `number` of a series at the table that its own dice choose, up to its first deal."""
    seed(s.dice, ~series, number)
    table = below(s.dice, len(table_draws))
    for k in range(STATE_WORDS):
        words[at + k] = templates[table * STATE_WORDS + k]
    lay_out(s, series, number, table_draws[table])


def play(
    series: int,
    width: int,
    shown: bool,
    decisions: Numbers[int],
    masks: Numbers[int],
    states: Numbers[int],
    templates: Numbers[int],
    table_draws: Numbers[int],
    begun: Numbers[int],
    drawn: Numbers[int],
    observations: Numbers[int],
    mask_words: Numbers[int],
    seats: Numbers[int],
    players: Numbers[int],
    done: Numbers[int],
    shares: Grid[float],
    places: Grid[int],
    glory: Grid[int],
) -> None:
    """One decision in every game, `width` games a warp: a multiple of four.

    begun[i] is -1 before the first game of place i. drawn[i] is a legal decision from
    the game's own dice. `mask_words` is the memory of `masks`. `shown`: whether these and
    observations are wanted.
    """
    words = cuda.shared.array(0, INT32)
    games = len(seats)
    lane = cuda.threadIdx.x
    lanes = cuda.blockDim.x
    first = cuda.blockIdx.x * width
    here = min(width, games - first)
    for k in range(lane, here * GAME_WORDS, lanes):
        words[k] = states[first * GAME_WORDS + k]
    if shown:
        for k in range(lane, (here * DECISIONS + 3) // 4, lanes):
            mask_words[first * DECISIONS // 4 + k] = 0
    cuda.syncthreads()
    records = cuda.shared.array(0, GAME)
    shorts = cuda.shared.array(0, INT16)
    cells = cuda.shared.array(0, INT8)
    each = SHOWN if shown else LISTED
    mine = width * GAME_WORDS + lane * each  # the lane's list of decisions, and then its observation
    if lane < here:
        i = first + lane
        s = plain(records[lane])
        out = plain(shorts[mine * 2 : (mine + LISTED) * 2])
        decision = int(decisions[i])
        ended = 0
        n = 0
        while n < 2:
            if s.phase == Phase.OVER:
                number = int(begun[i])
                if number >= 0:
                    ended = s.players
                    settle(s, shares[i], places[i], glory[i])
                begun[i] = number + 1
                begin(words, lane * GAME_WORDS, s, templates, table_draws, series, i + (number + 1) * games)
            elif s.phase == Phase.DEAL:
                deal_age(s)
            else:
                apply(s, decision)
            n = legal(s, out)
            decision = out[0]
        done[i] = ended
        seats[i] = s.current
        players[i] = s.players
        drawn[i] = out[below(s.dice, n)]
        if shown:
            for j in range(n):
                masks[i * DECISIONS + out[j]] = 1
    cuda.syncthreads()
    for k in range(lane, here * GAME_WORDS, lanes):
        states[first * GAME_WORDS + k] = words[k]
    if shown:
        for k in range(lane, here * SHOWN, lanes):
            words[width * GAME_WORDS + k] = 0
        cuda.syncthreads()
        if lane < here:
            v = plain(records[lane])
            observe_private(v, v.current, v)  # the state is saved: what the seat may not see goes
            encode_all(v, plain(cells[mine * 4 : mine * 4 + OBSERVATION]))
        cuda.syncthreads()
        for game in range(here):
            for k in range(lane, OBSERVATION // 4, lanes):
                observations[(first + game) * (OBSERVATION // 4) + k] = words[width * GAME_WORDS + game * SHOWN + k]

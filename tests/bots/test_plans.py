"""A search that looks at its own next turns: what a plan allows, and what only a plan shows."""

import numpy as np
import pytest

from ethnos.bots.bot_build import BOTS
from ethnos.bots.searching.blank_judge import BlankJudge
from ethnos.bots.searching.candidates import Candidate
from ethnos.bots.searching.plans import GATHER, PLANS, STRIKE, keep_to_plan
from ethnos.bots.searching.search import Search
from ethnos.bots.trained.array_types import Cells8, Floats, Integers
from ethnos.encoding import OFFSET
from ethnos.rules import Options, Phase, State, ViewRecord, legal_decisions, look, new_state, play
from ethnos.rules.components import SKELETON, tribe_of
from ethnos.rules.decision_numbers import DECISIONS, DRAW, LEAD, PASS, TAKE
from ethnos.rules.facade.spelling import Spelling


class Hoarder(BlankJudge):
    """Draws as long as it can, and thinks of nothing but the Glory of the bands it has played."""

    def judge(self, observations: Cells8, masks: Cells8) -> tuple[Integers, Floats, Floats]:
        glory = observations[:, OFFSET["band_glory"]].astype(np.float32)
        return masks.argmax(axis=1), glory / np.float32(50), glory


def after_some_turns(seed: int) -> State:
    """The beginning of a turn of a seat that has drawn two cards."""
    s = new_state(Options(3), seed=seed)
    for _ in range(6):
        play(s, DRAW)
    assert s.phase == Phase.TURN
    return s


@pytest.mark.parametrize(("step", "first", "end"), [(GATHER, DRAW, LEAD), (STRIKE, LEAD, PASS)])
def test_a_plan_leaves_what_it_speaks_of(step: int, first: int, end: int) -> None:
    legal = legal_decisions(after_some_turns(4))
    mask = [int(decision in legal) for decision in range(DECISIONS)]
    keep_to_plan(mask, legal, len(legal), step)
    left = [decision for decision in range(DECISIONS) if mask[decision]]
    assert left == [decision for decision in legal if first <= decision < end] != []


def test_a_plan_that_cannot_be_kept_forbids_nothing() -> None:
    mask = [0] * DECISIONS
    mask[DRAW] = mask[TAKE] = 1
    keep_to_plan(mask, [DRAW, TAKE], 2, STRIKE)
    assert sum(mask) == 2


def pair_in_row(view: ViewRecord) -> Spelling | None:
    """Taking a card of a tribe that the hand holds, without which no band of two could follow."""
    own = {tribe_of(kind) for kind in view.hand[view.seat][: view.hand_n[view.seat]]}
    allies = [kind for kind in view.row[: view.row_n] if kind != SKELETON and tribe_of(kind) in own]
    return (TAKE + allies[0],) if allies else None


def test_only_a_plan_shows_what_a_card_is_for() -> None:
    """The hoarder never plays a band by itself, so whatever it recruits is worth the same to it: nothing."""
    seed = next(seed for seed in range(100) if pair_in_row(look(s := after_some_turns(seed), s.current)))
    s = after_some_turns(seed)
    view = look(s, s.current)
    take = pair_in_row(view)
    assert take is not None
    chosen = {}
    for plans in (False, True):
        search = Search(BOTS.interpreted(), Hoarder(), horizon=2, trace=1.0, plans=plans)
        found = [Candidate((DRAW,), -0.1), Candidate(take, -3.0)]
        search.weigh([view], [found], 400, [3])
        chosen[plans] = search.best(found)
        assert sum(each.games + sum(branch.games for branch in each.branches) for each in found) <= 400
    assert not chosen[False].results.any()
    assert chosen[False].spelling == (DRAW,)
    assert chosen[True].spelling == take
    struck = next(branch for branch in chosen[True].branches if branch.plan == (STRIKE,))
    assert struck.results.all(), "a band was played in every game that could be"


def test_plans_are_compared_in_the_games_they_were_tried_in() -> None:
    """The second half of the games was kinder to all, so the shares as such say nothing."""
    dice = np.random.default_rng(3)
    luck = np.concatenate([dice.normal(0.2, 0.1, 200), dice.normal(0.6, 0.1, 200)]).astype(np.float32)
    own, other = Candidate((0,), -0.1, shares=[luck]), Candidate((1,), -5.0, shares=[luck - np.float32(0.004)])
    search = Search(BOTS.interpreted(), BlankJudge())
    own.branches = [Candidate((0,), -0.1, plan, 200, [luck[200:] - np.float32(0.02)]) for plan in PLANS]
    other.branches = [Candidate((1,), -5.0, plan, 200, [luck[200:] - np.float32(0.01)]) for plan in PLANS]
    assert search.best([own, other]) is own
    other.branches[1].shares = [luck[200:] + np.float32(0.01)]
    assert search.best([own, other]) is other
    own.branches[0].shares = [luck[200:] + np.float32(0.012)]
    assert search.best([own, other]) is own, "its own plan is better still"


@pytest.mark.parametrize(("sure", "left"), [(3.0, [0]), (0.0, [0, 1])])
def test_what_is_surely_worse_gets_no_more_trials(sure: float, left: list[int]) -> None:
    dice = np.random.default_rng(5)
    luck = dice.random(60).astype(np.float32)
    alive = [Candidate((0,), -0.1, shares=[luck]), Candidate((1,), -5.0)]
    alive[1].shares = [luck + dice.normal(-0.1, 0.05, 60).astype(np.float32)]
    Search(BOTS.interpreted(), BlankJudge(), sure=sure)._drop(alive)
    assert [each.spelling[0] for each in alive] == left

"""A review adds up: chances to one, parts to the result, and twice the same."""

from itertools import pairwise

import msgspec
import pytest

from ethnos import Game
from ethnos.game.decisions import DrawFromDeck, PlayBand
from ethnos.review import GameReview, review
from ethnos.review.assembling import _played_on
from ethnos.review.course import course_of
from ethnos.review.grading import BLUNDER, GOOD, INACCURACY, MISTAKE, grade_of
from ethnos.review.parts import parts_of
from ethnos.review.summing_up import accuracy


def test_everybodys_chances_add_up_to_one_and_end_with_the_result(game: Game, reviewed: GameReview) -> None:
    for point in reviewed.points:
        assert sum(point.chances) == pytest.approx(1)
        assert min(point.chances) >= 0
    assert [point.at for point in reviewed.points] == sorted({point.at for point in reviewed.points})
    assert reviewed.points[0].at == 0
    last = reviewed.points[-1]
    assert (last.at, last.seat) == (len(game.history), None)
    assert game.result is not None
    assert [seat for seat, chance in enumerate(last.chances) if chance] == list(game.result.winners)


def test_luck_and_skill_add_up_to_what_became_of_a_seat(reviewed: GameReview) -> None:
    for seat in reviewed.seats:
        assert seat.start == reviewed.even
        assert seat.start + seat.luck + seat.own + seat.others == pytest.approx(seat.end, abs=1e-12)
        assert seat.own == pytest.approx(-sum(one.loss for one in reviewed.decisions if one.seat == seat.seat))
    assert sum(seat.own + seat.others for seat in reviewed.seats) == pytest.approx(0), "what one gives away others get"
    assert sum(seat.luck for seat in reviewed.seats) == pytest.approx(0)


def test_every_decision_is_there_and_what_was_played_is_weighed(game: Game, reviewed: GameReview) -> None:
    assert [one.at for one in reviewed.decisions] == list(range(len(game.history)))
    for one, played in zip(reviewed.decisions, game.history, strict=True):
        assert (one.played, one.seat) == (played.decision, played.seat)
        if one.grade == "forced":
            assert not one.candidates
            continue
        weighed = {str(each.decision): each.chance for each in one.candidates}
        assert weighed[str(one.played)] == pytest.approx(one.chance_played)
        assert one.grade == grade_of(one.loss)
        assert one.chance_better == pytest.approx(one.chance_played + (one.loss if one.better is not None else 0))
        assert (one.better is None) == (one.grade == "best")
        assert bool(one.reasons) == (one.better is not None)
        assert one.better != one.played
        legal = game.at(one.at).legal()
        assert all(each.decision in legal for each in one.candidates)
        assert max(weighed.values()) <= one.chance_played + one.loss + 1e-9


def test_what_would_follow_something_better_is_played_to_the_end_of_its_turn(game: Game, reviewed: GameReview) -> None:
    bands = 0
    for one in reviewed.decisions:
        if one.better is None:
            assert one.better_line == ()
            continue
        then = game.at(one.at)
        for decision in (one.better, *one.better_line):
            then.play(decision, one.seat)
        if isinstance(one.better, PlayBand):
            bands += 1
            assert then.view().question not in ("marker", "troll", "horde", "merfolk")
    assert bands, "a novice leaves bands lying"


def test_a_review_that_was_kept_without_what_would_follow_is_still_read(reviewed: GameReview) -> None:
    kept = msgspec.to_builtins(reviewed)
    for one in kept["decisions"]:
        del one["better_line"]
    assert [one.better_line for one in msgspec.convert(kept, GameReview).decisions] == [()] * len(kept["decisions"])


def test_moments_to_learn_from_are_the_dearest_of_a_seat(reviewed: GameReview) -> None:
    assert any(seat.moments for seat in reviewed.seats), "a novice plays here"
    for seat in reviewed.seats:
        losses = [reviewed.decisions[at].loss for at in seat.moments]
        rest = [one.loss for one in reviewed.decisions if one.seat == seat.seat and one.at not in seat.moments]
        assert losses == sorted(losses, reverse=True)
        assert len(losses) <= 3
        assert len(losses) < 3 or losses[-1] >= max(rest)
        assert sum(seat.counts.values()) == sum(one.seat == seat.seat for one in reviewed.decisions)


def test_turning_points_are_changes_of_the_curve(reviewed: GameReview) -> None:
    changes = {
        (after.at, seat): after.chances[seat] - before.chances[seat]
        for before, after in pairwise(reviewed.points)
        for seat in range(2)
    }
    assert reviewed.turning
    for turn in reviewed.turning:
        assert turn.change == pytest.approx(changes[turn.at, turn.seat])


def test_the_same_game_gets_the_same_review(game: Game, reviewed: GameReview, few_trials: None) -> None:
    steps: list[tuple[int, int]] = []
    again = review(game, lambda done, total: steps.append((done, total)))
    assert again == reviewed
    assert steps[0][0] == 0
    assert steps[-1][0] == steps[-1][1]
    assert msgspec.json.decode(msgspec.json.encode(again), type=GameReview) == again


def test_a_game_that_was_left_is_reviewed_as_far_as_it_went(game: Game, few_trials: None) -> None:
    found = review(game.at(12))
    assert len(found.decisions) == 12
    assert [seat.place for seat in found.seats] == [None, None]
    assert sum(found.points[-1].chances) == pytest.approx(1)
    nothing = review(game.at(0))
    assert nothing.points[-1].chances == (0.5, 0.5)
    assert nothing.seats[0].accuracy == 100


def test_whoever_works_on_a_review_sees_what_the_seats_saw_and_no_more(game: Game) -> None:
    course = course_of(game)
    parts = parts_of(course)
    sent = [data for part in parts for data in (*part.views, *(one.view for one in part.decisions))]
    seen = [view for turn in course.turns for view in turn.views]
    seen += [one.view for one in course.decisions if not one.forced]
    assert sent == [view.to_bytes() for view in seen]
    for turn in course.turns:
        public = game.at(turn.at).observe(None)
        for seat, view in enumerate(turn.views):
            assert view.seat == seat
            assert [view.hand[p] for p in range(2) if p != seat] == [public.hand[p] for p in range(2) if p != seat]
            assert not hasattr(view, "deck"), "the order of the deck is in no view"


def test_grades_begin_where_they_are_said_to() -> None:
    told = [grade_of(loss) for loss in (0, GOOD, INACCURACY, MISTAKE, BLUNDER)]
    assert told == ["best", "good", "inaccuracy", "mistake", "blunder"]
    assert [grade_of(loss - 1e-9) for loss in (GOOD, INACCURACY, MISTAKE, BLUNDER)] == told[:4]


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert accuracy([0.0, 0.0]) == 100
    assert accuracy([0.0, 0.05]) > accuracy([0.05, 0.05]) > accuracy([0.1, 0.1]) > 0


def test_a_better_line_ends_with_the_turn_of_its_seat() -> None:
    """It was found in another possible game: in this one the next decision may be somebody else's."""
    game = Game(2, seed=1)
    seat, drawn = game.seat_to_act, DrawFromDeck()
    assert seat is not None
    assert _played_on(game, seat, drawn, (drawn,)) == ()
    assert len(game.history) == 1

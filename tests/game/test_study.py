"""Studies: records with variations and comments, read and written again, and refused where damaged."""

import random

import pytest
from support.counts import count
from support.players import new_game, random_game

from ethnos import Game, GameError, RecordError, read_record, verify, write_record
from ethnos.game import GivenDealer
from ethnos.game.records.study import DEPTH, Node, Study, dealt_on, read_study, write_study

TREES = count(test=20, nightly=200)
DAMAGES = count(test=120, nightly=2000)
COMMENTS = ("why not?", "two\nlines", "( and ; and # and 3. 1 draw", "  spaced", "first\n\nlast", "Zażółć さくら")


def grown(game: Game, dice: random.Random, decisions: int) -> Study:
    """A tree of random decisions with random comments."""
    study = Study(game.copy(), Node(None, comment=dice.choice(("", "the start"))))

    def grow(here: Game, node: Node, depth: int, left: int) -> None:
        while left and here.seat_to_act is not None:
            before, parent = here.copy(), node
            node = study.grow(here, node, dice.choice(here.legal()))
            left -= 1
            if dice.random() < 0.15:
                node.comment = dice.choice(COMMENTS)
            while depth < 4 and dice.random() < 0.1:
                grow(before.copy(), parent, depth + 1, dice.randint(1, 9))

    grow(game.copy(), study.root, 0, decisions)
    return study


def shape(node: Node) -> tuple[object, str, list[object]]:
    decision = None if node.played is None else node.played.decision
    return decision, node.comment, [shape(child) for child in node.children]


@pytest.mark.parametrize("part", range(5))
def test_a_study_read_and_written_again_is_the_same(part: int) -> None:
    for number in range(part, TREES, 5):
        dice = random.Random(number)
        study = grown(new_game(2 + part, seed=number), dice, dice.randint(0, 150))
        text = write_study(study)
        again = read_study(text)
        assert write_study(again) == text
        assert shape(again.root) == shape(study.root)
        assert write_record(read_record(text), local_save=True) == write_record(study.main(), local_save=True)
        verify(text)


def test_a_plain_record_is_a_study_letter_by_letter() -> None:
    for seed in range(5):
        text = write_record(random_game(2 + seed, seed=seed))
        assert write_study(read_study(text)) == text


def test_notes_of_old_files_become_comments_where_they_stand() -> None:
    lines = write_record(random_game(2, seed=1)).split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    lines.insert(at + 1, "; a good beginning")
    lines.insert(1, "; found in an attic")
    study = read_study("\n".join(lines))
    assert study.root.comment == "found in an attic"
    node = study.root.children[0]
    while node.children and node.children[0].played and node.children[0].played.turn == 1:
        node = node.children[0]
    assert node.comment == "a good beginning"


def test_what_cannot_be_seen_in_a_comment_is_left_out() -> None:
    """Pasted text brings such characters: nobody is refused for them, and no database or terminal has to bear them."""
    lines = write_record(random_game(2, seed=1)).split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    lines.insert(at + 1, "; a\tgood\x00 be\x1b[2Jginning\x85")
    lines.insert(1, "; found in\x00 an attic")
    study = read_study("\n".join(lines))
    assert study.root.comment == "found in an attic"
    assert "; a good be[2Jginning\n" in write_study(study)


def test_a_variation_may_enter_an_age_that_nobody_has_dealt() -> None:
    whole = random_game(2, seed=3)
    decisions = [one.decision for one in whole.history if one.age == 1]
    game = Game(options=whole.options, dealer=GivenDealer(whole.set_up, whole.decks[:1]))
    study = Study(dealt_on(game.copy()), Node(None))
    here, node = study.start.copy(), study.root
    for decision in decisions[:3]:
        node = study.grow(here, node, decision)
    side, branch = study.start.copy(), study.root
    branch = study.grow(side, branch, decisions[0])
    for decision in decisions[1:]:
        branch = study.grow(side, branch, decision)
    assert side.age == 2
    for _ in range(4):
        branch = study.grow(side, branch, side.legal()[0])
    again = read_study(write_study(study))
    assert shape(again.root) == shape(study.root)


def example() -> str:
    return write_study(grown(new_game(3, seed=5), random.Random(8), 60))


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["("], "record-variation-open"),
        ([")"], "record-unknown"),
        (["(", ")"], "record-variation-empty"),
        (["(", "  nothing", ")"], "record-unknown"),
        (["(", "  1. 1 fly", ")"], "record-unknown"),
        (["(", "  deck: Er", ")"], "record-unknown"),
        (["; " + "x" * 2001], "record-comment"),
        (["("] * (DEPTH + 2), "record-variation-depth"),
    ],
)
def test_what_a_study_cannot_hold_is_named(lines: list[str], code: str) -> None:
    game = new_game(2, seed=2)
    game.play(game.legal()[0])
    text = write_record(game, local_save=True)
    if code == "record-variation-depth":
        turn = text.split("\n")[-2]
        lines = [line for _ in range(DEPTH + 2) for line in ("(", turn)]
    with pytest.raises(RecordError) as caught:
        read_study(text + "\n".join(lines) + "\n")
    assert caught.value.code == code


def nested(depth: int) -> Study:
    """Variations within each other: after each decision the next stands there twice."""
    study = Study(new_game(2, seed=2), Node(None))
    game, node = study.start.copy(), study.root
    for _ in range(depth):
        study.grow(game.copy(), node, game.legal()[0])
        node = study.grow(game, node, game.legal()[0])
    return study


def test_what_is_nested_too_deep_to_be_read_is_not_written() -> None:
    assert shape(read_study(write_study(nested(DEPTH))).root) == shape(nested(DEPTH).root)
    with pytest.raises(GameError) as caught:
        write_study(nested(DEPTH + 1))
    assert caught.value.code == "record-variation-depth"


def test_a_variation_before_any_decision_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        read_study(write_record(new_game(2, seed=2), local_save=True) + "(\n)\n")
    assert caught.value.code == "record-variation-start"


def test_damaged_studies_are_refused_and_nothing_else() -> None:
    text, dice = example(), random.Random(4)
    refused = 0
    for _ in range(DAMAGES):
        at = dice.randrange(len(text))
        kind = dice.randrange(4)
        cut = text[: at + dice.randint(1, 40)] if kind == 0 else text[:at]
        damaged = {
            0: cut,
            1: text[:at] + dice.choice("();#x9 \n") + text[at + 1 :],
            2: text[:at] + text[at + dice.randint(1, 30) :],
            3: text[:at] + dice.choice(("(\n", ")\n", "; \n", "\n(\n)\n")) + text[at:],
        }[kind]
        try:
            read_study(damaged)
        except RecordError:
            refused += 1
    assert refused > DAMAGES // 3

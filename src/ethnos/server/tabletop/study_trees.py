"""Studies between their text and the flat trees that travel."""

from ...game.game import Game
from ...game.records.reading import read_record
from ...game.records.record import write
from ...game.records.study import Node, Study, dealt_on, read_study, without_controls, write_study
from ...words import unspoken
from .refusals import Refused
from .studying import StudyNode, StudyTree, WriteStudy


def told_tree(text: str) -> StudyTree:
    study = read_study(text)
    nodes: list[StudyNode] = []
    waiting: list[tuple[Node, int | None]] = [(child, None) for child in reversed(study.root.children)]
    while waiting:
        node, parent = waiting.pop()
        played = node.played
        assert played is not None
        told = unspoken(played.decision.phrase())
        nodes.append(StudyNode(parent, played.decision, played.seat, played.age, played.turn, told, node.comment))
        waiting += [(child, len(nodes) - 1) for child in reversed(node.children)]
    return StudyTree(write(study.main(), local_save=True), study.start.names, study.root.comment, tuple(nodes))


def written_tree(record: str, given: WriteStudy | None = None) -> str:
    """A study's text, checked; with a tree given, its lines from the beginning of the record's game."""
    if given is None:
        return write_study(read_study(record))
    study = Study(dealt_on(read_record(record).at(0)), Node(None, comment=tidied(given.comment)))
    places: list[tuple[Node, Game]] = []
    for number, one in enumerate(given.nodes):
        if one.parent is not None and one.parent >= number:
            raise Refused("study-nodes", node=number)
        parent, before = (study.root, study.start) if one.parent is None else places[one.parent]
        game = before.copy()
        node = study.grow(game, parent, one.decision)
        node.comment = tidied(one.comment)
        places.append((node, game))
    return write_study(study)


def tidied(comment: str) -> str:
    """A comment as it can stand in a text of lines."""
    return "\n".join(without_controls(line).rstrip() for line in comment.strip().splitlines())

"""A study: a recorded game with variations and comments, in the notation grown by both (docs/notation.md).

A line `(` opens a variation: another decision in the place of the one just before it. `)` closes it. A
line that begins with `;` is a comment on the position after the decision before it. The main line of a
study is a record like any other, and a record with neither is a study too, letter by letter.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..deals import ContinuedDealer, GivenDealer, SimulatedDealer
from ..decisions import Decision
from ..game import Game
from ..game_errors import GameError
from ..timeline import Played
from .heading import VARIATION, VARIATION_END, damage, read_head
from .reading import TURN, follow_action, plain, read_record
from .record import action_words, ages_of_record, deck_words, write

NODES = 5000
DEPTH = 40  # variations within each other
COMMENT = 2000  # letters
CONTROLS = {code: " " if chr(code) == "\t" else None for code in (*range(32), *range(127, 160)) if chr(code) != "\n"}
INDENT = "  "


@dataclass
class Node:
    """A decision of a study, what was said of the position after it, and what may follow: the main line first."""

    played: Played | None  # none: the start
    comment: str = ""
    children: list["Node"] = field(default_factory=list)


@dataclass
class Study:
    """A game at its beginning, and every line that was looked at from there."""

    start: Game
    root: Node

    def main(self) -> Game:
        """The main line, played."""
        game, node = self.start.copy(), self.root
        while node.children:
            node = node.children[0]
            assert node.played is not None
            game.play(node.played.decision)
        return game

    def grow(self, game: Game, parent: Node, decision: Decision) -> Node:
        """A decision more after a node, whose game this is; it goes on from there then."""
        game.play(decision)
        node = Node(game.history[-1])
        parent.children.append(node)
        return node


def dealt_on(game: Game) -> Game:
    """The game, its ages that nobody has dealt yet dealt too: by its first deck, so the same whatever is decided."""
    if isinstance(game.dealer, GivenDealer):
        first = deck_words(ages_of_record(game)[0][1])
        number = int.from_bytes(hashlib.sha256(first.encode()).digest()[:7])
        game.dealer = ContinuedDealer(game.dealer, SimulatedDealer(number))
    return game


def without_controls(comment: str) -> str:
    """A comment as every file, database and terminal can hold it: pasted text brings what nobody sees or wants."""
    return comment.translate(CONTROLS)


# Writing


def write_study(study: Study) -> str:
    """The text of a study. Without variations and comments it is the record of its game.

    One that could not be read again raises GameError.
    """
    record = write(study.main(), local_save=True)
    if not _is_annotated(study.root):
        return record
    head, _, ages = record.partition("\n\n")
    notes = _comment_lines(study.root.comment, "")
    return "\n".join([head, "", *_spread(study, ages.split("\n")[:-1], notes)]) + "\n"


def _is_annotated(root: Node) -> bool:
    return any(node.comment or len(node.children) > 1 for node in _all(root))


def _all(root: Node) -> Iterator[Node]:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.children


def _spread(study: Study, lines: list[str], notes: list[str]) -> Iterator[str]:
    """The lines of the main line's record, broken where something stands between two decisions of a turn."""
    node = study.root
    for number, line in enumerate(lines):
        if not TURN.match(line):
            yield line
            if number == 1:  # after the first deck: what is said of the start
                yield from notes
            continue
        count = line.count("; ") + 1
        turn: list[Node] = []
        befores = []
        for _ in range(count):
            befores.append(node)
            node = node.children[0]
            turn.append(node)
        yield from _turn_lines(turn, befores, "")


def _turn_lines(turn: list[Node], befores: list[Node], indent: str) -> Iterator[str]:
    """One turn: in one line, or in several where a comment or a variation stands between its decisions."""
    part: list[str] = []
    for node, before in zip(turn, befores, strict=True):
        played = node.played
        assert played is not None
        part.append(action_words(played))
        others = before.children[1:] if before.children[0] is node else []
        if node.comment or others or node is turn[-1]:
            yield f"{indent}{played.turn}. {played.seat + 1} {'; '.join(part)}"
            part = []
            yield from _comment_lines(node.comment, indent)
            if others and len(indent) == DEPTH * len(INDENT):
                raise GameError("record-variation-depth", most=DEPTH)
            for other in others:
                yield f"{indent}{VARIATION}"
                yield from _line_from(other, indent + INDENT)
                yield f"{indent}{VARIATION_END}"


def _line_from(node: Node, indent: str) -> Iterator[str]:
    """A variation: its first decision, and what follows by its own main line."""
    nodes, befores = [node], [Node(None)]
    while nodes[-1].children:
        befores.append(nodes[-1])
        nodes.append(nodes[-1].children[0])
    befores[0] = Node(None, children=[node])
    at = 0
    while at < len(nodes):
        end = at + 1
        while end < len(nodes) and _same_turn(nodes[at], nodes[end]):
            end += 1
        yield from _turn_lines(nodes[at:end], befores[at:end], indent)
        at = end


def _same_turn(one: Node, other: Node) -> bool:
    a, b = one.played, other.played
    assert a is not None
    assert b is not None
    return (a.age, a.turn, a.seat) == (b.age, b.turn, b.seat)


def _comment_lines(comment: str, indent: str) -> list[str]:
    return [f"{indent}; {line}".rstrip() for line in comment.split("\n")] if comment else []


# Reading


@dataclass
class _OpenLine:
    """A line being read: its last node, the game there, and the node and game before it."""

    node: Node
    game: Game
    before: Node
    game_before: Game


def read_study(text: str) -> Study:
    """The study of a text; damage raises RecordError. The main line is read first: it says how cards are dealt."""
    start = dealt_on(read_record(text).at(0))
    lines = plain(text).split("\n")
    end = read_head(lines).end
    reader = _StudyReader(Node(None, comment=_head_comment(lines, end)), start.copy())
    for number, line in enumerate(lines[end:], start=end + 1):
        reader.read(number, line)
    reader.end(len(lines))
    return Study(start, reader.root)


def _head_comment(lines: list[str], end: int) -> str:
    """Notes of the header are about the start."""
    said = "\n".join(line[1:].removeprefix(" ") for line in lines[1:end] if line.startswith(";"))
    return without_controls(said)[:COMMENT]


class _StudyReader:
    def __init__(self, root: Node, game: Game) -> None:
        self.root = root
        self.levels = [_OpenLine(root, game, root, game)]
        self.nodes = 0

    def read(self, number: int, line: str) -> None:
        level, text = self.levels[-1], line.lstrip(" ")
        column = len(line) - len(text) + 1
        if not text or text.startswith("#"):
            return
        if column > 1 and len(self.levels) == 1 and not text.startswith(";"):
            raise damage(number, 1, "unknown", found=line[:30])
        if text.startswith(";"):
            self._comment(number, level.node, without_controls(text[1:].removeprefix(" ")))
        elif text == VARIATION:
            self._open(number, column, level)
        elif text == VARIATION_END:
            self._close(number, column)
        elif len(self.levels) > 1 or not text.startswith("deck: "):
            self._turn(number, column, level, text)

    def _comment(self, number: int, node: Node, said: str) -> None:
        node.comment = f"{node.comment}\n{said}" if node.comment else said
        if len(node.comment) > COMMENT:
            raise damage(number, 1, "comment", most=COMMENT)

    def _open(self, number: int, column: int, level: _OpenLine) -> None:
        if level.node.played is None or level.node is level.before:
            raise damage(number, column, "variation-start")
        if len(self.levels) > DEPTH:
            raise damage(number, column, "variation-depth", most=DEPTH)
        game = level.game_before.copy()
        self.levels.append(_OpenLine(level.before, game, level.before, game))

    def _close(self, number: int, column: int) -> None:
        """One is open: reading the main line has refused an end without a beginning."""
        ended = self.levels.pop()
        if ended.node is ended.before:
            raise damage(number, column, "variation-empty")

    def _turn(self, number: int, column: int, level: _OpenLine, text: str) -> None:
        """A line of a turn, decision by decision: each is a node."""
        head = TURN.match(text)
        if head is None:
            raise damage(number, column, "unknown", found=text[:30])
        at = column + head.end()
        for action in text[head.end() :].split("; "):
            before = level.game.copy()
            follow_action(level.game, number, at, (head[1], head[2]), action)
            self.nodes += 1
            if self.nodes > NODES:
                raise damage(number, at, "study-size", most=NODES)
            node = Node(level.game.history[-1])
            level.node.children.append(node)
            level.before, level.game_before, level.node = level.node, before, node
            at += len(action) + 2

    def end(self, number: int) -> None:
        if len(self.levels) > 1:
            raise damage(number, 1, "variation-open")

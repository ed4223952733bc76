"""From what `mining` found to puzzles: in words, with a theme and a rating, none like another.

`python -m ethnos.puzzles.finishing found.jsonl … --out puzzles.jsonl`
"""

import argparse
import base64
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from ..errors import UserError
from ..game import Game
from ..game.deals import SimulatedDealer
from ..game.decisions import read
from ..game.records.notation import decision_words
from ..game.records.position_line import position_words
from ..rules import preset
from ..rules.components import TRIBE_LETTERS, TribeNumber
from ..rules.facade.spelling import is_unfinished, whole_decisions
from ..rules.state import State
from .puzzle import Puzzle, Tried
from .ratings import first_rating
from .shipped import written
from .themes import theme_of

SHOWN = 5  # decisions told with a solution
LIKENESS = 0.6  # of what two puzzles show, the part that makes them too much alike
OF_A_GAME = 3  # puzzles of one game
SHARE = 0.18  # of all puzzles that one theme may have
LEAST = 3  # decisions to choose from: of two half the people would find the right one


class FoundDecision(Struct, frozen=True, array_like=True):
    spelling: tuple[int, ...]
    chance: float
    games: int
    likely: float  # what the network alone held of it


class Missed(Struct, frozen=True):
    """Which bots would have decided otherwise."""

    steward: bool
    novice: bool
    champion: bool


class Find(Struct, frozen=True):
    """A position that came through all sieves, in numbers."""

    game: tuple[int, int]
    state: str
    said: tuple[int, ...]
    tried: tuple[FoundDecision, ...]
    quick: float
    missed: Missed
    trials: int


def finds_in(files: Iterable[Path]) -> list[Find]:
    """The finds of files; a last line that was cut off is left out."""
    found = []
    for file in files:
        for number, line in enumerate(file.read_bytes().split(b"\n"), start=1):
            if not line.endswith(b"}"):
                continue
            try:
                found.append(msgspec.json.decode(line, type=Find))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise UserError(f"{file}, line {number}: this is no puzzle: {error}") from None
    return found


def puzzle_of_find(find: Find) -> Puzzle:
    """A find in words."""
    start = State.from_bytes(zlib.decompress(base64.b64decode(find.state)))
    start.rng[:] = [0] * len(start.rng)
    tribes = [tribe for tribe in TribeNumber if start.tribes[tribe]]
    options = preset("standard", start.players, tribes)
    names = [str(seat + 1) for seat in range(start.players)]
    game = Game.from_position(start, options, names, SimulatedDealer(0))
    turn = []
    for spelling in whole(find.said):
        decision = read(game.observe(game.seat_to_act), spelling)
        turn.append(decision_words(decision))
        game.play(decision)
    view = game.observe(game.seat_to_act)
    tried = [(read(view, one.spelling), one.chance) for one in find.tried]
    best = tried[0]
    others = sorted(tried[1:], key=lambda one: -one[1])[: SHOWN - 1]
    hidden = [seat for seat in range(start.players) if seat != start.current]
    return Puzzle(
        players=start.players,
        tribes="".join(TRIBE_LETTERS[tribe] for tribe in tribes),
        tokens=game.set_up.tokens,
        first=start.first,
        position=position_words(start, hidden),
        turn=tuple(turn),
        tried=tuple(Tried(decision_words(decision), round(chance, 3)) for decision, chance in (best, *others)),
        theme=theme_of(view, best[0], others[0][0]),
        rating=rating_of(find, others[0][1]),
        trials=find.trials,
    )


def rating_of(find: Find, second: float) -> int:
    """How hard it is: by its lead, and by who misses it."""
    missed = find.missed
    return first_rating(
        find.tried[0].chance - second, missed.novice, missed.steward, missed.champion, find.tried[0].likely
    )


def whole(said: Sequence[int]) -> list[tuple[int, ...]]:
    """Whole decisions from the engine's integers."""
    found: list[tuple[int, ...]] = []
    part: tuple[int, ...] = ()
    for number in said:
        part = (*part, number)
        if not is_unfinished(number):
            found.append(part)
            part = ()
    return found


def features(puzzle: Puzzle) -> set[str]:
    """What a person sees of a puzzle, piece by piece."""
    return {*puzzle.position.replace(";", ",").split(", "), *puzzle.turn, puzzle.tried[0].decision, puzzle.theme}


def likeness(one: set[str], other: set[str]) -> float:
    return len(one & other) / max(1, len(one | other))


def chosen(finds: Sequence[Find]) -> list[Puzzle]:
    """Puzzles of the finds, the clearest first, as far as they are different enough from each other."""
    made = sorted(((puzzle_of_find(find), find) for find in finds), key=lambda one: -one[0].margin)
    made = [(puzzle, find) for puzzle, find in made if len(whole_decisions(puzzle.view())) >= LEAST]
    kept: list[tuple[Puzzle, set[str]]] = []
    games: Counter[tuple[int, int]] = Counter()
    themes: Counter[str] = Counter()
    for puzzle, find in made:
        seen = features(puzzle)
        if games[find.game] >= OF_A_GAME or themes[puzzle.theme] >= SHARE * len(made):
            continue
        if any(likeness(seen, other) > LIKENESS for each, other in kept if each.players == puzzle.players):
            continue
        games[find.game] += 1
        themes[puzzle.theme] += 1
        kept.append((puzzle, seen))
    return sorted((puzzle for puzzle, _ in kept), key=lambda puzzle: puzzle.key)


def finish(files: Sequence[Path], out: Path, most: int | None = None) -> list[Puzzle]:
    """Puzzles of what was found into a file; of more than `most` those whose solution leads most."""
    puzzles = chosen(finds_in(files))
    if most is not None and len(puzzles) > most:
        least = sorted(puzzle.margin for puzzle in puzzles)[-most]
        puzzles = [puzzle for puzzle in puzzles if puzzle.margin >= least][:most]
    out.write_bytes(b"".join(map(written, puzzles)))
    return puzzles


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Make puzzles of what was found.")
    parser.add_argument("finds", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    puzzles = finish(given.finds, given.out)
    print(f"{len(puzzles)} puzzles in {given.out}")
    for name, count in (
        ("themes", Counter(p.theme for p in puzzles)),
        ("players", Counter(p.players for p in puzzles)),
        ("ratings", Counter(p.rating // 200 * 200 for p in puzzles)),
    ):
        print(f"{name}: {', '.join(f'{key} {number}' for key, number in sorted(count.items(), key=str))}")


if __name__ == "__main__":
    main()

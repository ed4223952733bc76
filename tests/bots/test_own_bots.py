"""A bot in five lines, by class, by function, by file, by weights; and the package to begin with."""

import subprocess
import sys
from pathlib import Path

import pytest
from support import odd_bots

from ethnos import Game, PlayBand, UserError
from ethnos.arena.match import Match, play_chunk
from ethnos.bots import Budget, FunctionBot, SimpleBot, ask, bot_named, bot_of
from ethnos.bots.made_of import made_of
from ethnos.bots.registry import is_trusted
from ethnos.bots.template import write_package
from ethnos.bots.trained.network import champion_file
from ethnos.game.outlook import outlook
from ethnos.game.own_view import OwnView, own_view
from ethnos.game.preview import preview
from ethnos.game.views import view_of
from ethnos.words import Kingdom

FILE = """
from ethnos.bots import SimpleBot

class Last(SimpleBot):
    def choose(self, view, legal, dice):
        return legal[-1]

class Any(SimpleBot):
    def choose(self, view, legal, dice):
        return dice.choice(legal)

def first(view, legal, dice):
    return legal[0]

def nonsense(one):
    return one

number = 3
"""


class First(SimpleBot):
    def choose(self, view, legal, dice):  # type: ignore[no-untyped-def]  # as a stranger writes it
        return legal[0]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "mine.py"
    found.write_text(FILE)
    return found


def somewhere(players: int = 3) -> Game:
    game = Game(players, seed=4)
    while len(game.history) < 60:
        seat = game.seat_to_act
        assert seat is not None
        game.play(ask(bot_named("novice"), game.observe(seat), Budget(), seed=len(game.history)).answer.decision)
    return game


def test_a_view_needs_no_names() -> None:
    game = somewhere()
    assert view_of(game.observe(0)) == game.view(0)
    assert [player.name for player in view_of(game.observe(0)).players] == list(game.names)


def test_a_seats_own_view_says_what_the_rules_say() -> None:
    game = somewhere()
    seat = game.seat_to_act
    assert seat is not None
    record = game.observe(seat)
    view = own_view(record)
    assert view.me.seat == seat
    assert view.hand == view.players[seat].hand
    assert [player.seat for player in view.rivals] == [(seat + 1) % 3, (seat + 2) % 3]
    assert view.outlook == outlook(record)
    for kingdom in Kingdom:
        most = [claim.seat for claim in view.board(kingdom).claims if claim.place == 1]
        assert list(view.leaders(kingdom)) == most
    assert any(view.leaders(kingdom) for kingdom in Kingdom)
    bands = [band for band in game.legal() if isinstance(band, PlayBand)]
    assert bands
    for band in bands:
        assert view.preview(band) == preview(record, band)


def test_a_simple_bot_is_asked_with_its_own_view_and_named_as_its_class() -> None:
    seen: list[OwnView] = []

    class Looker(SimpleBot):
        def choose(self, view, legal, dice):  # type: ignore[no-untyped-def]
            seen.append(view)
            return dice.choice(legal)

    game = Game(4, seed=1)
    answers = {ask(Looker(), game.observe(game.seat_to_act), Budget(), seed=3).answer for _ in range(3)}
    assert len(answers) == 1, "the same dice for the same question"
    assert seen[0].seat == game.seat_to_act
    assert Looker().name == "looker"


def test_a_function_is_a_bot() -> None:
    game = Game(2, seed=1)
    bot = FunctionBot(lambda view, legal, dice: legal[0], "top")
    assert ask(bot, game.observe(game.seat_to_act), Budget(), seed=3).answer.decision == game.legal()[0]
    assert bot.name == "top"


def test_a_file_with_a_function_that_chooses_is_a_bot(tmp_path: Path) -> None:
    game, file = Game(2, seed=1), tmp_path / "own.py"
    file.write_text("def choose(view, legal, dice):\n    return legal[-1]\n")
    view = game.observe(game.seat_to_act)
    assert ask(bot_of(str(file)), view, Budget(), seed=3).answer.decision == game.legal()[-1]


def test_files_hold_bots(file: Path) -> None:
    game = Game(2, seed=1)
    view = game.observe(game.seat_to_act)
    legal = game.legal()
    assert ask(bot_of(f"{file}:Last"), view, Budget(), 1).answer.decision == legal[-1]
    assert ask(bot_of(f"{file}:first"), view, Budget(), 1).answer.decision == legal[0]
    assert bot_of(f"{file}:Last").name == f"{file}:Last"
    assert bot_of("steward") is bot_named("steward")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("{file}:Best", "there is no Best in this file"),
        ("{file}", "2 bots in this file"),
        ("{file}:number", "this is no bot"),
        ("{file}:nonsense", "cannot be loaded: TypeError"),
        ("{folder}/none.py:Bot", "No such file"),
        ("{folder}/none.safetensors", "No such file"),
        ("{folder}/broken.py:Bot", "cannot be loaded: SyntaxError"),
        ("{folder}/broken.safetensors", "not a safetensors file"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(name: str, reason: str, file: Path, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("class Bot(:")
    (tmp_path / "broken.safetensors").write_bytes(b"a letter")
    game = Game(2, seed=1)

    def think() -> None:
        bot_of(name.format(file=file, folder=tmp_path)).think(game.observe(0), game.legal(), Budget(), 1)

    with pytest.raises(UserError, match=reason):
        think()


def test_a_server_runs_no_files(file: Path) -> None:
    """It takes names from anybody, and asks by `bot_named`."""
    with pytest.raises(UserError, match="unknown bot"):
        bot_named(f"{file}:Last")
    sources = Path(__file__).parents[2] / "src" / "ethnos" / "server"
    assert not [path for path in sources.rglob("*.py") if "bot_of" in path.read_text()]


@pytest.mark.xdist_group("bots")
def test_weights_are_a_bot_that_decides_as_the_champion() -> None:
    bot, game = bot_of(str(champion_file())), Game(4, seed=2)
    for _ in range(20):
        view = game.observe(game.seat_to_act)
        decision = bot.think(view, game.legal(), Budget(), 1).decision
        assert decision == bot_named("champion").think(view, game.legal(), Budget(), 1).decision
        game.play(decision)


@pytest.mark.xdist_group("bots")
def test_only_bots_of_ours_are_asked_without_a_referee(file: Path) -> None:
    for name in ("random", "champion", "archon", "peer-eager", str(champion_file())):
        assert is_trusted(bot_of(name)), name
    assert not is_trusted(bot_of(f"{file}:Last"))
    disguised = FunctionBot(lambda view, legal, dice: legal[0], "steward")
    assert not is_trusted(disguised)
    match = Match((f"{file}:Last", "peer-greedy", "novice"), 3, deals=1)
    assert all(not result.mishaps for result in play_chunk(match, 0, match.games))


def test_a_change_of_a_bot_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of its file, of what that imports from beside it, of a package that offers it."""
    helper, bot, inner = tmp_path / "helper_of_bots.py", tmp_path / "bot.py", tmp_path / "inner" / "deep.py"
    inner.parent.mkdir()
    (inner.parent / "__init__.py").touch()
    inner.write_text("BEST = 0\n")
    helper.write_text("def best(legal):\n    from inner.deep import BEST\n    return legal[BEST]\n")
    bot.write_text("from helper_of_bots import best\ndef first(view, legal, dice): return best(legal)\n")
    odd_bots.install(tmp_path, monkeypatch)
    names = (f"{bot}:first", "odd-answers")
    seen = [made_of(names)]
    for file in (bot, helper, inner, tmp_path / "site" / "oddbots.py"):
        file.write_text(file.read_text() + "# changed\n")
        seen.append(made_of(names))
    assert len(set(map(tuple, seen))) == len(seen)
    beside = tmp_path / "beside.py"
    beside.write_text(bot.read_text())
    bot_of(f"{beside}:first")
    assert made_of(names) == seen[-1], "another bot of the folder is none of its business"
    assert made_of(["steward"]) == made_of(["steward"], untold=True)
    assert made_of(["archon"]) != made_of(["archon"], untold=True), "how many trials level 8 has decides its games"


def test_a_file_that_ends_the_program_is_no_bot(tmp_path: Path) -> None:
    (tmp_path / "quits.py").write_text("import sys\nsys.exit(0)\n")
    with pytest.raises(UserError, match="cannot be loaded"):
        bot_of(str(tmp_path / "quits.py"))


def test_the_template_is_a_bot_with_a_test_that_passes(tmp_path: Path) -> None:
    folder = tmp_path / "first_try"
    written = write_package("first_try", folder)
    assert {file.name for file in written} == {"pyproject.toml", "__init__.py", "test_first_try.py", "README.md"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "2 passed" in done.stdout, done.stdout + done.stderr
    for name in ("First", "2nd", "class", "a-b", "steward", "numpy"):
        with pytest.raises(UserError, match="the name"):
            write_package(name, tmp_path / "other")
    with pytest.raises(UserError, match="exists already"):
        write_package("first_try", folder)

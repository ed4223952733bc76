"""Playing in the terminal: a whole game by the keyboard, in six languages, saved and gone on with."""

import io
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from ethnos import Card, DrawFromDeck, Game, KeepCards, Kingdom, PlaceMarker, PlayBand, TakeCard
from ethnos.bots import Answer, Budget, bot_named, legal_for
from ethnos.bots.labels import PEOPLE, bot_label
from ethnos.bots.levels import LEVELS, TRIALS
from ethnos.bots.protocol import Reason
from ethnos.bots.trained import champion
from ethnos.cli import run
from ethnos.cli.answers import understand
from ethnos.cli.commands import watch
from ethnos.cli.commands.play_game import chosen
from ethnos.cli.saves import Save, saved_bots
from ethnos.cli.terminal import Terminal
from ethnos.errors import UserError
from ethnos.game import read_record
from ethnos.game.decisions import Decision, Decline, Raid
from ethnos.game.preview import preview
from ethnos.rules import ViewRecord
from ethnos.words import LANGUAGES, words


def terminal(
    game: Game, language: str, file: Path, answers: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> Terminal:
    """A terminal whose keyboard is a function of what it last printed."""
    names = ["novice"] * (game.players - 1)
    table = Terminal(game, [bot_named(name) for name in names], words(language), Save(file, names), pause=0)
    table.console = Console(record=True, width=100, file=io.StringIO())
    monkeypatch.setattr(table.console, "input", lambda prompt: answers(table.console.export_text(clear=True)))
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_the_keyboard(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(language)
    pages: list[str] = []

    def answers(page: str) -> str:
        pages.append(page)
        odd = dice.random()
        if odd < 0.02:
            return dice.choice(["?", "all", "s", "nonsense", "999", "r xx", "b Er Os", "t S", "k S", "m q", ""])
        return str(dice.randint(1, 3))

    players = 4 if language == "en" else 2
    game = Game(players, seed=6, names=["Ada", "Bo", "Cy", "Dee"][:players])
    table = terminal(game, language, tmp_path / "game.ethnos", answers, monkeypatch)
    table.run(resumed=False)
    assert game.is_over
    told = table.console.export_text()
    assert words(language).say("table-result") in told
    assert words(language).say("play-review", command=table.save.review_command) in told.replace("\n", "")
    assert read_record((tmp_path / "game.ethnos").read_text()).position() == game.position()
    assert len(pages) > 20


def test_leaving_saves_and_resuming_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.ethnos"
    game = Game(3, seed=8)
    left = iter(["1", "1", "q"])
    terminal(game, "en", file, lambda page: next(left), monkeypatch).run(resumed=False)
    again = read_record(file.read_text())
    assert again.position() == game.position()
    dice = random.Random(2)
    table = terminal(again, "pl", file, lambda page: str(dice.randint(1, 2)), monkeypatch)
    table.run(resumed=True)
    assert again.is_over


def test_a_hint_gives_reasons_and_undo_takes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(2, seed=3)
    while game.seat_to_act != 0:
        game.play(game.legal()[0])
    table = terminal(game, "en", tmp_path / "g", lambda page: "q", monkeypatch)
    table.hint()
    assert "% wins" in table.console.export_text(clear=True)
    band = next(d for d in game.legal() if isinstance(d, PlayBand))
    game.play(band, 0)
    table.undo()
    assert band in game.legal()
    game.play(DrawFromDeck(), 0)
    table.undo()
    assert "can't be undone" in table.console.export_text()
    assert isinstance(game.history[-1].decision, DrawFromDeck)


def test_a_hint_says_why_what_stands_higher_was_not_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(2, seed=3)
    while game.seat_to_act != 0:
        game.play(game.legal()[0])
    choice, other = game.legal()[:2]
    table = terminal(game, "en", tmp_path / "g", lambda page: "q", monkeypatch)
    for share, said in ((0.514, True), (0.504, False)):
        answer = Answer(choice, (Reason(choice, 0.5, 80), Reason(other, share, 80)))
        monkeypatch.setattr(champion.Archon, "think", lambda *given, answer=answer, **more: answer)
        table.hint()
        assert ("its lead is within what chance explains" in table.console.export_text(clear=True)) is said


def test_a_hint_of_the_steward_in_the_archons_place_is_told_as_the_stewards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*given: object) -> None:
        raise ZeroDivisionError("a defect")

    monkeypatch.setattr(champion.Archon, "think", fails)
    game = Game(2, seed=3)
    while game.seat_to_act != 0:
        game.play(game.legal()[0])
    table = terminal(game, "en", tmp_path / "g", lambda page: "q", monkeypatch)
    table.hint()
    told = table.console.export_text()
    assert "The bot Archon failed" in told
    assert "The Steward would choose" in told


class Timed:
    """A bot that keeps how long it may think."""

    name = "timed"

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def think(
        self, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool = False
    ) -> Answer:
        self.budgets.append(budget)
        return Answer(legal[0])


def test_a_bot_is_asked_for_as_many_trials_as_the_levels_were_measured_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played, watched = Timed(), Timed()
    game = Game(2, seed=3)
    while game.seat_to_act != 1:
        game.play(game.legal()[0])
    table = terminal(game, "en", tmp_path / "g", lambda page: "q", monkeypatch)
    table.opponents = [played]
    table.ask_bot()
    monkeypatch.setattr(watch, "bot_of", lambda name: watched)
    assert run(["watch", "--players", "2", "--turns", "2", "--pause", "0"]) == 0
    assert {budget.at_most for one in (played, watched) for budget in one.budgets} == {TRIALS}


def test_what_is_typed_is_understood() -> None:
    shown: list[Decision] = [DrawFromDeck(), TakeCard(Card.ELF_RHEA)]
    assert understand("2", shown, shown) == TakeCard(Card.ELF_RHEA)
    assert understand("3", shown, shown) is None
    assert understand("d", shown, shown) == DrawFromDeck()
    assert understand("t er", shown, shown) == TakeCard(Card.ELF_RHEA)
    assert understand("b Er Ed s", shown, shown) == PlayBand(
        Card.ELF_RHEA, (Card.ELF_RHEA, Card.ELF_DURIS, Card.SKELETON)
    )
    assert understand("m s", shown, shown) == PlaceMarker(Kingdom.STRATON)
    assert understand("k", shown, shown) == KeepCards(())
    assert understand("y", shown, [Decline("raid"), Raid()]) == Raid()
    assert understand("n", shown, [Decline("raid"), Raid()]) == Decline("raid")
    assert understand("take Elf of Rhea", shown, shown) == TakeCard(Card.ELF_RHEA)
    for nonsense in ("", "b", "b Qx", "fly", "m z", "0"):
        assert understand(nonsense, shown, shown) is None


def test_a_preview_tells_what_a_band_does() -> None:
    """The same as playing it: size, worth, where the marker may go, what is left."""
    for seed in range(6):
        game = Game(4, seed=seed)
        dice = random.Random(seed)
        while not game.is_over and len(game.history) < 120:
            seat = game.seat_to_act
            assert seat is not None
            for band in [d for d in legal_for(game.observe(seat)) if isinstance(d, PlayBand)][:3]:
                seen, after = preview(game.observe(seat), band), game.copy()
                after.play(band, seat)
                assert seen.size == len(band.cards)
                asked = {d.kingdom for d in after.legal() if isinstance(d, PlaceMarker)}
                if after.ask().message == "ask-marker":
                    assert set(seen.markers) == asked
                else:
                    assert not seen.markers
            game.play(dice.choice(game.legal()))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--players", "3"], "--terminal"),
        (["play", "--terminal", "--players", "7"], "2, 3, 4, 5 or 6"),
        (["play", "--terminal", "--bots", "goblin"], "random, novice, wanderer"),
        (["play", "--terminal", "--bots", "novice,novice,novice,novice"], "at most 3"),
        (["play", "--terminal", "--bots", ","], "no opponents"),
        (["play", "--terminal", "--resume", "nowhere.ethnos"], "nowhere.ethnos"),
        (["arena", "--bots", "steward,goblin"], "random, novice, wanderer"),
        (["arena", "--bots", "9,1"], "archon, or a level from 1 to 8"),
        (["watch", "--bots", "0"], "archon, or a level from 1 to 8"),
        (["arena", "--bots", "steward,novice", "--players", "7"], "2, 3, 4, 5 or 6"),
        (["arena", "--bots", "steward,novice", "--seconds", "0"], "more than zero"),
        (["arena", "--bots", "steward,novice", "--simulations", "0"], "more than zero"),
        (["arena", "--bots", "steward,novice", "--deals", "0"], "at least one"),
        (["arena", "--bots", "steward,novice", "--plot", "x.pdf"], ".svg"),
        (["watch", "--bots", "goblin"], "random, novice, wanderer"),
        (["play", "--terminal", "--bots", "mix9"], "archon, or a level from 1 to 8"),
        (["arena", "--bots", "mix,steward"], "archon, or a level from 1 to 8"),
        (["watch", "--bots", ","], "no bots: choose from random"),
        (["watch", "--players", "3", "--bots", "random,random,random,novice"], "4 bots at a table of 3"),
        (["play", "--terminal", "--name", " x"], "no space"),
        (["play", "--terminal", "--seed", "1" + "0" * 26], "less than or equal"),
        (["arena", "--bots", "steward,novice", "--seconds", "nan"], "more than zero"),
        (["arena", "--bots", "steward,novice,novice", "--players", "4"], "name each once"),
    ],
)
def test_mistakes_are_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err


def test_an_unreadable_journal_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "journal").write_bytes(b"\x00\x01")
    arguments = ["arena", "--bots", "novice,random", "--deals", "1", "--resume", str(tmp_path / "journal")]
    assert run(arguments) == 2
    assert "not the journal" in capsys.readouterr().err


def test_the_last_name_fills_the_table() -> None:
    assert chosen("steward,novice", 5) == ["steward", "novice", "novice", "novice"]
    with pytest.raises(UserError):
        chosen("", 3)


def test_without_a_keyboard_the_game_is_saved_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(["play", "--terminal", "--players", "2", "--seed", "1"]) == 0
    assert "--resume" in capsys.readouterr().out
    (saved,) = (tmp_path / "ethnos").glob("game-*.ethnos")
    assert saved_bots(saved.read_text()) == "shepherd", "the second level"


def test_opponents_are_remembered_and_nothing_else_is_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my game.ethnos"
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(["play", "--terminal", "--players", "3", "--bots", "steward,random", "--save", str(file)]) == 0
    assert saved_bots(file.read_text()) == "steward,random"
    assert f"--resume '{file}'" in capsys.readouterr().out
    assert run(["play", "--terminal", "--resume", str(file)]) == 0
    assert saved_bots(file.read_text()) == "steward,random"
    assert run(["play", "--terminal", "--resume", str(file), "--players", "4"]) == 2
    (tmp_path / "notes.txt").write_text("milk")
    assert run(["play", "--terminal", "--save", str(tmp_path / "notes.txt")]) == 2
    assert (tmp_path / "notes.txt").read_text() == "milk"


def test_undo_never_takes_back_a_card_that_was_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the third dragon either, nor anything before a new deal."""
    for seed in range(12):
        game, dice = Game(2, seed=seed), random.Random(seed)
        table = terminal(game, "en", tmp_path / "g", lambda page: "q", monkeypatch)
        while not game.is_over:
            game.play(dice.choice(game.legal()))
            last, before = game.history[-1], len(game.history)
            if last.seat == 0:
                table.undo()
                undone = len(game.history) < before
                assert not undone or (not last.drawn and game.seat_to_act == 0 and game.age == last.age)
                if undone:
                    game.play(last.decision)


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(page: str) -> str:
        raise KeyboardInterrupt

    game = Game(2, seed=3)
    table = terminal(game, "en", tmp_path / "g", interrupt, monkeypatch)
    table.run(resumed=False)
    assert "--resume" in table.console.export_text()
    assert (tmp_path / "g").exists()


def test_bots_are_named_or_given_by_level() -> None:
    assert chosen("1, champion,8", 5) == ["wanderer", "champion", "archon", "archon"]


def test_a_mix_is_levels_next_to_a_number_each_another_and_the_seeds_own() -> None:
    for around, near in ((1, {1, 2}), (2, {1, 2, 3}), (5, {4, 5, 6}), (8, {7, 8})):
        names = {LEVELS[number - 1].name for number in near}
        mix = "mix" if around == 2 else f"mix{around}"
        found = [chosen(mix, len(near) + 1, random.Random(seed)) for seed in range(20)]
        assert all(set(one) == names for one in found), "as many seats as there are levels: each once"
        assert len({tuple(one) for one in found}) > 1
        assert chosen(mix, 6, random.Random(7)) == chosen(mix, 6, random.Random(7))
    assert set(chosen("shepherd,mix,wanderer", 4)) == {"wanderer", "shepherd", "mason"}, "who has a seat is taken"


def test_a_mix_is_kept_as_who_was_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.ethnos"
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    arguments = ["play", "--terminal", "--players", "4", "--bots", "mix4", "--seed", "5", "--save", str(file)]
    assert run(arguments) == 0
    kept = saved_bots(file.read_text())
    assert set((kept or "").split(",")) == {"mason", "steward", "ferryman"}
    assert run(["play", "--terminal", "--resume", str(file)]) == 0
    assert saved_bots(file.read_text()) == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_have_names_of_their_own_and_are_introduced(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    save = str(tmp_path / "game.ethnos")
    words_given = ["play", "--terminal", "--players", "3", "--bots", "3,7", "--lang", language, "--save", save]
    assert run(words_given) == 0
    names = read_record(Path(save).read_text(encoding="utf-8")).names
    assert set(names[1:]) < set(PEOPLE)
    told = capsys.readouterr().out
    for name, level in zip(names[1:], (LEVELS[2], LEVELS[6]), strict=True):
        w = words(language)
        line = next(line for line in told.splitlines() if line.startswith(f"{name}: "))
        assert bot_label(level.name, w) in line
        assert str(level.rating) in line

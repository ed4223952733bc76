"""`ethnos puzzles`: solved, listed, made and checked at the command line."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from ethnos.cli import run
from ethnos.cli.commands.puzzle_commands import LISTED
from ethnos.cli.menu import Menu
from ethnos.game.decisions import PlayBand
from ethnos.game.records.notation import decision_words
from ethnos.puzzles import checking, making
from ethnos.puzzles.puzzle import Puzzle
from ethnos.puzzles.shipped import puzzle_numbered, puzzles, written
from ethnos.review.reasoning import per_cent, remarks
from ethnos.words import LANGUAGES, Words, words


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(["puzzles", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_solution_is_found_and_another_decision_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = puzzle_numbered(5)
    code, out, _ = answer(capsys, "solve", "5", "--answer", puzzle.tried[0].decision)
    assert code == 0
    assert "Found." in out
    assert f"{puzzle.tried[1].chance:.0%}" in out
    code, out, _ = answer(capsys, "solve", "5", "--answer", puzzle.tried[1].decision)
    assert code == 1
    assert "Not this time." in out


def test_it_asks_until_it_understands(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["what?", "raid", puzzle_numbered(5).tried[0].decision])
    monkeypatch.setattr("rich.console.Console.input", lambda *args, **more: next(typed))
    code, out, _ = answer(capsys, "solve", "5")
    assert code == 0
    assert "what?" in out


def test_an_empty_line_is_told_what_to_type(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "", "q")
    _, out, _ = answer(capsys, "solve", "5")
    assert out.count(words("en").say("puzzles-how")) == 2


def test_reasons_have_a_sign_that_says_of_which_decision_they_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    signs, w = set(), words("en")
    for number in range(1, 9):
        puzzle = puzzle_numbered(number)
        game = puzzle.game([w.say("table-seat", seat=seat + 1) for seat in range(puzzle.players)])
        view = game.observe(game.seat_to_act)
        _, out, _ = answer(capsys, "solve", str(number), "--answer", puzzle.tried[1].decision)
        for remark, good in remarks(view, puzzle.solution, puzzle.decisions[1], game.names, lead=5):
            assert f"  {'+' if good else '−'} {w.say(remark.phrase)}\n" in out
            signs.add(good)
    assert signs == {True, False}


def test_ones_own_decision_stands_among_the_chances_or_is_said_not_to_be_weighed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    puzzle, w = puzzle_numbered(17), words("en")
    for tried in puzzle.tried[:2]:
        _, out, _ = answer(capsys, "solve", "17", "--answer", tried.decision)
        (own,) = [line for line in out.split("\n") if line.rstrip().endswith(w.say("puzzle-yours"))]
        assert own.startswith(f"{per_cent(tried.chance)}%")
        assert w.say("puzzle-not-weighed") not in out
    unlikely = next(one for one in puzzle.game().legal() if one not in puzzle.decisions)
    _, out, _ = answer(capsys, "solve", "17", "--answer", decision_words(unlikely))
    assert w.say("puzzle-not-weighed") in out


def test_todays_puzzle_can_be_left(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rich.console.Console.input", lambda *args, **more: "q")
    assert answer(capsys, "solve")[0] == 130


def type_in(monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    left = iter(typed)
    monkeypatch.setattr("rich.console.Console.input", lambda *args, **more: next(left))


@pytest.mark.parametrize("number", [5, 17, 71, 110])
def test_every_legal_decision_has_a_number_once_all_are_shown(number: int) -> None:
    game = puzzle_numbered(number).game()
    menu = Menu(game, Console(file=io.StringIO()), words("en"), "puzzles-keys")
    menu.service("all")
    chosen = [menu.decided(str(i), game.check) for i in range(1, len(menu.legal) + 1)]
    assert len(set(chosen)) == len(chosen)
    assert set(chosen) == set(game.legal())


def test_a_solution_that_is_a_band_is_found_by_its_number(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    solution = puzzle_numbered(17).solution
    assert isinstance(solution, PlayBand)
    type_in(monkeypatch, "all", "q")
    code, out, _ = answer(capsys, "solve", "17")
    assert code == 130
    assert "more bands: type “all”" in out
    found = re.search(rf"(?m)^ *(\d+) {re.escape(words('en').say(solution.phrase()))}  ", out)
    assert found is not None
    type_in(monkeypatch, "all", found[1])
    assert answer(capsys, "solve", "17")[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_tells_how_to_type_a_band_and_h_the_theme(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "?", "h", "q")
    _, out, _ = answer(capsys, "solve", "17", "--lang", language)
    w = words(language)
    assert "b Er Ed S" in out
    assert f"M {w.say('card-minotaur')}" in out
    assert w.say("puzzles-hint", theme=theme_named(puzzle_numbered(17).theme, w)) in out
    assert w.say("play-unknown", answer="?", last=11) not in out


def theme_named(theme: str, w: Words) -> str:
    return w.say(f"theme-{theme}" if w.has(f"theme-{theme}") else f"tribe-{theme}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_listed_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = answer(capsys, "list", "--players", "3", "--limit", "3", "--lang", language)
    assert code == 0
    assert len(out.strip().split("\n")) == 5
    assert str(sum(puzzle.players == 3 for puzzle in puzzles())) in out
    assert not out.lstrip().startswith(words(language).say("puzzle-title"))


def test_a_list_that_was_cut_says_so_and_how_to_see_the_rest(capsys: pytest.CaptureFixture[str]) -> None:
    everything = len(puzzles())
    _, out, _ = answer(capsys, "list")
    assert out.endswith(f"\n{LISTED} of {everything} puzzles, the easiest first. All of them: --limit {everything}\n")
    _, out, _ = answer(capsys, "list", "--limit", str(everything))
    assert out.startswith("No. ")
    assert out.endswith(f"\n{everything} puzzles\n")
    assert len(out.splitlines()) == everything + 2


def test_a_list_of_nothing_says_why(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "trolls.jsonl"
    file.write_bytes(b"".join(written(one) for one in puzzles() if one.theme == "troll" and one.players == 2))
    given = ("list", "--file", str(file))
    assert answer(capsys, *given, "--theme", "minotaur")[1] == "There is no puzzle on this theme: Minotaurs\n"
    assert answer(capsys, *given, "--theme", "troll", "--players", "3")[1] == "There is no such puzzle.\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["solve", "0"], "there are puzzles 1 to"),
        (["solve", "3", "--answer", "fly"], "is no decision"),
        (["solve", "17", "--answer", "band Elf of Rhea + Elf of Duris"], "Elf of Rhea"),
        (["list", "--theme", "cheese"], "unknown theme 'cheese'"),
        (["list", "--file", "no-such-file"], "no-such-file"),
        (["make"], "--out"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = answer(capsys, *arguments)
    assert code == 2
    assert says in err
    assert len(err.strip().split("\n")) == 1


def test_checking_names_what_does_not_hold(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "some.jsonl"
    file.write_bytes(b"".join(map(written, puzzles()[:4])))

    def half(found: list[Puzzle], trials: int, seed: int) -> list[checking.Checked]:
        return [checking.Checked(one, one.decisions[i % 2], 0.1, i % 2 == 0) for i, one in enumerate(found)]

    monkeypatch.setattr(checking, "check", half)
    code, out, _ = answer(capsys, "check", "--file", str(file))
    assert code == 1
    assert "Puzzle 2:" in out
    assert "Puzzles checked: 4, in doubt: 2" in out
    assert answer(capsys, "check", "--file", str(file), "--every", "2")[0] == 1


def test_making_says_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = []

    def mined(finds: Path, processes: int, seconds: float, series: int, trials: int, count: int, tell: object) -> int:
        asked.append((processes, seconds, series, count))
        tell(3, 12.0, "")  # type: ignore[operator]
        finds.write_text("")
        return 0

    monkeypatch.setattr(making, "run", mined)
    out = tmp_path / "more.jsonl"
    code, told, err = answer(capsys, "make", "--out", str(out), "--count", "10", "--processes", "2", "--seconds", "9")
    assert code == 0
    assert asked == [(2, 9.0, 1, 13)]
    assert "3 positions found, 12 s left" in err
    assert "0 puzzles are in" in told
    assert out.exists()


@pytest.mark.parametrize("content", [b'{"game": [1, 5], "name": "\xff"}\n', b'{"said": []}\n', None])
def test_finds_that_are_none_are_said_so_and_nothing_is_left_behind(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finds = tmp_path / "new.jsonl.finds"
    if content is None:
        finds.mkdir()
    else:
        finds.write_bytes(content)
    assert run(["puzzles", "make", "--out", str(tmp_path / "new.jsonl"), "--seconds", "1"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"ethnos: {finds}")
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == [finds]

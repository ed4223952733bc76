"""Records: exact, readable, and refused where damaged."""

import random

import pytest
from support.counts import count
from support.players import PRESET_NAMES, new_game, play_on, random_game
from support.tried import Record

from ethnos import FairDealer, Game, GameError, RecordError, read_record, verify, write_record
from ethnos.game import GivenDealer, SimulatedDealer, export_json, follow, new_nonce, new_secret
from ethnos.rules import preset
from ethnos.words import LANGUAGES, words

GAMES = count(test=100, nightly=10_000)
DAMAGES = count(test=400, nightly=20_000)


def fair_game(players: int, seed: int, decisions: int | None = None) -> Game:
    dealer = FairDealer(new_secret(), [new_nonce() for _ in range(players)])
    game = Game(options=preset(PRESET_NAMES[seed % 7], players), names=list("ABCDEF"[:players]), dealer=dealer)
    return play_on(game, random.Random(seed), decisions)


@pytest.mark.parametrize("part", range(5))
def test_a_record_read_and_written_again_is_the_same(part: int, record_property: Record) -> None:
    record_property("records written, read and written again", GAMES // 5)
    for number in range(part, GAMES, 5):
        game = random_game(2 + part, seed=number)
        text = write_record(game)
        again = read_record(text)
        assert write_record(again) == text
        assert again.position() == game.position()
        assert again.history == game.history
        assert again.sheets == game.sheets
        assert again.result == game.result


@pytest.mark.parametrize("players", range(2, 7))
def test_every_kind_of_deal_can_be_read_again(players: int) -> None:
    fair = fair_game(players, players)
    given = Game(options=fair.options, dealer=GivenDealer(fair.set_up, fair.decks))
    play_on(given, random.Random(1))
    for game in (fair, given):
        text = write_record(game)
        assert write_record(read_record(text)) == text


@pytest.mark.parametrize("decisions", [0, 1, 2, 7, 60, 131])
def test_a_game_that_is_not_over_can_be_written_and_gone_on_with(decisions: int) -> None:
    game = play_on(new_game(3, seed=12), random.Random(3), decisions)
    again = read_record(write_record(game))
    assert again.position() == game.position()
    assert again.legal() == game.legal()
    assert play_on(again, random.Random(4)).is_over


def test_a_given_game_waits_where_its_decks_end() -> None:
    whole = random_game(2, seed=3)
    game = Game(options=whole.options, dealer=GivenDealer(whole.set_up, whole.decks[:1]))
    for played in whole.history:
        if played.age == 1:
            game.play(played.decision)
    assert game.seat_to_act is None
    assert not game.is_over
    assert read_record(write_record(game)).position() == game.position()
    with pytest.raises(ValueError, match="been dealt"):
        game.play(whole.history[0].decision)


def test_notes_are_anybodys_and_are_not_checked() -> None:
    game = random_game(2, seed=5)
    lines = write_record(game).split("\n")
    lines.insert(3, "; a note in the header")
    lines.insert(40, "; a fine band")
    text = "\n".join(lines)
    assert read_record(text).position() == game.position()
    assert verify(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_holds(language: str) -> None:
    w = words(language)
    fair, simulated = fair_game(3, 1), random_game(3, seed=1)
    given = Game(options=fair.options, dealer=GivenDealer(fair.set_up, fair.decks))
    ends = [w.say(verify(write_record(game))[-1]) for game in (fair, simulated, given)]
    assert len(set(ends)) == 3
    started = fair_game(2, 2, decisions=20)
    with pytest.raises(GameError, match="every card to come"):
        write_record(started)
    with pytest.raises(GameError, match="every card to come"):
        export_json(started)
    assert verify(write_record(started, local_save=True))[1].message == "verify-open"
    assert verify(write_record(fair))[1].message == "verify-result"


DAMAGE = [
    (lambda t: "", 1, "not-ours"),
    (lambda t: "chess\n" + t, 1, "not-ours"),
    (lambda t: t.replace("rules: 1", "rules: 9", 1), 2, "version"),
    (lambda t: t.replace("players: 3", "players: 9", 1), 3, "expected"),
    (lambda t: t.replace("seat 2: ", "seat 1: ", 1), 5, "twice"),
    (lambda t: t.replace("first: ", "last: ", 1), None, "missing"),
    (lambda t: t.replace("secret: ", "secret: 00", 1), None, "expected"),
    (lambda t: t.replace("result: Glory ", "result: Glory 9", 1), None, "result"),
    (lambda t: t.replace("\n1. ", "\n2. ", 1), None, "turn"),
    (lambda t: t.replace("deck: ", "deck: Qx ", 1), None, "unknown"),
    (lambda t: t.replace("deck: ", "deck: S ", 1), None, "deal"),
    (lambda t: t.replace("ethnos record 1", "ethnos record 2", 1), 1, "version"),
    (lambda t: t.replace("players: 3", "players: " + "9" * 5000, 1), 3, "expected"),
    (lambda t: t.replace("players: 3", "players: ３", 1), 3, "expected"),
    (lambda t: t.replace("\n1. ", "\n" + "1" * 5000 + ". ", 1), None, "unknown"),
    (lambda t: t.replace("commitment: ", "commitment: é", 1), None, "expected"),
    (lambda t: t.replace("nonce 1: ", "nonce 1: 00", 1), None, "expected"),
    (lambda t: t.replace("Straton ", "Straton 0, Atlantis ", 1), None, "expected"),
    (lambda t: t.replace("; marker", "; fly; marker", 1), None, "unknown"),
    (lambda t: t[: t.index("\n1. ") + len("\n1. 2 ")], None, "cut"),
    (lambda t: t + "99. 1 draw: Dragon\n", None, "after-end"),
    (lambda t: t[: len(t) // 2].rsplit("\n", 1)[0] + "\n", None, "result"),
]


@pytest.mark.parametrize(("damage", "line", "code"), DAMAGE, ids=[f"{d[2]}-{i}" for i, d in enumerate(DAMAGE)])
def test_damage_is_named_by_line_and_column(damage: object, line: int | None, code: str) -> None:
    text = damage(write_record(fair_game(3, 4)))  # type: ignore[operator]
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert refused.value.code == f"record-{code}"
    assert line in (None, refused.value.line)
    assert 1 <= refused.value.line <= text.count("\n") + 2
    assert f"Line {refused.value.line}, column {refused.value.column}" in str(refused.value)


@pytest.mark.parametrize("where", ["play", "__init__"])
def test_a_defect_of_ours_is_not_called_damage(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = write_record(fair_game(2, 1))

    def fail(*_: object, **__: object) -> None:
        raise ValueError("a defect")

    monkeypatch.setattr(Game, where, fail)
    with pytest.raises(ValueError, match=r"^a defect$"):
        read_record(text)


def test_everything_up_to_the_damage_can_still_be_shown() -> None:
    game = fair_game(4, 6)
    lines = write_record(game).split("\n")
    middle = next(i for i, line in enumerate(lines) if line.startswith("50. "))
    lines[middle] = "50. 1 steal the crown"
    reading = follow("\n".join(lines))
    assert reading.error is not None
    assert (reading.error.line, reading.game.turn) == (middle + 1, 50)
    assert reading.game.history == game.history[: len(reading.game.history)]


def test_a_damaged_deck_of_a_given_game_leaves_the_ages_before_it() -> None:
    whole = random_game(2, seed=3)
    game = Game(options=whole.options, dealer=GivenDealer(whole.set_up, whole.decks))
    for played in whole.history:
        game.play(played.decision)
    first, second = (i for i, line in enumerate(write_record(game).split("\n")) if line.startswith("deck: "))
    lines = write_record(game).split("\n")
    lines[second] = lines[second].replace(" ", " Qx ", 1)
    reading = follow("\n".join(lines))
    assert reading.error is not None
    assert reading.error.line == second + 1
    assert {played.age for played in reading.game.history} == {1}
    lines[first] = "; no deck at all"
    with pytest.raises(RecordError, match="deck"):
        follow("\n".join(lines))


def test_it_does_not_matter_what_wrote_the_file() -> None:
    text = write_record(random_game(2, seed=5))
    assert verify("\ufeff" + text.replace("\n", "\r\n")) == verify(text)


@pytest.mark.parametrize(("seed", "game"), [(-1, 0), (2**63, 0), (0, -1)])
def test_a_seed_that_cannot_be_written_down_is_refused(seed: int, game: int) -> None:
    with pytest.raises(ValueError, match="2\\*\\*63"):
        SimulatedDealer(seed, game)


def test_a_wrong_secret_or_shuffle_is_not_verified() -> None:
    game = fair_game(3, 7)
    dealer = game.dealer
    assert isinstance(dealer, FairDealer)
    text = write_record(game)
    other = FairDealer(new_secret(), dealer.nonces)
    for forged in (
        text.replace(dealer.secret.hex(), other.secret.hex()),
        text.replace(dealer.secret.hex(), other.secret.hex()).replace(dealer.commitment, other.commitment),
        text.replace(dealer.nonces[0].hex(), new_nonce().hex()),
        text.replace(f"first: {game.set_up.first + 1}", f"first: {(game.set_up.first + 1) % 3 + 1}"),
    ):
        with pytest.raises(RecordError):
            verify(forged)


def damaged(text: str, dice: random.Random) -> str:
    """Cut, swapped, doubled or edited somewhere."""
    lines = text.split("\n")
    i, j = dice.randrange(len(lines)), dice.randrange(len(lines))
    match dice.randrange(7):
        case 0:
            return text[: dice.randrange(len(text))]
        case 1:
            lines[i], lines[j] = lines[j], lines[i]
        case 2:
            del lines[i]
        case 3:
            lines.insert(i, lines[j])
        case 4:
            at = dice.randrange(len(text))
            return text[:at] + dice.choice("0123456789 abcdefgzRSx;:#.\n\0é") + text[at + 1 :]
        case 5:
            at = dice.randrange(len(text))
            return text[:at] + text[at + dice.randint(1, 4) :]
        case _:
            words_of = lines[i].split(" ")
            dice.shuffle(words_of)
            lines[i] = " ".join(words_of)
    return "\n".join(lines)


def refusal(text: str) -> RecordError | None:
    try:
        verify(text)
    except RecordError as error:
        return error
    return None


@pytest.mark.parametrize("part", range(4))
def test_damaged_files_never_get_a_traceback_or_a_wrong_result_accepted(part: int, record_property: Record) -> None:
    record_property("damaged records", DAMAGES // 4)
    dice = random.Random(part)
    game = fair_game(2 + part, part) if part % 2 else random_game(2 + part, seed=part)
    text = write_record(game)
    for _ in range(DAMAGES // 4):
        broken = damaged(text, dice)
        refused = refusal(broken)
        if refused is not None:
            assert str(refused)
            continue
        # Accepted: then nothing but notes and what they cover has changed.
        kept = [line for line in broken.split("\n") if not line.startswith(";")]
        assert kept == text.split("\n")

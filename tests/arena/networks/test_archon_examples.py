"""What the archon decides, written down for a network to learn from."""

import os
import random
from pathlib import Path

import numpy as np
import pytest

from ethnos.arena.networks import archon_examples
from ethnos.arena.networks.archon_examples import (
    ArchonExamples,
    ExampleJob,
    examples_of,
    main,
    make_examples,
    newest,
)
from ethnos.arena.networks.contest import numpy_judge
from ethnos.arena.networks.contest_build import CONTEST
from ethnos.bots.searching.candidates import Candidate
from ethnos.bots.trained.network import champion_file, champion_network
from ethnos.errors import UserError
from ethnos.rules import Options, ViewRecord, legal_decisions, look, new_state, play
from ethnos.rules.facade.spelling import Spelling, whole_decisions


def a_band_card_by_card() -> tuple[ViewRecord, Spelling]:
    """A position in which some band is spelled in three integers or more, and that band."""
    s, dice = new_state(Options(3), seed=4), random.Random(4)
    while True:
        longest = max(whole_decisions(s), key=len)
        if len(longest) >= 3 and not s.picked_n:
            return look(s, s.current), longest
        play(s, dice.choice(legal_decisions(s)))


def test_a_decision_is_an_example_for_each_of_its_integers() -> None:
    view, spelling = a_band_card_by_card()
    other = look(new_state(Options(2), seed=1), new_state(Options(2), seed=1).current)
    alone = (legal_decisions(other)[0],)
    decided = [
        (view, Candidate(spelling, 0.0, [np.array([0.25, 0.75], np.float32)]), True),
        (other, Candidate(alone, 0.0, [np.array([1.0], np.float32)]), False),
    ]
    found = examples_of(CONTEST.interpreted(), decided)
    assert found.decisions.tolist() == [*spelling, *alone]
    assert found.shares.tolist() == [0.5] * len(spelling) + [1.0]
    assert found.overruled.tolist() == [True] * len(spelling) + [False]
    rows = range(len(found.decisions))
    assert all(found.masks[row, found.decisions[row]] for row in rows), "each is legal where it is said"
    assert len({found.observations[row].tobytes() for row in rows}) == len(rows), "what is said already is seen"
    assert view.picked_n == 0


def test_a_job_writes_what_the_archon_decides_in_the_networks_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archon_examples, "DEALS", 1)
    monkeypatch.setattr(archon_examples, "TAKEN", 0.03)
    monkeypatch.setattr(CONTEST, "compiled", CONTEST.interpreted)
    job = ExampleJob(numpy_judge, champion_file(), tmp_path, 0, trials=4, end=float("inf"))
    decisions, overruled = make_examples(job)
    found = ArchonExamples.read(job.file)
    assert 0 < decisions <= len(found.decisions)
    assert overruled == 0, "four trials overrule nothing"
    assert not found.overruled.any()
    alone, *_ = champion_network().judge(found.observations, found.masks)
    assert (np.asarray(alone) == found.decisions).mean() > 0.9, "so they are the network's own"
    assert ((found.shares > 0) & (found.shares < 1)).all()
    assert make_examples(ExampleJob(numpy_judge, champion_file(), tmp_path, 1, 4, end=0.0)) == (0, 0)
    assert [file.name for file in tmp_path.iterdir()] == ["000000.npz"], "a job that comes too late does nothing"


def test_the_newest_weights_of_a_folder_play(tmp_path: Path) -> None:
    assert newest(tmp_path) == champion_file(), "until there are some"
    for age, name in enumerate(("b", "a", "c")):
        file = tmp_path / f"{name}.safetensors"
        file.write_bytes(champion_file().read_bytes())
        os.utime(file, (1_000 - age, 1_000 - age))
    assert newest(tmp_path) == tmp_path / "b.safetensors"
    assert newest(tmp_path / "a.safetensors") == tmp_path / "a.safetensors"


def test_weights_that_changed_are_read_again(tmp_path: Path) -> None:
    file = tmp_path / "weights.safetensors"
    file.write_bytes(champion_file().read_bytes())
    first = numpy_judge(file)
    assert numpy_judge(file) is first
    os.utime(file, (1, 1))
    assert numpy_judge(file) is not first


def test_weights_that_are_not_there_are_named(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="none: there is no such file or folder"):
        main([str(tmp_path / "out"), "--weights", str(tmp_path / "none")])
    assert not (tmp_path / "out").exists()

"""The third speed: records a GPU can read, and functions rewritten for it."""

import ast
import sys

import numpy as np
import pytest

from ethnos.rules import Options, RulesError, State, new_state
from ethnos.rules.speeds import gpu
from ethnos.rules.speeds.device_source import DeviceSource, Rewritten
from ethnos.rules.speeds.engine import rule_modules
from ethnos.rules.state import Phase


def test_a_state_comes_back_byte_for_byte() -> None:
    states = [new_state(Options(players), seed=7, game=1) for players in range(2, 7)]
    packed = np.array([np.frombuffer(s.to_bytes(), State.dtype)[0] for s in states], State.dtype)
    record = gpu.aligned(State, seat=("i1", 1))
    assert gpu.from_aligned(gpu.to_aligned(packed, record), State).tobytes() == packed.tobytes()


def test_every_cell_lies_where_a_gpu_can_read_it() -> None:
    record = gpu.aligned(State, dice=("u4", 4), seat=("i1", 1))
    assert record.isalignedstruct
    for name in record.names or ():
        assert gpu.offset(record, name) % record[name].base.itemsize == 0
    assert record.itemsize % 8 == 4  # an odd number of words


@pytest.mark.parametrize(
    ("source", "rewritten"),
    [
        ("x = Phase.RAID", f"x = {Phase.RAID:d}"),
        ("x = Phase.RAID.value", f"x = {Phase.RAID:d}"),
        ("x = s.phase", "x = s.phase"),
        ("a.b[p][:] = c.b[p]", "for _cell in range(len(a.b[p])):\n    a.b[p][_cell] = c.b[p][_cell]"),
        ("n: int = 3", "n = 3"),
        ("def f(x: int) -> int:\n    return x", "def f(x):\n    return x"),
    ],
)
def test_what_a_gpu_cannot_compile_is_rewritten(source: str, rewritten: str) -> None:
    tree = Rewritten({"Phase": Phase}).visit(ast.parse(source))
    assert ast.unparse(ast.fix_missing_locations(tree)) == rewritten


def test_rewritten_rules_deal_the_same_game() -> None:
    """The copies that became loops, run as plain Python."""
    space = DeviceSource(rule_modules(), "new_game_at").load(lambda function: function)
    ours, theirs = Options(4).blank(), new_state(Options(4), seed=5, game=9)
    space["new_game_at"]([ours], 0, 5, 9, 1)
    assert ours == theirs


def test_long_functions_called_often_stand_once() -> None:
    source = DeviceSource(rule_modules(), "apply_at")
    apart = source.repeated()
    assert {"discard", "use_power"} <= apart
    assert "tribe_of" not in apart
    assert "seed" not in source.calls  # nothing is loaded that is not called


def test_the_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    with pytest.raises(RulesError, match=r"pip install 'ethnos\[gpu\]'"):
        gpu.numba_cuda()
    assert gpu.why_no_gpu() == gpu.EXTRA

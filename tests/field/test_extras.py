"""Nothing of the frameworks is needed before it is asked for, and what is missing is told in a sentence."""

import subprocess
import sys

import pytest

MISSING = """
import sys
sys.modules[{package!r}] = None
import ethnos, ethnos.envs, ethnos.field
try:
    import {module}
except ImportError as error:
    assert isinstance(error, ethnos.UserError)
    print(error)
"""


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("pettingzoo", "ethnos.field.ethnos_v0", "pettingzoo"),
        ("pyspiel", "ethnos.field.openspiel_game", "openspiel"),
        ("gymnasium", "ethnos.field.gymnasium_env", "gymnasium"),
        ("gymnasium", "ethnos.field.gymnasium_vector", "gymnasium"),
    ],
)
def test_a_missing_extra_is_named(package: str, module: str, extra: str) -> None:
    program = MISSING.format(package=package, module=module)
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert told.stdout == f"{package} is not installed: pip install 'ethnos[{extra}]'\n"

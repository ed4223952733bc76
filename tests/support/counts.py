"""How much of a test to run, the same tests with larger numbers at night, and how long to wait for anything."""

import os

LEVEL = os.environ.get("ETHNOS_TESTS", "test")
PATIENCE = 300.0  # seconds until what is waited for must have happened, on a machine with much else to do


def count(test: int, torture: int | None = None, nightly: int | None = None) -> int:
    """The number for this run: `make test`, `make torture` or `make nightly`."""
    numbers = {"test": test, "torture": torture, "nightly": nightly}
    if LEVEL not in numbers:
        raise ValueError(f"ETHNOS_TESTS={LEVEL}: allowed are {', '.join(numbers)}")
    return numbers[LEVEL] or test

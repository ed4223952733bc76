"""Makes `support` importable by every test, and ends a long run with a table of what was tried and found."""

import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from support.counts import LEVEL
from support.tried import lines_of, tally

# A process of the tests takes whole files: one of minutes that is begun last is waited for by all others.
LONGEST = (
    "web/test_looks.py",
    "web/test_games.py",
    "game/test_record.py",
    "field/test_hidden.py",
    "docs/test_examples.py",
    "bots/test_champion.py",
    "web/test_powers.py",
)


def pytest_configure(config: pytest.Config) -> None:
    """A long run that is told to end says what it tried so far, also one in the background, which Ctrl-C misses."""
    if LEVEL != "test" and not hasattr(config, "workerinput"):
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files first; the others as they come."""
    items.sort(key=lambda item: not item.path.as_posix().endswith(LONGEST))


@pytest.fixture(autouse=True)
def no_log_outlives_its_test() -> Iterator[None]:
    """A server that was started inside leaves a handler whose stream ends with the test."""
    yield
    root = logging.getLogger()
    root.handlers = [handler for handler in root.handlers if type(handler) is not logging.StreamHandler]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests said by `record_property`, those that failed too: kills, requests, states, what attacks cost."""
    if LEVEL == "test" or hasattr(terminalreporter.config, "workerinput"):  # a worker's part is in the whole
        return
    stats = terminalreporter.stats
    told = [
        said
        for reports in stats.values()
        for report in reports
        if isinstance(report, pytest.TestReport) and report.when == "call"
        for said in report.user_properties
    ]
    terminalreporter.section("what was tried and found")
    for line in lines_of(told):
        terminalreporter.line(line)
    if file := os.environ.get("ETHNOS_TALLY"):
        failed = len(stats.get("failed", [])) + len(stats.get("error", []))
        terminalreporter.line(f"all runs in {file}: {tally(Path(file), told, failed)}")

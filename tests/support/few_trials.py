"""Reviews with few trials: what they promise does not depend on how many."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ethnos.review import chances, weighing


@contextmanager
def reviewing_with_few_trials() -> Iterator[None]:
    """As short as it is used: whoever reviews in the same process afterwards has all of them again."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"HORIZON": 1, "GLANCE": 2, "LONGER_LOOK": 2, "CLOSE": (2,)}.items():
            patch.setattr(weighing, name, value)
        patch.setattr(chances, "GAMES", 1)
        yield

"""Which language a client is answered in."""

import pytest

from ethnos.server.accept_language import language_of, spoken


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("fr, ja;q=0.5, cs;q=0.7", "cs"),
        ("EN-us", "en"),
        ("fr-FR, it", "en"),
        ("de;q=nonsense, ru", "ru"),
        ("*", "en"),
        ("x" * 300 + ",de", "en"),
    ],
)
def test_the_first_language_that_we_speak(accepted: str, language: str) -> None:
    assert spoken(accepted) == language
    assert language_of({"accept-language": accepted}) == language


def test_who_says_nothing_is_answered_in_english() -> None:
    assert language_of({}) == "en"

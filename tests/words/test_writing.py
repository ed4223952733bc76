"""How each language is written: its own quotation marks, digits and capitals, in every message."""

import re
from collections.abc import Iterator

import pytest

from ethnos.words import LANGUAGES, Tribe, words
from ethnos.words.speech import CATALOGUES, source

QUOTES = {
    "en": ("“", "”"),
    "de": ("„", "“"),
    "pl": ("„", "”"),
    "cs": ("„", "“"),
    "ru": ("«", "»"),
    "ja": ("「", "」"),
}
MARKS = set('"“”„«»「」‹›‟')
FROM_LIBRARIES = "cli"  # says what programs say, with their quotation marks
KANJI = re.compile("[一二三四五六七八九十]+(枚|個|人|点|位|つ|頭|体|手番|通り|章|分(?!で)|回|色|秒|日)")

YOU = {
    "en": r"your?\w*",
    "de": r"du|di(r|ch)|dein\w*|ihr|euch|eu(er|re)\w*",
    "pl": r"ty|ciebie|cię|tobie|ci|tobą|tw(ój|oj)\w*|was|wam|wami",
    "cs": r"ty|tebe|tě|tobě|ti|tebou|tv(ůj|oj\w*|á|é\w*|ý\w*|ou)|v[áa]s|vám|vámi|vaš\w*",
    "ru": r"ты|теб[яе]|тобой|тво\w+|вы|вас|вами?|ваш\w*",
}


def lines(language: str, catalogue: str) -> Iterator[str]:
    """What can be read: no comments, no words that only a search knows, no separator written as text."""
    for line in source(language, catalogue).splitlines():
        if not line.startswith("#") and ".keywords =" not in line and not line.startswith("list-comma"):
            yield line


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_the_languages_own_and_close(language: str) -> None:
    opening, closing = QUOTES[language]
    for catalogue in CATALOGUES:
        if catalogue == FROM_LIBRARIES:
            continue
        for line in lines(language, catalogue):
            assert not MARKS & set(line) - {opening, closing}, line
            assert line.count(opening) == line.count(closing), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_kind_of_ellipsis_and_of_apostrophe(language: str) -> None:
    for catalogue in CATALOGUES:
        for line in lines(language, catalogue):
            if catalogue != FROM_LIBRARIES:
                assert "..." not in line, line
            if language == "de":
                assert not re.search(r"[\w)]…", line), line  # a space before it: a whole word is missing
            if language == "en":
                assert "’" not in line, line


@pytest.mark.parametrize("language", YOU)
def test_reasons_address_nobody_for_they_are_given_for_anybodys_decisions(language: str) -> None:
    said = [line for line in lines(language, "reasons") if line.startswith(("reason-", " "))]
    assert len(said) > 30
    for line in said:
        assert not re.search(rf"\b({YOU[language]})\b", line, re.IGNORECASE), line


def test_japanese_counts_are_digits() -> None:
    for catalogue in CATALOGUES:
        for line in lines("ja", catalogue):
            assert not KANJI.search(line), line


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ja"])
def test_names_of_cards_begin_with_a_capital(language: str) -> None:
    for tribe in Tribe:
        for message in (f"card-{tribe}", f"tribe-{tribe}"):
            name = words(language).say(message)
            assert name[0].isupper(), (message, name)

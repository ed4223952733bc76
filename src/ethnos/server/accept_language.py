"""Which of our languages a client speaks."""

from collections.abc import Mapping

from ..words import LANGUAGES

LENGTH = 200  # letters of the header that are looked at


def language_of(headers: Mapping[str, str]) -> str:
    """The language to answer a request in."""
    return spoken(headers.get("accept-language", ""))


def spoken(accepted: str) -> str:
    """The first of a client's languages (`Accept-Language`) that we speak; English where we speak none."""
    wanted = []
    for part in accepted[:LENGTH].split(","):
        tag, _, quality = part.replace(" ", "").partition(";q=")
        try:
            wanted.append((float(quality or 1), tag[:2].lower()))
        except ValueError:
            continue
    known = [tag for _, tag in sorted(wanted, key=lambda pair: -pair[0]) if tag in LANGUAGES]
    return known[0] if known else "en"

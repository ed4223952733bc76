"""What we ship of others is named, with whose it is and its licence, and travels with the package."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
CREDITS = (ROOT / "web" / "src" / "home" / "About.svelte").read_text(encoding="utf-8")
PACKAGES = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
FONTS = [name.removeprefix("@fontsource/") for name in PACKAGES if name.startswith("@fontsource/")]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def icons_by_author() -> dict[str, list[str]]:
    found = re.findall(r"^Icons made by ([^(\n]+?)(?: \(\S+\))?:\n {4}(.+)$", NOTICE, re.M)
    return {author: names.split(", ") for author, names in found}


def pictures() -> list[str]:
    """The icons that the page is built with."""
    plugins = (ROOT / "web" / "vite.plugins.ts").read_text(encoding="utf-8")
    listed = re.search(r"const PICTURES = \[(.*?)\]", plugins, re.S)
    assert listed is not None
    return re.findall(r'"([a-z-]+)"', listed[1])


def title(font: str) -> str:
    return font.replace("-", " ").title()


def test_every_picture_is_named_with_whose_it_is() -> None:
    named = [icon for icons in icons_by_author().values() for icon in icons]
    assert sorted(named) == sorted(pictures())


def test_every_font_has_its_copyright_line() -> None:
    assert FONTS
    for font in FONTS:
        assert re.search(rf"^{title(font)}\n {{4}}Copyright \d{{4}} The ", NOTICE, re.M), font


def test_every_program_in_the_page_is_named_with_its_licence() -> None:
    programs = [name for name in PACKAGES if not name.startswith("@fontsource/")]
    assert programs
    for name in programs:
        assert re.search(rf"^{name}\n(?: {{4}}.+\n)+ {{4}}(MIT licence|Apache License)", NOTICE, re.M), name


def test_the_page_credits_the_same() -> None:
    assert "CC BY 3.0" in CREDITS
    assert "SIL OFL 1.1" in CREDITS
    for one in [*icons_by_author(), *map(title, FONTS)]:
        assert one in CREDITS, one


def test_the_licences_travel_with_the_package() -> None:
    shipped = {path.relative_to(ROOT).as_posix() for glob in PROJECT["license-files"] for path in ROOT.glob(glob)}
    named = set(re.findall(r"licenses/[\w.-]+\.txt", NOTICE))
    assert named
    assert shipped == {"LICENSE", "NOTICE", *named}


def test_the_package_says_every_licence_that_it_holds() -> None:
    assert set(PROJECT["license"].split(" AND ")) == {"MIT", "Apache-2.0", "CC-BY-3.0", "OFL-1.1"}

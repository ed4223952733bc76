"""The page's files: sent once, and after that only asked about."""

from collections.abc import Iterator

import pytest
from support.devices import NewDevice

from ethnos.server.api import page


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page of one line, whether or not the real one was built."""
    monkeypatch.setattr(page, "_names", lambda: frozenset({"index.html"}))
    monkeypatch.setattr(page, "_file", lambda name: b"<p>a page</p>")
    page._tag.cache_clear()
    yield
    page._tag.cache_clear()


@pytest.mark.usefixtures("built")
def test_a_page_that_has_not_changed_is_not_sent_again(device: NewDevice) -> None:
    client = device().client
    first = client.get("/")
    assert (first.status_code, first.content) == (200, b"<p>a page</p>")
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert client.get("/", headers={"If-None-Match": 'W/"other"'}).status_code == 200
    asked = client.head("/")
    assert (asked.status_code, asked.content, asked.headers["content-length"]) == (200, b"", "13")


def test_a_file_that_went_with_an_older_page_is_not_there(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed anew under a running server, which still knows the old names: no failure of ours."""
    monkeypatch.setattr(page, "_names", lambda: frozenset({"assets/gone-0.js"}))
    answer = device().client.get("/assets/gone-0.js")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-page")

"""The files of the page: protected like every other answer, and kept by browsers as long as they stay the same."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from broomstick.server.app import make_app
from broomstick.server.problems import HEADERS


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>", encoding="utf-8")
    (folder / "assets" / "index-Abc123.js").write_text("export {};", encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "path", ["/", "/assets/index-Abc123.js", "/api/games", "/nothing", "/api/tables/nothing"]
)
def test_every_answer_has_the_headers_that_protect_the_page(tmp_path: Path, page: Path, path: str) -> None:
    with TestClient(make_app(tmp_path / "tables.db", page=page), base_url="http://127.0.0.1") as client:
        reply = client.get(path)
    assert {name: reply.headers.get(name) for name in HEADERS} == HEADERS
    # Once each: two policies would both hold.
    assert len(reply.headers.get_list("Content-Security-Policy")) == 1


def test_files_named_by_their_hash_are_kept_and_the_page_is_asked_for_again(
    tmp_path: Path, page: Path
) -> None:
    with TestClient(make_app(tmp_path / "tables.db", page=page), base_url="http://127.0.0.1") as client:
        assert "immutable" in client.get("/assets/index-Abc123.js").headers["Cache-Control"]
        assert client.get("/").headers["Cache-Control"] == "no-cache"


def test_a_page_without_assets_is_served_too(tmp_path: Path) -> None:
    folder = tmp_path / "bare"
    folder.mkdir()
    (folder / "index.html").write_text("bare", encoding="utf-8")
    with TestClient(make_app(tmp_path / "tables.db", page=folder), base_url="http://127.0.0.1") as client:
        assert client.get("/").text == "bare"


def test_what_an_installed_page_is_described_by_is_sent_as_such(tmp_path: Path, page: Path) -> None:
    (page / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    with TestClient(make_app(tmp_path / "tables.db", page=page), base_url="http://127.0.0.1") as client:
        reply = client.get("/manifest.webmanifest")
    assert reply.headers["Content-Type"].startswith("application/manifest+json")

"""Games that are files, in the site: packed with what belongs to them, and known to a page's Python."""

import asyncio
import json
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from benben.authoring import files
from benben.engine import portable, registry
from benben.site import build
from benben.site.archives import SiteNotBuilt, _archive
from benben.site.game_files import FOLDER, packed, use_packed
from benben.web import built
from tests.site.page import Page

NIM = Path(__file__).resolve().parents[2] / "examples/nim.py"


@pytest.fixture(autouse=True)
def _game_files(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A game of a test is forgotten after it; rules run without engines."""
    kept = tmp_path_factory.mktemp("kept")
    for name in ("_MODULES", "_FILES", "_LEFT_OUT"):
        monkeypatch.setattr(registry, name, dict(getattr(registry, name)))
    monkeypatch.setattr(files, "_known", {})
    monkeypatch.setattr(files, "cache_root", lambda: kept)
    monkeypatch.setenv(files.VARIABLE, "")
    before = portable.kind_of_engine()
    portable.use_engine(portable.INTERPRETED)
    yield
    portable.use_engine(before)


def nim(folder: Path) -> Path:
    """Nim with a page and texts in two languages."""
    for name, text in {
        "nim.py": NIM.read_text(),
        "nim/texts/en.ftl": "nim-title = Nim on the web",
        "nim/texts/hu.ftl": "nim-title = Nim a weben",
        "nim/page/index.js": "export default {};",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder / "nim.py"


def test_a_game_is_packed_with_its_engine_and_english_texts(tmp_path: Path) -> None:
    assert list(packed()) == []
    files.use(nim(tmp_path))
    folder = registry.rules("nim").folder
    (folder / portable.WASM).write_bytes(b"engine")
    (folder / portable.MANIFEST).write_bytes(b"{}")
    found = dict(packed())
    assert set(found) == {
        f"{FOLDER}/{name}" for name in ("nim.py", "nim/engine.json", "nim/engine.wasm", "nim/texts/en.ftl")
    }
    assert found[f"{FOLDER}/nim/engine.wasm"] == b"engine"


def test_a_page_plays_the_game_of_an_archive(tmp_path: Path) -> None:
    files.use(nim(tmp_path / "author"))
    with zipfile.ZipFile(BytesIO(_archive(packed()))) as archive:
        archive.extractall(tmp_path / "page")
    registry._MODULES.pop("nim")
    registry._FILES.clear()
    files._known.clear()
    use_packed(tmp_path / "page" / FOLDER)
    assert registry.rules("nim").folder.joinpath("texts/en.ftl").is_file()

    async def scene() -> None:
        page = await Page.open()
        made = await page.got(
            "POST", "/tables", body={"game": "nim", "seats": [{"kind": "me"}, {"kind": "here"}]}
        )
        assert made["id"]
        await page.close()

    asyncio.run(scene())


def test_a_game_without_an_engine_is_refused(tmp_path: Path) -> None:
    files.use(nim(tmp_path / "author"))
    (tmp_path / "page" / build.PYTHON).mkdir(parents=True)
    (tmp_path / "page" / "index.html").touch()
    with pytest.raises(SiteNotBuilt, match="benben web build"):
        build.make_site(tmp_path / "site", tmp_path / "page")
    assert not (tmp_path / "site").exists()


def test_a_game_has_its_answers_and_its_page_as_files(tmp_path: Path) -> None:
    files.use(nim(tmp_path / "author"))
    build._write_answers(tmp_path / "site")
    build._put_pages(tmp_path / "site/games")
    (offer,) = (
        each for each in json.loads((tmp_path / "site/games.json").read_text()) if each["name"] == "nim"
    )
    assert (tmp_path / "site" / offer["page"].removeprefix("/")).is_file()
    assert not (tmp_path / "site/rules/nim").exists()
    assert not offer["has_rules"]
    assert "Nim a weben" in (tmp_path / "site/texts/hu.ftl").read_text()


def test_a_game_that_cannot_be_offered_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files.use(nim(tmp_path))
    monkeypatch.setattr(built, "is_fresh", lambda _rules: True)
    (registry.rules("nim").catalogues / "hu.ftl").write_bytes(b"\xff")
    with pytest.raises(SiteNotBuilt, match="cannot offer nim: the texts"):
        build._check_games()

"""Making the site: the page as it was built for it, Python for browsers, and Benben's own sources for that."""

import gzip
import html
import json
import shutil
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from benben.engine import registry
from benben.engine.message import message
from benben.lessons.lesson import lesson_of
from benben.server.http.game_checks import why_invalid
from benben.server.http.offers import PAGE_MODULE, PAGES, offered_games
from benben.server.tables import answers
from benben.site.archives import SiteNotBuilt, archives
from benben.site.service_worker import KEEPER, write_service_worker
from benben.texts import Texts, catalogue, languages
from benben.texts.page_files import rules_page
from benben.web import built

BUILT = Path(__file__).resolve().parent / "static"
"""The folder where `make site` builds the page."""
PYTHON = "python"
"""The folder with Python for browsers."""
WASM, MODULE, LIBRARY, SOURCES, OTHERS = (
    "python.bin",
    "module.bin",
    "library.bin",
    "sources.bin",
    "others.bin",
)
"""Python, its loader, its library, our sources and the libraries of others, all compressed, because not every server
compresses its files."""
_PYODIDE = {"pyodide.asm.wasm": WASM, "pyodide.asm.mjs": MODULE}
"""Pyodide's files that are only compressed, and their new names."""
ENGINES = "engines"
LIST = "files.json"
"""The sizes of all files."""


class BuiltSite(NamedTuple):
    """The size of a built site."""

    files: int
    size: int
    """Bytes of everything that a browser ever loads."""


def make_site(folder: Path, page: Path = BUILT) -> BuiltSite:
    """Make the site in a *folder*, replacing its old files; games that are files are in it, too.

    Raises `SiteNotBuilt` and OSError.
    """
    if not (page / "index.html").is_file() or not (page / PYTHON).is_dir():
        raise SiteNotBuilt(message("site-not_built"))
    _check_games()
    for old in ("assets", PYTHON):  # their file names change with each build
        shutil.rmtree(folder / old, ignore_errors=True)
    left_out = shutil.ignore_patterns(*_PYODIDE, "python_stdlib.zip", "*.whl")
    shutil.copytree(page, folder, dirs_exist_ok=True, ignore=left_out)
    python = folder / PYTHON
    for file, name in _PYODIDE.items():
        (python / name).write_bytes(_packed((page / PYTHON / file).read_bytes()))
    for name, content in zip((LIBRARY, SOURCES, OTHERS), archives(page / PYTHON), strict=True):
        (python / name).write_bytes(_packed(content))
    _forget_packages(python / "pyodide-lock.json")
    _put_engines(folder / ENGINES)
    _put_pages(folder / PAGES.removeprefix("/"))
    _write_answers(folder)
    _write_page(folder / "index.html")
    _write_manifests(folder, page)
    (folder / "worker.js").unlink(missing_ok=True)  # a server's own
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in (LIST, KEEPER))
    _write_list(folder, files)
    write_service_worker(folder, (page / KEEPER).read_text(encoding="utf-8"), [*files, folder / LIST])
    return BuiltSite(len(files) + 1, sum(path.stat().st_size for path in files))


def _check_games() -> None:
    """Raise `SiteNotBuilt` if a game that is a file has no engine (a page has no compiler), or cannot be offered."""
    for game in filter(registry.is_file, registry.names()):
        if not built.is_fresh(registry.rules(game)):
            raise SiteNotBuilt(message("site-no_engine", game=game))
        if (reason := why_invalid(game)) is not None:
            raise SiteNotBuilt(message("site-bad_game", game=game, reason=reason))


def _packed(content: bytes) -> bytes:
    """Always the same bytes for the same content."""
    return gzip.compress(content, 9, mtime=0)


def _put_engines(folder: Path) -> None:
    """The games' rules as WebAssembly, as far as they were built, packed as Python is."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for game in _games():
        for name, content in built.published(registry.rules(game)).items():
            (folder / name).write_bytes(_packed(content))


def _forget_packages(lock: Path) -> None:
    """Empty Pyodide's list of packages that it could load."""
    _write(lock, {**json.loads(lock.read_text(encoding="utf-8")), "packages": {}})


def _write_answers(folder: Path) -> None:
    """Write the answers that never change as files, so that they need no Python."""
    _write(folder / "languages.json", {"languages": languages()})
    _write(folder / "games.json", [game for game in offered_games({}) if game.name in _games()])
    for language in languages():
        _write_text(folder / "texts" / f"{language}.ftl", catalogue(language))
    for game in _games():
        rules = registry.rules(game)
        for language in languages():
            if (page := rules_page(rules.catalogues, language)) is not None:
                _write(folder / "rules" / game / f"{language}.json", page)
        if lesson_of(rules) is not None:
            _write(folder / "lessons" / f"{game}.json", answers.lesson_info(game))


def _write_manifests(folder: Path, page: Path) -> None:
    """The web app manifest in each language; its addresses are relative to its own folder."""
    found = json.loads((page / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = [{**icon, "src": f"..{icon['src']}"} for icon in found["icons"]]
    for language in languages():
        localized = {"lang": language, "description": Texts(language).say("lobby-about")}
        here = {"id": "..", "start_url": "../", "scope": "../", "icons": icons}
        _write(folder / "manifest" / f"{language}.webmanifest", {**found, **localized, **here})


def _write_page(file: Path) -> None:
    """The page, with the text that `again.js` shows if the page's own files are missing."""
    said = "".join(
        f'<p lang="{language}">{html.escape(Texts(language).say("site-incomplete"))}</p>'
        for language in languages()
    )
    page = file.read_text(encoding="utf-8")
    _write_text(file, page.replace("</body>", f'<div id="incomplete" hidden>{said}</div></body>'))


def _write_list(folder: Path, files: list[Path]) -> None:
    """The sizes of all files, so that the page can show its progress, and keep all files."""
    _write(folder / LIST, {path.relative_to(folder).as_posix(): path.stat().st_size for path in files})


def _put_pages(folder: Path) -> None:
    """The pages that games bring."""
    shutil.rmtree(folder, ignore_errors=True)
    for game in _games():
        page = registry.rules(game).page
        if (page / PAGE_MODULE).is_file():
            shutil.copytree(page, folder / game)


def _games() -> list[str]:
    """The games of the package and those that are files; those of other packages may need missing libraries."""
    others = registry.of_others()
    return [name for name in registry.names() if name not in others or registry.is_file(name)]


_anything: TypeAdapter[Any] = TypeAdapter(Any)


def _write(path: Path, content: Any) -> None:
    _write_text(path, _anything.dump_json(content).decode())


def _write_text(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")

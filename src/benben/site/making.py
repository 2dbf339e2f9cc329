"""Making the site: the page as it was built for it, Python for browsers, and Benben's own sources for that."""

import ast
import gzip
import html
import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from benben.engine import registry
from benben.engine.errors import BenbenError
from benben.engine.lessons import lesson_of
from benben.engine.message import message
from benben.server.http.offers import offered_games
from benben.server.tables import answers
from benben.site.keeping import KEEPER, write_keeper
from benben.texts import Texts, catalogue, languages
from benben.web import built

BUILT = Path(__file__).resolve().parent / "static"
"""Where `make site` builds the page for it."""
PYTHON = "python"
"""The folder with Python for browsers."""
WASM, MODULE, LIBRARY, SOURCES = "python.bin", "module.bin", "library.bin", "sources.bin"
"""Python, what starts it, its library and our sources, packed: not every server packs what it sends."""
_PYODIDE = {"pyodide.asm.wasm": WASM, "pyodide.asm.mjs": MODULE}
"""Pyodide's files that are packed as they are, and what they are called then."""
ENGINES = "engines"
LIST = "files.json"
"""The sizes of all files."""
_PACKAGE = Path(__file__).resolve().parents[1]
_STAND_INS = Path(__file__).resolve().parent / "stand_ins"
_NEWER = Path(__file__).resolve().parent / "newer"
"""Stands in for what only older versions of Python need."""
_LEFT_OUT = (
    "arena/*", "cli/*", "envs/*", "learning/*", "protocol/*", "texts/reading.py", "site/making.py",
    "site/stand_ins/*", "site/newer/*",
    "site/static/*", "web/*", "players/fitting.py", "players/selfplay.py", "engine/batch.py", "engine/counts.py",
    "server/static/*", "server/app.py", "server/capacity.py", "server/configuration.py", "server/reach.py",
    "server/running.py", "server/serving.py", "server/several.py", "server/store/archive.py",
    "server/store/migrat*",
    "server/store/postgres/*", "server/store/sqlite/*", "server/store/rows.py", "server/store/statements.py",
    "server/tables/checking.py", "server/thinking/checking.py", "server/thinking/cluster.py",
    "server/thinking/engines.py", "server/thinking/processes.py", "games/*/evaluation-greedy.json",
)  # fmt: skip
"""Of our own sources, what no page needs."""
_ONLY = ("server/http/__init__.py", "server/http/validation_text.py")
"""All that it needs of what speaks HTTP."""
_STANDARD_LEFT_OUT = (
    "_pydecimal.py", "_pyio.py", "_pyrepl/*", "asyncio/proactor_events.py", "asyncio/windows*", "bdb.py",
    "cProfile.py", "cgi*.py", "cmd.py", "compileall.py", "concurrent/futures/process.py",
    "concurrent/interpreters/*", "configparser.py", "ctypes/macholib/*", "curses/*", "dbm/*", "distutils/*",
    "doctest.py", "encodings/big5*", "encodings/cp[0-35-9]*", "encodings/cp4[0-24-9]*", "encodings/euc_*",
    "encodings/gb*", "encodings/hz.py", "encodings/iso2022*", "encodings/iso8859_[2-9]*",
    "encodings/iso8859_1[0-9]*", "encodings/johab.py", "encodings/koi8*", "encodings/kz*", "encodings/mac_*",
    "encodings/ptcp*", "encodings/shift*", "encodings/tis*", "ensurepip/*", "ftplib.py", "http/*", "idlelib/*",
    "imaplib.py", "lib2to3/*", "logging/config.py", "logging/handlers.py", "mailbox.py", "modulefinder.py",
    "multiprocessing/*", "nntplib.py", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py",
    "profile.py", "pstats.py", "pyclbr.py", "pydoc.py", "pydoc_data/*", "smtplib.py", "socketserver.py",
    "sqlite3/*", "tarfile.py", "telnetlib.py", "test/*", "tkinter/*", "trace.py", "turtle*", "unittest/*",
    "venv/*", "webbrowser.py", "wsgiref/*", "xml/*", "xmlrpc/*",
)  # fmt: skip
"""Of Python's library, what no page needs; `tests/site` plays with what is left."""


class NotBuilt(BenbenError):
    """The page was not built for the site yet."""


class Made(NamedTuple):
    """What was made."""

    files: int
    size: int
    """Bytes of everything that a browser ever loads."""


def make_site(folder: Path, page: Path = BUILT) -> Made:
    """Make the site in a *folder*; files of ours that are there are replaced. Raises `NotBuilt` and OSError."""
    if not (page / "index.html").is_file() or not (page / PYTHON).is_dir():
        raise NotBuilt("the page was not built for the site: run `make site`", told=message("site-not_built"))
    for old in ("assets", PYTHON):  # whose files have other names each time
        shutil.rmtree(folder / old, ignore_errors=True)
    left_out = shutil.ignore_patterns(*_PYODIDE, "python_stdlib.zip")
    shutil.copytree(page, folder, dirs_exist_ok=True, ignore=left_out)
    python = folder / PYTHON
    for file, name in _PYODIDE.items():
        (python / name).write_bytes(_packed((page / PYTHON / file).read_bytes()))
    (python / LIBRARY).write_bytes(_archive(_library(page / PYTHON / "python_stdlib.zip")))
    (python / SOURCES).write_bytes(_archive(_sources()))
    _forget_packages(python / "pyodide-lock.json")
    _put_engines(folder / ENGINES)
    _write_answers(folder)
    _write_page(folder / "index.html")
    _write_manifests(folder, page)
    (folder / "worker.js").unlink(missing_ok=True)  # a server's own
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in (LIST, KEEPER))
    _write_list(folder, files)
    write_keeper(folder, (page / KEEPER).read_text(encoding="utf-8"), [*files, folder / LIST])
    return Made(len(files) + 1, sum(path.stat().st_size for path in files))


def _packed(content: bytes) -> bytes:
    """Always the same bytes for the same content."""
    return gzip.compress(content, 9, mtime=0)


def _archive(files: Iterator[tuple[str, bytes]]) -> bytes:
    """Files as one archive, packed as a whole, which is smaller by a fifth than each for itself."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as archive:
        for name, found in files:
            archive.writestr(zipfile.ZipInfo(name), _bare(found) if name.endswith(".py") else found)
    return _packed(content.getvalue())


def _put_engines(folder: Path) -> None:
    """The games' rules as WebAssembly, as far as they were built, packed as Python is."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for game in _own_games():
        for name, content in built.published(registry.rules(game)).items():
            (folder / name).write_bytes(_packed(content))


def _sources() -> Iterator[tuple[str, bytes]]:
    """Our sources by their names in an archive, and the stand-ins beside them."""
    for path in sorted(_PACKAGE.rglob("*")):
        name = path.relative_to(_PACKAGE).as_posix()
        if path.is_file() and _is_needed(name):
            yield f"benben/{name}", path.read_bytes()
    for folder in (_STAND_INS, _NEWER):
        for path in sorted(folder.rglob("*.py")):
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def _is_needed(name: str) -> bool:
    if name.startswith("server/http/"):
        return name in _ONLY
    if any(fnmatch(name, left_out) for left_out in _LEFT_OUT):
        return False
    return name.endswith((".py", ".npz", ".toml", "/en.ftl")) or (
        name.startswith("games/") and name.endswith(".json")
    )


def _bare(source: bytes) -> bytes:
    """A module without what only readers read; as it is where it is written for a newer Python than this one."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [each for each in node.body if not _is_text(each)] or [ast.Pass()]
    return ast.unparse(ast.fix_missing_locations(tree)).encode()


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _library(library: Path) -> Iterator[tuple[str, bytes]]:
    """Python's library without what no page needs."""
    with zipfile.ZipFile(library) as whole:
        for entry in whole.infolist():
            if not entry.is_dir() and not any(fnmatch(entry.filename, each) for each in _STANDARD_LEFT_OUT):
                yield entry.filename, whole.read(entry)


def _forget_packages(lock: Path) -> None:
    """Pyodide's list of what else could be loaded: nothing is."""
    _write(lock, {**json.loads(lock.read_text(encoding="utf-8")), "packages": {}})


def _write_answers(folder: Path) -> None:
    """What is always answered the same: no Python need be there for it."""
    _write(folder / "languages.json", {"languages": languages()})
    _write(folder / "games.json", [game for game in offered_games({}) if game.name in _own_games()])
    for language in languages():
        _write_text(folder / "texts" / f"{language}.ftl", catalogue(language))
    for game in _own_games():
        rules = registry.rules(game)
        for language in languages():
            _write(folder / "rules" / game / f"{language}.json", answers.page_in(rules, language))
        if lesson_of(rules) is not None:
            _write(folder / "lessons" / f"{game}.json", answers.lesson_info(game))


def _write_manifests(folder: Path, page: Path) -> None:
    """What a device keeps of the page when it is installed, in each language; addresses go from its own folder."""
    found = json.loads((page / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = [{**icon, "src": f"..{icon['src']}"} for icon in found["icons"]]
    for language in languages():
        told = {"lang": language, "description": Texts(language).say("lobby-about")}
        here = {"id": "..", "start_url": "../", "scope": "../", "icons": icons}
        _write(folder / "manifest" / f"{language}.webmanifest", {**found, **told, **here})


def _write_page(file: Path) -> None:
    """The page, with what it says where it finds its own files no more: `again.js` shows it."""
    said = "".join(
        f'<p lang="{language}">{html.escape(Texts(language).say("site-incomplete"))}</p>'
        for language in languages()
    )
    page = file.read_text(encoding="utf-8")
    _write_text(file, page.replace("</body>", f'<div id="incomplete" hidden>{said}</div></body>'))


def _write_list(folder: Path, files: list[Path]) -> None:
    """The sizes of all files, so that the page can tell how much is still to come, and keep them all."""
    _write(folder / LIST, {path.relative_to(folder).as_posix(): path.stat().st_size for path in files})


def _own_games() -> list[str]:
    """The games of the package: others' may need what is not there."""
    return [name for name in registry.names() if name not in registry.of_others()]


_anything: TypeAdapter[Any] = TypeAdapter(Any)


def _write(path: Path, content: Any) -> None:
    _write_text(path, _anything.dump_json(content).decode())


def _write_text(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")

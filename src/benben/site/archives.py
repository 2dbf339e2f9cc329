"""The Python files of the site, each as one archive: Python's library, our sources and the libraries of others."""

import ast
import io
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from itertools import chain
from pathlib import Path

from benben.engine.errors import BenbenError
from benben.engine.message import message
from benben.site import game_files, libraries

_HERE = Path(__file__).resolve().parent
_PACKAGE = _HERE.parent
_MOST_SAID = 2000
"""The maximum number of characters of Node's output in an error."""
_LEFT_OUT = (
    "arena/*", "cli/*", "engine/caching.py", "engine/compiler.py", "engine/constants.py",
    "engine/counts.py", "engine/lowering.py", "engine/native.py", "engine/playouts.py", "engine/stepper.py",
    "engine/wasm.py", "envs/*", "learning/*", "players/fitting.py", "players/selfplay.py", "protocol/*",
    "server/configuration.py", "server/http/host_backend.py", "server/http/protocols.py", "server/urls.py",
    "server/running.py", "server/serving.py", "server/supervisor.py", "server/static/*",
    "server/store/archive.py", "server/store/migrat*", "server/store/postgres/*", "server/store/rows.py",
    "server/store/sqlite/*", "server/tables/checking.py",
    "server/thinking/checking.py", "server/thinking/cluster.py", "server/thinking/executors.py",
    "server/thinking/processes.py", "server/thinking/threads.py", "site/archives.py", "site/bytecode.py",
    "site/service_worker.py", "site/libraries.py", "site/build.py", "site/static/*", "texts/reading.py",
    "web/building.py", "web/choices.py", "web/facade.py", "web/hook.py", "web/layout.py", "web/linking.py",
    "web/manifest.py", "web/memory.py", "web/sources.py",
)  # fmt: skip
"""Our own sources that a page does not need."""
_STANDARD_LEFT_OUT = (
    "_pydecimal.py", "_pyio.py", "_pyrepl/*", "asyncio/proactor_events.py", "asyncio/windows*", "bdb.py",
    "cProfile.py", "cgi*.py", "cmd.py", "compileall.py", "concurrent/futures/process.py",
    "concurrent/interpreters/*", "configparser.py", "ctypes/macholib/*", "curses/*", "dbm/*", "distutils/*",
    "doctest.py", "encodings/big5*", "encodings/cp[0-35-9]*", "encodings/cp4[0-24-9]*", "encodings/euc_*",
    "encodings/gb*", "encodings/hz.py", "encodings/iso2022*", "encodings/iso8859_[2-9]*",
    "encodings/iso8859_1[0-9]*", "encodings/johab.py", "encodings/koi8*", "encodings/kz*", "encodings/mac_*",
    "encodings/ptcp*", "encodings/shift*", "encodings/tis*", "ensurepip/*", "ftplib.py", "http/cookiejar.py",
    "idlelib/*", "imaplib.py", "lib2to3/*", "logging/config.py", "logging/handlers.py", "mailbox.py",
    "modulefinder.py", "multiprocessing/*", "nntplib.py", "optparse.py", "pdb.py", "pickletools.py",
    "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pyclbr.py", "pydoc.py", "pydoc_data/*",
    "smtplib.py", "sqlite3/*", "tarfile.py", "telnetlib.py", "test/*", "tkinter/*", "trace.py", "turtle*",
    "unittest/*", "venv/*", "webbrowser.py", "wsgiref/validate.py", "xml/*", "xmlrpc/*",
)  # fmt: skip
"""Parts of Python's library that a page does not need; `tests/site` plays without them."""


class SiteNotBuilt(BenbenError):
    """A part of the site is missing or unusable."""


def archives(python: Path) -> list[bytes]:
    """Three archives: Python's library (from Pyodide's folder *python*), our sources, and the libraries of others.

    That Python, in Node, compiles the modules of the start. Raises `SiteNotBuilt`.
    """
    whole = (
        _library(python / "python_stdlib.zip"),
        chain(_sources(), game_files.packed(), libraries.sources(libraries.OURS)),
        chain(libraries.sources(libraries.SERVER), libraries.compiled(python)),
    )
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{place}.zip" for place in range(len(whole))]
        for file, content in zip(files, whole, strict=True):
            file.write_bytes(_archive(content))
        _compile(python, files)
        return [file.read_bytes() for file in files]


def _compile(python: Path, files: list[Path]) -> None:
    beside = Path(sys.executable).parent  # Node comes from PyPI
    node = shutil.which("node", path=str(beside)) or shutil.which("node")
    if node is None:
        raise SiteNotBuilt(message("site-no_node"))
    program = [node, str(_HERE / "compile.mjs"), str(python), str(_HERE / "bytecode.py"), *map(str, files)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)  # noqa: S603  (our own program)
    if done.returncode:
        reason = done.stderr.strip()[-_MOST_SAID:]
        raise SiteNotBuilt(message("site-broken", reason=reason))


def _archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Files as one archive, to be compressed as a whole: a fifth smaller than with each file compressed alone."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as archive:
        for name, found in files:
            archive.writestr(zipfile.ZipInfo(name), _bare(found) if name.endswith(".py") else found)
    return content.getvalue()


def _sources() -> Iterator[tuple[str, bytes]]:
    """Our sources by their names in an archive."""
    for path in sorted(_PACKAGE.rglob("*")):
        name = path.relative_to(_PACKAGE).as_posix()
        if path.is_file() and _is_needed(name):
            yield f"benben/{name}", path.read_bytes()


def _is_needed(name: str) -> bool:
    if any(fnmatch(name, left_out) for left_out in _LEFT_OUT):
        return False
    return name.endswith((".py", ".npz", ".toml", "/en.ftl")) or (
        name.startswith("games/") and name.endswith((".json", ".wasm"))
    )


def _bare(source: bytes) -> bytes:
    """A module without docstrings; unchanged if its syntax is newer than this Python."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [each for each in node.body if not _is_text(each)] or [ast.Pass()]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Doc":
            node.args = [ast.Constant("")]
    return ast.unparse(tree).encode()


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _library(library: Path) -> Iterator[tuple[str, bytes]]:
    """Python's library without the parts that a page does not need."""
    with zipfile.ZipFile(library) as whole:
        for entry in whole.infolist():
            if not entry.is_dir() and not any(fnmatch(entry.filename, each) for each in _STANDARD_LEFT_OUT):
                yield entry.filename, whole.read(entry)

"""Games that are a file: `benben.load("./senet.py")`. They need no package, and are read again when they change.

A file's game is called after it. Each version of the file is a module, kept in a folder of the cache with a copy of the
file; that folder is the game's, and its engine lies there. So what started with a version goes on with it, also in
another process. A folder next to the file with its name, without `.py`, may have the game's texts and page.

`BENBEN_GAMES` lists files (separated as in `PATH`) that every process knows; `use` adds to it, for child processes.
"""

import hashlib
import importlib.abc
import importlib.machinery
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import cast

from typing_extensions import override

from benben.engine import registry
from benben.engine.broken import FILE_MODULE
from benben.engine.cache import cache_root
from benben.engine.errors import BenbenError, trouble
from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.options import AnyOption, OptionValue

VARIABLE = "BENBEN_GAMES"
"""The environment variable that lists files of games."""
PREFIX = "onefile_"
"""How the names of their modules begin; the file's name and a digest of what it says follow (`FILE_MODULE`)."""
SUFFIX = ".py"
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_PLACE = "place.txt"
_FOLDER = "games"
_VERSIONS_KEPT = 16


class BadFile(BenbenError, ValueError):
    """A file that cannot be a game."""

    def __init__(self, file: Path, reason: Message | str) -> None:
        super().__init__(message("engine-bad_file", file=str(file), reason=reason))


class GameFile:
    """A file of a game, read again when it has changed."""

    def __init__(self, file: Path) -> None:
        """Raises `BadFile` for what cannot be read or has no possible name."""
        self.file = file
        self.name = file.stem
        self._stamp: tuple[object, ...] = ()
        self._module = ""
        if not _NAME.fullmatch(self.name):
            raise BadFile(file, message("engine-bad_file-name", name=self.name))
        self.module()

    def module(self) -> str:
        """The name of the module of what the file says now; of a file that is gone, what it said last."""
        stamp = tuple(_stamp_of(each) for each in self._parts())
        if stamp != self._stamp:
            self._module = self._keep()
            self._stamp = stamp
        return self._module

    def _parts(self) -> list[Path]:
        """The file, and what lies in the folder of its name."""
        folder = self.file.with_suffix("")
        more = sorted(each for each in folder.rglob("*") if each.is_file()) if folder.is_dir() else []
        return [self.file, *(each for each in more if "__pycache__" not in each.parts)]

    def _keep(self) -> str:
        """Put a copy of all of it into the cache; return the name of the module. Raises `BadFile`."""
        try:
            digest = hashlib.sha256(str(self.file).encode())
            for part in self._parts():
                digest.update(str(part.relative_to(self.file.parent)).encode() + b"\0" + part.read_bytes())
            name = f"{PREFIX}{self.name}_{digest.hexdigest()[:12]}"
            folder = folder_of(name)
            if not (folder / _PLACE).exists():
                self._copy_into(folder)
                self._remove_old(folder)
        except OSError as error:
            if self._module:
                return self._module
            raise BadFile(self.file, trouble(error)) from error
        return name

    def _copy_into(self, folder: Path) -> None:
        """Whole or not at all: other processes look there too."""
        folder.parent.mkdir(parents=True, exist_ok=True)
        unfinished = Path(tempfile.mkdtemp(dir=folder.parent, prefix="unfinished-"))
        for part in self._parts()[1:]:
            goal = unfinished / part.relative_to(self.file.with_suffix(""))
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(part, goal)
        shutil.copyfile(self.file, unfinished / self.file.name)
        (unfinished / _PLACE).write_text(str(self.file), encoding="utf-8")
        try:
            unfinished.rename(folder)
        except OSError:  # another process was faster
            shutil.rmtree(unfinished, ignore_errors=True)
            if not (folder / _PLACE).exists():
                raise

    def _remove_old(self, newest: Path) -> None:
        """Leave only the newest versions: each edit would leave a folder behind for ever."""
        with suppress(OSError):
            found = [each for each in newest.parent.glob(f"{self.name}_*") if each != newest]
            for old in sorted(found, key=lambda each: each.stat().st_mtime, reverse=True)[_VERSIONS_KEPT:]:
                shutil.rmtree(old, ignore_errors=True)


def _stamp_of(file: Path) -> tuple[object, ...]:
    try:
        about = file.stat()
    except OSError:
        return (file, None)
    return file, about.st_mtime_ns, about.st_size


def folder_of(module: str) -> Path:
    """The folder in which a version of a file is kept."""
    return cache_root() / _FOLDER / module.removeprefix(PREFIX)


# ---- importing -------------------------------------------------------------------------------------------------------
class _Loader(importlib.machinery.SourceFileLoader):
    """Loads the copy of a file; errors and debuggers see the file itself."""

    @override
    def get_code(self, fullname: str) -> CodeType:
        copy = Path(self.path)
        place = copy.with_name(_PLACE).read_text(encoding="utf-8")
        return compile(copy.read_bytes(), place, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds modules of files, in any process, by what is kept of them."""

    @override
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        found = FILE_MODULE.fullmatch(fullname)
        if found is None:
            return None
        copy = folder_of(fullname) / f"{found['stem']}{SUFFIX}"
        if not copy.is_file():
            return None
        return spec_from_file_location(fullname, copy, loader=_Loader(fullname, str(copy)))


# ---- files that are known --------------------------------------------------------------------------------------------
_known: dict[Path, GameFile] = {}


def is_file(text: object) -> bool:
    """Whether a text or path, which stands where a game is named, means a file."""
    return isinstance(text, os.PathLike) or (isinstance(text, str) and text.endswith(SUFFIX))


def use(path: str | os.PathLike[str]) -> str:
    """Make the game of a file known in this process and its children; return its name.

    Raises `BadFile` for what cannot be read, or if there is another game of this name.
    """
    name = _known_file(Path(path).absolute()).name
    listed = os.environ.get(VARIABLE, "").split(os.pathsep)
    if str(_known[Path(path).absolute()].file) not in listed:
        os.environ[VARIABLE] = os.pathsep.join(filter(None, [*listed, str(Path(path).absolute())]))
    return name


def _known_file(file: Path) -> GameFile:
    if file not in _known:
        found = GameFile(file)
        try:
            registry.register_file(found.name, found.module)
        except ValueError as error:
            raise BadFile(file, message("engine-bad_file-taken", name=found.name)) from error
        for other in [other for other in _known if other.stem == file.stem]:
            del _known[other]
        _known[file] = found
    return _known[file]


def word_for(name: str) -> str:
    """How a command names a game: the path of its file, or else its name."""
    return next((str(file) for file, known in _known.items() if known.name == name), name)


def use_listed(environment: Mapping[str, str]) -> None:
    """Make the games of all files known that the variable lists; what cannot be read is left out, with a reason."""
    for text in filter(None, environment.get(VARIABLE, "").split(os.pathsep)):
        try:
            _known_file(Path(text).absolute())
        except BadFile as error:
            registry.leave_out(Path(text).name, str(error))


def load(name: str | os.PathLike[str], **options: AnyOption) -> Game:
    """A game with its options chosen, as in `load("ra", players=3, edition="2022")`, or that of a file.

    A file, as in `load("./senet.py", pawns=7)`, is read as it is now. Options not named have their defaults; an option
    of text may be given as the path of a file. Raises `UnknownGame`, `BrokenGame`, `BadFile` or `BadOption`; they list
    what is possible.
    """
    known = use(name) if is_file(name) else cast(str, name)
    return Game(registry.rules(known), cast(Mapping[str, OptionValue], options))


def install() -> None:
    """Let modules of files be imported, and know those that the variable lists."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.append(_Finder())
    use_listed(os.environ)

"""The program of `compile.mjs` in the Python of browsers: it compiles the modules that a page loads when it starts.

This saves most of the time until the first board. The other modules stay sources, which are smaller.
"""

import sys
import zipfile
from importlib import import_module, invalidate_caches, util
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType

_LIBRARY, _SOURCES, _OTHERS = "/0.zip", "/1.zip", "/2.zip"
_FOLDER = "/benben"
_ROOTS = {_SOURCES: "benben.site.thinking", _OTHERS: "benben.site.worker"}
"""The modules of the page's workers: the one that thinks, with our sources alone, then the one with the tables."""
_READS_ITSELF = b"install_lazy_importer"
"""anyio reads its own sources."""
_NOWHERE = 0xFF
"""A code of the line table: the next eight instructions have no line number. Errors then show no lines."""
_INSTRUCTIONS = 8 * 2  # bytes


def loaded() -> set[str]:
    """The files of all modules that the workers load, by their names in the archives."""
    sys.path.insert(0, _FOLDER)
    for archive, root in _ROOTS.items():
        with zipfile.ZipFile(archive) as whole:
            whole.extractall(_FOLDER)
        invalidate_caches()
        import_module(root)
    files = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
    places = (f"{_FOLDER}/", next(path for path in sys.path if path.endswith(".zip")) + "/")
    return {file.removeprefix(place) for file in files if file for place in places if file.startswith(place)}


def compiled(source: bytes, name: str) -> bytes:
    """A module as a bytecode file that is never checked against its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(_without_lines(code), util.source_hash(b""), checked=False))


def _without_lines(code: CodeType) -> CodeType:
    inner = tuple(_without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    lines = bytes([_NOWHERE]) * -(-len(code.co_code) // _INSTRUCTIONS)
    return code.replace(co_consts=inner, co_linetable=lines)


def rewrite(archive: str, chosen: set[str]) -> None:
    """Put the chosen modules of an archive into it as bytecode."""
    with zipfile.ZipFile(archive) as whole:
        files = {entry.filename: whole.read(entry) for entry in whole.infolist()}
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as whole:
        for name, content in files.items():
            if name in chosen and name.endswith(".py") and _READS_ITSELF not in content:
                whole.writestr(zipfile.ZipInfo(f"{name}c"), compiled(content, name))
            else:
                whole.writestr(zipfile.ZipInfo(name), content)


if __name__ == "__main__":
    found = loaded()
    for each in (_LIBRARY, _SOURCES, _OTHERS):
        rewrite(each, found)

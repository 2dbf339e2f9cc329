"""Games that are files, in the site: the build packs them with their engines, and the Python of a page finds them."""

from collections.abc import Iterator
from pathlib import Path

from benben.authoring import files
from benben.engine import registry
from benben.engine.portable import MANIFEST, WASM

FOLDER = "benben_games"
"""The folder in the archive of our sources: each game is a file, with a folder of its name for what belongs to it."""
_HERE = Path(__file__).resolve().parents[2] / FOLDER
_NEEDED = (MANIFEST, WASM, "texts/en.ftl")
"""The files that a page's Python reads; pages, rules and other languages are files of the site."""


def packed() -> Iterator[tuple[str, bytes]]:
    """The games that are files, by their names in the archive."""
    for game in filter(registry.is_file, registry.names()):
        folder = registry.rules(game).folder
        yield f"{FOLDER}/{game}{files.SUFFIX}", (folder / f"{game}{files.SUFFIX}").read_bytes()
        for name in _NEEDED:
            if (folder / name).is_file():
                yield f"{FOLDER}/{game}/{name}", (folder / name).read_bytes()


def use_packed(folder: Path = _HERE) -> None:
    """Make the games of an unpacked archive known. Raises `BadFile`."""
    for file in sorted(folder.glob(f"*{files.SUFFIX}")):
        files.use(file)

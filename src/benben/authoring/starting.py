"""`benben new`: a file with a small game, `benben.authoring.first_game`, to begin with."""

from importlib.util import find_spec
from pathlib import Path

from benben.engine.registry import names

_FIRST_GAME = "benben.authoring.first_game"


class BadGameName(ValueError):
    """A game cannot be called so."""


def write_new(folder: Path, name: str) -> Path:
    """Write the file of a new game; return it. Raises `BadGameName`, `FileExistsError`."""
    is_word = name.isidentifier() and name.islower() and name.isascii() and name[0] != "_"
    file = folder / f"{name}.py"
    if not is_word or (name in names() and not file.exists()):
        raise BadGameName(name)
    spec = find_spec(_FIRST_GAME)
    source = Path(str(spec and spec.origin)).read_text(encoding="utf-8")
    with file.open("x", encoding="utf-8") as written:
        written.write(source)
    return file

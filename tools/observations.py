"""Generate docs/observations.md from the rules: every part of every game's observations, and every action.

`python -m tools.pages` writes it.
"""

from collections.abc import Iterator
from pathlib import Path

from benben.engine import registry
from benben.engine.game import Game
from benben.engine.observation import Part
from benben.envs import Run, actions, spec

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
_HEAD = """# Observations and actions

After this page you can find any part of a game's observation and the meaning of any action. `python -m tools.pages`
writes it from the rules; `benben.envs.spec(game)` and `benben.envs.actions(game)` say the same, and
[Environments](learning.md) shows how to use them.

An observation is a row of whole numbers from 0 to 255. First come the parts about the table, then the parts about a
seat, once for each, starting with the seat that observes, in turn order. *Up to* is the largest number that occurs;
where it is 1, each number says yes or no. Parts with several dimensions are stored row by row. Tiles, tokens, spaces
and boats are numbered as in actions. Some figures of Ankh'or and of Imhotep's B sides are
[reconstructed](design-of-environments.md#3-what-is-exact-and-what-is-reconstructed), the layout is not.
"""
_FEW = 6
"""Up to this many actions of a run are listed."""


def page() -> str:
    """The whole page."""
    games = [Game(registry.rules(name)) for name in sorted(registry.names())]
    return "\n".join([_HEAD, *(line for game in games if game.rules.observe for line in _chapter(game))])


def _chapter(game: Game) -> Iterator[str]:
    found = spec(game)
    parts = list(found.parts.values())
    sizes = {per: sum(part.size for part in parts if part.per == per) for per in ("table", "seat")}
    yield f"## `{game.name}`\n"
    yield f"{sizes['table']} numbers about the table, {sizes['seat']} about each seat."
    for per, title in (("table", "About the table"), ("seat", "About a seat")):
        yield f"\n### {title}\n{{ #{game.name}-{per} }}\n".replace("\n{", " {")
        yield "| part | shape | up to | meaning |\n|---|---|---:|---|"
        yield from (_row(part) for part in parts if part.per == per)
    yield f"\n### Actions {{ #{game.name}-actions }}\n"
    yield "| verb | integers | in notation |\n|---|---|---|"
    yield from map(_action, actions(game))
    yield ""


def _row(part: Part) -> str:
    shape = " × ".join(map(str, part.shape))
    kinds = f" In order: {', '.join(part.labels)}." if part.labels else ""
    return f"| `{part.name}` | {shape} | {part.high} | {part.meaning}{kinds} |"


def _action(run: Run) -> str:
    last = run.first + run.count - 1
    integers = str(run.first) if run.count == 1 else f"{run.first} to {last}"
    texts = run.texts if run.count <= _FEW else (*run.texts[: _FEW - 2], "…", run.texts[-1])
    return (
        f"| {run.verb} | {integers} | {', '.join(text if text == '…' else f'`{text}`' for text in texts)} |"
    )

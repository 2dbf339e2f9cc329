"""Write what pages of docs/ say of the games, from the games themselves: ``python -m tools.pages``.

docs/observations.md is written as a whole. In other pages such a part stands between two comments,
`<!-- tools.pages: NAME -->` and `<!-- end -->`, and is written by the function that `PARTS` has for the name.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from pathlib import Path

import benben
from benben.engine.registry import rules
from benben.players.search import search_config
from benben.protocol.tools import TOOLS
from benben.texts import Texts
from tools import observations

DOCS = Path(__file__).parents[1] / "docs"
_SETTINGS = ("exploration", "temperature", "cut", "noise")
"""The settings of a search that its table has."""
_PART = re.compile(r"(?P<begin><!-- tools\.pages: (?P<name>[\w-]+) -->\n).*?(?P<end><!-- end -->)", re.DOTALL)


def search_settings() -> str:
    """A table of how each game is searched, a row for the numbers of players that have the same settings."""
    heads = ["Game", "Players", *(f"`{name}`" for name in _SETTINGS)]
    rows = [row for info in benben.list_games() for row in _rows_of(info.name)]
    return _table(heads, ["---", "---", *("---:" for _ in _SETTINGS)], *rows)


def mcp_tools() -> str:
    """A table of the tools that `benben mcp` serves."""
    rows = [
        [f"`{tool.name}`", ", ".join(f"`{name}`" for name in tool.parameters), tool.description]
        for tool in TOOLS
    ]
    return _table(["Tool", "Arguments", "Description"], ["---"] * 3, *rows)


def _table(*lines: list[str]) -> str:
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _rows_of(name: str) -> Iterator[list[str]]:
    """The rows of a game; the first has its title."""
    title = Texts().format(rules(name).title)
    (option,) = (option for option in rules(name).options if option.name == "players")
    settings = {int(players): _settings_of(name, int(players)) for players in option.choices}
    for found, group in groupby(settings, key=settings.__getitem__):
        players = list(group)
        everybody = len(players) == len(settings) > 1
        yield [title, "all" if everybody else ", ".join(map(str, players)), *found]
        title = ""


def _settings_of(name: str, players: int) -> list[str]:
    config = search_config(benben.load(name, players=players))
    return [f"{getattr(config, setting):g}" for setting in _SETTINGS]


PARTS: Mapping[str, Callable[[], str]] = {"search-settings": search_settings, "mcp-tools": mcp_tools}
"""The functions that write parts of pages, by the names in the comments."""


def renewed(text: str) -> str:
    """The *text* of a page with each of its parts written again."""
    return _PART.sub(lambda found: f"{found['begin']}\n{PARTS[found['name']]()}\n{found['end']}", text)


def pages() -> Iterator[tuple[Path, str]]:
    """Each page that says something of the games, and its right text."""
    yield observations.PAGE, observations.page()
    for page in sorted(DOCS.rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        if _PART.search(text):
            yield page, renewed(text)


def main() -> None:
    """Write the pages."""
    for page, text in pages():
        page.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{page.relative_to(DOCS)} is written\n")


if __name__ == "__main__":
    main()

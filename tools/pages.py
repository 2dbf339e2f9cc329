"""Generate parts of the pages in docs/ from the games: ``python -m tools.pages``.

docs/observations.md is generated as a whole. In other pages a part stands between two comments,
`<!-- tools.pages: NAME -->` and `<!-- end -->`; `PARTS` has the function that writes it.
"""

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields
from itertools import groupby
from pathlib import Path

import benben
from benben.cli.options import choice_words, option_word
from benben.engine.registry import rules
from benben.players.search import search_config
from benben.protocol import line_messages
from benben.protocol.errors import FAILURES
from benben.protocol.tools import TOOLS
from benben.server.settings import Settings
from benben.texts import Texts
from tools import baseline_tables, contributed_ratings, observations, parts

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
EXAMPLES = ROOT / "examples"
_DOCUMENT = re.compile(r"^```toml\n.*?^```", re.MULTILINE | re.DOTALL)
_SETTINGS = ("exploration", "temperature", "cut", "noise")
"""The settings of a search in its table."""
_OF_THE_MACHINE = {
    "database": "`benben.sqlite3` in the user's data folder",
    "static": "that of the package",
    "thinking_places": "the cores, less one",
    "connections": "as many as the system allows",
    "guests": "found out at the start",
    "hint_games": "as many as there is time for",
}
"""The descriptions of defaults that depend on the machine, or that are not a value."""


def search_settings() -> str:
    """A table of how each game is searched; numbers of players with the same settings share a row."""
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


def line_fields() -> str:
    """A table of the fields of each line that a program receives."""
    rows = [
        [f"`{word}`", "; ".join(f"`{name}`, {meaning}" for name, meaning in named)]
        for word, named in _line_fields()
    ]
    return _table(["Line", "Fields"], ["---"] * 2, *rows)


def _line_fields() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The words of lines, with their fields; the meaning of a field is the text below it in the class."""
    for node in ast.parse(inspect.getsource(line_messages)).body:
        if isinstance(node, ast.ClassDef):
            named = [ast.unparse(each.target) for each in node.body if isinstance(each, ast.AnnAssign)]
            _, *meanings = [ast.literal_eval(each.value) for each in node.body if isinstance(each, ast.Expr)]
            yield node.name.removesuffix("Message").lower(), list(zip(named, meanings, strict=True))


def program_failures() -> str:
    """A table of the ways to lose a game by an error."""
    return _table(
        ["Failure", "Reason"], ["---"] * 2, *([f"`{kind}`", reason] for kind, reason in FAILURES.items())
    )


def game_options() -> str:
    """A table of the options of every game."""
    texts = Texts()
    rows = [
        [
            texts.format(rules(info.name).title) if place == 0 else "",
            f"`{spec.name}`",
            choice_words(texts, info.name, spec),
            option_word(texts, info.name, spec, spec.default),
            texts.say(f"{info.name}-option-{spec.name}"),
        ]
        for info in benben.list_games()
        for place, spec in enumerate(info.options)
    ]
    return _table(["Game", "Option", "Choices", "Default", "Meaning"], ["---"] * 5, *rows)


def settings() -> str:
    """A table of a host's settings."""
    texts = Texts()
    rows = [
        [f"`{each.name}`", _default(each), texts.say(f"engine-settings-{each.name}")]
        for each in fields(Settings)
    ]
    return _table(["Setting", "Default", "Meaning"], ["---"] * 3, *rows)


def _default(setting: "Field[object]") -> str:
    """A setting's default as a cell: as in the file, or in words."""
    if setting.name in _OF_THE_MACHINE:
        return _OF_THE_MACHINE[setting.name]
    value = setting.default
    if value is MISSING or value in ((), {}, None, ""):
        return ""
    if isinstance(value, tuple):
        return ", ".join(f"`{each}`" for each in value)
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


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


def boards(game: str) -> str:
    """The example of a game's own figures, without its comments, as a block of code."""
    example = (EXAMPLES / f"{game}-boards.toml").read_text(encoding="utf-8")
    lines = [line.partition("#")[0].rstrip() for line in example.splitlines() if not line.startswith("#")]
    tables = re.sub(r"\n{2,}", "\n\n", "\n".join(lines)).strip()
    return f"```toml\n{tables}\n```"


def _rule_pages() -> Iterator[tuple[Path, str]]:
    """The pages of rules that show a game's own figures, in all languages."""
    for info in benben.list_games():
        if (EXAMPLES / f"{info.name}-boards.toml").is_file():
            for page in sorted(rules(info.name).catalogues.glob("*.md")):
                yield page, _DOCUMENT.sub(boards(info.name), page.read_text(encoding="utf-8"))


PARTS: Mapping[str, Callable[[], str]] = {
    "baselines": baseline_tables.overview,
    "baselines-all": baseline_tables.ratings,
    "baselines-measured": baseline_tables.measured,
    "contributed-ratings": contributed_ratings.table,
    "game-options": game_options,
    "line-fields": line_fields,
    "mcp-tools": mcp_tools,
    "program-failures": program_failures,
    "search-settings": search_settings,
    "settings": settings,
}
"""The functions that write parts of pages, by the names in the comments."""


def renewed(text: str) -> str:
    """The *text* of a page with each of its parts generated again."""
    wanted = parts.names(text)
    bodies = {f"tools.pages: {name}": write for name, write in PARTS.items()}
    return parts.renewed(text, {name: write() for name, write in bodies.items() if name in wanted})


def pages() -> Iterator[tuple[Path, str]]:
    """Each page with generated parts, and its correct text."""
    yield observations.PAGE, observations.page()
    yield from _rule_pages()
    for page in sorted(DOCS.rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        if any(name.startswith("tools.pages: ") for name in parts.names(text)):
            yield page, renewed(text)


def main() -> None:
    """Write the pages."""
    for page, text in pages():
        page.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{page.relative_to(ROOT)} is written\n")


if __name__ == "__main__":
    main()

"""The table of how each game is searched says what the games say."""

import re
from pathlib import Path

import benben
from benben.players.search import search_config
from benben.texts import Texts

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
NAMES = ("exploration", "temperature", "cut", "noise")


def told() -> dict[tuple[str, int], list[float]]:
    """The settings that the page tells for each title and number of players; noise without a playout is 1."""
    table = PAGE.read_text(encoding="utf-8").split("### Its settings")[1].split("\n\n")[1]
    rows: dict[tuple[str, int], list[float]] = {}
    title = ""
    for line in table.splitlines()[2:]:
        name, seats, *figures = (cell.strip() for cell in line.strip("|").split("|"))
        title = name or title
        counts = range(2, 6) if seats == "all" else map(int, re.findall(r"\d", seats))
        rows |= {(title, count): [float(figure or 1) for figure in figures] for count in counts}
    return rows


def test_the_page_says_how_each_game_is_searched() -> None:
    games = [
        benben.load(info.name, players=players)
        for info in benben.list_games()
        for option in info.options
        if option.name == "players"
        for players in option.choices
    ]
    configs = {(Texts().format(game.rules.title), game.players): search_config(game) for game in games}
    assert told() == {key: [getattr(config, name) for name in NAMES] for key, config in configs.items()}

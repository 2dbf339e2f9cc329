"""Searches of a browser's Python, which the compiled engines of the games carry out (`web/engine`).

Where a game has no engine, or somebody judges whom it does not know, the search is interpreted as any other rule.
"""

import base64
import json
import math
from collections.abc import Mapping
from typing import Any, Protocol

from typing_extensions import override

from benben.engine.dice import Dice
from benben.engine.game import Game
from benben.engine.table import Tables, table_bytes
from benben.players.mcts import Child, Search
from benben.players.net import Net
from benben.players.recipes import judge_name
from benben.players.search import SearchPlayer
from benben.players.tree import SearchConfig


class Tree(Protocol):
    """A search of an engine; what is not a number comes and goes as JSON, tables in Base64."""

    def run(self, games: int) -> int:
        """Simulate so many games more; tell how many there were from this root."""

    def children(self) -> str:
        """What was found about each move, as fields of `Child`."""

    def priors(self) -> str:
        """Pairs of a move and its prior."""

    def dice(self) -> str:
        """The words of the generator as it stands, as texts."""

    def movedTo(self, table: str) -> bool:  # noqa: N802  (its name over there)
        """Make a later position the root."""

    def free(self) -> None:
        """Give the memory back."""


class Engine(Protocol):
    """A game's engine."""

    def search(self, asked: str) -> Tree:
        """Begin a search."""


class EngineSearch(Search):
    """As `Search`, in an engine."""

    def __init__(
        self, engine: Engine, game: Game, known: Tables, dice: Dice, asked: Mapping[str, Any]
    ) -> None:
        self._dice = dice
        codes = [int(code) for code in game.codes]
        words = [str(int(word)) for word in dice]
        told = {"codes": codes, "table": _written(known), "dice": words, **asked}
        self._engines = engine.search(json.dumps(told))
        self._games = 0

    def __del__(self) -> None:
        """Give the engine's memory back."""
        self._engines.free()

    @override
    def run(self, games: int) -> None:
        self._games = int(self._engines.run(games))
        for place, word in enumerate(json.loads(self._engines.dice())):
            self._dice[place] = int(word)

    @property
    @override
    def games(self) -> int:
        return self._games

    @override
    def moved_to(self, known: Tables) -> bool:
        moved = bool(self._engines.movedTo(_written(known)))
        if moved:
            self._games = 0
        return moved

    @override
    def children(self) -> list[Child]:
        return [
            Child(
                each["move"], each["visits"], *(tuple(each[name]) for name in ("values", "chances", "points"))
            )
            for each in json.loads(self._engines.children())
        ]

    @override
    def priors(self) -> dict[int, float]:
        return {int(move): float(prior) for move, prior in json.loads(self._engines.priors())}


def use_engines(engines: Mapping[str, Engine]) -> None:
    """Let every search of a player use the engine of its game, by the game's name."""

    def begin(
        game: Game, known: Tables, nodes: int, dice: Dice, config: SearchConfig, net: Net | None = None
    ) -> Search:
        engine, judge = engines.get(game.name), judge_name(game, net)
        if engine is None or judge is None:
            return Search(game, known, nodes, dice, config, net)
        chosen = config if net is not None else config._replace(cut=math.inf)
        settings = {name: _number(value) for name, value in chosen._asdict().items()}
        return EngineSearch(engine, game, known, dice, {"judge": judge, "config": settings, "nodes": nodes})

    SearchPlayer.begin_search = staticmethod(begin)


def _written(tables: Tables) -> str:
    return base64.b64encode(table_bytes(tables)).decode()


def _number(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None

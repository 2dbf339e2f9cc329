"""The data of a game for an engine's searches, for each number of players: settings, evaluations and nets."""

import math
from typing import Any

from benben import nd
from benben.engine.game import Game
from benben.engine.packing import packed
from benben.engine.rules import Rules
from benben.players.evaluation import evaluation_of
from benben.players.judges import judge_for
from benben.players.net import Net, net_of
from benben.players.search import search_config

_BOUNDARY = 8


class Weights:
    """The numbers of nets, one after the other, each as in an engine's memory (`benben.engine.packing`)."""

    def __init__(self) -> None:
        self.content = bytearray()

    def add(self, net: Net) -> dict[str, int]:
        """Append a net; return its offset."""
        content = packed(net)
        place = {"offset": len(self.content), "bytes": len(content)}
        self.content += content + bytes(-len(content) % _BOUNDARY)
        return place

    def searches_entry(self, game: Game) -> dict[str, Any]:
        """The manifest's entry about searches in a *game*, whose nets are added.

        `config` are the fields of a `SearchConfig` as numbers, null for one without bound; `linear` and `net` are
        the paths of the fitted evaluation and the trained net, null where there is none; `judge` names the evaluator of
        hints, and `sureness` the power to which its chances are raised.
        """
        fitted, trained, judge = evaluation_of(game), net_of(game), judge_for(game)
        linear = nd.zeros((2, 1, 1)) if fitted is None else fitted.weights
        config = search_config(game)
        if fitted is None:
            config = config._replace(cut=math.inf)  # there is no evaluation
        return {
            "config": {name: _number(value) for name, value in config._asdict().items()},
            "linear": self.add(Net.linear(linear)),
            "net": None if trained is None else self.add(trained.net),
            "judge": judge.name,
            "sureness": judge.sureness,
        }


def _number(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None


def games_of(rules: Rules) -> list[Game]:
    """A game for each number of players."""
    seats = next((option.choices for option in rules.options if option.name == "players"), ())
    return [Game(rules, {"players": players}) for players in seats] or [Game(rules)]

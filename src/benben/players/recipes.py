"""Players as plain data, for other programs that run the same engine (`benben.web`, `web/engine`).

A recipe has all of a player's settings and no code. Its seed is sent separately.
"""

import math
from dataclasses import dataclass
from typing import Literal

from benben.engine.game import Game
from benben.engine.rules import Numbers
from benben.players.evaluation import evaluation_of
from benben.players.net import Net, digest_of, net_of
from benben.players.person import PersonPlayer, manner_of
from benben.players.player import Player
from benben.players.quick import NO_HABITS
from benben.players.search import NetPlayer, SearchPlayer


@dataclass(frozen=True)
class SearchRecipe:
    """How a player searches, and how much."""

    judge: Literal["net", "linear"]
    """The evaluator of cut simulations, one that comes with the game."""
    config: dict[str, float | None]
    """The fields of a `SearchConfig`; None for a number without bound."""
    games: int | None
    seconds: float | None


@dataclass(frozen=True)
class Recipe:
    """How a player decides."""

    blur: float
    """Without a search: see `benben.players.quick`, as the habits."""
    habits: tuple[float, ...]
    """By how many points it over- or undervalues each move, by its integer; empty for none."""
    ahead: float | None
    """The fraction of its decisions that it searches for, drawn with its dice; None: all, without a draw."""
    search: SearchRecipe | None


def recipe_of(player: Player) -> Recipe | None:
    """The recipe of one of our players; None for one with settings that a recipe does not cover."""
    if type(player) is PersonPlayer and player.thinker is not None:
        search = _search_of(player.thinker)
        return None if search is None else Recipe(player.blur, _numbers(player.habits), player.ahead, search)
    manner = manner_of(player)
    if manner is not None:
        return Recipe(manner.blur, _numbers(manner.habits), None, None)
    found = _search_of(player)
    return None if found is None else Recipe(0.0, _numbers(NO_HABITS), None, found)


def _numbers(habits: Numbers) -> tuple[float, ...]:
    return tuple(habits.tolist())


def _search_of(player: Player) -> SearchRecipe | None:
    """None for classes derived from ours, which may do otherwise, and for nets that do not come with the game."""
    if type(player) not in {SearchPlayer, NetPlayer}:
        return None
    assert isinstance(player, SearchPlayer)  # noqa: S101  (as was just seen)
    judge = judge_name(player.game, player.net)
    if judge is None or (isinstance(player, NetPlayer) and player.is_alone):
        return None
    config = {name: _number(value) for name, value in player.config._asdict().items()}
    if player.net is None:
        config["cut"] = None  # there is no evaluation
    return SearchRecipe(judge, config, *player.budget)


def _number(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None


def judge_name(game: Game, net: Net | None) -> Literal["net", "linear"] | None:
    """The name of a net among those that come with the game, `linear` for no net; None for any other."""
    trained, fitted = net_of(game), evaluation_of(game)
    if trained is not None and net is trained.net:
        return "net"
    if net is None:
        return "linear"
    is_linear = fitted is not None and digest_of(net) == digest_of(Net.linear(fitted.weights))
    return "linear" if is_linear else None

"""Searches on engines are those of compiled rules: their trees and results, what is kept of them, and stopping them."""

import threading
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from benben.engine.broken import BrokenRules
from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.portable import NATIVE, PORTABLE
from benben.engine.table import Tables
from benben.engine.traps import Interrupted
from benben.players.engine_search import EngineSearch, new_search
from benben.players.evaluation import evaluation_of
from benben.players.mcts import LocalSearch, Search
from benben.players.net import Net, net_of
from benben.players.search import search_config
from benben.players.stopping import Stop, Stopped, stopping
from benben.players.tree import Tree
from tests.games.every import CASES
from tests.games.playing import played
from tests.games.three_ways import running
from tests.waiting import LIMIT

NODES = 30_000
NO_SETTINGS: Mapping[str, float] = MappingProxyType({})
GAMES = [Game(CASES[name].rules) for name in ("ra", "imhotep", "imhotep_duel", "ankhor")]
RA = GAMES[0]
every_title = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SETTINGS: list[dict[str, float]] = [
    {},
    {"ucb": 1.0, "exploration": 1.0, "guided": 0.0},
    {"open": 1.0},
    {"open": 0.0, "cut": 3.0},
    {"margin_lead": 8.0, "margin_weight": 0.6},
]


def judge_of(game: Game, name: str) -> Net | None:
    fitted, trained = evaluation_of(game), net_of(game)
    assert fitted is not None
    if name == "linear":
        return Net.linear(fitted.weights)
    return trained.net if name == "net" and trained is not None else None


def both(
    game: Game, known: Tables, net: Net | None, nodes: int = NODES, config: Mapping[str, float] = NO_SETTINGS
) -> list[Search]:
    """The same search on the engine and by compiled rules."""
    found: list[Search] = []
    for kind, expected in ((PORTABLE, EngineSearch), (NATIVE, LocalSearch)):
        with running(kind):
            search = new_search(game, known, nodes, new_dice(5), search_config(game, **config), net)
        assert isinstance(search, expected)
        found.append(search)
    return found


def run(searches: list[Search], games: int) -> None:
    for search in searches:
        with running(NATIVE):  # an engine does not ask
            search.run(games)


def tree_of(search: Any) -> dict[str, list[float]]:
    """The arrays of a tree as far as it has grown."""
    tree = search._tree
    if isinstance(search, EngineSearch):
        size = tree.number("size")
        return {name: tree.rows(name, 0, 1 if name == "size" else size).tolist() for name in Tree._fields}
    size = int(tree.size[0])
    return {
        name: cells[: 1 if name == "size" else size].ravel().tolist()
        for name, cells in tree._asdict().items()
    }


def results_of(search: Any) -> tuple[Any, ...]:
    """All results of a search, and its dice."""
    with running(NATIVE):
        dice = search._dice if isinstance(search, EngineSearch) else search._work.dice
        return search.games, search.size, search.children(), search.priors(), list(dice)


def check_same(searches: list[Search]) -> None:
    one, other = searches
    assert results_of(one) == results_of(other)
    assert tree_of(one) == tree_of(other)


@every_title
@pytest.mark.parametrize("config", SETTINGS, ids=str)
def test_trees_are_the_same(game: Game, config: dict[str, float]) -> None:
    match = played(game, 6, 12)
    searches = both(game, match.known(match.turn or 0), judge_of(game, "linear"), config=config)
    for games in (1, 150, 49):
        run(searches, games)
    check_same(searches)
    assert searches[0].games == 200


@every_title
@pytest.mark.parametrize("judge", ["net", "none"])
def test_trees_are_the_same_with_every_judge(game: Game, judge: str) -> None:
    match = played(game, 7, 20)
    searches = both(game, match.known(match.turn or 0), judge_of(game, judge))
    run(searches, 60)
    check_same(searches)


@every_title
@pytest.mark.parametrize("is_open", [0.0, 1.0])
def test_what_is_kept_of_a_tree_is_the_same_move_after_move(game: Game, is_open: float) -> None:
    match = played(game, 8, 6)
    seat = match.turn
    assert seat is not None
    searches = both(game, match.known(seat), judge_of(game, "linear"), config={"open": is_open})
    kept = 0
    for _ in range(4):
        run(searches, 300)
        with running(NATIVE):
            best = max(searches[1].children(), key=lambda child: child.visits)
        match.play(best.move)
        if match.turn is None:
            break
        target = match.known(match.turn)
        with running(NATIVE):
            found = {search.moved_to(target) for search in searches}
        assert len(found) == 1
        check_same(searches)
        kept += found == {True}
        if found == {False}:
            searches = both(game, target, judge_of(game, "linear"), config={"open": is_open})
    assert kept or is_open == 0.0


def test_a_position_that_never_came_up_is_not_found_and_changes_nothing() -> None:
    match = RA.new_match(seed=3)
    searches = both(RA, match.known(0), judge_of(RA, "linear"))
    run(searches, 100)
    before = results_of(searches[0])
    assert not searches[0].moved_to(played(RA, 9, 40).tables)
    assert results_of(searches[0]) == before


def test_a_full_tree_goes_on_without_more_nodes() -> None:
    match = played(RA, 6, 12)
    searches = both(RA, match.known(match.turn or 0), judge_of(RA, "linear"), nodes=60)
    run(searches, 200)
    check_same(searches)


def test_one_search_does_not_disturb_another_of_the_same_game() -> None:
    first, second = (both(RA, played(RA, seed, 12).tables, judge_of(RA, "linear"))[0] for seed in (1, 2))
    alone = both(RA, played(RA, 1, 12).tables, judge_of(RA, "linear"))[0]
    for search in (first, second, first):
        search.run(50)
    alone.run(50)
    alone.run(50)
    assert results_of(first) == results_of(alone)


# ---- stopping ----------------------------------------------------------------------------------------------------
def test_a_search_is_stopped_from_another_thread() -> None:
    search = both(RA, RA.new_match(seed=1).known(0), judge_of(RA, "linear"))[0]
    stop, found, ended = Stop(), list[BaseException](), threading.Event()

    def think() -> None:
        with stopping(stop):
            try:
                while True:
                    search.run(10**9)
            except Stopped as error:
                found.append(error)
        ended.set()

    threading.Thread(target=think, daemon=True).start()
    stop.set()
    assert ended.wait(LIMIT)
    assert len(found) == 1


def test_a_stop_that_came_too_late_stops_nothing_else() -> None:
    search = both(RA, RA.new_match(seed=1).known(0), judge_of(RA, "linear"))[0]
    assert isinstance(search, EngineSearch)
    search.run(10)
    search._instance.interrupt()
    with stopping(Stop()):
        search.run(500)
    assert search.games == 510


def test_rules_that_do_not_end_are_reported_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    search = both(RA, RA.new_match(seed=1).known(0), judge_of(RA, "linear"))[0]

    def endless(*_: int) -> int:
        raise Interrupted("simulate was interrupted")

    monkeypatch.setattr(search, "_simulate", endless)
    with pytest.raises(BrokenRules, match="does not come to an end"):
        search.run(1)

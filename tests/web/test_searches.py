"""Searches of the engine under Node are the package's to the bit: trees, what is read of them, evaluations, hints."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import benben.players
from benben import nd
from benben.engine.dice import new_dice
from benben.engine.game import Game, Match
from benben.engine.portable import here
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, Tables, table_bytes
from benben.players.engine_search import new_search
from benben.players.evaluation import evaluation_of
from benben.players.mcts import Child, LocalSearch, Search
from benben.players.net import Net, judge_of, net_of
from benben.players.recipes import recipe_of
from benben.players.search import search_config
from benben.players.tree import Workspace
from benben.web.weights import games_of
from tests.games.every import ALL, CASES, PLAIN, over
from tests.games.playing import played, tables_of
from tests.tiers import PROOF, usually
from tests.web.comparing import check_hint, question_of
from tests.web.hosts import Host

Hosts = Callable[[Rules], Host]
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("_compiled")]
BUDGETS = (1, 60, usually(200, 1000))
ROOM = 40_000
OF_MATCHES = {"play", "final"}
"""What matches of the package ask engines for, and pages do not; so are the questions of views."""
every_title = pytest.mark.parametrize("name", list(CASES))


def sets_of(name: str) -> list[Game]:
    """The game for each number of players; where large sizes are asked for with every set of options."""
    return usually(games_of(CASES[name].rules), [game for game in ALL if game.name == name])


def positions(game: Game, rounds: int = 1) -> Iterator[Match]:
    """Where somebody must decide: early, in the middle, and late; of so many times as many games."""
    for begin in range(0, 4 * rounds, 4):
        for seed, reached in ((1, 0), (2, 9), (3, 30), (4, 60)):
            match = played(game, begin + seed, reached)
            if not match.is_over:
                yield match


def nets_of(game: Game) -> dict[str, Net]:
    """What judges in a game, by its name."""
    fitted, trained = evaluation_of(game), net_of(game)
    found = {} if fitted is None else {"linear": Net.linear(fitted.weights)}
    return found | ({} if trained is None else {"net": trained.net})


@every_title
def test_evaluations_are_the_same(name: str, host: Hosts) -> None:
    rules = CASES[name].rules
    for game in sets_of(name):
        work, seats = Workspace.of(rules, nd.zeros(4, nd.int64)), game.players
        for judge, net in nets_of(game).items():
            for match in (*positions(game, usually(1, 25)), played(game, 5, 10_000)):
                chances, points = nd.zeros((2, rules.most_seats))
                here(judge_of(rules))(match.tables[0], seats, net, work.room, chances, points)
                answer = host(rules).ask("judge", **question_of(game, match.tables), judge=judge)
                expected = {"chances": chances[:seats].tolist(), "points": points[:seats].tolist()}
                assert answer == expected, (game, judge, match.ply)


@every_title
def test_hints_are_the_same_for_three_budgets(name: str, host: Hosts) -> None:
    """In `make test` each position with another budget and number of players."""
    rules, games_here = CASES[name].rules, sets_of(name)
    for place, game in enumerate(games_here):
        for number, match in enumerate(positions(game, usually(1, 5))):
            if PROOF or number % len(games_here) == place:
                for games in usually((BUDGETS[number % len(BUDGETS)],), BUDGETS):
                    check_hint(game, match, games, host(rules))


@over([game for game in PLAIN if len(game.options) > 1])
def test_hints_are_the_same_with_all_options(game: Game, host: Hosts) -> None:
    *_, match = (match for match in (played(game, 7, 1), played(game, 7, 15)) if not match.is_over)
    check_hint(game, match, 200, host(game.rules))


SETTINGS: list[dict[str, float]] = [
    {},
    {"ucb": 1.0, "exploration": 1.0, "guided": 0.0},
    {"open": 1.0},
    {"open": 0.0, "cut": 3.0},
    {"margin_lead": 8.0, "margin_weight": 0.6},
]


@every_title
@pytest.mark.parametrize("setting", range(len(SETTINGS)))
def test_trees_are_the_same_and_are_kept_the_same(name: str, setting: int, host: Hosts) -> None:
    """In `make test` each setting for another number of players."""
    rules, games = CASES[name].rules, sets_of(name)
    for game in usually([games[setting % len(games)]], games):
        for judge, net in nets_of(game).items():
            for seed in range(6, usually(7, 10)):
                match = played(game, seed, 2 * seed)
                check_tree(game, match.tables, judge, net, SETTINGS[setting], host(rules))


def check_tree(game: Game, known: Tables, judge: str, net: Net, config: dict[str, float], host: Host) -> None:
    games, seed = 400, 23
    search = LocalSearch(game, known, ROOM, new_dice(seed), search_config(game, **config), net)
    search.run(games)
    first = tell(search)
    target = next_decision(game, known, search)
    found = search.moved_to(target)
    kept = tree_of(search)
    if found:
        search.run(games)
    answer = host.ask(
        "search", **question_of(game, known), judge=judge, seed=seed, nodes=ROOM, games=games, config=config,
        then=table_bytes(target).hex(),
    )  # fmt: skip
    assert answer["first"] == first, (game, judge)
    assert answer["moved"] == {"found": found, "kept": kept, **tell(search)}, (game, judge)


def next_decision(game: Game, known: Tables, search: Search) -> Tables:
    """Where somebody decides next, after the most visited move that leads there without chance, if there is one."""
    for child in sorted(search.children(), key=lambda child: -child.visits):
        target = known.copy()
        here(game.rules.apply)(target[0], child.move)
        if target["actor"][0] >= 0:
            return target
    return known


def tell(search: LocalSearch) -> dict[str, Any]:
    """The results that `ask.ts` prints of a search."""
    children = [plain(child) for child in search.children()]
    return {"tree": tree_of(search), "children": children, "games": search.games}


def plain(child: Child) -> dict[str, Any]:
    """A child as JSON has it."""
    parts = {name: list(getattr(child, name)) for name in ("values", "chances", "points")}
    return {"move": child.move, "visits": child.visits, **parts}


def tree_of(search: LocalSearch) -> dict[str, list[float]]:
    """The arrays of a tree as far as it has grown."""
    tree = search._tree
    size = int(tree.size[0])
    return {
        name: cells[: 1 if name == "size" else size].ravel().tolist()
        for name, cells in tree._asdict().items()
    }


@pytest.mark.parametrize(
    "name",
    [
        "imhotep_duel",
        *(pytest.param(name, marks=pytest.mark.proof) for name in CASES if name != "imhotep_duel"),
    ],
)
def test_thinking_leaves_no_memory_behind(name: str, host: Hosts) -> None:
    rules = CASES[name].rules
    game = games_of(rules)[0]
    sizes = host(rules).ask("memory", codes=game.codes.tolist(), games=50, think=20)
    assert sizes[-1] == sizes[0]


@every_title
def test_every_function_that_an_engine_has_is_asked_for(
    name: str, host: Hosts, files: Callable[[Rules], list[Path]]
) -> None:
    """By these questions together; what they answer is compared in the other tests."""
    rules = CASES[name].rules
    game = games_of(rules)[0]
    judge, net = next(iter(nets_of(game).items()), ("linear", None))
    match = played(game, 6, 2)
    known = match.tables
    search = new_search(game, known, ROOM, new_dice(23), search_config(game), net)
    search.run(400)
    drawn = next(table for table in tables_of(played(game, 4, 10_000)) if table.actor == CHANCE)
    recipe = recipe_of(benben.players.make("person:games=20,ahead=0.5", game, 23))
    assert recipe is not None
    begin = {"codes": game.codes.tolist(), "seed": 23}
    questions = [
        {"ask": "replay", **begin, "plies": [ply.move for ply in match.plies]},
        {"ask": "samples", **begin, "bytes": drawn.tobytes().hex(), "count": 1},
        {"ask": "playouts", **begin, "games": 1},
        {"ask": "quick", **begin, "blur": 0.0},
        {"ask": "judge", **begin, "judge": judge},
        {"ask": "analyse", **begin, "bytes": table_bytes(known).hex(), "games": 20},
        {
            "ask": "search", **begin, "bytes": table_bytes(known).hex(), "judge": judge, "nodes": ROOM,
            "games": 400, "then": table_bytes(next_decision(game, known, search)).hex(),
        },
        {"ask": "player", **begin, "tables": [table_bytes(known).hex()], "recipe": asdict(recipe)},
    ]  # fmt: skip
    exports = json.loads(files(rules)[0].read_text("utf-8"))["exports"]
    of_pages = {name for name in exports.keys() - OF_MATCHES if not name.startswith("ask_")}
    assert host(rules).ask("called", questions=questions) == sorted(of_pages)

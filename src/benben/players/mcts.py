"""Monte Carlo tree search from one table: run it in as many portions as one likes, then read what it found."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from typing_extensions import override

from benben import nd
from benben.engine.dice import Dice
from benben.engine.game import Game
from benben.engine.loops import loops_of
from benben.engine.portable import given, here, here_at
from benben.engine.rule import bind, bind_small
from benben.engine.rules import Rules
from benben.engine.table import Tables, copy_tables
from benben.players.net import Net, judge_of
from benben.players.playout import evaluate_leaf_template, final_result_template, playout_template
from benben.players.priors import rate_of
from benben.players.reuse import LEAST_VISITS, Line, copy_subtree, find_node_template
from benben.players.tree import (
    SearchConfig,
    Tree,
    Workspace,
    expand_template,
    match_children_template,
    select_child_template,
    select_template,
    set_priors_template,
    simulate_template,
)


@cache
def simulate_of(rules: Rules) -> Callable[..., None]:
    """The search loop bound to a game."""
    return bind(simulate_template, rules.name, **search_rules(rules))


@cache
def search_rules(rules: Rules) -> Mapping[str, Any]:
    """A game's rules and the steps of a search bound to them, by the names that templates have for them."""
    known: dict[str, Any] = {
        "legal": rules.legal,
        "chance": rules.chance,
        "sample": loops_of(rules).sample,
        "apply": rules.apply,
        "shares": rules.shares,
        "score": rules.score,
        "policy": rules.policy,
        "finish": loops_of(rules).finish,
    }
    if rules.features is None:
        known["judge"] = bind(final_result_template, rules.name, **known)
    else:
        known["judge"] = judge_of(rules)
    known["rate"] = rate_of(rules)
    # The functions that get the whole state are inlined into their one caller: passing it on took a third of the time.
    steps: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
        "set_priors": (bind, set_priors_template),
        "expand": (bind, expand_template),
        "match_children": (bind, match_children_template),
        "select_child": (bind_small, select_child_template),
        "select": (bind_small, select_template),
        "playout": (bind, playout_template),
        "evaluate_leaf": (bind_small, evaluate_leaf_template),
    }
    for name, (binding, template) in steps.items():
        known[name] = binding(template, rules.name, **known)
    return MappingProxyType(known)


@cache
def find_node_of(rules: Rules) -> Callable[..., int]:
    """`reuse.find_node_template` bound to a game."""
    return bind(find_node_template, rules.name, legal=rules.legal, apply=rules.apply)


@dataclass(frozen=True)
class Child:
    """The findings of a search about a move: its integer, its visits, and for each seat three means.

    A value is what the search maximizes; the chances to win add up to one; points are those at the end.
    """

    move: int
    visits: int
    values: tuple[float, ...]
    chances: tuple[float, ...]
    points: tuple[float, ...]


class RootResult(NamedTuple):
    """The sums of the simulations that began with a move, or an outcome of chance."""

    move: int
    won: list[float]
    """Each seat's shares of the victory."""
    points: list[float]


def child_of(move: int, visits: int, totals: list[float], won: list[float], points: list[float]) -> Child:
    """The findings about a *move*, from each seat's sums: of values (floats of 32 bits), of victories, of points."""
    seats = len(totals)
    values = _single([total / max(1, visits) for total in totals])
    seen = _sum(won)  # the shares of one simulation add up to one
    if seen > 0:
        chances, points = [share / seen for share in won], [each / seen for each in points]
    elif visits:  # never tried since the tree was reused
        whole = 0.0
        for value in values:
            whole = _single([whole + value])[0]
        chances = _single([value / whole for value in values])
    else:
        chances = [1.0 / seats] * seats
    return Child(move, visits, tuple(values), tuple(chances), tuple(points))


def _sum(numbers: Iterable[float]) -> float:
    """The sum in order: from Python 3.12 on `sum` has other last digits."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def _single(numbers: Iterable[float]) -> list[float]:
    """Numbers rounded to floats of 32 bits."""
    return array("f", numbers).tolist()


class Search(ABC):
    """A search from one table: `run` it in as many portions as one likes, then read what it found."""

    @abstractmethod
    def run(self, games: int) -> None:
        """Run *games* more simulations. It does not hold the GIL. Raises `Stopped`, or `BrokenRules`."""

    @abstractmethod
    def restart(self, known: Tables, dice: Dice) -> None:
        """Forget everything and begin at another table, with dice that are copied. Chance may act there.

        Where chance acts the game must have no more outcomes than moves.
        """

    @abstractmethod
    def results(self) -> list[RootResult]:
        """The simulations since the root was set, summed up by their first move or outcome."""

    @property
    @abstractmethod
    def games(self) -> int:
        """How many simulations were run from this root."""

    @property
    @abstractmethod
    def size(self) -> int:
        """How many bytes of the tree are in use."""

    @abstractmethod
    def moved_to(self, known: Tables) -> bool:
        """Make a position that came up in this search its root, and return whether it was found.

        Its part of the tree is kept; everything else is forgotten.
        """

    @abstractmethod
    def children(self) -> list[Child]:
        """The findings about each legal move at the root.

        A kept root of an open loop has children of other outcomes too: they are left out.
        """

    @abstractmethod
    def priors(self) -> dict[int, float]:
        """The prior probability of each move at the root."""


class LocalSearch(Search):
    """A search by the rules as they run in this process: compiled by Numba, or interpreted."""

    def __init__(
        self, game: Game, known: Tables, nodes: int, dice: Dice, config: SearchConfig, net: Net
    ) -> None:  # fmt: skip
        """*nodes* bounds the memory, a few dozen bytes each. The *net* evaluates cut playouts."""
        self._rules = game.rules
        self._seats = game.players
        self._nodes = nodes
        self._dice = dice
        self._tree: Tree = given(Tree.of(nodes, game.players))
        self._work: Workspace = given(Workspace.of(game.rules, dice))
        self._kept = 0
        self._config = config
        self._begin(known)
        self._net: Net = given(net)

    def _begin(self, known: Tables) -> None:
        """Make a table the root."""
        self._root = copy_tables(known)
        self._work.prospects.fill(0.0)
        self._work.leads[:] = 0.0
        actor = int(known[0].actor)
        if actor >= 0:
            self._work.leads[actor] = self._config.margin_lead

    @override
    def restart(self, known: Tables, dice: Dice) -> None:
        self._tree = given(Tree.of(self._nodes, self._seats))
        self._dice[:] = dice
        self._kept = 0
        self._begin(known)

    @override
    def results(self) -> list[RootResult]:
        return [self._result(int(self._tree.move[node])) for node in self._roots()]

    def _result(self, move: int) -> RootResult:
        return RootResult(move, *self._work.prospects[move + 1, :, : self._seats].tolist())

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore the search; the caller that made it still draws from the same generator."""
        vars(self).update(state)
        self._tree = given(self._tree)
        self._work = self._work._replace(dice=given(self._dice))

    @override
    def run(self, games: int) -> None:
        simulate = here_at(simulate_of(self._rules))
        simulate(given(self._root), games, self._tree, self._work, self._config, self._net)

    @property
    @override
    def games(self) -> int:
        return int(self._tree.visits[0]) - self._kept

    @property
    @override
    def size(self) -> int:
        return int(self._tree.size[0]) * sum(len(each[:1].tobytes()) for each in self._tree[1:])

    @override
    def moved_to(self, known: Tables) -> bool:
        old = self._tree
        if old.visits[0] < LEAST_VISITS:
            return False
        node = self._find(known)
        if node < 0:
            return False
        nodes, seats = old.totals.shape
        self._tree = given(Tree.of(nodes, seats))
        here(copy_subtree)(old, node, self._tree, nd.zeros(nodes, nd.int32))
        self._begin(known)
        self._kept = int(self._tree.visits[0])
        return True

    def _find(self, known: Tables) -> int:
        """The node of a position, -1 if it is not in the tree."""
        target, moves = nd.frombuffer(bytearray(known.tobytes()), nd.uint8), self._work.scratch.moves
        find = here(find_node_of(self._rules))
        return int(find(self._tree, target, Line.of(self._root), moves, self._config.open))

    @override
    def children(self) -> list[Child]:
        moves = self._work.scratch.moves
        legal = set(moves[: here(self._rules.legal)(self._root[0], moves)].tolist())
        return [self._child(node) for node in self._roots() if int(self._tree.move[node]) in legal]

    @override
    def priors(self) -> dict[int, float]:
        return {int(self._tree.move[node]): float(self._tree.prior[node]) for node in self._roots()}

    def _roots(self) -> range:
        start = int(self._tree.first_child[0])
        return range(start, start + int(self._tree.child_count[0]))

    def _child(self, node: int) -> Child:
        visits, move = int(self._tree.visits[node]), int(self._tree.move[node])
        _, won, points = self._result(move)
        return child_of(move, visits, self._tree.totals[node].tolist(), won, points)

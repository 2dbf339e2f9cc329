"""A search that a game's engine carries out (`benben.engine.portable`): the same trees as `benben.players.mcts`.

Each search has a copy of the engine with its own memory: any number may run in threads.
"""

import math
from collections.abc import Mapping
from typing import Any

from typing_extensions import override

from benben import nd
from benben.engine.broken import BrokenRules
from benben.engine.dice import Dice
from benben.engine.game import Game
from benben.engine.packing import packed
from benben.engine.portable import Engine, EngineArrays, Placed, engine_of
from benben.engine.table import Tables
from benben.engine.traps import Interrupted, Trapped
from benben.players.mcts import Child, LocalSearch, RootResult, Search, child_of
from benben.players.net import Net
from benben.players.reuse import LEAST_VISITS
from benben.players.stopping import Stopped, current_stop
from benben.players.tree import SearchConfig

PORTION_SECONDS = 60.0
"""The time limit of a portion; a rule that does not end is stopped then."""
_KEPT = ("prospects", "leads", "stamps", "clock")
"""The cells of the block that a continued search needs."""
_ORIGIN = ({"name": "origin", "kind": "i4", "bytes": 4, "shape": ["nodes"]},)


class EngineSearch(Search):
    """As `Search`. Its *nodes* bound the memory: unused ones take none."""

    def __init__(
        self, engine: Engine, game: Game, known: Tables, nodes: int, dice: Dice, config: SearchConfig, net: Net
    ) -> None:  # fmt: skip
        """The *net* evaluates; if there is no evaluation, the *config* has no cut."""
        self._game = game
        self._seats = game.players
        self._nodes = nodes
        self._dice = dice
        self._config = config
        self._judge = net
        self._manifest: Mapping[str, Any] = engine.manifest
        self._node_bytes = [_bytes_of(each, self._seats) for each in self._manifest["tree"][1:]]
        self._kept = 0
        self._instance = instance = engine.module.instance(PORTION_SECONDS)
        self._block = Placed(instance, engine.block)
        judge = packed(net)
        self._net = self._block.end
        self._tree = self._tree_at(_aligned(self._net + len(judge)))
        self._other: EngineArrays | None = None
        instance.grow(self._tree.end)
        instance.write(self._net, judge)
        self._tree.begin()
        self._tree.write("size", (1).to_bytes(8, "little"))
        self._block.numbers("config")[:] = nd.array(
            [float(value) for value in config], nd.float64
        ).memory.cast("d")
        self._begin(known)
        self._simulate = instance.function("simulate")

    def _begin(self, known: Tables) -> None:
        """Make a table the root."""
        content = known.tobytes()
        self._block.table[:] = content
        self._root = content
        leads = self._block.numbers("leads")
        leads[:] = memoryview(bytes(leads.nbytes)).cast("d")
        actor = int(known[0].actor)
        if actor >= 0:
            leads[actor] = self._config.margin_lead

    @override
    def restart(self, known: Tables, dice: Dice) -> None:
        self._empty_tree(self._tree)
        self._tree.write("size", (1).to_bytes(8, "little"))
        self._empty_prospects()
        self._dice[:] = dice
        self._kept = 0
        self._begin(known)

    @staticmethod
    def _empty_tree(tree: EngineArrays) -> None:
        tree.clear(tree.number("size"))
        tree.begin()

    def _empty_prospects(self) -> None:
        prospects = self._block.numbers("prospects")
        prospects[:] = memoryview(bytes(prospects.nbytes)).cast("d")

    @override
    def run(self, games: int) -> None:
        rolled = self._block.numbers("dice")
        rolled[:] = self._dice.memory.cast("q")
        stop = current_stop()
        self._instance.resume()  # an earlier stop may have come too late
        try:
            if stop is None:
                self._simulate(self._block.address, self._tree.address, self._net, games)
            else:
                with stop.calling(self._instance.interrupt):
                    self._simulate(self._block.address, self._tree.address, self._net, games)
        except Interrupted as error:
            if stop is not None and stop.is_set:
                raise Stopped from None
            raise BrokenRules(self._game.name, "endless") from error
        except Trapped as error:
            raise BrokenRules(self._game.name, "stopped") from error
        self._dice[:] = rolled.tolist()

    @property
    @override
    def games(self) -> int:
        return self._tree.number("visits") - self._kept

    @property
    @override
    def size(self) -> int:
        return self._tree.number("size") * sum(self._node_bytes)

    @override
    def moved_to(self, known: Tables) -> bool:
        old = self._tree
        if old.number("visits") < LEAST_VISITS:
            return False
        origin, line = self._room_to_move()
        node = self._find(known, line)
        if node < 0:
            return False
        assert self._other is not None  # noqa: S101  (there is room by now)
        self._tree, self._other = self._other, old
        self._empty_tree(self._tree)
        origin.begin()
        self._block.call("keep", old.address, node, self._tree.address, origin.address)
        self._empty_prospects()
        self._begin(known)
        self._kept = self._tree.number("visits")
        return True

    def _tree_at(self, address: int) -> EngineArrays:
        return EngineArrays(
            self._instance, address, self._manifest["tree"], nodes=self._nodes, seats=self._seats
        )

    def _room_to_move(self) -> tuple[EngineArrays, EngineArrays]:
        """Memory for the origins of nodes and for a line of play, behind a second tree; made at the first use."""
        if self._other is None:
            self._other = self._tree_at(_aligned(self._tree.end))
        last = max(self._tree.end, self._other.end)
        origin = EngineArrays(self._instance, _aligned(last), _ORIGIN, nodes=self._nodes)
        listed = [
            {**each, "of": "tables"} if each["name"] == "rows" else each for each in self._manifest["line"]
        ]
        line = EngineArrays(self._instance, _aligned(origin.end), listed)
        self._instance.grow(line.end)
        return origin, line

    def _find(self, known: Tables, line: EngineArrays) -> int:
        """The node of a position, -1 if it is not in the tree."""
        line.begin()
        line.write("tables", self._root)
        self._block.bytes_of("target")[:] = known.tobytes()
        return self._block.call(
            "find", self._block.address, self._tree.address, line.address, int(bool(self._config.open))
        )

    @override
    def children(self) -> list[Child]:
        listed = self._block.call("legal", self._block.address)
        legal = set(self._block.numbers("scratch_moves")[:listed].tolist())
        roots, seats = self._roots(), self._seats
        visits, totals = (self._tree.rows(name, roots.start, len(roots)) for name in ("visits", "totals"))
        return [
            child_of(move, visits[place], totals[place * seats : (place + 1) * seats].tolist(), won, points)
            for place, (move, won, points) in enumerate(self.results())
            if move in legal
        ]

    @override
    def results(self) -> list[RootResult]:
        roots, seats, most = self._roots(), self._seats, int(self._manifest["seats"])
        prospects = self._block.numbers("prospects")

        def row(move: int, kind: int) -> list[float]:
            first = ((move + 1) * 2 + kind) * most
            found: list[float] = prospects[first : first + seats].tolist()
            return found

        moves = self._tree.rows("move", roots.start, len(roots))
        return [RootResult(move, row(move, 0), row(move, 1)) for move in moves]

    @override
    def priors(self) -> dict[int, float]:
        roots = self._roots()
        moves, priors = (self._tree.rows(name, roots.start, len(roots)) for name in ("move", "prior"))
        return dict(zip(moves, priors, strict=True))

    def __reduce__(self) -> tuple[Any, ...]:
        """The numbers with which another process can continue: the memory of an engine cannot be sent."""
        made = self._game, self._root, self._nodes, self._dice, self._config, self._judge
        used = self._tree.number("size")
        rows = {
            each["name"]: self._tree.rows(each["name"], 0, used if "nodes" in each["shape"] else 1).tobytes()
            for each in self._manifest["tree"]
        }
        cells = {name: self._block.bytes_of(name).tobytes() for name in _KEPT}
        return _resumed, (made, self._kept, rows, cells)

    def resume(self, kept: int, rows: Mapping[str, bytes], cells: Mapping[str, bytes]) -> None:
        """Continue another search from the same table, whose numbers these are."""
        self._kept = kept
        for name, content in rows.items():
            self._tree.write(name, content)
        for name, content in cells.items():
            self._block.bytes_of(name)[:] = content

    def _roots(self) -> range:
        start = self._tree.number("first_child")
        return range(start, start + self._tree.number("child_count"))


def new_search(
    game: Game, known: Tables, nodes: int, dice: Dice, config: SearchConfig, net: Net | None = None
) -> Search:
    """A search from *known*[0], on the game's engine if it has one. Random numbers come from the *dice*.

    *nodes* bounds the memory, a few dozen bytes each. The *net* evaluates cut playouts; without one every
    playout goes to the end of the game.
    """
    if net is None:
        config, net = config._replace(cut=math.inf), Net.linear(nd.zeros((2, 1, 1)))
    engine = engine_of(game.rules)
    if engine is None:
        return LocalSearch(game, known, nodes, dice, config, net)
    return EngineSearch(engine, game, known, nodes, dice, config, net)


def _resumed(
    made: tuple[Any, ...], kept: int, rows: Mapping[str, bytes], cells: Mapping[str, bytes]
) -> Search:
    """A pickled search; if the game has no engine here, it starts again."""
    game, root, *others = made
    search = new_search(game, nd.frombuffer(bytearray(root), game.rules.table.kind), *others)
    if isinstance(search, EngineSearch):
        search.resume(kept, rows, cells)
    return search


def _bytes_of(cells: Mapping[str, Any], seats: int) -> int:
    """How many bytes a node takes in one of a tree's arrays."""
    return int(cells["bytes"]) * (seats if "seats" in cells["shape"] else 1)


def _aligned(address: int) -> int:
    return -(-address // 16) * 16

"""A table of Ra set up and played in plain words, for the rule tests.

Tiles are written like `"2 nile, flood, step_pyramid"`, the track from left to right with `-` for an empty
space.
Chance is scripted: `board.play("draw", "reveal Nile", "invoke")` says itself what is turned over.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from benben import nd
from benben.engine.table import CHANCE, OVER
from benben.games.ra import codes, components, flow, moves, rules, scoring
from benben.games.ra.legal import legal
from benben.games.ra.positions import make_points
from benben.games.ra.setup import setup
from benben.games.ra.suns import list_suns
from benben.games.ra.table import RaTable, Step

Pile = Counter[str]
"""How many tiles of each kind, by id."""

SETS = {
    2: [[9, 6, 5, 2], [8, 7, 4, 3]],
    3: [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]],
    4: [[13, 6, 2], [12, 7, 3], [11, 8, 4], [10, 9, 5]],
    5: [[16, 7, 2], [15, 8, 3], [14, 9, 4], [13, 10, 5], [12, 11, 6]],
}
EDITIONS = {"1999": components.Edition.ALEA_1999, "2022": components.Edition.GAMES_2022}
KINDS = {tile.name.casefold(): int(tile) for tile in components.Tile}
IDS = {kind: name for name, kind in KINDS.items()}


def pile(words: str) -> Pile:
    """The tiles told by words such as `"2 nile, flood"`."""
    counts: Pile = Counter()
    for part in filter(None, (part.strip() for part in words.split(","))):
        count, _, name = part.rpartition(" ")
        assert name in KINDS, name
        counts[name] += int(count or 1)
    return counts


class Board:
    """One table, its moves and what can be seen on it."""

    def __init__(self, players: int = 3, edition: str = "2022") -> None:
        """A table whose sun sets are still to be dealt."""
        self.tables = RaTable.empty()
        self.table = self.tables[0]
        self.players = players
        setup(self.table, nd.array([players, EDITIONS[edition], 0], nd.int64))

    # ---- playing ----
    @property
    def actor(self) -> int:
        """The seat that decides, `CHANCE` or `OVER`."""
        return int(self.table.actor)

    @property
    def step(self) -> Step:
        return Step(int(self.table.step))

    def legal(self) -> list[str]:
        """The notation of every legal move of the actor."""
        found = nd.zeros(codes.MOST_MOVES, nd.int16)
        count = legal(self.table, found)
        return [str(moves.MOVES.value(int(code))) for code in found[:count]]

    def odds(self) -> dict[str, int]:
        """The notation and the weight of every outcome of chance that can happen."""
        weights = nd.zeros(components.KINDS, nd.int64)
        count = flow.chance(self.table, weights)
        names = moves.DEALS[self.players] if self.step == Step.DEAL else moves.REVEALS
        return {str(names.value(code)): int(weights[code]) for code in range(count) if weights[code]}

    def play(self, *lines: str) -> "Board":
        """Carry out decisions and outcomes of chance; each must be possible where it stands."""
        for line in lines:
            possible = list(self.odds()) if self.actor == CHANCE else self.legal()
            assert line in possible, f"{line!r} is not among {possible}"
            flow.apply(self.table, self.code(line))
        return self

    def code(self, line: str) -> int:
        """The integer of a decision or an outcome of chance."""
        if self.actor != CHANCE:
            return int(moves.MOVES.parse(line))
        return int((moves.DEALS[self.players] if self.step == Step.DEAL else moves.REVEALS).parse(line))

    # ---- looking ----
    def tiles(self, seat: int) -> Pile:
        """The tiles in front of a seat."""
        return self._counts(self.table.tiles[seat])

    def gone(self) -> Pile:
        """The tiles that have left the game."""
        return self._counts(self.table.gone)

    def bag(self) -> Pile:
        return self._counts(self.table.bag)

    def track(self) -> list[str]:
        """The eight spaces from left to right."""
        return [IDS.get(int(kind), "-") for kind in self.table.track]

    def up(self, seat: int) -> list[int]:
        """The face-up suns of a seat, highest first."""
        return list_suns(self.table.suns_up[seat])

    def down(self, seat: int) -> list[int]:
        """The face-down suns of a seat, highest first."""
        return list_suns(self.table.suns_down[seat])

    def points(self) -> list[int]:
        return [int(points) for points in self.table.points[: self.players]]

    @property
    def centre(self) -> int:
        return int(self.table.centre)

    @property
    def epoch(self) -> int:
        """1, 2 or 3."""
        return int(self.table.epoch) + 1

    @property
    def ra_count(self) -> int:
        return int(self.table.ra_count)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def winner(self) -> int:
        """The seat that stands before all others."""
        return int(scoring.winner(self.table))

    @staticmethod
    def _counts(numbers: Iterable[int]) -> Pile:
        return Counter({IDS[kind]: int(count) for kind, count in enumerate(numbers) if count})


def lay(
    players: int = 3,
    edition: str = "2022",
    *,
    turn: int = 0,
    tiles: Sequence[str] = (),
    track: str = "",
    suns: Sequence[Sequence[int]] = (),
    used: Sequence[Sequence[int]] = (),
    centre: int = 1,
    points: Sequence[int] = (),
    epoch: int = 1,
    ra_count: int = 0,
) -> Board:
    """A table in the middle of a game, at the beginning of seat *turn*'s turn.

    *tiles* lists what lies in front of the first seats, *suns* the face-up and *used* the face-down suns
    (without both, seats have the sets of the set-up in their printed order), *points* the points (10 each); from
    the second epoch on the score sheet makes them.
    """
    board = Board(players, edition)
    table = board.table
    for seat in range(players):
        up = suns[seat] if suns else [] if used else SETS[players][seat]
        table.suns_up[seat] = sum(1 << sun for sun in up)
        table.suns_down[seat] = sum(1 << sun for sun in used[seat]) if used else 0
        for name, count in pile(tiles[seat] if seat < len(tiles) else "").items():
            table.tiles[seat, KINDS[name]] = count
        table.points[seat] = points[seat] if points else 10
    for space, name in enumerate(filter(None, (part.strip() for part in track.split(",")))):
        table.track[space] = KINDS.get(name, components.EMPTY)
        table.track_size += name != "-"
    table.centre = centre
    table.epoch = epoch - 1
    for seat in range(players):
        make_points(table, seat)
    table.ra_count = ra_count
    table.sets_left = 0
    _balance_the_bag(board)
    rules.begin_turn(table, turn)
    return board


def _balance_the_bag(board: Board) -> None:
    """The bag holds what is neither on the track, nor in front of a seat, nor counted as Ra."""
    table = board.table
    out: Pile = Counter(name for name in board.track() if name != "-")
    for seat in range(board.players):
        out += board.tiles(seat)
    table.gone[KINDS["ra"]] = board.ra_count
    for name, kind in KINDS.items():
        table.bag[kind] = components.TILE_COUNTS[kind] - out[name] - table.gone[kind]
        assert table.bag[kind] >= 0, f"there are not that many {name} tiles"
    table.bag_size = int(table.bag.sum(dtype=int))

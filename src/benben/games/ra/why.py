"""Why something cannot be done now at a table of Ra, as messages of the catalogue that name the rule."""

from collections.abc import Mapping, Sequence

from benben.engine.message import Message, message
from benben.engine.notation import Move
from benben.engine.reasons import Arguments, Reason, Reasons, always
from benben.engine.table import CHANCE, OVER
from benben.games.ra.components import CIVILIZATIONS, EMPTY, HIGHEST_SUN, MONUMENTS, TRACK_SPACES, Tile
from benben.games.ra.moves import Bid, Discard, Done, Draw, Invoke, Pass, Take
from benben.games.ra.names import TILE_IDS, tile_name
from benben.games.ra.suns import list_suns
from benben.games.ra.table import RaTable, Step

# ---- what has to be decided first ----------------------------------------------------------------------------------
_CHANCE: dict[int, str] = {Step.DEAL: "dealing", Step.DRAW: "drawing"}
_FIRST: dict[int, str] = {
    Step.TURN: "choose_action",
    Step.GODS: "spending_gods",
    Step.AUCTION: "auction_first",
    Step.DISCARD: "disaster_first",
}
"""What is to be decided now, and nothing else."""
_STEPS: dict[type[Move], frozenset[Step]] = {
    Draw: frozenset({Step.TURN}),
    Invoke: frozenset({Step.TURN}),
    Take: frozenset({Step.TURN, Step.GODS}),
    Done: frozenset({Step.GODS}),
    Bid: frozenset({Step.TURN, Step.AUCTION}),
    Pass: frozenset({Step.AUCTION}),
    Discard: frozenset({Step.DISCARD}),
}
"""When a move is looked at by itself; at other times what has to be decided first is told."""
_OUT_OF_PLACE: dict[tuple[type[Move], int], str] = {
    (Pass, Step.TURN): "pass_turn",
    (Done, Step.TURN): "not_spending",
    (Done, Step.AUCTION): "gods_auction",
    (Take, Step.AUCTION): "gods_auction",
    **{(Discard, step): "no_disaster" for step in (Step.TURN, Step.GODS, Step.AUCTION)},
}
"""Where there is more to say."""


# ---- what is missing -----------------------------------------------------------------------------------------------
def _is_unused(table: RaTable, move: Bid) -> bool:
    held = table.suns_up | table.suns_down
    return move.sun != table.centre and not any(move.sun in list_suns(suns) for suns in held)


def _owner(table: RaTable, sun: int) -> int:
    return next(seat for seat in range(table.seats) if sun in list_suns(table.suns_up[seat]))


_SUNS: Sequence[Reason[RaTable]] = (
    (_is_unused, "sun_unused"),
    (lambda table, move: move.sun == table.centre, "sun_centre"),
    (lambda table, move: any(move.sun in list_suns(suns) for suns in table.suns_down), "sun_down"),
    (lambda table, move: _owner(table, move.sun) != table.actor, "sun_of"),
    (lambda table, _move: table.step != Step.AUCTION, "no_auction"),
    (always, "bid_low"),
)
_MISSING: Mapping[type[Move], Sequence[Reason[RaTable]]] = {
    Draw: ((always, "track_full"),),
    Take: (
        (lambda table, _move: not _has_god(table), "no_god"),
        (lambda _table, move: move.tile == Tile.GOD, "take_god"),
        (always, "not_on_track"),
    ),
    Bid: _SUNS,
    Pass: ((always, "must_bid"),),
    Discard: (
        (lambda table, move: move.tile not in range(*_family(table)), "not_hit"),
        (always, "none_owned"),
    ),
}
"""What a move needs when it is its time."""


def _has_god(table: RaTable) -> bool:
    return bool(table.tiles[table.actor, Tile.GOD] > 0)


def _family(table: RaTable) -> tuple[int, int]:
    """R8.10. Unrest comes before Earthquakes."""
    return CIVILIZATIONS if table.civilizations_to_lose > 0 else MONUMENTS


def _category(table: RaTable) -> str:
    return "civilization" if _family(table) == CIVILIZATIONS else "monument"


_ARGUMENTS: dict[str, Arguments[RaTable]] = {
    "sun_unused": lambda table, move: {"disc": move.sun, "count": int(table.seats)},
    "sun_centre": lambda _table, move: {"disc": move.sun},
    "sun_down": lambda _table, move: {"disc": move.sun},
    "sun_of": lambda table, move: {"disc": move.sun, "owner_seat": _owner(table, move.sun)},
    "bid_low": lambda table, move: {"disc": move.sun, "high": int(table.high_bid)},
    "not_on_track": lambda _table, move: {"tile": tile_name(move.tile)},
    "none_owned": lambda _table, move: {"tile": tile_name(move.tile)},
    "not_hit": lambda table, _move: {"category": _category(table)},
    "disaster_first": lambda table, _move: {"category": _category(table)},
}
"""What goes into a reason, where something does."""


REASONS: Reasons[RaTable] = Reasons(
    "ra", lambda table: _CHANCE[int(table.step)], _FIRST, _STEPS, _OUT_OF_PLACE, _MISSING, _ARGUMENTS
)
why_not, _why = REASONS.why_not, REASONS.tell


# ---- why not ---------------------------------------------------------------------------------------------------------
def why_not_there(table: RaTable, seat: int | None, target: str) -> Message:
    """Why a piece on the board stands for no move of a seat."""
    if table.actor in {OVER, CHANCE}:
        return REASONS.nobody_decides(table)
    if seat != table.actor:
        return _another_decides(table, seat)
    name, _, space = target.partition(":")
    if name == "track" and space in _SPACES:
        return _why_not_space(table, int(table.track[_SPACES[space]]))
    if target == "tile:god":
        return _why_not_god(table)
    if target in _MOVES:
        return why_not(table, _MOVES[target])
    return _centre(table) if target == "centre" else REASONS.tell_first(table)


_SPACES = {str(space): space for space in range(TRACK_SPACES)}
_MOVES: dict[str, Move] = {
    "bag": Draw(),
    "ra_figure": Invoke(),
    "pass": Pass(),
    "done": Done(),
    **{f"sun:{sun}": Bid(sun) for sun in range(1, HIGHEST_SUN + 1)},
    **{f"tile:{name}": Discard(Tile(kind)) for kind, name in TILE_IDS.items() if kind != Tile.GOD},
}
"""The pieces that stand for one move."""


def _another_decides(table: RaTable, seat: int | None) -> Message:
    actor = int(table.actor)
    if seat is None:
        return message("ra-why-watching", seat=actor)
    if table.step == Step.AUCTION and table.bids[seat] != 0:
        return _why("had_chance", table)
    if table.suns_up[seat] == 0:
        return _why("out", table)
    others = {Step.AUCTION: "others_bid", Step.DISCARD: "others_disaster"}
    return message(f"ra-why-{others.get(Step(int(table.step)), 'others_turn')}", seat=actor)


def _why_not_space(table: RaTable, kind: int) -> Message:
    """R7.3. A space of the track, which a God may be spent on."""
    if kind == EMPTY and table.step in _STEPS[Take]:
        return _why("space_empty", table)
    return why_not(table, Take(Tile(kind if kind != EMPTY else Tile.GOD)))


def _why_not_god(table: RaTable) -> Message:
    """R7.1. One's own Gods."""
    if table.step == Step.TURN and _has_god(table):
        return _why("nothing_to_take", table)
    return why_not(table, Take(Tile.GOD))


def _centre(table: RaTable) -> Message:
    """R6.2. The sun that one bids for."""
    return _why("no_auction" if table.step == Step.TURN else _FIRST[int(table.step)], table)

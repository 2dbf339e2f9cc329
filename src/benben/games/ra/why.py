"""Why something cannot be done now at a table of Ra, as messages of the catalogue that name the rule."""

from collections.abc import Mapping
from typing import Any

from benben.engine.message import Message
from benben.engine.notation import Move
from benben.engine.reasons import Arguments, Listed, Reason, Reasons, actor, at
from benben.games.ra.components import CIVILIZATIONS, EMPTY, HIGHEST_SUN, MONUMENTS, TRACK_SPACES, Tile
from benben.games.ra.moves import Bid, Discard, Done, Draw, Invoke, Pass, Take
from benben.games.ra.names import TILE_IDS, tile_name
from benben.games.ra.suns import list_suns
from benben.games.ra.table import RaTable, Step


# ---- what is so at a table -----------------------------------------------------------------------------------------
def _is_unused(table: RaTable, move: Bid) -> bool:
    held = table.suns_up | table.suns_down
    return move.sun != table.centre and not any(move.sun in list_suns(suns) for suns in held)


def _is_in_the_centre(table: RaTable, move: Bid) -> bool:
    return bool(move.sun == table.centre)


def _is_face_down(table: RaTable, move: Bid) -> bool:
    return any(move.sun in list_suns(suns) for suns in table.suns_down)


def _owner(table: RaTable, move: Bid) -> int:
    return next(seat for seat in range(table.seats) if move.sun in list_suns(table.suns_up[seat]))


def _is_of_another(table: RaTable, move: Bid) -> bool:
    return _owner(table, move) != table.actor


def _has_god(table: RaTable, _about: Any) -> bool:
    return bool(table.tiles[table.actor, Tile.GOD] > 0)


def _has_no_god(table: RaTable, _about: Any) -> bool:
    return not _has_god(table, None)


def _is_god(_table: RaTable, move: Take) -> bool:
    return move.tile == Tile.GOD


def _family(table: RaTable) -> tuple[int, int]:
    """R8.10. Unrest comes before Earthquakes."""
    return CIVILIZATIONS if table.civilizations_to_lose > 0 else MONUMENTS


def _is_not_hit(table: RaTable, move: Discard) -> bool:
    return move.tile not in range(*_family(table))


def _has_bid(table: RaTable, seat: int) -> bool:
    return bool(table.step == Step.AUCTION and table.bids[seat] != 0)


def _is_out(table: RaTable, seat: int) -> bool:
    return bool(table.suns_up[seat] == 0)


# ---- what goes into a reason ---------------------------------------------------------------------------------------
def _disc(_table: RaTable, move: Bid) -> int:
    return int(move.sun)


def _players(table: RaTable, _about: Any) -> int:
    return int(table.seats)


def _highest_bid(table: RaTable, _about: Any) -> int:
    return int(table.high_bid)


def _tile(_table: RaTable, move: Take | Discard) -> Message:
    return tile_name(move.tile)


def _category(table: RaTable, _about: Any) -> str:
    return "civilization" if _family(table) == CIVILIZATIONS else "monument"


_DISC: Arguments = {"disc": _disc}
_TILE: Arguments = {"tile": _tile}
_CATEGORY: Arguments = {"category": _category}
_SEAT: Arguments = {"seat": actor}

# ---- the reasons ---------------------------------------------------------------------------------------------------
_FIRST: Mapping[int, Listed] = {
    Step.TURN: [Reason("choose_action")],
    Step.GODS: [Reason("spending_gods")],
    Step.AUCTION: [Reason("auction_first")],
    Step.DISCARD: [Reason("disaster_first", arguments=_CATEGORY)],
}
_ASKED: Mapping[int, tuple[type[Move], ...]] = {
    Step.TURN: (Draw, Invoke, Take, Bid),
    Step.GODS: (Take, Done),
    Step.AUCTION: (Bid, Pass),
    Step.DISCARD: (Discard,),
}
_NO_AUCTION = Reason("no_auction", at(Step.TURN))
_MISSING: Mapping[type[Move], Listed] = {
    Draw: [Reason("track_full")],
    Take: [
        Reason("no_god", _has_no_god),
        Reason("take_god", _is_god),
        Reason("not_on_track", arguments=_TILE),
    ],
    Bid: [
        Reason("sun_unused", _is_unused, {"disc": _disc, "count": _players}),
        Reason("sun_centre", _is_in_the_centre, _DISC),
        Reason("sun_down", _is_face_down, _DISC),
        Reason("sun_of", _is_of_another, {"disc": _disc, "owner_seat": _owner}),
        _NO_AUCTION,
        Reason("bid_low", arguments={"disc": _disc, "high": _highest_bid}),
    ],
    Pass: [Reason("must_bid")],
    Discard: [Reason("not_hit", _is_not_hit, _CATEGORY), Reason("none_owned", arguments=_TILE)],
}
_OUT_OF_PLACE: Mapping[tuple[type[Move], int], Listed] = {
    (Pass, Step.TURN): [Reason("pass_turn")],
    (Done, Step.TURN): [Reason("not_spending")],
    (Done, Step.AUCTION): [Reason("gods_auction")],
    (Take, Step.AUCTION): [Reason("gods_auction")],
    **{(Discard, step): [Reason("no_disaster")] for step in (Step.TURN, Step.GODS, Step.AUCTION)},
}
_OTHERS: Listed = [
    Reason("had_chance", _has_bid),
    Reason("out", _is_out),
    Reason("others_bid", at(Step.AUCTION), _SEAT),
    Reason("others_disaster", at(Step.DISCARD), _SEAT),
    Reason("others_turn", arguments=_SEAT),
]
_CHANCE = {int(Step.DEAL): Reason("dealing"), int(Step.DRAW): Reason("drawing")}
REASONS = Reasons("ra", _ASKED, _MISSING, _OUT_OF_PLACE, _FIRST, _OTHERS, _CHANCE)
why_not = REASONS.why_not


# ---- the pieces of the board ---------------------------------------------------------------------------------------
_SPACES = {f"track:{space}": space for space in range(TRACK_SPACES)}
_MOVES: Mapping[str, Move] = {
    "bag": Draw(),
    "ra_figure": Invoke(),
    "pass": Pass(),
    "done": Done(),
    **{f"sun:{sun}": Bid(sun) for sun in range(1, HIGHEST_SUN + 1)},
    **{f"tile:{name}": Discard(Tile(kind)) for kind, name in TILE_IDS.items() if kind != Tile.GOD},
}
"""The pieces that stand for one move."""
_GOD, _CENTRE = "tile:god", "centre"


def why_not_there(table: RaTable, seat: int | None, target: str) -> Message:
    """Why a piece on the board stands for no move of a seat, or of a spectator (None)."""
    waiting = REASONS.why_wait(table, seat)
    if waiting is not None:
        return waiting
    if target in _SPACES:
        return _why_not_space(table, int(table.track[_SPACES[target]]))
    if target == _GOD:
        return _why_not_god(table)
    if target in _MOVES:
        return why_not(table, _MOVES[target])
    if target == _CENTRE and table.step == Step.TURN:
        return REASONS.first_that_holds(table, [_NO_AUCTION])
    return REASONS.first_decision(table)


def _why_not_space(table: RaTable, kind: int) -> Message:
    """R7.3. A space of the track, which a God may be spent on."""
    if kind == EMPTY and Take in _ASKED[int(table.step)]:
        return REASONS.say("space_empty")
    return why_not(table, Take(Tile(kind if kind != EMPTY else Tile.GOD)))


def _why_not_god(table: RaTable) -> Message:
    """R7.1. One's own Gods."""
    if table.step == Step.TURN and _has_god(table, None):
        return REASONS.say("nothing_to_take")
    return why_not(table, Take(Tile.GOD))

"""Why something cannot be done now: a sentence and its rule for each move, and for each piece of the board."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from benben.engine.bits import count_bits, has_bit
from benben.engine.message import Message, MessageValue, message
from benben.engine.notation import Move
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep import ships, spots
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.card_moves import Draw, Keep, Play, Take, TakePair
from benben.games.imhotep.components import (
    BLUE,
    HOLD_SPACES,
    OFFER,
    PAIR,
    PYRAMIDS_B,
    SHIPS,
    SIDE_A,
    SLED_SPACES,
    Card,
    Site,
)
from benben.games.imhotep.legal import ships_to_load_and_sail
from benben.games.imhotep.moves import Build, Decline, GetStones, Pass, Place, Point, Sail, Unload
from benben.games.imhotep.names import CARD_IDS, card_name, color_name, site_name
from benben.games.imhotep.table import ImhotepTable, Step

Asks: TypeAlias = Callable[[ImhotepTable, Any], bool]
"""Whether something is so at a table, for a move that cannot be done there."""

room, total_room = ships.room, ships.total_room
fewest_stones, is_here = ships.fewest_stones, ships.is_here
loadable_to_sail = ships_to_load_and_sail
count, is_in = count_bits, has_bit


class Reason(NamedTuple):
    """A sentence of the catalogue, when it is the reason, and what goes into it; the last of a list always is."""

    name: str
    holds: Asks = lambda _table, _move: True
    arguments: tuple[str, ...] = ()


Reasons: TypeAlias = tuple[Reason, ...]
"""The first that holds is told: what a player has to see to first comes first."""


# ---- what is so at a table ---------------------------------------------------------------------------------------
def _sled(table: ImhotepTable) -> int:
    return int(table.sled[table.actor])


def _quarry(table: ImhotepTable) -> int:
    return int(table.quarry[table.actor])


def _missing(table: ImhotepTable, ship: int) -> int:
    """I5.1. How many stones a ship lacks to sail."""
    return int(fewest_stones(table, ship)) - int(count(int(table.holds[ship])))


def _is_taken(table: ImhotepTable, site: int) -> bool:
    return not is_in(int(table.free_sites), site)


def _has_sailed(table: ImhotepTable, move: Any) -> bool:
    return not is_here(table, move.ship)


def _is_side_a(site: Site) -> Asks:
    return lambda table, _move: bool(table.sides[site] == SIDE_A)


def _has_no_stone(table: ImhotepTable, _move: Any) -> bool:
    return _sled(table) == 0


def _has_no_room(table: ImhotepTable, _move: Any) -> bool:
    return int(total_room(table)) == 0


def _is_sled_full(table: ImhotepTable, _move: Any) -> bool:
    return _sled(table) == SLED_SPACES


def _is_quarry_empty(table: ImhotepTable, _move: Any) -> bool:
    return _quarry(table) == 0


_ARGUMENTS: Mapping[str, Callable[[ImhotepTable, Any], MessageValue]] = {
    "ship": lambda _table, move: int(move.ship) + 1,
    "loaded": lambda table, _move: int(table.sailing) + 1,
    "missing": lambda table, move: _missing(table, move.ship),
    "fewest": lambda table, move: int(fewest_stones(table, move.ship)),
    "spaces": lambda table, move: int(table.capacity[move.ship]),
    "site": lambda _table, move: site_name(move.site),
    "card": lambda _table, move: card_name(move.card),
    "color": lambda _table, move: color_name(move.color),
}
"""What may go into a reason, by its name there."""


# ---- the reasons of each kind of move, where it is asked for -----------------------------------------------------
_REASONS: Mapping[type[Move], Reasons] = {
    Place: (
        Reason("place-no_stone_left", lambda table, _: _sled(table) == _quarry(table) == 0),
        Reason("place-no_stone", _has_no_stone),
        Reason("place-no_room", _has_no_room),
        Reason("place-sailed", _has_sailed, ("ship",)),
        Reason("place-full", lambda table, move: room(table, move.ship) == 0, ("ship",)),
        Reason(
            "place-to_sail",
            lambda table, move: (
                table.step == Step.PLACE_TO_SAIL and not is_in(loadable_to_sail(table), move.ship)
            ),
            ("ship", "fewest"),
        ),
        Reason(
            "place-no_space",
            lambda table, move: bool(move.space >= table.capacity[move.ship]),
            ("ship", "spaces"),
        ),
        Reason("place-taken"),
    ),
    Sail: (
        Reason("sail-taken", lambda table, move: _is_taken(table, move.site), ("site",)),
        Reason("sail-sailed", _has_sailed, ("ship",)),
        Reason(
            "sail-loaded",
            lambda table, move: bool(table.step == Step.SAIL_ON and table.sailing != move.ship),
            ("loaded",),
        ),
        Reason("sail-missing", arguments=("ship", "missing")),
    ),
    GetStones: (Reason("get-full", _is_sled_full), Reason("get-empty")),
    Pass: (Reason("pass"),),
    Take: (Reason("take-gone"),),
    TakePair: (Reason("pair-side_a", _is_side_a(Site.MARKET)), Reason("pair-gone")),
    Keep: (Reason("keep"),),
    Unload: (Reason("unload", arguments=("color",)),),
    Build: (Reason("build-complete"),),
}
_PLAY: Reasons = (
    Reason("play-not_yours", lambda table, move: bool(table.cards[table.actor, move.card] == 0), ("card",)),
    Reason(
        "play-once",
        lambda table, _: bool(table.blue_once) and is_in(int(table.blue_played), int(table.actor)),
    ),
)
"""I12.1, I12.3. What is asked of every blue card."""
_CARD = ("card",)
_PLAYS: Mapping[int, Reasons] = {
    Card.LEVER: (Reason("play-no_ship", arguments=_CARD),),
    Card.HAMMER: (
        Reason("play-full", _is_sled_full, _CARD),
        Reason("play-empty", _is_quarry_empty, _CARD),
        Reason("play-no_space", arguments=_CARD),
    ),
    Card.SAIL: (Reason("play-no_stone", _has_no_stone, _CARD), Reason("play-no_load", arguments=_CARD)),
    Card.CHISEL: (
        Reason("play-two_stones", lambda table, _: _sled(table) < 2, _CARD),
        Reason("play-two_spaces", arguments=_CARD),
    ),
}
"""I12.4. Which part of each cannot be carried out."""
_LATER: Mapping[type[Move], Reasons] = {
    Take: (Reason("take-later"),),
    TakePair: (Reason("pair-side_a", _is_side_a(Site.MARKET)), Reason("pair-later")),
    Keep: (Reason("pair-side_a", _is_side_a(Site.MARKET)), Reason("keep-later")),
    Unload: (Reason("unload-later"),),
    Build: (Reason("build-side_a", _is_side_a(Site.PYRAMIDS)), Reason("build-later")),
    Draw: (Reason("draw-later"),),
    Point: (Reason("point-later"),),
    Decline: (Reason("decline-later"),),
}
"""Of what is no action: when it is asked for."""
_ASKED: Mapping[int, tuple[type[Move], ...]] = {
    Step.TURN: (Place, Sail, GetStones, Play, Pass),
    Step.PLACE: (Place,),
    Step.PLACE_TO_SAIL: (Place,),
    Step.SAIL: (Sail,),
    Step.SAIL_ON: (Sail,),
    Step.ORDER: (Unload,),
    Step.TAKE: (Take, TakePair),
    Step.KEEP: (Keep,),
    Step.BUILD: (Build,),
    Step.MAY_DRAW: (Draw, Decline),
    Step.MAY_GET: (GetStones, Decline),
    Step.MAY_PLACE: (Place, Decline),
    Step.CHOOSE: (GetStones, Point),
}
"""What is decided at each step."""
_BY_CARD = (Step.PLACE, Step.PLACE_TO_SAIL, Step.SAIL, Step.SAIL_ON)
"""Steps of a blue card that is being played."""


def why_not(table: ImhotepTable, move: Move) -> Message:
    """Why a move is not legal, told to whoever has to decide."""
    return _why_wait(table, int(table.actor)) or _why_not(table, move)


def _why_not(table: ImhotepTable, move: Move) -> Message:
    if isinstance(move, _ASKED[int(table.step)]):
        listed = _PLAY + _PLAYS[move.card] if isinstance(move, Play) else _REASONS[type(move)]
        return _first(table, move, listed)
    if table.step == Step.TURN:
        return _first(table, move, _LATER[type(move)])
    return _open_decision(table)


def _first(table: ImhotepTable, move: Move, reasons: Reasons) -> Message:
    """The first of these reasons that holds."""
    found = next((reason for reason in reasons if reason.holds(table, move)), reasons[-1])
    return _told(found.name, **{name: _ARGUMENTS[name](table, move) for name in found.arguments})


def _told(name: str, **arguments: MessageValue) -> Message:
    return message(f"imhotep-why-{name}", **arguments)


def _open_decision(table: ImhotepTable) -> Message:
    """What has to be decided before anything else, in the middle of something."""
    name = f"first-{Step(int(table.step)).name.lower()}"
    return _told(name, card=card_name(table.playing)) if table.step in _BY_CARD else _told(name)


def _why_wait(table: ImhotepTable, seat: int | None) -> Message | None:
    """Why a seat (None: a spectator) has nothing to decide; None if it has."""
    actor = int(table.actor)
    if actor in (OVER, CHANCE):
        return _told("over" if actor == OVER else "chance")
    if seat is None:
        return _told("watching", seat=actor)
    if seat == actor:
        return None
    if table.step in _BY_CARD:
        return _told("other-card", seat=actor, card=card_name(table.playing))
    return _told("other-turn" if table.step == Step.TURN else "other-choice", seat=actor)


# ---- the pieces of the board -------------------------------------------------------------------------------------
_PIECES: Mapping[str, Move] = {
    spots.SLED: Place(0, 0),
    GetStones.piece: GetStones(),
    Draw.piece: Draw(),
    Point.piece: Point(),
    Decline.piece: Decline(),
    Pass.piece: Pass(),
    spots.PAIR: TakePair(),
    **{
        spots.hold_spot(ship, space): Place(ship, space)
        for ship in range(SHIPS)
        for space in range(HOLD_SPACES)
    },
    **{f"hand:{CARD_IDS[kind]}": Play(Card(kind)) for kind in range(*BLUE)},
    **{spots.market_spot(slot): Take(Card.STATUE) for slot in range(OFFER)},
    **{f"pair:{place + 1}": Keep(Card.STATUE) for place in range(PAIR)},
    **{f"pyramid:{PYRAMID_NAMES[pyramid]}": Build(pyramid) for pyramid in range(PYRAMIDS_B)},
}
"""Pieces and a move that each stands for; which card it is makes no difference where there is none."""
_SHIPS = {spots.ship_spot(ship): ship for ship in range(SHIPS)}
_SITES = {spots.site_spot(site): site for site in Site}


def why_not_there(table: ImhotepTable, seat: int | None, target: str) -> Message:
    """Why a piece of the board stands for no move of a seat, or of a spectator (None)."""
    waiting = _why_wait(table, seat)
    if waiting is not None:
        return waiting
    if target in _SITES:
        return _why_not_to(table, _SITES[target])
    move = _with_ship(table, _SHIPS[target]) if target in _SHIPS else _PIECES.get(target)
    if move is not None:
        return _why_not(table, move)
    return _told("nowhere") if table.step == Step.TURN else _open_decision(table)


def _with_ship(table: ImhotepTable, ship: int) -> Move:
    """What one would do with a ship: sail it to any free site, or place a stone where only that is asked for."""
    if Place in _ASKED[int(table.step)] and table.step != Step.TURN:
        return Place(ship, 0)
    return Sail(ship, next(site for site in Site if not _is_taken(table, site)))


def _why_not_to(table: ImhotepTable, site: Site) -> Message:
    """Why nothing sails to a site: it is taken, or no ship can sail."""
    if Sail in _ASKED[int(table.step)] and not _is_taken(table, site):
        return _told("sail-none")
    return _why_not(table, Sail(0, site))

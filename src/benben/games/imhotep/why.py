"""Why something cannot be done now: a sentence and its rule for each move, and for each piece of the board."""

from collections.abc import Mapping
from typing import Any

from benben.engine.bits import count_bits, has_bit
from benben.engine.message import Message
from benben.engine.notation import Move
from benben.engine.reasons import Arguments, Asks, Listed, Reason, Reasons, actor, always, at
from benben.games.imhotep import spots
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
from benben.games.imhotep.ships import fewest_stones, is_here, room, total_room
from benben.games.imhotep.table import ImhotepTable, Step


# ---- what is so at a table ---------------------------------------------------------------------------------------
def _sled(table: ImhotepTable) -> int:
    return int(table.sled[table.actor])


def _has_no_stone(table: ImhotepTable, _about: Any) -> bool:
    return _sled(table) == 0


def _has_one_stone_at_most(table: ImhotepTable, _about: Any) -> bool:
    return _sled(table) < 2


def _is_sled_full(table: ImhotepTable, _about: Any) -> bool:
    return _sled(table) == SLED_SPACES


def _is_quarry_empty(table: ImhotepTable, _about: Any) -> bool:
    return bool(table.quarry[table.actor] == 0)


def _has_no_stone_left(table: ImhotepTable, _about: Any) -> bool:
    return _has_no_stone(table, None) and _is_quarry_empty(table, None)


def _has_no_room(table: ImhotepTable, _about: Any) -> bool:
    return int(total_room(table)) == 0


def _has_sailed(table: ImhotepTable, move: Place | Sail) -> bool:
    return not is_here(table, move.ship)


def _is_full(table: ImhotepTable, move: Place) -> bool:
    return int(room(table, move.ship)) == 0


def _cannot_sail_then(table: ImhotepTable, move: Place) -> bool:
    """I12.4. Whether a stone is placed for the ship to sail, and this one could not."""
    return bool(table.step == Step.PLACE_TO_SAIL and not has_bit(ships_to_load_and_sail(table), move.ship))


def _is_beyond(table: ImhotepTable, move: Place) -> bool:
    return bool(move.space >= table.capacity[move.ship])


def _is_taken(table: ImhotepTable, move: Sail) -> bool:
    return not has_bit(int(table.free_sites), move.site)


def _is_another_loaded(table: ImhotepTable, move: Sail) -> bool:
    return bool(table.step == Step.SAIL_ON and table.sailing != move.ship)


def _is_not_yours(table: ImhotepTable, move: Play) -> bool:
    return bool(table.cards[table.actor, move.card] == 0)


def _has_played(table: ImhotepTable, _about: Any) -> bool:
    return bool(table.blue_once) and has_bit(int(table.blue_played), int(table.actor))


def _is_side_a(site: Site) -> Asks:
    """Whether this site has its side A up."""

    def is_it(table: ImhotepTable, _about: Any) -> bool:
        return bool(table.sides[site] == SIDE_A)

    return is_it


def _plays(card: Card, holds: Asks = always) -> Asks:
    """Whether it is this blue card that is to be played, and something is so besides."""

    def is_it(table: ImhotepTable, move: Play) -> bool:
        return move.card == card and holds(table, move)

    return is_it


# ---- what goes into a reason -------------------------------------------------------------------------------------
def _ship(_table: ImhotepTable, move: Place | Sail) -> int:
    return int(move.ship) + 1


def _loaded(table: ImhotepTable, _about: Any) -> int:
    return int(table.sailing) + 1


def _fewest(table: ImhotepTable, move: Place | Sail) -> int:
    return int(fewest_stones(table, move.ship))


def _missing(table: ImhotepTable, move: Sail) -> int:
    """I5.1. How many stones a ship lacks to sail."""
    return _fewest(table, move) - int(count_bits(int(table.holds[move.ship])))


def _spaces(table: ImhotepTable, move: Place) -> int:
    return int(table.capacity[move.ship])


def _site(_table: ImhotepTable, move: Sail) -> Message:
    return site_name(move.site)


def _card(_table: ImhotepTable, move: Play) -> Message:
    return card_name(move.card)


def _played_card(table: ImhotepTable, _about: Any) -> Message:
    return card_name(table.playing)


def _color(_table: ImhotepTable, move: Unload) -> Message:
    return color_name(move.color)


_SHIP: Arguments = {"ship": _ship}
_CARD: Arguments = {"card": _card}
_SEAT: Arguments = {"seat": actor}
_BY_CARD = (Step.PLACE, Step.PLACE_TO_SAIL, Step.SAIL, Step.SAIL_ON)
"""Steps of a blue card that is being played."""

# ---- the reasons -------------------------------------------------------------------------------------------------
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
_PAIR_SIDE_A = Reason("pair-side_a", _is_side_a(Site.MARKET))
_MISSING: Mapping[type[Move], Listed] = {
    Place: [
        Reason("place-no_stone_left", _has_no_stone_left),
        Reason("place-no_stone", _has_no_stone),
        Reason("place-no_room", _has_no_room),
        Reason("place-sailed", _has_sailed, _SHIP),
        Reason("place-full", _is_full, _SHIP),
        Reason("place-to_sail", _cannot_sail_then, {"ship": _ship, "fewest": _fewest}),
        Reason("place-no_space", _is_beyond, {"ship": _ship, "spaces": _spaces}),
        Reason("place-taken"),
    ],
    Sail: [
        Reason("sail-taken", _is_taken, {"site": _site}),
        Reason("sail-sailed", _has_sailed, _SHIP),
        Reason("sail-loaded", _is_another_loaded, {"loaded": _loaded}),
        Reason("sail-missing", arguments={"ship": _ship, "missing": _missing}),
    ],
    GetStones: [Reason("get-full", _is_sled_full), Reason("get-empty")],
    Play: [
        # I12.1, I12.3. The conditions of every blue card
        Reason("play-not_yours", _is_not_yours, _CARD),
        Reason("play-once", _has_played),
        # I12.4. The part of each that cannot be carried out
        Reason("play-no_ship", _plays(Card.LEVER), _CARD),
        Reason("play-full", _plays(Card.HAMMER, _is_sled_full), _CARD),
        Reason("play-empty", _plays(Card.HAMMER, _is_quarry_empty), _CARD),
        Reason("play-no_space", _plays(Card.HAMMER), _CARD),
        Reason("play-no_stone", _plays(Card.SAIL, _has_no_stone), _CARD),
        Reason("play-no_load", _plays(Card.SAIL), _CARD),
        Reason("play-two_stones", _plays(Card.CHISEL, _has_one_stone_at_most), _CARD),
        Reason("play-two_spaces", arguments=_CARD),
    ],
    Pass: [Reason("pass")],
    Take: [Reason("take-gone")],
    TakePair: [_PAIR_SIDE_A, Reason("pair-gone")],
    Keep: [Reason("keep")],
    Unload: [Reason("unload", arguments={"color": _color})],
    Build: [Reason("build-complete")],
}
_LATER: Mapping[type[Move], Listed] = {
    Take: [Reason("take-later")],
    TakePair: [_PAIR_SIDE_A, Reason("pair-later")],
    Keep: [_PAIR_SIDE_A, Reason("keep-later")],
    Unload: [Reason("unload-later")],
    Build: [Reason("build-side_a", _is_side_a(Site.PYRAMIDS)), Reason("build-later")],
    Draw: [Reason("draw-later")],
    Point: [Reason("point-later")],
    Decline: [Reason("decline-later")],
}
"""Of what is no action: when it is asked for."""
_FIRST: Mapping[int, Listed] = {
    **{step: [Reason(f"first-{Step(step).name.lower()}")] for step in _ASKED},
    **{step: [Reason(f"first-{step.name.lower()}", arguments={"card": _played_card})] for step in _BY_CARD},
}
_OTHERS: Listed = [
    Reason("other-card", at(*_BY_CARD), {"seat": actor, "card": _played_card}),
    Reason("other-turn", at(Step.TURN), _SEAT),
    Reason("other-choice", arguments=_SEAT),
]
_OUT_OF_PLACE = {(kind, int(Step.TURN)): listed for kind, listed in _LATER.items()}
REASONS = Reasons("imhotep", _ASKED, _MISSING, _OUT_OF_PLACE, _FIRST, _OTHERS)
why_not = REASONS.why_not


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
    waiting = REASONS.why_wait(table, seat)
    if waiting is not None:
        return waiting
    if target in _SITES:
        return _why_not_to(table, _SITES[target])
    move = _with_ship(table, _SHIPS[target]) if target in _SHIPS else _PIECES.get(target)
    if move is not None:
        return why_not(table, move)
    return REASONS.say("nowhere") if table.step == Step.TURN else REASONS.first_decision(table)


def _with_ship(table: ImhotepTable, ship: int) -> Move:
    """The move that a ship suggests: sail it to any free site, or place a stone where only that is asked for."""
    if Place in _ASKED[int(table.step)] and table.step != Step.TURN:
        return Place(ship, 0)
    return Sail(ship, next(site for site in Site if not _is_taken(table, Sail(ship, site))))


def _why_not_to(table: ImhotepTable, site: Site) -> Message:
    """Why nothing sails to a site: it is taken, or no ship can sail."""
    sail = Sail(0, site)
    if Sail in _ASKED[int(table.step)] and not _is_taken(table, sail):
        return REASONS.say("sail-none")
    return why_not(table, sail)

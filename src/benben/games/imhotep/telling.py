"""Imhotep in words: what must be decided, and each move, as messages of the catalogue; the pieces that stand for it."""

from typing import Any

from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.components import BLUE, HOLD_SPACES, PAIR, SITES
from benben.games.imhotep.legal import is_stuck
from benben.games.imhotep.moves import Code
from benben.games.imhotep.previews import stones_from_bow
from benben.games.imhotep.table import Step
from benben.games.imhotep.view import CARD_IDS, COLOR_IDS, SITE_IDS

_PROMPTS: dict[int, str] = {
    Step.PLACE: "place",
    Step.PLACE_TO_SAIL: "place_to_sail",
    Step.SAIL: "sail",
    Step.SAIL_ON: "sail_on",
    Step.ORDER: "order",
    Step.TAKE: "take",
    Step.KEEP: "keep",
    Step.BUILD: "build",
    Step.MAY_DRAW: "may_draw",
    Step.MAY_GET: "may_get",
    Step.MAY_PLACE: "may_place",
    Step.CHOOSE: "choose",
}
_CHANCE_PROMPTS: dict[int, str] = {
    Step.DEAL_ROUND: "deal_round",
    Step.DEAL_OFFER: "deal_offer",
    Step.LOOK: "look",
    Step.DRAW: "draw",
    Step.CLEAR: "clear",
}


def card_name(kind: int) -> Message:
    """The name of a market card."""
    return message(f"imhotep-card-{CARD_IDS[int(kind)]}")


def site_name(site: int) -> Message:
    """The name of a site, as after “to”."""
    return message(f"imhotep-site-{SITE_IDS[int(site)]}")


def color_name(seat: int) -> Message:
    """The name of the colour of a seat's stones."""
    return message(f"imhotep-color-{COLOR_IDS[int(seat)]}")


def pyramid_name(pyramid: int) -> Message:
    """Which of the three small pyramids."""
    return message(f"imhotep-pyramid-{PYRAMID_NAMES[pyramid]}")


def place_of(move: int) -> tuple[int, int]:
    """The ship and the space of a placing, both from 0."""
    return (move - Code.PLACE) // HOLD_SPACES, (move - Code.PLACE) % HOLD_SPACES


def sailing_of(move: int) -> tuple[int, int]:
    """The ship and the site of a sailing, both from 0."""
    return (move - Code.SAIL) // SITES, (move - Code.SAIL) % SITES


# ---- what must be decided ----------------------------------------------------------------------------------------
def prompt(table: Any) -> Message:
    """What must be decided now, and why. I16.3: it says nothing about the cards of the pair."""
    seat = int(table.actor)
    if seat == OVER:
        return message("imhotep-prompt-over")
    if seat == CHANCE:
        return message(f"imhotep-prompt-{_CHANCE_PROMPTS[int(table.step)]}")
    if table.step == Step.TURN:
        return message(f"imhotep-prompt-{'stuck' if is_stuck(table) else 'turn'}", seat=seat)
    name = f"imhotep-prompt-{_PROMPTS[int(table.step)]}"
    if table.step in (Step.PLACE, Step.PLACE_TO_SAIL, Step.SAIL, Step.SAIL_ON):
        return message(name, seat=seat, card=card_name(table.playing))
    return message(name, seat=seat)


# ---- moves -------------------------------------------------------------------------------------------------------
def describe(table: Any, move: int) -> Message:
    """A move as its button says it."""
    if move < Code.SAIL:
        ship, space = place_of(move)
        return message("imhotep-move-place", ship=ship + 1, space=space + 1)
    if move < Code.GET:
        ship, site = sailing_of(move)
        return message("imhotep-move-sail", ship=ship + 1, site=site_name(site))
    if move == Code.GET:
        return _describe_getting(table)
    if move < Code.TAKE:
        return message("imhotep-move-play", card=card_name(BLUE[0] + move - Code.PLAY))
    if move < Code.TAKE_PAIR:
        return message("imhotep-move-take", card=card_name(move - Code.TAKE))
    if move == Code.TAKE_PAIR:
        return message("imhotep-move-pair")
    return _describe_decision(table, move)


def _describe_getting(table: Any) -> Message:
    """I4.2, I7.11, I8.6. How many stones there are to get."""
    most = 2 if table.step == Step.CHOOSE else 3
    seat = int(table.actor)
    return message("imhotep-move-get", count=min(most, 5 - int(table.sled[seat]), int(table.quarry[seat])))


def _describe_decision(table: Any, move: int) -> Message:
    if move < Code.UNLOAD:
        return message("imhotep-move-keep", card=card_name(move - Code.KEEP))
    if move < Code.BUILD:
        return message("imhotep-move-unload", color=color_name(move - Code.UNLOAD))
    if move < Code.DRAW:
        return message("imhotep-move-build", pyramid=pyramid_name(move - Code.BUILD))
    if move == Code.DECLINE:
        return message(f"imhotep-move-decline-{_PROMPTS[int(table.step)].removeprefix('may_')}")
    words = {Code.DRAW: "draw", Code.POINT: "point", Code.PASS: "pass"}
    return message(f"imhotep-move-{words[Code(move)]}")


# ---- the pieces that stand for them ------------------------------------------------------------------------------
def targets(table: Any, move: int) -> list[str]:
    """The pieces that one may click for a move."""
    if move < Code.SAIL:
        ship, space = place_of(move)
        return [f"hold:{ship + 1}:{space + 1}"]
    if move < Code.GET:
        ship, site = sailing_of(move)
        return [f"ship:{ship + 1}", f"site:{SITE_IDS[site]}"]
    if move == Code.GET:
        return ["quarry"]
    if move < Code.TAKE:
        return [f"hand:{CARD_IDS[BLUE[0] + move - Code.PLAY]}"]
    if move < Code.TAKE_PAIR:
        return [f"market:{slot + 1}" for slot, kind in enumerate(table.offer) if kind == move - Code.TAKE]
    if move == Code.TAKE_PAIR:
        return ["market:pair"]
    return _decision_targets(table, move)


def _decision_targets(table: Any, move: int) -> list[str]:
    if move < Code.UNLOAD:
        return [f"pair:{place + 1}" for place in range(PAIR) if table.looking[place] == move - Code.KEEP]
    if move < Code.BUILD:
        stones = stones_from_bow(table, int(table.sailing))
        ship = int(table.sailing) + 1
        return [f"hold:{ship}:{space + 1}" for space, seat in stones if seat == move - Code.UNLOAD]
    if move < Code.DRAW:
        return [f"pyramid:{PYRAMID_NAMES[move - Code.BUILD]}"]
    words = {Code.DRAW: "pile", Code.POINT: "point", Code.DECLINE: "decline", Code.PASS: "pass"}
    return [words[Code(move)]]

"""The facts on a table of Imhotep that make each reason true, from the view of the seat that decides."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from benben.games.imhotep.names import CARD_IDS, SITE_IDS

View: TypeAlias = Mapping[str, Any]
Fact: TypeAlias = Callable[[View, Any], bool]


def me(view: View) -> Any:
    """The mat of the seat that decides."""
    return view["seats"][view["actor"]]


def ship(view: View, move: Any) -> Any:
    return view["ships"][move.ship]


def aboard(ship: Any) -> int:
    return sum(stone is not None for stone in ship["hold"])


def here(view: View) -> list[Any]:
    """The ships that have not sailed."""
    return [each for each in view["ships"] if each["site"] is None]


def spaces(view: View) -> int:
    """The empty spaces of these."""
    return sum(each["hold"].count(None) for each in here(view))


def ready(view: View) -> bool:
    """Whether a ship can sail."""
    return any(aboard(each) >= each["fewest"] for each in here(view))


def is_turn(view: View, _move: Any) -> bool:
    return bool(view["step"] == "turn")


def is_side(site: str, letter: str) -> Fact:
    return lambda view, _move: bool(view["sides"][site] == letter)


FACTS: Mapping[str, Fact] = {
    "place-no_stone": lambda view, _: me(view)["sled"] == 0 < me(view)["quarry"],
    "place-no_stone_left": lambda view, _: me(view)["sled"] == me(view)["quarry"] == 0,
    "place-no_room": lambda view, _: spaces(view) == 0,
    "place-sailed": lambda view, move: ship(view, move)["site"] is not None,
    "place-full": lambda view, move: None not in ship(view, move)["hold"] and spaces(view) > 0,
    "place-to_sail": lambda view, move: (
        view["step"] == "place_to_sail" and aboard(ship(view, move)) + 1 < ship(view, move)["fewest"]
    ),
    "place-no_space": lambda view, move: move.space >= ship(view, move)["capacity"],
    "place-taken": lambda view, move: ship(view, move)["hold"][move.space] is not None,
    "get-full": lambda view, _: me(view)["sled"] == 5,
    "get-empty": lambda view, _: me(view)["quarry"] == 0,
    "sail-taken": lambda view, move: SITE_IDS[move.site] in [each["site"] for each in view["ships"]],
    "sail-sailed": lambda view, move: ship(view, move)["site"] is not None,
    "sail-loaded": lambda view, move: view["step"] == "sail_on" and view["sailing"] != move.ship + 1,
    "sail-missing": lambda view, move: (
        ship(view, move)["site"] is None and aboard(ship(view, move)) < ship(view, move)["fewest"]
    ),
    "play-not_yours": lambda view, move: CARD_IDS[move.card] not in me(view)["cards"],
    "play-once": lambda view, _: view["blue_cards"] == "round" and not me(view)["may_play_blue"],
    "play-no_ship": lambda view, _: not ready(view),
    "play-full": lambda view, _: me(view)["sled"] == 5,
    "play-empty": lambda view, _: me(view)["quarry"] == 0,
    "play-no_space": lambda view, _: spaces(view) == 0,
    "play-no_stone": lambda view, _: me(view)["sled"] == 0,
    "play-no_load": lambda view, _: (
        not any(None in each["hold"] and aboard(each) + 1 >= each["fewest"] for each in here(view))
    ),
    "play-two_stones": lambda view, _: me(view)["sled"] < 2,
    "play-two_spaces": lambda view, _: spaces(view) < 2,
    "pass": lambda view, _: bool(
        (me(view)["sled"] and spaces(view)) or (me(view)["sled"] < 5 and me(view)["quarry"]) or ready(view)
    ),
    "take-gone": lambda view, move: CARD_IDS[move.card] not in view["market"]["offer"],
    "take-later": is_turn,
    "pair-gone": lambda view, _: view["market"]["pair"] == 0 and view["sides"]["market"] == "B",
    "pair-later": lambda view, _: view["step"] == "turn" and view["sides"]["market"] == "B",
    "pair-side_a": is_side("market", "A"),
    "keep": lambda view, move: CARD_IDS[move.card] not in view["market"]["looking"],
    "keep-later": is_turn,
    "unload": lambda view, move: int(move.color) not in view["ships"][view["sailing"] - 1]["hold"],
    "unload-later": is_turn,
    "build-complete": lambda view, move: None not in view["pyramids"][move.pyramid]["stones"],
    "build-later": is_side("pyramids", "B"),
    "build-side_a": is_side("pyramids", "A"),
    "draw-later": is_turn,
    "point-later": is_turn,
    "decline-later": is_turn,
}
"""By reason, for a move that cannot be done; for reasons that name a decision the step is enough."""


def check_fact(view: View, move: Any, reason: str) -> None:
    """A reason for a move is true by the view of the seat that decides."""
    if reason.startswith("first-"):
        assert view["step"] == reason.removeprefix("first-")
    elif reason == "over":
        assert view["step"] == "over"
    else:
        assert FACTS[reason](view, move), (reason, str(move))

"""The names of the pieces of The Duel in views, drawings and the catalogue, and the spots where they lie."""

from typing import Literal, TypeAlias, get_args

from benben.engine.message import Message, message
from benben.engine.view import names_of
from benben.games.imhotep_duel.components import ACTIONS, HARBOR_SPACES, LINE_SPACES, TEMPLES, Token

DuelAction: TypeAlias = Literal["take", "place", "place_and_unload", "swap_and_unload"]
"""The kinds of action tokens, as views and drawings call them."""
DuelToken: TypeAlias = Literal[
    "obelisk", "light_pyramid", "dark_pyramid",
    "temple_1", "temple_2", "temple_3", "temple_4",
    "tomb_1", "tomb_2", "tomb_3", "tomb_4", "tomb_5", "tomb_6",
    "tomb_7", "tomb_8", "tomb_9", "tomb_10", "tomb_11", "tomb_12",
    "take", "place", "place_and_unload", "swap_and_unload",
]  # fmt: skip
"""The kinds of cargo tokens, as views and drawings call them."""
TOKEN_IDS: dict[int, DuelToken] = dict(enumerate(names_of(Token, DuelToken)))
ACTION_IDS: dict[int, DuelAction] = dict(enumerate(get_args(DuelAction), ACTIONS[0]))
BoatName: TypeAlias = Literal["1", "2", "3", "A", "B", "C"]
BOAT_NAMES: tuple[BoatName, ...] = get_args(BoatName)
"""Each after the row or column that it serves."""
SPACE_NAMES = tuple(
    f"{'abc'[space % LINE_SPACES]}{space // LINE_SPACES + 1}" for space in range(HARBOR_SPACES)
)
"""Column and row of each harbor space."""


def token_name(kind: int) -> Message:
    """The name of a token."""
    return message(f"imhotep_duel-token-{TOKEN_IDS[int(kind)]}")


# ---- spots of the board ------------------------------------------------------------------------------------------
def harbor_spot(space: int) -> str:
    """A harbor space."""
    return f"harbor:{SPACE_NAMES[space]}"


def hand_spot(seat: int) -> str:
    """The spot of the meeples that a *seat* has in hand."""
    return f"hand:{seat}"


def cargo_spot(boat: int, space: int) -> str:
    """A cargo space of a boat."""
    return f"cargo:{BOAT_NAMES[boat]}:{space + 1}"


def action_spot(seat: int, kind: int) -> str:
    """The spot of a *seat*'s action tokens of a kind."""
    return f"action:{seat}:{TOKEN_IDS[kind]}"


def home_spot(seat: int, kind: int) -> str:
    """The spot of a token in front of a *seat*. D11.4. All temple tokens have one place."""
    if kind >= ACTIONS[0]:
        return action_spot(seat, kind)
    return f"site:{seat}:{'temple' if TEMPLES[0] <= kind < TEMPLES[1] else TOKEN_IDS[kind]}"

"""Positions of The Duel in words, for `Game.position`.

| Key | Value | Default |
|---|---|---|
| `turn` | the seat whose turn it is, 0 is Black | 0 |
| `boats` | the boats in play: `1,2,3,A,B,C` | all six |
| `A:cargo` | the tokens of boat A, space 1 first | tokens that are left |
| `reserve` | tokens on the reserve space | 3 |
| `supply` | tokens in the supply | as many whole loads as there can be, none if a boat has left |
| `face_down` | tokens of supply and reserve | all that lie nowhere else |
| `gone` | tokens in the box: played, or left over by a boat | those that the supply has no room for |
| `0:meeples` | the harbor spaces of seat 0's meeples: `a1,c3` | none |
| `0:tokens` | its tokens, action tokens too | none |
| `first_to_five` | side B of the obelisk: the seat that had five first | the seat with five, or more |
| `step` | `place`, `place_to_unload`, `may_place`, `unload`, `may_unload`, `take`, `swap` | the beginning of a turn |
| `playing` | the action token that is carried out, which is `gone` | the one that has this step |
| `then` | the steps that follow it, the last one first | all that follow |

Tokens are called as in `names`: `obelisk`, `light_pyramid`, `temple_3`, `tomb_12`, `place_and_unload`. Tokens that lie
nowhere else are face down.
"""

from collections.abc import Collection, Sequence

from benben.engine.agenda import clear_agenda
from benben.engine.bits import has_bit
from benben.engine.errors import BadPosition
from benben.engine.position_text import (
    NOTHING,
    Bits,
    Choice,
    Counts,
    Number,
    Positions,
    Row,
    TableCell,
    Tasks,
    Word,
    dealt,
)
from benben.games.imhotep_duel.components import (
    ACTIONS,
    BLACK,
    CARGO_SPACES,
    EMPTY,
    EVERY_BOAT,
    KINDS,
    RESERVE,
    SEATS,
    TOKEN_COUNTS,
    TOKENS,
    Token,
)
from benben.games.imhotep_duel.conservation import first_of_five, possible_tasks, problems
from benben.games.imhotep_duel.names import ACTION_IDS, BOAT_NAMES, SPACE_NAMES, TOKEN_IDS
from benben.games.imhotep_duel.table import NOBODY, DuelTable, Step

_MOST_SUPPLY = TOKENS - RESERVE - EVERY_BOAT.bit_count() * CARGO_SPACES
STEP_NAMES = {int(step): step.name.lower() for step in Step if step < Step.REFILL}
"""The steps at which a seat decides."""

_CARGO: dict[int, str] = {EMPTY: NOTHING, **TOKEN_IDS}
_BOATS: dict[int, str] = dict(enumerate(BOAT_NAMES))
_SPACES: dict[int, str] = dict(enumerate(SPACE_NAMES))
_FIRST = {NOBODY: NOTHING, **{seat: str(seat) for seat in range(SEATS)}}
_PLAYING: dict[int, str] = {EMPTY: NOTHING, **ACTION_IDS}
_TASKS = {**STEP_NAMES, int(Step.TURN): NOTHING}


# ---- the words -----------------------------------------------------------------------------------------------------
def words(table: DuelTable) -> Sequence[Word]:
    """The words for a table."""
    return [
        Number("turn", TableCell("turn"), 0, SEATS - 1, shown=True),
        Bits("boats", TableCell("boats"), _BOATS),
        *(
            Row(
                f"{name}:cargo",
                TableCell("cargo", (boat,)),
                _CARGO,
                EMPTY,
                shown=has_bit(table.boats, boat),
            )
            for boat, name in enumerate(BOAT_NAMES)
        ),
        Number("reserve", TableCell("reserve"), 0, RESERVE),
        Number("supply", TableCell("supply"), 0, _MOST_SUPPLY, shown=False),
        Counts("face_down", TableCell("pool"), TOKEN_IDS, shown=False),
        Counts("gone", TableCell("gone"), TOKEN_IDS, shown=True),
        *(word for seat in range(SEATS) for word in _words_of(seat)),
        Choice("first_to_five", TableCell("first_to_five"), _FIRST, shown=len(first_of_five(table)) > 1),
        Choice("step", TableCell("step"), STEP_NAMES),
        Choice("playing", TableCell("playing"), _PLAYING),
        Tasks("then", TableCell("agenda"), _TASKS, int(Step.TURN)),
    ]


def _words_of(seat: int) -> Sequence[Word]:
    return [
        Bits(f"{seat}:meeples", TableCell("meeples", (seat,)), _SPACES),
        Counts(f"{seat}:tokens", TableCell("tokens", (seat,)), TOKEN_IDS),
    ]


# ---- what is not said ----------------------------------------------------------------------------------------------
def clear(table: DuelTable) -> None:
    """Black's first turn, before the boats are loaded."""
    clear_agenda(table)
    table.loading = EMPTY
    table.step = Step.TURN
    table.turn = BLACK


def complete(table: DuelTable, given: Collection[str]) -> None:
    """Load the boats, count what lies face down, and find out what is being done."""
    table.actor = table.turn
    if "playing" not in given:
        step = int(table.step)
        table.playing = next((kind for kind in range(*ACTIONS) if possible_tasks(step, kind)), EMPTY)
    if "then" not in given and (tasks := possible_tasks(int(table.step), int(table.playing))):
        table.agenda[: len(tasks[0])] = tasks[0]
        table.agenda_size = len(tasks[0])
    if "first_to_five" not in given and (able := first_of_five(table)):
        table.first_to_five = max(able, key=lambda seat: int(table.tokens[seat, Token.OBELISK]))
    if "gone" not in given:
        table.gone[Token.TAKE] = RESERVE - table.reserve
        if table.playing != EMPTY:
            table.gone[table.playing] += 1
    has_down = "face_down" in given
    left = [
        int(TOKEN_COUNTS[kind]) - _named(table, kind) - int(table.pool[kind]) * has_down
        for kind in range(KINDS)
    ]
    _load_boats(table, left, given)
    if "gone" not in given:
        _fill_box(
            table, left, sum(left) if has_down else _spare(table, sum(left) - int(table.reserve), given)
        )
    if not has_down:
        table.pool[:] = [max(each, -1) for each in left]
    table.supply = int(table.pool.sum(dtype=int)) - int(table.reserve)


def _named(table: DuelTable, kind: int) -> int:
    """How many tokens of a kind lie where the text says."""
    afloat = [int(each) for each in table.cargo.flat].count(kind)
    return int(table.gone[kind]) + int(table.tokens[:, kind].sum(dtype=int)) + afloat


def _load_boats(table: DuelTable, left: list[int], given: Collection[str]) -> None:
    """D6.1. The boats in play whose tokens were not named are loaded with some of those that are left."""
    for boat, name in enumerate(BOAT_NAMES):
        if f"{name}:cargo" in given or not has_bit(table.boats, boat):
            continue
        for space in range(CARGO_SPACES):
            free = [max(each, 0) for each in left]
            if not any(free):
                raise BadPosition(f"{name}:cargo", "no token is left for it (D1.1)")
            kind = dealt(free, CARGO_SPACES * boat + space)
            table.cargo[boat, space] = kind
            left[kind] -= 1


def _spare(table: DuelTable, supply: int, given: Collection[str]) -> int:
    """D6.2, D6.3. How many of *supply* tokens must go so that the rest is whole loads, or all when a boat has left."""
    if "supply" in given:
        return supply - int(table.supply)
    return supply % CARGO_SPACES if table.boats == EVERY_BOAT else supply


def _fill_box(table: DuelTable, left: list[int], count: int) -> None:
    """D5.4, D7.1. Put *count* of the tokens *left* in the box: leftovers of boats, else played ones."""
    for _ in range(count):
        kind = max(range(KINDS), key=lambda kind: (kind < ACTIONS[0] and left[kind] > 0, left[kind]))
        left[kind] -= 1
        table.gone[kind] += 1


POSITIONS: Positions[DuelTable] = Positions(words, clear, complete, problems)

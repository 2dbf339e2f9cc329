"""Whether a table of The Duel has every component exactly once, and the seat that decides can do what is asked."""

from collections.abc import Iterator

from benben.engine.bits import has_bit
from benben.engine.position_text import Problem, miscounted
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep_duel import components as box
from benben.games.imhotep_duel.components import ACTIONS, CARGO_SPACES, EMPTY, SEATS, Token
from benben.games.imhotep_duel.legal import can_play, spaces_to_unload
from benben.games.imhotep_duel.names import ACTION_IDS, BOAT_NAMES, TOKEN_IDS
from benben.games.imhotep_duel.rules import ACTION_STEPS, boats_to_unload, meeples_in_hand
from benben.games.imhotep_duel.table import NOBODY, DuelTable, Step


def problems(table: DuelTable) -> Iterator[Problem]:
    """The errors of a table, also while chance acts and at the end."""
    for check in (_token_problems, _boat_problems, _meeple_problems, _step_problems):
        yield from check(table)


def _token_problems(table: DuelTable) -> Iterator[Problem]:
    """D1.1. Each token lies in one place. D7.8. The reserve has one for each `take` that may still be played."""
    afloat = {f"{name}:cargo": table.cargo[boat].tolist() for boat, name in enumerate(BOAT_NAMES)}
    for kind, name in TOKEN_IDS.items():
        places = {key: row.count(kind) for key, row in afloat.items()} | {"gone": int(table.gone[kind])}
        places |= {f"{seat}:tokens": int(table.tokens[seat, kind]) for seat in range(SEATS)}
        places["face_down"] = int(table.pool[kind])
        yield from miscounted(places, int(box.TOKEN_COUNTS[kind]), f"{name} tokens", "D1.1")
    if table.pool.sum(dtype=int) != int(table.supply) + int(table.reserve):
        yield "reserve", "what lies face down is either in the reserve or in the supply (D2.5)"
    under_way = int(table.playing == Token.TAKE and table.step in {Step.TAKE, Step.REFILL})
    if not 0 <= box.RESERVE - int(table.reserve) <= int(table.gone[Token.TAKE]) - under_way:
        yield "reserve", f"each token that it gave has sent a {TOKEN_IDS[Token.TAKE]} to the box (D7.8)"


def _boat_problems(table: DuelTable) -> Iterator[Problem]:
    """D6. Boats in play are full, but for what chance brings. The supply is whole loads; boats leave without one."""
    awaited = [int(table.loading), *(int(task) - Step.LOAD for task in table.agenda[: table.agenda_size])]
    missing = 0
    for boat, name in enumerate(BOAT_NAMES):
        empty, in_play = table.cargo[boat].tolist().count(EMPTY), has_bit(table.boats, boat)
        if (empty == 0 or boat in awaited) if not in_play else (empty > 0) != (boat in awaited):
            yield f"{name}:cargo", f"a boat in play carries {CARGO_SPACES} tokens (D6.1), others none (D6.2)"
        missing += empty * in_play
    if table.supply < 0 or (table.supply - missing * (table.step == Step.LOAD)) % CARGO_SPACES:
        yield "gone", f"boats bring {CARGO_SPACES} tokens each, and {table.supply} are left for them (D6.3)"
    if table.supply and table.boats != box.EVERY_BOAT:
        yield "boats", f"none leaves while {table.supply} tokens are in the supply (D6.2)"
    if not 0 < table.boats <= box.EVERY_BOAT or (int(table.boats).bit_count() < 2) != (table.actor == OVER):
        yield "boats", "the game is over when only one is left (D8.1)"


def _meeple_problems(table: DuelTable) -> Iterator[Problem]:
    """D1.6, D4.1. Four of each colour, no two on a space. D9.10. The seat that had five obelisks first has five."""
    if int(table.meeples[0]) & int(table.meeples[1]):
        yield "1:meeples", "on one of these spaces stands a meeple of seat 0 (D4.1)"
    for seat, standing in enumerate(map(int, table.meeples)):
        if not 0 <= standing <= box.EVERY_SPACE or standing.bit_count() > box.MEEPLES:
            yield f"{seat}:meeples", f"there are {box.MEEPLES} of each color (D1.6)"
    if int(table.first_to_five) not in (first_of_five(table) or [NOBODY]):
        yield "first_to_five", f"a seat with {box.PRIZE_OBELISKS} obelisks of side B, if there is one (D9.10)"


def _step_problems(table: DuelTable) -> Iterator[Problem]:
    """D7. The rest of the action token in play waits, and every compulsory action is possible."""
    if (table.loading != EMPTY) != (table.actor == CHANCE) or table.actor not in {CHANCE, OVER, table.turn}:
        yield "step", "chance loads boats, and the seat whose turn it is decides the rest (D3.1)"
    tasks = [int(task) for task in table.agenda[: table.agenda_size]]
    right = possible_tasks(int(table.step), int(table.playing))
    if table.actor != CHANCE and tasks not in right:
        names = " or ".join(",".join(Step(task).name.lower() for task in row) or "-" for row in right)
        yield "then", f"there waits {names or 'nothing at a step that playing= has not'} (D7.3)"
    if table.playing != EMPTY and not table.gone[table.playing]:
        yield "gone", f"the {ACTION_IDS[int(table.playing)]} that is carried out is in the box (D7.1)"
    hand, ready = int(meeples_in_hand(table, int(table.turn))), int(boats_to_unload(table))
    can_do = {
        Step.TAKE: bool(can_play(table, Token.TAKE - ACTIONS[0])),
        Step.PLACE: hand > tasks.count(Step.PLACE),
        Step.MAY_PLACE: hand > 0,
        Step.PLACE_TO_UNLOAD: hand > 0 and spaces_to_unload(table) != 0,
        **dict.fromkeys((Step.SWAP, Step.UNLOAD, Step.MAY_UNLOAD), ready != 0),
    }
    if table.actor >= 0 and not can_do.get(Step(int(table.step)), True):
        yield "step", "meeples, boats or tokens are missing for what must be done (D7.2)"


# ---- what follows from a position ----------------------------------------------------------------------------------
def first_of_five(table: DuelTable) -> list[int]:
    """D9.10. The seats that may have had five obelisks first, where that counts."""
    counts = table.sides[box.Site.OBELISK] == box.SIDE_B
    return [s for s in range(SEATS) if counts and table.tokens[s, Token.OBELISK] >= box.PRIZE_OBELISKS]


def possible_tasks(step: int, playing: int) -> list[list[int]]:
    """The tasks that may wait at a step of an action token, most of it first; empty if no token has the step."""
    if not ACTIONS[0] <= playing < ACTIONS[1]:
        return [[]] if step == Step.TURN and playing == EMPTY else []
    row = [int(task) for task in ACTION_STEPS[playing - ACTIONS[0]] if task != Step.TURN]
    return [row[:place] for place in range(len(row) - 1, -1, -1) if row[place] == step]

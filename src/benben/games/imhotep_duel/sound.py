"""Whether a table of The Duel at which a seat decides can occur: where everything lies, and what fits the step."""

from collections.abc import Iterator

from benben.engine.bits import has_bit
from benben.engine.position_text import Problem
from benben.games.imhotep_duel.components import (
    ACTIONS,
    BOATS,
    CARGO_SPACES,
    EMPTY,
    EVERY_BOAT,
    MEEPLES,
    PRIZE_OBELISKS,
    READY,
    RESERVE,
    SEATS,
    SIDE_B,
    TOKENS,
    Site,
    Token,
)
from benben.games.imhotep_duel.names import ACTION_IDS, BOAT_NAMES, SPACE_NAMES, TOKEN_IDS
from benben.games.imhotep_duel.rules import ACTION_STEPS
from benben.games.imhotep_duel.table import NOBODY, DuelTable, Step

STEP_NAMES = {int(step): step.name.lower() for step in Step if step < Step.REFILL}
"""The steps at which a seat decides, as in texts of positions."""
FILLED = BOATS * CARGO_SPACES
"""Tokens that lie on the boats at the beginning."""


def problems(table: DuelTable) -> Iterator[Problem]:
    """What is impossible at this table."""
    yield from boat_problems(table)
    yield from meeple_problems(table)
    yield from obelisk_problems(table)
    yield from step_problems(table)
    yield from supply_problems(table)


# ---- D6 boats ---------------------------------------------------------------------------------------------------
def boat_problems(table: DuelTable) -> Iterator[Problem]:
    """D6. Whoever decides, boats in play are full, and those that have left are gone with all they had."""
    for boat, name in enumerate(BOAT_NAMES):
        empty = [int(kind) for kind in table.cargo[boat]].count(EMPTY)
        if has_bit(table.boats, boat) and empty:
            yield f"{name}:cargo", f"a boat in play carries {CARGO_SPACES} tokens (D6.1)"
        if not has_bit(table.boats, boat) and empty < CARGO_SPACES:
            yield f"{name}:cargo", "this boat has left: boats= has it not (D6.2)"
    if int(table.boats).bit_count() < 2:
        yield "boats", "the game is over when only one is left (D8.1)"


def supply_problems(table: DuelTable) -> Iterator[Problem]:
    """D6.3, D7.8. What lies face down fits what was loaded and refilled; D5.4. no boat leaves more than one token."""
    takes = RESERVE - int(table.reserve)
    if takes > table.gone[Token.TAKE] - (table.step == Step.TAKE):
        yield "reserve", f"each token that it gave has sent a {TOKEN_IDS[int(Token.TAKE)]} to the box (D7.8)"
    if table.supply and table.boats != EVERY_BOAT:
        yield "boats", f"none leaves while {table.supply} tokens are in the supply (D6.2)"
    if table.supply < 0 or table.supply % CARGO_SPACES:
        out = int(table.tokens.sum()) + int(table.gone.sum()) - takes
        yield "gone", f"boats bring {CARGO_SPACES} tokens each, not {out} in all (D6.3)"
        return
    boxed = int(table.gone[: ACTIONS[0]].sum())
    if boxed > unloaded(table):
        yield "gone", f"{boxed} tokens are in the box, but {unloaded(table)} boats were unloaded (D5.4)"


def unloaded(table: DuelTable) -> int:
    """How many boats were unloaded so far."""
    loads = (TOKENS - RESERVE - FILLED - int(table.supply)) // CARGO_SPACES
    return loads + BOATS - int(table.boats).bit_count()


# ---- D4 meeples ----------------------------------------------------------------------------------------------------
def meeple_problems(table: DuelTable) -> Iterator[Problem]:
    """D1.6, D4.1. Four of each colour, no two on a space."""
    both = int(table.meeples[0] & table.meeples[1])
    for space, name in enumerate(SPACE_NAMES):
        if has_bit(both, space):
            yield "1:meeples", f"on {name} stands a meeple of seat 0 (D4.1)"
    for seat in range(SEATS):
        if int(table.meeples[seat]).bit_count() > MEEPLES:
            yield f"{seat}:meeples", f"there are {MEEPLES} of each color (D1.6)"


# ---- D9.10 the obelisk ---------------------------------------------------------------------------------------------
def obelisk_problems(table: DuelTable) -> Iterator[Problem]:
    """On side B one of those who have five had them first; on side A nobody asks."""
    able = first_of_five(table)
    if int(table.first_to_five) not in (able or [NOBODY]):
        who = " or ".join(map(str, able)) or "nobody"
        yield "first_to_five", f"{who} had {PRIZE_OBELISKS} obelisks of side B first (D9.10)"


def first_of_five(table: DuelTable) -> list[int]:
    """The seats that may have had five obelisks first, where that counts."""
    if table.sides[Site.OBELISK] != SIDE_B:
        return []
    return [seat for seat in range(SEATS) if table.tokens[seat, Token.OBELISK] >= PRIZE_OBELISKS]


# ---- D7 the steps of action tokens ---------------------------------------------------------------------------------
def step_problems(table: DuelTable) -> Iterator[Problem]:
    """What belongs to the step that is to be decided."""
    tasks = [int(task) for task in table.agenda[: table.agenda_size]]
    right = possible_tasks(int(table.step), int(table.playing))
    if not right:
        yield (
            "playing",
            f"{ACTION_IDS.get(int(table.playing), '-')} has no step {STEP_NAMES[int(table.step)]} (D7.3)",
        )
        return
    if tasks not in right:
        names = " or ".join(",".join(STEP_NAMES[task] for task in each) or "-" for each in right)
        yield "then", f"at step={STEP_NAMES[int(table.step)]} there waits {names}"
    if table.playing != EMPTY and not table.gone[table.playing]:
        yield "gone", f"the {ACTION_IDS[int(table.playing)]} that is carried out is in the box (D7.1)"
    yield from _means_problems(table, len(tasks))


def possible_tasks(step: int, playing: int) -> list[list[int]]:
    """What may wait at a step of an action token, most of it first; nothing if the step is none of its own."""
    if playing == EMPTY:
        return [[]] if step == Step.TURN else []
    row = [int(task) for task in ACTION_STEPS[playing - ACTIONS[0]] if task != Step.TURN]
    return [row[:place] for place in range(len(row) - 1, -1, -1) if row[place] == step]


def _means_problems(table: DuelTable, waiting: int) -> Iterator[Problem]:
    """D7.2. Whoever decides can do what he is asked for."""
    seat, step = int(table.turn), int(table.step)
    in_hand = MEEPLES - int(table.meeples[seat]).bit_count()
    wanted = {Step.PLACE: waiting, Step.MAY_PLACE: 1, Step.PLACE_TO_UNLOAD: 1}.get(Step(step), 0)
    placed = {Step.PLACE: 2 - waiting, Step.MAY_PLACE: 2}.get(Step(step), 0)
    if in_hand < wanted:
        yield f"{seat}:meeples", f"at least {wanted} must be in hand (D7.2)"
    if MEEPLES - in_hand < placed:
        yield f"{seat}:meeples", f"{placed} have just been placed (D7.3)"
    if step == Step.TAKE:
        if all(kind == EMPTY or kind >= ACTIONS[0] for kind in table.cargo.flat):
            yield "cargo", "no boat has a token that may be taken (D7.6)"
    elif step in _UNLOADING and not _ready_boats(table, step):
        yield f"{seat}:meeples", "no boat can be unloaded then (D5.1)"


_UNLOADING = {Step.UNLOAD, Step.MAY_UNLOAD, Step.SWAP, Step.PLACE_TO_UNLOAD}


def _ready_boats(table: DuelTable, step: int) -> bool:
    """D7.16. Whether a boat can be unloaded, at once or after one more meeple is placed."""
    standing = int(table.meeples[0] | table.meeples[1])
    free = [space for space in range(len(SPACE_NAMES)) if not has_bit(standing, space)]
    more = [1 << space for space in free] if step == Step.PLACE_TO_UNLOAD else [0]
    return any(int(READY[standing | space]) & int(table.boats) for space in more)

"""Whether a table of Ankh'or at which a seat decides can occur: where everything lies, and what fits the step."""

from collections.abc import Callable, Iterator
from typing import Any

from benben.engine.bits import has_bit
from benben.engine.position_text import Problem, blamed
from benben.games.ankhor.components import (
    ANKH,
    BONUS_SIZE,
    COLORS,
    EMPTY,
    FAMILIES,
    GOODS,
    KINDS,
    LAST_TILES,
    LEFT_PILE,
    MARKERS_OF_GOOD,
    MOST_ANKHS,
    MOST_GOODS,
    PILES,
    SPACES,
    TILE_KINDS,
    TILES,
    TOKENS,
    TOKENS_TO_TAKE,
    Kind,
)
from benben.games.ankhor.estate import colors_of_square, liftable_set
from benben.games.ankhor.flow import has_extra_action
from benben.games.ankhor.market import can_buy, saving
from benben.games.ankhor.names import COLOR_IDS, FAMILY_IDS, GOOD_IDS, KIND_IDS, PILE_IDS, TOKEN_IDS
from benben.games.ankhor.surveying import (
    GROUND,
    UPPER,
    Spot,
    estate_of,
    groups_of,
    is_of,
    large_groups,
    squares_under,
)
from benben.games.ankhor.table import FIRST_CHANCE, AnkhorTable, Step

STEP_NAMES = {int(step): step.name.lower() for step in Step if step < FIRST_CHANCE}
"""The steps at which a seat decides, as in texts of positions."""
_BUYING = {Step.PLACE, Step.SAVE}
_MOVING = {Step.LIFT, Step.SET_DOWN}
_PILE_SIZES = (LEFT_PILE, TILES - LEFT_PILE)
_MOST_ON_SPACE = MARKERS_OF_GOOD - 1
"""A2.5. Markers of a good on one space."""


def problems(table: AnkhorTable) -> Iterator[Problem]:
    """What is impossible at this table."""
    yield from tile_problems(table)
    yield from pile_problems(table)
    yield from price_problems(table)
    for seat in range(table.seats):
        wrong = list(estate_problems(table, seat))
        yield from wrong
        if wrong:
            return
    yield from token_problems(table)
    yield from limit_problems(table)
    yield from turn_problems(table)
    yield from _OF_STEP[Step(int(table.step))](table)


# ---- what is counted -------------------------------------------------------------------------------------------------
def tiles_out(table: AnkhorTable) -> Any:
    """How many tiles of each kind lie in the row and in estates."""
    out = table.all_tiles * 0
    for tile in (*table.offer, *table.tiles.flat):
        if tile != EMPTY:
            out[tile] += 1
    return out


def usual_spendable(table: AnkhorTable) -> int:
    """A3.3. The ankhs that can be spent, if none has been taken or spent in this turn; none when it is at its end."""
    return 0 if table.step == Step.RETURN else min(int(table.tokens[table.turn, ANKH]), MOST_ANKHS)


def goods_in_hand(table: AnkhorTable, seat: int) -> int:
    """A4.5. Goods that do not lie on warehouses."""
    return int(table.tokens[seat, :GOODS].sum(dtype=int)) - int(table.stored[seat].sum(dtype=int))


# ---- tiles, piles, prices ------------------------------------------------------------------------------------------
def tile_problems(table: AnkhorTable) -> Iterator[Problem]:
    """A1.1. There are no more of a tile than in the box."""
    for tile in range(TILE_KINDS):
        if table.pool[tile] < 0:
            color, kind = divmod(tile, KINDS)
            out = int(table.all_tiles[tile]) - int(table.pool[tile])
            name = f"{COLOR_IDS[color]}_{KIND_IDS[kind]}"
            yield (
                _who_has(table, tile),
                f"there are {table.all_tiles[tile]} {name} tiles, {out} are named in all (A1.1)",
            )


def _who_has(table: AnkhorTable, tile: int) -> str:
    """The word that names most of a tile."""
    held = {f"{seat}:estate": table.tiles[seat].tolist().count(tile) for seat in range(table.seats)}
    gone = int(table.all_tiles[tile]) - int(table.pool[tile]) - int(tiles_out(table)[tile])
    return blamed({**held, "gone": gone, "row": table.offer.tolist().count(tile)})


def pile_problems(table: AnkhorTable) -> Iterator[Problem]:
    """A2.4, A2.7. The tiles that are left lie in two piles; the backs on top are of tiles that lie there."""
    for pile in range(PILES):
        if not 0 <= table.piles[pile] <= _PILE_SIZES[pile]:
            total = int(table.piles.sum(dtype=int))
            yield (
                "left_pile",
                f"of {total} tiles at most {LEFT_PILE} and {TILES - LEFT_PILE} lie in a pile (A2.4)",
            )
        if (table.piles[pile] > 0) != (table.tops[pile] != EMPTY):
            what = "has a top tile" if table.piles[pile] > 0 else "is empty: -"
            yield "tops", f"the {PILE_IDS[pile]} pile {what} (A2.7)"
    for color in range(COLORS):
        if table.tops.tolist().count(color) > table.pool[color * KINDS : (color + 1) * KINDS].sum(dtype=int):
            yield "tops", f"not so many {COLOR_IDS[color]} tiles are left (A2.7)"


def price_problems(table: AnkhorTable) -> Iterator[Problem]:
    """A1.7, A2.5. Three markers of each good, never all on one space."""
    for space in range(SPACES):
        if table.prices[space].sum(dtype=int) != table.markers[space]:
            yield "prices", f"space {space + 1} has {table.markers[space]} markers (A1.6)"
        if (table.prices[space] > _MOST_ON_SPACE).any():
            yield "prices", f"three equal ones on space {space + 1} are dealt anew (A2.5)"
    for good, name in enumerate(GOOD_IDS):
        if table.prices[:, good].sum(dtype=int) != MARKERS_OF_GOOD:
            yield "prices", f"there are {MARKERS_OF_GOOD} markers of {name} (A1.7)"


# ---- estates ---------------------------------------------------------------------------------------------------------
def estate_problems(table: AnkhorTable, seat: int) -> Iterator[Problem]:
    """A6. Tiles hang together, and those of level one lie on four others."""
    estate = estate_of(table, seat)
    ground = [spot for spot in estate if spot.level == GROUND]
    if len(groups_of(ground)) > 1 and not table.may_split:
        yield f"{seat}:estate", "it hangs together: moves do not split it with these options (A6.2, A11.6)"
    for spot in estate:
        if spot.level == UPPER and not all(under in ground for under in squares_under(spot)):
            yield f"{seat}:upper", f"row {spot.row}, column {spot.column} is no square of four tiles (A6.4)"
    if len(estate) >= LAST_TILES and seat > table.turn:
        yield (
            f"{seat}:estate",
            f"with {LAST_TILES} tiles this round is the last, and its turn has been (A12.1)",
        )
    yield from _scribe_problems(estate, seat)
    yield from _bonus_problems(table, seat, estate)


def _scribe_problems(estate: dict[Spot, int], seat: int) -> Iterator[Problem]:
    """A6.9."""
    scribes = sum(tile % KINDS == Kind.SCRIBE for tile in estate.values())
    if len(estate) > LAST_TILES + scribes:
        yield f"{seat}:estate", f"more than {LAST_TILES} tiles come only with scribes (A6.9)"


def _bonus_problems(table: AnkhorTable, seat: int, estate: dict[Spot, int]) -> Iterator[Problem]:
    """A9. With groups of five there are tokens, without there are none."""
    groups = large_groups(estate)
    for family in range(FAMILIES):
        members = sum(is_of(tile, family) for tile in estate.values())
        kept = int(table.bonus[seat, family])
        if kept > members // BONUS_SIZE or (groups[family] > 0) != (kept > 0):
            yield f"{seat}:bonus", f"{FAMILY_IDS[family]} has {groups[family]} groups of {BONUS_SIZE} (A9.1)"


# ---- tokens ----------------------------------------------------------------------------------------------------------
def token_problems(table: AnkhorTable) -> Iterator[Problem]:
    """A2.2, A8.5. No more tokens than there are, and on warehouses no more than have room."""
    for token in range(TOKENS):
        if table.supply[token] < 0:
            missing = -int(table.supply[token])
            hands = {f"{seat}:hand": int(table.tokens[seat, token]) for seat in range(table.seats)}
            yield blamed(hands), f"{missing} {TOKEN_IDS[token]} more are named than there are (A2.2)"
    for seat in range(table.seats):
        for good, name in enumerate(GOOD_IDS):
            if table.stored[seat, good] > table.storage[seat, good]:
                room = int(table.storage[seat, good])
                yield f"{seat}:stored", f"{room} warehouses of {name} have room for one each (A8.5)"


def limit_problems(table: AnkhorTable) -> Iterator[Problem]:
    """A4.5. Hands are within the limits but for a turn in which tokens were taken."""
    begun = table.acted or table.step in {Step.TAKE, Step.AFTER, Step.RETURN}
    for seat in range(table.seats):
        if seat == table.turn and begun:
            continue
        if goods_in_hand(table, seat) > MOST_GOODS:
            yield f"{seat}:hand", f"at most {MOST_GOODS} goods when a turn is over (A4.5)"
        if table.tokens[seat, ANKH] > MOST_ANKHS:
            yield f"{seat}:hand", f"at most {MOST_ANKHS} ankhs when a turn is over (A4.5)"


# ---- turns -----------------------------------------------------------------------------------------------------------
def turn_problems(table: AnkhorTable) -> Iterator[Problem]:
    """What is named for a step at which nobody is."""
    step = Step(int(table.step))
    name = STEP_NAMES[step]
    wanted = {
        "buying": (table.buying != EMPTY, step in _BUYING),
        "square": (table.square != EMPTY, step == Step.SAVE),
        "lifted": (table.lifted != EMPTY, step == Step.SET_DOWN),
        "to_take": (table.to_take > 0, step == Step.TAKE),
    }
    for key, (is_there, is_needed) in wanted.items():
        if is_there != is_needed:
            yield key, f"step={name} {'needs it' if is_needed else 'has none'}"
    if step not in _MOVING and bool(table.acted) != (step in {Step.AFTER, Step.RETURN}):
        yield "acted", f"not at step={name} (A3.2)"
    if table.again and not (table.acted and table.idle < 0):
        yield "again", "a scribe has just been bought: acted=yes idle=now (A8)"
    if table.spendable > table.tokens[table.turn, ANKH]:
        yield "spendable", f"seat {table.turn} has {table.tokens[table.turn, ANKH]} ankhs (A3.3)"


def _turn_step(_table: AnkhorTable) -> Iterator[Problem]:
    yield from ()


def _take_step(table: AnkhorTable) -> Iterator[Problem]:
    taken = TOKENS_TO_TAKE - int(table.to_take)
    if table.tokens[table.turn].sum(dtype=int) < taken:
        yield f"{table.turn}:hand", f"{taken} tokens have just been taken (A4.1)"
    if not table.supply.any():
        yield "step", "the supply is empty: taking is over (A4.4)"


def _place_step(table: AnkhorTable) -> Iterator[Problem]:
    """A5.1."""
    seat, space = int(table.turn), int(table.buying)
    if space == EMPTY:
        return
    if not can_buy(table, seat, space):
        yield "buying", f"seat {seat} cannot pay for a tile of space {space + 1} (A5.1)"
    if not table.grounds[seat]:
        yield f"{seat}:estate", "the first tile has one place only: nobody is asked (A6.3)"


def _save_step(table: AnkhorTable) -> Iterator[Problem]:
    """A6.6."""
    yield from _place_step(table)
    seat, space, square = int(table.turn), int(table.buying), int(table.square)
    if EMPTY in (space, square) or table.offer[space] == EMPTY:
        return
    color = int(table.offer[space]) // KINDS
    if not has_bit(table.free_squares[seat], square):
        yield "square", f"tile {square + 1} is not the upper left one of a free square (A6.4)"
    elif not has_bit(colors_of_square(table, seat, square), color):
        yield "square", f"none of its four tiles is {COLOR_IDS[color]} (A6.4)"
    if saving(table, seat, space)[0] < 2:
        yield "step", "one good at most can be saved: nobody is asked (A6.6)"


def _after_step(table: AnkhorTable) -> Iterator[Problem]:
    """A3.5."""
    if not table.spendable or not has_extra_action(table):
        yield "step", "after needs an ankh that can be spent, and something to do with it (A3.5)"


def _lift_step(table: AnkhorTable) -> Iterator[Problem]:
    """A11.2."""
    seat = int(table.turn)
    liftable = int(liftable_set(table, seat))
    if not liftable:
        yield f"{seat}:estate", "no tile may be moved (A11)"
    if table.lifted != EMPTY and not has_bit(liftable, int(table.lifted)):
        yield "lifted", f"tile {int(table.lifted) + 1} may not be moved (A11.2)"
    if table.spendable == MOST_ANKHS:
        yield "spendable", "one ankh has just been spent (A3.8)"


def _return_step(table: AnkhorTable) -> Iterator[Problem]:
    """A4.6."""
    seat = int(table.turn)
    kinds = sum(bool(table.tokens[seat, good] > table.stored[seat, good]) for good in range(GOODS))
    if goods_in_hand(table, seat) <= MOST_GOODS or kinds < 2:
        yield f"{seat}:hand", f"more than {MOST_GOODS} goods of two types: else nobody is asked (A4.6)"
    if table.spendable:
        yield "spendable", "no ankh can be spent any more (A4.5)"
    if table.tokens[seat, ANKH] > MOST_ANKHS:
        yield f"{seat}:hand", f"ankhs above {MOST_ANKHS} have gone back (A4.6)"


_OF_STEP: dict[Step, Callable[[AnkhorTable], Iterator[Problem]]] = {
    Step.TURN: _turn_step,
    Step.TAKE: _take_step,
    Step.PLACE: _place_step,
    Step.SAVE: _save_step,
    Step.AFTER: _after_step,
    Step.LIFT: _lift_step,
    Step.SET_DOWN: _lift_step,
    Step.RETURN: _return_step,
}

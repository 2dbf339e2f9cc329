"""Conservation: what is true of every table of Ankh'or. Everything is in one place, and what waits fits the step."""

from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

from benben.engine.bits import has_bit
from benben.engine.position_text import Problem, blamed
from benben.engine.table import CHANCE, copy_of, table_bytes
from benben.games.ankhor import components as box
from benben.games.ankhor.components import ANKH, EMPTY, GOODS, KINDS, MOST_ANKHS, MOST_GOODS
from benben.games.ankhor.estate import colors_of_square, liftable_set
from benben.games.ankhor.flow import has_extra_action
from benben.games.ankhor.market import can_buy, saving
from benben.games.ankhor.names import COLOR_IDS, FAMILY_IDS, GOOD_IDS, PILE_IDS, TOKEN_IDS
from benben.games.ankhor.position_words import TILE_NAMES
from benben.games.ankhor.surveying import (
    GROUND,
    UPPER,
    estate_of,
    groups_of,
    is_of,
    large_groups,
    lay_out,
    squares_under,
)
from benben.games.ankhor.table import FIRST_CHANCE, AnkhorTable, Step

Clauses: TypeAlias = Iterator[tuple[str, object, str]]
"""The word to blame, whether it is wrong, and what would be right."""
_BUYING, _MOVING = {Step.PLACE, Step.SAVE}, {Step.LIFT, Step.SET_DOWN}


def problems(table: AnkhorTable) -> Iterator[Problem]:
    """The first thing that is wrong with a table, at any time; the others depend on it."""
    every = (clause for clauses in (_tiles, _tokens, _estates, _turn, _step) for clause in clauses(table))
    yield from islice(((word, reason) for word, is_wrong, reason in every if is_wrong), 1)


def _tiles(table: AnkhorTable) -> Clauses:
    """A1.1. Each tile is face down, in the row, in an estate, or with two players out of the game."""
    for tile, name in TILE_NAMES.items():
        named = {f"{seat}:estate": table.tiles[seat].tolist().count(tile) for seat in range(table.seats)}
        named["row"] = table.offer.tolist().count(tile)
        named["gone"] = int(table.all_tiles[tile]) - int(table.pool[tile]) - sum(named.values())
        is_wrong = min(int(table.pool[tile]), named["gone"]) < 0
        yield blamed(named), is_wrong, f"there are {table.all_tiles[tile]} {name} tiles (A1.1)"
    unseen = table.actor == CHANCE and table.step in {Step.DEAL_MARKERS, Step.SHOW}
    for pile, most in enumerate((box.LEFT_PILE, box.TILES - box.LEFT_PILE)):
        count, is_shown, name = int(table.piles[pile]), table.tops[pile] != EMPTY, PILE_IDS[pile]
        yield "left_pile", not 0 <= count <= most, f"the {name} pile has at most {most} tiles (A2.4)"
        is_wrong = is_shown if count == 0 else not is_shown and not unseen
        yield "tops", is_wrong, f"the {name} pile has {'a top tile' if count else 'none: -'} (A2.7)"
    is_wrong = table.piles.sum(dtype=int) != table.pool.sum(dtype=int)
    yield "left_pile", is_wrong, "all tiles that are left lie in two piles (A2.4)"
    for color, name in enumerate(COLOR_IDS):
        left = table.pool[color * KINDS : (color + 1) * KINDS].sum(dtype=int)
        yield "tops", table.tops.tolist().count(color) > left, f"{left} {name} tiles are left (A2.7)"


def _tokens(table: AnkhorTable) -> Clauses:
    """A1.6, A1.7, A2.2. Markers lie on the spaces, tokens in the supply and in hands, some of them on warehouses."""
    is_dealing = table.step == Step.DEAL_MARKERS
    for space, (markers, laid) in enumerate(zip(table.markers, table.prices, strict=True), 1):
        is_wrong = laid.sum(dtype=int) != markers and not (is_dealing and laid.sum(dtype=int) < markers)
        yield "prices", is_wrong, f"space {space} has {markers} markers (A1.6)"
        is_wrong = not 0 <= min(laid) <= max(laid) < box.MARKERS_OF_GOOD
        yield "prices", is_wrong, f"no three equal on space {space} (A2.5)"
    for good, name in enumerate(GOOD_IDS):
        laid = table.prices[:, good].sum(dtype=int)
        is_wrong = laid > box.MARKERS_OF_GOOD or (laid < box.MARKERS_OF_GOOD and not is_dealing)
        yield "prices", is_wrong, f"there are {box.MARKERS_OF_GOOD} markers of {name} (A1.7)"
    seats, supply = range(table.seats), int(box.SUPPLY[table.seats])
    for token, token_name in enumerate(TOKEN_IDS):
        hands = {f"{seat}:hand": int(table.tokens[seat, token]) for seat in seats}
        counts = [int(table.supply[token]), *hands.values()]
        is_wrong = min(counts) < 0 or sum(counts) != supply
        yield blamed(hands), is_wrong, f"there are {supply} {token_name} (A2.2)"
    for seat in seats:
        for good, name in enumerate(GOOD_IDS):
            room = min(int(table.storage[seat, good]), int(table.tokens[seat, good]))
            is_wrong = not 0 <= table.stored[seat, good] <= room
            yield f"{seat}:stored", is_wrong, f"{name}: {room} have room (A8.5)"


def _estates(table: AnkhorTable) -> Clauses:
    """A6, A9. Estates are connected, and the values kept with their tiles follow from them."""
    laid, surveyed = copy_of(table), copy_of(table)
    for seat in range(table.seats):
        estate, turn = estate_of(table, seat), int(table.turn)
        ground = [spot for spot in estate if spot.level == GROUND]
        is_split = not table.may_split and len(groups_of(ground)) > 1
        yield f"{seat}:estate", is_split, "it hangs together with these options (A6.2, A11.6)"
        for spot in estate:
            is_wrong = spot.level == UPPER and not all(under in ground for under in squares_under(spot))
            yield f"{seat}:upper", is_wrong, f"row {spot.row}, column {spot.column} is no square (A6.4)"
        scribes = int(table.all_tiles[box.Kind.SCRIBE :: KINDS].sum(dtype=int))
        scribes -= sum(tile % KINDS == box.Kind.SCRIBE for tile in estate.values())
        has_turn = table.actor >= 0 and (seat > turn or (seat == turn and (table.again or not table.acted)))
        most = box.MOST_TILES - scribes - has_turn
        yield f"{seat}:estate", len(estate) > most, f"at most {most} tiles, for others can come (A6.9)"
        for family, large in enumerate(large_groups(estate)):
            most = sum(is_of(tile, family) for tile in estate.values()) // box.BONUS_SIZE
            kept = int(table.bonus[seat, family])
            is_wrong = not 0 <= kept <= most or (large > 0) != (kept > 0)
            yield f"{seat}:bonus", is_wrong, f"{FAMILY_IDS[family]} has {large} groups (A9.1)"
        lay_out(surveyed[0], seat, estate)
    yield "turn", table_bytes(surveyed) != table_bytes(laid), "estates lie in order (A7)"
    blocks = (table.tokens, table.stored, table.storage, table.bonus, table.grounds, table.heights)
    yield "turn", any(block[table.seats :].any() for block in blocks), f"{table.seats} seats play (A1.4)"


def _turn(table: AnkhorTable) -> Clauses:
    """A3. The seat that decides, and the task under way, fit the step; the rest is cleared."""
    step, actor, ankhs = Step(int(table.step)), int(table.actor), int(table.tokens[table.turn, ANKH])
    is_asked, name = actor >= 0, step.name.lower()
    yield "turn", (actor == CHANCE) != (step >= FIRST_CHANCE), "chance has steps of its own (A2.5)"
    yield "turn", is_asked and actor != table.turn, "whose turn it is decides (A3.1)"
    is_wrong = actor != CHANCE and (table.drawing != EMPTY or table.agenda_size or table.agenda.any())
    yield "turn", is_wrong, "nothing is to be laid (A2.6)"
    wanted = {
        "buying": (table.buying != EMPTY, step in _BUYING),
        "square": (table.square != EMPTY, step == Step.SAVE),
        "lifted": (table.lifted != EMPTY, step == Step.SET_DOWN),
        "to_take": (0 < table.to_take < box.TOKENS_TO_TAKE, step == Step.TAKE),
    }
    for word, (is_there, is_needed) in wanted.items():
        yield word, is_there != is_needed, f"step={name} {'needs it' if is_needed else 'has none'} (A3.2)"
    is_wrong = bool(table.acted) != (step in {Step.AFTER, Step.RETURN}) and step not in _MOVING
    yield "acted", is_wrong and actor != CHANCE, f"not at step={name} (A3.2)"
    is_wrong = table.again and not (table.acted and (table.idle < 0 or not is_asked))
    yield "again", is_wrong, "acted=yes idle=now (A8)"
    most = 0 if step == Step.RETURN else ankhs
    is_wrong = not 0 <= table.spendable <= most
    yield "spendable", is_wrong, f"at most {most} of {ankhs} ankhs now (A3.3, A4.5)"
    is_wrong = not EMPTY <= table.idle < (box.IDLE_ROUNDS + 1) * table.seats
    yield "idle", is_wrong, "the game is over by then (A12.3)"


def _step(table: AnkhorTable) -> Clauses:
    """The seat that decides has something to decide."""
    step, seat, space, square = int(table.step), int(table.turn), int(table.buying), int(table.square)
    if table.actor < 0:
        return
    yield "step", step == Step.TAKE and not table.supply.any(), "the supply is empty (A4.4)"
    if step in _BUYING:
        is_wrong = not can_buy(table, seat, space)
        yield "buying", is_wrong, f"seat {seat} cannot pay for space {space + 1} (A5.1)"
        yield f"{seat}:estate", not table.grounds[seat], "the first tile has one place only (A6.3)"
    if step == Step.SAVE:
        yield "square", not has_bit(table.free_squares[seat], square), "no free square begins there (A6.4)"
        has_color = has_bit(colors_of_square(table, seat, square), int(table.offer[space]) // KINDS)
        yield "square", not has_color, "none of its four tiles has the color (A6.4)"
        yield "step", saving(table, seat, space)[0] < 2, "one good at most can be saved (A6.6)"
    has_extra = step != Step.AFTER or (table.spendable and has_extra_action(table))
    yield "step", not has_extra, "it needs an ankh that can be spent, and something to do with it (A3.5)"
    if step in _MOVING:
        liftable = int(liftable_set(table, seat))
        yield f"{seat}:estate", not liftable, "no tile may be moved (A11.1)"
        is_wrong = step == Step.SET_DOWN and not has_bit(liftable, int(table.lifted))
        yield "lifted", is_wrong, "this tile may not be moved (A11.2)"
    if step == Step.RETURN:
        in_hand = [int(table.tokens[seat, good]) - int(table.stored[seat, good]) for good in range(GOODS)]
        is_wrong = sum(in_hand) <= MOST_GOODS or sum(count > 0 for count in in_hand) < 2
        yield f"{seat}:hand", is_wrong, f"more than {MOST_GOODS} goods of two types (A4.6)"
        yield f"{seat}:hand", table.tokens[seat, ANKH] > MOST_ANKHS, "ankhs went back before (A4.6)"

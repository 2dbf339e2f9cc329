"""The rules that a game in one file need not write: setting up, winning, judging, observing. All are plain rules."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from benben.authoring import cell_rules
from benben.authoring.cell_rules import ThreeNumbers, for_cell, one_after_other
from benben.authoring.cells import Cell, CellSpec
from benben.engine.agenda import clear_agenda
from benben.engine.features import Features
from benben.engine.observation import HIGHEST, Declared, Parts, of_seat, of_table
from benben.engine.rule import bind, rule
from benben.engine.table import OVER

if TYPE_CHECKING:
    most_seats: int
    clear: ThreeNumbers
    save: ThreeNumbers
    restore: ThreeNumbers
    observe_cells: ThreeNumbers
    list_cells: ThreeNumbers
    lay_out: Callable[[Any], None]
    choose: Callable[[Any, Any], None]
    apply: Callable[[Any, int], None]
    shares: Callable[[Any, Any], None]
    score: Callable[[Any, int], int]
    winner: Callable[[Any], int]
    CELL: str
    PLACE: int
    SEAT_SIZE: int
    AT_OVER: int
    AT_ACTS: int
    AT_TURN: int
    first: Callable[[Any, Any], None]
    then: Callable[[Any, Any], None]

WIN = 10.0
"""A victory is worth so many points to the default policy."""
_MOST_SPAN = 2**31
_MOST_LISTED = 64
"""The most features of a cell."""
_SAVED = ("actor", "turn", "agenda_size")
"""Cells of all tables that moves change."""


# ---- setting up ------------------------------------------------------------------------------------------------------
def setup_template(table: Any, options: Any) -> None:
    """Clear the table, note the options, and let the game lay out what it has."""
    table.actor = 0
    table.turn = 0
    clear_agenda(table)
    clear(table, 0, options)
    table.seats = options[0]
    choose(table, options)
    lay_out(table)


def note_option_template(table: Any, options: Any) -> None:
    """Write an option into the cell of its name."""
    table[CELL] = options[PLACE]


def note_two_template(table: Any, options: Any) -> None:
    """Write several options."""
    first(table, options)
    then(table, options)


@rule
def no_options(table: Any, options: Any) -> None:
    """A game without options."""


@rule
def nothing_to_lay_out(table: Any) -> None:
    """A table that starts as it is when it is cleared."""


@rule
def no_chance(table: Any, weights: Any) -> int:  # noqa: ARG001  (a rule's form)
    """A game without chance."""
    return 0


def setup_of(
    game: str, cells: Sequence[Cell], options: Sequence[str], lay_out: Callable[[Any], None]
) -> Callable[[Any, Any], None]:
    """The rule that sets a game up."""
    cleared = (for_cell(cell_rules.clear_cell, game, cell, START=cell.start) for cell in cells)
    noted: Callable[[Any, Any], None] = no_options
    for place, option in enumerate(options, start=1):
        one = bind(note_option_template, f"{game}.{option}", CELL=option, PLACE=place)
        noted = bind(note_two_template, f"{game}.{option}", first=noted, then=one)
    clear = one_after_other(game, "clear", cleared)
    return bind(setup_template, game, clear=clear, choose=noted, lay_out=lay_out)


# ---- winning ---------------------------------------------------------------------------------------------------------
def shares_of_winner_template(table: Any, won: Any) -> None:
    """Everything is the winner's; where no seat has won all share."""
    who = winner(table)
    for seat in range(most_seats):
        won[seat] = 0.0
    for seat in range(int(table.seats)):
        if who < 0:
            won[seat] = 1.0 / int(table.seats)
        elif seat == who:
            won[seat] = 1.0


def score_of_winner_template(table: Any, seat: int) -> int:
    """A point for the winner."""
    return 1 if table.actor == OVER and winner(table) == seat else 0


@rule
def no_score(table: Any, seat: int) -> int:  # noqa: ARG001  (a rule's form)
    """A game that is won and has no points."""
    return 0


# ---- judging ---------------------------------------------------------------------------------------------------------
def policy_template(table: Any, moves: Any, count: int, preferences: Any, notes: Any) -> None:
    """Try each move, and look at the points by which the seat leads then; a victory is worth `WIN`."""
    seat = int(table.actor)
    save(table, seat, notes)
    for index in range(count):
        apply(table, int(moves[index]))
        lead = 0.0
        for other in range(int(table.seats)):
            if other != seat:
                lead -= score(table, other)
        lead = lead / max(1, int(table.seats) - 1) + score(table, seat)
        if table.actor == OVER:
            shares(table, notes)
            lead += WIN * notes[seat]
        preferences[index] = lead
        restore(table, seat, notes)


class Policy(NamedTuple):
    """A rule that judges moves, and how many notes it takes."""

    rule: Callable[..., None]
    notes: int


def policy_of(
    game: str, cells: Sequence[Cell], seats: int, agenda: int, rules: dict[str, Callable[..., Any]]
) -> Policy:
    """The policy of a game by its *rules* `apply`, `shares` and `score`."""
    place = seats
    saves, restores = list[ThreeNumbers](), list[ThreeNumbers]()
    for cell in (*_of_all(agenda), *cells):
        save_it = cell_rules.save_wide_cell if cell.is_wide else cell_rules.save_cell
        restore_it = cell_rules.restore_wide_cell if cell.is_wide else cell_rules.restore_cell
        saves.append(for_cell(save_it, game, cell, FIRST=place))
        restores.append(for_cell(restore_it, game, cell, FIRST=place))
        place += 2 * cell.size if cell.is_wide else cell.size
    save, restore = one_after_other(game, "save", saves), one_after_other(game, "restore", restores)
    return Policy(bind(policy_template, game, save=save, restore=restore, **rules), place)


def _of_all(agenda: int) -> Iterator[Cell]:
    """The cells of every table that a move may change."""
    for name in _SAVED:
        yield Cell(name, (), -2, 127, None, CellSpec(), is_wide=False)
    yield Cell("agenda", (agenda,), 0, 127, None, CellSpec(), is_wide=False)


# ---- features --------------------------------------------------------------------------------------------------------
def features_template(table: Any, seat: int, values: Any) -> None:
    """The points of a seat, then what it has in each cell."""
    values[0] = score(table, seat)
    list_cells(table, seat, values)


class DefaultFeatures(NamedTuple):
    """The features that a fitted evaluation weighs."""

    names: type[Features]
    rule: Callable[[Any, int, Any], None]


def features_of(game: str, cells: Sequence[Cell], score: Callable[[Any, int], int]) -> DefaultFeatures:
    """Points, and for each cell of seats or by seat what is a seat's.

    Each place of a board has a feature of its own, and so has each number of a seat's row: a weighted sum can then
    value places and kinds. Of a longer cell there is the sum alone.
    """
    listed, rules = {"SCORE": "Points."}, list[ThreeNumbers]()
    for cell in cells:
        if cell.spec.seen_by == "nobody" or not (cell.by_seat or cell.holds_seats):
            continue
        size = cell.width if cell.by_seat else cell.size
        template = cell_rules.count_cell if size > _MOST_LISTED else cell_rules.list_cell
        known = {"BY_SEAT": cell.by_seat, "SEATS_IN_IT": cell.holds_seats}
        rules.append(for_cell(template, game, cell, PLACE=len(listed), **known))
        listed |= _names_of(cell, size)
    names = cast(type[Features], _made(Features, listed))
    return DefaultFeatures(
        names, bind(features_template, game, score=score, list_cells=one_after_other(game, "list", rules))
    )


def _names_of(cell: Cell, size: int) -> dict[str, str]:
    """The features of a cell, with their meanings."""
    name = cell.name.upper()
    if not 1 < size <= _MOST_LISTED:
        return {name: f"What the seat has of {cell.name}."}
    what = "A piece of the seat" if cell.holds_seats else "What the seat has"
    return {f"{name}_{place}": f"{what} at place {place} of {cell.name}." for place in range(size)}


def _made(base: Any, members: dict[str, Any]) -> Any:
    """An enumeration with these members."""
    return base(base.__name__, list(members.items()), module=__name__)


# ---- observing -------------------------------------------------------------------------------------------------------
def observe_template(table: Any, observer: int, _remembers: int, values: Any) -> None:
    """Write who acts, and what a seat may see of each cell."""
    values[AT_OVER] = 1 if table.actor == OVER else 0
    for seat in range(int(table.seats)):
        behind = (seat - observer if seat >= observer else seat - observer + table.seats) * SEAT_SIZE
        values[AT_ACTS + behind] = 1 if table.actor == seat else 0
        values[AT_TURN + behind] = 1 if table.turn == seat else 0
    observe_cells(table, observer, values)


class Observed(NamedTuple):
    """The parts of an observation, and the rule that writes them."""

    parts: type[Parts]
    rule: Callable[..., None]


def observation_of(game: str, cells: Sequence[Cell]) -> Observed:
    """The acting seat, then each cell in its range; a seat's cells are in that seat's block."""
    of_all = [cell for cell in cells if not cell.by_seat]
    of_seats = [cell for cell in cells if cell.by_seat]
    listed: dict[str, Declared] = {"IS_OVER": of_table("Whether the game has ended.")}
    listed |= {cell.name.upper(): of_table(_meaning(cell), *cell.shape, high=_top(cell)) for cell in of_all}
    listed |= {
        "ACTS": of_seat("Whether the seat decides now."),
        "HAS_TURN": of_seat("Whether it is its turn."),
    }
    listed |= {
        cell.name.upper(): of_seat(_meaning(cell), *cell.shape[1:], high=_top(cell)) for cell in of_seats
    }
    parts = cast(type[Parts], _made(Parts, listed))
    known = {"SEAT_SIZE": parts.seat_size()}
    rules = (
        for_cell(
            cell_rules.observe_cell,
            game,
            cell,
            **known,
            **_shown_to(cell),
            PLACE=int(parts[cell.name.upper()]),
        )
        for cell in cells
    )
    places = {"AT_OVER": "IS_OVER", "AT_ACTS": "ACTS", "AT_TURN": "HAS_TURN"}
    return Observed(
        parts,
        bind(
            observe_template, game, **known, observe_cells=one_after_other(game, "observe", rules),
            **{name: int(parts[part]) for name, part in places.items()},
        ),
    )  # fmt: skip


def _meaning(cell: Cell) -> str:
    hidden = f" {_top(cell)} is hidden." if cell.is_hidden else ""
    if cell.holds_seats:
        return f"The cell {cell.name}: 0 for none, 1 for the seat that observes, then the others in turn.{hidden}"
    return f"The cell {cell.name}, from {cell.low} on.{hidden}"


def _high(cell: Cell) -> int:
    """The most that a number which is seen becomes."""
    if cell.holds_seats:
        return cell.high + 1
    return min(_span(cell), HIGHEST - cell.is_hidden)


def _top(cell: Cell) -> int:
    return _high(cell) + cell.is_hidden


def _span(cell: Cell) -> int:
    """The width of the range: where no range is declared, what an observation can hold."""
    most = HIGHEST if cell.spec.high is None and not cell.holds_seats else _MOST_SPAN
    return min(cell.high - cell.low, most)


def _shown_to(cell: Cell) -> dict[str, object]:
    return {
        "LOW": cell.low,
        "SPAN": _span(cell),
        "HIGH": _high(cell),
        "HAS_EMPTY": cell.empty is not None,
        "EMPTY": 0 if cell.empty is None else cell.empty,
        "BY_SEAT": cell.by_seat,
        "SEATS_IN_IT": cell.holds_seats,
        "TO_OWNER": cell.spec.seen_by == "owner",
        "TO_NOBODY": cell.spec.seen_by == "nobody",
    }

"""Cells in plain Python behave as NumPy's arrays: what is read, written, refused, and the bytes that come of it."""

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben import nd
from benben.engine.native import array_of
from benben.engine.table import Table, cell, copy_of

LINE, GRID = (5,), (3, 4)


class Laid(Table):
    agenda = cell(2)
    small: int = cell()
    wide: Any = cell(2, 3, kind=nd.int32)


def pair(shape: tuple[int, ...], kind: str = "int16") -> tuple[Any, Any]:
    """The same numbers as cells of ours and as an array of NumPy."""
    count = int(np.prod(shape))
    numbers = [7 * place - 9 for place in range(count)]
    return (
        nd.array(numbers, getattr(nd, kind)).reshape(shape),
        np.array(numbers, kind).reshape(shape),
    )


def outcome(action: Callable[[Any], Any], cells: Any) -> Any:
    """What comes of an action, or how it fails; and what is in the cells then."""
    try:
        found = action(cells)
    except (IndexError, OverflowError, ValueError) as error:
        return type(error)
    return (found.tolist() if hasattr(found, "tolist") else found), cells.tolist()


places = st.integers(-7, 7)
slices = st.builds(slice, places | st.none(), places | st.none(), st.sampled_from([None, 1, 2, -1]))
lists = st.lists(st.integers(-5, 4), min_size=1, max_size=4)
masks = st.lists(st.booleans(), min_size=5, max_size=5)
line_keys = places | slices | lists | masks | st.just(...)
grid_keys = places | slices | st.tuples(places | slices, places | slices) | st.just((..., 1))


@given(key=line_keys)
def test_a_line_is_read_as_numpy_reads_it(key: Any) -> None:
    ours, theirs = pair(LINE)
    assert outcome(lambda cells: cells[key], ours) == outcome(lambda cells: cells[key], theirs)


@given(key=grid_keys)
def test_a_grid_is_read_as_numpy_reads_it(key: Any) -> None:
    ours, theirs = pair(GRID)
    assert outcome(lambda cells: cells[key], ours) == outcome(lambda cells: cells[key], theirs)


@given(
    key=line_keys, value=st.integers(-40_000, 40_000) | st.lists(st.integers(-9, 9), min_size=1, max_size=5)
)
def test_a_line_is_written_as_numpy_writes_it(key: Any, value: Any) -> None:
    if isinstance(key, int) and isinstance(value, list):
        return
    ours, theirs = pair(LINE)
    assert outcome(lambda cells: operator.setitem(cells, key, value), ours) == outcome(
        lambda cells: operator.setitem(cells, key, value), theirs
    )


@given(key=grid_keys, value=st.integers(-40_000, 40_000))
def test_a_grid_is_written_as_numpy_writes_it(key: Any, value: int) -> None:
    ours, theirs = pair(GRID)
    assert outcome(lambda cells: operator.setitem(cells, key, value), ours) == outcome(
        lambda cells: operator.setitem(cells, key, value), theirs
    )


@pytest.mark.parametrize("kind", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"])
def test_a_number_that_does_not_fit_into_its_cell_is_refused(kind: str) -> None:
    least, most = int(np.iinfo(kind).min), int(np.iinfo(kind).max)
    cells, grid = nd.zeros(2, getattr(nd, kind)), nd.zeros((2, 2), getattr(nd, kind))
    cells[0], grid[1, 0] = least, most
    assert (cells[0], grid[1, 0]) == (least, most)
    for number in (least - 1, most + 1, 10**30):
        for place, where in ((0, cells), ((1, 0), grid), (slice(None), cells), (1, grid)):
            with pytest.raises(OverflowError):
                where[place] = number
        with pytest.raises(OverflowError):
            nd.array([number], getattr(nd, kind))
    assert (cells.tolist(), grid[1, 0]) == ([least, 0], most)


def test_fractions_are_cut_off_in_cells_of_whole_numbers() -> None:
    ours, theirs = pair(LINE)
    for cells in (ours, theirs):
        cells[0], cells[1:3] = 2.9, -2.9
    assert ours.tolist() == theirs.tolist()


WORK = [getattr(operator, name) for name in ("add", "sub", "mul", "and_", "or_", "eq", "lt")]


@pytest.mark.parametrize("work", WORK, ids=lambda work: work.__name__)
def test_cells_are_reckoned_with_item_by_item(work: Callable[[Any, Any], Any]) -> None:
    ours, theirs = pair(GRID)
    for other in (3, [[1, 2, 3, 4]] * 3):
        assert work(ours, other).tolist() == work(theirs, other).tolist()
    with pytest.raises(ValueError, match="do not go together"):
        work(ours, ours[0])
    assert (ours.sum(), ours.sum(axis=1).tolist()) == (theirs.sum(), theirs.sum(axis=1).tolist())


# ---- records -----------------------------------------------------------------------------------------------------
def test_a_cell_of_a_record_refuses_what_does_not_fit_and_what_lies_outside() -> None:
    tables = Laid.empty(2)
    table = tables[-1]
    with pytest.raises(OverflowError):
        table.small = 128
    with pytest.raises(OverflowError):
        table.wide = 2**31
    for place in (2, -3):
        with pytest.raises(IndexError):
            tables[place]
        with pytest.raises(IndexError):
            tables[place] = table
    assert not any(tables.tobytes())


def test_numpy_sees_the_same_memory() -> None:
    tables = Laid.empty(2)
    seen = array_of(tables)
    tables[1].wide[1, 2], seen[1].small = -70_000, 5
    assert (seen["wide"][1, 1, 2], tables[1].small) == (-70_000, 5)
    assert (tables["wide"].tolist(), tables.tobytes()) == (seen["wide"].tolist(), seen.tobytes())
    assert array_of(tables[1]).tobytes() == tables[1].tobytes()


@pytest.mark.parametrize("of", [lambda tables: tables[1], lambda tables: array_of(tables)[1]])
def test_a_copy_of_a_table_is_its_own(of: Callable[[Any], Any]) -> None:
    tables = Laid.empty(2)
    tables[1].small = 3
    copy = copy_of(of(tables))
    tables[1].small = 4
    assert (len(copy), copy[0].small, copy[0].wide.tolist()) == (1, 3, [[0] * 3] * 2)

"""Declaring tables, their bytes, and the stack of what is still to be done."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben import nd
from benben.engine.agenda import has_tasks, pop, push
from benben.engine.table import CHANCE, OVER, Block, Table, cell, table_bytes
from tests.games.every import CASES


class Base(Table):
    first: int = cell()
    agenda: Block = cell(4)
    wide: Block = cell(2, 3, kind=nd.int32)


class Derived(Base):
    last: int = cell(kind=nd.int16)


def test_cells_stand_in_the_order_of_their_declaration() -> None:
    names = [name for name in Derived.kind.names or () if not name.startswith("_")]
    assert names == ["actor", "agenda_size", "first", "agenda", "wide", "last"]
    fields = Base.kind.fields or {}
    assert fields["wide"][0].shape == (2, 3)
    assert fields["wide"][0].base == nd.int32
    assert fields["first"][0] == nd.int8


@pytest.mark.parametrize("table", [Base, Derived])
def test_a_table_is_whole_aligned_words_for_numpy_too(table: type[Table]) -> None:
    assert table.kind.itemsize % 8 == 0
    assert table.dtype.isalignedstruct
    assert {name: cell[1] for name, cell in (table.dtype.fields or {}).items()} == {
        name: first for name, (_, first) in (table.kind.fields or {}).items()
    }


class Gappy(Table):
    """Cells of every width in the worst order."""

    agenda: Block = cell(1)
    wide: int = cell(kind=nd.int64)
    small: Block = cell(3)
    middle: int = cell(kind=nd.int32)
    tiny: int = cell()
    short: int = cell(kind=nd.int16)


@pytest.mark.parametrize("table", [Base, Derived, Gappy, *(case.rules.table for case in CASES.values())])
def test_every_byte_of_a_table_has_a_name(table: type[Table]) -> None:
    """Bytes without a name are not copied: equal tables would differ by what lay in memory."""
    fields = table.kind.fields or {}
    assert sum(cell.itemsize for cell, _ in fields.values()) == table.kind.itemsize


@pytest.mark.parametrize("table", [Base, Derived, Gappy, *(case.rules.table for case in CASES.values())])
def test_a_copy_into_used_memory_is_equal(table: type[Table]) -> None:
    used = table.array(3)
    used.view(np.uint8)[:] = 0xFF
    used[:] = table.array()[0]
    assert not any(used.tobytes())
    filled = table.array(4)
    filled.view(np.uint8)[:] = 0x55
    for _ in range(50):
        dirty = np.full(4 * table.dtype.itemsize, 0xAA, np.uint8)
        del dirty  # the next array is likely to lie where it lay
        copy = filled.copy()
        assert copy.tobytes() == filled.tobytes()
        assert filled[np.array([2, 0, 1, 1])].tobytes() == filled.tobytes()


def test_one_game_s_cells_are_not_another_s() -> None:
    assert "last" not in (Base.kind.names or ())


def test_records_have_named_fields_and_start_empty() -> None:
    tables = Derived.empty(3)
    assert tables.shape == (3,)
    assert not any(tables.tobytes())
    table = tables[1]
    table.last = -7
    table.wide[1, 2] = 70_000
    assert tables[1].wide[1, 2] == 70_000
    assert tables[1]["last"] == -7
    assert table_bytes(tables, 0) == table_bytes(tables, 2) != table_bytes(tables, 1)


def test_a_copy_is_one_assignment() -> None:
    tables = Base.empty(2)
    tables[0].first = 3
    tables[1] = tables[0]
    tables[0].first = 4
    assert tables[1].first == 3


def test_no_seat_is_chance_or_the_end() -> None:
    assert CHANCE < 0
    assert OVER < 0
    assert CHANCE != OVER


@given(steps=st.lists(st.integers(1, 9) | st.none(), max_size=60))
def test_the_agenda_is_a_stack_that_leaves_no_trace(steps: list[int | None]) -> None:
    """Compared with a Python list; `None` pops."""
    tables = Base.empty()
    table, expected = tables[0], list[int]()
    for task in steps:
        if task is None and expected:
            assert pop(table) == expected.pop()
        elif task is not None and len(expected) < 4:
            push(table, task)
            expected.append(task)
        assert has_tasks(table) == bool(expected)
        assert table.agenda[: table.agenda_size].tolist() == expected
        assert not table.agenda[int(table.agenda_size) :].any()
    while has_tasks(table):
        pop(table)
    assert not any(tables.tobytes())

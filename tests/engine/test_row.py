"""Records whose fields are attributes: read, set, pickled; names that are taken are refused. Ours, and NumPy's."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from benben import nd
from benben.engine.row import with_attributes

both = pytest.mark.parametrize("module", [nd, np], ids=["ours", "NumPy's"])


def card(module: Any) -> Any:
    """A type of records, without attributes."""
    return module.dtype([("kind", module.int8), ("points", module.int16, (2,))], align=True)


@both
def test_fields_are_read_and_set_in_the_array(module: Any) -> None:
    cards = module.zeros(2, with_attributes(card(module), module))
    second = cards[1]
    second.kind, second.points = 7, (1, -2)
    second.points[0] += 300
    assert (second.kind, second.points.tolist()) == (7, [301, -2])
    assert cards["kind"].tolist() == [0, 7]
    with pytest.raises(AttributeError):
        second.colour  # noqa: B018  (reading it is the test)
    with pytest.raises(AttributeError):
        second.colour = 1


@both
def test_records_in_records_have_attributes_too(module: Any) -> None:
    inner = with_attributes(card(module), module)
    outer = with_attributes(module.dtype([("first", inner), ("second", module.int8)]), module)
    pair = module.zeros(1, outer)[0]
    pair.first.kind = 5
    assert pair.first.kind == 5
    assert type(pair.first) is inner.type


@both
def test_types_and_records_are_pickled_and_copied_as_what_they_are(module: Any) -> None:
    kind = with_attributes(card(module), module)
    cards = module.zeros(2, kind)
    cards[0].kind = 3
    for twin in (pickle.loads(pickle.dumps(cards)), copy.deepcopy(cards)):  # noqa: S301  (our own bytes)
        assert twin.dtype == kind
        assert twin.dtype.type is kind.type
        twin[1].kind = 4
        assert (twin[0].kind, cards[1].kind) == (3, 0)
    assert pickle.loads(pickle.dumps(cards[0])).kind == 3  # noqa: S301  (our own bytes)


@pytest.mark.parametrize(
    ("module", "name"),
    [(nd, "memory"), (nd, "copy"), (nd, "__eq__"), (np, "size"), (np, "T"), (np, "__len__")],
)
def test_what_every_record_has_is_no_name_for_a_field(module: Any, name: str) -> None:
    with pytest.raises(TypeError, match=f"can be called {name}"):
        with_attributes(module.dtype([("kind", module.int8), (name, module.int8)]), module)


def test_types_of_numpy_are_none_of_ours() -> None:
    with pytest.raises(TypeError, match=r"nd.int16, not .*numpy"):
        nd.dtype([("kind", np.int8)])

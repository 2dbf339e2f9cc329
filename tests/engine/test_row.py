"""Records whose fields are attributes: read, set, pickled; names that are taken are refused."""

import copy
import pickle

import numpy as np
import pytest

from benben.engine.row import with_attributes

CARD = np.dtype([("kind", np.int8), ("points", np.int16, (2,))], align=True)


def test_fields_are_read_and_set_in_the_array() -> None:
    cards = np.zeros(2, with_attributes(CARD))
    card = cards[1]
    card.kind, card.points = 7, (1, -2)
    card.points[0] += 300
    assert (card.kind, card.points.tolist()) == (7, [301, -2])
    assert cards["kind"].tolist() == [0, 7]
    with pytest.raises(AttributeError):
        card.colour  # noqa: B018  (reading it is the test)
    with pytest.raises(AttributeError):
        card.colour = 1


def test_records_in_records_have_attributes_too() -> None:
    pair = np.zeros(1, with_attributes(np.dtype([("first", with_attributes(CARD)), ("second", np.int8)])))[0]
    pair.first.kind = 5
    assert pair.first.kind == 5
    assert type(pair.first) is with_attributes(CARD).type


def test_types_and_records_are_pickled_and_copied_as_what_they_are() -> None:
    kind = with_attributes(CARD)
    cards = np.zeros(2, kind)
    cards[0].kind = 3
    for twin in (pickle.loads(pickle.dumps(cards)), copy.deepcopy(cards)):  # noqa: S301  (our own bytes)
        assert twin.dtype == kind
        assert twin.dtype.type is kind.type
        assert twin[0].kind == 3
    assert pickle.loads(pickle.dumps(cards[0])).kind == 3  # noqa: S301  (our own bytes)


@pytest.mark.parametrize("name", ["size", "copy", "T", "__len__"])
def test_what_every_record_has_is_no_name_for_a_field(name: str) -> None:
    with pytest.raises(TypeError, match=f"can be called {name}"):
        with_attributes(np.dtype([("kind", np.int8), (name, np.int8)]))

"""Records of random games: round trips at every ply, and no damage of any kind gets through."""

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.engine.dealer import CommittedDealer, SeededDealer
from benben.engine.errors import RecordError
from benben.engine.game import Game, Match
from benben.engine.record import _digest, parse_record
from benben.engine.replay import read_record, verify
from tests.games.every import ALL, PLAIN, every_kind, every_plain_game, over
from tests.games.playing import STYLES, examples, played, spread
from tests.games.walks import positions_in, walks
from tests.tiers import usually

SECRET = bytes(range(32))
LARGE = [game for game in PLAIN if game.options.get("bag", "large") == "large"]
"""Those in which two dealers cannot well draw the same by accident."""
every_large_kind = over({game.name: game for game in reversed(LARGE)}.values())
READ = usually(6, 30)
"""So many positions of a walk whose records are read: each time all plies are played again."""
FORGED = usually(12, 50)
"""So many plies of a match that a forger changes, each to one other move or outcome."""


def committed(game: Game, seed: int = 1, decisions: int = 10_000) -> Match:
    """A random match under a committed dealer, wholly or in part."""
    return _committed(game, seed, decisions).copy()


@cache
def _committed(game: Game, seed: int, decisions: int) -> Match:
    rng = random.Random(seed)
    match = game.new_match(dealer=CommittedDealer(SECRET))
    while not match.is_over and decisions > 0:
        match.play(STYLES[seed % len(STYLES)](rng, match.legal_moves.codes))
        decisions -= 1
    return match


def through_json(document: Any) -> Any:
    return json.loads(json.dumps(document))


def sealed(record: dict[str, Any]) -> dict[str, Any]:
    """The record with a digest that fits, as a careful forger would leave it."""
    body = {key: value for key, value in record.items() if key != "digest"}
    return {**body, "digest": _digest(body)}


# ---- round trips -----------------------------------------------------------------------------------------------
@every_plain_game
def test_a_record_comes_back_as_the_same_match(game: Game) -> None:
    for match in positions_in(game, READ):
        back = read_record(through_json(match.record()))
        assert back == match
        assert back.record() == match.record()
        assert back.dealer == match.dealer


@every_large_kind
def test_a_match_read_in_the_middle_goes_on_alike(game: Game) -> None:
    whole = committed(game, 2)
    part = committed(game, 2, 5)
    record = through_json(part.record())
    assert "secret" not in record["dealer"]
    back = read_record(record, CommittedDealer(SECRET))
    for ply in whole.plies[back.ply :]:
        if ply.actor >= 0:
            back.play(ply.text)
    assert back == whole
    assert back.record() == whole.record()


@every_kind
def test_a_running_record_cannot_be_played_on_without_its_dealer(game: Game) -> None:
    back = read_record(through_json(committed(game, 2, 1).record()))
    with pytest.raises(LookupError, match=r"give benben\.read_record a dealer"):
        play_on(back)


def play_on(match: Match) -> None:
    rng = random.Random(1)
    while not match.is_over:
        match.play(rng.choice(match.legal_moves))


@every_large_kind
def test_verify_says_what_it_checked(game: Game) -> None:
    match = committed(game)
    found = verify(match.record())
    chances = sum(ply.actor < 0 for ply in match.plies)
    assert (found.game, found.plies, found.outcomes_checked, found.is_over) == (
        game.name,
        match.ply,
        chances,
        True,
    )
    assert found.commitment == CommittedDealer(SECRET).commitment
    assert verify(committed(game, 1, 3).record()).outcomes_checked == 0
    assert verify(played(game, 1, 3).record()).outcomes_checked > 0


@every_kind
def test_the_order_of_keys_and_the_layout_do_not_matter(game: Game) -> None:
    match = committed(game, 2)
    for text in (
        json.dumps(match.record(), sort_keys=True),
        json.dumps(match.record(), indent=4),
        json.dumps(dict(reversed(match.record().items())), ensure_ascii=False),
    ):
        assert read_record(parse_record(text)) == match


def test_numbers_that_are_only_equal_are_refused() -> None:
    """`true` and `1.0` are not 1, although they are equal in Python."""
    record = committed(ALL[0], 2).record()
    for wrong in (float, str):
        result = {**record["result"], "scores": [wrong(score) for score in record["result"]["scores"]]}
        assert "result" in refused(sealed({**record, "result": result})).reason
    assert refused(sealed({**record, "version": True})).reason
    assert refused(sealed({**record, "version": 1.0})).reason
    assert refused(sealed({**record, "rules": 1.0})).reason
    assert refused(sealed({**record, "options": {**record["options"], "players": 2.0}})).reason
    assert refused(sealed({**record, "options": {**record["options"], "open_scores": 0}})).reason


# ---- forgeries -------------------------------------------------------------------------------------------------
def refused(record: Any) -> RecordError:
    with pytest.raises(RecordError) as error:
        read_record(record)
    return error.value


@every_kind
@pytest.mark.parametrize("seed", usually([0], [0, 1, 2, 3]))
def test_no_single_ply_can_be_changed(game: Game, seed: int) -> None:
    """Nor by a forger who makes the digest fit: each outcome is the dealer's, the moves are legal, the end is theirs.

    Only another whole match in which the same seats have as many points is beyond all checking.
    """
    match, rng = committed(game, seed), random.Random(seed)
    for ply in spread(range(match.ply), FORGED):
        record = match.record()
        record["moves"][ply] = rng.choice(others_at(match, ply))
        assert refused(through_json(record)).reason
        forged = sealed(through_json(record))
        if match.plies[ply].actor < 0:
            assert refused(forged).ply == ply
        elif (other := read_or_none(forged)) is not None:
            assert other.outcome == match.outcome
        else:
            found = refused(forged).ply
            assert found is not None
            assert found >= ply


def others_at(match: Match, ply: int) -> list[str]:
    """All moves, or all outcomes of chance, but what was played there."""
    before, played_there = match.at(ply), match.plies[ply]
    possible = (
        before.game.rules.moves if played_there.actor >= 0 else before.game.rules.outcomes(before.table)
    )
    return [str(move) for move in possible if int(move) != played_there.move]


def read_or_none(record: Any) -> Match | None:
    try:
        return read_record(record)
    except RecordError:
        return None


def cut(moves: list[str], ply: int) -> list[str]:
    return moves[:ply]


def drop(moves: list[str], ply: int) -> list[str]:
    return moves[:ply] + moves[ply + 1 :]


def double(moves: list[str], ply: int) -> list[str]:
    return moves[: ply + 1] + moves[ply:]


def swap(moves: list[str], ply: int) -> list[str]:
    return [*moves[:ply], moves[ply + 1], moves[ply], *moves[ply + 2 :]]


@every_kind
@pytest.mark.parametrize("forge", [cut, drop, double, swap])
def test_no_ply_can_be_left_out_put_in_or_swapped(
    game: Game, forge: Callable[[list[str], int], list[str]]
) -> None:
    match = committed(game, 0)
    moves = match.record()["moves"]
    changed = [forge(moves, ply) for ply in spread(range(match.ply - 1), FORGED)]
    forged = [sealed({**match.record(), "moves": each}) for each in changed if each != moves]
    read = [other for record in forged if (other := read_or_none(through_json(record))) is not None]
    assert all(other.outcome == match.outcome for other in read), "as after two moves that may change places"
    assert len(read) < len(forged) / 2


@every_large_kind
def test_what_is_edited_outside_the_moves_is_refused(game: Game) -> None:
    good = committed(game).record([{"name": f"N{seat}", "player": "person"} for seat in range(game.players)])
    assert read_record(good).is_over

    def edited(path: list[Any], value: Any) -> dict[str, Any]:
        record = copy.deepcopy(good)
        place: Any = record
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        return record

    assert "digest" in refused(edited(["seats", 0, "name"], "Mallory")).reason
    assert "digest" in refused(edited(["digest"], "0" * 64)).reason
    for forge in (lambda record: record, sealed):
        assert "result" in refused(forge(edited(["result", "winners"], [game.players]))).reason
        assert "result" in refused(forge(edited(["result", "scores", 0], 99))).reason
        assert "result" in refused(forge(edited(["result"], None))).reason
        assert "commitment" in refused(forge(edited(["dealer", "commitment"], "0" * 64))).reason
        assert "commitment" in refused(forge(edited(["dealer", "secret"], "1" * 64))).reason
        secret = bytes(31) + b"\1"
        other = {
            "kind": "committed",
            "commitment": CommittedDealer(secret).commitment,
            "secret": secret.hex(),
        }
        assert refused(forge(edited(["dealer"], other))).ply is not None
        assert refused(forge(edited(["dealer"], {"kind": "seeded", "seed": 4}))).ply is not None
        hidden = {"kind": "committed", "commitment": good["dealer"]["commitment"]}
        assert "secret is missing" in refused(forge(edited(["dealer"], hidden))).reason
        assert "newer rules" in refused(forge(edited(["rules"], game.rules_version + 1))).reason
        assert "newer benben" in refused(forge(edited(["version"], 2))).reason
        assert "unknown fields" in refused(forge(edited(["comment"], "hello"))).reason
        assert refused(forge(edited(["options", "players"], 99))).reason
        assert refused(forge(edited(["options", "colour"], "red"))).reason
        assert refused(forge(edited(["game"], "chess"))).reason


def test_a_result_before_the_end_is_refused() -> None:
    record = committed(ALL[0], 1, 4).record()
    record["result"] = {"winners": [0], "scores": [10, 0]}
    assert "result" in refused(sealed(record)).reason


def test_a_dealer_that_is_not_the_recorded_one_is_refused() -> None:
    game = ALL[0]
    record = committed(game, 1, 3).record()
    for dealer in (CommittedDealer(bytes(32)), SeededDealer(1)):
        with pytest.raises(RecordError, match="not the one that the record names"):
            read_record(record, dealer)


@every_large_kind
def test_a_running_record_is_checked_against_the_dealer_that_is_given(game: Game) -> None:
    match = committed(game, 1, 4)
    record = match.record()
    ply = next(
        ply for ply, step in enumerate(match.plies) if step.actor < 0 and len(_possible(match, ply)) > 1
    )
    record["moves"][ply] = next(text for text in _possible(match, ply) if text != record["moves"][ply])
    with pytest.raises(RecordError):
        read_record(sealed(record), CommittedDealer(SECRET))


def _possible(match: Match, ply: int) -> list[str]:
    before = match.at(ply)
    outcomes = match.game.rules.outcomes(before.table)
    return [str(outcomes.value(code)) for code, weight in enumerate(before.weights()) if weight]


# ---- documents of any kind -------------------------------------------------------------------------------------
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
documents = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
)


@examples(4)
@given(document=documents)
def test_a_foreign_document_is_refused(document: Any) -> None:
    refused(document)
    refused({"format": "benben-record", "version": 1, "rest": document})


@examples(5)
@given(data=st.data())
def test_any_value_of_another_kind_is_refused(data: st.DataObject) -> None:
    """Any value in any place: a `RecordError` or the same match, never another exception."""
    game = ALL[0]
    record = through_json(played(game, 1, data.draw(st.integers(0, 3))).record())
    path = data.draw(st.sampled_from(list(_paths(record))))
    place: Any = record
    for key in path[:-1]:
        place = place[key]
    old = place[path[-1]]
    new = data.draw(documents)
    place[path[-1]] = new
    if old != new or type(old) is not type(new):
        refused(record)
        refused(sealed_if_possible(record))


def sealed_if_possible(record: dict[str, Any]) -> Any:
    """A digest that fits must not help, except where any text will do: the names of seats and players."""
    seats = record["seats"]
    shaped = isinstance(seats, list) and all(
        isinstance(seat, dict) and all(isinstance(value, str) for value in seat.values()) for seat in seats
    )
    return {"format": "benben-record", "seats": None} if shaped else sealed(record)


def _paths(document: Any, prefix: tuple[Any, ...] = ()) -> Any:
    items = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in items:
        yield (*prefix, key)
        if isinstance(value, dict | list):
            yield from _paths(value, (*prefix, key))


@examples(4)
@given(cut=st.floats(0, 1, exclude_max=True))
def test_a_text_that_was_cut_off_is_refused(cut: float) -> None:
    text = json.dumps(played(ALL[0], 1, 5).record())
    text = text[: int(cut * len(text))]
    with pytest.raises(RecordError):
        read_record(parse_record(text))


@examples(4)
@given(noise=st.binary(max_size=40), at=st.floats(0, 1))
def test_a_text_with_noise_in_it_is_refused(noise: bytes, at: float) -> None:
    text = json.dumps(played(ALL[0], 1, 5).record()).encode()
    place = int(at * len(text))
    spoilt = text[:place] + noise + text[place + len(noise) :]
    if spoilt.rstrip() != text:  # white space at the end does no harm
        with pytest.raises(RecordError):
            read_record(parse_record(spoilt))


@pytest.mark.parametrize(
    "text",
    [
        "", "nul", "[" * 100_000, b"\xff\xfe\x00", "1" * 5000, '{"format": "benben-record", "version": NaN}',
        "[" * 700 + "]" * 700, '"\\ud800"',
    ],
)  # fmt: skip
def test_texts_that_break_parsers_are_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        read_record(parse_record(text))


@pytest.mark.parametrize(
    "field", ["game", "rules", "options", "seats", "dealer", "moves", "result", "digest", "version"]
)
@pytest.mark.parametrize("depth", [300, 700, 950])
def test_deep_nests_in_a_record_are_refused(field: str, depth: int) -> None:
    record = played(ALL[0], 1, 5).record()
    nest: Any = []
    for _ in range(depth):
        nest = [nest]
    refused({**record, field: nest})


@pytest.mark.parametrize("field", ["rules", "version", "dealer", "result"])
def test_huge_numbers_in_a_record_are_refused(field: str) -> None:
    record = played(ALL[0], 1, 5).record()
    huge = 10**4299 + 7
    record[field] = {"kind": "seeded", "seed": huge} if field == "dealer" else huge
    refused(record)


@every_kind
def test_the_text_of_a_record_is_short_and_plain(game: Game) -> None:
    for walk in walks(game):
        record = walk.match.record()
        assert set(record) == {
            "format", "version", "game", "rules", "options", "seats", "dealer", "moves", "result", "digest"
        }  # fmt: skip
        assert len(json.dumps(record)) < 1_500 + 20 * walk.match.ply  # a few words for a ply


def test_a_commitment_is_64_hexadecimal_digits() -> None:
    record = ALL[0].new_match().record()
    right = record["dealer"]["commitment"]
    for commitment in ("", "zz", right.upper(), right + "0"):
        with pytest.raises(RecordError, match="64 hexadecimal digits"):
            verify({**record, "dealer": {"kind": "committed", "commitment": commitment}})

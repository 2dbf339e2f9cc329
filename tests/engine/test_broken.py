"""A game of others that is wrong gets an error that says where; it overwrites no memory, and loses no match."""

import pickle
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from benben import nd
from benben.engine.agenda import push
from benben.engine.broken import FAULTY, BrokenRules, blamed
from benben.engine.dice import new_dice
from benben.engine.errors import RecordError
from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.outcome import ReceiptLine
from benben.engine.playouts import playouts
from benben.engine.replay import verify
from benben.engine.rule import is_checked, rule
from benben.engine.table import CHANCE, Table, cell
from benben.texts import Texts
from pebbles import RULES as PEBBLES
from pebbles.legal import legal
from pebbles.moves import MOVES

OPTIONS: dict[str, int | str | bool] = {"players": 2, "bag": "large"}


def game(**wrong: Any) -> Game:
    """Pebbles with something wrong."""
    return Game(replace(PEBBLES, **wrong), OPTIONS)


# ---- no rule reaches beyond its lists and cells --------------------------------------------------------------------
class Small(Table):
    agenda = cell(2)
    mask: int = cell()
    cells: Any = cell(2, 3)
    last: int = cell()


@rule
def go_wrong(table: Any, how: int, number: int) -> int:
    if how == 0:
        table.cells[1, number] = 1
    elif how == 1:
        table.cells[1][number] += 1
    elif how == 2:
        table.mask |= 1 << number
    elif how == 3:
        table.cells[0, 2] |= 1 << number
    else:
        for task in range(number):
            push(table, task)  # a rule of this package, on a table that is not
    return 1


def compiled(tables: Any, how: int, number: int) -> int:
    return native(go_wrong)(array_of(tables)[0], how, number)


def interpreted(tables: Any, how: int, number: int) -> int:
    try:
        return go_wrong(tables[0], how, number)
    except FAULTY as error:
        raise blamed(error, "") from error


@pytest.mark.parametrize("run", [compiled, interpreted])
@pytest.mark.parametrize(
    ("how", "right", "number", "fault"),
    [
        (0, 2, 3, "index"),
        (0, -3, -4, "index"),
        (1, 2, 1000, "index"),
        (2, 6, 9, "cell"),
        (3, 6, 7, "cell"),
        (4, 2, 3, "index"),
    ],
)
def test_a_rule_of_others_reaches_beyond_nothing(
    run: Callable[[Any, int, int], int], how: int, right: int, number: int, fault: str
) -> None:
    assert run(Small.empty(), how, right) == 1
    tables = Small.empty()
    with pytest.raises(BrokenRules) as raised:
        run(tables, how, number)
    assert raised.value.fault == fault
    assert re.search(r"(test_broken\.go_wrong|agenda\.push), line \d+$", raised.value.rule)
    assert tables[0].last == 0


def test_a_rule_of_ours_is_compiled_without_checks() -> None:
    """They would slow it down, and tests prove it."""
    assert not is_checked(push)
    assert is_checked(legal)


# ---- compiled: what is too small for a game ----------------------------------------------------------------------
def test_random_games_end_where_the_list_of_moves_is_too_small() -> None:
    with pytest.raises(BrokenRules, match=r"pebbles\.legal\.legal, line \d+: an index lies outside its list"):
        playouts(game(most_moves=1), 10)


def test_a_match_stands_as_it_was_before_a_move_that_breaks_the_rules() -> None:
    match = game(most_outcomes=1).new_match(seed=1)
    before = match.key
    with pytest.raises(BrokenRules, match=r"pebbles\.flow\.chance, line \d+ \(pebbles, draw\)"):
        match.play("draw")
    assert (match.key, match.ply) == (before, 0)


@rule
def no_weights(_table: Any, weights: Any) -> int:
    weights[0] = weights[1] = 0
    return 2


def test_chance_without_weights_ends_random_games_too() -> None:
    with pytest.raises(BrokenRules, match="pebbles: `chance`: a weight is below 0, or all"):
        playouts(game(chance=no_weights), 10)


# ---- interpreted: what a game declares ---------------------------------------------------------------------------
def lists(*moves: int, count: int | None = None) -> Callable[[Any, Any], int]:
    """A rule that lists these moves, and says that there are so many."""

    def legal(_table: Any, room: Any) -> int:
        room[: len(moves)] = moves
        return len(moves) if count is None else count

    return legal


def weighs(*odds: int, count: int | None = None) -> Callable[[Any, Any], int]:
    return lists(*odds, count=count)


@pytest.mark.parametrize(
    ("legal", "fault"),
    [
        (lists(0, count=PEBBLES.most_moves + 1), "moves"),
        (lists(), "no_moves"),
        (lists(-1), "no_move"),
        (lists(len(MOVES)), "no_move"),
    ],
)
def test_a_wrong_list_of_moves_is_refused(legal: Callable[[Any, Any], int], fault: str) -> None:
    with pytest.raises(BrokenRules) as raised:
        _ = game(legal=legal).new_match(seed=1).legal_moves
    assert (raised.value.rule, raised.value.fault) == ("pebbles: `legal`", fault)


@pytest.mark.parametrize(
    ("chance", "fault"),
    [
        (weighs(1, count=3), "outcomes"),
        (weighs(0, 0), "weights"),
        (weighs(3, -1), "weights"),
        (weighs(2**31, 1), "weights"),
    ],
)
def test_wrong_weights_are_refused(chance: Callable[[Any, Any], int], fault: str) -> None:
    match = game(chance=chance).new_match(seed=1)
    with pytest.raises(BrokenRules) as raised:
        match.play("draw")
    assert (raised.value.rule, raised.value.fault) == ("pebbles: `chance`", fault)


@pytest.mark.parametrize("outcome", [-1, 2])
def test_an_outcome_that_cannot_be_is_not_drawn(outcome: int) -> None:
    sample = game(chance=weighs(1, 1), sample=lambda *_: outcome).rules.sample
    assert sample is not None
    with pytest.raises(BrokenRules, match="at most 2, the most_outcomes"):
        sample(Small.empty()[0], new_dice(0), nd.zeros(2, nd.int64))


def plain_apply(table: Any, _move: int) -> None:
    table.bag[5] = 1


def test_an_error_of_interpreted_rules_names_the_game_and_the_move() -> None:
    match = game(apply=plain_apply).new_match(seed=1)
    before = match.key
    with pytest.raises(BrokenRules, match=r"plain_apply, line \d+ \(pebbles, draw\): an index"):
        match.play("draw")
    assert match.key == before


@pytest.mark.parametrize("codes", [[0, 2], [], [3, 2]])
def test_the_players_come_first_in_the_options_of_a_game(codes: list[int]) -> None:
    with pytest.raises(BrokenRules, match="must be that of the players, 2, but is"):
        game(encode=lambda _options: codes)


def test_checks_are_not_piled_up_when_a_game_is_changed() -> None:
    assert replace(game().rules, most_moves=3).legal.unchecked is legal  # type: ignore[attr-defined]


# ---- receipts ----------------------------------------------------------------------------------------------------
def one_more(table: Any) -> list[ReceiptLine]:
    """A receipt with a line too many."""
    return [*PEBBLES.receipt(table), ReceiptLine(1, 0, "white", 1, 1)]


def view_with(receipt: Callable[[Any], list[ReceiptLine]]) -> Callable[[Any, int | None], Any]:
    """A view that shows this receipt."""

    def view(table: Any, seat: int | None) -> Any:
        return {**PEBBLES.view(table, seat), "receipt": [line.entry for line in receipt(table)]}

    return view


def test_a_receipt_that_does_not_add_up_is_not_shown_and_not_verified(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sound = game().new_match(seed=3)
    while sound.turn is not None:
        sound.play(sound.legal_moves[-1])
    record, points = sound.record(), sound.scores[1]
    verify(record)
    wrong = replace(PEBBLES, receipt=one_more, view=view_with(one_more))
    monkeypatch.setattr("benben.engine.replay.rules", lambda _name: wrong)
    said = f"pebbles: `receipt`: seat 1 has {points} points, but its lines add up to {points + 1}"
    with pytest.raises(RecordError, match=said):
        verify(record)
    shown = Game(wrong, OPTIONS).new_match(seed=3)
    for move in [ply.move for ply in sound.plies if ply.actor != CHANCE]:
        shown.play(move)
    for look in (shown.receipt, shown.view):
        with pytest.raises(BrokenRules, match=said):
            look()


# ---- the error ---------------------------------------------------------------------------------------------------
def test_the_error_is_said_in_words_and_can_be_sent_to_another_process() -> None:
    error = BrokenRules("pebbles: `legal`", "moves", (4,), "pebbles, draw")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (str(again), again.message, again.during) == (str(error), error.message, "pebbles, draw")
    assert "more than 4 moves" in str(error)
    for language in ("en", "de", "hu", "ru"):
        assert "4" in Texts(language).format(error.message)

"""Positions of The Duel as texts: what the words mean, what follows from them, what is refused."""

import pytest

import benben
from tests.rules.refusing import check_refused

DUEL = benben.load("imhotep_duel")
SIDES_B = benben.load("imhotep_duel", sides="BBBB")


def moves(text: str) -> set[str]:
    return {str(move) for move in DUEL.position(text, seed=1).legal_moves}


# ---- what the words mean -------------------------------------------------------------------------------------------
def test_a_lesson_names_only_what_matters() -> None:
    match = DUEL.position(
        "turn=1 A:cargo=obelisk,light_pyramid,temple_4 0:meeples=a1,b2 1:meeples=a3 1:tokens=tomb_3,tomb_4",
        seed=1,
    )
    view = match.view(0)
    assert match.turn == 1
    boat = next(boat for boat in view["boats"] if boat["name"] == "A")
    assert boat["cargo"] == ["obelisk", "light_pyramid", "temple_4"]
    assert match.receipt()
    match.play("unload A")
    after = match.table
    assert after.tokens[1].sum() == 3  # D5.2: a3 is closest to the boat, and takes the token of space 3
    assert after.tokens[0].sum() == 1


def test_the_supply_is_whole_loads() -> None:
    """D6.3. Of six tokens one must be in the box, that one token of eight was."""
    for tokens, gone in (("obelisk*2", 1), ("obelisk*3", 0), ("obelisk*4", 2), ("obelisk*6,temple_1*2", 1)):
        table = DUEL.position(f"0:tokens={tokens}", seed=1).table
        assert table.gone.sum() == gone, tokens
        assert (table.supply % 3, table.reserve) == (0, 3)
        assert (
            table.supply + table.reserve
            == table.pool.sum()
            == 60 - 18 - table.gone.sum() - table.tokens.sum()
        )


def test_when_a_boat_has_left_the_supply_is_empty() -> None:
    """D6.2. 42 tokens and those of four boats were delivered, or left over by 18 unloadings at most."""
    tokens = "light_pyramid*5,dark_pyramid*5,obelisk*6"
    others = (
        "temple_1*2,temple_2*2,temple_3*2,temple_4*2,tomb_1,tomb_2,tomb_3,tomb_4,tomb_5,tomb_6,tomb_7,tomb_8"
    )
    table = DUEL.position(f"boats=1,2 0:tokens={tokens} 1:tokens={others},take*2,place*2", seed=1).table
    assert (table.supply, table.reserve) == (0, 3)
    assert (table.cargo[2:] == -1).all()
    assert table.tokens.sum() + table.gone.sum() == 60 - 2 * 3 - 3


@pytest.mark.parametrize(("zero", "one", "first"), [(5, 0, 0), (5, 6, 1), (4, 5, 1), (4, 4, -1)])
def test_who_had_five_obelisks_first(zero: int, one: int, first: int) -> None:
    """D9.10."""
    text = f"0:tokens=obelisk*{zero},temple_1*3" + (f" 1:tokens=obelisk*{one}" if one else "")
    assert SIDES_B.position(text, seed=1).table.first_to_five == first
    assert DUEL.position(text, seed=1).table.first_to_five == -1
    if min(zero, one) >= 5:
        assert SIDES_B.position(f"{text} first_to_five=0", seed=1).table.first_to_five == 0


# ---- in the middle of something ------------------------------------------------------------------------------------
def test_the_steps_of_action_tokens() -> None:
    """D7.3."""
    assert {move.split()[0] for move in moves("step=take")} == {"take"}
    assert {move.split()[0] for move in moves("step=place")} == {"place"}
    assert "done" in moves("step=may_place 0:meeples=a1,b1")
    assert moves("step=may_unload 1:meeples=a1,b1") == {"unload 1", "done"}
    assert moves("step=unload 1:meeples=a1,b1") == {"unload 1"}
    assert moves("step=place_to_unload 1:meeples=a1") == {
        f"place {space}" for space in ("b1", "c1", "a2", "a3")
    }
    assert {move.split()[0] for move in moves("step=swap 1:meeples=a1,b1")} == {"swap"}


def test_what_follows_a_step() -> None:
    match = DUEL.position("step=place turn=0", seed=1)
    for move in ("place a1", "place b1", "done"):
        assert match.turn == 0
        match.play(move)
    assert match.turn == 1
    match = DUEL.position("step=unload playing=swap_and_unload 1:meeples=a1,b1", seed=1)
    match.play("unload 1")
    assert match.turn == 1


# ---- what is refused -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "word", "reason"),
    [
        ("turn=2", "turn", "from 0 to 1"),
        ("boats=4", "boats", "there is no “4” here; possible: 1, 2, 3, A, B, C"),
        ("boats=A", "boats", "D8.1"),
        ("boats=A,B gone=obelisk*3", "boats", "in the supply"),
        ("boats=1,2,3,A,B C:cargo=obelisk*3", "C:cargo", "D6.2"),
        ("A:cargo=obelisk", "A:cargo", "carries 3 tokens"),
        ("A:cargo=obelisk*4", "A:cargo", "room for 3"),
        ("A:cargo=tomb_1*2,obelisk", "A:cargo", "there are 1 tomb_1 tokens, 2 are named"),
        (
            "0:tokens=light_pyramid*6 A:cargo=light_pyramid,obelisk*2",
            "0:tokens",
            "6 light_pyramid tokens, 7 are named",
        ),
        ("0:meeples=a1 1:meeples=a1", "1:meeples", "D4.1"),
        ("0:meeples=a1,a2,a3,b1,b2", "0:meeples", "4 of each color"),
        ("0:meeples=d1", "0:meeples", "there is no “d1”"),
        ("gone=obelisk", "gone", "D6.3"),
        ("reserve=2 gone=-", "reserve", "D7.8"),
        ("reserve=2 step=take gone=take", "reserve", "D7.8"),
        ("first_to_five=0", "first_to_five", "D9.10"),
        ("playing=take", "then", "a step that playing= has not"),
        ("step=take playing=place", "then", "a step that playing= has not"),
        ("step=place gone=obelisk,take*2", "gone", "the place that is carried out is in the box"),
        ("then=unload", "then", "there waits -"),
        ("step=place then=unload", "then", "there waits may_place,place or may_place"),
        ("step=place 0:meeples=a1,b1,c1", "step", "D7.2"),
        ("step=may_place 0:meeples=a1,b1,c1,c2", "step", "D7.2"),
        ("step=unload", "step", "D7.2"),
        ("step=place_to_unload", "step", "D7.2"),
        ("step=swap", "step", "D7.2"),
    ],
)
def test_what_cannot_be_is_refused(text: str, word: str, reason: str) -> None:
    check_refused(DUEL, text, word, reason)


def test_what_side_b_refuses() -> None:
    check_refused(SIDES_B, "0:tokens=obelisk*5,temple_1 first_to_five=1", "first_to_five", "with 5 obelisks")
    action = "place,place_and_unload,swap_and_unload"
    full = ",".join(f"{action}" for _ in range(1))
    text = " ".join(f"{boat}:cargo={full}" for boat in ("1", "2", "3")) + " step=take"
    assert {move.split()[1][0] for move in moves(text)} == {
        "A",
        "B",
        "C",
    }  # D7.6: no action token may be taken

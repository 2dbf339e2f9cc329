"""A9 bonus tokens: groups of five, and what moving does to them."""

import pytest

from tests.rules.ankhor.acting import buy, move, move_again
from tests.rules.ankhor.laying import MANY_OF_ALL, lay

NONE: list[str] = []
GREENS = """
[tiles]
jackal = [0, 0, 0, 11, 0]
scarab = [0, 0, 0, 11, 0]
falcon = [11, 0, 0, 0, 0]
points = [0, 11, 0, 0, 0]
warehouse = [0, 0, 0, 0, 0]
scribe = [0, 0, 0, 0, 0]
desert = [0, 0, 0, 0, 11]
"""
"""A box with 22 green tiles."""


# ---- gaining -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("A9.1")
@pytest.mark.parametrize(
    ("drawing", "tile", "bonus"),
    [
        ("gj  gj  gs  gs  **", "gf", ["green"]),
        ("gj  gj  gs  **", "gf", NONE),
        ("gj  gj  gs  gs  **", "bf", NONE),
        ("gj  gj  gs  gs  bd  **", "gf", NONE),
        ("gj  gj  bs  gs  gp  **", "gf", NONE),
        ("--  ** / gj  gj / gs  gs", "gf", ["green"]),
        ("gj  gj /   ** / gs  gs", "gf", ["green"]),
        ("gj  gj /   ** / gs  bs", "gf", NONE),
        ("gj  gj  **  gs  gs", "gf", ["green"]),
        ("gj  gs / gp  ** / gs", "gf", ["green"]),
        ("gj  gs / gp / gs  **", "gf", ["green"]),
        ("gj  gs / bp  wp / gs  **", "gf", NONE),
        ("bj  bj  kj  wj  **", "rj", ["jackal"]),
        ("bs  bs  ks  ws  **", "rs", ["scarab"]),
        ("bf  bf  kf  wf  **", "rf", ["falcon"]),
        ("bj  bj  kj  **", "rj", NONE),
        ("bj  bj  ks  wj  rj  **", "rj", NONE),
        ("bp  bp  kp  wp  **", "rp", NONE),
        ("bc  wc  kc  gc  **", "rc", NONE),
        ("bd  wd  kd  gd  **", "rd", NONE),
        ("bh  wh  kh  gh  **", "rh", NONE),
    ],
)
def test_a_group_of_five_brings_a_bonus_token(drawing: str, tile: str, bonus: list[str]) -> None:
    """Of a color or an animal, and of nothing else; the tile has to touch the four."""
    board = buy(drawing, tile, split="allowed")
    assert board.bonus() == bonus
    assert board.item("bonus") == 3 * len(bonus)


@pytest.mark.rule("A9.1")
@pytest.mark.parametrize(
    ("letter", "color"), [("b", "blue"), ("w", "white"), ("k", "black"), ("g", "green"), ("r", "red")]
)
def test_every_color_does(letter: str, color: str) -> None:
    four = "  ".join(f"{letter}{kind}" for kind in "jjss")
    assert buy(f"{four}  **", f"{letter}f").bonus() == [color]


@pytest.mark.rule("A9.1", "A7.2")
def test_level_one_joins_tiles_of_the_ground() -> None:
    """Two pairs of scarabs that do not touch, and a scarab above both."""
    board = buy(
        """
        gs  bs  wj
              **
        rj  kp  ws
        rf  gp  ks
        """,
        "bs",
    )
    assert board.bonus() == ["scarab"]


@pytest.mark.rule("A9.1")
def test_only_who_lays_the_tile_takes_one() -> None:
    board = lay("gj  gj  gs  gs", "rj  rj  rs  rs", hands="bw", row="gf -- -- -- -- --").play(
        "buy 1", "place 6"
    )
    assert [board.bonus(0), board.bonus(1)] == [["green"], []]
    seat = board.match.view(None)["seats"][0]
    assert (seat["bonus"], seat["bonus_of"]) == (1, ["green"])


@pytest.mark.rule("A9.2")
@pytest.mark.parametrize(
    ("drawing", "size"),
    [
        ("gj  gj  gs  gs  gp  **", 6),
        ("gj  gj  gs  gs  gp  gp  gh  gc  gd  **", 10),
        ("gj  gj  gs  gs  gp  **  gp  gh  gc  gd", 10),
        ("gj  gj  gs  gs  gp  **  gp", 7),
    ],
)
def test_a_group_that_grows_brings_nothing_more(drawing: str, size: int) -> None:
    """Not at ten tiles either, and not if a smaller group is joined."""
    board = buy(drawing, "gf", bonus="green", split="allowed")
    assert (board.bonus(), board.item("green")) == (["green"], size)


@pytest.mark.rule("A9.3", "A9.6")
def test_joining_two_groups_keeps_both_tokens() -> None:
    board = buy("gj  gj  gs  gs  gp  **  gp  gh  gc  gd  gf", "gf", bonus="green,green", split="allowed")
    assert (board.bonus(), board.item("green")) == (["green", "green"], 11)


@pytest.mark.rule("A9.4")
def test_a_color_and_an_animal_at_once() -> None:
    board = buy(
        """
        gs  gs  gf  gf  **
        --  --  --  --  bj
        --  --  rj  kj  wj
        """,
        "gj",
        split="allowed",
    )
    assert board.bonus() == ["green", "jackal"]
    assert board.item("bonus") == 6


@pytest.mark.rule("A9.8")
@pytest.mark.parametrize(
    ("drawing", "tile", "before", "after"),
    [
        ("gj  gj  gs  gs  gp  bd  gp  gh  gc  gd  **", "gf", "green", ["green", "green"]),
        ("bj  bj  kj  kj  wj  bd  rj  rj  gj  wj  **", "gj", "jackal", ["jackal", "jackal"]),
        ("rj  rj  rs  rs  rp  gj  gj  gs  gs  **", "gf", "red", ["green", "red"]),
    ],
)
def test_separate_groups_bring_a_token_each(drawing: str, tile: str, before: str, after: list[str]) -> None:
    assert buy(drawing, tile, bonus=before).bonus() == after


@pytest.mark.rule("A9.6")
@pytest.mark.parametrize(("before", "after"), [("green", "green,green"), ("green,green", "green,green")])
def test_no_token_while_there_are_as_many_as_groups(before: str, after: str) -> None:
    """Of two fives that were joined there are two tokens: a second group brings none."""
    drawing = "gj  gs  gj  gs  gj  gs  gj  gs  gj  gs  bf  gs  gj  gs  gj  **"
    board = buy(drawing, "gs", bonus=before, boards=GREENS)
    assert board.bonus() == after.split(",")


# ---- moving ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("A9.5")
@pytest.mark.parametrize(
    ("drawing", "before", "after"),
    [
        ("GJ  gj  gs  gs  gp  bd  **", "green", NONE),  # four are left
        ("GJ  gj  gs  gs  gp  gp  bd  **", "green", ["green"]),  # five are left
        ("gj  gj  gs  GS  gp  gp  bd  **", "green", NONE),  # three and two
        ("gj  GJ  gs  gs  gp  gp  gh  bd  **", "green", ["green"]),  # one and five
        ("gj  gj  GS  gs  gp  gp  gh  bd  **", "green", NONE),  # two and four
        ("gj  gj  gs  gs  gp  BD / **", "green", ["green"]),  # no green one
        ("gj  gj  gs  gs  gp  bd  GP / **", "green", ["green"]),  # one of no group
        ("GJ  gj  gs  gs  bd  **", "-", NONE),  # a group of four
    ],
)
def test_a_broken_group_loses_its_token(drawing: str, before: str, after: list[str]) -> None:
    assert move(drawing, bonus=before, split="allowed").bonus() == after


@pytest.mark.rule("A9.5")
@pytest.mark.parametrize(("animal", "letter"), [("jackal", "j"), ("scarab", "s"), ("falcon", "f")])
def test_also_a_group_of_animals(animal: str, letter: str) -> None:
    five = "  ".join(f"{color}{letter}" for color in "bwkgr")
    assert move(f"B{letter.upper()}{five[2:]}  kd  **", bonus=animal).bonus() == NONE
    assert move(f"{five}  KD / **", bonus=animal).bonus() == [animal]


@pytest.mark.rule("A9.5")
@pytest.mark.parametrize("letter", "pd")
def test_groups_of_other_kinds_have_nothing_to_lose(letter: str) -> None:
    """Five 2-point tiles or deserts, and a token for jackals."""
    five = "  ".join(f"{color}{letter}" for color in "bwkgr")
    board = move(f"B{letter.upper()}{five[2:]}  kj  ** / --  bj  wj  gj  rj  kj", bonus="jackal")
    assert board.bonus() == ["jackal"]


@pytest.mark.rule("A9.5", "A9.4")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        ("gs  gs  gp  gp  GJ  bj  bj  kj  kj  rd  **", NONE),
        ("GS  gs  gp  gp  gj  bj  bj  kj  kj  rd  **", ["jackal"]),
        ("gs  gs  gp  gp  gj  bj  bj  kj  KJ  rd  **", ["green"]),
    ],
)
def test_color_and_animal_may_be_lost_at_once(drawing: str, after: list[str]) -> None:
    assert move(drawing, bonus="green,jackal", split="allowed").bonus() == after


@pytest.mark.rule("A9.5")
@pytest.mark.parametrize(
    "drawing",
    [
        "GJ  gj  gs  gs  gp  bd  gp  gh  gc  gd  gf  rd  **",
        "gj  gj  gs  gs  gp  bd  gp  gh  gc  gd  GF  rd  **",
        "gj  gj  gs  gs  gp  bd  gp  gh  GC  gd  gf  rd  **",
    ],
)
def test_the_token_of_another_group_of_the_same_color_stays(drawing: str) -> None:
    assert move(drawing, bonus="green,green", split="allowed").bonus() == ["green"]


@pytest.mark.rule("A9.5")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        ("GJ  gj  gs  gs  gp  gp  gh  gc  gd  gf  gf  bd  **", ["green", "green"]),  # ten, in one piece
        ("gj  gj  gs  gs  gp  GP  gh  gc  gd  gf  gf  bd  **", ["green", "green"]),  # five and five
        ("gj  gj  gs  gs  GP  gp  gh  gc  gd  gf  gf  bd  **", ["green"]),  # four and six
        ("gj  GJ  gs  gs  gp  gp  gh  gc  gd  gf  gf  bd  **", ["green"]),  # one and nine
        ("gj  gj  gs  gs  gp  gp  gh  gc  gd  gf  bd  GF / **", ["green", "green"]),  # it was none of the ten
        ("gj  gj  gs  gs  gp  gp  gh  gc  gd  bd  gf  GF  bs  **", ["green", "green"]),  # nor one of the nine
    ],
)
def test_two_tokens_of_a_joined_group_stay_as_long_as_it_is_one(drawing: str, after: list[str]) -> None:
    assert move(drawing, bonus="green,green", split="allowed").bonus() == after


@pytest.mark.rule("A9.5")
def test_a_group_that_falls_into_two_of_five_keeps_its_token_and_brings_no_other() -> None:
    drawing = "gj  gj  gs  gs  gp  GP  gh  gc  gd  gf  gf  bd  **"
    assert move(drawing, bonus="green", split="allowed").bonus() == ["green"]


@pytest.mark.rule("A9.5", "A9.6")
@pytest.mark.parametrize("before", ["green", "green,green"])
def test_a_group_that_is_whole_after_the_move_keeps_what_it_had(before: str) -> None:
    """Lifting the joint of eleven leaves two groups of five; laying it down makes them one again."""
    drawing = """
        gj  gj  gs  gs  GF  gp  gc  gd  gf
        --  --  --  gp  **  gh
        """
    board = move(drawing, bonus=before)
    assert (board.bonus(), board.item("green")) == (before.split(","), 11)


@pytest.mark.rule("A9.5", "A9.6", "A9.7")
@pytest.mark.parametrize("before", ["green", "green,green"])
def test_tokens_cannot_be_had_over_and_over(before: str) -> None:
    """The joint of eleven is moved and moved back: two groups of five, then one of eleven again."""
    board = move(
        "gj  gj  gs  gs  gp  GF  gp  gh  gc  gd  gf  bd  **", bonus=before, hands="aa", split="allowed"
    )
    assert board.bonus() == before.split(",")
    move_again(board, "gj  gj  gs  gs  gp  **  gp  gh  gc  gd  gf  bd  GF")
    assert (board.bonus(), board.item("green")) == (before.split(","), 11)


@pytest.mark.rule("A9.2", "A9.5")
def test_a_part_with_five_that_grows_brings_nothing() -> None:
    """Two groups of five that were one have one token; it is no new group when one of them gets a sixth tile."""
    board = buy("gj  gj  gs  gs  gp  bd  gp  gh  gc  gd  gf  **", "gf", bonus="green")
    assert (board.bonus(), board.item("green")) == (["green"], 11)


@pytest.mark.rule("A9.5", "A9.7")
def test_a_move_may_break_one_group_and_make_another() -> None:
    """The first drawing loses a token and gains one; the second keeps one for the five that remain."""
    board = move("gj  gj  gs  gs  GP  bd  gp  gh  gc  gd  **", bonus="green", split="allowed")
    assert board.bonus() == ["green"]
    board = move("GP  gj  gj  gs  gs  gp  bd  gh  gc  gd  gf  **", bonus="green", split="allowed")
    assert board.bonus() == ["green", "green"]


@pytest.mark.rule("A9.7")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        ("gj  gj  gs  gs  bd  GP / --  --  --  --  **", NONE),
        ("gj  gj  gs  gs  bd  GP / **", ["green"]),
        ("bj  bj  kj  kj  wd  RJ / **", ["jackal"]),
        ("gj  gj  **  gs  gs / bd  bp  wf  bh  bc  GP", ["green"]),
        ("gs  gs  **  gf  gf / bd  bp  wj  bh  bc  GJ / --  --  bj  kj  rj", ["green", "jackal"]),
    ],
)
def test_a_moved_tile_earns_tokens_like_a_bought_one(drawing: str, after: list[str]) -> None:
    assert move(drawing, bonus="-").bonus() == after


@pytest.mark.rule("A9.7")
@pytest.mark.parametrize(
    "drawing",
    [
        "--  ** / GJ  gj  gs  gs  gp",
        "GJ  gj  gs  gs  gp / --  **",
        "GJ  gj  gs  gs  gp  **",
        "gj  GJ / gs  gs / gp  **",
    ],
)
def test_a_tile_moved_within_its_group_changes_nothing(drawing: str) -> None:
    """The token goes and comes back."""
    board = move(drawing, bonus="green")
    assert (board.bonus(), board.item("green")) == (["green"], 5)


@pytest.mark.rule("A9.7", "A9.5")
def test_a_tile_that_changes_groups_takes_the_token_along() -> None:
    board = move("gj  gj  gs  gs  GP  bd  gp  gh  gc  gd  **", bonus="green", split="allowed")
    assert (board.bonus(), board.item("green")) == (["green"], 9)


@pytest.mark.rule("A9.5", "A11.4")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        ("gj  bs  wp /   GF  ** / gs  gp  wj / gh  ks  rj", ["green"]),
        ("gj  bs  wp /   GF / gs  gp  wj /       ** / gh  ks  rj", ["green"]),
        ("gj  bs  wp /   GF  ** / gs  rp  wj / gh  ks  rj / gd  rs  rf", NONE),
    ],
)
def test_a_tile_of_level_one_may_break_a_group_as_well(drawing: str, after: list[str]) -> None:
    """In the last drawing it is the fifth next to a column of four."""
    assert move(drawing, bonus="green").bonus() == after


@pytest.mark.rule("A9.7", "A7.3")
def test_and_may_make_one() -> None:
    drawing = """
        gj  bs  wp
          **
        gs  gp  wj
              GF
        rp  ks  rj
        gh  gd  rs
        """
    board = move(drawing, bonus="-")
    assert board.item("green") == 4 + 2
    assert board.bonus() == NONE
    board = move("gj  gs  wp /   ** / gs  rp  wj /       GF / gp  ks  rj", bonus="-")
    assert board.bonus() == ["green"]


@pytest.mark.rule("A9.5")
def test_covering_breaks_no_group() -> None:
    board = buy("gj  gs  gf /   ** / bs  gp  gp", "bd", bonus="green")
    assert board.bonus() == ["green"]


@pytest.mark.rule("A9.5")
def test_no_one_else_loses_or_gains() -> None:
    board = lay("gj  gj  gs  gs  gp  bd", "rj  rj  rs  rs  rp", hands="a", bonus="green red")
    board.play("move", "lift 1", "place 7")
    assert [board.bonus(0), board.bonus(1)] == [[], ["red"]]


def test_the_box_of_many_has_55_tiles() -> None:
    """The helper itself."""
    assert lay(boards=MANY_OF_ALL).piles() == (25, 24)

"""I17 the figures of the B sides, and the documents that replace them."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import benben
from benben.games.imhotep.boards import (
    DEFAULT_BOARDS,
    RECONSTRUCTED,
    Bonus,
    Column,
    ImhotepFigures,
    read_figures,
)
from tests.rules.imhotep.board import lay
from tests.rules.playing import played_out

PAGE = Path(__file__).resolve().parents[3] / "src/benben/games/imhotep/texts/en.md"
OWN = """
[pyramids]
left = [0, 9, "ship", "card", "stones"]
middle = [1, 1, 1, 1, 1]
right = ["card", "card", "card", "card", "card"]
[temple]
columns = ["card", "points", "points", "choice", "points"]
[burial_chamber]
players_2 = [20]
players_3 = [6, 6, 0]
players_4 = [9, 5]
[obelisks]
spaces = [3, 20, 3, 1, 7, 8, 2, 2]
"""


# ---- the figures -------------------------------------------------------------------------------------------------
@pytest.mark.rule("I17.1", "I17.2", "I17.3", "I17.4")
def test_the_reconstructed_figures() -> None:
    card, stones, ship = Bonus.CARD, Bonus.STONES, Bonus.SHIP
    choice = Column.CHOICE
    assert (
        ImhotepFigures(
            pyramids=((2, card, 3, stones, 4), (3, ship, 2, card, 4), (2, stones, 3, ship, 4)),
            temple=(choice, Column.POINTS, choice, Column.CARD, choice),
            burial_chamber=((8, 4), (8, 4, 2), (8, 4, 2, 1)),
            obelisks=(15, 12, 9, 6),
        )
        == RECONSTRUCTED
    )


@pytest.mark.rule("I17.6")
def test_the_document_of_the_rules_page_has_these_figures() -> None:
    document = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert document is not None
    assert read_figures(document[1]) == RECONSTRUCTED


@pytest.mark.rule("I17.5")
@pytest.mark.parametrize(
    ("sides", "named"),
    [
        ("AAAAA", []),
        ("BAAAA", []),
        ("ABAAA", ["pyramids"]),
        ("AABAB", ["temple", "obelisks"]),
        ("BBBBB", ["pyramids", "temple", "burial_chamber", "obelisks"]),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_says_which_boards_are_reconstructed(sides: str, named: list[str], players: int) -> None:
    assert lay(sides=sides, players=players).match().view(None)["reconstructed"] == named


@pytest.mark.rule("I17.5", "I17.6")
@pytest.mark.parametrize(
    ("document", "named"),
    [
        (
            "[pyramids]\nleft=[1,1,1,1,1]\nmiddle=[1,1,1,1,1]\nright=[1,1,1,1,1]",
            ["temple", "burial_chamber", "obelisks"],
        ),
        (
            '[temple]\ncolumns=["card","points","choice","choice","choice"]',
            ["pyramids", "burial_chamber", "obelisks"],
        ),
        (
            "[burial_chamber]\nplayers_2=[7,3]\nplayers_3=[8,4,2]\nplayers_4=[8,4,2,1]",
            ["pyramids", "temple", "obelisks"],
        ),
        ("[obelisks]\nspaces=[9,9]", ["pyramids", "temple", "burial_chamber"]),
        (OWN, []),
    ],
)
def test_replaced_boards_are_not_named(document: str, named: list[str]) -> None:
    assert lay(sides="BBBBB", boards=document).match().view(None)["reconstructed"] == named


# ---- documents ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("I17.6")
def test_all_figures_can_be_replaced() -> None:
    figures = read_figures(OWN)
    assert figures == ImhotepFigures(
        pyramids=((0, 9, Bonus.SHIP, Bonus.CARD, Bonus.STONES), (1,) * 5, (Bonus.CARD,) * 5),
        temple=(Column.CARD, Column.POINTS, Column.POINTS, Column.CHOICE, Column.POINTS),
        burial_chamber=((20,), (6, 6, 0), (9, 5)),
        obelisks=(20, 8, 7, 3, 3, 2, 2, 1),
    )


@pytest.mark.rule("I17.6")
@pytest.mark.parametrize("table", ["pyramids", "temple", "burial_chamber", "obelisks"])
def test_a_table_that_is_left_out_keeps_its_figures(table: str) -> None:
    parts = re.split(r"(?m)^(?=\[)", OWN)
    document = next(part for part in parts if part.startswith(f"[{table}]"))
    figures, own = read_figures(document), read_figures(OWN)
    for each in ("pyramids", "temple", "burial_chamber", "obelisks"):
        assert getattr(figures, each) == getattr(own if each == table else RECONSTRUCTED, each)


@pytest.mark.rule("I17.6")
@pytest.mark.parametrize("document", ["", "\n\n", "# nothing", DEFAULT_BOARDS, f"# mine\n{DEFAULT_BOARDS}"])
def test_documents_that_change_nothing(document: str) -> None:
    assert read_figures(document) == RECONSTRUCTED
    assert benben.load("imhotep", boards=document) == benben.load("imhotep")


@pytest.mark.rule("I17.6")
def test_the_option_may_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "boards.toml"
    path.write_text(OWN, encoding="utf-8")
    assert benben.load("imhotep", boards=path).options["boards"] == read_figures(OWN).text
    with pytest.raises(benben.BadOption, match="cannot be read"):
        benben.load("imhotep", boards=tmp_path / "none.toml")


BAD = [
    ("left = 3", 1, "unknown table 'left'"),
    ("\n\n[market]\na = 1", 3, "unknown table 'market'"),
    ("pyramids = 3", 1, "pyramids must be a table"),
    ("[[temple]]\ncolumns = []", 1, "temple must be a table"),
    ("\n\n[[temple]]\ncolumns = []", 3, "temple must be a table"),
    ("[obelisks]\nspaces = [1]\n[temple]\n'columns' = []", 4, "must have 5 entries"),
    ("\ntemple.columns = []", 2, "must have 5 entries"),
    ('\ntemple."columns" = []', 2, "must have 5 entries"),
    ("\ntemple.rows = []", 2, "unknown key 'rows'"),
    ("[temple]\n\ncolumn = []", 3, "unknown key 'column'"),
    ("# mine\n[temple]", 2, r"\[temple\] lacks columns"),
    ("[pyramids]\nleft = [1,1,1,1,1]\nright = [1,1,1,1,1]", 1, "lacks middle"),
    ("[burial_chamber]\nplayers_3 = [1]\nplayers_4 = [1]", 1, "lacks players_2"),
    ("[obelisks]\nspaces = 3", 2, "spaces must be a list"),
    ("[obelisks]\nspaces = []", 2, "must have 1 to 8 entries"),
    ("[obelisks]\nspaces = [1,1,1,1,1,1,1,1,1]", 2, "must have 1 to 8 entries"),
    ("[obelisks]\nspaces = [0]", 2, "0 is not a whole number from 1 to 20"),
    ("[obelisks]\nspaces = [21]", 2, "21 is not a whole number from 1 to 20"),
    ("[obelisks]\nspaces = [-3]", 2, "-3 is not a whole number"),
    ("[obelisks]\nspaces = [true]", 2, "True is not a whole number"),
    ("[obelisks]\nspaces = [1.0]", 2, r"1\.0 is not a whole number"),
    ('[obelisks]\nspaces = ["9"]', 2, "'9' is not a whole number"),
    ('[temple]\ncolumns = ["card"]', 2, "must have 5 entries"),
    ('[temple]\ncolumns = ["card","card","card","card","card","card"]', 2, "must have 5 entries"),
    ('[temple]\ncolumns = ["card","card","card","card","stones"]', 2, "'stones' is not one of"),
    ('[temple]\ncolumns = ["card","card","card","card",2]', 2, "2 is not one of"),
    ('[temple]\ncolumns = ["card","card","card","card",["card"]]', 2, "is not one of"),
    ('[temple]\ncolumns = ["card","card","Card","card","card"]', 2, "'Card' is not one of"),
    ("[burial_chamber]\nplayers_2 = []\nplayers_3 = [1]\nplayers_4 = [1]", 2, "must have 1 to 2 entries"),
    (
        "[burial_chamber]\nplayers_2 = [1]\nplayers_3 = [4,3,2,1]\nplayers_4 = [1]",
        3,
        "must have 1 to 3 entries",
    ),
    (
        "[burial_chamber]\nplayers_2 = [1]\nplayers_3 = [1]\nplayers_4 = [5,4,3,2,1]",
        4,
        "must have 1 to 4 entries",
    ),
    ("[burial_chamber]\nplayers_2 = [4,8]\nplayers_3 = [1]\nplayers_4 = [1]", 2, "must not rise"),
    (
        "[burial_chamber]\nplayers_2 = [21]\nplayers_3 = [1]\nplayers_4 = [1]",
        2,
        "21 is not a whole number from 0 to 20",
    ),
    ("[burial_chamber]\nplayers_2 = [1,-1]\nplayers_3 = [1]\nplayers_4 = [1]", 2, "-1 is not a whole number"),
    (
        "[burial_chamber]\nplayers_2=[1]\nplayers_3=[1]\nplayers_4=[1]\nplayers_5=[1]",
        5,
        "unknown key 'players_5'",
    ),
    ("[pyramids]\nleft = [1,1,1,1]\nmiddle = []\nright = []", 2, "must have 5 entries"),
    ("[pyramids]\nleft = [1,1,1,1,1]\nmiddle = [1,1,1,1,1,1]\nright = []", 3, "must have 5 entries"),
    (
        '[pyramids]\nleft=[1,1,1,1,1]\nmiddle=[1,1,1,1,1]\nright=[1,1,1,1,"Card"]',
        4,
        "'Card' is not a whole number",
    ),
    (
        "[pyramids]\nleft = [10,1,1,1,1]\nmiddle = []\nright = []",
        2,
        "10 is not a whole number from 0 to 9 or one of",
    ),
    ("[pyramids]\nleft = [-1,1,1,1,1]\nmiddle = []\nright = []", 2, "-1 is not a whole number from 0 to 9"),
    ("[pyramids]\nleft = [[],1,1,1,1]\nmiddle = []\nright = []", 2, "is not a whole number"),
    ("[obelisks]\nspaces = [\n  3,\n  0,\n]", 2, "0 is not a whole number"),
    ('[temple]\n# [obelisks]\ncolumns = ["card"]', 3, "must have 5 entries"),
    ("temple = {columns = []}", 1, "must have 5 entries"),
]
"""Documents that are well-formed TOML but wrong, the line that is named, and the reason."""


@pytest.mark.rule("I17.7")
@pytest.mark.parametrize(("document", "line", "reason"), BAD)
def test_anything_else_is_refused_with_line_and_reason(document: str, line: int, reason: str) -> None:
    with pytest.raises(benben.BadOption, match=rf"^boards, line {line}: .*{reason}") as error:
        read_figures(document)
    assert len(str(error.value)) < 300
    with pytest.raises(benben.BadOption):
        benben.load("imhotep", boards=document)


@pytest.mark.rule("I17.7")
@pytest.mark.parametrize(
    ("document", "line"),
    [
        ("[temple\n", "line 1"),
        ("[temple]\ncolumns = [", "line 2"),
        ("\n\nnonsense\n", "line 3"),
        ("[temple]\n[temple]", "line 2"),
        ("[obelisks]\nspaces=[1]\nspaces=[2]\n", "line 3"),
        ("a = 1\x00", "line 1"),
        ("[" * 3000, "."),
        ("a = " + "[" * 3000, "."),
        ("a = 2020-13-40", "line 1"),
    ],
)
def test_what_is_not_toml_is_refused(document: str, line: str) -> None:
    with pytest.raises(
        benben.BadOption, match=rf"boards: not a TOML document: {line}|boards: not a TOML document$"
    ):
        read_figures(document)


@pytest.mark.rule("I17.7")
def test_a_document_has_an_end() -> None:
    read_figures("#" * 4000)
    with pytest.raises(benben.BadOption, match="4001 characters"):
        read_figures("#" * 4001)


@pytest.mark.rule("I17.7")
@pytest.mark.parametrize("value", [3, None, True, [], b"", {"temple": {}}])
def test_the_option_is_a_text(value: Any) -> None:
    with pytest.raises(benben.BadOption):
        benben.load("imhotep", boards=value)


# ---- the canonical form ------------------------------------------------------------------------------------------
FIGURES = st.builds(
    ImhotepFigures,
    pyramids=st.tuples(*[st.tuples(*[st.integers(0, 9) | st.sampled_from(Bonus)] * 5)] * 3),
    temple=st.tuples(*[st.sampled_from(Column)] * 5),
    burial_chamber=st.tuples(
        *[
            st.lists(st.integers(0, 20), min_size=1, max_size=players).map(
                lambda row: tuple(sorted(row)[::-1])
            )
            for players in (2, 3, 4)
        ]
    ),
    obelisks=st.lists(st.integers(1, 20), min_size=1, max_size=8).map(lambda row: tuple(sorted(row)[::-1])),
)


@pytest.mark.rule("I17.6", "I17.8")
@given(FIGURES)
def test_figures_and_their_document_are_the_same(figures: ImhotepFigures) -> None:
    assert read_figures(figures.text) == figures
    assert read_figures(figures.text).text == figures.text
    assert len(figures.text) < 1000


@pytest.mark.rule("I17.6")
@given(FIGURES)
def test_rules_get_exactly_these_figures(figures: ImhotepFigures) -> None:
    board = lay(sides="BBBBB", players=3, boards=figures.text)
    codes = [*board.table.pyramid_spaces.flat, *board.table.temple_columns, *board.table.tower_points]
    assert [int(code) for code in codes] == list(figures.codes)
    assert [int(place) for place in board.table.chamber_points] == list(figures.places(3))


@pytest.mark.rule("I17.8")
@pytest.mark.parametrize(
    "document", ["", OWN, "[obelisks]\n\nspaces = [ 1,\n 12, 5]  # mine", "[obelisks]\nspaces = [0x0c, 5]"]
)
def test_the_canonical_form_stays_as_it_is(document: str) -> None:
    once = read_figures(document).text
    assert read_figures(once).text == once
    assert benben.load("imhotep", boards=document) == benben.load("imhotep", boards=once)


@pytest.mark.rule("I17.8")
def test_the_record_carries_the_figures() -> None:
    match = played_out("imhotep", 3, players=3, sides="BBBBB", boards=OWN)
    assert match.game.options["boards"] == read_figures(OWN).text
    record = match.record()
    assert record["options"]["boards"] == read_figures(OWN).text
    again = benben.read_record(record)
    assert again == match
    assert again.scores == match.scores
    assert again.game.options["boards"] == read_figures(OWN).text


# ---- playing with them -------------------------------------------------------------------------------------------
@pytest.mark.rule("I17.6")
def test_the_figures_are_played_with() -> None:
    board = lay("ships=3,1*3 ship1=1*2,2 obelisks=1*2", sides="ABBBB", players=3, boards=OWN).play(
        "sail 1 obelisks"
    )
    assert board.track() == [0, 20, 0]
    board = lay("ships=2,1*3 ship1=1*2", sides="ABAAA", players=3, boards=OWN).play(
        "sail 1 pyramids", "build left", "build left"
    )
    assert board.track() == [0, 0 + 9, 0]
    board = lay("chamber=1,2,0,1,2,0,1,2,0", sides="AAABA", players=3, boards=OWN)
    assert board.item("burial_chamber") == [6, 6, 6]
    board = lay(
        "ships=1*4 ship4=2 sailed=market,pyramids,obelisks temple=1*2,0", sides="AABAA", players=3, boards=OWN
    )
    board.play("sail 4 burial chamber", "reveal Sail")
    assert board.track() == [2, 2, 0]


@pytest.mark.rule("I17.6", "I10.8")
def test_a_board_may_have_one_point_space() -> None:
    board = lay(
        "ships=2,1*3 ship1=0,1 obelisks=0*2,1*2", sides="AAAAB", boards="[obelisks]\nspaces = [4]"
    ).play("sail 1 obelisks")
    assert (board.track(), board.towers(), board.item("obelisks")) == ([4, 0], "b", [4, 3])


@pytest.mark.rule("I17.7", "I10.6")
def test_point_spaces_may_be_given_in_any_order() -> None:
    """The highest free one is taken all the same."""
    board = lay(
        "ships=2,1*3 ship1=0,1 obelisks=0*2,1*2", sides="AAAAB", boards="[obelisks]\nspaces = [1, 8, 20, 8]"
    )
    assert board.play("sail 1 obelisks").track() == [20, 8]
    assert [tower["points"] for tower in board.match().view(None)["towers"]] == [20, 8, 8, 1]

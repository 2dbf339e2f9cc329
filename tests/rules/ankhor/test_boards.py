"""A16 the figures that no one could read, and the documents that replace them."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import benben
from benben.games.ankhor.boards import CONFIDENCE, DEFAULT_BOARDS, RECONSTRUCTED, AnkhorFigures, read_figures
from benben.games.ankhor.table import Step
from tests.rules.ankhor.board import Board
from tests.rules.ankhor.laying import MANY_OF_ALL, lay
from tests.rules.playing import played_out

PAGE = Path(__file__).resolve().parents[3] / "src/benben/games/ankhor/texts/en.md"
TILES = """
[tiles]
jackal = [1, 2, 3, 4, 5]
scarab = [5, 4, 3, 2, 1]
falcon = [0, 0, 0, 0, 10]
points = [4, 0, 0, 0, 0]
warehouse = [0, 0, 0, 0, 0]
scribe = [11, 0, 0, 0, 0]
desert = [0, 0, 0, 0, 0]
"""
MARKET = """
[market]
markers = [3, 3, 3, 2, 2, 2]
"""
OWN = TILES + MARKET


def tiles_with(**rows: Any) -> str:
    """The table of tiles of the reconstructed figures with other rows."""
    names = ("jackal", "scarab", "falcon", "points", "warehouse", "scribe", "desert")
    lines = [
        f"{name} = {rows.get(name, list(row))}" for name, row in zip(names, RECONSTRUCTED.tiles, strict=True)
    ]
    return "\n".join(["[tiles]", *lines])


# ---- the figures -------------------------------------------------------------------------------------------------
@pytest.mark.rule("A16.1", "A16.2")
def test_the_reconstructed_figures() -> None:
    assert AnkhorFigures(tiles=((2,) * 5,) * 4 + ((1,) * 5,) * 3, market=(2, 3, 2, 3, 2, 3)) == RECONSTRUCTED
    assert sum(map(sum, RECONSTRUCTED.tiles)) == 55
    assert [sum(column) for column in zip(*RECONSTRUCTED.tiles, strict=True)] == [11] * 5
    assert dict(CONFIDENCE) == {"tiles": "low", "market": "invented"}


@pytest.mark.rule("A16.6")
def test_the_document_of_the_rules_page_has_these_figures() -> None:
    document = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert document is not None
    assert read_figures(document[1]) == RECONSTRUCTED


@pytest.mark.rule("A16.3", "A16.6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("document", "named"),
    [
        ("", ["tiles", "market"]),
        (TILES, ["market"]),
        (MARKET, ["tiles"]),
        (OWN, []),
        (DEFAULT_BOARDS, ["tiles", "market"]),
    ],
)
def test_a_view_says_what_is_reconstructed(document: str, named: list[str], players: int) -> None:
    board = Board(players, boards=document)
    assert board.match.view(None)["reconstructed"] == named
    assert board.play("deal").match.view(None)["reconstructed"] == named


# ---- documents ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("A16.6")
def test_all_figures_can_be_replaced() -> None:
    assert read_figures(OWN) == AnkhorFigures(
        tiles=(
            (1, 2, 3, 4, 5),
            (5, 4, 3, 2, 1),
            (0, 0, 0, 0, 10),
            (4, 0, 0, 0, 0),
            (0, 0, 0, 0, 0),
            (11, 0, 0, 0, 0),
            (0, 0, 0, 0, 0),
        ),
        market=(3, 3, 3, 2, 2, 2),
    )


@pytest.mark.rule("A16.6")
def test_a_table_that_is_left_out_keeps_its_figures() -> None:
    assert read_figures(TILES).market == RECONSTRUCTED.market
    assert read_figures(TILES).tiles == read_figures(OWN).tiles
    assert read_figures(MARKET).tiles == RECONSTRUCTED.tiles
    assert read_figures(MARKET).market == read_figures(OWN).market


@pytest.mark.rule("A16.6")
@pytest.mark.parametrize("document", ["", "\n\n", "# nothing", DEFAULT_BOARDS, f"# mine\n{DEFAULT_BOARDS}"])
def test_documents_that_change_nothing(document: str) -> None:
    assert read_figures(document) == RECONSTRUCTED
    assert benben.load("ankhor", boards=document) == benben.load("ankhor")


@pytest.mark.rule("A16.6")
def test_the_option_may_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "boards.toml"
    path.write_text(OWN, encoding="utf-8")
    assert benben.load("ankhor", boards=path).options["boards"] == read_figures(OWN).text
    with pytest.raises(benben.BadOption, match="cannot be read"):
        benben.load("ankhor", boards=tmp_path / "none.toml")


BAD = [
    ("left = 3", 1, "unknown table 'left'; there are: tiles, market"),
    ("\n\n[prices]\na = 1", 3, "unknown table 'prices'"),
    ("tiles = 3", 1, "tiles must be a table"),
    ("[[market]]\nmarkers = []", 1, "market must be a table"),
    ("\n\n[[market]]\nmarkers = []", 3, "market must be a table"),
    ("[market]\nspaces = []", 2, "unknown key 'spaces'"),
    ("[market]\n\n\nmarker = []", 4, "unknown key 'marker'"),
    ("# mine\n[market]", 2, r"\[market\] lacks markers"),
    ("[market]\nmarkers = 3", 2, "markers must be a list"),
    ("[market]\nmarkers = []", 2, r"\[market\] markers must have 6 entries"),
    ("[market]\nmarkers = [3, 3, 3, 3, 3]", 2, "must have 6 entries"),
    ("[market]\nmarkers = [3, 3, 3, 2, 2, 2, 0]", 2, "must have 6 entries"),
    ("[market]\nmarkers = [4, 2, 2, 2, 2, 3]", 2, "4 is not a whole number from 2 to 3"),
    ("[market]\nmarkers = [1, 3, 3, 3, 3, 2]", 2, "1 is not a whole number from 2 to 3"),
    ("[market]\nmarkers = [2, 3, 2, 3, 2, true]", 2, "True is not a whole number"),
    ("[market]\nmarkers = [2, 3, 2, 3, 2, 3.0]", 2, r"3\.0 is not a whole number"),
    ('[market]\nmarkers = [2, 3, 2, 3, 2, "3"]', 2, "'3' is not a whole number"),
    ("[market]\nmarkers = [2, 2, 2, 2, 2, 2]", 2, "has 12 markers; there must be 15"),
    ("[market]\nmarkers = [3, 3, 3, 3, 2, 2]", 2, "has 16 markers; there must be 15"),
    ("[market]\nmarkers = [\n  2,\n  3,\n]", 2, "must have 6 entries"),
    ("\nmarket.markers = []", 2, "must have 6 entries"),
    ("market = {markers = []}", 1, "must have 6 entries"),
    ("[tiles]\n# [market]\nmarkers = [1]", 3, "unknown key 'markers'"),
    ("[tiles]\njackal = [2, 2, 2, 2, 2]", 1, r"\[tiles\] lacks scarab"),
    (tiles_with().replace("points", "point"), 5, "unknown key 'point'"),
    (tiles_with(desert=[1, 1, 1, 1]), 8, r"\[tiles\] desert must have 5 entries"),
    (tiles_with(scarab=[2, 2, 2, 2, 2, 0]), 3, "must have 5 entries"),
    (tiles_with(falcon=5), 4, "falcon must be a list"),
    (tiles_with(points=[2, 2, 2, 2, -2]), 5, "-2 is not a whole number from 0 to 55"),
    (tiles_with(points=[56, 2, 2, 2, 2]), 5, "56 is not a whole number from 0 to 55"),
    (tiles_with(points='["2", 2, 2, 2, 2]'), 5, "'2' is not a whole number"),
    (tiles_with(jackal=[2, 2, 2, 2, 3]), 1, r"\[tiles\] has 56 tiles; there must be 55"),
    (tiles_with(jackal=[2, 2, 2, 2, 1]), 1, r"\[tiles\] has 54 tiles; there must be 55"),
    ("\n# mine\n" + tiles_with(jackal=[0] * 5), 3, "has 45 tiles"),
    (
        tiles_with(scribe=[12, 0, 0, 0, 0], jackal=[2, 1, 0, 0, 0]),
        7,
        r"\[tiles\] scribe has 12 tiles; there may be at most 11",
    ),
    (tiles_with(scribe=[11, 11, 11, 11, 11]), 1, "has 105 tiles"),
]
"""Documents that are well-formed TOML but wrong, the line that is named, and the reason."""


@pytest.mark.rule("A16.7", "A16.4", "A16.5")
@pytest.mark.parametrize(("document", "line", "reason"), BAD)
def test_anything_else_is_refused_with_line_and_reason(document: str, line: int, reason: str) -> None:
    with pytest.raises(benben.BadOption, match=rf"^boards, line {line}: .*{reason}") as error:
        read_figures(document)
    assert len(str(error.value)) < 300
    with pytest.raises(benben.BadOption):
        benben.load("ankhor", boards=document)


@pytest.mark.rule("A16.4")
@pytest.mark.parametrize(
    "document",
    [
        tiles_with(
            jackal=[55, 0, 0, 0, 0],
            **{kind: [0] * 5 for kind in ("scarab", "falcon", "points", "warehouse", "scribe", "desert")},
        ),
        tiles_with(scribe=[11, 0, 0, 0, 0], jackal=[2, 2, 0, 0, 0]),
        tiles_with(scribe=[0] * 5, desert=[2] * 5),
        MANY_OF_ALL,
    ],
)
def test_strange_boxes_that_are_allowed(document: str) -> None:
    assert sum(map(sum, read_figures(document).tiles)) == 55
    Board(4, boards=document).play("deal")


@pytest.mark.rule("A16.7")
@pytest.mark.parametrize(
    ("document", "line"),
    [
        ("[tiles\n", "line 1"),
        ("[market]\nmarkers = [", "line 2"),
        ("\n\nnonsense\n", "line 3"),
        ("[market]\n[market]", "line 2"),
        ("[market]\nmarkers=[1]\nmarkers=[2]\n", "line 3"),
        ("a = 1\x00", "line 1"),
        ("[" * 1500, "."),
    ],
)
def test_what_is_not_toml_is_refused(document: str, line: str) -> None:
    with pytest.raises(
        benben.BadOption, match=rf"boards: not a TOML document: {line}|boards: not a TOML document$"
    ):
        read_figures(document)


@pytest.mark.rule("A16.7")
def test_a_document_has_an_end() -> None:
    read_figures("#" * 2000)
    with pytest.raises(benben.BadOption, match="2001 characters"):
        read_figures("#" * 2001)


@pytest.mark.rule("A16.7")
@pytest.mark.parametrize("value", [3, None, True, [], b"", {"market": {}}])
def test_the_option_is_a_text(value: Any) -> None:
    with pytest.raises(benben.BadOption):
        benben.load("ankhor", boards=value)


# ---- the canonical form ------------------------------------------------------------------------------------------
@st.composite
def figures_of_any_box(draw: st.DrawFn) -> AnkhorFigures:
    """55 tiles at random, of which at most eleven are scribes; three spaces of two markers."""
    scribes = draw(st.integers(0, 11))
    kinds = [5] * scribes + draw(
        st.lists(st.sampled_from([0, 1, 2, 3, 4, 6]), min_size=55 - scribes, max_size=55 - scribes)
    )
    counts = [[0] * 5 for _ in range(7)]
    for kind in kinds:
        counts[kind][draw(st.integers(0, 4))] += 1
    market = draw(st.permutations([2, 2, 2, 3, 3, 3]))
    return AnkhorFigures(tiles=tuple(map(tuple, counts)), market=tuple(market))


@pytest.mark.rule("A16.6", "A16.8")
@given(figures_of_any_box())
def test_figures_and_their_document_are_the_same(figures: AnkhorFigures) -> None:
    assert read_figures(figures.text) == figures
    assert read_figures(figures.text).text == figures.text
    assert len(figures.text) < 1000


@pytest.mark.rule("A16.6")
@given(figures_of_any_box())
def test_rules_get_exactly_these_figures(figures: AnkhorFigures) -> None:
    table = Board(3, boards=figures.text).table
    assert [int(count) for count in table.markers] == list(figures.market)
    by_color = [figures.tiles[kind][color] for color in range(5) for kind in range(7)]
    assert [int(count) for count in table.all_tiles] == [int(count) for count in table.pool] == by_color


@pytest.mark.rule("A16.8")
@pytest.mark.parametrize("document", ["", OWN, "[market]\n\nmarkers = [ 3,\n 2, 2,3,2, 3]  # mine", TILES])
def test_the_canonical_form_stays_as_it_is(document: str) -> None:
    once = read_figures(document).text
    assert read_figures(once).text == once
    assert benben.load("ankhor", boards=document) == benben.load("ankhor", boards=once)


@pytest.mark.rule("A16.8")
def test_the_record_carries_the_figures() -> None:
    match = played_out("ankhor", 3, players=3, boards=OWN)
    record = match.record()
    assert record["options"]["boards"] == read_figures(OWN).text
    again = benben.read_record(record)
    assert again == match
    assert again.scores == match.scores
    assert again.game.options["boards"] == read_figures(OWN).text


# ---- playing with them -------------------------------------------------------------------------------------------
@pytest.mark.rule("A16.5", "A16.6")
def test_the_markers_are_laid_out_as_described() -> None:
    board = Board(boards=MARKET).play("deal")
    assert [len(price) for price in board.prices().split()] == [3, 3, 3, 2, 2, 2]


@pytest.mark.rule("A16.4", "A16.6")
def test_the_tiles_are_those_told() -> None:
    board = Board(boards=OWN)
    while board.step == Step.DEAL_MARKERS:
        board.play(next(iter(board.odds())))
    assert board.odds() == {
        "show blue": 21,
        "show white": 6,
        "show black": 6,
        "show green": 6,
        "show red": 16,
    }
    board.play("show red", "show blue")
    assert board.odds() == {"reveal jackal": 5, "reveal scarab": 1, "reveal falcon": 10}
    assert lay(boards=OWN, row="rf rf rf rf rf rf").row() == "rf rf rf rf rf rf"

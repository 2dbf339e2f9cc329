"""A17 notation and records, through the public face."""

import pytest

import benben
from benben.engine.table import CHANCE
from benben.games.ankhor.moves import MOVES
from benben.games.ankhor.outcomes import MARKERS_DEALT, REVEALS, SHOWS
from benben.games.ankhor.table import Step
from tests.rules.ankhor.acting import lifting
from tests.rules.ankhor.board import GOODS, KINDS, Board
from tests.rules.ankhor.drawing import picture
from tests.rules.ankhor.laying import lay
from tests.rules.playing import played_out, random_game

TOKENS = (*GOODS, "ankh")
COLORS = ("blue", "white", "black", "green", "red")
SQUARE = "gj  gs  wj / gf  gp"


def check_notation(match: benben.Match, line: str) -> None:
    """A legal move may be given as its notation, as a typed move or as its integer."""
    assert line in [str(move) for move in match.legal_moves]
    move = match.copy().play(line)
    assert str(move) == line
    assert match.copy().play(int(move)) == move == match.copy().play(move)
    assert match.copy().play(line.upper()) == move, "case does not matter"


@pytest.mark.rule("A17.1")
@pytest.mark.parametrize(
    ("line", "before"),
    [
        *((f"take {token}", []) for token in TOKENS),
        *((f"take {token}", ["take fish"]) for token in TOKENS),
        *((f"buy {space}", []) for space in range(1, 7)),
        *((f"place {place}", ["buy 4"]) for place in range(1, 9)),
        ("stack 1", ["buy 4"]),
        *((f"save {good}", ["buy 4", "stack 1"]) for good in ("charcoal", "herbs", "cloth")),
        *((f"draw {pile}", []) for pile in ("left", "right")),
        ("move", []),
        *((f"lift {number}", ["move"]) for number in range(1, 6)),
        *((f"place {place}", ["move", "lift 3"]) for place in (1, 2, 5)),
        *((line, ["buy 1", "place 1"]) for line in ("draw left", "draw right", "move", "end")),
        *((f"return {good}", ["take fish", "take fish", "take cloth", "end"]) for good in GOODS),
    ],
)
def test_decisions_are_written_like_this(line: str, before: list[str]) -> None:
    board = lay(SQUARE, hands="bwkgra").play(*before)
    check_notation(board.match, line)


@pytest.mark.rule("A17.1")
def test_the_rare_ones_too() -> None:
    store = lay("bh", hands="bwkgr").play("take fish", "take ankh", "take ankh")
    check_notation(store.match, "store fish")
    check_notation(lay("gj", hands="a", row="-- bf -- -- -- --", face_down="").match, "slide")
    check_notation(lifting("gj  gs  wj /   RD / bj  bs  ws").match, "stack 2")
    everything = "bbbbwwwwkkkkggggrrrraaaa"
    check_notation(lay(hands=f"- {everything}").match, "pass")


@pytest.mark.rule("A17.1")
def test_all_there_is_to_decide() -> None:
    moves = sorted(MOVES, key=int)
    assert [str(move) for move in moves] == [
        *(f"take {token}" for token in TOKENS),
        *(f"buy {space}" for space in range(1, 7)),
        *(f"place {place}" for place in range(1, 97)),
        *(f"stack {tile}" for tile in range(1, 25)),
        *(f"save {good}" for good in GOODS),
        *("draw left", "draw right", "slide", "move"),
        *(f"lift {tile}" for tile in range(1, 25)),
        *(f"return {good}" for good in GOODS),
        *(f"store {good}" for good in GOODS),
        *("end", "pass"),
    ]
    assert [int(move) for move in moves] == list(range(len(moves)))
    assert all(MOVES.parse(str(move)) == move == MOVES.parse(int(move)) for move in MOVES)


@pytest.mark.rule("A17.1")
@pytest.mark.parametrize(
    "line",
    [
        "take",
        "take gold",
        "buy 0",
        "buy 7",
        "place 0",
        "place 97",
        "stack 25",
        "save ankh",
        "return ankh",
        "store ankh",
        "draw",
        "draw up",
        "lift",
        "lift 25",
        "",
    ],
)
def test_what_is_no_notation_is_refused(line: str) -> None:
    with pytest.raises(benben.MalformedMove):
        MOVES.parse(line)


@pytest.mark.rule("A17.2")
def test_tiles_are_counted_in_reading_order() -> None:
    board = lay(
        """
        --  gj  gs  wp
              rd
        bj  bs  wj
              kd
        kp  rj  ws
        """,
    )
    tiles = board.match.view(None)["seats"][0]["estate"]
    assert [tile["number"] for tile in tiles] == list(range(1, 12))
    words = ["gj", "gs", "wp", "bj", "bs", "wj", "kp", "rj", "ws", "rd", "kd"]
    letters = {"points": "p", "jackal": "j", "scarab": "s", "desert": "d"}
    colors = {"blue": "b", "white": "w", "black": "k", "green": "g", "red": "r"}
    assert [colors[tile["color"]] + letters[tile["kind"]] for tile in tiles] == words
    assert [(tile["level"], tile["row"], tile["column"]) for tile in tiles] == [
        (0, 1, 2),
        (0, 1, 3),
        (0, 1, 4),
        (0, 2, 1),
        (0, 2, 2),
        (0, 2, 3),
        (0, 3, 1),
        (0, 3, 2),
        (0, 3, 3),
        (1, 1, 2),
        (1, 2, 2),
    ]


@pytest.mark.rule("A17.2")
@pytest.mark.parametrize(
    ("number", "after"),
    [
        (1, "--  gs  wj / gf  gp / --  gj"),
        (2, "gj  --  wj / gf  gp / --  gs"),
        (3, "gj  gs / gf  gp / --  wj"),
        (4, "gj  gs  wj / --  gp / --  gf"),
        (5, "gj  gs  wj / gf / gp"),
    ],
)
def test_lift_names_a_tile(number: int, after: str) -> None:
    """It goes to the last of the places."""
    board = lay(SQUARE, hands="a", split="allowed").play("move", f"lift {number}")
    assert board.match.view(None)["lifted"] == number
    assert board.play(board.legal()[-1]).estate() == picture(after)


@pytest.mark.rule("A17.3")
def test_places_are_counted_in_reading_order() -> None:
    board = lay(SQUARE, hands="bw").play("buy 1")
    assert board.places() == picture("""
        --  01  02  03
        04  gj  gs  wj  05
        06  gf  gp  07
        --  08  09
        """)


@pytest.mark.rule("A17.3")
def test_a_moved_tile_does_not_count_but_its_place_may() -> None:
    assert lifting("gj  gs  WJ / gf  gp").places() == picture("""
        --  01  02
        03  gj  gs  wj
        05  gf  gp  06
        --  07  08
        """)
    assert lifting("gj  gs / --  gf / --  --  --  WJ", split="allowed").places() == picture("""
        --  01  02
        03  gj  gs  04
        --  05  gf  06
        --  --  07  --  wj
        """)


@pytest.mark.rule("A17.4")
def test_squares_are_named_by_their_upper_left_tile() -> None:
    board = lay("--  bj  ws / kf  bp  rj / kd  wd  rp", hands="bw", row="bd -- -- -- -- --").play("buy 1")
    assert (board.offers("stack"), board.squares()) == (["1", "3", "4"], [(1, 2), (2, 1), (2, 2)])


@pytest.mark.rule("A17.5")
def test_parts_of_an_action_are_decisions_of_their_own() -> None:
    board = lay("gj  gs / gf  gp / wj", hands="bwkgraa")
    steps = ["turn", "lift", "set_down", "turn", "place", "save", "after", "lift", "set_down"]
    lines = ["move", "lift 5", "place 1", "buy 4", "stack 2", "save herbs", "move", "lift 1", "place 2"]
    for step, line in zip(steps, lines, strict=True):
        assert (board.match.view(None)["step"], board.match.turn) == (step, 0)
        board.play(line)
    assert [(ply.actor, ply.text) for ply in board.match.plies] == [(0, line) for line in lines]
    assert board.is_turn_of(1)


@pytest.mark.rule("A17.5")
def test_what_leaves_no_choice_is_not_asked_for() -> None:
    """The place of the first tile, the good to save, goods to return: A6.3, A6.6 and A4.6."""
    assert lay(hands="bw").play("buy 1").is_turn_of(1)
    assert lay("gj  gs / gf  gp", hands="b", row="gd -- -- -- -- --").play("buy 1", "stack 1").is_turn_of(1)
    assert lay(hands="bbbbb", players=4).play("take fish", "take ankh", "take ankh").is_turn_of(1)


@pytest.mark.rule("A17.6", "A2.5", "A2.7", "A2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_a_game_begins(players: int) -> None:
    match = benben.load("ankhor", players=players).new_match(seed=5)
    assert [ply.actor for ply in match.plies] == [CHANCE] * (15 + 2 + 2 * 6)
    texts = [ply.text for ply in match.plies]
    view = match.view(None)
    markers = [text.removeprefix("marker ") for text in texts[:15]]
    for space in view["market"]:
        lying, markers = markers[: len(space["markers"])], markers[len(space["markers"]) :]
        assert sorted(lying, key=GOODS.index) == space["markers"]
    shown, revealed = texts[15:17] + texts[18::2], texts[17::2]
    assert [f"reveal {space['tile']['kind']}" for space in view["market"]] == revealed
    left = [shown[0], *shown[2:]]
    assert [f"show {space['tile']['color']}" for space in view["market"]] == left[:6]
    assert [f"show {pile['color']}" for pile in view["piles"]] == [left[6], shown[1]]


@pytest.mark.rule("A17.6")
def test_outcomes_are_written_like_this() -> None:
    assert [str(outcome) for outcome in MARKERS_DEALT] == [f"marker {good}" for good in GOODS]
    assert [str(outcome) for outcome in SHOWS] == [f"show {color}" for color in COLORS]
    assert [str(outcome) for outcome in REVEALS] == [f"reveal {kind}" for kind in KINDS]


@pytest.mark.rule("A17.6")
def test_only_outcomes_that_can_happen() -> None:
    board = lay(players=3, hands="a", row="bf -- -- -- -- --", face_down="gj gs rj", piles=(2, 1), tops="gr")
    board.play("draw left")
    with pytest.raises(benben.IllegalMove) as error:
        board.match.push("reveal desert")
    assert error.value.legal == ["reveal jackal", "reveal scarab"]
    board.play("reveal jackal")
    with pytest.raises(benben.IllegalMove):
        board.match.push("show red")


@pytest.mark.rule("A17.5", "A17.6")
@pytest.mark.parametrize(("players", "split"), [(2, "allowed"), (3, "forbidden")])
def test_a_whole_game_replays_from_its_notation(players: int, split: str) -> None:
    match = played_out("ankhor", 6, players=players, split=split)
    board = Board(players, split=split).play(*(ply.text for ply in match.plies))
    assert board.tables.tobytes() == match.tables.tobytes()
    assert board.is_over
    assert benben.read_record(match.record()) == match


@pytest.mark.rule("A17.5")
@pytest.mark.parametrize("players", [2, 4])
def test_a_move_can_be_taken_back(players: int) -> None:
    for number, match in enumerate(random_game("ankhor", 8, players=players)):
        if match.is_over or number % 9:
            continue
        copy, before = match.copy(), match.key
        move = copy.play(match.legal_moves[-1])
        assert copy.undo() == move
        assert copy.key == before


@pytest.mark.rule("A17.1", "A17.3")
@pytest.mark.parametrize("count", [12, 18])
def test_there_is_a_number_for_every_place(count: int) -> None:
    """As many tiles as can be there before a turn, as far apart as they can lie: each has four separate places."""
    words = [f"{color}{kind}" for color in "bwkgr" for kind in "jsfp" for _ in range(2)][:count]
    rows = [("--  " * ((number % 2) * 2 + number) + word) for number, word in enumerate(words)]
    estate = "\n" + "\n--\n".join(rows)
    board = lay(estate, hands="bw", row="bd -- -- -- -- --", split="allowed").play("buy 1")
    assert len(board.offers("place")) == len(set(board.offers("place"))) <= 4 * count
    assert board.asks(0, Step.PLACE)

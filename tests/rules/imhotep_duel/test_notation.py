"""D12 notation and records, through the public face."""

import pytest

import benben
from benben.engine.table import CHANCE
from benben.games.imhotep_duel.moves import LOADS, MOVES
from tests.rules.imhotep_duel.board import BOATS, COPIES, IDS, SPACES, Board, lay, title
from tests.rules.playing import played_out


def _playing(*lines: str) -> Board:
    actions = "take,place,place_and_unload,swap_and_unload"
    cargo = "B:cargo=obelisk,tomb_1,tomb_2 1:cargo=tomb_3,tomb_4,tomb_5"
    return lay(f"0:meeples=a1,b1 1:meeples=b2 0:tokens={actions} {cargo}").play(*lines)


@pytest.mark.rule("D12.1")
@pytest.mark.parametrize(
    ("line", "before"),
    [
        *(("place a3", []), ("unload 1", []), ("unload B", [])),
        *((f"play {action}", []) for action in ("take", "place", "place and unload", "swap and unload")),
        *((f"take {space}", ["play take"]) for space in ("B:3", "1:1")),
        *((f"swap {pair}", ["play swap and unload"]) for pair in ("B:1-3", "1:2-3")),
        ("done", ["play place and unload", "place b3", "unload 1"]),
    ],
)
def test_decisions_are_written_like_this(line: str, before: list[str]) -> None:
    match = _playing().match()
    for move in before:
        match.play(move)
    check_notation(match, line)


@pytest.mark.rule("D12.1")
def test_passing_is_written_like_this() -> None:
    check_notation(lay("0:meeples=a1,a3,b3,c3 boats=1,2").match(), "pass")


def check_notation(match: benben.Match, line: str) -> None:
    """A legal move may be given as its notation, as a typed move or as its integer."""
    assert line in [str(move) for move in match.legal_moves]
    move = match.copy().play(line)
    assert str(move) == line
    assert match.copy().play(int(move)) == move == match.copy().play(move)
    assert match.copy().play(line.upper()) == move, "case does not matter"


@pytest.mark.rule("D12.1")
def test_all_there_is_to_decide() -> None:
    swaps = ("1-2", "1-3", "2-3")
    assert [str(move) for move in MOVES] == [
        *(f"place {space}" for space in SPACES),
        *(f"unload {boat}" for boat in BOATS),
        *("play take", "play place", "play place and unload", "play swap and unload"),
        *(f"take {boat}:{space}" for boat in BOATS for space in (1, 2, 3)),
        *(f"swap {boat}:{pair}" for boat in BOATS for pair in swaps),
        "done",
        "pass",
    ]
    assert [int(move) for move in MOVES] == list(range(57))
    assert all(MOVES.parse(str(move)) == move == MOVES.parse(int(move)) for move in MOVES)


@pytest.mark.rule("D12.2")
def test_parts_of_an_action_are_decisions_of_their_own() -> None:
    match = lay("0:meeples=a1 1:meeples=b3,c3 0:tokens=place_and_unload").match()
    for line in ("play place and unload", "place b1", "unload 1", "unload 3"):
        assert match.table.actor == 0
        match.play(line)
    decisions = [ply.text for ply in match.plies if ply.actor == 0]
    assert decisions == ["play place and unload", "place b1", "unload 1", "unload 3"]
    assert match.table.actor == 1


@pytest.mark.rule("D12.3")
def test_chance_is_written_token_by_token() -> None:
    assert [str(outcome) for outcome in LOADS] == [f"load {title(name)}" for name in COPIES]
    assert str(LOADS.value(IDS.index("tomb_7"))) == "load Tomb 7"
    assert str(LOADS.value(IDS.index("light_pyramid"))) == "load Light pyramid"
    match = benben.load("imhotep_duel").new_match(seed=5)
    assert [ply.actor for ply in match.plies] == [CHANCE] * 18
    view = match.view(None)
    lying = [f"load {title(token)}" for boat in view["boats"] for token in boat["cargo"]]
    assert [ply.text for ply in match.plies] == lying


@pytest.mark.rule("D12.3")
def test_loading_again_is_three_outcomes_and_a_gap_one() -> None:
    match = _playing().match()
    match.play("unload 1")
    assert [ply.actor for ply in match.plies] == [0, CHANCE, CHANCE, CHANCE]
    match = _playing().match()
    match.play("play take")
    match.play("take 1:1")
    assert [ply.actor for ply in match.plies] == [0, 0, CHANCE]


@pytest.mark.rule("D12.3")
def test_a_whole_game_replays_from_its_notation() -> None:
    match = played_out("imhotep_duel", 6, sides="BABA")
    board = Board("BABA").play(*(ply.text for ply in match.plies))
    assert board.tables.tobytes() == match.table.tobytes()
    assert board.is_over

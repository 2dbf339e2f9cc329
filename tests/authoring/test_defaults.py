"""Each default of a game in one file: its words, views, sentences and judgment."""

import re
from io import StringIO
from typing import Any, cast

import pytest
from pydantic import TypeAdapter
from rich.console import Console

import benben
from benben import BadGame, GameTable, Verbs, cell, nd, places, rule
from benben.authoring.cells import cells_of
from benben.authoring.looks import OpenView
from benben.cli.pictures import draw
from benben.engine.game import Game, Match
from benben.engine.observation import Spec
from benben.engine.outcome import Outcome
from benben.engine.table import table_bytes
from benben.envs.drawing import drawn
from benben.players import make
from benben.texts import Texts, catalogue


def in_text(match: Match) -> str:
    """The picture, as a terminal without colors shows it."""
    shown = Console(file=StringIO(), width=80)
    shown.print(draw(match.rules.picture(match.view(None)), Texts(), plain=True))
    return cast(StringIO, shown.file).getvalue()


def played(game: Game, seed: int = 1, plies: int = 400) -> Match:
    match = game.new_match(seed=seed)
    while not match.is_over and match.ply < plies:
        match.play(match.legal_moves[-1])
    return match


# ---- words -----------------------------------------------------------------------------------------------------------
def test_the_name_is_that_of_the_file(senet: Game, nim: Game) -> None:
    assert (senet.name, nim.name) == ("senet", "nim")
    assert Texts().format(senet.rules.title) == "Senet"


def test_everything_is_said_in_words(senet: Game, caplog: pytest.LogCaptureFixture) -> None:
    match = played(senet)
    texts = Texts()
    said = [texts.format(message) for ply in range(match.ply) for message in match.narrate(ply)]
    assert "Player 1: move 9." in said
    assert any(re.fullmatch(r"Throw [1-5]\.", text) for text in said)
    assert not caplog.records, "a text is missing"


def test_a_prompt_names_the_verbs(senet: Game, nim: Game) -> None:
    assert Texts().format(senet.new_match(seed=1).prompt()) == "Player 1 to play: move"
    assert Texts().format(nim.new_match(seed=1).prompt()) == "Player 1 to play: take"


def test_the_page_gets_the_words_too(senet: Game) -> None:
    assert senet.name == "senet"
    for language in ("en", "hu"):
        assert "senet-move-move = Move { $noun }" in catalogue(language)


def test_single_words_are_the_authors() -> None:
    benben.game(Heap, name="heap", moves={"take": range(3)}, words={"title": "A heap"}, **RULES)
    assert Texts().say("heap-title") == "A heap"
    assert Texts().say("heap-prompt-over") == "The game is over."


# ---- views -----------------------------------------------------------------------------------------------------------
def test_a_view_is_what_it_says(senet: Game, nim: Game) -> None:
    for game in (senet, nim):
        match = played(game)
        assert TypeAdapter(OpenView).validate_python(match.view(0), strict=True) == match.view(0)


def test_a_view_has_all_cells(senet: Game) -> None:
    view = senet.new_match(seed=1).view(None)
    assert view["cells"]["board"][:4] == [-1, 0, 1, 0]
    assert view["cells"]["pawns"] == 5
    assert [verb["cell"] for verb in view["verbs"]] == ["board", "board"]
    assert view["scored"]


def test_points_are_a_line_of_the_receipt(senet: Game) -> None:
    match = played(senet, plies=10_000)
    assert sorted((line.seat, line.points) for line in match.receipt()) == [
        (seat, points) for seat, points in enumerate(match.scores) if points
    ]


def test_pixels_show_the_picture_in_text(nim: Game) -> None:
    """`render_mode="rgb_array"` of an environment: another position is another picture of the same size."""
    match = nim.new_match(seed=1)
    before: Any = drawn("rgb_array", nim, match.table, 0)
    match.play(next(iter(match.legal_moves)))
    after: Any = drawn("rgb_array", nim, match.table, 0)
    assert before.shape == after.shape == (768, 1152, 3)
    assert (before != after).any()


def test_a_game_that_is_won_has_a_winner(nim: Game) -> None:
    match = nim.new_match()
    while not match.is_over:
        match.play("take 3")
    assert match.outcome == Outcome((0,), (1, 0), "nim-reason-points")
    assert not match.view(None)["scored"]


def test_the_picture_has_rows_and_signs(senet: Game) -> None:
    drawn = in_text(senet.new_match(seed=1))
    assert "Pawns: 5" in drawn
    assert re.search(r"·\s+○\s+●\s+○\s+●", drawn)
    assert re.search(r"Player 2\s+0", drawn)


def test_a_touch_means_a_move_on_places(senet: Game, nim: Game) -> None:
    match = senet.new_match(seed=1)
    first = match.legal_moves[0]
    assert match.targets(first) == [f"board:{first.noun}"]
    assert nim.new_match().targets("take 1") == []


# ---- players ---------------------------------------------------------------------------------------------------------
def test_an_observation_is_the_same_to_both_seats(senet: Game) -> None:
    table, rules = senet.new_match(seed=1).table, cast(Any, senet.rules)
    spec = Spec("senet", 2, rules.observation)
    seen = [nd.zeros(spec.size, nd.int64) for _ in range(2)]
    for seat in range(2):
        rules.observe(table, seat, 0, seen[seat])
    first, second = (found.tolist() for found in seen)
    board = int(rules.observation.BOARD)
    assert first[board : board + 5] == [0, 1, 2, 1, 2]
    assert second[board : board + 5] == [0, 2, 1, 2, 1]
    assert all(value <= high for value, high in zip(first, spec.high.tolist(), strict=True))


def test_features_are_points_and_what_lies_on_the_table(senet: Game) -> None:
    match = played(senet, plies=10_000)
    values = nd.zeros(34)
    for seat in range(2):
        cast(Any, senet.rules).features(match.table, seat, values)
        pieces = [int(owner == seat) for owner in match.table.board.tolist()]
        assert values.tolist() == [match.scores[seat], *pieces, match.scores[seat]]
    assert senet.rules.feature_names == ("score", *(f"board_{place}" for place in range(32)), "off")


def test_the_policy_prefers_what_wins_and_changes_nothing(nim: Game) -> None:
    match = nim.new_match()
    while match.table.matches != 2:
        match.play("take 1")
    before, room = table_bytes(match.tables), nd.zeros(3)
    moves = nd.array([int(move) for move in match.legal_moves], nd.int64)
    nim.rules.policy(match.table, moves, 2, room, nd.zeros(nim.rules.notes))
    assert room.tolist()[1] > room.tolist()[0]
    assert table_bytes(match.tables) == before


def test_bots_of_every_kind_play_it(nim: Game) -> None:
    for spec in ("random", "greedy", "search:games=20"):
        player = make(spec, nim, 0)
        match = nim.new_match(seed=1)
        while match.turn is not None:
            match.play(player.choose(match.known(match.turn), match.turn))
        assert match.is_over


# ---- each can be replaced --------------------------------------------------------------------------------------------
class Heap(GameTable):
    """A heap, and an option of it."""

    heap: int = cell(low=0, high=9)


@rule
def legal(table: Any, moves: Any) -> int:
    moves[0] = 0
    return 1 if table.actor >= 0 else 0


@rule
def take(table: Any, _code: int) -> None:
    table.actor = benben.OVER


@rule
def score(_table: Any, seat: int) -> int:
    return int(seat)


RULES: Any = {"legal": legal, "apply": take, "score": score}


def test_a_default_is_replaced_alone() -> None:
    def prompt(_table: Any) -> Any:
        return {"id": "mine"}

    rules = benben.game(Heap, name="heap", moves={"take": range(3)}, prompt=prompt, **RULES)
    match = Game(rules).new_match()
    assert match.prompt() == {"id": "mine"}
    assert match.view(None)["cells"] == {"heap": 0}


def test_an_option_is_written_into_the_cell_of_its_name() -> None:
    rules = benben.game(Heap, name="heap", moves={"take": range(3)}, options={"heap": (4, 6)}, **RULES)
    assert Game(rules).new_match().table.heap == 4
    assert Game(rules, {"heap": 6}).new_match().table.heap == 6


@pytest.mark.parametrize(
    ("declared", "kind"),
    [
        (cell(), nd.int8),
        (cell(high=127), nd.int8),
        (cell(high=128), nd.int16),
        (cell(low=-(2**15) - 1), nd.int32),
    ],
)
def test_a_cell_has_the_smallest_kind_that_holds_its_range(declared: Any, kind: Any) -> None:
    assert declared.kind is kind
    assert cells_of(table_with(declared), 2)[0].low == (declared.spec.low or 0)


# ---- what is not possible --------------------------------------------------------------------------------------------
def table_with(declared: Any) -> type[GameTable]:
    return type("Wrong", (GameTable,), {"wrong": declared})


@pytest.mark.parametrize(
    ("declared", "said"),
    [
        (cell(2, 2, 2), "more than two lengths"),
        (cell(kind=nd.float64), "of a kind that rules cannot have"),
        (cell(kind=nd.int8, low=0, high=500), "go from 0 to 500"),
        (cell(low=0, high=3, empty=5), "its empty number is not among them"),
        (cell(1, seen_by="owner"), "its first length must be at least 2"),
        (cell(seen_by="onwer"), "'onwer'; choose one of: all, owner, nobody"),
        (cell(holds="pieces"), "'pieces'; choose one of: numbers, seats"),
    ],
)
def test_a_wrong_cell_is_refused(declared: Any, said: str) -> None:
    with pytest.raises(BadGame, match=re.escape(said)):
        cells_of(table_with(declared), 2)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"apply": None}, "needs the rule apply"),
        ({"score": None}, "one of score, winner and shares"),
        ({"legal": len}, "legal is no rule; write @rule"),
        ({"options": {"sky": (1, 2)}}, "declare sky = cell()"),
        ({"moves": {"Take it": None}}, "'Take it' must be a word"),
        ({"moves": {"take": places("sky", 3)}}, "names places of sky"),
        ({"secret": ["takes"]}, "'takes', which is no verb of this game; there are: take"),
        ({"outcomes": {"die": range(1, 7)}}, "needs the rule chance"),
    ],
)
def test_a_wrong_game_is_refused(change: dict[str, Any], said: str) -> None:
    given = {"name": "heap", "moves": {"take": range(3)}, **RULES, **change}
    with pytest.raises(BadGame, match=re.escape(said)):
        benben.game(Heap, **{key: value for key, value in given.items() if value is not None})


def test_one_number_of_players_needs_no_tuple() -> None:
    made = benben.game(Heap, name="heap", moves={"take": range(3)}, players=3, **RULES)
    assert made.options[0].choices == (3,)


def test_integers_of_verbs_follow_each_other() -> None:
    verbs = Verbs(move=places("board", range(1, 4)), pick=("red", "blue"), end=None)
    assert [verbs.code("move"), verbs.code("pick", "blue"), verbs.code("end")] == [0, 4, 5]
    assert [str(move) for move in verbs.moves("x")] == [
        "move 1",
        "move 2",
        "move 3",
        "pick red",
        "pick blue",
        "end",
    ]
    assert list(places("board", 2, 2).nouns) == ["0-0", "0-1", "1-0", "1-1"]

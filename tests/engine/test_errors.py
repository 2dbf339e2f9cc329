"""What errors say: the name of the thing, and what would have been right."""

import copy
import pickle
import subprocess
import sys

import pytest

import benben
from benben import BadOption, IllegalMove, MalformedMove, MatchOver, NothingToUndo, RecordError, UnknownGame
from benben.engine import message as messages
from benben.engine.errors import BadPosition, BadSpec, BenbenError, BrokenGame
from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.options import OptionValue
from benben.texts import Texts
from pebbles import RULES
from tests.games.playing import walk


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as error:
        benben.load("senet")
    assert str(error.value) == "no game is called 'senet'; there are: " + ", ".join(
        info.name for info in benben.list_games()
    )


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 9}, "players=9 is not possible; choose one of: 2, 3"),
        ({"players": "2"}, "players='2' is not possible"),
        ({"players": True}, "players=True is not possible"),
        ({"players": 2.0}, "players=2.0 is not possible"),
        ({"bag": None}, "bag=None is not possible; choose one of: 'tiny', 'small', 'large'"),
        ({"open_hands": 1}, "open_hands=1 is not possible; choose one of: False, True"),
        ({"colour": "red"}, "pebbles has no option 'colour'; it has: players, bag, open_hands"),
        ({"bag": "tiny", "players": 3}, "the tiny bag is for 2 players, not 3"),
    ],
)
def test_a_bad_option_says_what_would_be_good(options: dict[str, OptionValue], says: str) -> None:
    with pytest.raises(BadOption) as error:
        Game(RULES, options)
    assert says in str(error.value)


def test_choices_next_to_those_chosen() -> None:
    assert RULES.choices({"players": 3})["bag"] == ("small", "large")
    assert RULES.choices({"bag": "tiny"})["players"] == (2,)
    assert RULES.choices({}) == {spec.name: spec.choices for spec in RULES.options}


def test_options_not_named_have_their_defaults_and_cannot_be_changed() -> None:
    game = Game(RULES, {"players": 3})
    assert dict(game.options) == {"players": 3, "bag": "large", "open_hands": False}
    assert (game.players, game.name, game.rules_version) == (3, "pebbles", 3)
    with pytest.raises(TypeError):
        game.options["players"] = 2  # type: ignore[index]
    assert game == Game(RULES, {"players": 3, "bag": "large"}) != Game(RULES)
    assert hash(game) == hash(Game(RULES, {"players": 3}))
    assert game != "pebbles"


def test_a_move_that_is_not_legal_says_which_are() -> None:
    match = Game(RULES).new_match(seed=1)
    with pytest.raises(IllegalMove) as error:
        match.play("lay")
    assert str(error.value) == "“lay” is not legal now; legal: draw"
    assert error.value.legal == ["draw"]
    with pytest.raises(MalformedMove, match="“dra” is not a move: did you mean “draw”"):
        match.play("dra")
    assert match.ply == 0


def test_nothing_can_be_played_after_the_end_nor_taken_back_before_the_start() -> None:
    *_, match = walk(Game(RULES), 1)
    with pytest.raises(MatchOver, match="the match is over"):
        match.play("draw")
    with pytest.raises(MatchOver):
        match.play("nonsense")
    with pytest.raises(NothingToUndo, match="no decision"):
        Game(RULES).new_match(seed=1).undo()


def test_errors_of_a_move_are_value_errors_of_one_kind() -> None:
    for kind in (MalformedMove, IllegalMove, MatchOver):
        assert issubclass(kind, benben.MoveError)
        assert issubclass(kind, ValueError)
    for error in (UnknownGame, BadOption, NothingToUndo, RecordError, benben.BadSpec):
        assert issubclass(error, benben.BenbenError)


def test_a_record_error_names_its_ply() -> None:
    assert str(RecordError("bad", 3)) == "ply 3: bad"
    assert str(RecordError("bad")) == "bad"
    assert RecordError("bad", 3).ply == 3


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    match = Game(RULES).new_match(seed=1)
    for look in (match.view, match.known):
        with pytest.raises(ValueError, match=rf"there is no seat {seat}: seats are 0 to 1"):
            look(seat)
    match.play("draw")
    with pytest.raises(ValueError, match=rf"there is no seat {seat}"):
        match.narrate(0, seat)


@pytest.mark.parametrize("ply", [-1, 3, 99])
def test_there_is_no_such_ply(ply: int) -> None:
    match = Game(RULES).new_match(seed=1)
    match.play("draw")
    for look in (match.at, match.rewind):
        with pytest.raises(IndexError):
            look(ply)
    with pytest.raises(IndexError):
        match.narrate(ply)


# ---- messages and English ----------------------------------------------------------------------------------------
EVERY = [
    UnknownGame("senet", ["ra"]),
    BrokenGame("senet", "far.away", "it is lost"),
    BadPosition("turn", message("engine-position-twice")),
    BadPosition("turn", "nobody is there (R2.4)"),
    MalformedMove("drw", message("engine-move-near", moves="draw")),
    IllegalMove("draw", ["lay"]),
    MatchOver(),
    RecordError(message("engine-record-digest"), 3),
    BadSpec(message("engine-no_parameters", player="random")),
    BadSpec("only on Sundays"),
]
each_error = pytest.mark.parametrize("error", EVERY, ids=[str(error) for error in EVERY])


@each_error
def test_an_error_is_the_same_in_another_process(error: BenbenError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301
        assert (type(again), str(again), again.message) == (type(error), str(error), error.message)
        assert vars(again) == vars(error)


def test_an_error_says_in_english_what_the_catalogue_says() -> None:
    error = UnknownGame("senet", ["ra", "ankhor"])
    assert error.message == message("engine-unknown_game", name="senet", games="ra, ankhor")
    assert str(error) == Texts().format(error.message)
    assert repr(error) == f"UnknownGame({str(error)!r})"
    assert Texts("hu").format(error.message) != str(error)


def test_a_plain_text_is_its_own_message() -> None:
    class Closed(BenbenError):
        def __init__(self, day: str) -> None:
            super().__init__(f"closed on {day}")

    class Bare(BenbenError):
        def __init__(self, day: str) -> None: ...

    assert (Closed("Sundays").message, str(Closed("Sundays"))) == ("closed on Sundays", "closed on Sundays")
    assert (str(Bare("Sundays")), str(BenbenError())) == ("Sundays", "")


def test_a_game_says_more_in_english_than_by_its_rules() -> None:
    error = BadPosition("turn", "nobody is there (R2.4)")
    assert (error.reason, str(error)) == ("nobody is there (R2.4)", "turn: nobody is there (R2.4)")
    assert error.message == message(
        "engine-position", word="turn", reason=message("engine-position-rules", rules="R2.4")
    )
    record = RecordError(error.message, 4, error.english)
    assert (record.reason, str(record)) == (str(error), f"ply 4: {error}")
    assert record.message == message("engine-record-ply", ply="4", reason=error.message)


def test_where_nothing_formats_messages_an_error_shows_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacks_a_library(_: Message) -> str:
        raise ImportError

    monkeypatch.setattr(messages, "_formatters", [lacks_a_library])
    assert str(UnknownGame("senet", ["ra"])) == "engine-unknown_game (name='senet', games='ra')"
    assert str(MatchOver()) == "engine-match_over"


def test_the_catalogues_are_read_when_a_text_is_first_wanted() -> None:
    program = """
import sys, benben
try:
    benben.load("senet")
except benben.UnknownGame as error:
    before = {"benben.texts", "fluent.runtime"} & set(sys.modules)
    print(sorted(before), "no game is called" in str(error))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[] True\n"

"""Notation round-trips; every message is in the catalogues with all that it needs; every move has a target."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from benben.engine.errors import MalformedMove
from benben.engine.game import Game
from benben.engine.notation import MoveList
from benben.engine.rules import Rules
from tests.games.checks import said
from tests.games.every import ALL, CASES, every_game
from tests.games.playing import examples
from tests.games.walks import chances_in, decisions_in, positions_in
from tests.tiers import usually

HEARD = usually(40, 1000)
"""The number of positions of a walk of which every message is looked up."""
POINTED_AT = usually(20, 1000)
"""So many positions of a walk of which every move is pointed at."""


class _Variables(Visitor):
    """Collects the variables that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the library's name)
        self.found.add(node.id.name)


@cache
def catalogue(path: Path) -> dict[str, set[str]]:
    """The variables of each message of a catalogue."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    texts = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            texts[entry.id.name] = visitor.found
    return texts


def move_lists(rules: Rules) -> list[MoveList]:
    """The moves, and every list of outcomes that appears in a few matches."""
    games = [game for game in ALL if game.rules is rules]
    outcomes = [rules.outcomes(table) for game in games for table in chances_in(game)]
    return list({id(each): each for each in (rules.moves, *outcomes)}.values())


@pytest.mark.parametrize("name", CASES)
def test_each_face_of_a_move_leads_to_the_others(name: str) -> None:
    for moves in move_lists(CASES[name].rules):
        for move in moves:
            assert (
                moves.parse(str(move))
                is moves.parse(int(move))
                is moves.parse(move)
                is moves.value(int(move))
            )
            assert str(moves.value(int(move))) == str(move)
            assert hash(moves.parse(str(move))) == hash(move)


@pytest.mark.parametrize("name", CASES)
@examples(1)
@given(data=st.data())
def test_case_and_spacing_do_not_matter(name: str, data: st.DataObject) -> None:
    moves = CASES[name].rules.moves
    move = data.draw(st.sampled_from(list(moves)))
    spaces = st.text(" \t\n", max_size=3)
    words = [
        data.draw(st.sampled_from([str.lower, str.upper, str.title]))(word) for word in str(move).split()
    ]
    text = data.draw(spaces) + (" " + data.draw(spaces)).join(words) + data.draw(spaces)
    assert moves.parse(text) == move


@pytest.mark.parametrize("name", CASES)
@examples(2)
@given(
    text=st.text(max_size=30)
    | st.integers()
    | st.floats()
    | st.none()
    | st.booleans()
    | st.binary(max_size=4)
)
def test_what_is_no_move_is_malformed(name: str, text: object) -> None:
    moves = CASES[name].rules.moves
    meant = isinstance(text, int) and not isinstance(text, bool) and text in moves
    if not meant and str(text).split() not in [str(move).split() for move in moves]:
        with pytest.raises(MalformedMove, match="is not a move"):
            moves.parse(text)  # type: ignore[arg-type]


@every_game
def test_every_message_is_in_the_catalogue(game: Game) -> None:
    texts = catalogue(game.rules.catalogues / "en.ftl")
    for position in positions_in(game, HEARD):
        for message in said(position):
            assert message["id"] in texts
            assert texts[message["id"]] <= set(message["args"]), message


@every_game
def test_every_move_has_a_piece_to_point_at(game: Game) -> None:
    for position in decisions_in(game, POINTED_AT):
        view = position.view(position.turn)
        for move in position.legal_moves:
            targets = position.targets(move)
            assert targets
            assert len(set(targets)) == len(targets)
            for target in targets:
                CASES[game.name].check_target(view, int(move), target)


@every_game
def test_different_moves_are_described_differently(game: Game) -> None:
    for position in decisions_in(game):
        described = [repr(position.describe(move)) for move in position.legal_moves]
        assert len(set(described)) == len(described)

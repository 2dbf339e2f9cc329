"""The general claims, each as a function that fails on a game that breaks it."""

import random
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import pytest

from benben import nd
from benben.authoring import claims
from benben.authoring.claims import messages_in, text_of
from benben.authoring.faults import Broken
from benben.engine.dice import new_dice
from benben.engine.errors import IllegalMove, MalformedMove, MatchOver
from benben.engine.game import Game, Match
from benben.engine.message import Message
from benben.engine.picture import Span
from benben.engine.table import OVER, table_bytes
from benben.texts import Texts
from tests.engine.chi_square import TOO_FAR, deviation
from tests.games.cases import Case, copied


def holds(broken: Iterable[Broken]) -> None:
    """Fail with everything that does not hold."""
    assert list(broken) == []


def seats_of(game: Game) -> range:
    return range(game.players)


def viewers_of(game: Game) -> list[int | None]:
    return [None, *seats_of(game)]


# ---- what is legal ---------------------------------------------------------------------------------------------
def check_legal_list(match: Match) -> None:
    """Exactly the seats that must decide have a list; it names moves of the game, each once, and is not too long."""
    holds(claims.of_legal_list(match.game.rules, int(match.table.actor), match.legal_moves.codes))


def check_play_agrees(match: Match) -> None:
    """`play` takes exactly the listed moves; a refused one leaves the match as it was."""
    codes = match.legal_moves.codes
    most = max(int(move) for move in match.game.rules.moves)
    for code in range(-2, most + 3):
        trial = match.copy()
        if code in codes:
            trial.play(code)
            assert trial.plies[match.ply].move == code
        else:
            with pytest.raises((IllegalMove, MalformedMove, MatchOver)):
                trial.play(code)
            assert trial == match


# ---- positions -------------------------------------------------------------------------------------------------
def check_canonical(case: Case, table: Any) -> None:
    """Bytes say nothing beyond the named cells, and what lies above the top of the agenda is cleared."""
    case.check_sound(table)
    assert 0 <= table.agenda_size <= len(table.agenda)
    assert not table.agenda[int(table.agenda_size) :].any()
    assert table.actor != OVER or table.agenda_size == 0
    assert OVER <= table.actor < table.seats
    rebuilt = case.rules.table.empty()
    for name in case.rules.table.kind.names or ():
        rebuilt[0][name] = table[name]
    assert table_bytes(rebuilt) == table.tobytes()


def check_replay(match: Match) -> None:
    """The plies alone lead to the same bytes, at every ply."""
    replay = match.game.new_match(dealer=match.dealer)
    replay.rewind(0)
    assert replay.key == table_bytes(match.game.new_tables())
    for index, ply in enumerate(match.plies):
        assert replay.key == table_bytes(match._position(index))
        assert replay.table.actor == ply.actor
        replay.push(ply.move)
    assert replay == match
    assert replay.key == match.key


def check_undo(match: Match) -> None:
    """Undo returns to the bytes before the last decision, and playing it again to the bytes after it."""
    last = match.last_decision()
    assert last is not None
    trial = match.copy()
    move = trial.undo()
    assert trial.ply == last
    assert trial.key == table_bytes(match._position(last))
    check_kept(trial._before, match._before[:last])
    assert int(move) == match.plies[last].move
    trial.play(move)
    assert trial == match
    assert trial.key == match.key
    check_kept(trial._before, match._before)


def check_kept(some: list[bytes | None], others: list[bytes | None]) -> None:
    """Tables before the same plies are the same wherever both matches know them."""
    assert all(one is None or other is None or one == other for one, other in zip(some, others, strict=True))


# ---- chance ----------------------------------------------------------------------------------------------------
def weights_of(game: Game, table: Any) -> list[int]:
    weights = nd.zeros(game.rules.most_outcomes, nd.int64)
    return [int(weight) for weight in weights[: game.rules.chance(table, weights)]]


def check_chance(case: Case, game: Game, table: Any) -> None:
    """Weights are exact: none below nothing, together what is left; each outcome shows what its notation says."""
    weights = weights_of(game, table)
    assert min(weights) >= 0
    assert sum(weights) == case.left(table) > 0
    outcomes = game.rules.outcomes(table)
    for code, weight in enumerate(weights):
        if weight:
            assert int(outcomes.parse(str(outcomes.value(code)))) == code
            after = copied(table)[0]
            game.rules.apply(after, code)
            case.check_shown(table, code, after)
            case.check_sound(after)


def check_sample(game: Game, table: Any, draws: int = 1500) -> None:
    """A game's own rule for drawing an outcome has the odds that it declares, and leaves the table alone."""
    sample, weights, before = game.rules.sample, weights_of(game, table), table.tobytes()
    if sample is not None:
        dice, room = new_dice(sum(before)), nd.zeros(game.rules.most_outcomes, nd.int64)
        drawn = [int(sample(table, dice, room)) for _ in range(draws)]
        assert table.tobytes() == before
        assert 0 <= min(drawn) <= max(drawn) < len(weights)
        if sum(weight > 0 for weight in weights) > 1:
            assert deviation(np.bincount(drawn, minlength=len(weights)).tolist(), weights) < TOO_FAR
        else:
            assert weights[drawn[0]] > 0


# ---- what may be seen and known --------------------------------------------------------------------------------
def view_text(game: Game, table: Any, viewer: int | None) -> str:
    """The view as JSON text; checks on the way that JSON gives it back unchanged."""
    view = dict(game.rules.view(table, viewer))
    holds(claims.of_view(game.rules, view, viewer, game.players))
    return text_of(view)


def check_hidden(case: Case, game: Game, table: Any, viewer: int | None, rng: random.Random) -> None:
    """Two tables that differ only in what is hidden from *viewer* look the same to him; else they do not."""
    twin = case.twin(table, viewer, rng)[0]
    check_secret(case, game, table, viewer, twin)
    if case.hides(table, viewer):
        assert view_text(game, twin, viewer) == view_text(game, table, viewer)
        assert game.rules.prompt(twin) == game.rules.prompt(table)
    elif twin.tobytes() != table.tobytes():
        assert view_text(game, twin, viewer) != view_text(game, table, viewer)


def check_secret(case: Case, game: Game, table: Any, viewer: int | None, twin: Any) -> None:
    """A viewer with no part in a secret cannot see its owner's choices: `private_to` names the owner."""
    owner = game.rules.private_to(table)
    assert owner == game.rules.private_to(twin)
    assert owner is None or owner in seats_of(game)
    if legal_codes(game, twin) != legal_codes(game, table):
        assert owner == table.actor
        assert case.hides(table, viewer) == (viewer != owner)


def narration(game: Game, before: Any, move: int, after: Any, viewer: int | None) -> str:
    return text_of(game.rules.events(before, move, after, viewer))


def check_told(
    case: Case, game: Game, step: tuple[Any, int, Any], viewer: int | None, rng: random.Random
) -> None:
    """The messages of a ply do not depend on what is hidden from *viewer* before and after it."""
    before, move, after = step
    if not case.hides(after, viewer):
        return
    text = narration(game, before, move, after, viewer)
    for alike in case.alike(before, move, viewer):
        assert narration(game, before, alike, case.twin(after, viewer, rng)[0], viewer) == text
    if not case.opens(before, move):
        assert narration(game, case.twin(before, viewer, rng)[0], move, after, viewer) == text


def check_alike(game: Game, step: tuple[Any, int, Any], seat: int) -> None:
    """Where the rules say that views do not differ, *seat* gets the view and the events of a spectator."""
    before, move, after = step
    if game.rules.views_differ(after):
        return
    spectator = {**game.rules.view(after, None), "viewer": seat}
    assert text_of(game.rules.view(after, seat)) == text_of(spectator)
    if not game.rules.views_differ(before):
        assert narration(game, before, move, after, seat) == narration(game, before, move, after, None)


def check_known(case: Case, game: Game, table: Any, seat: int, rng: random.Random) -> None:
    """What a seat may know looks to it as the table does, is a sound table, and depends on nothing private.

    It has the same legal moves, but while somebody else is shown something: what he may choose then is his secret.
    """
    seed = rng.randrange(2**31)
    known = game.known(table, seat, new_dice(seed))
    assert known.shape == (1,)
    case.check_sound(known[0])
    assert view_text(game, known[0], seat) == view_text(game, table, seat)
    if game.rules.private_to(table) in {None, seat}:
        assert legal_codes(game, known[0]) == legal_codes(game, table)
    twin = case.private_twin(table, seat, rng)[0]
    assert table_bytes(game.known(twin, seat, new_dice(seed))) == table_bytes(known)


def legal_codes(game: Game, table: Any) -> list[int]:
    moves = nd.zeros(game.rules.most_moves, nd.int16)
    return [int(code) for code in moves[: game.rules.legal(table, moves)]]


# ---- points ----------------------------------------------------------------------------------------------------
def check_receipt(match: Match) -> None:
    """The receipt adds up to the score, seat by seat; no line says nothing."""
    holds(claims.of_receipt(match.receipt(), match.scores))


def check_outcome(match: Match) -> None:
    """Somebody has won, with shares that add up to one and no more points for anybody else."""
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == match.scores
    holds(claims.of_outcome(match.game.rules, match.table, outcome))


# ---- words -----------------------------------------------------------------------------------------------------
def said(match: Match) -> list[Message]:
    """Every message that this position has for anybody."""
    found = [match.prompt(), match.game.rules.title]
    found += [match.describe(move) for move in match.legal_moves]
    for viewer in viewers_of(match.game) if match.ply else ():
        found += match.narrate(match.ply - 1, viewer)
    if match.outcome is not None:
        found.append({"id": match.outcome.reason, "args": {}})
    return list(messages_in(found))


def check_words(match: Match) -> None:
    """Every message of this position can be put into words."""
    holds(claims.of_words(english(), "texts", said(match)))


def spans_of(match: Match, viewer: int | None) -> list[Span]:
    """All pieces of text of the picture of what *viewer* sees."""
    return claims.spans_of(match.game.rules.picture(match.view(viewer)))


def check_picture(match: Match, viewer: int | None) -> None:
    """The picture has something of every seat, and every message in it can be put into words."""
    texts = [span.text for span in spans_of(match, viewer)]
    drawn = list(messages_in(text for text in texts if isinstance(text, dict)))
    assert {message["args"].get("seat") for message in drawn} >= set(seats_of(match.game))
    holds(claims.of_words(english(), "picture", drawn))


@cache
def english() -> Texts:
    """The English words."""
    return Texts()

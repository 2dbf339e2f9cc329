"""Reading records: every move is replayed, every outcome of chance recomputed, the result compared."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from benben.engine.broken import BrokenRules
from benben.engine.dealer import DEALERS, Dealer, SeededDealer, UnknownDealer
from benben.engine.errors import BadOption, BadPosition, MoveError, RecordError, UnknownGame
from benben.engine.game import Game, Match
from benben.engine.message import message
from benben.engine.record import check_digest, check_shape, nested_too_deeply
from benben.engine.registry import rules
from benben.engine.table import Tables

_OTHER_RULES = {"newer": "engine-record-newer_rules", "older": "engine-record-older_rules"}
"""The message for a record of other rules, by their age."""


@dataclass(frozen=True)
class Verification:
    """The finding of `verify`: every move legal, every outcome the dealer's, the result right."""

    game: str
    plies: int
    outcomes_checked: int
    """Outcomes of chance that were recomputed from the dealer's secret or seed; 0 while the secret is unknown."""
    commitment: str | None
    is_over: bool
    """Whether it was played to its end."""
    resigned: int | None = None
    """The seat (from 0) that gave the game up before its end."""


def read_record(record: Any, dealer: Dealer | None = None) -> Match:
    """Check *record* wholly and return its match. Raises `RecordError` with the reason, and the ply if one is bad.

    The match of a resigned game ends where it was given up: it is not over, and could be played on.
    """
    match, _ = _replay_checked(record, dealer)
    return match


def verify(record: Any) -> Verification:
    """Check *record* wholly, every outcome against its dealer included. Raises `RecordError`."""
    match, checked = _replay_checked(record, None)
    shown = match.dealer.to_json(reveal=False)
    commitment = shown.get("commitment")
    return Verification(
        match.game.name, match.ply, checked, commitment, match.is_over, _resigned(record, match)
    )


def _replay_checked(record: Any, dealer: Dealer | None) -> tuple[Match, int]:
    """The match of a record, and how many outcomes were checked against its dealer."""
    try:
        return _replay(record, dealer)
    except RecursionError:
        raise nested_too_deeply() from None
    except BrokenRules as error:  # such as a receipt that does not add up
        raise RecordError(error.message) from error


def _replay(record: Any, dealer: Dealer | None) -> tuple[Match, int]:
    check_shape(record)
    game = _read_game(record)
    named = _read_dealer(record["dealer"])
    _check_seats(record["seats"], game)
    if dealer is not None:
        _check_same_dealer(named, dealer)
    match = Match(game, named if dealer is None else dealer, _read_beginning(record, game))
    checked = 0
    for ply, text in enumerate(record["moves"]):
        checked += _replay_ply(match, ply, text)
    if match.is_chance:
        raise RecordError(message("engine-record-chance_missing"), match.ply)
    _check_result(record, match, named)
    _check_conservation(match)
    match.receipt()
    check_digest(record)
    return match, checked


def _replay_ply(match: Match, ply: int, text: Any) -> int:
    """Carry out one ply; return how many outcomes of chance were checked (0 or 1)."""
    if not isinstance(text, str):
        raise RecordError(message("engine-record-move", move=repr(text)[:64]), ply)
    if match.is_over:
        raise RecordError(message("engine-record-after_end", text=text[:64]), ply)
    try:
        is_checked = match.is_chance and not isinstance(match.dealer, UnknownDealer)
        drawn = match.dealer.draw(match) if is_checked else None
        carried_out = match.push(text)
    except MoveError as error:
        raise RecordError(error.message, ply) from None
    if is_checked and int(carried_out) != drawn:
        raise RecordError(message("engine-record-not_drawn", text=text), ply)
    return int(is_checked)


def _read_game(record: Mapping[str, Any]) -> Game:
    name, options, version = record["game"], record["options"], record["rules"]
    if not isinstance(name, str) or not isinstance(options, dict):
        raise RecordError(message("engine-record-game"))
    try:
        game = Game(rules(name), options)
    except (UnknownGame, BadOption) as error:
        raise RecordError(error.message) from None
    if type(version) is not int or version < 1:
        raise RecordError(message("engine-record-rules", version=repr(version)))
    if version != game.rules_version:
        age = "newer" if version > game.rules_version else "older"
        raise RecordError(
            message(_OTHER_RULES[age], game=name, version=str(version), known=str(game.rules_version))
        )
    return game


def _read_beginning(record: Mapping[str, Any], game: Game) -> Tables | None:
    """The table on which the match started, None for a new game."""
    if "position" not in record:
        return None
    text = record["position"]
    if not isinstance(text, str):
        raise RecordError(message("engine-record-no_position", text=repr(text)[:64]))
    try:
        start = game.position(text, seed=0)
    except BadPosition as error:
        raise _impossible(error) from None
    right = start.position_text()
    if right != text:
        raise RecordError(message("engine-record-other_position", text=right))
    return start.tables


def _impossible(error: BadPosition, ply: int | None = None) -> RecordError:
    in_words, in_english = (
        message("engine-record-position", reason=reason) for reason in (error.message, error.english)
    )
    return RecordError(in_words, ply, in_english)


def _check_conservation(match: Match) -> None:
    """Whether everything from the box is still on the table: this finds rules that lose a piece."""
    for word, reason in match.game.rules.positions.problems(match.table):
        raise _impossible(BadPosition(word, reason), match.ply)


def _check_seats(seats: Any, game: Game) -> None:
    if not isinstance(seats, list) or len(seats) != game.players:
        raise RecordError(message("engine-record-seats", count=game.players))
    for seat in seats:
        if not isinstance(seat, dict) or set(seat) != {"name", "player"}:
            raise RecordError(message("engine-record-seat"))
        if not all(isinstance(value, str) for value in seat.values()):
            raise RecordError(message("engine-record-seat_texts"))


def _read_dealer(shown: Any) -> Dealer:
    if not isinstance(shown, dict):
        raise RecordError(message("engine-record-dealer"))
    if shown.get("kind") == "seeded" and set(shown) == {"kind", "seed"} and type(shown["seed"]) is int:
        return SeededDealer(shown["seed"])
    kind = next((each for each in DEALERS if each == shown.get("kind")), None)
    commitment, secret = shown.get("commitment"), shown.get("secret")
    if kind is None or not isinstance(commitment, str) or set(shown) - {"kind", "commitment", "secret"}:
        raise RecordError(message("engine-record-dealer_kind"))
    if not re.fullmatch("[0-9a-f]{64}", commitment):
        raise RecordError(message("engine-record-commitment"))
    if secret is None:
        return UnknownDealer(commitment, kind)
    try:
        dealer = DEALERS[kind](bytes.fromhex(secret))
    except (TypeError, ValueError):
        raise RecordError(message("engine-record-secret")) from None
    if dealer.commitment != commitment:
        raise RecordError(message("engine-record-other_secret"))
    return dealer


def _check_same_dealer(named: Dealer, given: Dealer) -> None:
    if named.to_json(reveal=False) != given.to_json(reveal=False):
        raise RecordError("the dealer given is not the one that the record names")


def _check_result(record: Mapping[str, Any], match: Match, named: Dealer) -> None:
    resigned = _resigned(record, match)
    rewritten = match.record(resigned=resigned)
    given, right = (json.dumps(found["result"], sort_keys=True) for found in (record, rewritten))
    if given != right:  # compared as text: `true` and `1.0` are not 1
        raise RecordError(message("engine-record-other_result", result=given[:200]), match.ply)
    if (match.is_over or resigned is not None) and isinstance(named, UnknownDealer):
        raise RecordError(message("engine-record-no_secret"), match.ply)


def _resigned(record: Mapping[str, Any], match: Match) -> int | None:
    """The seat that has resigned by the result of a *record*, if there is one."""
    result = record["result"]
    if not isinstance(result, dict) or set(result) != {"resigned"}:
        return None
    seat = result["resigned"]
    if match.is_over:
        raise RecordError(message("engine-record-resigned_over"), match.ply)
    if type(seat) is not int or not 0 <= seat < match.players:
        shown = json.dumps(seat)[:64]
        raise RecordError(message("engine-record-resigned", number=shown, count=match.players), match.ply)
    return seat

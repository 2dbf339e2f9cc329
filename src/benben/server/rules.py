"""All that the server asks of the games: loading, dealing, replaying, and how the lobby offers them."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, TypeAlias

import benben
import benben.players
from benben import Game, Match, RecordError
from benben.engine import registry
from benben.engine.dealer import CommittedDealer
from benben.engine.options import OptionSpec, OptionValue
from benben.server import problems
from benben.server.models import (
    GameInfo,
    GameOption,
    Level,
    Message,
    OptionPart,
    PartLetter,
    read_message,
)
from benben.server.store import Options, StoredPly

_PLAYERS = "players"
_MOST_WORD = 64
"""Characters of an option's value that is no document."""
_Kind: TypeAlias = Literal["choice", "flag", "letters", "text"]


# ---- the lobby ---------------------------------------------------------------------------------------------
def offered_games() -> list[GameInfo]:
    """Every game with its options and the bots that play it."""
    return [_game_info(name) for name in registry.names()]


@cache
def _game_info(name: str) -> GameInfo:
    rules = registry.rules(name)
    return GameInfo(
        name=name,
        title=read_message(rules.title),
        players=_player_counts(rules),
        options=[_option(rules, spec) for spec in rules.options if spec.name != _PLAYERS],
        levels=[
            Level(name=level.name, spec=level.spec, label=Message(id=f"lobby-level-{level.name}"))
            for level in benben.players.LEVELS
        ],
    )


def _player_counts(rules: Any) -> list[int]:
    spec = next(spec for spec in rules.options if spec.name == _PLAYERS)
    return [int(count) for count in spec.choices]


def _option(rules: Any, spec: OptionSpec) -> GameOption:
    label = f"{rules.name}-option-{spec.name}"
    kind = _kind(spec)
    everybody = _player_counts(rules)
    players = {str(choice): _players_with(rules, spec.name, choice) for choice in spec.choices}
    return GameOption(
        name=spec.name,
        kind=kind,
        choices=list(spec.choices),
        default=spec.default,
        label=Message(id=label),
        choice_labels=_choice_labels(spec, kind, label),
        about=Message(id=f"{label}-about") if kind == "text" else None,
        parts=[_part(spec, place, label) for place in range(len(spec.letters))],
        players_of_choice=None if all(counts == everybody for counts in players.values()) else players,
    )


def _kind(spec: OptionSpec) -> _Kind:
    if spec.read is not None:
        return "text"
    if spec.letters:
        return "letters"
    return "flag" if isinstance(spec.default, bool) else "choice"


def _choice_labels(spec: OptionSpec, kind: _Kind, label: str) -> list[Message] | None:
    if kind == "text":
        return [Message(id=f"{label}-default")]
    return [Message(id=f"{label}-{choice}") for choice in spec.choices] if kind == "choice" else None


def _part(spec: OptionSpec, place: int, label: str) -> OptionPart:
    """The part at a *place* of the option's words, with the letters that it can have there."""
    name = spec.letters[place]
    letters = dict.fromkeys(str(choice)[place] for choice in spec.choices)
    return OptionPart(
        name=name,
        label=Message(id=f"{label}-{name}"),
        letters=[
            PartLetter(letter=letter, label=Message(id=f"{label}-{name}-{letter}")) for letter in letters
        ],
    )


def _players_with(rules: Any, option: str, choice: OptionValue) -> list[int]:
    """For how many players a choice of an option exists."""
    return [int(count) for count in rules.choices({option: choice})[_PLAYERS]]


# ---- tables ------------------------------------------------------------------------------------------------
def load_game(name: str, options: Options) -> Game:
    """The game of a table. Refuses unknown games and options."""
    try:
        _check_lengths(registry.rules(name).options, options)
        return benben.load(name, **options)
    except benben.UnknownGame as error:
        raise problems.unknown_game(str(error)) from error
    except (benben.BadOption, TypeError) as error:
        raise problems.bad_options(str(error)) from error


def _check_lengths(specs: Sequence[OptionSpec], options: Options) -> None:
    """Refuse a long text where no document is meant: a refusal would tell it back whole."""
    documents = {spec.name for spec in specs if spec.read is not None}
    for name, value in options.items():
        if isinstance(value, str) and len(value) > _MOST_WORD and name not in documents:
            raise problems.malformed(f"options.{name[:40]}: {len(value)} characters; at most {_MOST_WORD}")


def check_player(spec: str, game: Game) -> None:
    """Refuse a bot's spec that makes no player."""
    try:
        benben.players.make(spec, game, seed=0)
    except benben.BadSpec as error:
        raise problems.bad_player(str(error)) from error


def new_secret() -> str:
    """A fresh dealer's secret, in hexadecimal."""
    return CommittedDealer.fresh().secret.hex()


def commitment(secret: str) -> str:
    """What is published of a dealer's secret before the first move."""
    return CommittedDealer(bytes.fromhex(secret)).commitment


def restore(game: Game, secret: str, plies: Sequence[StoredPly]) -> Match:
    """Deal, and play the stored decisions again. Chance follows from the secret and must come out as stored.

    Raises `benben.RecordError` if what is stored does not follow the rules (of this version).
    """
    match = game.new_match(dealer=CommittedDealer(bytes.fromhex(secret)))
    for ply, stored in enumerate(plies):
        if ply == match.ply:
            _replay(match, ply, stored)
    if [(ply.actor, ply.move) for ply in match.plies[: len(plies)]] != [
        (ply.actor, ply.move) for ply in plies
    ]:
        raise RecordError("the stored game does not follow from its secret under these rules")
    return match


def _replay(match: Match, ply: int, stored: StoredPly) -> None:
    try:
        match.play(stored.move)
    except benben.MoveError as error:
        raise RecordError(str(error), ply) from error

"""The match behind a table: its game loaded, its dealer, and the stored decisions played again."""

from collections.abc import Mapping, Sequence

import benben
import benben.players
from benben import Game, Match, Ply, RecordError
from benben.engine import registry
from benben.engine.dealer import DEALERS, CommittedDealer
from benben.engine.message import message
from benben.engine.options import OptionSpec, OptionValue
from benben.server import http_errors
from benben.server.store import TableTerms

_LONGEST_WORD = 64
"""The maximum length of an option's value, except for documents."""


def load_game(name: str, options: Mapping[str, OptionValue]) -> Game:
    """The game of a table. Refuses unknown games and options."""
    try:
        rules = registry.rules(name)
        _check_lengths(rules.options, options)
        return Game(rules, options)
    except (benben.UnknownGame, benben.BrokenGame) as error:  # a file may be broken while somebody writes it
        raise http_errors.unknown_game(error.message) from error
    except benben.BadOption as error:
        raise http_errors.bad_options(error.message) from error


def _check_lengths(specs: Sequence[OptionSpec], options: Mapping[str, OptionValue]) -> None:
    """Refuse a long text for an option that takes no document: the refusal would repeat it in full."""
    documents = {spec.name for spec in specs if spec.read is not None}
    for name, value in options.items():
        if len(name) > _LONGEST_WORD:
            raise http_errors.malformed(f"options: a name of {len(name)} characters; at most {_LONGEST_WORD}")
        if isinstance(value, str) and len(value) > _LONGEST_WORD and name not in documents:
            raise http_errors.malformed(
                f"options.{name[:40]}: {len(value)} characters; at most {_LONGEST_WORD}"
            )


def check_player(spec: str, game: Game, others: Mapping[str, str], *, any_spec: bool) -> None:
    """Refuse a bot's spec that makes no player, neither ours nor one of the *others* that the host has added.

    Without *any_spec*, only levels are allowed among ours.
    """
    offered = [*(level.spec for level in benben.players.LEVELS), *others]
    if not any_spec and spec not in offered:
        raise http_errors.bad_player(message("engine-no_player", name=spec, known=", ".join(offered)))
    try:
        benben.players.make_named(spec, game, others=others)
    except benben.BadSpec as error:
        raise http_errors.bad_player(str(error)) from error


def new_secret() -> str:
    """A fresh dealer's secret, in hexadecimal."""
    return CommittedDealer.fresh().secret.hex()


def commitment(secret: str) -> str:
    """The hash of a dealer's secret, published before the first move."""
    return CommittedDealer(bytes.fromhex(secret)).commitment


def begin(game: Game, secret: str, terms: TableTerms) -> Match:
    """The match of a table at its beginning: after the first deal, or at a position in the middle of a game.

    Raises `benben.BadPosition` if the rules do not allow the position.
    """
    dealer = DEALERS[terms.dealing](bytes.fromhex(secret))
    return (
        game.new_match(dealer=dealer)
        if terms.position is None
        else game.position(terms.position, dealer=dealer)
    )


def restore(game: Game, secret: str, plies: Sequence[Ply], terms: TableTerms) -> Match:
    """Begin as `begin` does, and replay the stored decisions. Chance follows from the secret and must match the stored.

    Raises `benben.RecordError` if the stored game does not follow the rules of this version.
    """
    return _play_on(begin(game, secret, terms), plies)


def follow(match: Match, plies: Sequence[Ply]) -> tuple[Match, int]:
    """A match brought to other *plies*, and how many of them it already had.

    Raises `benben.RecordError` as `restore` does.
    """
    pairs = zip(match.plies, plies, strict=False)
    common = next(
        (number for number, (ours, theirs) in enumerate(pairs) if ours != theirs), min(match.ply, len(plies))
    )
    return _play_on(match.copy() if common == match.ply else match.at(common), plies), common


def _play_on(match: Match, plies: Sequence[Ply]) -> Match:
    for number, ply in enumerate(plies):
        if number == match.ply:
            _replay_ply(match, number, ply)
    if [(ply.actor, ply.move) for ply in match.plies[: len(plies)]] != [
        (ply.actor, ply.move) for ply in plies
    ]:
        raise RecordError("the stored game does not follow from its secret under these rules")
    return match


def _replay_ply(match: Match, number: int, ply: Ply) -> None:
    try:
        match.play(ply.move)
    except benben.MoveError as error:
        raise RecordError(error.message, number) from error

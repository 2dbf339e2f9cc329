"""Benben: board games of ancient Egypt, for players, hosts and developers of bots.

>>> import benben
>>> match = benben.load("ra", players=3, edition="2022").new_match(seed=7)
>>> match.play("draw")
Draw()
"""

import benben.games as _games  # noqa: F401  (makes the games known)
from benben.authoring.cells import BadGame, GameTable, cell
from benben.authoring.files import BadFile, load
from benben.authoring.files import install as _install
from benben.authoring.making import game
from benben.authoring.verbs import Verbs, places
from benben.engine.broken import BrokenRules
from benben.engine.dealer import CommittedDealer, Dealer, KeyedDealer, SeededDealer
from benben.engine.errors import (
    BadOption,
    BadPosition,
    BadSpec,
    BenbenError,
    BrokenGame,
    IllegalMove,
    MalformedMove,
    MatchOver,
    MoveError,
    NothingToUndo,
    RecordError,
    UnknownGame,
)
from benben.engine.game import Game, Match
from benben.engine.message import Message, format_with
from benben.engine.notation import LegalMoves, Move
from benben.engine.outcome import Outcome, ReceiptLine
from benben.engine.ply import Ply
from benben.engine.record import parse_record
from benben.engine.registry import GameInfo, list_games
from benben.engine.replay import Verification, read_record, verify
from benben.engine.rule import rule, small_rule
from benben.engine.table import CHANCE, OVER


def _in_english(said: Message) -> str:
    from benben.texts import Texts  # catalogues are read only when a text is needed

    return Texts().format(said)


format_with(_in_english)
_install()

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadFile",
    "BadGame",
    "BadOption",
    "BadPosition",
    "BadSpec",
    "BenbenError",
    "BrokenGame",
    "BrokenRules",
    "CommittedDealer",
    "Dealer",
    "Game",
    "GameInfo",
    "GameTable",
    "IllegalMove",
    "KeyedDealer",
    "LegalMoves",
    "MalformedMove",
    "Match",
    "MatchOver",
    "Message",
    "Move",
    "MoveError",
    "NothingToUndo",
    "Outcome",
    "Ply",
    "ReceiptLine",
    "RecordError",
    "SeededDealer",
    "UnknownGame",
    "Verbs",
    "Verification",
    "cell",
    "game",
    "list_games",
    "load",
    "parse_record",
    "places",
    "read_record",
    "rule",
    "small_rule",
    "verify",
]

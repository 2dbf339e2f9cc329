"""The JSON objects of the line protocol that programs receive, one class for each word (docs/protocol.md)."""

from collections.abc import Mapping
from typing import Any, TypedDict

from benben.protocol.seated import Ending, MoveInWords


class GameMessage(TypedDict):
    """`game`: a game starts."""

    game: str
    """the game's name"""
    rules: int
    """the version of its rules"""
    options: Mapping[str, Any]
    """its options"""
    players: int
    """the number of seats"""
    seat: int
    """the program's seat"""
    language: str
    """the language of all sentences"""
    seconds: float
    """the time for a decision"""
    tokens: int | None
    """the budget for the game, or null"""
    tries: int
    """so many illegal moves end a decision: the last one is replaced"""


class GoMessage(TypedDict):
    """`go`: the program must decide. Nothing from earlier messages is needed to choose a legal move."""

    moves: list[MoveInWords]
    """the legal moves: objects with `move` (the notation) and `words`"""
    prompt: str
    """the decision to make"""
    happened: list[str]
    """sentences about the moves since the last `go`"""
    seconds: float
    """the time for this decision"""
    tokens: int | None
    """the rest of the budget, or null"""
    view: Mapping[str, Any]
    """the seat's view"""


class IllegalMessage(TypedDict):
    """`illegal`: the move was not legal. The clock goes on."""

    move: str
    """the text that the program sent"""
    reason: str
    """why the move is not legal"""
    tries: int
    """how many tries are left"""
    moves: list[MoveInWords]
    """the legal moves"""


class ReplacedMessage(TypedDict):
    """`replaced`: no try was legal."""

    by: str
    """the random legal move that was played"""
    reason: str
    """why the program's last move was not legal"""


class OverMessage(TypedDict):
    """`over`: the game has ended."""

    ending: Ending | None
    """an object with `winners`, `scores` and `words`"""
    happened: list[str]
    """sentences about the moves since the last `go`"""
    view: Mapping[str, Any]
    """the seat's view"""


LineMessage = GameMessage | GoMessage | IllegalMessage | ReplacedMessage | OverMessage

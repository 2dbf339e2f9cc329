"""A match from one seat: its view, its events, its moves; bots play the other seats."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from typing_extensions import TypedDict

from benben.engine.errors import BenbenError, MalformedMove
from benben.engine.game import Match
from benben.engine.notation import Move
from benben.players.levels import NAMES
from benben.protocol.errors import words_of
from benben.protocol.plain import plain_text
from benben.protocol.replies import read_move
from benben.texts import Texts


class Bot(Protocol):
    """The player of another seat."""

    def choose(self, match: Match, seat: int) -> int:
        """The integer of a legal move for *seat*, which must decide; uses only what this seat may know."""


class MoveInWords(TypedDict):
    """A legal move: its notation, with which it is played, and its description."""

    move: str
    words: str


class Ending(TypedDict):
    """The end of a game: the winners, all points, and the reason."""

    winners: list[int]
    scores: list[int]
    words: str


@dataclass(frozen=True)
class Attempt:
    """The result of an attempted move: the move that was *played*, or None and the *reason*."""

    played: str | None
    reason: str = ""


def bot_names(texts: Texts, specs: Mapping[int, str], seats: int) -> list[str]:
    """The names of the seats: bots by their level or kind, the program's own seat by its number."""
    return [_bot_name(texts, specs[seat], seat) if seat in specs else "" for seat in range(seats)]


def _bot_name(texts: Texts, spec: str, seat: int) -> str:
    kind = texts.say(f"lobby-level-{spec}") if spec in NAMES else spec.partition(":")[0].strip().capitalize()
    return f"{kind} {seat + 1}"


class SeatedTable:
    """A *match* in which a program plays *seat*, and *bots*, which move immediately, play all others.

    All output is for this seat: its view, the events as it may know them, and its own legal moves.
    """

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot], texts: Texts) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self._bots = bots
        self._plies_reported = 0
        """The number of plies whose events the program has received."""
        self.advance()

    def advance(self) -> None:
        """Let the bots play until the program must decide, or the game is over."""
        while (turn := self.match.turn) is not None and turn != self.seat:
            self.match.play(self._bots[turn].choose(self.match, turn))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; if not, it is the program's turn."""
        return self.match.is_over

    # ---- output ----------------------------------------------------------------------------------------------------
    def view(self) -> dict[str, Any]:
        """The seat's view, as JSON."""
        return self.match.view(self.seat)

    def picture(self) -> str:
        """The same as a picture in text."""
        return plain_text(self.match.game.rules.picture(self.view()), self.texts)

    def new_events(self) -> list[str]:
        """The events since the last call, as the seat may know them."""
        first, self._plies_reported = self._plies_reported, self.match.ply
        messages = (
            message for ply in range(first, self.match.ply) for message in self.match.narrate(ply, self.seat)
        )
        return [self.texts.format(message) for message in messages]

    def prompt(self) -> str:
        """The decision to make now; after the end, how the game ended."""
        ending = self.ending()
        return self.texts.format(self.match.prompt()) if ending is None else ending["words"]

    def moves(self) -> list[MoveInWords]:
        """Its legal moves; none when the game is over or another seat decides, whose moves may be secret."""
        if self.match.turn != self.seat:
            return []
        return [
            {"move": str(move), "words": self.texts.format(self.match.describe(move))}
            for move in self.match.legal_moves
        ]

    def ending(self) -> Ending | None:
        """How the game ended; None until then."""
        outcome = self.match.outcome
        if outcome is None:
            return None
        words = self.texts.say(
            "cli-outcome",
            winners=", ".join(map(self.texts.seat, outcome.winners)),
            count=len(outcome.winners),
            points=outcome.scores[outcome.winners[0]],
            reason=self.texts.say(outcome.reason),
        )
        return {"winners": list(outcome.winners), "scores": list(outcome.scores), "words": words.strip()}

    # ---- input -----------------------------------------------------------------------------------------------------
    def read(self, text: str) -> Move:
        """The move that a text of the program means. Raises `MalformedMove`."""
        return read_move(self.match.rules.moves, text)

    def attempt(self, text: str) -> Attempt:
        """Play the move that a text means (`read_move`), and let the bots continue.

        An illegal move is refused with the reason.
        """
        try:
            played = str(self.match.play(self.read(text)))
        except BenbenError as error:
            return Attempt(None, self._refusal(text, error))
        self.advance()
        return Attempt(played)

    def why_not(self, text: str) -> str | None:
        """Why a move cannot be played now; None if it can. Raises `MalformedMove` for a text that is not a move."""
        reason = self.match.why_not(self.read(text))
        return None if reason is None else self.texts.format(reason)

    def _refusal(self, text: str, error: BenbenError) -> str:
        words = words_of(self.texts, error)
        if isinstance(error, MalformedMove):
            form = [self.texts.say("engine-move-form", move=each["move"]) for each in self.moves()[:1]]
            return "; ".join([words, *form])
        reason = self.why_not(text)
        return words if reason is None else f"{words}. {reason}"

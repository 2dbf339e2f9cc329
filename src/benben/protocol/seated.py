"""A match as one seat follows it: what it may see, what it is told, what it can play; bots sit on the other seats."""

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
    """Whoever decides for another seat."""

    def choose(self, match: Match, seat: int) -> int:
        """The integer of a legal move for *seat*, which must decide; it asks only what this seat may know."""


class MoveInWords(TypedDict):
    """A legal move: its notation, which is what is played, and what it does."""

    move: str
    words: str


class Ending(TypedDict):
    """How a game ended: who has won, everybody's points, and why."""

    winners: list[int]
    scores: list[int]
    words: str


@dataclass(frozen=True)
class Attempt:
    """What became of a move that was sent: what was *played*, or None and the *reason* why it was not."""

    played: str | None
    reason: str = ""


def bot_names(texts: Texts, specs: Mapping[int, str], seats: int) -> list[str]:
    """What the seats are called: bots by their level or kind, the program's own seat by its number."""
    return [_bot_name(texts, specs[seat], seat) if seat in specs else "" for seat in range(seats)]


def _bot_name(texts: Texts, spec: str, seat: int) -> str:
    kind = texts.say(f"lobby-level-{spec}") if spec in NAMES else spec.partition(":")[0].strip().capitalize()
    return f"{kind} {seat + 1}"


class SeatedTable:
    """A *match* in which a program sits on *seat*, and *bots* on all others, who move at once when it is their turn.

    Whatever it gives out is of this seat: its view, the events as it is told them, and its own legal moves.
    """

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot], texts: Texts) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self._bots = bots
        self._told = 0
        """How many plies the program was told of."""
        self.advance()

    def advance(self) -> None:
        """Let the bots play until the program must decide, or the game is over."""
        while (turn := self.match.turn) is not None and turn != self.seat:
            self.match.play(self._bots[turn].choose(self.match, turn))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; if not, it is the program's turn."""
        return self.match.is_over

    # ---- what it sees ----------------------------------------------------------------------------------------------
    def view(self) -> dict[str, Any]:
        """What the seat may see, as JSON."""
        return self.match.view(self.seat)

    def picture(self) -> str:
        """The same, drawn in text."""
        return plain_text(self.match.game.rules.picture(self.view()), self.texts)

    def news(self) -> list[str]:
        """What happened since this was asked last, as the seat may be told it."""
        first, self._told = self._told, self.match.ply
        told = (
            message for ply in range(first, self.match.ply) for message in self.match.narrate(ply, self.seat)
        )
        return [self.texts.format(message) for message in told]

    def prompt(self) -> str:
        """What must be decided now; how it ended when the game is over."""
        ending = self.ending()
        return self.texts.format(self.match.prompt()) if ending is None else ending["words"]

    def moves(self) -> list[MoveInWords]:
        """Its legal moves; none when the game is over, nor while somebody else decides: theirs may be their secret."""
        if self.match.turn != self.seat:
            return []
        return [
            {"move": str(move), "words": self.texts.format(self.match.describe(move))}
            for move in self.match.legal_moves
        ]

    def ending(self) -> Ending | None:
        """How the game ended, None while it goes on."""
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

    # ---- what it does ----------------------------------------------------------------------------------------------
    def read(self, text: str) -> Move:
        """The move that a text of the program means. Raises `MalformedMove`."""
        return read_move(self.match.rules.moves, text)

    def attempt(self, text: str) -> Attempt:
        """Play the move that a text means (`read_move`), and let the bots go on.

        What is no legal move is refused with the reason.
        """
        try:
            played = str(self.match.play(self.read(text)))
        except BenbenError as error:
            return Attempt(None, self._refusal(text, error))
        self.advance()
        return Attempt(played)

    def why_not(self, text: str) -> str | None:
        """Why a move cannot be played now, None if it can. Raises `MalformedMove` for what is no move."""
        reason = self.match.why_not(self.read(text))
        return None if reason is None else self.texts.format(reason)

    def _refusal(self, text: str, error: BenbenError) -> str:
        words = words_of(self.texts, error)
        if isinstance(error, MalformedMove):
            form = [self.texts.say("engine-move-form", move=each["move"]) for each in self.moves()[:1]]
            return "; ".join([words, *form])
        reason = self.why_not(text)
        return words if reason is None else f"{words}. {reason}"

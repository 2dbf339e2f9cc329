"""A game being played: its table, the moves so far, undo, copies, records."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from benben.engine.block import REFUSED
from benben.engine.dealer import CommittedDealer, Dealer, SeededDealer
from benben.engine.dice import new_dice
from benben.engine.errors import IllegalMove, MalformedMove, MatchOver, NothingToUndo
from benben.engine.game import Game, Outcome, ReceiptLine
from benben.engine.message import Message
from benben.engine.notation import AnyMove, Move, MoveList
from benben.engine.play import DEAL, FORCE, LOOK, PLAY, play_block, play_of
from benben.engine.table import CHANCE, OVER, Tables, copy_tables, table_bytes

_NOTHING = -1
"""Instead of a ply: nothing is dealt."""


@dataclass(frozen=True)
class Ply:
    """One step of a match: a seat's move, or with `actor` = `CHANCE` an outcome of chance."""

    actor: int
    move: int
    text: str


class LegalMoves(Sequence[Any]):
    """The legal moves of a position: iterate, count, index, or ask with `in` (text, typed move or integer)."""

    def __init__(self, moves: MoveList, codes: Sequence[int]) -> None:
        self._moves = moves
        self.codes = tuple(codes)

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._moves.value(code) for code in self.codes[index]]
        return self._moves.value(self.codes[index])

    def __iter__(self) -> Iterator[Move]:
        return map(self._moves.value, self.codes)

    def __contains__(self, move: object) -> bool:
        try:
            return int(self._moves.parse(move)) in self.codes  # type: ignore[arg-type]
        except MalformedMove:
            return False

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(map(str, self))}>"


class Match:
    """A game being played. It can be copied and pickled.

    Two matches are equal when the same game was played with the same moves. `table` is a live record: read it,
    change it only through `play` and `undo`.
    """

    __slots__ = (
        "_actor",
        "_address",
        "_before",
        "_block",
        "_codes",
        "_dealt",
        "_moves",
        "_of_table",
        "_play",
        "_seats",
        "_seeded",
        "_start",
        "_told",
        "_weights",
        "dealer",
        "game",
    )

    def __init__(self, game: Game, dealer: Dealer, tables: Tables | None = None) -> None:
        """A match that begins at *tables*[0], which is copied (None: a new game), before anything is dealt."""
        self.game = game
        self.dealer = dealer
        self._codes: list[int] = []
        """The move or outcome of each ply."""
        self._seats: list[int] = []
        """Who acted at each ply."""
        self._before: list[bytes | None] = []
        """The table's bytes before each ply; those before an outcome of chance are found by `_position`."""
        self._told: list[Ply] = []
        """The plies that were asked for; notation is written when somebody wants to read it."""
        self._start = table_bytes(game.new_tables() if tables is None else tables)
        self._begin(self._start)

    def _begin(self, table: bytes) -> None:
        """Put a table in the block of memory that compiled code works on."""
        rules = self.game.rules
        self._seeded = type(self.dealer) is SeededDealer  # a subclass may deal as it likes
        self._block = play_block(rules, self.dealer.seed if isinstance(self.dealer, SeededDealer) else 0)
        self._of_table = self._block.where("table")
        self._block.write(self._of_table, table)
        self._address = self._block.address
        self._play = play_of(rules)
        self._actor = self._block.actor()
        self._moves = self._block.view("moves")
        self._weights = self._block.view("weights")
        self._dealt = self._block.view("dealt")

    @classmethod
    def begin(cls, game: Game, seed: int | None = None, dealer: Dealer | None = None) -> "Match":
        """Lay out a new match and deal what chance deals first. See `Game.new_match`."""
        if seed is not None and dealer is not None:
            raise ValueError("give a seed or a dealer, not both")
        if dealer is None:
            dealer = CommittedDealer.fresh() if seed is None else SeededDealer(seed)
        match = cls(game, dealer)
        match.deal()
        return match

    # ---- what stands on the table --------------------------------------------------------------------------------
    @property
    def table(self) -> Any:
        """The table as a record with named fields."""
        return self._block.table

    @property
    def tables(self) -> Tables:
        """The table as an array of one record, for compiled loops."""
        return self._block.tables()

    @property
    def turn(self) -> int | None:
        """The seat that must decide, None when the match is over."""
        actor = self._actor[0]
        return actor if actor >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._actor[0] == OVER)

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Everything that happened: moves and outcomes of chance in order."""
        for ply in range(len(self._told), self.ply):
            actor, code = self._seats[ply], self._codes[ply]
            rules = self.game.rules
            faces = rules.outcomes(self._position(ply)[0]) if actor == CHANCE else rules.moves
            self._told.append(Ply(actor, code, str(faces.value(code))))
        return tuple(self._told)

    @property
    def ply(self) -> int:
        """How many plies were played."""
        return len(self._codes)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat that must decide; none when it is over."""
        count = self._play(self._address, LOOK, 0, 0) if self._actor[0] >= 0 else 0
        return LegalMoves(self.game.rules.moves, self._moves[:count].tolist())

    @property
    def outcome(self) -> Outcome | None:
        """Who has won and why, None while the match goes on."""
        if not self.is_over:
            return None
        shares = np.zeros(self.game.rules.most_seats)
        self.game.rules.shares(self.table, shares)
        winners = tuple(int(seat) for seat in np.flatnonzero(shares[: self.game.players]))
        return Outcome(winners, self.scores, self.game.rules.reason(self.table))

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points, also those that the rulebook keeps hidden."""
        return tuple(int(self.game.rules.score(self.table, seat)) for seat in range(self.game.players))

    def receipt(self) -> list[ReceiptLine]:
        """Every point of everybody, itemised, also those that the rulebook keeps hidden."""
        return self.game.rules.receipt(self.table)

    # ---- what may be shown ---------------------------------------------------------------------------------------
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What *seat* may see (None: a spectator), ready for JSON."""
        self._check_seat(seat)
        return dict(self.game.rules.view(self.table, seat))

    def known(self, seat: int, seed: int = 0) -> Tables:
        """One table as *seat* may know it; what is private to others is drawn with *seed*."""
        self._check_seat(seat)
        return self.game.rules.known(self.table, seat, new_dice(seed, self.ply))

    def prompt(self) -> Message:
        """What must be decided now, and why."""
        return self.game.rules.prompt(self.table)

    def describe(self, move: AnyMove) -> Message:
        """A legal move in words."""
        return self.game.rules.describe(self.table, int(self.game.rules.moves.parse(move)))

    def targets(self, move: AnyMove) -> list[str]:
        """The ids of the pieces on the board that stand for a legal move."""
        return self.game.rules.targets(self.table, int(self.game.rules.moves.parse(move)))

    def narrate(self, ply: int, viewer: int | None = None) -> list[Message]:
        """What happened at a *ply* (0-based), in order, as *viewer* (None: a spectator) may be told it."""
        self._check_seat(viewer)
        if not 0 <= ply < self.ply:
            raise IndexError(f"this match has {self.ply} plies: there is no ply {ply}")
        return self.game.rules.narrate(
            self._position(ply)[0], self._codes[ply], self._position(ply + 1)[0], viewer
        )

    # ---- playing -------------------------------------------------------------------------------------------------
    def play(self, move: AnyMove) -> Move:
        """Play a legal move (text, typed value or integer), deal the chance that follows, return the move.

        Raises `MatchOver`, `MalformedMove` or `IllegalMove`; the match is then as it was.
        """
        if not self._seeded:
            typed = self.play_recorded(move)
            self.deal()
            return typed
        typed, dealt = self._checked(move, self.ply + 1)
        self._note_dealt(dealt)
        return typed

    def play_recorded(self, move: AnyMove) -> Move:
        """Play a legal move, but let the caller `reveal` the chance that follows. Errors as for `play`."""
        return self._checked(move, _NOTHING)[0]

    def _checked(self, move: AnyMove, deal_from: int) -> tuple[Move, int]:
        """Play a legal move, let a seed deal from a ply on; return the move and how many outcomes were dealt."""
        actor = self._actor[0]
        if actor == OVER:
            raise MatchOver
        typed = self.game.rules.moves.parse(move)
        code, before = int(typed), bytes(self._block.read(self._of_table))
        dealt = REFUSED if actor == CHANCE else self._play(self._address, PLAY, code, deal_from)
        if dealt == REFUSED:
            raise IllegalMove(str(typed), [str(legal) for legal in self.legal_moves])
        self._note(actor, code, before)
        return typed, dealt

    def deal(self) -> None:
        """Let the dealer draw until somebody must decide or the game is over."""
        while self._actor[0] == CHANCE:
            if self._seeded:
                self._note_dealt(self._play(self._address, DEAL, 0, self.ply))
            else:
                self._carry_out(self.dealer.deal(self.ply, self.weights()))

    def _note_dealt(self, dealt: int) -> None:
        if dealt:
            for code in self._dealt[:dealt].tolist():
                self._note(CHANCE, code, None)
            if self._actor[0] == CHANCE:  # more than fits into the block
                self.deal()

    def weights(self) -> list[int]:
        """The exact weights of chance's outcomes; only while chance is to act."""
        weights: list[int] = self._weights[: self._play(self._address, LOOK, 0, 0)].tolist()
        return weights

    def reveal(self, outcome: AnyMove) -> None:
        """Carry out an outcome of chance; only while chance is to act. Raises `MoveError` if it cannot happen."""
        outcomes = self.game.rules.outcomes(self.table)
        typed = outcomes.parse(outcome)
        weights = self.weights()
        if weights[int(typed)] <= 0:
            possible = [str(outcomes.value(code)) for code, weight in enumerate(weights) if weight > 0]
            raise IllegalMove(str(typed), possible)
        self._carry_out(int(typed))

    def _carry_out(self, outcome: int) -> None:
        self._play(self._address, FORCE, outcome, _NOTHING)
        self._note(CHANCE, outcome, None)

    def _note(self, actor: int, code: int, before: bytes | None) -> None:
        self._seats.append(actor)
        self._codes.append(code)
        self._before.append(before)

    # ---- taking back ---------------------------------------------------------------------------------------------
    def last_decision(self) -> int | None:
        """The ply (0-based) of the last move by a seat, None if there is none."""
        return next((ply for ply in range(self.ply - 1, -1, -1) if self._seats[ply] != CHANCE), None)

    @property
    def last_revealed(self) -> bool:
        """Whether the last decision made chance reveal something."""
        return bool(self._seats) and self._seats[-1] == CHANCE

    def undo(self) -> Move:
        """Take back the last decision and the chance that followed it; return the move.

        Raises `NothingToUndo`.
        """
        ply = self.last_decision()
        if ply is None:
            raise NothingToUndo
        code = self._codes[ply]
        self.rewind(ply)
        return self.game.rules.moves.value(code)

    def rewind(self, ply: int) -> None:
        """Go back to the position before *ply* (0-based)."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"this match has {self.ply} plies: cannot rewind to {ply}")
        if ply < self.ply:
            self._block.write(self._of_table, table_bytes(self._position(ply)))
            for history in (self._before, self._codes, self._seats, self._told):
                del history[ply:]

    def _position(self, ply: int) -> Tables:
        """A copy of the table before *ply*, carried on from the last position whose bytes were kept."""
        if ply == self.ply:
            return copy_tables(self.tables)
        place = ply
        while place > 0 and self._before[place] is None:
            place -= 1
        block = play_block(self.game.rules)
        block.write(self._of_table, self._before[place] or self._start)
        for code in self._codes[place:ply]:
            self._play(block.address, FORCE, code, _NOTHING)
        return block.tables()

    def at(self, ply: int) -> "Match":
        """A copy of the match as it stood before *ply* (0-based)."""
        match = self.copy()
        match.rewind(ply)
        return match

    def copy(self) -> "Match":
        """An independent copy, history included."""
        match = Match.__new__(Match)
        match.__setstate__(self.__getstate__())
        return match

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Match":
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        history = (self._codes.copy(), self._seats.copy(), self._before.copy(), self._told.copy())
        return self.game, self.dealer, self._start, self.key, *history

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.game, self.dealer, self._start, table, *history = state
        self._codes, self._seats, self._before, self._told = history
        self._begin(table)

    # ---- records -------------------------------------------------------------------------------------------------
    def record(self, seats: Sequence[dict[str, Any]] | None = None) -> dict[str, Any]:
        """The match as a JSON-ready record (docs/records.md). A secret is in it only when the match is over.

        *seats* may name the players: one mapping a seat with `name` and `player`.
        """
        from benben.engine.record import write_record

        return write_record(self, seats)

    @classmethod
    def from_record(cls, record: Any, dealer: Dealer | None = None) -> "Match":
        """Read a record, checking everything; a *dealer* lets a running match go on. Raises `RecordError`."""
        from benben.engine.record import read_record

        return read_record(record, dealer)

    # ---- comparing -----------------------------------------------------------------------------------------------
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.game == other.game
            and self._codes == other._codes
            and self._seats == other._seats
            and self.key == other.key
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Match(game={self.game!r}, dealer={self.dealer!r}, ply={self.ply})"

    @property
    def key(self) -> bytes:
        """The table's bytes: equal positions have equal keys."""
        return bytes(self._block.read(self._of_table))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.game.players - 1}")

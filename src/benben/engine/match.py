"""A game being played: its table, the moves so far, undo, copies, records."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from benben.engine.dealer import CommittedDealer, Dealer, SeededDealer
from benben.engine.dice import new_dice
from benben.engine.errors import IllegalMove, MalformedMove, MatchOver, NothingToUndo
from benben.engine.game import Game, Outcome, ReceiptLine
from benben.engine.message import Message
from benben.engine.notation import AnyMove, Move, MoveList
from benben.engine.table import CHANCE, OVER, Tables, copy_tables, table_bytes


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


@dataclass(eq=False)
class Match:
    """A game being played.

    Two matches are equal when the same game was played with the same moves. `table` is a live record: read it,
    change it only through `play` and `undo`.
    """

    game: Game
    dealer: Dealer
    _tables: Tables = field(repr=False)
    _plies: list[Ply] = field(default_factory=list, repr=False)
    _before: list[bytes] = field(default_factory=list, repr=False)
    """The table's bytes before each ply."""

    @classmethod
    def begin(cls, game: Game, seed: int | None = None, dealer: Dealer | None = None) -> "Match":
        """Lay out a new match and deal what chance deals first. See `Game.new_match`."""
        if seed is not None and dealer is not None:
            raise ValueError("give a seed or a dealer, not both")
        if dealer is None:
            dealer = CommittedDealer.fresh() if seed is None else SeededDealer(seed)
        match = cls(game, dealer, game.new_tables())
        match.deal()
        return match

    # ---- what stands on the table --------------------------------------------------------------------------------
    @property
    def table(self) -> Any:
        """The table as a record with named fields."""
        return self._tables[0]

    @property
    def tables(self) -> Tables:
        """The table as an array of one record, for compiled loops."""
        return self._tables

    @property
    def turn(self) -> int | None:
        """The seat that must decide, None when the match is over."""
        actor = self._actor
        return actor if actor >= 0 else None

    @property
    def _actor(self) -> int:
        """`table.actor`, read without making a record of the table: it is asked for at every step."""
        return int(self._tables["actor"][0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._actor == OVER

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Everything that happened: moves and outcomes of chance in order."""
        return tuple(self._plies)

    @property
    def ply(self) -> int:
        """How many plies were played."""
        return len(self._plies)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat that must decide; none when it is over."""
        codes = np.zeros(self.game.rules.most_moves, np.int16)
        count = self.game.rules.legal(self.table, codes)
        return LegalMoves(self.game.rules.moves, codes[:count].tolist())

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
        after = self._read(self._before[ply + 1]) if ply + 1 < len(self._before) else self._tables
        return self.game.rules.narrate(
            self._read(self._before[ply])[0], self._plies[ply].move, after[0], viewer
        )

    # ---- playing -------------------------------------------------------------------------------------------------
    def play(self, move: AnyMove) -> Move:
        """Play a legal move (text, typed value or integer), deal the chance that follows, return the move.

        Raises `MatchOver`, `MalformedMove` or `IllegalMove`; the match is then as it was.
        """
        typed = self.play_recorded(move)
        self.deal()
        return typed

    def play_recorded(self, move: AnyMove) -> Move:
        """Play a legal move, but let the caller `reveal` the chance that follows. Errors as for `play`."""
        if self.is_over:
            raise MatchOver
        typed = self.game.rules.moves.parse(move)
        if not self.game.rules.is_legal(self.table, int(typed)):
            raise IllegalMove(str(typed), [str(legal) for legal in self.legal_moves])
        self._apply(int(typed), str(typed))
        return typed

    def deal(self) -> None:
        """Let the dealer draw until somebody must decide or the game is over."""
        while self._actor == CHANCE:
            weights = self.weights()
            self.reveal(self.dealer.deal(self.ply, weights))

    def weights(self) -> list[int]:
        """The exact weights of chance's outcomes; only while chance is to act."""
        weights = np.zeros(self.game.rules.most_outcomes, np.int64)
        count = self.game.rules.chance(self.table, weights)
        return [int(weight) for weight in weights[:count]]

    def reveal(self, outcome: AnyMove) -> None:
        """Carry out an outcome of chance; only while chance is to act. Raises `MoveError` if it cannot happen."""
        outcomes = self.game.rules.outcomes(self.table)
        typed = outcomes.parse(outcome)
        weights = self.weights()
        if weights[int(typed)] <= 0:
            possible = [str(outcomes.value(code)) for code, weight in enumerate(weights) if weight > 0]
            raise IllegalMove(str(typed), possible)
        self._apply(int(typed), str(typed))

    def _apply(self, code: int, text: str) -> None:
        actor = self._actor
        before = table_bytes(self._tables)
        self.game.rules.apply(self.table, code)
        self._before.append(before)
        self._plies.append(Ply(actor, code, text))

    # ---- taking back ---------------------------------------------------------------------------------------------
    def last_decision(self) -> int | None:
        """The ply (0-based) of the last move by a seat, None if there is none."""
        return next((ply for ply in range(self.ply - 1, -1, -1) if self._plies[ply].actor != CHANCE), None)

    @property
    def last_revealed(self) -> bool:
        """Whether the last decision made chance reveal something."""
        return bool(self._plies) and self._plies[-1].actor == CHANCE

    def undo(self) -> Move:
        """Take back the last decision and the chance that followed it; return the move.

        Raises `NothingToUndo`.
        """
        ply = self.last_decision()
        if ply is None:
            raise NothingToUndo
        code = self._plies[ply].move
        self.rewind(ply)
        return self.game.rules.moves.value(code)

    def rewind(self, ply: int) -> None:
        """Go back to the position before *ply* (0-based)."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"this match has {self.ply} plies: cannot rewind to {ply}")
        if ply < self.ply:
            self._tables = self._read(self._before[ply])
            del self._before[ply:], self._plies[ply:]

    def _read(self, data: bytes) -> Tables:
        return np.frombuffer(bytearray(data), self.game.rules.table.dtype)

    def at(self, ply: int) -> "Match":
        """A copy of the match as it stood before *ply* (0-based)."""
        match = self.copy()
        match.rewind(ply)
        return match

    def copy(self) -> "Match":
        """An independent copy, history included."""
        return Match(
            self.game, self.dealer, copy_tables(self._tables), self._plies.copy(), self._before.copy()
        )

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
        return self.game == other.game and self._plies == other._plies and self.key == other.key

    __hash__ = None  # type: ignore[assignment]

    @property
    def key(self) -> bytes:
        """The table's bytes: equal positions have equal keys."""
        return table_bytes(self._tables)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.game.players - 1}")

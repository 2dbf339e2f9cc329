"""A position: a table in a block of memory, and the questions about it."""

from collections import Counter
from typing import Any, NoReturn

from benben import nd
from benben.engine.broken import FAULTY, blamed, check_receipt
from benben.engine.message import Message, message
from benben.engine.notation import AnyMove, LegalMoves
from benben.engine.outcome import Outcome, ReceiptLine
from benben.engine.playing import playing
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, Tables


class Position:
    """A table of a game for a number of *players*."""

    __slots__ = ("_actor", "_playing", "players", "rules")

    def _place(self, rules: Rules, players: int, table: bytes, seed: int = 0) -> None:
        """Write a table; a seeded dealer deals with its *seed*."""
        self.rules = rules
        self.players = players
        self._playing = playing(rules, table, seed)
        self._actor = self._playing.actor

    def _deal_or_blame(self, how: int, outcome: int, deal_from: int) -> list[int]:
        """Let the rules deal; return the outcomes. Raises `BrokenRules`; the table is then as it was."""
        try:
            return self._playing.act(how, outcome, deal_from) or []
        except FAULTY as error:
            self._blame(error, "chance")

    def _blame(self, error: Exception, during: str) -> NoReturn:
        """The error, with the game to blame."""
        raise blamed(error, f"{self.rules.name}, {during}") from error

    # ---- what stands on the table --------------------------------------------------------------------------------
    @property
    def table(self) -> Any:
        """The table as a record with named fields."""
        return self._playing.table

    @property
    def tables(self) -> Tables:
        """The table as an array of one record, for loops of rules."""
        return self._playing.tables()

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
    def is_chance(self) -> bool:
        """Whether chance is to act."""
        return bool(self._actor[0] == CHANCE)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat that must decide; none when it is over."""
        try:
            return LegalMoves(self.rules.moves, self._playing.look() if self._actor[0] >= 0 else [])
        except FAULTY as error:
            self._blame(error, "the legal moves")

    @property
    def final_moves(self) -> frozenset[int]:
        """The codes of the legal moves that cannot be taken back: chance reveals something, or the game ends."""
        try:
            return frozenset(self._playing.final() if self._actor[0] >= 0 else ())
        except FAULTY as error:
            self._blame(error, "a legal move")

    @property
    def outcome(self) -> Outcome | None:
        """The winners and the reason, None while the match goes on."""
        if not self.is_over:
            return None
        shares = nd.zeros(self.rules.most_seats)
        self.rules.shares(self.table, shares)
        winners = tuple(int(seat) for seat in nd.flatnonzero(shares[: self.players]))
        return Outcome(winners, self.scores, self.rules.reason(self.table))

    @property
    def scores(self) -> tuple[int, ...]:
        """All seats' points, also those that the rulebook keeps hidden."""
        return tuple(int(self.rules.score(self.table, seat)) for seat in range(self.players))

    def receipt(self) -> list[ReceiptLine]:
        """Every point of every seat, itemised, also those that the rulebook keeps hidden.

        Raises `BrokenRules` where the lines of a seat do not add up to its points.
        """
        lines = self.rules.receipt(self.table)
        sums: Counter[int] = Counter()
        for line in lines:
            sums[line.seat] += line.points
        check_receipt(self.rules.name, enumerate(self.scores), sums)
        return lines

    def sources(self) -> list[Counter[str]]:
        """The points of each seat by the receipt's items, over all epochs."""
        found: list[Counter[str]] = [Counter() for _ in range(self.players)]
        for line in self.receipt():
            found[line.seat][line.item] += line.points
        return found

    # ---- what may be shown ---------------------------------------------------------------------------------------
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The information that *seat* may see (None: a spectator), ready for JSON.

        Raises `BrokenRules` where the lines of the receipt do not add up to points that are shown.
        """
        self._check_seat(seat)
        view = dict(self.rules.view(self.table, seat))
        sums: Counter[int] = Counter()
        for line in view.get("receipt", ()):
            sums[line["seat"]] += line["points"]
        shown = ((each["seat"], each["points"]) for each in view.get("seats", ()))
        check_receipt(self.rules.name, shown, sums)
        return view

    def prompt(self) -> Message:
        """The decision that must be made now, and why."""
        return self.rules.prompt(self.table)

    def describe(self, move: AnyMove) -> Message:
        """A legal move in words."""
        return self.rules.moves.parse(move).describe(self.table)

    def targets(self, move: AnyMove) -> list[str]:
        """The ids of the pieces on the board that stand for a legal move."""
        return self.rules.moves.parse(move).targets(self.table)

    def why_not(self, move: AnyMove) -> Message | None:
        """Why a move is not legal now, None if it is. Raises `MalformedMove` if it is no move of this game."""
        typed = self.rules.moves.parse(move)
        return None if int(typed) in self.legal_moves.codes else self.rules.why_not(self.table, typed)

    def why_not_there(self, target: str, seat: int | None = None) -> Message:
        """Why a piece on the board stands for no move of *seat* (None: a spectator) now."""
        self._check_seat(seat)
        if seat is not None and seat == self.turn and target in self._possible_targets():
            return message("table-why-possible")
        return self.rules.why_not_there(self.table, seat, target)

    def _possible_targets(self) -> set[str]:
        return {target for move in self.legal_moves for target in self.targets(move)}

    def weights(self) -> list[int]:
        """The exact weights of chance's outcomes; only while chance is to act."""
        return self._playing.look()

    @property
    def key(self) -> bytes:
        """The table's bytes: equal positions have equal keys."""
        return self._playing.content

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")

"""A game with its options chosen, and a game being played: its table, the moves so far, undo, copies, records."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from benben import nd
from benben.engine.block import NOTHING
from benben.engine.broken import FAULTY, blamed
from benben.engine.dealer import Dealer, SeededDealer, dealer_of
from benben.engine.dice import Dice, new_dice
from benben.engine.errors import IllegalMove, MatchOver, NothingToUndo
from benben.engine.event import Event, messages
from benben.engine.message import Message
from benben.engine.notation import AnyMove, Move
from benben.engine.options import OptionValue, unknown_option
from benben.engine.play import DEAL, FORCE, PLAY
from benben.engine.playing import playing
from benben.engine.ply import History, Ply
from benben.engine.position import Position
from benben.engine.position_text import beginning, read_position, write_position
from benben.engine.record import sealed
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, Tables, table_bytes


@dataclass(frozen=True, eq=False)
class Game:
    """A game with its options chosen. Make one with `benben.load`."""

    rules: Rules
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known = {spec.name: spec for spec in self.rules.options}
        for name in self.options:
            if name not in known:
                raise unknown_option(self.rules.name, name, known)
        full = {name: spec.check(self.options.get(name, spec.default)) for name, spec in known.items()}
        object.__setattr__(self, "options", MappingProxyType(full))
        self.codes  # noqa: B018  (a forbidden combination is refused here)

    @cached_property
    def codes(self) -> nd.Array:
        """The options as the integers that the rules read."""
        return self.rules.codes(self.options)

    @property
    def name(self) -> str:
        """The game's name, as for `benben.load`."""
        return self.rules.name

    @property
    def rules_version(self) -> int:
        """A number that is raised whenever the same moves may lead to another result."""
        return self.rules.version

    @property
    def players(self) -> int:
        """How many seats play."""
        return int(self.codes[0])

    @cached_property
    def start(self) -> bytes:
        """The table as it is laid out for a new game, before chance acts."""
        tables = self.rules.table.empty()
        try:
            self.rules.setup(tables[0], self.codes)
        except FAULTY as error:
            raise blamed(error, f"{self.name}, a new game") from error
        return table_bytes(tables)

    def new_tables(self, count: int = 1) -> Tables:
        """*count* tables laid out for a new game."""
        return nd.frombuffer(bytearray(self.start * count), self.rules.table.kind)

    def new_match(self, seed: int | None = None, dealer: Dealer | None = None) -> "Match":
        """Begin a match. With a *seed* its chance is reproducible.

        With neither seed nor *dealer* a committed dealer is made, whose secret is not known to anyone.
        """
        return Match.begin(self, seed, dealer)

    def position(self, text: str, seed: int | None = None, dealer: Dealer | None = None) -> "Match":
        """A match that starts in the middle of a game, at the position that a short *text* describes.

        The text is a line of words such as `turn=1 0:points=14` (docs/python.md, Positions); all else is as after an
        ordinary set-up. Later chance is as in `new_match`. Raises `BadPosition` if the rules do not allow it.
        """
        read_position(self.rules.positions, (tables := self.new_tables())[0], text)
        return Match(self, dealer_of(seed, dealer), tables)

    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
        """One table as *seat* may know it."""
        return self.rules.known(table, seat, dice)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.name == other.name and dict(self.options) == dict(other.options)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.options.items())))

    def __deepcopy__(self, memo: Any) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.rules, dict(self.options))

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"benben.load({self.name!r}, {options})"


class Match(Position):
    """A game being played. It can be copied and pickled.

    Two matches are equal when the same game was played with the same moves. `table` is a live record: read it,
    change it only through `play` and `undo`.
    """

    __slots__ = ("_before", "_codes", "_plies", "_seats", "_seeded", "_start", "dealer", "game")

    def __init__(self, game: Game, dealer: Dealer, tables: Tables | None = None) -> None:
        """A match that begins at *tables*[0], which is copied (None: a new game), before anything is dealt."""
        self.game = game
        self.dealer = dealer
        self._codes: list[int] = []
        """The move or outcome of each ply."""
        self._seats: list[int] = []
        """The seat that acted at each ply."""
        self._before: list[bytes | None] = []
        """The table's bytes before each ply. None where they are not known yet: before outcomes that a seed has
        dealt, and where the match was played elsewhere; `_content` finds them."""
        self._plies: list[Ply] = []
        """The plies that were asked for; notation is written only when it is read."""
        self._start = game.start if tables is None else table_bytes(tables)
        self._begin(self._start)

    def _begin(self, table: bytes) -> None:
        seed = self.dealer.seed if isinstance(self.dealer, SeededDealer) else 0
        self._seeded = type(self.dealer) is SeededDealer  # a subclass may deal in its own way
        self._place(self.game.rules, self.game.players, table, seed)

    @classmethod
    def begin(cls, game: Game, seed: int | None = None, dealer: Dealer | None = None) -> "Match":
        """Lay out a new match and deal what chance deals first. See `Game.new_match`."""
        match = cls(game, dealer_of(seed, dealer))
        match.deal()
        return match

    @classmethod
    def played(
        cls, game: Game, dealer: Dealer, history: History, tables: Tables, start: Tables | None = None
    ) -> "Match":
        """A match that was played inside a loop of rules: the actor of each ply, and the move or outcome.

        *tables*[0] is the table at its end, *start*[0] that at its beginning (None: a new game). Nothing is checked.
        """
        match = cls(game, dealer, start)
        match._seats = [actor for actor, _ in history]
        match._codes = [code for _, code in history]
        match._before = [None] * len(history)
        match._playing.write(table_bytes(tables))
        return match

    # ---- what happened ---------------------------------------------------------------------------------------------
    @property
    def plies(self) -> tuple[Ply, ...]:
        """Everything that happened: moves and outcomes of chance in order."""
        for ply in range(len(self._plies), self.ply):
            actor, code = self._seats[ply], self._codes[ply]
            faces = self.rules.outcomes(self._position(ply)[0]) if actor == CHANCE else self.rules.moves
            self._plies.append(Ply(actor, code, str(faces.value(code))))
        return tuple(self._plies)

    @property
    def ply(self) -> int:
        """How many plies were played."""
        return len(self._codes)

    @property
    def decisions(self) -> int:
        """How many of the plies were decisions; the others are outcomes of chance."""
        return len(self._seats) - self._seats.count(CHANCE)

    def known(self, seat: int, seed: int = 0) -> Tables:
        """One table as *seat* may know it; what is private to others is drawn with *seed*."""
        self._check_seat(seat)
        return self.rules.known(self.table, seat, new_dice(seed, self.ply))

    def narrate(self, ply: int, viewer: int | None = None) -> list[Message]:
        """The events of a *ply* (0-based) in words, in order, as far as *viewer* (None: a spectator) may know them."""
        return messages(self.events(ply, viewer))

    def views_differ(self, ply: int) -> bool:
        """Whether the view of a seat before a *ply* (0-based) may show more than a spectator's."""
        return self.rules.views_differ(self.table if ply == self.ply else self._position(ply)[0])

    def events(self, ply: int, viewer: int | None = None) -> list[Event]:
        """The events of a ply, with the pieces that moved."""
        self._check_seat(viewer)
        if not 0 <= ply < self.ply:
            raise IndexError(f"this match has {self.ply} plies: there is no ply {ply}")
        return self.rules.events(self._position(ply)[0], self._codes[ply], self._position(ply + 1)[0], viewer)

    # ---- playing -------------------------------------------------------------------------------------------------
    def play(self, move: AnyMove) -> Move:
        """Play a legal move (text, typed value or integer), deal the chance that follows, return the move.

        Raises `MatchOver`, `MalformedMove` or `IllegalMove`; the match is then as it was.
        """
        if not self._seeded:
            typed, _ = self._checked(move, NOTHING)
            self.deal()
            return typed
        typed, dealt = self._checked(move, self.ply + 1)
        self._note_dealt(dealt)
        return typed

    def push(self, ply: AnyMove) -> Move:
        """Carry out a legal move, or an outcome while chance is to act, and deal nothing. Errors as for `play`."""
        if not self.is_chance:
            return self._checked(ply, NOTHING)[0]
        outcomes = self.rules.outcomes(self.table)
        typed = outcomes.parse(ply)
        possible = [code for code, weight in enumerate(self.weights()) if weight > 0]
        if int(typed) not in possible:
            raise IllegalMove(str(typed), [str(outcomes.value(code)) for code in possible])
        self._carry_out(int(typed))
        return typed

    def _checked(self, move: AnyMove, deal_from: int) -> tuple[Move, list[int]]:
        """Play a legal move, let a seed deal from a ply on; return the move and the outcomes that were dealt."""
        actor = self._actor[0]
        if actor == OVER:
            raise MatchOver
        typed = self.rules.moves.parse(move)
        code, before = int(typed), self._playing.content
        try:
            dealt = None if actor == CHANCE else self._playing.act(PLAY, code, deal_from)
        except FAULTY as error:
            self._blame(error, str(typed))
        if dealt is None:
            raise IllegalMove(str(typed), [str(legal) for legal in self.legal_moves])
        self._note(actor, code, before)
        return typed, dealt

    def deal(self) -> None:
        """Let the dealer draw until a seat must decide or the game is over."""
        while self.is_chance:
            if self._seeded:
                self._note_dealt(self._deal_or_blame(DEAL, 0, self.ply))
            else:
                self._carry_out(self.dealer.draw(self))

    def _note_dealt(self, dealt: list[int]) -> None:
        if dealt:
            for code in dealt:
                self._note(CHANCE, code, None)
            if self._actor[0] == CHANCE:  # more than one call deals
                self.deal()

    def _carry_out(self, outcome: int) -> None:
        before = self._playing.content
        self._deal_or_blame(FORCE, outcome, NOTHING)
        self._note(CHANCE, outcome, before)

    def _note(self, actor: int, code: int, before: bytes | None) -> None:
        self._seats.append(actor)
        self._codes.append(code)
        self._before.append(before)

    # ---- taking back ---------------------------------------------------------------------------------------------
    def last_decision(self) -> int | None:
        """The ply (0-based) of the last move by a seat, None if there is none."""
        return next((ply for ply in range(self.ply - 1, -1, -1) if self._seats[ply] != CHANCE), None)

    def undo(self) -> Move:
        """Take back the last decision and the chance that followed it; return the move.

        Raises `NothingToUndo`.
        """
        ply = self.last_decision()
        if ply is None:
            raise NothingToUndo
        code = self._codes[ply]
        self.rewind(ply)
        return self.rules.moves.value(code)

    def rewind(self, ply: int) -> None:
        """Go back to the position before *ply* (0-based)."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"this match has {self.ply} plies: cannot rewind to {ply}")
        if ply < self.ply:
            self._playing.write(self._content(ply))
            for history in (self._before, self._codes, self._seats, self._plies):
                del history[ply:]

    def _position(self, ply: int) -> Tables:
        """A copy of the table before *ply*."""
        return nd.frombuffer(bytearray(self._content(ply)), self.rules.table.kind)

    def _content(self, ply: int) -> bytes:
        """The table's bytes before *ply*, carried on from the last position where they are known."""
        if ply == self.ply:
            return self.key
        place = ply
        while place > 0 and self._before[place] is None:
            place -= 1
        content = self._before[place] or self._start
        if place < ply:
            past = playing(self.rules, content)
            for each in range(place, ply):
                past.act(FORCE, self._codes[each], NOTHING)
                content = self._before[each + 1] = past.content
        return content

    def at(self, ply: int) -> "Match":
        """A copy of the match as it was before *ply* (0-based)."""
        match = self.copy()
        match.rewind(ply)
        return match

    def fork(self, ply: int, seed: int | None = None, dealer: Dealer | None = None) -> "Match":
        """A new match at the position before *ply* (0-based), where a seat decides; its chance is drawn again."""
        return self.game.position(self.at(ply).position_text(), seed, dealer)

    def copy(self) -> "Match":
        """An independent copy, history included."""
        match = Match.__new__(Match)
        match.__setstate__(self.__getstate__())
        return match

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Match":
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        history = (self._codes.copy(), self._seats.copy(), self._before.copy(), self._plies.copy())
        return self.game, self.dealer, self._start, self.key, *history

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.game, self.dealer, self._start, table, *history = state
        self._codes, self._seats, self._before, self._plies = history
        self._begin(table)

    def position_text(self) -> str:
        """The position as a short text, from which `Game.position` builds an equal one.

        Raises `BadPosition` where no seat decides. It contains hidden information: not every seat may see it.
        """
        return write_position(self.game.rules.positions, self.table, self.game.new_tables()[0])

    # ---- records -------------------------------------------------------------------------------------------------
    def record(
        self, seats: Sequence[dict[str, Any]] | None = None, *, resigned: int | None = None
    ) -> dict[str, Any]:
        """The match as a JSON-ready record (docs/records.md). A secret is in it only when the match is over.

        *seats* may name the players: one mapping a seat with `name` and `player`. A match that was not played to its
        end is over when a seat has *resigned*.
        """
        if resigned is not None and (self.is_over or not 0 <= resigned < self.players):
            raise ValueError(f"seat {resigned} cannot have resigned: the match is over, or has no such seat")
        names = [{} for _ in range(self.players)] if seats is None else seats
        if len(names) != self.players:
            raise ValueError(f"{self.players} seats play, {len(names)} were named")
        return sealed(
            game=self.game.name,
            rules=self.game.rules_version,
            options=dict(self.game.options),
            seats=[{"name": seat.get("name", ""), "player": seat.get("player", "")} for seat in names],
            dealer=self.dealer.to_json(reveal=self.is_over or resigned is not None),
            moves=[ply.text for ply in self.plies],
            result=self._result() if resigned is None else {"resigned": resigned},
            **beginning(self.rules.positions, self._position(0), self.game.new_tables()),
        )

    def _result(self) -> dict[str, list[int]] | None:
        outcome = self.outcome
        return None if outcome is None else {"winners": list(outcome.winners), "scores": list(outcome.scores)}

    # ---- comparing -----------------------------------------------------------------------------------------------
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        ours = self.game, self._codes, self._seats, self.key
        return ours == (other.game, other._codes, other._seats, other.key)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Match(game={self.game!r}, dealer={self.dealer!r}, ply={self.ply})"

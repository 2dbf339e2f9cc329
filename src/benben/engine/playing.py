"""The table of a match, and the operations on it: by the game's engine, or by the rules in this process."""

from abc import ABC, abstractmethod
from typing import Any

from typing_extensions import override

from benben import nd
from benben.engine.block import NOTHING, REFUSED, Block
from benben.engine.broken import FAULTY, BrokenRules, blamed
from benben.engine.dice import small_seed
from benben.engine.errors import BenbenError
from benben.engine.play import FORCE, LOOK, PLAY, play_block_type, play_of
from benben.engine.portable import Engine, Placed, engine_of, here_at
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, Tables
from benben.engine.traps import Interrupted, Trapped


class MatchTable(ABC):
    """The table of a match, and the operations on it. It owns the bytes, no matter how the rules are run."""

    __slots__ = ("actor", "table")

    actor: Any
    """The table's `actor` as a memory view of one number: the seat that must decide."""
    table: Any
    """The table as a record with named fields; it shows every change."""

    @property
    @abstractmethod
    def content(self) -> bytes:
        """A copy of the table's bytes."""

    @abstractmethod
    def write(self, content: bytes) -> None:
        """Overwrite the table. Raises ValueError if the number of bytes differs."""

    @abstractmethod
    def tables(self) -> Tables:
        """The table as an array of one; it shows every change."""

    @abstractmethod
    def look(self) -> list[int]:
        """The legal moves, or the weights of chance's outcomes."""

    @abstractmethod
    def act(self, how: int, move: int, ply: int) -> list[int] | None:
        """Do the operation *how* with *move*; then deal from *ply* on, unless it is negative. Return the outcomes.

        None for an illegal move; then nothing has changed. Raises one of `FAULTY` if the rules fail.
        """

    @abstractmethod
    def final(self) -> list[int]:
        """The legal moves after which chance reveals something right away, or the game is over."""


class LocalMatchTable(MatchTable):
    """Runs the rules of a game as plain Python, or compiled by Numba if `BENBEN_ENGINE` says so."""

    __slots__ = ("_address", "_block", "_dealt", "_moves", "_of_table", "_play", "_weights")

    def __init__(self, rules: Rules, content: bytes, seed: int) -> None:
        block = self._block = Block(play_block_type(rules))
        block.record.seed = seed
        self._of_table = block.where("table")
        self._address = block.address
        self._play = here_at(play_of(rules))
        self._moves, self._weights, self._dealt = map(
            block.view, ("scratch_moves", "scratch_weights", "dealt")
        )
        self.actor, self.table = block.actor(), block.record.table
        self.write(content)

    @property
    @override
    def content(self) -> bytes:
        return bytes(self._block.read(self._of_table))

    @override
    def write(self, content: bytes) -> None:
        self._block.write(self._of_table, content)

    @override
    def tables(self) -> Tables:
        return self._block.tables()

    @override
    def look(self) -> list[int]:
        count = self._play(self._address, LOOK, 0, 0)
        listed = self._weights if self.actor[0] == CHANCE else self._moves
        found: list[int] = listed[:count].tolist()
        return found

    @override
    def act(self, how: int, move: int, ply: int) -> list[int] | None:
        before = self.content
        try:
            count = self._play(self._address, how, move, ply)
        except FAULTY:
            self.write(before)
            raise
        if count == REFUSED:
            return None
        return self._dealt[:count].tolist() if count else _NOTHING_DEALT

    @override
    def final(self) -> list[int]:
        before, found = self.content, []
        for move in self.look():
            self.act(FORCE, move, NOTHING)
            if self.actor[0] < 0:
                found.append(move)
            self.write(before)
        return found


_NOTHING_DEALT: list[int] = []


class EngineMatchTable(MatchTable):
    """Runs the rules of a game on its engine (`benben.engine.portable`).

    A call copies some hundred bytes into the engine's memory and back. So a match needs no memory there, any number of
    threads may play, and if a rule fails the table is as it was.
    """

    __slots__ = ("_buffer", "_engine", "_known", "_memory", "_moves", "_rules", "_seed")

    def __init__(self, rules: Rules, engine: Engine, content: bytes, seed: int) -> None:
        self._rules, self._engine, self._seed = rules, engine, seed
        self._buffer = bytearray(content)
        self._memory = memoryview(self._buffer)
        self._known = b""
        """The table for which `_moves` lists the legal moves. Other code may have changed the table since."""
        self._moves: list[int] = []
        fields: Any = rules.table.kind.fields
        place = int(fields["actor"][1])
        self.actor = self._memory[place : place + 1].cast("b")
        self.table = nd.frombuffer(self._buffer, rules.table.kind)[0]

    @property
    @override
    def content(self) -> bytes:
        return bytes(self._buffer)

    @override
    def write(self, content: bytes) -> None:
        self._memory[:] = content

    @override
    def tables(self) -> Tables:
        return nd.frombuffer(self._buffer, self._rules.table.kind)

    @override
    def look(self) -> list[int]:
        if self._buffer == self._known:
            return self._moves
        with self._engine.lock:
            shared = self._engine.shared
            count = self._call(shared, LOOK, 0, 0)
            listed = shared.weights if self.actor[0] == CHANCE else shared.moves
            found: list[int] = listed[:count].tolist()
            return found

    @override
    def act(self, how: int, move: int, ply: int) -> list[int] | None:
        if how == PLAY and self._buffer == self._known:
            if move not in self._moves:
                return None
            how = FORCE
        with self._engine.lock:
            shared = self._engine.shared
            shared.seed[0] = self._seed
            count = self._call(shared, how, move, ply)
            if count == REFUSED:
                return None
            self._memory[:] = shared.table
            if listed := shared.listed[0]:
                self._moves, self._known = shared.moves[:listed].tolist(), bytes(self._buffer)
            return shared.dealt[:count].tolist() if count else _NOTHING_DEALT

    @override
    def final(self) -> list[int]:
        with self._engine.lock:
            shared = self._engine.shared
            shared.table[:] = self._memory
            count = shared.call("final", shared.address)
            found: list[int] = shared.answers[:count].tolist()
            return found

    def _call(self, shared: Placed, how: int, move: int, ply: int) -> int:
        shared.table[:] = self._memory
        try:
            return shared.play(shared.address, how, move, ply)
        except Trapped as error:
            self._engine.renew()
            raise why_broken(self._rules, self.content, (how, move, ply, self._seed), error) from error


def why_broken(rules: Rules, content: bytes, asked: tuple[int, int, int, int], error: Trapped) -> BenbenError:
    """The fault behind an *error* of an engine: the interpreted rules raise it.

    *asked* are how, move, ply and seed. A rule that did not end is not run again.
    """
    how, move, ply, seed = asked
    if isinstance(error, Interrupted):
        return BrokenRules(f"{rules.name}", "endless")
    block = Block(play_block_type(rules))
    block.record.seed = seed
    block.write(block.where("table"), content)
    try:
        play_of(rules)(block.address, how, move, ply)
    except FAULTY as fault:
        return blamed(fault, rules.name)
    return error


def playing(rules: Rules, content: bytes, seed: int = 0) -> MatchTable:
    """A table of a game with these bytes, for a dealer with this *seed* if it has one."""
    engine = engine_of(rules)
    if engine is None:
        return LocalMatchTable(rules, content, small_seed(seed))
    return EngineMatchTable(rules, engine, content, small_seed(seed))

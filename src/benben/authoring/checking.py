"""`check`: plays random games with the rules as plain Python, and looks for everything that a game must keep to.

Each fault is found once, with its rule and line. Nothing is compiled; `other_ways` compares the same games with how
rules run otherwise.
"""

import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

from benben import nd
from benben.authoring import claims
from benben.authoring.cells import Cell
from benben.authoring.faults import Broken, Fault, Faults, where_is
from benben.authoring.privacy import Privacy
from benben.authoring.ranges import declared_cells, line_that_wrote, outside
from benben.authoring.source_checks import check_sources
from benben.authoring.watch import Stuck, Watch
from benben.engine.broken import BrokenRules
from benben.engine.errors import BadOption
from benben.engine.event import messages
from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.notation import Move
from benben.engine.options import OptionValue
from benben.engine.outcome import Outcome
from benben.engine.portable import INTERPRETED, kind_of_engine, use_engine
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, copy_of
from benben.texts import Texts


class Bounds(NamedTuple):
    """How much is played at most."""

    games: int = 100
    seconds: float = 8.0
    """After so many seconds no game goes on."""
    plies: int = 5000
    """A longer game counts as endless."""
    rule_seconds: float = 5.0
    """A rule that takes more CPU time does not come to an end."""


class Checked(NamedTuple):
    """The faults that were found, and how much was played."""

    faults: list[Fault]
    games: int
    plies: int


_WHOLE_GAMES = 2
"""In so many games, and not too late in them, all is asked at each ply; in others now and then."""
_EARLY = 100
_NOW_AND_THEN = 29
_SPARE = 32
"""A list may be so much too long, and the fault still says its length."""


def check(rules: Rules, bounds: Bounds = Bounds()) -> Checked:  # noqa: B008  (it cannot change)
    """Look for faults in a game."""
    faults = Faults(rules)
    check_sources(rules, faults)
    with running(INTERPRETED):
        games, plies = _Run(rules, faults, bounds).play()
    return Checked(faults.listed(), games, plies)


@contextmanager
def running(kind: str) -> Iterator[None]:
    """During the block rules run as one of `portable.KINDS`."""
    before = kind_of_engine()
    use_engine(kind)
    try:
        yield
    finally:
        use_engine(before)


def _listed(question: Callable[[Any, Game], Iterator[Broken]], table: Any, game: Game) -> list[Broken]:
    return list(question(table, game))


class _Over(Exception):
    """A game cannot go on: its fault is noted."""


class _Run:
    """Random games of one game, and what is asked of it."""

    def __init__(self, rules: Rules, faults: Faults, bounds: Bounds) -> None:
        self.rules = rules
        self.faults = faults
        self.bounds = bounds
        self.texts = Texts()
        self.cells: Sequence[Cell] = declared_cells(rules)
        self.rng = random.Random(1)  # noqa: S311  (guards nothing)
        self.privacy = Privacy(rules, self.cells, self.rng)
        self.plies = 0
        self.is_endless = False
        self._listed_now: list[int] = []
        self._said: set[tuple[str, frozenset[str]]] = set()

    # ---- games -------------------------------------------------------------------------------------------------------
    def play(self) -> tuple[int, int]:
        """Play games with all choices of options in turn; return how many games and plies it were."""
        self.deadline, games = time.monotonic() + self.bounds.seconds, 0
        sets = list(self._option_sets())
        self._claim(self._of_catalogue())
        try:
            with Watch(self.bounds.rule_seconds) as watch:
                self.watch = watch
                while sets and games < self.bounds.games and not self.is_endless and not self._is_late():
                    self._game(sets[games % len(sets)], games)
                    games += 1
        except Stuck as error:
            self.faults.failed(error, "apply")
        return games, self.plies

    def _is_late(self) -> bool:
        return time.monotonic() > self.deadline

    def _option_sets(self) -> Iterator[Game]:
        """The game with its defaults, and with each choice of each option in the place of its default."""
        chosen: list[dict[str, OptionValue]] = [{}]
        chosen += [
            {spec.name: choice}
            for spec in self.rules.options
            for choice in spec.choices
            if choice != spec.default
        ]
        for options in chosen:
            try:
                yield Game(self.rules, options)
            except BadOption:
                continue
            except BrokenRules as error:
                self.faults.broken(error, where_is(self.rules, "encode"))
            except Exception as error:  # noqa: BLE001  (others' code)
                self.faults.failed(error, "encode")

    def _game(self, game: Game, number: int) -> None:
        """Play one game to its end; a fault that leaves nothing to go on with ends it."""
        try:
            start = self._ask("setup", lambda: game.new_tables()[0])
            codes = self._to_the_end(game, start, whole=number < _WHOLE_GAMES)
            if number == 0:
                self._again(game, codes)
        except _Over:
            pass

    def _to_the_end(self, game: Game, table: Any, *, whole: bool) -> list[int]:
        codes: list[int] = []
        while table.actor != OVER:
            if len(codes) >= self.bounds.plies:
                self.is_endless = True
                self.faults.claim(Broken("apply", "endless", {"plies": len(codes)}))
                raise _Over
            if self._is_late():
                raise _Over
            listed = self._listed(table)
            looks = (whole and len(codes) < _EARLY) or self.rng.randrange(_NOW_AND_THEN) == 0
            if looks:
                self._look(game, table, listed)
            code = self._choice(table, listed)
            before = copy_of(table)[0]
            self._apply(game, table, code)
            codes.append(code)
            self.plies += 1
            if looks:
                self._events(before, code, table)
        self._look(game, table, [])
        self._end(game, table)
        return codes

    def _listed(self, table: Any) -> list[int]:
        """The legal moves, or the weights of chance."""
        before, is_chance = table.tobytes(), table.actor == CHANCE
        rule = "chance" if is_chance else "legal"
        most = self.rules.most_outcomes if is_chance else max(self.rules.most_moves, len(self.rules.moves))
        room = nd.zeros(most + _SPARE, nd.int64)
        asked: Any = self.rules.chance if is_chance else self.rules.legal
        count = self._ask(rule, lambda: asked(table, room))
        found = [int(number) for number in room[:count].tolist()]
        if table.tobytes() != before:
            self._claim([Broken(rule, "changes", {"rule": rule})])
            raise _Over
        if is_chance:
            self._claim(self._ask("outcomes", lambda: list(claims.of_outcomes(self.rules, table, found))))
        else:
            self._claim(claims.of_legal_list(self.rules, int(table.actor), found))
        if not any(weight > 0 for weight in found) and is_chance:
            raise _Over
        return found

    def _choice(self, table: Any, listed: list[int]) -> int:
        if not listed:
            raise _Over
        if table.actor == CHANCE:
            return self.rng.choices(range(len(listed)), [max(0, weight) for weight in listed])[0]
        return self.rng.choice(listed)

    def _apply(self, game: Game, table: Any, code: int) -> None:
        before = copy_of(table)
        self._ask("apply", lambda: self.rules.apply(table, code))
        actor = int(table.actor)
        wrong = list(claims.of_actor(actor, game.players))
        self._claim(wrong)
        found = outside(self.cells, table)
        if found is not None:
            self._out_of_range(found, before[0], lambda each: self.rules.apply(each, code))
        if wrong:
            raise _Over

    def _out_of_range(self, found: tuple[Cell, int], before: Any, act: Callable[[Any], object]) -> None:
        cell, number = found
        where = line_that_wrote(self.rules, cell, before, lambda: act(before))
        self.faults.add(
            "range", where or where_is(self.rules, "apply"),
            cell=cell.name, number=str(number), low=str(cell.low), high=str(cell.high),
        )  # fmt: skip
        raise _Over

    def _again(self, game: Game, codes: Sequence[int]) -> None:
        """The same moves lead to the same tables: rules remember nothing outside them."""
        ends = set()
        for _ in range(2):
            table = self._ask("setup", lambda: Game(game.rules, game.options).new_tables()[0])
            for code in codes:
                if table.actor == OVER:
                    break
                self._ask("apply", partial(self.rules.apply, table, code))
            ends.add(table.tobytes())
        if len(ends) > 1:
            self._claim([Broken("apply", "remembers")])

    # ---- asking ------------------------------------------------------------------------------------------------------
    def _ask(self, rule: str, question: Callable[[], Any]) -> Any:
        """An answer of the game's. Raises `_Over` where it fails."""
        try:
            found = question()
        except Stuck as error:
            self.faults.failed(BrokenRules(rule, "endless").with_traceback(error.__traceback__), rule)
            self.is_endless = True
            raise _Over from None
        except BrokenRules as error:
            self.faults.broken(error, where_is(self.rules, rule))
            raise _Over from None
        except Exception as error:  # noqa: BLE001  (others' code fails in any way)
            self.faults.failed(error, rule)
            raise _Over from None
        self.watch.alive()
        return found

    def _claim(self, broken: Iterable[Broken]) -> None:
        for each in broken:
            self.faults.claim(each)

    def _look(self, game: Game, table: Any, listed: list[int]) -> None:
        """All that is asked of a position."""
        bare = table.tobytes()
        self._listed_now = listed
        for rule, question in (
            ("view", self._views), ("picture", self._drawn), ("prompt", self._prompt), ("receipt", self._receipt),
            ("observe", self._seen), ("known", self._private), ("policy", self._judged), ("moves", self._described),
        ):  # fmt: skip
            try:
                self._claim(self._ask(rule, partial(_listed, question, table, game)))
            except _Over:
                if self.is_endless:
                    raise
            if table.tobytes() != bare:
                self._claim([Broken(rule, "changes", {"rule": rule})])
                raise _Over

    def _views(self, table: Any, game: Game) -> Iterator[Broken]:
        for viewer in (None, *range(game.players)):
            view = self.rules.view(table, viewer)
            yield from claims.of_view(self.rules, view, viewer, game.players)

    def _drawn(self, table: Any, game: Game) -> Iterator[Broken]:
        for viewer in (None, *range(game.players)):
            spans = claims.spans_of(self.rules.picture(self.rules.view(table, viewer)))
            yield from self._words("picture", [span.text for span in spans if isinstance(span.text, dict)])

    def _words(self, rule: str, said: Iterable[Message]) -> Iterator[Broken]:
        """The faults of messages; each text is looked at once."""
        for each in claims.messages_in(said):
            key = each["id"], frozenset(each.get("args", ()))
            if key not in self._said:
                self._said.add(key)
                yield from claims.of_words(self.texts, rule, [each])

    def _prompt(self, table: Any, _game: Game) -> Iterator[Broken]:
        yield from self._words("prompt", [self.rules.prompt(table)])

    def _receipt(self, table: Any, game: Game) -> Iterator[Broken]:
        scores = [int(self.rules.score(table, seat)) for seat in range(game.players)]
        yield from claims.of_receipt(self.rules.receipt(table), scores)

    def _seen(self, table: Any, game: Game) -> Iterator[Broken]:
        if self.rules.observation is None:
            return
        highs = [part.high for part in self.rules.observation.parts() for _ in range(part.size)]
        width = self.rules.observation.seat_size()
        highs += highs[len(highs) - width :] * (game.players - 1) if width else []
        for seat in range(game.players):
            numbers = self.privacy.observed(table, seat)
            if not all(0 <= number <= high for number, high in zip(numbers, highs, strict=True)):
                yield Broken("observe", "observed")

    def _private(self, table: Any, _game: Game) -> Iterator[Broken]:
        yield from self.privacy.faults(table)

    def _judged(self, table: Any, _game: Game) -> Iterator[Broken]:
        """The policy has a number for each move, and leaves the table alone."""
        listed = self._listed_now
        if table.actor < 0 or not listed:
            return
        moves, likes = nd.zeros(len(listed), nd.int64), nd.zeros(len(listed))
        moves[:] = listed
        self.rules.policy(table, moves, len(listed), likes, nd.zeros(max(1, self.rules.notes)))
        if not all(abs(like) < float("inf") for like in likes.tolist()):
            yield Broken("policy", "judged")

    def _described(self, table: Any, _game: Game) -> Iterator[Broken]:
        """Each move has words, a notation that can be read, and targets."""
        for code in self._listed_now if table.actor >= 0 else ():
            move: Move = self.rules.moves.value(code)
            yield from self._words("moves", [move.describe(table)])
            if int(self.rules.moves.parse(str(move))) != code:
                yield Broken("moves", "notation", {"text": str(move)})
            if not all(isinstance(target, str) for target in move.targets(table)):
                yield Broken("moves", "targets", {"text": str(move)})

    def _events(self, before: Any, code: int, after: Any) -> None:
        """Events have words, and give nothing away."""

        def asked() -> Iterator[Broken]:
            for viewer in (None, *range(int(after.seats))):
                said = messages(self.rules.events(before, code, after, viewer))
                yield from self._words("events", said)
            yield from self.privacy.of_events(before, code, after)

        self._claim(self._ask("events", lambda: list(asked())))

    def _end(self, game: Game, table: Any) -> None:
        def asked() -> Iterator[Broken]:
            shares = nd.zeros(self.rules.most_seats)
            self.rules.shares(table, shares)
            winners = tuple(int(seat) for seat in nd.flatnonzero(shares[: game.players]))
            scores = tuple(int(self.rules.score(table, seat)) for seat in range(game.players))
            reason = self.rules.reason(table)
            yield from claims.of_outcome(self.rules, table, Outcome(winners, scores, reason))
            yield from self._words("reason", [message(reason)])

        self._claim(self._ask("shares", lambda: list(asked())))

    def _of_catalogue(self) -> Iterator[Broken]:
        """The texts by which the game is listed: its name, its options and their choices."""
        name = self.rules.name
        ids = [f"{name}-title", f"{name}-subtitle"]
        for spec in self.rules.options:
            ids.append(f"{name}-option-{spec.name}")
            words = [choice for choice in spec.choices if isinstance(choice, str)]
            if not spec.letters and spec.read is None:
                ids += [f"{name}-option-{spec.name}-{choice}" for choice in words]
        for each in ids:
            if not self.texts.knows(each):
                yield Broken("title", "no_text", {"id": each})

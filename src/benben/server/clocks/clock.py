"""The clock of a table: everybody's time, as functions of an explicit *now*. It never reads the time itself.

Time runs for one seat, the one whose person must decide. Chance and bots take no one's time.
"""

import json
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Literal, NamedTuple, TypeAlias

from benben.server.clocks.hours import ALWAYS, Hours, moment_after, running_between

ClockKind: TypeAlias = Literal["move", "fischer", "correspondence"]
AtZero: TypeAlias = Literal["move", "seat", "resign"]

NUDGE_EVERY = 86_400.0
"""Seconds between two nudges at a table."""
_NUDGE_AFTER = 43_200.0
"""The most seconds after which the others may nudge the person who is to decide."""
_SECONDS_OF_A_RETURN = 60.0
"""The least time of a person who takes the seat back: without time, no one can play."""


@dataclass(frozen=True)
class TimeControl:
    """How much time a table gives, and what happens when it is up.

    *move* and *correspondence*: *seconds* for each decision. *fischer*: *seconds* for the game, and an *increment*
    after each decision. At zero, the bot *player* finishes the turn (`move`), takes the seat until its person returns
    (`seat`), or the seat resigns (`resign`).
    """

    kind: ClockKind
    seconds: float
    increment: float = 0.0
    hours: Hours = ALWAYS
    at_zero: AtZero = "move"
    player: str = "expert"


class Timing(NamedTuple):
    """The time of one decision, in seconds: what the seat had when it began, and what it used."""

    bank: float
    used: float


@dataclass(frozen=True)
class Clock:
    """The clock of a table. Each method returns a new one."""

    control: TimeControl
    zones: tuple[str, ...]
    """Each seat's time zone."""
    banks: tuple[float, ...]
    """Each seat's seconds; those of the running seat are the ones that it had at *since*."""
    running: int | None = None
    """The seat whose time runs."""
    since: float = 0.0
    """Since when it runs."""
    paused: bool = False
    agreed: tuple[int, ...] = field(default=())
    """The seats that want a pause, as long as not all do."""
    lost: float = 0.0
    """The seconds that the seat to decide has already used for this decision, in what it took back."""
    lent: int | None = None
    """The seat whose turn a bot finishes, because its time was up."""
    fell: int | None = None
    """The seat that has resigned because its time was up."""
    nudged: float | None = None
    """When somebody last nudged the person who was to decide."""

    @classmethod
    def new(cls, control: TimeControl, zones: Sequence[str]) -> "Clock":
        """A clock on which no time runs yet, for seats in these time zones."""
        return cls(control, tuple(zones), (control.seconds,) * len(zones))

    # ---- reading -------------------------------------------------------------------------------------------
    @property
    def due(self) -> float | None:
        """The moment at which something is to be done here; None if no time runs.

        It stays due while a bot finishes a turn, until that is done.
        """
        if self.lent is not None:
            return self.since
        if self.running is None:
            return None
        return moment_after(
            self.control.hours, self.zones[self.running], self.since, self.banks[self.running]
        )

    @property
    def last_call(self) -> float | None:
        """When to remind the running seat of its time: a quarter of a decision's time before the end, 12 hours at most.

        None where decisions take seconds, or no time runs.
        """
        if self.control.kind != "correspondence" or self.running is None or self.due is None:
            return None
        return self.due - min(self.control.seconds / 4, _NUDGE_AFTER)

    @property
    def nudge_from(self) -> float | None:
        """From when on the others may nudge the running seat's person; None if they may not."""
        if self.control.kind != "correspondence" or self.running is None:
            return None
        waited = self.since + min(self.control.seconds / 2, _NUDGE_AFTER)
        return waited if self.nudged is None else max(waited, self.nudged + NUDGE_EVERY)

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has left."""
        return max(0.0, self.banks[seat] - self._used(now)) if seat == self.running else self.banks[seat]

    def is_up(self, now: float) -> bool:
        """Whether the running seat's time is up."""
        return self.running is not None and self.due is not None and now >= self.due

    def _used(self, now: float) -> float:
        if self.running is None:
            return 0.0
        return running_between(self.control.hours, self.zones[self.running], self.since, now)

    def in_zone(self, seat: int, zone: str) -> "Clock":
        """The same with a seat in another time zone."""
        return replace(self, zones=tuple(zone if at == seat else old for at, old in enumerate(self.zones)))

    # ---- running -------------------------------------------------------------------------------------------
    def run(self, seat: int | None, now: float) -> "Clock":
        """Let time run for a *seat* from now on, unless it runs already or the clock is paused. None: for no one."""
        if seat == self.running or (self.paused and self.running is None):
            return self
        stopped = self._stop(now)
        return stopped if seat is None or self.paused else replace(stopped, running=seat, since=now)

    def decided(self, seat: int, now: float) -> tuple["Clock", Timing]:
        """After a person's decision on a seat; and its timing. It ends a pause, and time runs for no one."""
        used = self._used(now) if seat == self.running else 0.0
        timing = Timing(self.banks[seat] + self.lost, used + self.lost)
        after = self._after_decision(self._stop(now).banks[seat])
        return replace(self._given({seat: after}), running=None, paused=False, agreed=(), lost=0.0), timing

    def _after_decision(self, bank: float) -> float:
        return bank + self.control.increment if self.control.kind == "fischer" else self.control.seconds

    def _stop(self, now: float) -> "Clock":
        if self.running is None:
            return self
        return replace(self._given({self.running: self.left(self.running, now)}), running=None)

    def _given(self, banks: Mapping[int, float]) -> "Clock":
        """The same with other times for some seats."""
        return replace(self, banks=tuple(banks.get(seat, bank) for seat, bank in enumerate(self.banks)))

    # ---- what people agree on ------------------------------------------------------------------------------
    def rewind(self, cut: Sequence[tuple[int, Timing]], now: float, charged: Collection[int] = ()) -> "Clock":
        """After decisions were taken back: *cut* has their seats and timings in order. Time runs for no one.

        Everybody gets the time that they had before. The *charged* seats, which took back without asking anyone, get it
        less all that they have used since.
        """
        banks: dict[int, float] = {}
        used: defaultdict[int, float] = defaultdict(float)
        for seat, timing in cut:
            banks.setdefault(seat, timing.bank)
            used[seat] += timing.used
        if self.running is not None and self.running in charged:
            banks.setdefault(self.running, self.banks[self.running] + self.lost)
            used[self.running] += self._used(now) + self.lost
        left = {seat: max(0.0, bank - used[seat] * (seat in charged)) for seat, bank in banks.items()}
        decides = cut[0][0] if cut else None
        lost = 0.0 if decides is None else banks[decides] - left[decides]
        return replace(self._given(left), running=None, lost=lost)

    def pause(self, seats: Collection[int], people: Collection[int], now: float) -> "Clock":
        """These *seats* want a pause: it begins when all *people* do."""
        agreed = tuple(sorted({*self.agreed, *seats} & {*people}))
        if not self.paused and {*agreed} == {*people}:
            return replace(self._stop(now), paused=True, agreed=())
        return replace(self, agreed=() if self.paused else agreed)

    def resume(self, seats: Collection[int]) -> "Clock":
        """These *seats* no longer want a pause: one of them is enough to end it."""
        return replace(self, paused=False, agreed=tuple(seat for seat in self.agreed if seat not in seats))

    # ---- at zero -------------------------------------------------------------------------------------------
    def lend(self, now: float) -> "Clock":
        """The running seat's time is up, and a bot finishes its turn."""
        return replace(self._stop(now), lent=self.running, since=now)

    def resign(self, now: float) -> "Clock":
        """The running seat's time is up, and so it resigns."""
        return replace(self._stop(now), fell=self.running)

    def given_back(self) -> "Clock":
        """The bot has finished the turn."""
        if self.lent is None:
            return self
        after = self._after_decision(self.banks[self.lent])
        return replace(self._given({self.lent: after}), lent=None, lost=0.0)

    def returned(self, seats: Collection[int]) -> "Clock":
        """People take their *seats* back, with the time that they need to go on."""
        return replace(self._given({seat: self._at_return(self.banks[seat]) for seat in seats}), lost=0.0)

    def _at_return(self, bank: float) -> float:
        control = self.control
        if control.kind == "fischer":
            return max(bank, control.increment, min(_SECONDS_OF_A_RETURN, control.seconds))
        return control.seconds


def clock_to_json(clock: Clock) -> str:
    """A clock as a JSON text."""
    return json.dumps(asdict(clock), separators=(",", ":"))


def clock_from_json(text: str) -> Clock:
    """The clock in a JSON text."""
    found = json.loads(text)
    control = found["control"]
    hours = control["hours"]
    hours = Hours(hours["start"], hours["end"], tuple(hours["days_off"]))
    lists = {name: tuple(found[name]) for name in ("zones", "banks", "agreed")}
    return Clock(**{**found, **lists, "control": TimeControl(**{**control, "hours": hours})})

"""The clock of a table: everybody's time, as functions of an explicit *now*. It never reads the time itself.

Time runs for one seat, the one whose person must decide. Chance and bots take no one's time.
"""

import json
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Literal, NamedTuple, TypeAlias

from benben.server.clocks.hours import ALWAYS, DAY, Hours, moment_after, running_between

ClockKind: TypeAlias = Literal["move", "fischer", "correspondence"]
AtZero: TypeAlias = Literal["move", "seat", "resign"]

NUDGE_EVERY = DAY
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
    vacation: int = 0
    """With *correspondence*: the days of vacation that each seat may take in a game."""


class Timing(NamedTuple):
    """The time of one decision, in seconds: what the seat had when it began, and what it used."""

    bank: float
    used: float


class Vacation(NamedTuple):
    """The vacation of a seat: no time runs for it from *start* to *end*. It may take *left* more seconds."""

    left: float
    start: float = 0.0
    end: float = 0.0

    def back(self, now: float) -> "Vacation":
        """Ended *now*; the rest of it may be taken later."""
        return Vacation(self.left + max(0.0, self.end - now), self.start, min(self.end, now))


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
    vacations: tuple[Vacation, ...] = ()
    """Each seat's vacation."""
    held: tuple[float | None, ...] = ()
    """Until when a bot holds each seat for its person; None: it does not."""

    @classmethod
    def new(cls, control: TimeControl, zones: Sequence[str]) -> "Clock":
        """A clock on which no time runs yet, for seats in these time zones."""
        seats = len(zones)
        vacations = (Vacation(control.vacation * DAY),) * seats
        return cls(
            control, tuple(zones), (control.seconds,) * seats, vacations=vacations, held=(None,) * seats
        )

    # ---- reading -------------------------------------------------------------------------------------------
    @property
    def due(self) -> float | None:
        """The moment at which something is to be done here; None if nothing is.

        It stays due while a bot finishes a turn, until that is done.
        """
        if self.lent is not None:
            return self.since
        moments = (self.time_up, *self.held)
        return min((moment for moment in moments if moment is not None), default=None)

    @property
    def time_up(self) -> float | None:
        """The moment at which the running seat's time is up; None if no time runs."""
        if self.running is None:
            return None
        zone, off = self.zones[self.running], self._off(self.running)
        return moment_after(self.control.hours, zone, self.since, self.banks[self.running], off)

    @property
    def last_call(self) -> float | None:
        """When to remind the running seat of its time: a quarter of a decision's time before the end, 12 hours at most.

        None where decisions take seconds, or no time runs.
        """
        up = self.time_up
        if self.control.kind != "correspondence" or up is None:
            return None
        return up - min(self.control.seconds / 4, _NUDGE_AFTER)

    @property
    def nudge_from(self) -> float | None:
        """From when on the others may nudge the running seat's person; None if they may not."""
        if self.control.kind != "correspondence" or self.running is None:
            return None
        began = max(self.since, self.vacations[self.running].end)
        waited = began + min(self.control.seconds / 2, _NUDGE_AFTER)
        return waited if self.nudged is None else max(waited, self.nudged + NUDGE_EVERY)

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has left."""
        return max(0.0, self.banks[seat] - self._used(now)) if seat == self.running else self.banks[seat]

    def is_up(self, now: float) -> bool:
        """Whether the running seat's time is up."""
        up = self.time_up
        return up is not None and now >= up

    def held_over(self, now: float) -> list[int]:
        """The seats that a bot has held as long as it was to."""
        return [seat for seat, until in enumerate(self.held) if until is not None and now >= until]

    def is_on_vacation(self, seat: int, now: float) -> bool:
        """Whether a seat is on vacation."""
        return now < self.vacations[seat].end

    def _off(self, seat: int) -> tuple[float, float]:
        return self.vacations[seat].start, self.vacations[seat].end

    def _used(self, now: float) -> float:
        if self.running is None:
            return 0.0
        zone, off = self.zones[self.running], self._off(self.running)
        return running_between(self.control.hours, zone, self.since, now, off)

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

    # ---- people who are away -------------------------------------------------------------------------------
    def take_vacation(self, seat: int, seconds: float, now: float) -> "Clock":
        """A seat takes a vacation from now on, in place of one that it has. It must have so many seconds left."""
        vacation = Vacation(self.vacation_left(seat, now) - seconds, now, now + seconds)
        away = self._on_vacation({seat: vacation})
        if seat != self.running:
            return away
        used = self._used(now)  # this counts without the new vacation
        banks = tuple(bank - used * (at == seat) for at, bank in enumerate(self.banks))
        return replace(away, banks=banks, since=now, lost=self.lost + used)

    def vacation_left(self, seat: int, now: float) -> float:
        """The seconds of vacation that a seat may take from now on."""
        return self.vacations[seat].back(now).left

    def hold(self, seat: int, until: float) -> "Clock":
        """A bot holds a seat until a moment."""
        return self._held({seat: until})

    def holding_only(self, seats: Collection[int]) -> "Clock":
        """Bots hold no other seats than these any more."""
        ended = [seat for seat, until in enumerate(self.held) if until is not None and seat not in seats]
        return self._held(dict.fromkeys(ended)) if ended else self

    def _held(self, new: Mapping[int, float | None]) -> "Clock":
        return replace(self, held=tuple(new.get(seat, until) for seat, until in enumerate(self.held)))

    def _on_vacation(self, new: Mapping[int, Vacation]) -> "Clock":
        vacations = tuple(new.get(seat, old) for seat, old in enumerate(self.vacations))
        return replace(self, vacations=vacations)

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
        """People take their *seats* back from bots, with the time that they need to go on."""
        banks = {seat: self._at_return(self.banks[seat]) for seat in seats}
        return replace(self._held(dict.fromkeys(seats)), banks=self._given(banks).banks, lost=0.0)

    def vacation_over(self, seats: Collection[int], now: float) -> "Clock":
        """People end the vacations of their *seats*."""
        return self._on_vacation({seat: self.vacations[seat].back(now) for seat in seats})

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
    seats = len(lists["zones"])
    # A clock that an older version stored has neither.
    lists["vacations"] = tuple(Vacation(*each) for each in found.get("vacations", [[0.0]] * seats))
    lists["held"] = tuple(found.get("held", [None] * seats))
    return Clock(**{**found, **lists, "control": TimeControl(**{**control, "hours": hours})})

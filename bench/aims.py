"""What was aimed at, and what was reached."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bench.measure import Result
from bench.starts import Start

SEARCH_GAMES = 60_000.0
DRIVEN_MOVES = 1_000_000.0
COPIES = 1e7
"""A copy in 100 ns."""
ABOVE_SPADES = 1.5
SHARE_OF_FLOOR = 0.25
COLD_SECONDS, WARM_SECONDS = 15.0, 1.0
PUBLIC_RA = 200_000.0
"""Moves a second of a public Ra in Python."""
_PLAYOUTS = "Ra, 3 players"


@dataclass(frozen=True)
class Aim:
    """An aim in words, how far we came (1: just reached, 2: twice as good), and the figures behind it."""

    words: str
    reached: float
    figures: str


def aims(results: Sequence[Result], starts: Sequence[Start]) -> list[Aim]:
    """All aims of which the figures were measured in this run."""
    rates = {(result.group, result.name): result.median for result in results}
    return [*_playout_aims(rates), *_other_aims(rates), *_start_aims(starts)]


def _playout_aims(rates: dict[tuple[str, str], float]) -> Iterator[Aim]:
    ours = rates.get(("playouts", _PLAYOUTS))
    if ours is None:
        return
    if spades := rates.get(("playouts", "OpenSpiel spades")):
        words = "random playouts: half again above spades in C++"
        yield Aim(words, ours / (ABOVE_SPADES * spades), f"{ours / spades:.2f} times spades")
    for (group, name), rate in rates.items():
        if group == "playouts" and name.startswith("floor"):
            yield Aim(
                f"random playouts: a quarter of the {name}",
                ours / (SHARE_OF_FLOOR * rate),
                f"{ours / rate:.0%}",
            )


def _other_aims(rates: dict[tuple[str, str], float]) -> Iterator[Aim]:
    wanted = (
        (
            "60 thousand full random games a second in search",
            "search",
            "Ra, 3 players, random playouts",
            SEARCH_GAMES,
        ),
        ("a million moves a second from Python", "from Python", "Ra, 3 players, Stepper", DRIVEN_MOVES),
        ("a public Ra in Python, from Python", "from Python", "Ra, 3 players, Stepper", PUBLIC_RA),
        ("a copy from Python in 100 ns", "copies", "Ra, Stepper.save", COPIES),
    )
    for words, group, name, aim in wanted:
        if rate := rates.get((group, name)):
            yield Aim(words, rate / aim, f"{rate:,.0f} a second")


def _start_aims(starts: Sequence[Start]) -> Iterator[Aim]:
    """The wall time, or the CPU time if less: compiling keeps one core busy, so more is other programs' doing."""
    for start in starts:
        if start.task.startswith("one "):
            cold = min(start.cold_wall, start.cold_cpu)
            warm = min(start.warm_wall, start.warm_cpu)
            yield Aim(f"first start under 15 s: {start.task}", COLD_SECONDS / cold, f"{cold:.1f} s")
            yield Aim(f"later starts under 1 s: {start.task}", WARM_SECONDS / warm, f"{warm:.2f} s")

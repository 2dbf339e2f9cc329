"""The aims, and whether they were reached."""

from collections.abc import Iterator, Sequence

from bench.aim import Aim, Rates
from bench.environment_aims import environment_aims
from bench.games import EACH, ankhor, duel, imhotep, ra
from bench.measure import Result
from bench.starts import IMPORT, Start

SEARCH_GAMES = 60_000.0
DRIVEN_MOVES = 1_000_000.0
COPIES = 1e7
"""A copy in 100 ns."""
DUEL_DECISIONS, IMHOTEP_DECISIONS, ANKHOR_DECISIONS = 1e7, 6e6, 5e6
ABOVE_SPADES = 1.5
SHARES_OF_FLOOR = {
    "ra": (0.25, "a quarter"),
    "imhotep_duel": (0.25, "a quarter"),
    "imhotep": (0.125, "an eighth"),
    "ankhor": (0.1, "a tenth"),
}
"""By game: the speed of random playouts relative to the floor."""
COLD_SECONDS, WARM_SECONDS = 15.0, 1.0
PUBLIC_RA = 200_000.0
"""Moves per second of a public Ra in Python."""
_RA, _DUEL = ra(3).label, duel("A").label
_MILLIONS = {
    **{imhotep(players, side).label: IMHOTEP_DECISIONS for players in (2, 4) for side in "AB"},
    **{ankhor(players).label: ANKHOR_DECISIONS for players in (2, 3, 4)},
}
"""Decisions per second in random playouts."""


def aims(results: Sequence[Result], starts: Sequence[Start]) -> list[Aim]:
    """All aims whose figures were measured in this run."""
    rates = {(result.group, result.name): result.median for result in results}
    return [
        *_spades_aim(rates),
        *_floor_aims(rates),
        *_other_aims(rates),
        *environment_aims(rates),
        *_start_aims(starts),
    ]


def _spades_aim(rates: Rates) -> Iterator[Aim]:
    ours, spades = rates.get(("playouts", _RA)), rates.get(("playouts", "OpenSpiel spades"))
    if ours and spades:
        words = f"random playouts of {_RA}: half again above spades in C++"
        yield Aim(words, ours / (ABOVE_SPADES * spades), f"{ours / spades:.2f} times spades")


def _floor_aims(rates: Rates) -> Iterator[Aim]:
    for each in EACH:
        ours, (share, words_for_it) = rates.get(("playouts", each.label)), SHARES_OF_FLOOR[each.name]
        for (group, name), rate in rates.items():
            if ours and group == "playouts" and name.startswith("floor"):
                words = f"random playouts of {each.label}: {words_for_it} of the {name}"
                yield Aim(words, ours / (share * rate), f"{ours / rate:.0%}")


def _other_aims(rates: Rates) -> Iterator[Aim]:
    wanted = (
        (f"random playouts of {_DUEL}: 10 million decisions a second", "playouts", _DUEL, DUEL_DECISIONS),
        *(
            (f"random playouts of {each}: {aim / 1e6:.0f} million decisions a second", "playouts", each, aim)
            for each, aim in _MILLIONS.items()
        ),
        (
            "60 thousand full random games a second in search",
            "search",
            f"{_RA}, random playouts",
            SEARCH_GAMES,
        ),
        *(
            (
                f"a million moves a second from Python: {each.title}",
                "from Python",
                f"{each.label}, Stepper",
                DRIVEN_MOVES,
            )
            for each in EACH
        ),
        ("a public Ra in Python, from Python", "from Python", f"{_RA}, Stepper", PUBLIC_RA),
        *(
            (f"a copy from Python in 100 ns: {each.title}", "copies", f"{each.title}, Stepper.save", COPIES)
            for each in EACH
        ),
    )
    for words, group, name, aim in wanted:
        if rate := rates.get((group, name)):
            yield Aim(words, rate / aim, f"{rate:,.0f} a second")


def _start_aims(starts: Sequence[Start]) -> Iterator[Aim]:
    """The wall time, or the CPU time if it is less: compiling uses one core, so the rest is due to other programs."""
    for start in starts:
        if start.task != IMPORT:
            cold = min(start.cold_wall, start.cold_cpu)
            warm = min(start.warm_wall, start.warm_cpu)
            yield Aim(f"first start under 15 s: {start.task}", COLD_SECONDS / cold, f"{cold:.1f} s")
            yield Aim(f"later starts under 1 s: {start.task}", WARM_SECONDS / warm, f"{warm:.2f} s")

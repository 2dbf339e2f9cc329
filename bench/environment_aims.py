"""The aims for environments."""

from collections.abc import Iterable, Iterator

from bench import environments, one_table
from bench.aim import Aim, Rates
from bench.environments import BY_JAX, MEASURED, RAW, SEATED, SHARED, VECTOR, thread_row
from bench.games import EACH
from bench.in_spiel import OBSERVER, TENSOR
from bench.peers import is_toy

RAW_DECISIONS = {"ra": 5e6, "imhotep_duel": 5e6, "imhotep": 4e6, "ankhor": 2.5e6}
"""By game: decisions per second of the raw interface, with all outputs."""
TWO_THREADS = 1.8
SHARE_OF_RAW = 0.8
ONE_TABLE, ONE_IN_OPEN_SPIEL = 100_000.0, 100_000.0
WITH_JAX = 2e6
_SINGLE = (one_table.GYMNASIUM, one_table.AEC)
_OBSERVED = (OBSERVER, TENSOR)
AHEAD = 2.0
"""The speed relative to each peer."""


def environment_aims(rates: Rates) -> Iterator[Aim]:
    """All aims whose figures were measured."""
    yield from _rate_aims(rates)
    yield from _share_aims(rates)
    yield from _peer_aims(rates)


def _rate_aims(rates: Rates) -> Iterator[Aim]:
    many, one = environments.GROUP, one_table.GROUP
    wanted = [
        *((many, f"{each.label}, {RAW}", RAW_DECISIONS[each.name]) for each in MEASURED),
        *((many, f"{each.label}, {BY_JAX}", WITH_JAX) for each in MEASURED),
        *((one, f"{each.label}, {door}", ONE_TABLE) for each in EACH for door in _SINGLE),
        *(
            (one, f"{each.label} in OpenSpiel, {way}", ONE_IN_OPEN_SPIEL)
            for each in EACH
            for way in _OBSERVED
        ),
    ]
    for group, row, aim in wanted:
        if rate := rates.get((group, row)):
            yield Aim(f"{row}: {_told(aim)} decisions a second", rate / aim, f"{_told(rate)} a second")


def _share_aims(rates: Rates) -> Iterator[Aim]:
    for each in EACH:
        below = rates.get((environments.GROUP, f"{each.label}, {SEATED}"))
        for door in (VECTOR, SHARED):
            above = rates.get((environments.GROUP, f"{each.label}, {door}"))
            if below and above:
                words = f"{each.label}, {door}: four fifths of the raw door with the same opponents"
                yield Aim(words, above / below / SHARE_OF_RAW, f"{above / below:.0%}")
        for rows in (environments.ROWS, environments.MANY_ROWS):
            names = (thread_row(each, rows, threads) for threads in (1, 2))
            alone, both = (rates.get((environments.THREADS, name)) for name in names)
            if alone and both:
                words = f"{each.label}, {rows} rows: two threads {TWO_THREADS} times as fast as one"
                yield Aim(words, both / alone / TWO_THREADS, f"{both / alone:.2f} times")


def _peer_aims(rates: Rates) -> Iterator[Aim]:
    """The slowest of our games through an interface like the peer's."""
    ours = _rates_of(rates, environments.GROUP, (f"{each.label}, {RAW}" for each in EACH))
    driven = _rates_of(rates, one_table.GROUP, (f"{each.label} in OpenSpiel, {TENSOR}" for each in EACH))
    for (group, row), rate in rates.items():
        like = ours if group == environments.GROUP else driven if group == one_table.GROUP else []
        if like and row.startswith(("pgx ", "EnvPool ", "OpenSpiel ")) and not is_toy(row):
            figures = f"{min(like) / rate:.1f} times (the slowest of ours) to {max(like) / rate:.1f}"
            yield Aim(f"twice as fast as {row}, each of our games", min(like) / rate / AHEAD, figures)


def _rates_of(rates: Rates, group: str, rows: Iterable[str]) -> list[float]:
    return [rates[group, row] for row in rows if (group, row) in rates]


def _told(rate: float) -> str:
    return f"{rate / 1e6:.3g} million" if rate >= 1e6 else f"{rate / 1e3:,.0f} thousand"

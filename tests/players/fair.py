"""Fairness: a bot answers alike at any two tables that differ only in what is hidden from its seat.

Hidden information: what is private to another seat, the dealer's secret with all that it will bring, and the rest that
`known` draws again. Information that was public before it was turned face down (points in Ra, the temples of The Duel)
is no secret from a perfect memory, so it is the same at both tables.
"""

import itertools
import random
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest

from benben.engine.dealer import CommittedDealer, Dealer
from benben.engine.dice import new_dice
from benben.engine.game import Game, Match
from benben.engine.loops import Scratch
from benben.engine.registry import load, names
from benben.engine.table import table_bytes
from benben.players import LEVELS, level_spec, list_players, make
from benben.players.analysis import analyse
from benben.players.levels import NAMES
from benben.players.net import net_of
from benben.players.person import manner_of
from benben.players.quick import choose_of
from benben.server.thinking import tasks
from benben.server.thinking.player_cache import PlayerCache
from tests.games.every import CASES

Pair = tuple[Match, Match, int]
"""Two matches and a seat that cannot distinguish them."""
Ask = Callable[[Match, int, int], object]
"""What a bot answers on a seat of a match, with a seed for everything that it draws: any value that can be compared."""

FEW = 3
"""Simulated games of a search here: as few as let it change its mind."""
UNLIKELY = 1e-6
"""A fair test falls below this once in a million; all seeds are fixed, so no test is ever red by chance."""
FEWEST = 10
"""Answers that were given less often are counted together."""
NEVER_LATE = 600.0
"""Seconds: no player is hurried here."""


# ---- who is asked ------------------------------------------------------------------------------------------------
def everybody(game: Game | None = None) -> list[str]:
    """A spec for each kind of player and for each level in any game, with budgets of few simulated games.

    `net` is asked only in a *game* that has a net: Pebbles, which most of this is about, has none.
    """
    levels = [level_spec(load(name), level.name) for name in names() for level in LEVELS]
    levels = [spec for spec in levels if not spec.startswith("net:")]
    kinds = [name for name in list_players() if name not in (*NAMES, "net")]
    nets = ["net"] if game is not None and net_of(game) is not None else []
    return list(dict.fromkeys(map(unhurried, [*kinds, *levels, *nets])))


def unhurried(spec: str) -> str:
    """The same player on one thread, with a budget of few simulated games: clocks and threads are never the same."""
    name, _, rest = spec.partition(":")
    if "games (" not in list_players()[name] or (name == "person" and "games=" not in rest):
        return spec  # it does not search
    budget = {"seconds", "games", "threads"}
    kept = [part for part in rest.split(",") if part and part.partition("=")[0] not in budget]
    return f"{name}:{','.join([*kept, f'games={FEW}'])}"


# ---- through which door ------------------------------------------------------------------------------------------
def given(match: Match, seat: int, seed: int) -> bytes:
    """No answer but what a bot is given to think about."""
    return table_bytes(match.known(seat, seed))


def by_hand(spec: str) -> Ask:
    """As at the command line and in the documentation."""
    return lambda match, seat, seed: make(spec, match.game, seed).choose(match.known(seat, seed), seat)


def by_itself(spec: str) -> Ask:
    """As in whole games in compiled code, which show a player the table itself: that it heeds nothing hidden there."""

    def ask(match: Match, _seat: int, seed: int) -> int:
        room, manner = Scratch.of(match.game.rules), manner_of(make(spec, match.game))
        assert manner is not None
        choose = choose_of(match.game.rules)
        return choose(match.table, *manner, new_dice(seed), room.moves, room.preferences, room.notes)

    return ask


def by_the_server(spec: str) -> Ask:
    """As at the server's tables."""

    def ask(match: Match, seat: int, seed: int) -> int:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "randbits", random.Random(seed).getrandbits)
            patch.setattr(tasks, "PLAYER_CACHE", PlayerCache())  # of a new process
            return tasks.choose(tasks.known(match, seat), "fair", spec, NEVER_LATE, {})

    return ask


def by_hint(match: Match, seat: int, seed: int) -> object:
    """A hint and everything that it says: moves, shares, chances, points."""
    return analyse(match.game, match.known(seat, seed), seat, games=FEW, seed=seed)


# ---- tables that a seat cannot distinguish -----------------------------------------------------------------------
def with_another_future(match: Match, secret: int) -> Match:
    """The same plies so far, but under a dealer with another secret: all that comes is dealt otherwise."""
    dealer: Dealer = CommittedDealer(random.Random(secret).randbytes(32))
    other = match.game.new_match(dealer=dealer)
    other.rewind(0)
    for ply in match.plies:
        other.push(ply.move)
    assert other.key == match.key
    return other


def with_other_secrets(match: Match, seat: int, rng: random.Random) -> Match:
    """The same, but for what is private to others than *seat* (in most positions nothing is)."""
    other = match.copy()
    other.tables[:] = CASES[match.game.name].private_twin(match.table, seat, rng)
    return other


def pairs(match: Match, seed: int) -> Iterator[Pair]:
    """This match, one that a seat cannot distinguish from it, and the seat.

    For the seat that must decide in any case, for the others where something is private to somebody.
    """
    if match.turn is None:
        return
    yield match, with_another_future(match, seed), match.turn
    rng = random.Random(seed)
    for seat in range(match.game.players):
        other = with_other_secrets(match, seat, rng)
        if other.key != match.key:
            yield match, other, seat


# ---- the check ---------------------------------------------------------------------------------------------------
def check_same(ask: Ask, found: Iterable[Pair], seeds: Iterable[int]) -> None:
    """With the same seed the answer does not depend on hidden information."""
    for (one, other, seat), seed in itertools.product(found, seeds):
        first, second = ask(one, seat, seed), ask(other, seat, seed)
        assert first == second, f"seat {seat} can tell the tables apart: {first!r} and {second!r}"


def check_as_often(ask: Ask, found: Iterable[Pair], draws: int = 200) -> None:
    """With seeds that have nothing to do with each other every answer is given as often (Pearson's chi-square)."""
    from scipy.stats import chi2_contingency

    for one, other, seat in found:
        counts = [
            Counter(ask(match, seat, seed) for seed in range(first, first + draws))
            for match, first in ((one, 0), (other, draws))
        ]
        rows = [list(row) for row in zip(*columns(*counts), strict=True)]
        if len(rows[0]) > 1:
            chance = float(chi2_contingency(rows).pvalue)
            assert chance > UNLIKELY, (
                f"seat {seat} can tell the tables apart: {rows}, a chance of {chance:.1e}"
            )


def columns(one: Counter[object], other: Counter[object]) -> list[tuple[int, int]]:
    """How often each answer was given in one and in the other; the rare ones together."""
    found = [(one[answer], other[answer]) for answer in sorted(one.keys() | other.keys(), key=repr)]
    often = [column for column in found if sum(column) >= FEWEST]
    rare = [column for column in found if sum(column) < FEWEST]
    return [*often, (sum(a for a, _ in rare), sum(b for _, b in rare))] if rare else often

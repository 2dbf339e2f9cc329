"""Baselines to cite: the same players in every game and number of seats, by one fixed protocol.

Every table (a game and a number of seats) is an arena: all line-ups of the players, each in every rotation of the seats
with common deals, 95 % intervals, and luck-adjusted shares next to the plain ones. `greedy` has the rating 0. The
document keeps one entry per table; measuring a table again replaces its entry. A table that is not complete has a
journal of its games next to the document.
"""

import json
import platform
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import benben
from benben.arena.errors import ArenaError
from benben.arena.journal import Journal
from benben.arena.plan import Plan, make_plan
from benben.arena.report import PairLine, Report, report
from benben.arena.runner import Arena, Spread
from benben.arena.schedule import Schedule
from benben.engine.atomic_files import atomic_write
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.registry import names, rules
from benben.players.afterstate import LINEAR
from benben.players.net import net_of

FORMAT, VERSION = "benben-baselines", 1
PROTOCOL = 1
"""The version of the list of players and of how they meet."""
ANCHOR = "greedy"
LOW, HIGH = 50, 400
"""The two budgets of the search, in simulated games per move."""
_LEARNED = {"ppo": "torch"}
"""Learned players that do not come with Benben, and the package that training them needs."""


@dataclass(frozen=True)
class Missing:
    """A row of the protocol that this document does not have, and the reason: `no net` or `not given`."""

    player: str
    reason: str
    package: str = ""
    """A package that is not installed here."""


def tables(game: str | None = None, players: Iterable[int] = ()) -> Iterator[Game]:
    """Every game with each number of seats, all other options at their defaults; or only those that are named."""
    wanted = set(players)
    for name in [game] if game is not None else names():
        (option,) = (each for each in rules(name).options if each.name == "players")
        for count in option.choices:
            if not wanted or int(count) in wanted:
                yield benben.load(name, players=int(count))


def entrants(game: Game, others: Sequence[str] = ()) -> list[str]:
    """The specs of the players at the tables of a *game*, and *others* after them."""
    net = [f"net:games={HIGH}"] if net_of(game) is not None else []
    searches = [f"search:games={LOW}", f"search:games={HIGH}", f"uct:games={HIGH}"]
    return ["random", ANCHOR, LINEAR, *searches, *net, *others]


def missing(game: Game, others: Sequence[str] = ()) -> list[Missing]:
    """The rows of the protocol that are left out."""
    found = [] if net_of(game) is not None else [Missing("net", "no net")]
    if not others:
        found += [
            Missing(name, "not given", "" if find_spec(package) else package)
            for name, package in _LEARNED.items()
        ]
    return found


def plan_of(game: Game, rounds: int = 1, seed: int = 0, others: Sequence[str] = ()) -> Plan:
    """The games of a table: this many whole *rounds*. Raises `BadSpec` and `BadPlan`."""
    specs = entrants(game, others)
    games = rounds * Schedule(len(specs), game.players).round_games
    return make_plan(game, specs, games, seed, anchor=ANCHOR)


def measure(
    plan: Plan,
    spread: Spread[Any],
    left_out: Sequence[Missing],
    show: Callable[[int, int], None],
    journal: Journal | None = None,
) -> tuple[Report, dict[str, Any]]:
    """Play the games of a *plan* that the *journal* does not have; return its report and its entry of the document.

    *show* gets the games so far, and all.
    """
    known = {} if journal is None else journal.results
    arena = Arena(plan, {game: result for game, result in known.items() if game < plan.games})
    kept, wall = len(arena.results), time.perf_counter()
    for _ in arena.run(spread, journal):
        show(len(arena.results), plan.games)
    found = report(arena)
    if found is None:  # a plan has whole rounds
        raise ArenaError(message("cli-arena-nothing"))
    return found, entry(found, time.perf_counter() - wall, left_out, kept)


def entry(found: Report, wall: float, left_out: Sequence[Missing] = (), kept: int = 0) -> dict[str, Any]:
    """A report as an entry: everything but the pairs that follow from others, and line-ups.

    *wall* is the time of all games but those that were *kept* from a run before.
    """
    everything = found.to_json()
    thinking = everything["timing"]["thinking"]
    ranks = {line.spec: rank for rank, line in enumerate(found.players)}

    def is_kept(line: PairLine) -> bool:
        return ranks[line.player] < ranks[line.against]

    pairs = [kept for line, kept in zip(found.pairs, everything["pairs"], strict=True) if is_kept(line)]
    return {
        "plan": everything["plan"],
        "games": found.games,
        "moves_a_game": found.moves,
        "players": everything["players"],
        "pairs": pairs,
        "missing": [vars(each) for each in left_out],
        "timing": {
            "wall_seconds": round(wall, 1),
            "games": found.games - kept,
            "mean_seconds_a_decision": {spec: each["mean_seconds"] for spec, each in thinking.items()},
        },
        "measured": {
            "day": datetime.now(tz=UTC).date().isoformat(),
            "machine": f"{platform.machine()}, {platform.system()}",
            "python": platform.python_version(),
        },
    }


# ---- the document ------------------------------------------------------------------------------------------------
def read(path: Path) -> list[dict[str, Any]]:
    """The entries of a document; none if there is no such file. Raises `ArenaError` for another file, and `OSError`."""
    if not path.exists():
        return []
    try:
        document = json.loads(path.read_text("utf-8"))
    except ValueError:
        document = None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ArenaError(message("engine-baselines-foreign", file=str(path)))
    if (document.get("version"), document.get("protocol")) != (VERSION, PROTOCOL):
        raise ArenaError(message("engine-baselines-version", file=str(path)))
    found: list[dict[str, Any]] = document["tables"]
    return found


def journal_of(path: Path, plan: Plan) -> Path:
    """The journal of a table that is not complete: next to the document at *path*."""
    return path.with_name(f"{path.stem}-{plan.game}-{plan.seats}.jsonl")


def write(path: Path, entries: Iterable[Mapping[str, Any]]) -> None:
    """Write a document with these *entries*, one line each, in the order of games and seats. Raises `OSError`."""
    lines = ",\n".join(
        json.dumps(each, ensure_ascii=False, allow_nan=False) for each in sorted(entries, key=key_of)
    )
    head = json.dumps({"format": FORMAT, "version": VERSION, "protocol": PROTOCOL})[:-1]
    with atomic_write(path) as unfinished:
        unfinished.write_text(f'{head}, "tables": [\n{lines}\n]}}\n', encoding="utf-8", newline="\n")


def key_of(one: Mapping[str, Any]) -> tuple[str, int]:
    """The game and the number of seats of an entry."""
    return one["plan"]["game"], one["plan"]["seats"]


def has(entries: Iterable[Mapping[str, Any]], plan: Plan) -> bool:
    """Whether the *entries* have the same games by the same code."""
    wanted = json.loads(json.dumps(plan.to_json()))
    return any(each["plan"] == wanted for each in entries)


def with_entry(entries: Iterable[Mapping[str, Any]], new: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The *entries* with the *new* one in place of one of the same table."""
    return [*(each for each in entries if key_of(each) != key_of(new)), new]

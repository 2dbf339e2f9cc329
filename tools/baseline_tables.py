"""The tables of docs/baselines.md and docs/log/baselines.md, from docs/baselines.json (`benben baselines`)."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from benben.arena.baselines import read
from benben.engine.registry import rules
from benben.players.afterstate import LINEAR
from benben.texts import Texts

FILE = Path(__file__).parents[1] / "docs/baselines.json"
_NAMES = {LINEAR: "linear", "examples.learning.ppo_player:trained": "ppo"}
"""Shorter names of players, by the beginning of their specs."""
_COLUMNS = (
    "net:games=400",
    "search:games=400",
    "search:games=50",
    "ppo",
    "greedy",
    "linear",
    "uct:games=400",
    "random",
)
"""The order of the players."""
_HEADS = ("Game", "Seats", "Player", "Rating", "Won", "Luck-adjusted", "Games", "ms a decision")


def overview() -> str:
    """A row for each table with the ratings of its players, and a column for each player."""
    entries = read(FILE)
    found = [{_name(line["spec"]): _rating(line) for line in entry["players"]} for entry in entries]
    names = [*_COLUMNS, *sorted({name for row in found for name in row} - set(_COLUMNS))]
    places = [[_title(entry["plan"]["game"]), str(entry["plan"]["seats"])] for entry in entries]
    rows = [
        [*place, *(row.get(name, "") for name in names)] for place, row in zip(places, found, strict=True)
    ]
    heads, marks = (
        ["Game", "Seats", *(f"`{name}`" for name in names)],
        ["---", *(["---:"] * (1 + len(names)))],
    )
    return "".join(f"| {' | '.join(row)} |\n" for row in (heads, marks, *rows))


def ratings() -> str:
    """A row for each player of each table, the strongest first."""
    marks = ("---", "---:", "---", "---:", "---", "---", "---:", "---:")
    rows = [row for entry in read(FILE) for row in _rows(entry)]
    return "".join(f"| {' | '.join(row)} |\n" for row in (_HEADS, marks, *rows))


def measured() -> str:
    """When, with which version and command, and on which machine each table was measured."""
    return "\n".join(map(_measured, read(FILE)))


def _measured(entry: Mapping[str, Any]) -> str:
    plan, how = entry["plan"], entry["measured"]
    left_out = ", ".join(each["player"] for each in entry["missing"])
    said = [
        f"- {_title(plan['game'])}, {plan['seats']} seats: {how['day']}",
        f"Benben {plan['benben']} (code `{plan['code']}`)",
        f"rules version {plan['rules_version']}",
        f"`--seed {plan['seed']}`",
        _time(entry),
        f"Python {how['python']} on {how['machine']}",
        *([f"no row for {left_out}"] if left_out else []),
    ]
    return f"{', '.join(said)}."


def _time(entry: Mapping[str, Any]) -> str:
    """The games, and the time of the last run, which may have continued a journal."""
    games, timing = entry["games"], entry["timing"]
    timed = timing.get("games", games)
    last = "" if timed == games else f"the last {timed} "
    return f"{games} games{',' if last else ''} {last}in {timing['wall_seconds']:.0f} s"


def _rows(entry: Mapping[str, Any]) -> Iterator[list[str]]:
    plan = entry["plan"]
    place = [_title(plan["game"]), str(plan["seats"])]
    for line in entry["players"]:
        adjusted = line["adjusted"]
        thinking = entry["timing"]["mean_seconds_a_decision"][line["spec"]]
        yield [
            *place,
            f"`{_name(line['spec'])}`",
            _rating(line),
            _share(line["share"], line["share_interval"]),
            "" if adjusted is None else _share(adjusted["share"], adjusted["share_interval"]),
            str(line["games"]),
            f"{1000 * thinking:.2g}",
        ]
        place = ["", ""]


def _rating(line: Mapping[str, Any]) -> str:
    low, high = line["rating_interval"]
    return f"{line['rating']:.0f}" if low == high else f"{line['rating']:.0f} ± {(high - low) / 2:.0f}"


def _name(spec: str) -> str:
    return next((name for begin, name in _NAMES.items() if spec.startswith(begin)), spec)


def _share(share: float, interval: tuple[float, float]) -> str:
    low, high = (100 * end for end in interval)
    return f"{100 * share:.1f} % ({low:.1f}–{high:.1f})"


def _title(game: str) -> str:
    return Texts().format(rules(game).title)

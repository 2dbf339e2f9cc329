"""The evaluator for hints and reviews: a game's net or its linear evaluation, the one that predicts games better.

`python -m tools.calibration --decide` measures both by the number of players and writes down which one it is, in
`judges.json` in the game's folder, with the power to which its chances are raised. Where nothing was measured the
linear evaluation is used; so it is if the game now has another net than the one that was measured.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from benben.engine.atomic_files import atomic_write
from benben.engine.game import Game
from benben.engine.rules import Rules
from benben.players.evaluation import evaluation_of
from benben.players.net import Trained, net_of

JudgeName: TypeAlias = Literal["net", "linear", "playouts"]
"""A trained net, the linear evaluation, or none: then every simulated game is played to its end."""
FORMAT, VERSION = "benben-judges", 1


@dataclass(frozen=True, eq=False)
class Judge:
    """The evaluator of cut simulations; the chances that a search finds are raised to the power *sureness*."""

    name: JudgeName
    sureness: float = 1.0
    trained: Trained | None = None
    """The net of a judge that has one."""


def judge_for(game: Game) -> Judge:
    """The judge of hints and reviews for a *game* and its number of players. Raises `BadNet`, `BadEvaluation`."""
    decided = _read(judges_file(game.rules)).get(str(game.players), {})
    chosen = judge_called(decided.get("judge", "linear"), game)
    if chosen.trained is not None and chosen.trained.about.get("digest") != decided.get("digest"):
        chosen = judge_called("linear", game)
    return replace(chosen, sureness=decided.get("sureness", {}).get(chosen.name, 1.0))


def judge_called(name: JudgeName, game: Game) -> Judge:
    """The judge with this *name*, its chances as they are; the linear evaluation where the game has no net."""
    trained = net_of(game) if name == "net" else None
    if trained is not None:
        return Judge("net", trained=trained)
    return Judge("playouts" if evaluation_of(game) is None else "linear")


def judges_file(rules: Rules) -> Path:
    """The path of the file."""
    return rules.folder / "judges.json"


def write_judges(rules: Rules, decided: Mapping[int, Mapping[str, Any]], command: str) -> None:
    """Write the judge for each number of players, found by a *command*; other entries stay. Raises `OSError`."""
    path = judges_file(rules)
    players = {**_read(path), **{str(seats): dict(judge) for seats, judge in decided.items()}}
    document = {
        "format": FORMAT, "version": VERSION, "game": rules.name, "command": command,
        "players": dict(sorted(players.items())),
    }  # fmt: skip
    with atomic_write(path) as unfinished:
        unfinished.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    _read.cache_clear()


@cache
def _read(path: Path) -> dict[str, dict[str, Any]]:
    """The file's entries by the number of players; empty if there is no such file."""
    if not path.exists():
        return {}
    players: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8"))["players"]
    return players

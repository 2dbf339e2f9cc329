"""Write the golden playthroughs of every game, or check that they match the rules.

    python -m tools.playthroughs            # write tests/playthroughs/*.txt again: read the diff before committing it
    python -m tools.playthroughs --check    # exit with 1 and a diff if any differs
    python -m tools.playthroughs --search   # search for better matches instead of keeping the stored seeds

Each game declares its matches in `tests/rules/NAME/scenes.py`: one for each number of players, and some for single
scenes. Important plies are printed in full: who decides, the legal moves, the outcomes of chance with their weights,
the move, its events and points, and the changes that a spectator sees. All other plies take a few lines.
"""

import argparse
import difflib
import itertools
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import benben
from benben import Match, Message, Move
from benben.engine.dice import below, new_dice
from benben.engine.game import Game
from tools.documents import label
from tools.scenes import Scene, declared, games_of, load, put_first, scenes_of, worth_telling

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "playthroughs"
WIDTH = 118
OPENING = 14
"""The number of plies at the start that are printed in full."""
AROUND = 2
"""The number of plies before and after an important event that are printed in full too."""
BEFORE_SCENE = 12
"""The number of plies before the scene of a playthrough that are printed in full."""
FIRST_MOVE = 0.4
"""The probability of the first move in the list; otherwise all moves are equally likely."""
WORKED_OUT = {
    "sailings",
    "offers",
    "places",
    "squares",
    "groups",
    "chamber_groups",
    "chamber_leaders",
    "gains",
    "taking",
    "lot",
}
"""Parts of views that follow from the rest."""
_STREAM = 1 << 40
"""Far from the dealer's streams, which are numbers of plies."""


@dataclass(frozen=True)
class Playthrough:
    """A match of a *game* with a *seed* for chance and choices; about one *scene*, or a whole match if it is None."""

    name: str
    game: Game
    seed: int
    scene: Scene | None = None

    @property
    def path(self) -> Path:
        """The file of its text."""
        return path_of(self.name)


def path_of(name: str) -> Path:
    """The file of a playthrough's text."""
    return FOLDER / f"{name}.txt"


# ---- which matches -------------------------------------------------------------------------------------------------
def everything(search: bool = False) -> list[Playthrough]:
    """All playthroughs of all games; their seeds are stored, or found by a search if missing or with *search*."""
    return [
        playthrough
        for name in declared()
        for playthrough in (*whole_games(name, search), *parts(name, search))
    ]


def whole_games(name: str, search: bool) -> Iterator[Playthrough]:
    """The whole matches of a game."""
    taken: set[int] = set()
    for game in games_of(name):
        stored = None if search else stored_seed(label(game))
        seed = best_seed(game, taken) if stored is None else stored
        taken.add(seed)
        yield Playthrough(label(game), game, seed)


def parts(name: str, search: bool) -> Iterator[Playthrough]:
    """The matches of a game with one scene each."""
    for way, scene in scenes_of(name).items():
        full_name, game = f"{name}-{way}", load(name, scene.options)
        stored = None if search else stored_seed(full_name)
        yield Playthrough(full_name, game, seed_of(game, scene) if stored is None else stored, scene)


def stored_seed(name: str) -> int | None:
    """The seed in the first line of a stored playthrough; None if there is none."""
    path = path_of(name)
    if not path.exists():
        return None
    number = re.search(r"seed (\d+)$", path.read_text("utf-8").split("\n", 1)[0])
    return int(number[1]) if number else None


def seed_of(game: Game, scene: Scene) -> int:
    """The first seed whose match has the scene."""
    return next(seed for seed in itertools.count() if ply_of(play(game, seed, scene), scene) is not None)


def ply_of(match: Match, scene: Scene) -> int | None:
    """The first ply of the scene; None if there is none."""
    for ply in range(match.ply):
        if scene.events <= ids(match, ply) and scene.seen(match.at(ply).view(), match.at(ply + 1).view()):
            return ply
    return None


def best_seed(game: Game, taken: AbstractSet[int], tries: int = 60) -> int:
    """The first seed whose match contains most of the important events.

    It skips the seeds in *taken*: with other options the same seed may give the same match.
    """
    wanted = set(worth_telling(game.name))
    seeds = [seed for seed in range(tries) if seed not in taken]
    return max(seeds, key=lambda seed: (len(wanted & events(play(game, seed))), -seed))


def events(match: Match) -> set[str]:
    """The ids of all events of a match."""
    return set().union(*(ids(match, ply) for ply in range(match.ply)))


def play(game: Game, seed: int, scene: Scene | None = None) -> Match:
    """Play a match with random choices that prefer the first move of the list, as a scene requires."""
    avoid, first = scene.avoid if scene else (), put_first(game.name)
    match = game.new_match(seed=seed)
    dice = new_dice(seed, _STREAM)
    while not match.is_over:
        legal = ordered(liked(match.legal_moves, avoid), first)
        match.play(legal[0] if below(dice, 100) < 100 * FIRST_MOVE else legal[below(dice, len(legal))])
    return match


def liked(moves: Sequence[Move], avoid: Sequence[str]) -> Sequence[Move]:
    """The moves without those to *avoid*; if none are left, the least avoided ones."""
    for word in avoid:
        moves = [move for move in moves if word not in str(move)] or moves
    return moves


def ordered(moves: Sequence[Move], first: Sequence[str]) -> Sequence[Move]:
    """The moves, sorted by the position of their word in *first*; the others follow."""
    return sorted(moves, key=lambda move: [word not in str(move) for word in first]) if first else moves


# ---- the text of a playthrough -------------------------------------------------------------------------------------
def text_of(playthrough: Playthrough) -> str:
    """The whole text of a playthrough."""
    match = play(playthrough.game, playthrough.seed, playthrough.scene)
    shown = plies_shown(match, playthrough.scene)
    lines = [
        f"{title(playthrough.game)}, seed {playthrough.seed}",
        f"{match.ply} plies, told in full: {len(shown)}",
        *result(match),
    ]
    for in_full, group in itertools.groupby(range(match.ply), key=shown.__contains__):
        plies = list(group)
        lines.append("")
        lines += [line for ply in plies for line in full(match, ply)] if in_full else brief(match, plies)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def title(game: Game) -> str:
    """The game with its options; shortened if an option is a long text."""
    return label(game) if any(spec.read for spec in game.rules.options) else repr(game)


def result(match: Match) -> list[str]:
    """The winners and the reason."""
    outcome = match.outcome
    assert outcome is not None  # noqa: S101  (the match is over)
    winners = ", ".join(f"seat {seat}" for seat in outcome.winners)
    return [f"won by {winners}: {outcome.reason}, {' '.join(map(str, outcome.scores))}"]


def plies_shown(match: Match, scene: Scene | None) -> set[int]:
    """The plies that are printed in full."""
    if scene is not None:
        found = ply_of(match, scene)
        first = match.ply if found is None else found
        return set(range(max(0, first - BEFORE_SCENE), min(match.ply, first + AROUND + 1)))
    wanted = set(worth_telling(match.game.name))
    shown = set(range(min(OPENING, match.ply)))
    met: set[str] = set()
    for ply in range(match.ply):
        new = (ids(match, ply) & wanted) - met
        if new or ply == match.ply - 1:
            met |= new
            shown |= set(range(max(0, ply - AROUND), min(match.ply, ply + AROUND + 1)))
    return shown


def ids(match: Match, ply: int) -> set[str]:
    """The ids of the events of a ply."""
    return {short_id(match, event) for event in match.narrate(ply)}


def brief(match: Match, plies: Sequence[int]) -> list[str]:
    """Plies in short: who did what."""
    words = "; ".join(f"{actor(match, ply)} {match.plies[ply].text}" for ply in plies)
    return wrapped(f"#{plies[0]}-{plies[-1]}", words)


def full(match: Match, ply: int) -> Iterator[str]:
    """A ply in full."""
    before, after = match.at(ply), match.at(ply + 1)
    yield f"#{ply} {actor(match, ply)}: {match.plies[ply].text}"
    if before.turn is None:
        yield from wrapped("  odds", odds(before))
    else:
        yield from wrapped("  asked", message_as_data(match, before.prompt()))
        yield from wrapped("  legal", ", ".join(map(str, before.legal_moves)))
    for event in match.narrate(ply):
        yield from wrapped("  told", message_as_data(match, event))
    yield from (line for one in scored(before, after) for line in wrapped("  scored", one))
    yield from wrapped("  changes", "; ".join(changes(before.view(), after.view())) or "nothing")


def actor(match: Match, ply: int) -> str:
    """Who acts at a ply."""
    seat = match.plies[ply].actor
    return "chance" if seat == benben.CHANCE else f"seat {seat}"


def odds(match: Match) -> str:
    """The outcomes of chance with their weights, and the sum of the weights."""
    weights = match.weights()
    outcomes = match.game.rules.outcomes(match.table)
    possible = [(outcomes.value(code), weight) for code, weight in enumerate(weights) if weight]
    return f"{', '.join(f'{move.noun or move} {weight}' for move, weight in possible)} (of {sum(weights)})"


def scored(before: Match, after: Match) -> list[str]:
    """The new lines of the receipt, one for each seat that has any."""
    old, new = before.receipt(), after.receipt()
    lines = []
    for seat in range(before.game.players):
        added = [line for line in new if line.seat == seat and line not in old]
        if added:
            items = ", ".join(f"{line.item} {line.count}: {line.points:+}" for line in added)
            lines.append(f"seat {seat}: {before.scores[seat]} -> {after.scores[seat]} ({items})")
    return lines


# ---- messages and views as short text ------------------------------------------------------------------------------
def short_id(match: Match, message: Message) -> str:
    """A message's id without the game's name."""
    return message["id"].removeprefix(f"{match.game.name}-")


def message_as_data(match: Match, message: Message) -> str:
    """A message as its id and arguments, so that texts may change freely."""
    arguments = ", ".join(f"{name}={argument(match, value)}" for name, value in message["args"].items())
    return f"{short_id(match, message)}({arguments})" if arguments else short_id(match, message)


def argument(match: Match, value: Any) -> str:
    """An argument of a message."""
    if isinstance(value, list):
        return "[" + ", ".join(argument(match, item) for item in value) + "]"
    return message_as_data(match, cast(Message, value)) if isinstance(value, dict) else str(value)


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    """The differences between two views, as `path: old -> new`; without receipts, which are printed separately."""
    old, new = (dict(leaves({**view, "receipt": None})) for view in (before, after))
    for path in [*new, *(path for path in old if path not in new)]:
        if old.get(path) != new.get(path):
            yield f"{path}: {plain(old.get(path))} -> {plain(new.get(path))}"


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every innermost value of a view with its path; lists of plain values, or of rows of them, count as one value.

    Values that follow from the rest, such as possible next actions, are left out: they would double the length.
    """
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if key in WORKED_OUT:
                continue
            yield from leaves(inner, f"{path}.{key}" if path else str(key))
    elif (
        isinstance(value, list)
        and value
        and all(isinstance(inner, Mapping) and not is_row(inner) for inner in value)
    ):
        for index, inner in enumerate(value):
            yield from leaves(inner, f"{path}.{index}")
    else:
        yield path, value


def is_row(value: Mapping[str, Any]) -> bool:
    """Whether all values are plain."""
    return not any(isinstance(inner, list | Mapping) for inner in value.values())


def plain(value: Any) -> str:
    """A value in few characters."""
    if isinstance(value, Mapping):
        return "/".join(map(plain, value.values()))
    if isinstance(value, list):
        return " ".join(plain(inner) for inner in value) or "-"
    return "-" if value is None else str(value)


def wrapped(name: str, words: str) -> list[str]:
    """*words* under a *name* at the left, in lines that fit."""
    indent = " " * 11
    return textwrap.wrap(
        words, WIDTH, initial_indent=f"{name:<10} ", subsequent_indent=indent, break_on_hyphens=False
    )


# ---- writing and checking ------------------------------------------------------------------------------------------
def difference(playthrough: Playthrough) -> str:
    """The difference between the stored text and the current one; empty if there is none."""
    stored = playthrough.path.read_text("utf-8") if playthrough.path.exists() else ""
    names = (f"stored {playthrough.path.name}", "what the rules say now")
    lines = difflib.unified_diff(
        stored.splitlines(), text_of(playthrough).splitlines(), *names, lineterm="", n=4
    )
    return "\n".join(lines)


def leftovers(playthroughs: Iterable[Playthrough]) -> list[Path]:
    """Stored texts without a playthrough."""
    return sorted(set(FOLDER.glob("*.txt")) - {playthrough.path for playthrough in playthroughs})


def check(playthroughs: list[Playthrough]) -> int:
    """Print the differences; return the number of texts that differ."""
    wrong = [text for playthrough in playthroughs if (text := difference(playthrough))]
    wrong += [f"{path.name} belongs to no playthrough" for path in leftovers(playthroughs)]
    print("\n\n".join(wrong) or f"{len(playthroughs)} playthroughs are as stored")
    return len(wrong)


def write(playthroughs: list[Playthrough]) -> None:
    """Write every text and remove leftovers."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for playthrough in playthroughs:
        playthrough.path.write_text(text_of(playthrough), "utf-8")
        print(f"{playthrough.path.name}: {playthrough.path.stat().st_size // 1000} kB")
    for path in leftovers(playthroughs):
        path.unlink()
        print(f"{path.name}: removed")


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description="Write or check the golden playthroughs in tests/playthroughs."
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing; show what differs and exit with 1"
    )
    parser.add_argument("--search", action="store_true", help="search for better matches")
    asked = parser.parse_args()
    playthroughs = everything(search=asked.search)
    if asked.check:
        return 1 if check(playthroughs) else 0
    write(playthroughs)
    return 0


if __name__ == "__main__":
    sys.exit(main())

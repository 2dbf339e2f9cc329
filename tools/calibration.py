"""Are the chances of hints and reviews calibrated? Compare predictions during self-play with the results of the games.

`python -m tools.calibration` plays the games on all cores, and draws the picture in `docs/images/`; `--figures FILE`
also writes the figures. If a game has a net for a number of players, the net and the linear evaluation predict the same
positions; `--decide` records which of them evaluates hints and reviews. Played games are kept in a file for each game,
so that an interrupted run continues where it was.
`docs/calibration.md` has the results.
"""

import json
import multiprocessing
import os
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import benben
from benben.arena.playing import play_match
from benben.cli.options import with_options
from benben.engine.dice import derive_seed
from benben.engine.errors import BadSpec
from benben.engine.full_speed import full_speed
from benben.engine.game import Match
from benben.engine.registry import names
from benben.players import make
from benben.players.analysis import analyse, surer
from benben.players.judges import JudgeName, judge_called, write_judges
from benben.players.net import net_of
from benben.texts import Texts
from tools.calibration_figures import Calibration, Prediction, calibrate
from tools.calibration_judges import Comparison, Said, compare, gains, table
from tools.parts import with_rows

ROOT = Path(__file__).resolve().parents[1]
IMAGES = ROOT / "docs/images"
PAGE = ROOT / "docs/calibration.md"
KEPT = ROOT / ".cache/calibration"
LINEAR: JudgeName = "linear"
NET: JudgeName = "net"


@dataclass(frozen=True)
class Plan:
    """The games to play and the questions to ask; games of different plans are never mixed. `games` are simulations."""

    game: str
    player: str
    analysis: int
    asked: int
    seed: int
    nets: dict[str, str]
    """The digest of the net for each number of players that has one."""


class OtherPlan(ValueError):
    """The file has games of another plan, or is not such a file."""


# ---- one game ----------------------------------------------------------------------------------------------------
def play(plan: Plan, index: int) -> dict[str, Any]:
    """Play the game with this *index* (0-based): its result, and the predictions at some of its decisions.

    The number of players rotates. Chances and shares are in the order of the seats.
    """
    start = time.process_time()
    sizes = sizes_of(plan.game)
    game = benben.load(plan.game, players=sizes[index % len(sizes)])
    seeds = [derive_seed(plan.seed, index, f"seat-{seat}") for seat in range(game.players)]
    deal_seed = derive_seed(plan.seed, index, "dealer")
    match, _ = play_match(game, [plan.player] * game.players, seeds, deal_seed)
    said = [ask(match, ply, plan, index) for ply in chosen(match, plan, index)]
    winners = match.outcome.winners if match.outcome is not None else ()
    shares = [(seat in winners) / len(winners) for seat in range(game.players)]
    return {"index": index, "shares": shares, "said": said, "cpu": round(time.process_time() - start, 3)}


def chosen(match: Match, plan: Plan, index: int) -> list[int]:
    """The decisions to ask about, sampled uniformly from the whole game."""
    decided = [ply for ply, step in enumerate(match.plies) if step.actor >= 0]
    rng = np.random.default_rng(derive_seed(plan.seed, index, "asked"))
    return sorted(int(ply) for ply in rng.choice(decided, min(plan.asked, len(decided)), replace=False))


def sizes_of(name: str) -> tuple[int, ...]:
    """The possible numbers of players of a game."""
    sizes = next(spec.choices for spec in benben.load(name).rules.options if spec.name == "players")
    return tuple(int(str(size)) for size in sizes)


def ask(match: Match, ply: int, plan: Plan, index: int) -> dict[str, list[float]]:
    """Every seat's chance before a *ply* by each evaluator, given what the deciding seat may know."""
    before = match.at(ply)
    seat = match.plies[ply].actor
    seed = derive_seed(plan.seed, index, f"analysis-{ply}")
    known = before.known(seat, seed)
    judges = (LINEAR, NET) if str(match.game.players) in plan.nets else (LINEAR,)
    found = {
        name: analyse(
            match.game, known, seat, games=plan.analysis, seed=seed, judge=judge_called(name, match.game)
        )
        for name in judges
    }
    return {name: [round(chance, 5) for chance in each.chances] for name, each in found.items()}


def nets_of(name: str) -> dict[str, str]:
    """The digest of the net for each number of players that has one."""
    found = {size: net_of(benben.load(name, players=size)) for size in sizes_of(name)}
    return {str(size): str(each.about["digest"]) for size, each in found.items() if each is not None}


# ---- stored games ------------------------------------------------------------------------------------------------
def read(path: Path, plan: Plan) -> dict[int, dict[str, Any]]:
    """Read the games in a file, by index. An incomplete last line is skipped.

    Raises `OtherPlan`.
    """
    if not path.exists():
        return {}
    first, *lines = path.read_text("utf-8").split("\n")
    if json.loads(first or "null") != asdict(plan):
        raise OtherPlan(f"{path} holds games of another plan: {first[:200]}; delete it, or plan the same")
    return {game["index"]: game for game in map(json.loads, lines[:-1])}


def keep_whole(path: Path, plan: Plan) -> None:
    """Create the file, or remove an incomplete last line, so that lines can be appended."""
    text = path.read_text("utf-8") if path.exists() else json.dumps(asdict(plan)) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text[: text.rindex("\n") + 1], "utf-8")


def run(plan: Plan, games: int, folder: Path, workers: int) -> Iterator[dict[str, Any]]:
    """Yield this many games: first those of earlier runs, then new ones as they end."""
    path = folder / f"{plan.game}.jsonl"
    before = read(path, plan)
    yield from (before[index] for index in sorted(before) if index < games)
    missing = [index for index in range(games) if index not in before]
    keep_whole(path, plan)
    with path.open("a", encoding="utf-8") as file:
        for game in played(plan, missing, workers):
            file.write(json.dumps(game) + "\n")
            file.flush()
            yield game


def played(plan: Plan, indices: list[int], workers: int) -> Iterator[dict[str, Any]]:
    """Play the games with these *indices* in this many processes (1: the current one); yield them as they end."""
    if workers == 1:
        yield from (play(plan, index) for index in indices)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(play, plan, index) for index in indices]
        try:
            yield from (future.result() for future in as_completed(futures))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def predictions(games: list[dict[str, Any]], decided: Mapping[int, Mapping[str, Any]]) -> list[Prediction]:
    """The predictions of the evaluator of hints for every seat, with the results, in the order of the games."""
    return [
        Prediction(game["index"], len(game["shares"]), chance, share)
        for game in sorted(games, key=lambda game: int(game["index"]))
        for said in game["said"]
        for chance, share in zip(hinted(said, decided[len(game["shares"])]), game["shares"], strict=True)
    ]


def hinted(said: Mapping[str, list[float]], decided: Mapping[str, Any]) -> tuple[float, ...]:
    """The prediction in a hint: the chances of the *decided* evaluator, raised to its power."""
    return surer(tuple(said[decided["judge"]]), decided["sureness"][decided["judge"]])


def compared(games: list[dict[str, Any]], plan: Plan) -> list[Comparison]:
    """Compare the evaluators for each number of players."""
    found = []
    for size in sorted({len(game["shares"]) for game in games}):
        these = sorted(
            (game for game in games if len(game["shares"]) == size), key=lambda game: int(game["index"])
        )
        net = Said.of(these, NET, plan.analysis) if str(size) in plan.nets else None
        found.append(compare(size, Said.of(these, LINEAR, plan.analysis), net))
    return found


# ---- the command -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Asking:
    """The options for the games and the questions."""

    games: Annotated[int, typer.Option(min=1, help="How many of each.")] = 500
    player: Annotated[str, typer.Option(help="The spec of everybody at the table.")] = "search:games=60"
    analysis: Annotated[int, typer.Option(min=1, help="Simulated games of an analysis.")] = 400
    asked: Annotated[int, typer.Option(min=1, help="Decisions of a game that are asked about.")] = 4
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1

    def plan(self, game: str) -> Plan:
        """The plan for a *game*. Raises `BadSpec`."""
        make(self.player, benben.load(game))  # fail now for an unknown spec, before games are played
        return Plan(game, self.player, self.analysis, self.asked, self.seed, nets_of(game))


@with_options
@full_speed()
def main(
    game: Annotated[list[str] | None, typer.Argument(help="Which games; all if none is named.")] = None,
    asking: Asking = Asking(),
    workers: Annotated[int, typer.Option(min=1, help="Processes that play.")] = os.cpu_count() or 1,
    kept: Annotated[Path, typer.Option(help="Where played games are kept.")] = KEPT,
    images: Annotated[
        Path | None,
        typer.Option(help="The folder of the picture: that of the docs if no game is named, else none."),
    ] = None,
    figures: Annotated[
        Path | None, typer.Option(help="A file for the figures of every bin, and the plan.")
    ] = None,
    decide: Annotated[
        bool, typer.Option("--decide", help="Write down who judges in hints and reviews.")
    ] = False,
    page: Annotated[
        bool,
        typer.Option("--page", help="Write the table in docs/calibration.md, as far as it was measured."),
    ] = False,
) -> None:
    """Play, ask, compare, draw."""
    console = Console(stderr=True)
    found, judged = {}, {}
    try:
        for name in game or names():
            plan = asking.plan(name)
            done = list(shown(console, plan, asking.games, kept, workers))
            judges = compared(done, plan)
            decided = {each.players: each.decision(plan.nets.get(str(each.players), "")) for each in judges}
            found[name] = calibrate(predictions(done, decided))
            seconds = round(sum(each["cpu"] for each in done) / len(done), 3)
            judged[name] = {"cpu_seconds_a_game": seconds, "judges": [each.to_json() for each in judges]}
            text = table(judges, Texts().say(f"{name}-title"))
            print(text, *gains(judges), sep="\n")
            if page:
                write_rows(PAGE, text)
            if decide:
                write_judges(benben.load(name).rules, decided, command_of(plan, asking.games))
    except (OtherPlan, BadSpec) as error:
        console.print(f"calibration: {error}", style="red", markup=False)
        raise typer.Exit(1) from None
    place = images or (None if game else IMAGES)
    if place:
        _picture(place, found)
    if figures:
        games = {name: {**each.to_json(), **judged[name]} for name, each in found.items()}
        document = {"plan": asdict(asking), "found": games}
        figures.write_text(json.dumps(document, indent=1) + "\n", "utf-8")


def write_rows(page: Path, table: str) -> None:
    """Replace the rows on a *page* of the same game and judge."""
    rows = [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]
    page.write_text(with_rows(page.read_text("utf-8"), "tools.calibration: judges", rows, (0, 2)), "utf-8")


def _picture(images: Path, found: Mapping[str, Calibration]) -> None:
    """Draw all games."""
    from tools.calibration_drawing import draw  # imports Matplotlib, which takes a second

    images.mkdir(parents=True, exist_ok=True)
    draw({Texts().say(f"{name}-title"): each for name, each in found.items()}, images / "calibration.svg")


def command_of(plan: Plan, games: int) -> str:
    """The command that plays this plan and records the decision."""
    asked = f"--player {plan.player} --analysis {plan.analysis} --asked {plan.asked} --seed {plan.seed}"
    return f"python -m tools.calibration {plan.game} --games {games} {asked} --decide"


def shown(console: Console, plan: Plan, games: int, folder: Path, workers: int) -> Iterator[dict[str, Any]]:
    """The same games, with a progress bar on a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(plan.game, total=games)
        for game in run(plan, games, folder, workers):
            progress.advance(task)
            yield game


if __name__ == "__main__":
    typer.run(main)

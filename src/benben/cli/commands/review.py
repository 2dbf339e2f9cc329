"""`benben review`: a finished game judged, decision by decision."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated

import typer

from benben.cli.cache import cache_file, read_cached, write_cached
from benben.cli.compiling import compile_first
from benben.cli.exit_codes import guarded
from benben.cli.files import STANDARD, output_file
from benben.cli.graph import draw_graph
from benben.cli.options import player_name, with_options
from benben.cli.progress import bar
from benben.cli.records import Found, find_one, open_match
from benben.cli.terminal import Refused, Terminal, reason_of
from benben.engine.errors import RecordError
from benben.engine.processes import usable_cores
from benben.review import Budget, Review, ReviewError, Turning
from benben.texts import Texts

_GAMES = 300
"""Simulated games for a decision when nothing is said: half a minute to a few minutes a game of any kind."""

File = Annotated[str, typer.Argument(metavar="FILE", help="cli-help-file")]
Line = Annotated[
    int | None, typer.Option(min=1, help="cli-help-line", show_default="cli-help-default-first_line")
]
Top = Annotated[int, typer.Option(min=0, help="cli-help-review-top")]
Json = Annotated[
    str | None,
    typer.Option(
        "--json",
        metavar="FILE",
        help="cli-help-review-json",
        show_default=False,
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="cli-help-threads", show_default="cli-help-default-all_cores"),
]
Fresh = Annotated[bool, typer.Option("--fresh", help="cli-help-review-fresh")]


@dataclass(frozen=True)
class Thinking:
    """How much is thought about each decision."""

    games: Annotated[
        int | None,
        typer.Option("--games", "-g", min=1, help="cli-help-review-games", show_default=str(_GAMES)),
    ] = None
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, help="cli-help-review-seconds", show_default=False),
    ] = None
    seed: Annotated[int, typer.Option(help="cli-help-review-seed")] = 0

    @property
    def budget(self) -> Budget:
        """What each decision may cost."""
        return Budget(_GAMES if self.games is None and self.seconds is None else self.games, self.seconds)


@guarded
@with_options
def review(
    context: typer.Context,
    file: File,
    *,
    line: Line = None,
    thinking: Thinking,
    top: Top = 5,
    json_file: Json = None,
    workers: Workers = None,
    fresh: Fresh = False,
) -> None:
    """Review a finished game: each player's chances over the game, and the turning points."""
    terminal: Terminal = context.obj
    found = find_one(file, line)
    names, reviewed = _reviewed(terminal, found, thinking, workers or usable_cores(), fresh=fresh)
    terminal.texts = Texts(terminal.texts.language, names)
    if json_file is not None:
        with output_file(json_file) as out:
            out.write(json.dumps(reviewed.to_json(), ensure_ascii=False, indent=1) + "\n")
        if json_file == STANDARD:
            return
    _show(terminal, reviewed, top)


def _reviewed(
    terminal: Terminal, found: Found, thinking: Thinking, workers: int, *, fresh: bool
) -> tuple[list[str], Review]:
    """The players' names, and the review as it is kept, or a new one. Raises `Refused` for what is no finished game.

    What is kept under a record's digest was checked when it was made: the record need not be played again.
    """
    try:
        record, _ = found.read()
    except RecordError as error:
        raise Refused(
            "cli-refused-record", place=found.place, reason=reason_of(terminal.texts, error)
        ) from None
    place = cache_file(record, thinking.budget, thinking.seed)
    kept = None if fresh else read_cached(place)
    if kept is not None:
        terminal.note("cli-review-kept", file=str(place))
        return [
            seat["name"] or player_name(terminal.texts, seat["player"], index)
            for index, seat in enumerate(record["seats"])
        ], kept
    names, made = _think(terminal, found, thinking, workers)
    write_cached(place, made)
    return names, made


def _think(terminal: Terminal, found: Found, thinking: Thinking, workers: int) -> tuple[list[str], Review]:
    from benben.review import review as think
    from benben.review.judging import rehearse
    from benben.review.run import check_finished

    match, names = open_match(terminal.texts, found)
    try:
        check_finished(match)
    except ReviewError as error:
        reason = reason_of(terminal.texts, error)
        raise Refused("cli-refused-record", place=found.place, reason=reason) from None
    compile_first(terminal, partial(rehearse, match.game))
    with bar(terminal, "cli-review-busy") as progress:
        return names, think(match, thinking.budget, seed=thinking.seed, workers=workers, progress=progress)


# ---- showing it --------------------------------------------------------------------------------------------------
def _show(terminal: Terminal, review: Review, top: int) -> None:
    names = [terminal.texts.seat(seat) for seat in range(review.players)]
    turnings = review.turnings[:top]
    terminal.say("cli-review-title", style="bold", game=terminal.texts.say(f"{review.game}-title"))
    if terminal.out.is_terminal:
        marks = [turning.ply for turning in turnings]
        for drawn in draw_graph(review.graph, names, marks, terminal.out.width):
            terminal.show(drawn)
    else:
        _list_chances(terminal, review, names)
    terminal.print("")
    _show_turning_points(terminal, turnings)
    terminal.print("")
    _show_players(terminal, review, names)
    terminal.say(f"review-judge-{review.judge}", style="dim")


def _list_chances(terminal: Terminal, review: Review, names: Sequence[str]) -> None:
    """The graph as figures, for programs and whoever reads without a terminal."""
    rows = [
        [str(moment.ply), *(f"{100 * chance:.0f} %" for chance in moment.chances)] for moment in review.graph
    ]
    terminal.table([terminal.texts.say("cli-review-ply"), *names], rows)


def _show_turning_points(terminal: Terminal, turnings: Sequence[Turning]) -> None:
    if not turnings:
        terminal.say("cli-review-none")
        return
    terminal.say("cli-review-turnings", style="bold")
    for turning in turnings:
        style = "red" if turning.kind == "mistake" else "cyan"
        what = terminal.texts.format(turning.message)
        terminal.say("cli-review-turning", style=style, ply=turning.ply, what=what)
        if turning.better is not None:
            terminal.print_indented(terminal.texts.format(turning.better))


def _show_players(terminal: Terminal, review: Review, names: Sequence[str]) -> None:
    """Who gave away how much, and whom luck helped."""
    rows = []
    for seat, name in enumerate(names):
        decisions = [decision for decision in review.decisions if decision.seat == seat]
        mistakes = [turning for turning in review.turnings if turning.kind == "mistake"]
        lost = sum(decision.loss for decision in decisions)
        rows.append(
            [
                name,
                str(len(decisions)),
                f"{100 * lost / max(1, len(decisions)):.1f} %",
                str(sum(turning.seat == seat for turning in mistakes)),
                f"{100 * review.graph[-1].chances[seat]:.0f} %",
            ]
        )
    heads = ["player", "decisions", "lost", "mistakes", "won"]
    terminal.table([terminal.texts.say(f"cli-review-{head}") for head in heads], rows)

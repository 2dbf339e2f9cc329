"""`benben review`: a review of a finished game, decision by decision."""

import json
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from benben.cli.cache import cache_file, read_cached, write_cached
from benben.cli.exit_codes import guarded
from benben.cli.files import STANDARD, output_file
from benben.cli.options import GameFiles, know_files, player_name, with_options
from benben.cli.progress import bar
from benben.cli.records import RecordText, find_one, open_match
from benben.cli.review_tables import show_review
from benben.cli.terminal import Refused, Terminal, reason_of
from benben.engine.errors import RecordError
from benben.engine.processes import usable_cores
from benben.review import Budget, Review, ReviewError
from benben.texts import Texts

_GAMES = 300
"""Simulated games per decision by default: half a minute to a few minutes per game, depending on its kind."""

File = Annotated[str, typer.Argument(metavar="FILE", help="cli-help-file")]
Line = Annotated[
    int | None, typer.Option(min=1, help="cli-help-line", show_default="cli-help-default-first_line")
]
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
    """The options for the search budget."""

    games: Annotated[
        int | None,
        typer.Option("--games", "-g", min=1, help="cli-help-review-games", show_default=str(_GAMES)),
    ] = None
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, help="cli-help-review-seconds", show_default=False),
    ] = None
    seed: Annotated[int, typer.Option(help="cli-help-review-seed")] = 0
    fresh: Fresh = False

    @property
    def budget(self) -> Budget:
        """The budget of each decision."""
        return Budget(_GAMES if self.games is None and self.seconds is None else self.games, self.seconds)


@dataclass(frozen=True)
class ReviewDisplay:
    """The options for what is shown."""

    top: Annotated[int, typer.Option(min=0, help="cli-help-review-top")] = 5
    numbers: Annotated[bool, typer.Option("--numbers", help="cli-help-review-numbers")] = False


@guarded
@with_options
def review(
    context: typer.Context,
    file: File,
    *,
    line: Line = None,
    thinking: Thinking,
    shown: ReviewDisplay,
    json_file: Json = None,
    workers: Workers = None,
    game: GameFiles = None,
) -> None:
    """Review a finished game: each player's chances over the game, and the turning points."""
    terminal: Terminal = context.obj
    know_files(game)
    found = find_one(file, line)
    names, reviewed = _reviewed(terminal, found, thinking, workers or usable_cores())
    terminal.texts = Texts(terminal.texts.language, names)
    if json_file is not None:
        with output_file(json_file) as out:
            out.write(json.dumps(reviewed.to_json(), ensure_ascii=False, indent=1) + "\n")
        if json_file == STANDARD:
            return
    show_review(terminal, reviewed, shown.top, numbers=shown.numbers)


def _reviewed(
    terminal: Terminal, found: RecordText, thinking: Thinking, workers: int
) -> tuple[list[str], Review]:
    """The players' names, and the cached or a new review. Raises `Refused` for anything but a finished game.

    A cached review was checked when it was made, and its key is the record's digest: we need not replay the record.
    """
    try:
        record, _ = found.read()
    except RecordError as error:
        raise Refused(
            "cli-refused-record", place=found.place, reason=reason_of(terminal.texts, error)
        ) from None
    place = cache_file(record, thinking.budget, thinking.seed)
    kept = None if thinking.fresh else read_cached(place)
    if kept is not None:
        terminal.note("cli-review-kept", file=str(place))
        return [
            seat["name"] or player_name(terminal.texts, seat["player"], index)
            for index, seat in enumerate(record["seats"])
        ], kept
    names, made = _think(terminal, found, record, thinking, workers)
    write_cached(place, made)
    return names, made


def _think(
    terminal: Terminal, found: RecordText, record: Any, thinking: Thinking, workers: int
) -> tuple[list[str], Review]:
    from benben.review import review as think
    from benben.review.run import check_finished

    match, names = open_match(terminal.texts, found)
    resigned = (record["result"] or {}).get("resigned")
    try:
        check_finished(match, resigned)
    except ReviewError as error:
        reason = reason_of(terminal.texts, error)
        raise Refused("cli-refused-record", place=found.place, reason=reason) from None
    with bar(terminal, "cli-review-busy") as progress:
        made = think(
            match,
            thinking.budget,
            resigned=resigned,
            seed=thinking.seed,
            workers=workers,
            progress=progress,
        )
    return names, made

"""The results of a rated program, for a terminal."""

from collections.abc import Callable

from benben.cli.terminal import Terminal
from benben.protocol.rating import LevelLine, ProgramRating
from benben.texts import Texts, with_minus

_HEADS = ("rating", "games_head", "won", "share", "fair", "interval")
_MOST_FAILURES = 5
"""The most lost games that are listed; the JSON has them all."""


def show_rating(terminal: Terminal, found: ProgramRating) -> None:
    """Print all results."""
    say: Callable[..., str] = terminal.texts.say
    heads = [say("cli-rate-level"), *(say(f"cli-arena-{head}") for head in _HEADS)]
    terminal.table(heads, [_cells(terminal.texts, line) for line in found.levels])
    terminal.print("")
    terminal.say(
        "cli-rate-result",
        style="bold",
        program=found.name or say("cli-rate-program"),
        rating=_points(found.rating),
        interval=f"±{found.rating_interval[1] - found.rating:.0f}",
    )
    terminal.say("cli-rate-scale", games=found.ladder_games)
    _show_conduct(terminal, found)
    for game in [game for game in found.games if game.failure is not None][:_MOST_FAILURES]:
        terminal.say(
            f"cli-rate-failed-{game.failure}",
            style="red",
            level=say(f"lobby-level-{game.level}"),
            number=game.round * found.contest.game.players + game.seat + 1,
            detail=game.detail,
        )


def _show_conduct(terminal: Terminal, found: ProgramRating) -> None:
    totals = found.totals
    mean = totals.seconds / max(1, totals.moves)
    terminal.say("cli-rate-moves", moves=totals.moves, illegal=totals.illegal, replaced=totals.stand_ins)
    terminal.say("cli-rate-time", mean=f"{mean:.2f}", longest=f"{totals.longest:.2f}")
    if totals.tokens is not None:
        terminal.say("cli-rate-used", tokens=str(totals.tokens), over=totals.over_budget)
    terminal.say("cli-rate-seed", seed=str(found.contest.seed))


def _cells(texts: Texts, line: LevelLine) -> list[str]:
    low, high = line.share_interval
    interval = texts.say("cli-interval", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")
    shares = [f"{100 * line.share:.1f}", f"{100 * line.fair_share:.1f}"]
    return [line.level, _points(line.rating), str(line.games), f"{line.won:g}", *shares, interval]


def _points(rating: float) -> str:
    return with_minus(f"{rating:.0f}")

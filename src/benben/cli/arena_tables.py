"""The tables of an arena, during the run and at its end."""

import time
from datetime import timedelta
from types import TracebackType
from typing import Self

from rich import box
from rich.console import Group, RenderableType
from rich.live import Live as RichLive
from rich.table import Table
from rich.text import Text

from benben.arena.adjusting import Adjusted
from benben.arena.intervals import Interval
from benben.arena.report import PairLine, PlayerLine, Report, report
from benben.arena.runner import Arena
from benben.cli.shares import percent
from benben.cli.terminal import Terminal, printable
from benben.texts import Texts

_PAUSE = 1.0
"""The fewest seconds between two updates of the live table."""
_DRAWING = 0.05
"""The largest part of the time for updates, however many games there are to add up."""
_MOST_PAIRS = 60
"""Longer tables of pairs are only in the JSON."""


class Live:
    """The standings on standard error while games are played; only on a terminal."""

    def __init__(self, terminal: Terminal, arena: Arena) -> None:
        self._terminal = terminal
        self._arena = arena
        self._kept = len(arena.results)
        self._began = self._next = time.monotonic()
        self._live = (
            RichLive(console=terminal.err, auto_refresh=False, transient=True)
            if terminal.err.is_terminal
            else None
        )

    def __enter__(self) -> Self:
        if self._live is not None:
            self._live.start()
            self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live is not None:
            self._live.stop()

    def refresh(self) -> None:
        """Draw changes, at a limited rate."""
        if self._live is not None and time.monotonic() >= self._next:
            self._draw()

    def _draw(self) -> None:
        if self._live is None:
            return
        start = time.monotonic()
        self._live.update(self._picture(), refresh=True)
        now = time.monotonic()
        self._next = now + max(_PAUSE, (now - start) / _DRAWING)

    def _picture(self) -> RenderableType:
        texts, arena = self._terminal.texts, self._arena
        played, total = len(arena.results), arena.plan.games
        line = texts.say(
            "cli-arena-busy" if arena.stopping is None else "cli-arena-busy-until_clear",
            games=played,
            total=total,
            left=self._left(played, total),
        )
        found = report(arena)
        if found is None:
            return Text(printable(line))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
        for column, head in enumerate(_player_heads(self._terminal)):
            table.add_column(Text(printable(head)), justify="left" if column == 0 else "right")
        for player in found.players:
            table.add_row(*(Text(printable(cell)) for cell in _player_cells(texts, player)))
        return Group(table, Text(printable(line)))

    def _left(self, played: int, total: int) -> str:
        new = played - self._kept
        if new <= 0:
            return "?"
        return str(timedelta(seconds=round((time.monotonic() - self._began) / new * (total - played))))


def show_report(terminal: Terminal, found: Report) -> None:
    """Print all results."""
    terminal.table(
        _player_heads(terminal), [_player_cells(terminal.texts, player) for player in found.players]
    )
    _show_pairs(terminal, found)
    _show_without_luck(terminal, found)
    _show_lineups(terminal, found)
    for player in found.players:
        if player.failures:
            terminal.print("")
            terminal.say(
                "cli-arena-failed",
                style="red",
                player=player.spec,
                failures=player.failures,
                reason=player.first_failure,
            )
    terminal.print("")
    unclear = _unclear(found)
    if found.plan.alpha is not None:
        terminal.say(
            "cli-arena-unclear" if unclear else "cli-arena-clear",
            games=found.games,
            alpha=f"{found.plan.alpha:g}",
            pairs=[f"{one} – {other}" for one, other in unclear],
        )
    terminal.say("cli-arena-games", games=found.games, total=found.plan.games, moves=f"{found.moves:.1f}")
    terminal.say("cli-arena-anchor", player=found.plan.specs[found.plan.anchor])


def _player_heads(terminal: Terminal) -> list[str]:
    heads = (
        "player",
        "rating",
        "games_head",
        "won",
        "share",
        "fair",
        "interval",
        "points",
        "mean",
        "longest",
    )
    return [terminal.texts.say(f"cli-arena-{head}") for head in heads]


def _player_cells(texts: Texts, line: PlayerLine) -> list[str]:
    low, high = line.rating_interval
    return [
        line.spec,
        f"{line.rating:.0f}" if low == high else f"{line.rating:.0f} ±{(high - low) / 2:.0f}",
        str(line.games),
        f"{line.won:.5g}",
        *_shares(texts, line.share, line.fair_share, line.share_interval),
        f"{line.points:.2f}",
        _seconds(line.seconds),
        _seconds(line.longest),
    ]


def _shares(texts: Texts, share: float, fair: float, interval: Interval) -> list[str]:
    share_shown, shown = _share(texts, share, interval)
    return [share_shown, f"{100 * fair:.1f}", shown]


def _share(texts: Texts, share: float, interval: Interval) -> list[str]:
    low, high = (f"{100 * end:.1f}" for end in interval)
    return [f"{100 * share:.1f}", texts.say("cli-interval", low=low, high=high)]


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"


def _pairs(found: Report) -> list[PairLine]:
    """Each pair once, from the side of the stronger player; none if there are too many. The JSON has all."""
    places = {player.spec: place for place, player in enumerate(found.players)}
    pairs = [line for line in found.pairs if places[line.player] < places[line.against]]
    return pairs if len(pairs) <= _MOST_PAIRS else []


def _show_pairs(terminal: Terminal, found: Report) -> None:
    pairs = _pairs(found)
    if not pairs:
        return
    heads = ["player", "against", "games_head", "won", "share", "fair", "interval", "difference"]
    if found.plan.alpha is not None:
        heads.append("clear_after")
    terminal.print("")
    terminal.table(
        [terminal.texts.say(f"cli-arena-{head}") for head in heads],
        [_pair_cells(terminal.texts, line, found.plan.alpha is not None) for line in pairs],
        left=2,
    )


def _pair_cells(texts: Texts, line: PairLine, is_tested: bool) -> list[str]:
    low, high = line.rating_interval
    cells = [
        line.player,
        line.against,
        str(line.games),
        f"{line.won:.5g}",
        *_shares(texts, line.share, line.fair_share, line.share_interval),
        f"{line.rating_difference:.0f} ±{(high - low) / 2:.0f}",
    ]
    return [*cells, str(line.clear_after or "–")] if is_tested else cells


def _show_without_luck(terminal: Terminal, found: Report) -> None:
    """The luck-adjusted pairs, and how many games the adjustment saves."""
    rows = [_adjusted_cells(terminal.texts, line, line.adjusted) for line in _pairs(found) if line.adjusted]
    if not rows:
        return
    heads = ["player", "against", "share", "interval", "adjusted", "interval", "difference", "saved"]
    terminal.print("")
    terminal.say("cli-arena-luck")
    terminal.table([terminal.texts.say(f"cli-arena-{head}") for head in heads], rows, left=2)


def _adjusted_cells(texts: Texts, line: PairLine, found: Adjusted) -> list[str]:
    rating, saved = "–", "–"
    if found.rating is not None and found.rating_interval is not None:
        low, high = found.rating_interval
        rating = f"{found.rating:.0f} ±{(high - low) / 2:.0f}"
    if found.games_saved is not None:
        saved = percent(texts, found.games_saved)
    return [
        line.player,
        line.against,
        *_share(texts, line.share, found.plain_interval),
        *_share(texts, found.share, found.share_interval),
        rating,
        saved,
    ]


def _show_lineups(terminal: Terminal, found: Report) -> None:
    if not found.lineups:
        return
    specs = found.plan.specs
    rows = [
        [
            " ".join(f"{line.seats[spec]}×{spec}" for spec in specs),
            str(line.games),
            *(f"{line.won[spec]:.5g}" for spec in specs),
        ]
        for line in found.lineups
    ]
    heads = [terminal.texts.say(f"cli-arena-{head}") for head in ("lineup", "games_head")]
    won = [terminal.texts.say("cli-arena-won_by", player=spec) for spec in specs]
    terminal.print("")
    terminal.table([*heads, *won], rows)


def _unclear(found: Report) -> list[tuple[str, str]]:
    clear = {frozenset((line.player, line.against)) for line in found.pairs if line.clear_after is not None}
    specs = [player.spec for player in found.players]
    return [
        (one, other)
        for place, one in enumerate(specs)
        for other in specs[place + 1 :]
        if frozenset((one, other)) not in clear
    ]

"""How a game ended, and the source of every point."""

from collections import defaultdict
from graphlib import TopologicalSorter

from rich.text import Text

from benben.cli.terminal import Terminal
from benben.engine.game import Match
from benben.engine.outcome import ReceiptLine
from benben.texts import with_minus


def show_end(terminal: Terminal, match: Match) -> None:
    """Print the receipt and the winners. The terminal's texts must know the seats' names."""
    terminal.say("cli-receipt-title", style="bold")
    heads, rows, left = _heads(terminal, match), _rows(terminal, match), 2
    if not any(line.epoch for line in match.receipt()):  # a game without epochs
        heads, rows, left = heads[1:], [row[1:] for row in rows], 1
    terminal.table(heads, rows, left)
    outcome = match.outcome
    if outcome is not None:
        winners = ", ".join(terminal.texts.seat(seat) for seat in outcome.winners)
        terminal.say(
            "cli-outcome",
            style="bold green",
            winners=winners,
            count=len(outcome.winners),
            points=outcome.scores[outcome.winners[0]],
            reason=terminal.texts.say(outcome.reason),
        )


def _heads(terminal: Terminal, match: Match) -> list[str]:
    words = [terminal.texts.say("cli-receipt-epoch"), terminal.texts.say("cli-receipt-item")]
    return [*words, *(terminal.texts.seat(seat) for seat in range(match.game.players))]


def _rows(terminal: Terminal, match: Match) -> list[list[str | Text]]:
    """One row per item of an epoch, in the order of the receipt; then the totals."""
    lines: dict[tuple[int, str], dict[int, ReceiptLine]] = defaultdict(dict)
    for line in match.receipt():
        lines[line.epoch, line.item][line.seat] = line
    seats = range(match.game.players)
    rows: list[list[str | Text]] = []
    for epoch, item in _order(match.receipt()):
        by_seat = lines[epoch, item]
        name = terminal.texts.say(f"{match.game.name}-item-name-{item}")
        rows.append([str(epoch or ""), name, *(_points(by_seat.get(seat)) for seat in seats)])
    total = Text(terminal.texts.say("cli-receipt-total"), "bold")
    return [*rows, ["", total, *(Text(with_minus(str(score)), "bold") for score in match.scores)]]


def _order(receipt: list[ReceiptLine]) -> list[tuple[int, str]]:
    """Every epoch's items once, in an order consistent with every seat's; no seat needs to have them all."""
    sorter: TopologicalSorter[tuple[int, str]] = TopologicalSorter()
    for seat in {line.seat: None for line in receipt}:
        keys = [(line.epoch, line.item) for line in receipt if line.seat == seat]
        for key, before in zip(keys, [None, *keys], strict=False):
            sorter.add(key, *([] if before is None else [before]))
    return sorted(sorter.static_order(), key=lambda key: key[0])


def _points(line: ReceiptLine | None) -> Text:
    """The points, and in brackets the number of items."""
    if line is None:
        return Text("")
    return Text.assemble((f"({line.count}) ", "dim"), with_minus(f"{line.points:+d}") if line.points else "0")

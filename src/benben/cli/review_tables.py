"""A review in the terminal: a graph or numbers, the turning points, and a line for each player."""

from collections.abc import Sequence

from benben.cli.graph import draw_graph
from benben.cli.shares import percent
from benben.cli.terminal import Terminal
from benben.review import Review, Turning


def show_review(terminal: Terminal, review: Review, top: int) -> None:
    """Show the chances over the game, at most *top* turning points, and a rating of each player's moves."""
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
    """The graph as numbers, for programs and for readers without a terminal."""
    rows = [
        [str(moment.ply), *(percent(terminal.texts, chance) for chance in moment.chances)]
        for moment in review.graph
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
    """How much each player gave away, and how luck changed their chances."""
    rows = []
    for seat, name in enumerate(names):
        decisions = [decision for decision in review.decisions if decision.seat == seat]
        mistakes = [turning for turning in review.turnings if turning.kind == "mistake"]
        lost = sum(decision.loss for decision in decisions)
        rows.append(
            [
                name,
                str(len(decisions)),
                percent(terminal.texts, lost / max(1, len(decisions)), digits=1),
                str(sum(turning.seat == seat for turning in mistakes)),
                percent(terminal.texts, review.graph[-1].chances[seat]),
            ]
        )
    heads = ["player", "decisions", "lost", "mistakes", "won"]
    terminal.table([terminal.texts.say(f"cli-review-{head}") for head in heads], rows)

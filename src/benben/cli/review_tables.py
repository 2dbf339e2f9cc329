"""A review in the terminal: a graph or numbers, the turning points, and a line for each player."""

import math
from collections.abc import Iterator, Mapping, Sequence

from benben.cli.graph import draw_graph
from benben.cli.shares import percent
from benben.cli.terminal import Terminal
from benben.review import Account, Decision, Review, Turning, Why
from benben.texts import with_minus


def show_review(terminal: Terminal, review: Review, top: int, *, numbers: bool = False) -> None:
    """Show the chances over the game, at most *top* turning points, and a rating of each player's moves.

    With *numbers* the figures behind each explanation, too.
    """
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
    decisions = {decision.ply: decision for decision in review.decisions}
    _show_turning_points(terminal, turnings, decisions, numbers=numbers)
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


def _show_turning_points(
    terminal: Terminal, turnings: Sequence[Turning], decisions: Mapping[int, Decision], *, numbers: bool
) -> None:
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
        decision = decisions.get(turning.ply) if turning.kind == "mistake" else None
        if decision is not None:
            _show_given_back(terminal, decision.given_back)
            if decision.why is not None:
                _show_why(terminal, decision.why, numbers=numbers)


def _show_given_back(terminal: Terminal, share: float) -> None:
    """How much of a mistake errors of others gave back."""
    if (shift := round(100 * share)) > 0:
        terminal.print_indented(terminal.texts.say("review-given-back", shift=shift))


def _show_why(terminal: Terminal, why: Why, *, numbers: bool) -> None:
    """The line, if it is longer than a move; the sentences; and the figures, if they are wanted."""
    if len(why.line) > 1:
        moves = [ply.text for ply in why.line]
        terminal.print_indented(terminal.texts.say("cli-review-line", moves=" → ".join(moves)))
    terminal.print_indented(" ".join(map(terminal.texts.format, why.sentences)))
    if numbers and why.differences:
        terminal.table(
            _heads(terminal, "player", "source", "better", "played", "error"),
            [
                [
                    terminal.texts.seat(each.seat),
                    terminal.texts.format(each.item),
                    *(
                        terminal.texts.say("lesson-problem-points", points=mean)
                        for mean in (each.better, each.played)
                    ),
                    "±" + terminal.texts.say("lesson-problem-points", points=each.noise),
                ]
                for each in why.differences
            ],
        )


def _show_players(terminal: Terminal, review: Review, names: Sequence[str]) -> None:
    """Each player's game as a sum, one column for each, with luck by its sources; then its errors."""
    sources = [
        terminal.texts.say("cli-review-luck", source=terminal.texts.format(row.message))
        for row in review.accounts[0].luck
    ]
    start, own, others, doubt, won = _heads(terminal, "start", "own", "others", "doubt", "won")
    columns = [
        [
            percent(terminal.texts, account.start.chance),
            *(_signed(terminal, part) for part in _parts(account)),
            percent(terminal.texts, account.result.chance),
        ]
        for account in review.accounts
    ]
    rows = zip([start, *sources, own, others, doubt, won], *columns, strict=True)
    terminal.table(["", *names], [list(row) for row in rows])
    terminal.print("")
    terminal.table(
        _heads(terminal, "player", "decisions", "mistakes", "lost"),
        [
            [
                name,
                str(account.decisions),
                str(account.wrong),
                percent(terminal.texts, account.error_rate, digits=1),
            ]
            for name, account in zip(names, review.accounts, strict=True)
        ],
    )


def _heads(terminal: Terminal, *names: str) -> list[str]:
    return [terminal.texts.say(f"cli-review-{name}") for name in names]


def _parts(account: Account) -> Iterator[float]:
    """The amounts added to a start: luck by its sources, own errors, errors of others, doubt."""
    own = account.errors[account.seat].chance
    yield from (row.chance for row in account.luck)
    yield own
    yield math.fsum(amount.chance for amount in account.errors) - own
    yield account.doubt.chance


def _signed(terminal: Terminal, share: float) -> str:
    """A part of a chance to win, with its sign."""
    return with_minus(f"{'+' if round(100 * share) > 0 else ''}{percent(terminal.texts, share)}")

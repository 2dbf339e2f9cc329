"""`benben games`: what there is to play, and against whom."""

import typer

import benben
from benben.cli.guard import guarded
from benben.cli.terminal import Terminal
from benben.engine.game import OptionSpec, OptionValue
from benben.engine.registry import GameInfo, rules


@guarded
def games(context: typer.Context) -> None:
    """List the games with their options, and the players that can be named."""
    from benben.players import specs

    terminal: Terminal = context.obj
    for info in benben.list_games():
        _show_game(terminal, info)
    terminal.say("cli-games-players", style="bold")
    terminal.table(
        [terminal.texts.say("cli-games-spec"), terminal.texts.say("cli-games-meaning")],
        [[name, meaning] for name, meaning in specs().items()],
        left=2,
    )


def _show_game(terminal: Terminal, info: GameInfo) -> None:
    title = terminal.texts.format(rules(info.name).title)
    terminal.say("cli-games-game", style="bold", name=info.name, title=title, version=info.version)
    heads = [terminal.texts.say(f"cli-games-{head}") for head in ("option", "choices", "default")]
    rows = [[spec.name, _choices(spec), _word(spec.default)] for spec in info.options]
    terminal.table(heads, rows, left=3)
    terminal.print("")


def _choices(spec: OptionSpec) -> str:
    return ", ".join(map(_word, spec.choices))


def _word(value: OptionValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)

"""`benben games`: the games and the players."""

import typer

from benben.cli.exit_codes import guarded
from benben.cli.options import choice_words, option_word
from benben.cli.terminal import Terminal, reason_of
from benben.engine.errors import BrokenGame
from benben.engine.registry import names, rules
from benben.engine.rules import Rules


@guarded
def games(context: typer.Context) -> None:
    """List the games with their options, and the available players."""
    from benben.players.specs import described

    terminal: Terminal = context.obj
    say = terminal.texts.say
    for name in names():
        try:
            _show_game(terminal, rules(name))
        except BrokenGame as error:
            terminal.complain(reason_of(terminal.texts, error))
    terminal.say("cli-games-players", style="bold")
    terminal.table(
        [say("cli-games-spec"), say("cli-games-meaning")],
        [
            *([name, terminal.texts.format(said)] for name, said in described().items()),
            ["MODULE:NAME", say("cli-games-own")],
        ],
        left=2,
    )


def _show_game(terminal: Terminal, info: Rules) -> None:
    say = terminal.texts.say
    title = terminal.texts.format(info.title)
    terminal.say("cli-games-game", style="bold", name=info.name, title=title, version=info.version)
    terminal.print(say(f"{info.name}-subtitle"))
    heads = [say(f"cli-games-{head}") for head in ("option", "choices", "default", "about")]
    rows = [
        [
            spec.name,
            choice_words(terminal.texts, info.name, spec),
            option_word(terminal.texts, info.name, spec, spec.default),
            say(f"{info.name}-option-{spec.name}"),
        ]
        for spec in info.options
    ]
    terminal.table(heads, rows, left=4)
    example = f"benben play {info.name} {_example(terminal, info)}".strip()
    terminal.say("cli-games-example", example=example)
    terminal.print("")


def _example(terminal: Terminal, info: Rules) -> str:
    """The first option other than the number of players, with a value that is not the default, as it is typed."""
    for spec in info.options:
        if spec.name != "players" and len(spec.choices) > 1:
            other = next(choice for choice in reversed(spec.choices) if choice != spec.default)
            return f"--option {spec.name}={option_word(terminal.texts, info.name, spec, other)}"
    return ""

"""`benben web build`: the games' engines for browsers. `benben web site`: the table without a server."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.exit_codes import guarded
from benben.cli.options import find_name
from benben.cli.progress import bars
from benben.cli.terminal import Refused, Terminal
from benben.engine.processes import usable_cores

if TYPE_CHECKING:
    from rich.progress import Progress

    from benben.engine.rules import Rules

Games = Annotated[
    list[str] | None, typer.Argument(help="cli-help-web-games", metavar="GAME", show_default=False)
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="cli-help-web-out", show_default="cli-help-default-in_package"),
]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-help-web-folder")]


@guarded
def site(context: typer.Context, folder: Folder) -> None:
    """Make the table without a server."""
    from benben.site.making import make_site

    terminal: Terminal = context.obj
    made = make_site(folder)
    terminal.say("cli-web-made", folder=str(folder), files=made.files, size=f"{made.size / 1e6:.1f}")


@guarded
def build(context: typer.Context, games: Games = None, out: Out = None) -> None:
    """Build the engines of games, as far as they are not built from the same sources."""
    terminal: Terminal = context.obj
    from benben.engine.registry import names, rules
    from benben.web.built import FOLDER

    asked = [rules(find_name(name)) for name in games or names()]
    folder = FOLDER if out is None else out
    _check_linker(asked, folder)
    with bars(terminal) as progress, ThreadPoolExecutor(usable_cores()) as pool:
        built = list(pool.map(lambda each: _build(terminal, progress, each, folder), asked))
    for each, is_new in zip(asked, built, strict=True):
        _tell(terminal, each, folder, is_new=is_new)


def _check_linker(asked: "list[Rules]", folder: Path) -> None:
    """Raise `Refused` where something must be built and nobody can link it."""
    from benben.web.built import files_of, is_kept
    from benben.web.linking import NoLinker, linker

    if all(files_of(folder, each) or is_kept(each) for each in asked):
        return
    try:
        linker()
    except NoLinker:
        raise Refused("cli-refused-linker", command="pip install 'benben[web-build]'") from None


def _build(terminal: Terminal, progress: "Progress", rules: "Rules", folder: Path) -> bool:
    """Build one, with a bar while somebody watches; return whether there was anything to do."""
    from benben.web.built import NotBuilt, build

    task = progress.add_task(terminal.texts.say("cli-web-building", game=rules.name), total=None)

    def show(_step: str, done: int, total: int) -> None:
        progress.update(task, completed=done, total=total)

    try:
        return build(rules, folder, show)
    except NotBuilt as error:
        raise Refused("cli-refused-engine", game=rules.name, reason=str(error)) from None
    finally:
        progress.remove_task(task)


def _tell(terminal: Terminal, rules: "Rules", folder: Path, *, is_new: bool) -> None:
    from benben.web.built import files_of

    engine = files_of(folder, rules)[1]
    size = round(engine.stat().st_size / 1000)
    terminal.say("cli-web-built" if is_new else "cli-web-there", game=rules.name, file=str(engine), size=size)

"""`benben web build`: the games' engines. `publish`: the files for pages. `site`: the table without a server."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.exit_codes import guarded
from benben.cli.options import GameFiles, find_name
from benben.cli.progress import bars
from benben.cli.terminal import Refused, Terminal
from benben.engine.processes import usable_cores

if TYPE_CHECKING:
    from rich.progress import Progress

    from benben.engine.rules import Rules

_MOST_SAID = 800
"""The most characters of a failed build's output."""
Games = Annotated[
    list[str] | None, typer.Argument(help="cli-help-web-games", metavar="GAME", show_default=False)
]
Rebuild = Annotated[bool, typer.Option("--anew", help="cli-help-web-anew")]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-help-web-folder")]


@guarded
def site(context: typer.Context, folder: Folder, game: GameFiles = None) -> None:
    """Build the table without a server, with the package's games and those in files."""
    from benben.site.build import make_site

    terminal: Terminal = context.obj
    _build_all(terminal, game or [])
    made = make_site(folder)
    terminal.say("cli-web-made", folder=str(folder), files=made.files, size=f"{made.size / 1e6:.1f}")


@guarded
def publish(context: typer.Context, folder: Folder) -> None:
    """Write the files with which a page runs the games' engines."""
    from benben.engine.registry import all_rules
    from benben.web.built import write_published

    terminal: Terminal = context.obj
    files = [file for rules in all_rules() for file in write_published(rules, folder)]
    size = sum(file.stat().st_size for file in files)
    terminal.say("cli-web-made", folder=str(folder), files=len(files), size=f"{size / 1e6:.1f}")


@guarded
def build(context: typer.Context, games: Games = None, rebuild: Rebuild = False) -> None:
    """Build the engines of games whose sources have changed."""
    from benben.engine.registry import names

    _build_all(context.obj, games or names(), rebuild=rebuild)


def _build_all(terminal: Terminal, games: Sequence[str], *, rebuild: bool = False) -> None:
    """Build the engines of some games, which may be files, unless they are fresh."""
    from benben.engine.registry import rules

    asked = [rules(find_name(name)) for name in games]
    _check_linker(asked, rebuild=rebuild)
    with bars(terminal) as progress, ThreadPoolExecutor(usable_cores()) as pool:
        built = list(pool.map(lambda each: _build(terminal, progress, each, rebuild=rebuild), asked))
    for each, is_new in zip(asked, built, strict=True):
        _report(terminal, each, is_new=is_new)


def _check_linker(asked: "list[Rules]", *, rebuild: bool) -> None:
    """Raise `Refused` if an engine must be built and there is no linker."""
    from benben.web.built import is_fresh
    from benben.web.linking import NoLinker, linker

    if not rebuild and all(is_fresh(each) for each in asked):
        return
    try:
        linker()
    except NoLinker:
        raise Refused("cli-refused-linker", command="pip install 'benben[web-build]'") from None


def _build(terminal: Terminal, progress: "Progress", rules: "Rules", *, rebuild: bool) -> bool:
    """Build one engine, with a progress bar on a terminal; return whether anything was done."""
    from benben.web.built import NotBuilt, build

    task = progress.add_task(terminal.texts.say("cli-web-building", game=rules.name), total=None)

    def show(_step: str, done: int, total: int) -> None:
        progress.update(task, completed=done, total=total)

    try:
        return build(rules, show, force=rebuild)
    except NotBuilt as error:
        raise Refused("cli-refused-engine", game=rules.name, reason=str(error)[-_MOST_SAID:]) from None
    finally:
        progress.remove_task(task)


def _report(terminal: Terminal, rules: "Rules", *, is_new: bool) -> None:
    from benben.engine.portable import WASM

    engine = rules.folder / WASM
    size = round(engine.stat().st_size / 1000)
    terminal.say("cli-web-built" if is_new else "cli-web-there", game=rules.name, file=str(engine), size=size)

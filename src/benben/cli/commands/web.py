"""`benben web site`: the table without a server, as a folder of files."""

from pathlib import Path
from typing import Annotated

import typer

from benben.cli.exit_codes import guarded
from benben.cli.terminal import Terminal

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-help-web-folder")]


@guarded
def site(context: typer.Context, folder: Folder) -> None:
    """Make the table without a server."""
    from benben.site.making import make_site

    terminal: Terminal = context.obj
    made = make_site(folder)
    terminal.say("cli-web-made", folder=str(folder), files=made.files, size=f"{made.size / 1e6:.1f}")

"""`benben mcp`: the games for language models, over the Model Context Protocol on standard input and output."""

import importlib.util

import typer

from benben.cli.exit_codes import guarded
from benben.cli.signals import ending_immediately
from benben.cli.terminal import Refused, Terminal


@guarded
def mcp(context: typer.Context) -> None:
    """Serve the games over the Model Context Protocol until standard input is closed."""
    check_mcp()
    from benben.protocol.mcp_session import McpSession
    from benben.protocol.serving import serve_standard_streams
    from benben.protocol.tools import Toolbox

    terminal: Terminal = context.obj
    with ending_immediately():  # a thread that reads standard input hears of nothing
        serve_standard_streams(Toolbox(McpSession(terminal.texts.language)))


def check_mcp() -> None:
    """Raise `Refused` if the SDK of the protocol is not installed."""
    if importlib.util.find_spec("mcp") is None:
        raise Refused("cli-refused-mcp", command="pip install 'benben[mcp]'")

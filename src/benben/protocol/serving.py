"""Serve a session over the Model Context Protocol, with its official SDK (`pip install 'benben[mcp]'`)."""

from collections.abc import Callable
from io import TextIOWrapper
from typing import Any

import anyio
import anyio.to_thread
from mcp.server import Server, ServerRequestContext
from mcp.server.stdio import stdio_server
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
)
from mcp_types import Tool as ToolInfo

import benben
from benben.protocol.tools import INSTRUCTIONS, Toolbox

Context = ServerRequestContext[dict[str, Any]]


def make_server(toolbox: Toolbox, instructions: str = INSTRUCTIONS) -> Server[dict[str, Any]]:
    """A server that offers only the tools of a *toolbox*."""

    async def list_tools(_: Context, __: PaginatedRequestParams | None) -> ListToolsResult:
        listed = [
            ToolInfo(name=tool.name, description=tool.description, input_schema=tool.schema)
            for tool in toolbox.tools.values()
        ]
        return ListToolsResult(tools=listed)

    async def call_tool(_: Context, params: CallToolRequestParams) -> CallToolResult:
        answer = await anyio.to_thread.run_sync(toolbox.call, params.name, params.arguments or {})
        return CallToolResult(
            content=[TextContent(type="text", text=answer.text)],
            structured_content=answer.data or None,
            is_error=answer.is_error,
        )

    return Server(
        "benben",
        version=benben.__version__,
        title="Benben",
        instructions=instructions,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def serve_standard_streams(toolbox: Toolbox) -> None:
    """Serve one program on standard input and output until it closes them."""
    anyio.run(_serve, toolbox, stdio_server)


def serve_files(toolbox: Toolbox, reading: TextIOWrapper, writing: TextIOWrapper, instructions: str) -> None:
    """The same on two open files, such as those of a socket."""
    streams = lambda: stdio_server(anyio.wrap_file(reading), anyio.wrap_file(writing))  # noqa: E731
    anyio.run(_serve, toolbox, streams, instructions)


async def _serve(toolbox: Toolbox, streams: Callable[[], Any], instructions: str = INSTRUCTIONS) -> None:
    server = make_server(toolbox, instructions)
    async with streams() as (reading, writing):
        await server.run(reading, writing, server.create_initialization_options())

"""A rated program that joins by the Model Context Protocol, with the SDK's own client, and plays what is first."""

import os
import shlex
import sys
from typing import Any

import anyio
from mcp import Client
from mcp.client.stdio import StdioServerParameters


async def main(conduct: str) -> None:
    command, *args = shlex.split(os.environ["BENBEN_MCP"])
    async with Client(StdioServerParameters(command=command, args=args)) as client:
        refused = await client.call_tool("new_table", {"game": "ra"})
        assert refused.is_error
        await client.call_tool("report_tokens", {"tokens": 5})
        if conduct == "leaving":
            return
        over = False
        while not over:
            found: Any = (await client.call_tool("legal_moves", {"table": "table-1"})).structured_content
            if conduct == "wavering":
                wrong = await client.call_tool("play", {"table": "table-1", "move": "dance"})
                assert wrong.is_error
            move = found["moves"][0]["move"]
            played: Any = await client.call_tool("play", {"table": "table-1", "move": move})
            over = played.structured_content["over"]


anyio.run(main, sys.argv[1])

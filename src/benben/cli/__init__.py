"""The command line: `benben --help`."""

from benben.cli.app import app, main

__all__ = ["app", "main"]

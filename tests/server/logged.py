"""The log of a server in this process."""

import contextlib
import io
import logging
from collections.abc import Iterator


@contextlib.contextmanager
def logged(formatter: logging.Formatter) -> Iterator[io.StringIO]:
    """All records until the end of the block, as a *formatter* writes them."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    names = ("benben.server", "uvicorn", "uvicorn.error")
    levels = [logging.getLogger(name).level for name in names]
    for name in names:
        logging.getLogger(name).setLevel(logging.INFO)
    for name in names[:2]:
        logging.getLogger(name).addHandler(handler)
    try:
        yield stream
    finally:
        for name, level in zip(names, levels, strict=True):
            logging.getLogger(name).removeHandler(handler)
            logging.getLogger(name).setLevel(level)

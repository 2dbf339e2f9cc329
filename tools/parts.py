"""Generated parts of a page, between `<!-- PROGRAM: NAME -->` and `<!-- end -->`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

_PART = re.compile(
    r"(?P<begin><!-- (?P<name>[\w.]+: [\w-]+) -->\n).*?(?P<end>^<!-- end -->)", re.DOTALL | re.MULTILINE
)


def names(page: str) -> list[str]:
    """The parts of a *page*, such as `bench: playouts`."""
    return [found["name"] for found in _PART.finditer(page)]


def renewed(page: str, bodies: Mapping[str, str]) -> str:
    """The *page* with the parts in *bodies* (by `PROGRAM: NAME`) replaced; all others stay."""

    def one(found: re.Match[str]) -> str:
        body = bodies.get(found["name"])
        return found[0] if body is None else f"{found['begin']}\n{body.strip()}\n\n{found['end']}"

    return _PART.sub(one, page)


def with_rows(page: str, name: str, rows: Iterable[Sequence[str]], keys: Sequence[int]) -> str:
    """The *page* with rows of the table in a part; each replaces the row with the same cells at *keys*.

    Bold text compares as plain text. A new row goes to the end. Raises `KeyError` if the page has no such part.
    """
    found = next((each for each in _PART.finditer(page) if each["name"] == name), None)
    if found is None:
        raise KeyError(name)
    lines = found[0].splitlines()
    for row in rows:
        places = [place for place, line in enumerate(lines) if line.startswith("|")]
        old = [place for place in places if _key(_cells(lines[place]), keys) == _key(row, keys)]
        line = f"| {' | '.join(row)} |"
        if old:
            lines[old[0]] = line
        else:
            lines.insert(places[-1] + 1, line)
    return page[: found.start()] + "\n".join(lines) + page[found.end() :]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _key(cells: Sequence[str], keys: Sequence[int]) -> list[str]:
    return [cells[key].strip("*") for key in keys if key < len(cells)]


def slug(title: str) -> str:
    """A title as the name of a part: lower-case letters and digits, and a dash for everything between them."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def day() -> str:
    """The current date in words: 1 November 2026."""
    now = datetime.now(tz=UTC)
    return f"{now.day} {now:%B %Y}"

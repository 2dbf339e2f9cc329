"""Parts of a page that a program writes: what stands between `<!-- PROGRAM: NAME -->` and `<!-- end -->`."""

import re
from collections.abc import Iterable, Mapping, Sequence

_PART = re.compile(
    r"(?P<begin><!-- (?P<name>[\w.]+: [\w-]+) -->\n).*?(?P<end>^<!-- end -->)", re.DOTALL | re.MULTILINE
)


def names(page: str) -> list[str]:
    """The parts of a *page*, such as `bench: playouts`."""
    return [found["name"] for found in _PART.finditer(page)]


def renewed(page: str, bodies: Mapping[str, str]) -> str:
    """The *page* with the parts that *bodies* has, by `PROGRAM: NAME`; all others stay."""

    def one(found: re.Match[str]) -> str:
        body = bodies.get(found["name"])
        return found[0] if body is None else f"{found['begin']}\n{body.strip()}\n\n{found['end']}"

    return _PART.sub(one, page)


def with_rows(page: str, name: str, rows: Iterable[Sequence[str]], keys: int) -> str:
    """The *page* with rows of the table in a part: a row with the same first *keys* cells is replaced.

    A row that has no predecessor goes to the end. Raises `KeyError` where the page has no such part.
    """
    found = next((each for each in _PART.finditer(page) if each["name"] == name), None)
    if found is None:
        raise KeyError(name)
    lines = found[0].splitlines()
    for row in rows:
        line = f"| {' | '.join(row)} |"
        start = f"| {' | '.join(row[:keys])} |"
        places = [place for place, each in enumerate(lines) if each.startswith(start)]
        last = max(place for place, each in enumerate(lines) if each.startswith("|"))
        if places:
            lines[places[0]] = line
        else:
            lines.insert(last + 1, line)
    return page[: found.start()] + "\n".join(lines) + page[found.end() :]


def slug(title: str) -> str:
    """A title as the name of a part: small letters and figures, and a dash for everything between them."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")

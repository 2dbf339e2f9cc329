"""The result of a measurement: rows of figures with column heads."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bench.report import rate


@dataclass(frozen=True)
class Row:
    """A row: its name, and its figures by their heads; a head that is missing is an empty cell."""

    name: str
    figures: dict[str, float]


@dataclass(frozen=True)
class Sheet:
    """A table. *columns* has the format of the figures under each head."""

    title: str
    columns: dict[str, str]
    rows: list[Row]

    def cells(self, row: Row) -> list[str]:
        """The cells under the heads, formatted."""
        return [
            FORMS[form](row.figures[head]) if head in row.figures else ""
            for head, form in self.columns.items()
        ]


FORMS: Mapping[str, Callable[[float], str]] = {
    "rate": rate,
    "part": lambda value: f"{value:.0%}",
    "times": lambda value: f"{value:.2f}",
    "ms": lambda value: f"{value:.1f}",
    "seconds": lambda value: f"{value:.2f}",
    "kB": lambda value: f"{value / 1000:.1f}",
    "MB": lambda value: f"{value / 1e6:.2f}",
    "count": lambda value: f"{value:,.0f}",
    "mean": lambda value: f"{value:.2f}",
}
"""The formats of figures."""

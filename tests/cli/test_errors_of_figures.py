"""Figures of one's own that cannot be used, in English and in another language: the line, and what would be right."""

from pathlib import Path

import pytest

from benben.cli.terminal import Terminal
from benben.engine.message import Message, message
from tests.cli.refusals import check_refused, each_other_language


def at_line(line: int, reason: Message) -> Message:
    return message("engine-document-line", option="boards", line=str(line), reason=reason)


def at_key(line: int, table: str, key: str, reason: Message) -> Message:
    return at_line(line, message("engine-document-key", table=table, key=key, reason=reason))


FIGURES: list[tuple[str, str, Message]] = [
    (
        "imhotep",
        "[pyramid]\n",
        at_line(
            1,
            message(
                "engine-document-unknown",
                name="'pyramid'",
                known="pyramids, temple, burial_chamber, obelisks",
            ),
        ),
    ),
    ("imhotep", "temple = 1\n", at_line(1, message("engine-document-no_table", name="temple"))),
    (
        "imhotep",
        "[temple]\nrows = []\n",
        at_line(
            2,
            message("engine-document-unknown_key", name="'rows'", table="temple", known="columns"),
        ),
    ),
    ("imhotep", "[temple]\n", at_line(1, message("engine-document-lacks", table="temple", key="columns"))),
    ("imhotep", "[temple]\ncolumns = 1\n", at_line(2, message("engine-document-no_list", key="columns"))),
    (
        "imhotep",
        "[temple]\ncolumns = []\n",
        at_key(2, "temple", "columns", message("engine-document-entries", count=5)),
    ),
    (
        "imhotep",
        '[temple]\ncolumns = ["gold", "card", "card", "card", "card"]\n',
        at_key(
            2,
            "temple",
            "columns",
            message("engine-document-word", value="'gold'", words='["choice", "points", "card"]'),
        ),
    ),
    (
        "imhotep",
        "[obelisks]\nspaces = []\n",
        at_key(2, "obelisks", "spaces", message("engine-document-entries-range", least=1, most=8)),
    ),
    (
        "imhotep",
        "[obelisks]\nspaces = [0]\n",
        at_key(2, "obelisks", "spaces", message("engine-document-number", value="0", least="1", most="20")),
    ),
    (
        "imhotep",
        "[burial_chamber]\nplayers_2 = [1, 2]\nplayers_3 = [1]\nplayers_4 = [1]\n",
        at_key(2, "burial_chamber", "players_2", message("imhotep-option-boards-rising")),
    ),
    (
        "ankhor",
        "[market]\nmarkers = [2, 2, 2, 2, 2, 2]\n",
        at_key(2, "market", "markers", message("ankhor-option-boards-markers", count=12, right=15)),
    ),
]


@each_other_language
@pytest.mark.parametrize(("game", "text", "expected"), FIGURES, ids=[text for _, text, _ in FIGURES])
def test_figures_of_ones_own(game: str, text: str, expected: Message, language: str, tmp_path: Path) -> None:
    file = tmp_path / "boards.toml"
    file.write_text(text, encoding="utf-8")
    check_refused(language, ["count", game, "--boards", str(file)], expected, 2)


@each_other_language
def test_what_is_no_file_of_figures(language: str, tmp_path: Path) -> None:
    file, gone = tmp_path / "boards.toml", tmp_path / "gone.toml"
    for text, expected in (
        (b"[temple\n", message("engine-document-no_toml-place", option="boards", line="1", column="8")),
        (b"a = '", message("engine-document-no_toml-place", option="boards", line="1", column="6")),
        (b"a = " + b"[" * 3000, message("engine-document-no_toml", option="boards")),
        (b"\xff", message("engine-bad_option-no_text", name="boards", file=str(file))),
        (b"#" * 9000, message("engine-document-long", option="boards", count="9000", most="4000")),
    ):
        file.write_bytes(text)
        check_refused(language, ["count", "imhotep", "--boards", str(file)], expected, 2)
    missing = message(
        "engine-bad_option-file", name="boards", file=str(gone), reason=message("engine-file-ENOENT")
    )
    check_refused(language, ["count", "imhotep", "--boards", str(gone)], missing, 2)


def test_large_numbers_are_parted_as_the_language_does_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Hungarian and Russian part thousands with a blank that Python does not call printable."""
    Terminal("hu").say("cli-arena-resumed", games=12_000, file="a.jsonl")
    assert "12\xa0000 játszma" in capsys.readouterr().out

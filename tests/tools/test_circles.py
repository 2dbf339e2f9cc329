from pathlib import Path

import pytest

from tools import circles


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a package whose module `low` imports nothing, and which `high` imports."""
    folder = tmp_path / "ringed"
    folder.mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    for name, text in {"__init__": "", "low": "", "high": "from ringed import low\n"}.items():
        (folder / f"{name}.py").write_text(text)
    return folder


def test_imports_one_way_are_no_circle(package: Path) -> None:
    assert circles.main(package.name, package) == 0


@pytest.mark.parametrize(
    "back",
    [
        "import ringed.high\n",
        "def late():\n    from ringed.high import low\n",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import high\n",
    ],
    ids=["at once", "lazily", "for types"],
)
def test_a_circle_is_named(package: Path, capsys: pytest.CaptureFixture[str], back: str) -> None:
    (package / "low.py").write_text(back)
    assert circles.main(package.name, package) == 1
    said = capsys.readouterr().err
    assert "ringed.high" in said
    assert "ringed.low" in said


def test_every_circle_is_found(package: Path) -> None:
    (package / "low.py").write_text("from ringed import high\n")
    (package / "one.py").write_text("from ringed import two\n")
    (package / "two.py").write_text("from ringed import three\n")
    (package / "three.py").write_text("from ringed import one\n")
    found = [set(circle) for circle in circles.circles(package.name)]
    assert sorted(map(len, found)) == [2, 3]


@pytest.mark.parametrize(
    "back",
    [
        'import { high } from "../high.svelte";\n',
        'import type { High } from "../high.svelte";\n',
        'const late = () => import("../high.svelte");\n',
        'export { high } from "../high.svelte";\n',
    ],
    ids=["at once", "for types", "lazily", "passed on"],
)
def test_a_circle_of_the_front_end_is_named(tmp_path: Path, back: str) -> None:
    lib = tmp_path / "web" / "src" / "lib"
    lib.mkdir(parents=True)
    (lib.parent / "high.svelte").write_text(
        '<script lang="ts">\n  import { low } from "./lib/low";\n</script>\n'
    )
    (lib / "low.svelte.ts").write_text("export const low = 1;\n")
    assert circles.web_circles(tmp_path / "web") == []
    (lib / "low.svelte.ts").write_text(back)
    (found,) = circles.web_circles(tmp_path / "web")
    assert set(found) == {"web/src/high.svelte", "web/src/lib/low.svelte.ts"}

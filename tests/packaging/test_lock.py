"""The locks in requirements/ and web/ are what pyproject.toml and the front end ask for."""

import json
import re
import runpy
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
LOCKS = ("play", "dev", "engines")
EXTRAS = {"play": ("build", "server"), "dev": ("dev",), "engines": ("web-build",)}
IMPORT = re.compile(
    r"""^\s*(?:import|export)\b[^;]*?\bfrom ["']([^."'$][^"']*)["']|^\s*import ["']([^."'$][^"']*)["']""",
    re.MULTILINE,
)

Machine: TypeAlias = "dict[str, str]"
"""What markers may ask about."""
Pins: TypeAlias = "dict[str, str]"
"""Versions by package."""


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def locked(name: str) -> list[Requirement]:
    """The requirements of a lock, without their hashes."""
    return [Requirement(line.removesuffix("\\")) for line in lock(name).splitlines() if line[0] not in " #"]


def machine(python: str, platform: str) -> Machine:
    here = {name: str(value) for name, value in default_environment().items()}
    return here | {"python_version": python, "python_full_version": f"{python}.9", "sys_platform": platform}


def pins(name: str, where: Machine) -> Pins:
    """What a lock installs on a machine: the version of each package."""
    found: Pins = {}
    for requirement in locked(name):
        (only,) = requirement.specifier
        assert only.operator == "=="
        if requirement.marker is None or requirement.marker.evaluate(where):
            assert canonicalize_name(requirement.name) not in found, f"{requirement.name} twice"
            found[canonicalize_name(requirement.name)] = only.version
    return found


def wanted(extra: str, where: Machine) -> Iterator[Requirement]:
    """What an extra of the project asks for on a machine, the extras that it names followed."""
    for text in PROJECT["project"]["optional-dependencies"][extra]:
        requirement = Requirement(text)
        if requirement.name == PROJECT["project"]["name"]:
            for other in requirement.extras:
                yield from wanted(other, where)
        elif requirement.marker is None or requirement.marker.evaluate(where):
            yield requirement


@pytest.mark.parametrize("platform", ["linux", "darwin"])
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_fits_what_the_project_asks_for(name: str, python: str, platform: str) -> None:
    where = machine(python, platform)
    installed = pins(name, where)
    asked = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
    asked += [requirement for extra in EXTRAS[name] for requirement in wanted(extra, where)]
    if name != "engines":  # it comes on top of the others
        asked += [Requirement(text) for text in PROJECT["build-system"]["requires"]]
    for requirement in asked:
        version = installed.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement} is not in requirements/{name}.txt: make lock RENEW="
        assert requirement.specifier.contains(version), f"{requirement}, but {version} is locked"


@pytest.mark.parametrize("python", PYTHONS)
def test_who_plays_has_the_same_versions_as_who_works_on_it(python: str) -> None:
    where = machine(python, "linux")
    play, dev = pins("play", where), pins("dev", where)
    assert play.items() < dev.items()


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_place_and_every_file(name: str) -> None:
    text = lock(name)
    assert not re.search(r"://|@|/|^-", text, re.MULTILINE)
    assert not any("+" in str(requirement.specifier) for requirement in locked(name))
    assert all("--hash=sha256:" in block for block in re.split(r"\n(?=\w)", text))


def web(name: str) -> Any:
    return json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))


def test_the_front_end_is_built_without_what_only_its_tests_need() -> None:
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte"}]
    sources += [ROOT / "web" / "vite.config.ts", ROOT / "web" / "svelte.config.js"]
    found = {a or b for path in sources for a, b in IMPORT.findall(path.read_text(encoding="utf-8"))}
    packages = {"/".join(name.split("/")[: 2 if name.startswith("@") else 1]) for name in found}
    assert packages <= web("package.json")["dependencies"].keys()
    assert {"vite", "svelte", "@sveltejs/vite-plugin-svelte", "@fluent/bundle"} <= packages


def test_the_front_ends_lock_fits_its_package() -> None:
    asked, root = web("package.json"), web("package-lock.json")["packages"][""]
    assert all(asked[kind] == root[kind] for kind in ("dependencies", "devDependencies"))


@pytest.mark.parametrize(
    ("version", "purpose", "refused"),
    [
        ((3, 10, 14), "play", "Benben needs Python 3.11 to 3.15"),
        ((3, 11, 0), "dev", None),
        ((3, 14, 2), "dev", None),
        ((3, 15, 0), "dev", "Working on Benben needs Python 3.11 to 3.14"),
        ((3, 15, 0), "play", None),
        ((3, 16, 0), "play", "Benben needs Python 3.11 to 3.15"),
    ],
)
def test_an_unsupported_python_is_refused(
    version: tuple[int, int, int], purpose: str, refused: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setattr(sys, "argv", ["python_version.py", purpose])
    tool = str(ROOT / "tools" / "python_version.py")
    if refused is None:
        assert runpy.run_path(tool)["OLDEST"] == (3, 11)
        return
    with pytest.raises(SystemExit, match=refused):
        runpy.run_path(tool)


def test_the_pythons_are_the_same_everywhere() -> None:
    printed = [text for text in PROJECT["project"]["classifiers"] if "Python :: 3." in text]
    assert printed == [f"Programming Language :: Python :: {python}" for python in PYTHONS]

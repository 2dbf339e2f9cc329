"""The kind of machine and software of a measurement, without names of machines."""

import os
import platform
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PEERS = ("open_spiel", "pgx", "envpool", "jax", "gymnasium", "pettingzoo")


@dataclass(frozen=True)
class Machine:
    """Everything that a figure depends on. *load*: how many programs wanted a core at the start of the run."""

    processor: str
    cores: int
    system: str
    python: str
    numpy: str
    numba: str
    benben: str
    peers: dict[str, str]
    """Versions of the peers' packages, by name."""
    load: float

    def told_peers(self) -> str:
        """In one line."""
        return ", ".join(f"{package} {found}" for package, found in self.peers.items())


def this_machine() -> Machine:
    """The current machine."""
    return Machine(
        processor=_processor(),
        cores=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.machine()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        numpy=version("numpy"),
        numba=version("numba"),
        benben=version("benben"),
        peers={package: _version_or_none(package) for package in PEERS},
        load=round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0,
    )


def _processor() -> str:
    """The processor's model, with family and model number if they are available."""
    fields: dict[str, str] = {}
    path = Path("/proc/cpuinfo")
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition(":")
            fields.setdefault(key.strip(), value.strip())
    if "model name" not in fields:
        return platform.processor() or platform.machine()
    return (
        f"{fields['model name']} (family {fields.get('cpu family', '?')}, model {fields.get('model', '?')})"
    )


def _version_or_none(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"

"""A game's engine under Node, to be asked what the package is asked too."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from benben.engine.rules import Rules
from benben.web import built

ASK = Path(__file__).with_name("ask.ts")


class Node:
    """A Node process with the engine of a manifest."""

    def __init__(self, manifest: Path) -> None:
        node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
        assert node is not None, "no Node: it comes with the extra `build`"
        self._process = subprocess.Popen(
            [node, "--disable-warning=ExperimentalWarning", str(ASK), str(manifest)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def ask(self, what: str, **question: Any) -> Any:
        """The answer to a question of `ask.ts`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps({"ask": what, **question}), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        assert answer, f"Node ended with {self._process.wait()}"
        return json.loads(answer)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def engine_files(rules: Rules, folder: Path) -> list[Path]:
    """The files of a game's engine: the manifest, the module, the weights. Builds them unless they are in the cache."""
    built.build(rules, folder, lambda *_: None)
    return built.files_of(folder, rules)

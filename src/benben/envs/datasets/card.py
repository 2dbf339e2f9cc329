"""A dataset's data card (README.md, in the form that Hugging Face reads) and the digests of its files (SHA256SUMS)."""

import hashlib
from pathlib import Path

import pyarrow.compute as pc
import pyarrow.parquet as pq

import benben
from benben.engine.atomic_files import atomic_write
from benben.envs.datasets.folder import Made, file_of
from benben.envs.datasets.schema import GAMES, POSITIONS, SPLITS

CARD, SUMS = "README.md", "SHA256SUMS"
_CARD = """---
license: mit
pretty_name: "{title}"
tags: [board-games, reinforcement-learning, self-play]
configs:
- config_name: positions
  default: true
  data_files: positions/*.parquet
- config_name: games
  data_files: games/*.parquet
---

# {title}

{positions:,} positions of {games:,} games, one row per decision.

| | |
|---|---|
| Game | `{made.game}`, version {made.rules} of its rules, options `{options}` |
| Players | {players} |
| Seed | {made.seed}; {rotation} |
| Made by | Benben {version}; `dataset.json` has the request, and the same request gives the same games |
| Observations | layout `{made.observation}`, described in the metadata of each file's schema under `benben` |
| Licence | MIT, as all of Benben: the file `LICENSE` of its repository and of its package |
| Digests | `sha256sum -c SHA256SUMS` checks all files; that file itself has {digest} |

## Method

Each seat is played by its player from the beginning to the end of the game; chance is seeded. `policy` is the player's
distribution over actions (of a search: the shares of the visits), `value` the returns that it expected, `returns` what
the game brought. Positions of one game depend on each other: compare models by games, not by positions.

## Splits

A game belongs to one split with all its positions. The split follows from the digest of the game's record, so it does
not change with the size of the dataset.

| Split | Games | Positions |
|---|---:|---:|
{splits}

## Columns of `positions`

{position_columns}

## Columns of `games`

{game_columns}

## Limits

The games are self-play of the players above, not games of people, and no better than these players. Some figures of
Imhotep's B sides and of Ankh'or are reconstructed (docs/design-of-environments.md).

## Loading

```python
import polars
train = polars.scan_parquet("positions/*.parquet").filter(polars.col("split") == "train")
```

```python
import datasets
train = datasets.load_dataset("parquet", data_files="positions/*.parquet", split="train")
train = train.filter(lambda row: row["split"] == "train").with_format("numpy")
```

```python
import torch
from benben.envs.datasets import Dataset
batches = Dataset(".").batches(4096, split="train")
for observation, mask, policy in ((each.observation, each.mask, each.policy) for each in batches):
    inputs, legal, targets = map(torch.tensor, (observation, mask, policy))
```
"""


def write_card(folder: Path, made: Made) -> None:
    """Write the card and the digests of a finished dataset. Raises `OSError`."""
    files = sorted(file for table in ("games", "positions") for file in (folder / table).glob("*.parquet"))
    sums = "".join(
        f"{_digest(file)}  {file.relative_to(folder).as_posix()}\n"
        for file in (folder / "dataset.json", *files)
    )
    _write(folder / SUMS, sums)
    _write(folder / CARD, _card(folder, made, hashlib.sha256(sums.encode()).hexdigest()))


def _card(folder: Path, made: Made, digest: str) -> str:
    counts = _counts(folder, made)
    rows = "\n".join(f"| {split} | {games:,} | {rows:,} |" for split, (games, rows) in counts.items())
    return _CARD.format(
        title=f"Benben: {made.game}, {made.options.get('players', 2)} players",
        made=made,
        options=", ".join(f"{name}={value}" for name, value in made.options.items() if name != "boards"),
        players=", ".join(f"`{spec}`" for spec in dict.fromkeys(made.players)),
        rotation="players change seats from game to game" if made.rotate else "players keep their seats",
        version=benben.__version__,
        digest=f"`{digest}`",
        games=sum(games for games, _ in counts.values()),
        positions=sum(rows for _, rows in counts.values()),
        splits=rows,
        position_columns=_columns(POSITIONS),
        game_columns=_columns(GAMES),
    )


def _counts(folder: Path, made: Made) -> dict[str, tuple[int, int]]:
    """The games and positions of each split."""
    found = dict.fromkeys(SPLITS, (0, 0))
    for part in range(made.parts):
        table = pq.read_table(file_of(folder, "games", part), columns=["split", "decisions"])
        for split in SPLITS:
            here = table.filter(pc.field("split") == split)
            games, rows = found[split]
            found[split] = games + len(here), rows + (pc.sum(here["decisions"]).as_py() or 0)
    return {str(split): counts for split, counts in found.items()}


def _columns(meanings: dict[str, str]) -> str:
    lines = (f"| `{name}` | {meaning} |" for name, meaning in meanings.items())
    return "\n".join(("| Column | Meaning |", "|---|---|", *lines))


def _digest(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def _write(file: Path, text: str) -> None:
    with atomic_write(file) as unfinished:
        unfinished.write_text(text, encoding="utf-8", newline="\n")

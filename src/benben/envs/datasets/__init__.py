"""Played games as tables of positions, in Parquet: what `benben simulate --table` writes, read back.

>>> from benben.envs.datasets import Dataset
>>> dataset = Dataset("ra-games")
>>> for batch in dataset.batches(4096):
...     train(batch.observation, batch.mask, batch.policy, batch.returns)

docs/learning.md has every column, and how to read the files without Benben.
"""

try:
    import pyarrow  # noqa: F401, ICN001  (only whether it is there)
except ImportError as missing:
    raise ImportError("benben.envs.datasets needs PyArrow: pip install 'benben[datasets]'") from missing

from benben.envs.datasets.folder import BadDataset, Made
from benben.envs.datasets.reading import Batch, Dataset

__all__ = ["BadDataset", "Batch", "Dataset", "Made"]

"""Datasets of positions from played games, in Parquet: reads what `benben simulate --table` writes.

>>> from benben.envs.datasets import Dataset
>>> dataset = Dataset("ra-games")
>>> for batch in dataset.batches(4096):
...     train(batch.observation, batch.mask, batch.policy, batch.returns)

docs/learning.md has every column, and how to read the files without Benben.
"""

from benben.envs.extras import needs

with needs("PyArrow", "datasets", "pyarrow"):
    import pyarrow  # noqa: F401, ICN001  (only to check that it is installed)

from benben.envs.datasets.folder import BadDataset, Made
from benben.envs.datasets.reading import Batch, Dataset

__all__ = ["BadDataset", "Batch", "Dataset", "Made"]

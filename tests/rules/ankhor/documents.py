"""Figures of a box that the tests play with, different from those that we suppose."""

UNLIKE = """
[tiles]
jackal = [6, 0, 0, 0, 0]
scarab = [0, 1, 5, 0, 0]
falcon = [0, 0, 0, 0, 0]
points = [0, 0, 0, 0, 9]
warehouse = [10, 4, 1, 1, 1]
scribe = [1, 2, 3, 4, 1]
desert = [6, 0, 0, 0, 0]
[market]
markers = [3, 3, 3, 2, 2, 2]
"""
"""As many scribes as there can be, very many warehouses, and nothing as even as we suppose."""

DOCUMENTS = {"boards": {"unlike": UNLIKE}}
"""By option and a short name."""

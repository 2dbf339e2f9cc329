"""See the stand-in of Numba."""

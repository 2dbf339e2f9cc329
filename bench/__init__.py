"""Benchmarks of Benben and comparable programs. `python -m bench --help`; docs/speed.md explains the figures."""

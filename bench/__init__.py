"""How fast Benben is, measured beside its peers. `python -m bench --help`; docs/speed.md explains the figures."""

"""The tables that are played at: each a session in memory over the store, and what its viewers see of it.

A session commits every change before it adopts it, then notifies its watchers and whoever lets the bots move.
"""

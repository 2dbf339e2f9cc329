"""People: who asks, their devices, signing in, and what becomes of their seats."""

"""Matches between players: balanced schedules, shared deals, ratings with intervals."""

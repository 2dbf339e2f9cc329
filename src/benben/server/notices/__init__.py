"""Notices: people who are not here learn that it is their turn."""

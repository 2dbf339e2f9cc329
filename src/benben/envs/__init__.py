"""Our games in other people's frameworks, each an extra of its own."""

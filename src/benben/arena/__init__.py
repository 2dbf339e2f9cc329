"""Players against each other: even schedules, equal luck, ratings with honest intervals."""

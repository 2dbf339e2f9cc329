"""Games for outside programs, over the Model Context Protocol or a line protocol; and the rating of such programs."""

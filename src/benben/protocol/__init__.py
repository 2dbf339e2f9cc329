"""Games for programs that are not ours: by the Model Context Protocol, and by lines of text; and their rating."""

"""The five sites of Imhotep, a module each: what a stone does there. How they score at the end: `scoring`."""

"""The table without a server: the page, with the rules, as a static site."""

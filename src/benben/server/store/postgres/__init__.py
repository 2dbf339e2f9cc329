"""The store in a PostgreSQL, for as many servers as one likes."""

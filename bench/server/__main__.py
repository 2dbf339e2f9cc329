"""`python -m bench.server`."""

from bench.server.command import main

if __name__ == "__main__":
    main()

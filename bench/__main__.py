"""`python -m bench`."""

from bench.command import main

if __name__ == "__main__":
    main()

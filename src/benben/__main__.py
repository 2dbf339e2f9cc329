"""`python -m benben` is the command line."""

from benben.cli import main

if __name__ == "__main__":
    main()

"""`python -m hexstead` is the command `hexstead`."""

from hexstead.cli import main

if __name__ == "__main__":
    main()

"""`python -m ethnos` is `ethnos`."""

from .cli import main

main()

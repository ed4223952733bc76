"""What only some need is an extra; who lacks it is told which."""

import importlib

from ..errors import UserError


class ExtraMissing(ImportError, UserError):
    """A package that is not installed, and the extra that brings it."""


def need(package: str, extra: str) -> None:
    """Refuse in a sentence where a package cannot be imported."""
    try:
        importlib.import_module(package)
    except ImportError as error:
        if error.name is not None and error.name.partition(".")[0] != package:
            raise  # it is there, and broken
        raise ExtraMissing(f"{package} is not installed: pip install 'ethnos[{extra}]'", name=package) from error

"""A seat's view as numbers: observation planes, and the decisions with their mask."""

from .fingerprint import fingerprint
from .kit import ENCODING
from .layout import OBSERVATION, OFFSET, PLANES, Plane, scales

__all__ = ["ENCODING", "OBSERVATION", "OFFSET", "PLANES", "Plane", "fingerprint", "scales"]

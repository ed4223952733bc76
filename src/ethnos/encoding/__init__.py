"""A seat's view as numbers: observation planes, and the decisions with their mask."""

from .encoding_build import ENCODING
from .fingerprint import fingerprint
from .one_view import encode
from .planes import OBSERVATION, OFFSET, PLANES, Plane, scales

__all__ = ["ENCODING", "OBSERVATION", "OFFSET", "PLANES", "Plane", "encode", "fingerprint", "scales"]

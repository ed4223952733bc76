"""Reviews as clients ask for them and are told of them."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from ...review import GameReview
from .agreement import RECORD_LENGTH

ReviewStatus = Literal["waiting", "running", "done", "stopped", "failed"]


class ReviewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded game to be reviewed."""

    record: Annotated[str, Meta(max_length=RECORD_LENGTH)]


class ReviewState(Struct, frozen=True):
    """How far a review is; once it is done, the review. `done` of `total` parts are worked on."""

    id: str
    status: ReviewStatus
    done: int
    total: int
    review: GameReview | None = None


class ReadyReview(Struct, frozen=True):
    """A `ReviewState` whose review is JSON already: nobody reads it only to write the same again."""

    id: str
    status: ReviewStatus
    done: int
    total: int
    review: Raw

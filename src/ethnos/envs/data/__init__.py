"""Decisions of bots by the million, in files that any data tool reads (Parquet).

`plan` says what a data set holds, `deciders` how its bots decide, `shard_games` plays the games
of a shard, `columns` says what is written of them and how, `decision_rows` reads it back,
`data_card` describes it beside the files. `ethnos dataset` does it all; docs/data.md is the guide.

pyarrow is an extra (`pip install 'ethnos[data]'`), imported when files are written or read.
"""

from .decision_rows import DecisionRows, game_of
from .plan import DataPlan

__all__ = ["DataPlan", "DecisionRows", "game_of"]

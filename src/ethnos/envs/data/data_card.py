"""The card beside a data set: what it is, how it was made, how it is read."""

from pathlib import Path

from ... import __version__
from .columns import GAME_MEANING, MEANING, arrow, files_of
from .plan import DataPlan, made_with

CARD = "README.md"


def write_card(plan: DataPlan, folder: Path) -> None:
    """README.md in the folder, in the words of people who share data sets."""
    rows = sum(arrow().parquet.ParquetFile(files_of(folder, shard)[0]).metadata.num_rows for shard in plan.shards)
    size = sum(file.stat().st_size for shard in plan.shards for file in files_of(folder, shard))
    (folder / CARD).write_text(card(plan, rows, size), encoding="utf-8")


def card(plan: DataPlan, rows: int, size: int) -> str:
    budget = plan.budget
    limit = f"{budget.simulations} simulated games" if budget.simulations else f"{budget.seconds:g} s"
    return f"""# {rows:,} decisions of {plan.games:,} games of Ethnos

Made by `ethnos dataset` {__version__}: {", ".join(plan.bots)} in games of {plan.players} players with the rules
`{plan.preset}`, seed {plan.seed}; a bot that thinks had {limit} a decision. {size / 1e6:,.0f} MB.

- Every choice that a player had is a row; decisions without a choice are not.
- A seat's observation holds what that seat may know and nothing else.
- Deals come from series of their own: no match, ladder or training of this package uses them.
- Bots decide by themselves: rows of one game are not independent of each other, games are.
  Split by game, never by row.
- Made with {made_with(plan)}. The same command makes the same files.

## decisions-*.parquet

{_listed(MEANING)}

## games-*.parquet

{_listed(GAME_MEANING)}

## Reading

```python
from torch.utils.data import DataLoader
from ethnos.envs.data import DecisionRows
for rows in DataLoader(DecisionRows("."), batch_size=None, shuffle=True): ...
```

Without PyTorch, `for rows in DecisionRows(".")` gives NumPy arrays. Without this package, any reader of Parquet
does: `numpy.frombuffer` of the type above makes a row of a column of bytes.
"""


def _listed(meaning: dict[str, str]) -> str:
    return "\n".join(["| column | is |", "|---|---|", *(f"| `{name}` | {text} |" for name, text in meaning.items())])

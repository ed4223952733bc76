"""How strong players are: games between them over the same deals in every seat, and what these prove.

Here, between bots: `match` (who plays which deals), `match_journal` (a match that can be gone
on with), `statistics` (standings and ratings). In `networks`, between networks, many tables at
once. For both: `pool` and `cluster` (processes and machines), `journal` (the file that is
added to), `intervals` (how sure a mean is), `charts`.

Nothing is imported here: the ladder of a training needs neither the game's objects nor msgspec.
"""

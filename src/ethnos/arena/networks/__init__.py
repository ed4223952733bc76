"""How strong networks are, judged by the hundred tables at once.

`ladder` plays one network against stewards (`duel` is its compiled half), `contest` one that
searches or not against others (`network_games` with its compiled half `seated_games`; `terms`
says how it searches, `contest_journal` keeps what was played), `search_gain` compares searches
position by position, `champion_play` counts how champions play, `champion_charts` draws the
charts of docs/champion.md. `contest_build` compiles what they need.

Networks are asked through a `Judge`: the NumPy one here, PyTorch's on a GPU by
`python -m ethnos.train.on_gpu`.
"""

"""Training by self-play; only this folder imports torch, and only when training runs.

`python -m ethnos.train` trains. What each file is for:

- `settings`: what a training is told; `run`: a training from its first second to its last;
  `curve`: its strength over time, as CSV and chart
- `trainer`: windows of games and updates in turn; `grounds`: where they are played, on the cores
  or in a GPU's memory; `acting`: one decision in every game; `league`: frozen networks in some
  of the seats; `window`: what is kept between two updates; `returns`: what each decision led to,
  `gpu_returns`: the same on a GPU; `learner`: the updates (masked PPO); `average`: the mean of the
  weights on the way
- `trial_games`: the archon's trials, thousands at once; `trial_grounds`: where they are played;
  `possible`: the games they are played in, `gpu_possible`: the same on a GPU; `trial_rounds`: what they
  find, to be learned beside self-play; `thinker`: what they find, to be decided by
- `meeting`: one network among others, every deal in every seat; `meetings`: those of a training;
  `best_response`: a training against one bot, `bot_match`: its measure where the bot has no weights
- `torch_network`: the network in PyTorch, as `bots.trained.network` plays it in NumPy;
  `torch_judge`: the same as a judge of many positions; `on_gpu`: the arena's contests by it
- `train_build`: what is compiled for all this; `needs_pytorch`: what is said where PyTorch is missing

How strong a network is, `arena.networks` says.
"""

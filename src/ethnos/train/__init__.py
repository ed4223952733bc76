"""Training by self-play; only this folder imports torch, and only when training runs.

`python -m ethnos.train` trains. What each file is for:

- `settings`: what a training is told; `run`: a training from its first second to its last;
  `curve`: its strength over time, as CSV and chart
- `trainer`: windows of self-play and updates in turn; `acting`: the GPU decides for half of
  the games while the CPU steps the other; `spinning`, `steppers`: threads that step them;
  `window`: what is kept between two updates, `returns`: what each decision led to; `learner`:
  the updates (masked PPO)
- `torch_network`: the network in PyTorch, as `bots.trained.network` plays it in NumPy;
  `torch_judge`: the same as a judge of many positions; `on_gpu`: the arena's contests by it
- `train_build`: what is compiled for all this

How strong a network is, `arena.networks` says.
"""

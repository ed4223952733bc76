"""The champion: a network trained by self-play, its weights, and how it answers without PyTorch."""

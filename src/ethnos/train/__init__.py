"""Self-play training; only this folder imports torch, and only when training runs."""

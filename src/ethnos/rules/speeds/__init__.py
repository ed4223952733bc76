"""One source, several speeds: how records are laid out, and how plain functions are loaded and compiled."""

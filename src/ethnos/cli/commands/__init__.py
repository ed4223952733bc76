"""The commands, one file each, named as one types them."""

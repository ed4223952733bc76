"""Search over what a seat cannot know: candidates, trials, and how many of them fit into a time."""

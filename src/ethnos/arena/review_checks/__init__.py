"""Whether reviews tell the truth: are chances what they say, do blunders lose what they say."""

"""The twelve tribes (section 6), one file each: what the leader of a band can do.

Every file holds the few plain functions by which its tribe differs; the course
of a turn (`rules.turn`) asks them at the right moment.
"""

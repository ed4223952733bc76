"""The list of decisions: every choice a player can make is one small integer.

A block of numbers starts at each name below; `TAKE + kind` takes a face-up card
of that kind, `PLACE + kingdom` puts a marker there, and so on. `DECLINE` is the
one "no" of every question that may be declined.
"""

from .components import KINDS, KINGDOMS, TROLLS

DRAW = 0  # T1: the top of the deck
TAKE = 1  # T1: + kind, from the row
LEAD = TAKE + KINDS  # T2: + kind of the leader; the Skeleton only as ten of them
PASS = LEAD + KINDS  # O2 off: a hand of ten Skeletons
WHOLE_TRIBE = PASS + 1  # B1: every card of the leader's tribe, Skeletons included
WHOLE_KINGDOM = WHOLE_TRIBE + 1  # B1: every card of the leader's colour, likewise
ADD = WHOLE_KINGDOM + 1  # B1: + kind, one card more for the band
DONE = ADD + KINDS  # the band, or the Elf's keep, is complete
PLACE = DONE + 1  # B3 and Merfolk: + kingdom
DECLINE = PLACE + KINGDOMS
TROLL = DECLINE + 1  # + value - 1 of the token
HORDE = TROLL + TROLLS  # Orcs: a marker on the Horde
KEEP = HORDE + 1  # Elves: + kind, one card more stays in hand
CONJURE = KEEP + KINDS  # Wizards: draw
RAID = CONJURE + 1  # Orcs, at the end of an age
DECISIONS = RAID + 1

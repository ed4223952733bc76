### What cannot be about a position that was set up by hand, said at its field.

set-up-impossible = This position is impossible: { $reason }
set-up-one-giant = There is only one Giant token.
set-up-name = A name needs letters that can be seen.
set-up-hand = A hand has at most { $most } cards.
set-up-known = These cards are not all in the hand.
set-up-too-many = More of this card than the game has: { $card }.
set-up-deck = There are not so many cards: this game has { $count }.
set-up-dragons = Too many cards are left in the deck: no Dragon can have come yet.

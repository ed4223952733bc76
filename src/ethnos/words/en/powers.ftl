### What each tribe's leader can do: in a few words, and (.long) in full.

power-centaur = Marker placed? Play another band.
    .long = If this band placed its marker, you may at once play another band from the cards still in your hand, and so on as long as Centaurs lead and place markers.
power-dwarf = Counts one card more when scored.
    .long = At the end of the age this band counts one card more when bands are scored. It does not count more for placing a marker.
power-elf = Keep cards, up to the band's size.
    .long = After this band you may keep cards of your choice in hand, unseen, instead of discarding them to the row: at most as many as the band has cards.
power-giant = Largest Giant band: take the token and 2 Glory.
    .long = If this band is larger than every Giant-led band of this age, your own included, take the Giant token and 2 Glory at once. Whoever holds the token at the end of the age scores 2, 4 or 6 Glory in age I, II or III (with two or three players 2 or 5 in age I or II).
power-halfling = Places no marker.
    .long = There are twice as many Halflings as of any other tribe, but a band they lead never places a marker.
power-merfolk = Advance by the band's size; each symbol gives an extra marker.
    .long = Advance on the Merfolk board, one space for each card of the band. For each symbol you reach or pass, you may place an extra marker in any kingdom, whatever the size of the band.
power-minotaur = Counts one card more for the marker.
    .long = This band counts one card more when it places its marker. It does not count more when bands are scored.
power-orc = Marker on the Horde; raid for Glory.
    .long = You may put a marker on the Horde space of the leader's colour if it is empty. At the end of an age you may raid: take all your Horde markers back and score them.
power-skeleton = Joins any band, never leads, leaves before scoring.
    .long = Skeletons fit into every band and count for its size, but never lead one, and they leave before bands are scored. Ten Skeletons played together win the game at once, if this table's rules allow it.
power-troll = Take a Troll token up to the band's size.
    .long = You may take one Troll token that nobody holds, with a value of at most the number of cards in the band. Troll tokens break ties at the end of the age.
power-wingfolk = Marker in any kingdom.
    .long = The marker of this band can go to any kingdom where a band of its size can place one.
power-wizard = Draw as many cards as the band has.
    .long = After you have discarded your other cards to the row, you may draw as many cards from the deck as the band has.

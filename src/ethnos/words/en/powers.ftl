### What each tribe's leader can do: in a few words, and (.long) in full.
### X is the number of cards in the band.

power-centaur = Marker placed? Play another band.
    .long = If this band placed its marker, you may at once play another band from the cards still in your hand, and so on as long as Centaurs lead and place markers.
power-dwarf = Counts one card more when scored.
    .long = At the end of the age this band counts one card more when bands are scored. It does not count more for placing a marker.
power-elf = Keep up to X cards.
    .long = After this band you may keep up to X cards of your choice in hand, unseen, instead of laying them into the row.
power-giant = Largest Giant band: take the token and 2 Glory.
    .long = If this band is larger than every Giant-led band of this age, your own included, take the Giant token and 2 Glory at once. Whoever holds it at the end of the age scores it again.
power-halfling = Places no marker.
    .long = There are twice as many Halflings as of any other tribe, but a band they lead never places a marker.
power-merfolk = Advance X; each symbol gives an extra marker.
    .long = Advance X spaces on the Merfolk board. For each symbol you reach or pass, you may place an extra marker in any kingdom, whatever the size of the band.
power-minotaur = Counts one card more for the marker.
    .long = This band counts one card more when it places its marker. It does not count more when bands are scored.
power-orc = Marker on the Horde; raid for Glory.
    .long = You may put a marker on the Horde space of the leader's colour if it is empty. At the end of an age you may raid: take all your Horde markers back and score them.
power-skeleton = Joins any band, never leads, leaves before scoring.
    .long = Skeletons fit into every band and count for its size, but never lead one, and they leave before bands are scored. Ten Skeletons played together win the game at once, where the table plays so.
power-troll = Take a Troll token worth X or less.
    .long = You may take one Troll token of value X or less that nobody holds. Troll tokens break ties at the end of the age.
power-wingfolk = Marker in any kingdom.
    .long = The marker of this band may go into any kingdom where a band of its size may place one.
power-wizard = Draw X cards.
    .long = After you have laid your other cards into the row, you may draw X cards from the deck.

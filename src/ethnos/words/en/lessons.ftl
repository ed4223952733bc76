# Lessons. A lesson is `lesson-NAME`: its title, `about` what it is about. A step is `lesson-NAME-STEP`: what to do;
# `why` comes before it, `done` after it, `not` answers a deed that is legal and not what the step is about.

lesson-over = This lesson is over.
lesson-say-yes = Here it is worth having. Say yes this time.

## The page of lessons, and the coach

lesson-first = First lesson
lesson-first-about = about 9 minutes, played on a real table
lesson-hero = Learn by playing
lesson-begin = Start
lesson-go-on = Continue
lesson-start-over = Start over
lesson-tribes = One lesson per tribe
lesson-tribes-about = One position, one idea, one minute.
lesson-tribe = Tribe lesson
lesson-done = Done
lesson-minute = 1 min
lesson-count = { $done } of { $of }
lesson-rules = The rules in short
lesson-rules-about = Everything on one page, to read or to look up.
lesson-coach = Coach
lesson-chapter = Chapter { $chapter } of { $of }
lesson-step = Step { $step } of { $of }
lesson-rest = Take your time: the table waits.
lesson-show = Show me
lesson-next = Next
lesson-back = Back
lesson-next-chapter = Next chapter
lesson-finish = Finish
lesson-leave = Leave

## The first lesson

lesson-take = Take a card
    .about = From the row or from the deck.
lesson-take-row = Take a card from the row that goes with your Dwarf of Duris: another Dwarf, or another card of Duris.
    .why = The goal is Glory: whoever has the most after the last age wins. You begin with one card. On your turn you either take a card or play cards as a band.
    .done = It is in your hand now, and everybody saw which card you took. The row is not refilled: it grows when bands are played.
    .not = That card goes with nothing you have. Look for a Dwarf, or for the purple of Duris.
    .not-draw = The deck is a gamble. A card that surely fits lies in the row: take that one.
    .not-band = One card is a band too, but a poor one. Collect a second card first.
lesson-take-deck = Draw a card from the deck.
    .why = If nothing in the row helps you, draw. Nobody else sees the card.
    .done = A Dwarf of Rhea. Whether you take or draw: one card, and your turn is over.
    .not = The row would do as well. This time try the deck.
    .not-band = Soon. First see what the deck brings.

lesson-bands = Bands
    .about = One tribe, or one kingdom.
lesson-bands-play = Play a band of three: the three Dwarves, or the three cards of Straton.
    .why = A band is cards of one tribe, or cards of one kingdom. Two such bands hide in your hand.
    .done = A band of three. It lies in front of you until the age ends, and your turn is over.
    .not = You have enough cards already. Play a band of three.
    .not-small = That is a band, but your hand holds more: three Dwarves, or three cards of Straton.
lesson-bands-mixed = Wizard of Rhea, Elf of Rhea, Elf of Duris: are these three a band?
    .why = All cards of a band share their tribe, or all share their kingdom.
    .done = No. Two are of Rhea and two are Elves, but nothing holds all three together.
    .not = Look for one thing that all three share. Neither the tribe nor the kingdom does it.
    .answer-yes = Yes
    .answer-no = No

lesson-leader = Leader and marker
    .about = Who leads, and where your marker goes.
lesson-leader-lead = Pick the Dwarves, let the one of Duris lead, and play the band.
    .why = One card leads. Your marker goes to the leader's kingdom, if the band has more cards than you have markers there.
    .done = Your band outnumbers your 1 marker there, so a second one goes to Duris.
    .not = Play the Dwarves this time, led by the Dwarf of Duris.
    .not-leader = Right cards, but another kingdom. Choose the Dwarf of Duris as the leader.
    .not-small = One card does not outnumber the marker you have in Duris. Add another Dwarf.
lesson-leader-more = How many cards must your next band have, at least, to place another marker in Duris?
    .why = When the age ends, most markers win a kingdom. You have 2 in Duris now, Hana has 3.
    .done = Three: more than your 2 markers there. Each further marker asks for a larger band.
    .not = More cards than your 2 markers, and not one card too many.

lesson-larger = Larger bands
    .about = Why patience pays.
lesson-larger-play = Play all four Minotaurs, whoever leads.
    .why = At the end of the age every band pays by its cards. Look how the steps grow.
    .done = Four cards: 6 Glory at the end of the age.
    .not = Play now: your hand is worth it.
    .not-small = Smaller bands pay much less. Take all four Minotaurs.
lesson-larger-split = What would the four cards have paid as two bands of two?
    .why = Each further card is worth more than the one before it, up to six.
    .done = 2 Glory instead of 6: 1 for each pair. Collect first, then play.
    .not = A band of two pays 1. There would be two of them.

lesson-discard = The discard and the row
    .about = What you leave, others take.
lesson-discard-play = Play the two Minotaurs.
    .why = When you play a band, all your other cards go to the row, open to everybody.
    .done = Your Wizard and your Elf lie in the row now.
    .not = Play the Minotaurs, and see what becomes of your other cards.
    .not-small = The two Minotaurs make a larger band than that.
lesson-discard-again = Start a new hand: take a card from the row, or draw one.
    .why = Hana collects Wizards and took yours. Before you play, look at what you leave, and for whom.
    .done = One card, and on it goes. A hand holds ten at most: with ten you must play a band.
    .not = Take a card from the row, or draw one.

lesson-dragons = Dragons and scoring
    .about = When an age ends, and what it pays.
lesson-dragons-kingdom = You have 2 markers in Duris, Hana has 1. What will Duris pay you now, in age I?
    .why = Three Dragons hide in the lower half of the deck. Two are out, and the third ends the age. In age I a kingdom pays only the player with the most markers.
    .done = 6: the token of age I. Hana is second and gets nothing in this age.
    .not = Look at Duris. The token marked I is the one for age I.
lesson-dragons-tie = In Straton you and Olga have 1 marker each. What will it pay you?
    .why = Players who tie add up what their places pay, share it and round down. The next player comes after all of them.
    .done = 1: the token of 2, shared by two.
    .not = Straton's token for this age is 2, and two of you share it.
lesson-dragons-bands = Your bands have 4 and 3 cards. What will they pay together?
    .why = After the kingdoms every band is paid, yours and the others'.
    .done = 6 and 3, that is 9 Glory.
    .not = Look up 4 cards, look up 3 cards, and add.
lesson-dragons-dragon = Draw a card from the deck.
    .why = Nobody knows where the third Dragon hides. This time we do: it is on top.
    .done = The third Dragon ends the age at once. The age brought you 16 Glory. Bands and hands go, markers stay, and everyone begins anew with one card. Four to six players play three ages, two or three play two.
    .not = There is no time left for that. Draw from the deck.
lesson-dragons-later = In age II the first place in Duris gets 8. What does the second get?
    .why = Later ages pay more places. In age II the second gets the token of age I. In age III the second gets the token of age II, the third that of age I.
    .done = 6: what the first place got before. Markers stay, so early ones pay more than once.
    .not = The second place in age II gets the token of age I. Look at Duris.

lesson-powers = Powers
    .about = What a leader can do.
lesson-powers-elf = Play the three cards of Ithys, and let the Elf lead.
    .why = Every tribe has a power, and only the leader's works, most of them right after the marker. An Elf lets you keep cards that would go to the row.
    .done = The Elf leads three cards, so you may keep up to three.
    .not = Play the band of Ithys now.
    .not-leader = Right cards. But let the Elf lead: choose it as the leader.
    .not-small = Play all three cards of Ithys: a larger band has a stronger power.
lesson-powers-keep = Pick up to three cards, and keep them.
    .why = Most powers grow with the band: three cards played, three cards kept.
    .done = They stay in your hand, unseen. Your next band has begun.
    .not = Pick the cards that you want to keep.
    .not-nothing = You may keep nothing, but these cards are good. Pick some of them.
lesson-powers-wizard = If the Wizard had led these three cards, how many would you have drawn?
    .why = After the discard a Wizard may draw as many cards from the deck as the band has: all of them or none.
    .done = Three. Now you know how it goes: collect, play, mind your markers. Each tribe has a lesson of its own, or just play!
    .not = As many as the band has cards.

### The rules reference in English, one message per topic.
### Bodies are light Markdown: paragraphs, "- " bullets, **bold** and pipe tables.
### Ids in parentheses at the end of a line, such as (B3, B4), name the rules of the specification;
### they are shown only to whoever asks for one (words/reference.py).

rules-overview =
    In Ethnos, 2 to 6 players compete for Glory in six kingdoms. You gather allies of several tribes, play them together as bands, and use those bands to put your control markers into the kingdoms. (S1, C1)

    On your turn you do one thing: **recruit** a card or **play a band**. A bigger band scores more Glory, lets you add a marker where you already have several, and strengthens many leaders' powers. But playing has a price: the cards left in your hand usually go face up to the row, where everyone can take them. (T1, T2, B3, B6)

    Three Dragons hide in the lower half of the deck. When the third one is drawn, the age ends on the spot. Then Glory is scored for kingdoms, for some tribes' boards and tokens, and for bands. (A5, T3, E1, E5)

    With 4 to 6 players the game lasts three ages, with 2 or 3 players two ages. Whoever has the most Glory after the last age wins. (S1, G1)

    Examples in these pages are for three or more players unless they say otherwise.
    .title = The game in short
    .keywords = overview, summary, goal, aim, object, how to play, win, introduction, basics

rules-components =
    The board shows six kingdoms: Rhea (red), Duris (purple), Ithys (orange), Althea (green), Pelagon (grey) and Straton (blue). (C1)

    The cards and pieces are:

    - **Ally cards**: ten of the 12 tribes have 12 cards, two in each kingdom's colour. Halflings have 24 cards, four in each colour. Skeletons have 12 cards without any colour. (C2)
    - **Dragons**: three cards. (C3)
    - **Glory tokens**: 18, listed below. Six of them are marked “4+”. (C4)
    - **Control markers**: 26 for each player. One of yours lies on the Glory track and, with Merfolk in play, one on the Merfolk board. (C5)
    - **Merfolk board**: spaces 0 to 18, with a marker symbol on 3, 7, 12 and 18. (C6)
    - **Giant token**: one. **Troll tokens**: one each of 1 to 6. (C7, C8)
    - **Orc Horde board**: six spaces, one in each kingdom's colour. (C9)

    | Glory token | 0 | 2 | 4 | 6 | 8 | 10 |
    |---|---|---|---|---|---|---|
    | All 18 | 2 | 3 | 4 | 4 | 3 | 2 |
    | Marked 4+ | 1 | 0 | 2 | 2 | 0 | 1 |
    | Left with 2 or 3 players | 1 | 3 | 2 | 2 | 3 | 1 |
    .title = Components
    .keywords = components, pieces, cards, how many, colours, colors, kingdoms, tokens, markers, board, Rhea, Duris, Ithys, Althea, Pelagon, Straton

rules-setup =
    The number of players decides how the game is set up: (S1)

    | | 4 to 6 players | 2 or 3 players |
    |---|---|---|
    | Ages | three | two |
    | Different tribes | six | five |
    | Glory tokens marked 4+ | in | out |
    | Glory tokens in each kingdom | three | two |

    The Glory tokens are dealt to the kingdoms at random. Inside each kingdom they are then sorted, with the lowest on space I and the highest on the last space. (S2)

    The tribes are drawn at random, unless your table chooses them. All their cards are shuffled together as the deck. (S3, O4)

    Some tribes bring extra pieces: (S4)

    - **Merfolk**: everyone puts a marker on space 0 of the Merfolk board.
    - **Trolls**: all six Troll tokens lie ready.
    - **Giants**: the Giant token lies ready.
    - **Orcs**: everyone gets an empty Orc Horde board.
    .title = Set-up
    .keywords = setup, set-up, prepare, start of game, number of players, tribes, glory tokens, choose tribes, random

rules-age-start =
    Each age is prepared in this order:

    - **New deck**: before ages II and III, all ally cards from hands, bands, row and deck are shuffled into a new deck. (A2)
    - **First player**: random in age I. Later it is the player with the least Glory once the old age is fully scored, raids included. If several tie, start from whoever drew the third Dragon and go clockwise: the first tied player you meet begins, and that may be the drawer. Troll tokens do not break this tie. (A1, O1)
    - **Hands**: in seat order from the first player, everyone is dealt one card. (A3)
    - **Row**: lay out twice as many cards as there are players, face up: 4, 6, 8, 10 or 12. (A4)
    - **Dragons**: the remaining cards are cut into two halves; with an odd number the lower half gets the extra card. The three Dragons are shuffled into the lower half, and the upper half goes on top. (A5)

    Example: Ana, Bo, Cy and Dana sit clockwise in that order. Ana and Dana share the least Glory, and Cy drew the third Dragon. Counting from Cy you meet Dana before Ana, so Dana starts.
    .title = Start of an age
    .keywords = start of age, new age, first player, who starts, begin, deal, row size, shuffle, dragons, least glory

rules-turn =
    Turns go clockwise. On yours you must do exactly one of two things:

    - **Recruit** one card, from the row or from the top of the deck. (T1)
    - **Play a band** of cards from your hand. (T2)

    You may not skip your turn, but sometimes only one choice is open:

    - With 10 cards in hand at the start of your turn you may not recruit, so you must play a band. (T1)
    - With fewer than 10 cards and nothing in hand that can lead, you must recruit. That is so when your hand is empty or holds only Skeletons. (T4)

    A hand of ten Skeletons is a special case; see Skeletons. (O2)

    There is always a card to recruit, because the deck cannot run out before the third Dragon ends the age. (T4)
    .title = Your turn
    .keywords = turn, actions, what can I do, pass, skip, must play, must recruit, hand limit, ten cards

rules-recruit =
    When you recruit, you take one card into your hand:

    - any face-up card of the row, which everyone sees you take, or
    - the top card of the deck, which only you see. (T1, V1, V2)

    The row is not refilled after you take a card. It grows again only when players discard after playing bands. (T1, B6)

    You may not recruit if you have 10 cards in hand at the start of your turn. (T1)

    If the card you draw from the deck is a Dragon, show it at once, lay it beside the board and draw again. If it is the third Dragon, the age ends and you get no other card. (T3)
    .title = Recruiting
    .keywords = recruit, draw, take card, row, deck, face-up, refill, hand limit, ten cards

rules-dragons =
    Three Dragons are shuffled into the lower half of the deck at the start of every age, so none can appear before the upper half is gone. (A5)

    A Dragon never stays in a hand. Whoever draws one shows it at once, lays it beside the board and draws a replacement. The first two Dragons change nothing else. (T3)

    The **third Dragon** ends the age immediately. Its drawer gets no replacement, and nobody plays anything more, whoever's turn would come next. Who drew it is remembered, because it can matter for who starts the next age. (T3, A1)

    If a Wizard's draw turns up a Dragon, it does not count among the cards to draw. The third one stops that draw, but the band just played still scores. (T3)

    Everyone may see how many Dragons have been drawn. (V1)
    .title = Dragons
    .keywords = dragon, third dragon, end of age, replacement, draw again, how many dragons

rules-band =
    A band is 1 to 10 cards from your hand that are either **all of one tribe** or **all of one kingdom colour**. Skeletons may join any band. You may play a band even if it cannot place a marker. (B1)

    A band is played in these steps:

    - Lay out the cards and name one as **leader**, never a Skeleton. X is the number of cards, leader and Skeletons included. (B2)
    - If you like and the band is large enough, put one **marker** into the kingdom of the leader's colour. (B3, B4)
    - Use the leader's **power**. (B5)
    - A Centaur leader may let you play another band now.
    - After your last band, **discard** the rest of your hand to the row. An Elf leader keeps cards back, and a Wizard leader draws afterwards. (B6)

    Your bands stay in front of you until the age ends. Everyone may look at each card and see who leads. (B7)
    .title = Playing a band
    .keywords = band, play, cards, same tribe, same colour, same color, steps, size, band of allies, X

rules-leader =
    Every band has one leader, and you choose which of its cards that is. A Skeleton can never lead. (B2)

    The leader settles two things:

    - Its **colour** says which kingdom your marker may go to. A Wingfolk leader may choose another kingdom, and a Halfling leader places no marker at all. (B3)
    - Its **tribe** says which power you use. The powers of the other cards do nothing. (B5)

    In a band of one tribe you are therefore choosing the kingdom; in a band of one colour you are choosing the power. Either way X counts all cards of the band, with the leader and any Skeletons. (B1, B2)

    Only a band of ten Skeletons has no leader, and it wins the game at once if that option is on. (O2)
    .title = The leader
    .keywords = leader, choose leader, lead, colour, color, which kingdom, which power, skeleton leader

rules-marker =
    After you play a band you may put **one** of your control markers into the kingdom of the leader's colour. The condition: you must have fewer markers of your own there than the band has cards (X). Other players' markers do not matter, except in a two-player game, which has its own rule. (B3, B4)

    Placing is optional. You may decline even if the band is large enough, and you may play a band that is too small to place anything. (B1, B3)

    Three leaders change this step: Halflings place no marker, Minotaurs count one card more, and Wingfolk may pick the kingdom. (B3)

    If your supply is empty you cannot place a marker. (B8)

    Example: Three players. You have four markers in Pelagon. A band of four led by a grey card cannot add one there, because four is not fewer than four. A band of five can. After that you have five in Pelagon and need a band of six for the next.
    .title = Placing a marker
    .keywords = marker, control marker, place, kingdom, how many cards, big enough, optional, band size

rules-two-players =
    With two players you use the smaller set-up: two ages, five tribes, two Glory tokens in each kingdom. (S1)

    To place a **marker**, X must be greater than the markers of **both** players together in that kingdom. For a Minotaur leader X+1 must be; Wingfolk test the kingdom they choose. Extra markers from the Merfolk board ignore this. (B4)

    In **scoring**, age I goes as usual. In age II the first-placed player gets token II and the other nothing. If you alone have markers in a kingdom, you get both tokens. A tie that Troll tokens do not break shares token II only, rounded down. (E1, E4)

    The Merfolk board works likewise; you are alone there if your rival is still on 0. (E4)

    Example: You have three markers in Straton and your rival has two, five together. You need a band of six, or of five led by a blue Minotaur.

    Example: Age II, Althea holds 4 and 8. With more markers you score 8 and your rival 0. An unbroken tie gives you 4 each. If you are alone there, you score 12.
    .title = Two players
    .keywords = two players, 2 players, duel, rival, alone, both tokens, marker, tie

rules-power =
    After the marker step, the **leader's** power works. The other cards of the band lend no powers; a Halfling that does not lead, for instance, does not stop your marker. Only Skeletons do their work without leading. (B5)

    The power works whether or not you placed a marker. The one exception is the Centaur, who needs a placed marker. (B5)

    Some powers are automatic and some are up to you: (B5)

    - **Automatic**: claiming the Giant token and advancing on the Merfolk board.
    - **Your choice**: taking a Troll token, putting a marker on your Horde, each extra Merfolk marker, another band after a Centaur, which cards an Elf keeps, whether a Wizard draws.

    Halflings, Minotaurs and Wingfolk act in the marker step itself. Dwarves act when bands are scored. Elves and Wizards act around the discard. (B3, B6, E5)
    .title = The leader's power
    .keywords = power, ability, effect, leader, optional, automatic, tribe power, when

rules-discard =
    Playing a band costs you the rest of your hand. After your **last** band of the turn, all cards still in hand go face up to the row, Skeletons too. If you recruited instead, you discard nothing. (B6)

    You discard once a turn. If a Centaur lets you play several bands, you keep your hand until the last of them is done. (B6)

    Two leaders of that last band change things:

    - An **Elf** lets you keep up to X cards, unseen. (B6)
    - A **Wizard** may draw X new cards, but only after the discard. (B6)

    Everyone sees the cards that go to the row. (V1)

    Example: You hold eight cards and play five of them, led by an Orc. The other three go face up to the row, and your hand is empty.
    .title = Discarding
    .keywords = discard, hand, rest of hand, row, keep cards, after band, lose cards

rules-supply =
    You own 26 control markers. One marks your Glory and, if Merfolk are in play, one stands on the Merfolk board. So you start with 25 markers in your supply, or 24 with Merfolk. Each marker in a kingdom or on your Horde comes from it. (C5, B8)

    If your supply is empty, you place no marker anywhere. You can still play bands and score them. (B8)

    In a turn the kingdom marker is taken first and markers for the leader's power after it. (B8)

    Markers you remove in a raid come back to your supply. Markers in kingdoms stay for the whole game. (B8, E7)

    Example: You have one marker left and play a band led by an Orc. If you put it into the kingdom, none is left for the Horde. If you decline the kingdom marker, you may put it on the Horde, provided the space is empty.
    .title = Marker supply
    .keywords = supply, markers left, run out, out of markers, 26, limit, markers return

rules-centaurs =
    If a band led by a Centaur **placed a marker** in the marker step, you may play another band at once from the cards still in your hand. The new band follows all the usual rules, with its own leader, marker and power. (B1)

    If a Centaur leads that band too and it places a marker, you may go on, as often as you can. You discard only after the last band. (B6)

    Without a placed marker there is no further band, whether the band was too small, you declined, or your supply was empty. (B5, B8)

    Once the marker is placed, the program asks you whenever you have cards left, even if stopping is your only choice. That way the question tells nobody anything about your hand.

    Example: You hold six cards and have no marker in Althea. You play one green Centaur and place a marker. Next you play three Trolls led by a grey one, with two markers in Pelagon: the third goes in, and you may take an unclaimed Troll token of 3 or less. Then your last two cards go to the row.
    .title = Centaurs
    .keywords = centaur, centaurs, second band, another band, extra band, chain, play again

rules-dwarves =
    A band led by a Dwarf counts **one card more** when bands are scored at the end of the age. (E5)

    The extra card counts only there. It does not help to place a marker, and it is ignored when a tie at the end of the game is broken by the size of bands. (G1)

    Skeletons leave the band first; then the extra card is added. The table stops at six or more, so a Dwarf-led band that already has six cards without Skeletons gains nothing. (E5, C10)

    Example: You play five orange cards led by a Dwarf. To place a marker in Ithys you must have fewer than five of your own there. At the end of the age the band scores as six cards: 15 Glory.
    .title = Dwarves
    .keywords = dwarf, dwarves, one card more, plus one, band scoring, bonus

rules-elves =
    If an Elf leads, you may **keep up to X cards** of your choice when you discard. X is the size of the band. You may also keep fewer, or none. (B6)

    The cards you keep stay hidden in your hand; the others go face up to the row as usual. (V2)

    This works whether or not you placed a marker. After a Centaur, only the last band of the turn counts: if an Elf leads it, X is the size of that band alone. (B5, B6)

    Example: You hold nine cards and play four of them, led by an Elf. Five cards are left. You may keep any four of them and put the fifth into the row, or keep fewer and put more there.
    .title = Elves
    .keywords = elf, elves, keep cards, hand, discard, save cards

rules-giants =
    When a Giant leads, compare X, Skeletons included, with **every** Giant-led band played this age, your own as well. If yours is the first or strictly larger than all of them, you take the Giant token and score 2 Glory at once. This is automatic. An equal size is not enough. (B5)

    If you hold the token and beat your own band, you score the 2 Glory again.

    Whoever holds the token at the end of the age scores: (C7)

    | | Age I | Age II | Age III |
    |---|---|---|---|
    | 4 to 6 players | 2 | 4 | 6 |
    | 2 or 3 players | 2 | 5 | no age III |

    Skeletons leaving the bands later do not move the token. After scoring it goes back beside the board. (E7)

    Example: Five players, age II. You lead three cards with a Giant, take the token and score 2. Bo also leads three: nothing happens. Later you lead five and score 2 more. At the end of the age the token brings you 4, which makes 8 in all.
    .title = Giants
    .keywords = giant, giants, giant token, largest band, two glory, steal token

rules-halflings =
    A band led by a Halfling **never places a marker** in the marker step, whatever its size. (B3)

    In return there are 24 Halflings instead of 12, four in each colour, so large bands are easier to collect. (C2)

    A Halfling that does not lead bars nothing: if another card leads the band, you may place the marker by the usual rules. (B5)

    Example: You play five Halflings led by a red one. You have no marker in Rhea, but you still may not place one. At the end of the age the band scores 10 Glory.

    Example: You play a red Halfling, a red Elf and a red Troll, led by the Troll, with one marker in Rhea. You may place a second marker there and take an unclaimed Troll token of 3 or less.
    .title = Halflings
    .keywords = halfling, halflings, no marker, 24 cards, hobbit

rules-merfolk =
    A Merfolk leader moves you **X spaces** along the Merfolk board, whether or not you placed a marker. The move is automatic and stops on 18. (B5)

    The board has marker symbols on 3, 7, 12 and 18. For each symbol you reach or pass, you may put **one** extra marker into **any** kingdom. Neither the size of the band nor the markers already there matter, even with two players. (C6, B4)

    You choose a kingdom for each extra marker separately. If you decline one, that chance is gone and the marker stays in your supply. Extra markers are taken after the band's own marker. (B5, B8)

    Your position stays for the whole game. The board is scored at the end of every age. (E3, E7)

    Example: You stand on 2 and play six cards led by a grey Merfolk, with four markers in Pelagon. You place the fifth there. Then you move to 8, passing 3 and 7, and may place two extra markers: perhaps one in Rhea and one in Duris, or both in Rhea.
    .title = Merfolk
    .keywords = merfolk, mermaid, merfolk board, advance, symbol, extra marker, spaces, any kingdom

rules-minotaurs =
    A band led by a Minotaur counts **one card more for placing the marker**. The marker may go in if the kingdom holds fewer of your own markers than X+1. (B3)

    With two players, X+1 must be greater than the markers of both of you together. (B4)

    For everything else the band has its real size, so the extra card brings no Glory when bands are scored. (E5)

    Example: You have five markers in Straton and play five cards led by a blue Minotaur. For the marker they count as six, so your sixth marker goes in. At the end of the age the band scores as five cards: 10 Glory.
    .title = Minotaurs
    .keywords = minotaur, minotaurs, one card more, plus one, marker, placing

rules-orcs =
    If an Orc leads, you may put one marker on the space of the leader's colour on your **Orc Horde board**, provided that space is empty. You may do so whether or not the band placed a marker in the kingdom. (B5)

    Each of the six spaces holds one marker, which comes from your supply. The markers stay from age to age until you raid. (C9, B8, E7)

    At the end of an age you may **raid**: remove all your Horde markers and score Glory for their number. In the last age everybody raids. See Orc raids for the values. (C9, E6)

    Example: You play four cards led by a green Orc, with five markers in Althea. The band is too small to add one there, but the green space of your Horde is empty, so you may put a marker on it. If your next band has a green Orc as leader too, that space is full and the power does nothing.
    .title = Orcs
    .keywords = orc, orcs, horde, orc horde board, raid, colour, color, space

rules-skeletons =
    Skeletons have no colour. They fit **every band** and count towards X, but a Skeleton **never leads**. (B1, B2, C2)

    Before bands are scored, all Skeletons are removed from them. Everything done with their help stays, such as markers, tokens and spaces moved. They also still count when bands are compared to break a tie at the end of the game. (E5, G1)

    With fewer than ten cards, all of them Skeletons, you cannot play a band and must recruit. (T4)

    A special case is a hand of **ten Skeletons**: you play them as one band without a leader and win the game at once. If option O2 is off, you pass your turn instead. (O2, G2)

    Example: You play three Wizards and three Skeletons, led by a blue Wizard. X is 6: you may place a marker in Straton if you have five or fewer there, and after discarding you may draw six cards. At the end of the age the band scores as three cards: 3 Glory.
    .title = Skeletons
    .keywords = skeleton, skeletons, joker, wild, no colour, no color, ten skeletons, instant win, never lead

rules-trolls =
    If a Troll leads, you may take **one Troll token** that nobody holds, with a value of X or less. You may pick any such token, or none. (B5)

    The tokens are 1, 2, 3, 4, 5 and 6, one of each. You may collect several with several bands. They score nothing themselves, but they break ties at the end of the age. (C8)

    Among players with equal markers, the larger **sum** of Troll tokens is ahead; if the sums are equal, the **highest** single token is. By default this holds for the Merfolk board too. After scoring, all tokens go back. (E2, E3, E7, O5)

    Troll tokens do not decide who starts an age or who wins the game. (A1, G1)

    Example: Only 2 and 6 are unclaimed. With five cards led by a Troll you may take the 2 or nothing; the 6 is too high.

    Example: You hold 2 and 3, Bo holds 5. In a tie both sums are 5, so Bo's higher token puts Bo ahead.
    .title = Trolls
    .keywords = troll, trolls, troll token, tie, break ties, tie-break

rules-wingfolk =
    If a Wingfolk card leads, the band's marker may go to **any kingdom** that is open to a band of this size, whatever the leader's colour. (B3)

    The size test stays: you need fewer markers of your own in the kingdom you choose than X. With two players, X must be greater than the markers of both of you together there. (B3, B4)

    You place one marker only, and as always you may decline. (B3)

    Example: You play four cards led by a red Wingfolk. You have four markers in Rhea, three in Althea and none in Pelagon. Rhea is closed to you, but you may place the marker in Althea or in Pelagon.
    .title = Wingfolk
    .keywords = wingfolk, winged, any kingdom, marker, choose kingdom, fly

rules-wizards =
    If a Wizard leads your last band, you first discard the rest of your hand. Then you may **draw X cards** from the deck. You draw all of them or none, and you decide before the first card. You never draw from the row with this power. (B6)

    The cards you draw stay hidden. (V2)

    A Dragon does not count among the X: lay it beside the board and draw on. The third Dragon stops the draw and ends the age at once. The band you have just played still scores. (T3)

    Example: You hold six cards and play four of them, led by a Wizard. The other two go to the row. You decide to draw and get a card, a Dragon and three more cards, so you have four new cards in hand. Had that been the third Dragon, the draw would have stopped there and the age would be over.
    .title = Wizards
    .keywords = wizard, wizards, draw, cards, deck, dragon, refill hand

rules-age-end =
    The third Dragon ends the age. Hands are set aside unseen and score nothing. Then Glory is booked in this order: (T3)

    - Kingdoms (E1, E2)
    - Merfolk board (E3)
    - Giant token (C7)
    - Orc raids (E6)
    - Skeletons leave the bands (E5)
    - Bands (E5)

    The order does not change the points each step gives. It does tell you how things stand when you decide about a raid. (E6)

    Afterwards all markers in the kingdoms, on the Merfolk board and on the Hordes stay where they are, except Horde markers just raided. Troll tokens and the Giant token go back. (E7)

    If another age follows, all ally cards are shuffled into a new deck. After the last age the game is over. (A2, G1)
    .title = End of an age
    .keywords = end of age, scoring, order, score, third dragon, what stays, what returns

rules-kingdoms =
    Each kingdom is scored on its own. Only players with at least one marker there take part, and the most markers come first. The places receive the kingdom's Glory tokens: (E1)

    | End of | 1st | 2nd | 3rd |
    |---|---|---|---|
    | Age I | token I | nothing | nothing |
    | Age II | token II | token I | nothing |
    | Age III | token III | token II | token I |

    Three players score by the first two lines of this table. Two players have their own rule for age II. (E1, E4)

    Equal numbers of markers are settled by Troll tokens; if those are equal too, the places are shared. See Ties. (E2)

    The tokens show values only. They stay on the board, and so do the markers. (E1, E7)

    Example: Four players, and Duris holds 2, 6 and 10. The markers are five, four, two and one. In age III that scores 10, 6, 2 and 0. In age II the same markers would score 6, 2, 0 and 0.
    .title = Scoring kingdoms
    .keywords = kingdom, kingdoms, score, glory token, first place, second place, third place, majority, control

rules-ties =
    Equal markers in a kingdom are compared by Troll tokens: first the sum of a player's tokens, then the highest single token. (E2)

    Players equal in all of this **share**. Add up the tokens of the places they fill, counting a place without a token as 0, divide equally and round down. The next player takes the place after all of them. With two players, age II differs. (E2, E4)

    Example: Age III, tokens 2, 4 and 8, no Troll tokens. Ana has four markers, Bo and Cy three each, Dana one. Ana scores 8. Bo and Cy fill places 2 and 3 and share 4 + 2 = 6, so 3 each. Dana is fourth and scores 0.

    Example: The same tokens, but all four players have two markers. They share 8 + 4 + 2 = 14; a quarter is 3.5, rounded down to 3 each. If Dana held a Troll token, she would score 8 alone, and the others would share 4 + 2 + 0 = 6, so 2 each.
    .title = Ties
    .keywords = tie, ties, tied, draw, equal, share, round down, troll tokens, tie-break

rules-merfolk-board =
    At the end of each age the Merfolk board is scored like a kingdom. The furthest player is first; players still on 0 do not take part. Options can change this. (E3, O3, O5)

    | End of | 4 to 6 players: 1st / 2nd / 3rd | 3 players: 1st / 2nd |
    |---|---|---|
    | Age I | 1 / 0 / 0 | 1 / 0 |
    | Age II | 2 / 1 / 0 | 3 / 1 |
    | Age III | 4 / 2 / 1 | no age III |

    Players on the same space are compared by Troll tokens; if still equal, they share as in a kingdom, rounded down. (C6, E2, E3)

    Two players score 1 for first place in age I. In age II the first scores 3 and the other nothing. If your rival is still on 0, you score 3 + 1 = 4. A tie shares only the 3. (E4)

    Example: Age III, five players on 14, 9, 9, 4 and 0, no Troll tokens. The first scores 4. The two on 9 share 2 + 1 = 3 and score 1 each. The others score nothing.

    Example: Two players, age II, both on 7, no Troll tokens: 3 shared by two is 1 each.
    .title = Scoring the Merfolk board
    .keywords = merfolk board, score, furthest, spaces, sea, tie, places

rules-raids =
    At the end of an age you may raid with your Orc Horde: remove **all** its markers and score by their number. You cannot raid with only some of them. (C9)

    | Markers | 1 | 2 | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|---|
    | Glory | 1 | 3 | 6 | 10 | 15 | 20 |

    Raids come after kingdoms, Merfolk board and Giant token have been scored openly, and before bands. Players are asked in seat order, beginning with the first player of the age just ended. Everyone sees each answer at once. An empty Horde is skipped. (E6)

    In the last age every Horde raids automatically. (E6)

    Raided markers return to your supply. If you do not raid, your markers stay for the next age. (B8, E7)

    Example: In age I you fill two spaces of your Horde and in age II three others. Raiding in both ages scores 3 and 6, together 9. Waiting and raiding with all five in age II scores 15.
    .title = Orc raids
    .keywords = raid, raids, horde, orcs, glory, remove markers, order, last age

rules-bands-scored =
    Every band you played this age scores on its own, by its number of cards: (C10)

    | Cards | 1 | 2 | 3 | 4 | 5 | 6 or more |
    |---|---|---|---|---|---|---|
    | Glory | 0 | 1 | 3 | 6 | 10 | 15 |

    First all Skeletons leave the bands. After that a band led by a Dwarf counts one card more. Then look at the table. (E5)

    Cards left in your hand score nothing. All bands go back into the deck for the next age. (E5, A2)

    Example: You have three bands. Six cards led by a Wizard, two of them Skeletons, count as four: 6 Glory. Three cards led by a Dwarf, one of them a Skeleton, count as two and then as three: 3 Glory. A single Elf scores 0. Together that is 9 Glory.
    .title = Scoring bands
    .keywords = band, bands, score, glory table, cards, points, skeletons, dwarf

rules-game-end =
    After the last age the player with the most Glory wins. That is age III with 4 to 6 players and age II with 2 or 3. (S1, G1)

    Equal Glory is decided by these, in turn: (G1)

    - More markers in the kingdoms.
    - A larger band: compare each player's largest of the last age.
    - The next largest band, and so on; a missing band counts as 0.

    Bands count with the cards as played: Skeletons included, no extra card for Dwarves. Players still tied share the place. (G1)

    If somebody plays ten Skeletons, the game ends at once with that player as winner. Nothing more is scored, and the others are ranked in the same way as things stand. (G2, O2)

    Example: Ana and Bo both have 61 Glory and 17 markers in the kingdoms. In the last age each one's largest band had six cards. Ana's next had four, two of them Skeletons; Bo's had three, led by a Dwarf. Four beats three, so Ana wins.
    .title = End of the game
    .keywords = end of game, winner, win, victory, tie, most glory, ten skeletons, ranking

rules-hidden =
    Everyone may look at these at any time: (V1, B7)

    - the row, and every card taken from it or put into it
    - all bands, with each card and the leader
    - Glory, markers, tokens and all boards
    - the Dragons drawn so far
    - how many cards each hand and the deck hold

    These stay secret: (V2)

    - the cards in hands
    - cards drawn from the deck, apart from Dragons
    - the cards an Elf lets a player keep
    - the order of the deck

    At the end of an age hands are set aside without being shown. Raid answers are public at once. After a band led by a Centaur that placed a marker, the question about another band comes whenever cards are left, so it gives nothing away. (E6)
    .title = Open and hidden
    .keywords = hidden, open, public, secret, see, look, hand size, deck size, information

rules-options =
    The printed books differ in a few points. You can set each of them before the game: (O1, O2, O3, O4, O5)

    | Option | Default | Alternative |
    |---|---|---|
    | O1: who starts later ages | the player with the least Glory | the player who drew the third Dragon |
    | O2: ten Skeletons | played together, they win at once | no win: such a hand passes its turn |
    | O3: Merfolk board | 1st, 2nd and 3rd place, like a kingdom | only the furthest scores the age's value; tied players share it; no two-player bonus for being alone |
    | O4: tribes | drawn at random | chosen by the table |
    | O5: Troll tokens on the Merfolk board | break ties there too | break ties in kingdoms only |

    With all defaults you play the preset **standard**. Other presets follow single printed books; see Editions. (O1, O2, O3, O5)
    .title = Options
    .keywords = options, variants, settings, house rules, default, O1, O2, O3, O4, O5

rules-editions =
    A preset plays the way one printed book reads. Each differs from **standard**, where every option has its default, as follows: (O1, O2, O3, O5)

    | Preset | Different from standard |
    |---|---|
    | Standard (standard) | nothing |
    | Polish rulebook (polish) | O3: only the furthest scores |
    | English, Czech and Russian rulebooks (english, czech, russian) | O2: off; O5: kingdoms only |
    | Japanese rulebook (japanese) | O2: off; O3: only the furthest scores; O5: kingdoms only |
    | German rules summary (german) | O1: drawer of the third Dragon; O2: off; O5: kingdoms only |

    We treat these points of single books as slips and do not follow them:

    - Japanese and Russian: a Dwarf example totals 10, though their own rule gives 13.
    - Japanese: a note frees Wingfolk from the size test, one Merfolk symbol gives two markers, and Orcs lack their paragraph.
    - Polish: the summary gives second place token II in age II, and the final tie-break ranks second place by second-largest band instead of comparing next bands.
    - Czech: the two-player summary speaks of a rival without Glory, where it means without markers.
    - Russian: the end-of-age box names Harpies, its Wingfolk, for Merfolk.
    - German: a new age resumes at step 3, after the deal and the row.
    .title = Editions
    .keywords = edition, editions, preset, standard, polish, english, czech, russian, japanese, german, rulebook, errata, mistakes

rules-glossary =
    The words of the game:

    - **Age**: a part of the game, ended by the third Dragon. (T3)
    - **Ally**: a card of a tribe. (C2)
    - **Band** (of Allies): cards played together, of one tribe or one colour. (B1)
    - **Control marker**: a piece of yours, in short marker. (C5)
    - **Deck**: the face-down cards. (S3)
    - **Dragon**: one of three cards that time the age. (C3)
    - **First player**: who begins an age. (A1)
    - **Giant token**: held for the largest band led by a Giant. (C7)
    - **Glory**: the points, counted on the Glory track. (C5)
    - **Glory token**: what a place in a kingdom is worth. (C4)
    - **Horde**: your markers on your Orc Horde board. (C9)
    - **Kingdom**: one of six regions, each with a colour. (C1)
    - **Leader**: the card that sets a band's colour and power. (B2)
    - **Merfolk board**: a track of spaces 0 to 18. (C6)
    - **Raid**: clearing your Horde for Glory. (E6)
    - **Recruit**: to take one card. (T1)
    - **Row**: the face-up cards beside the board. (A4)
    - **Supply**: your markers not yet placed. (B8)
    - **Tribe**: one of twelve peoples, each with a power. (C2)
    - **Troll token**: breaks ties at an age's end. (C8)
    - **X**: the number of cards in a band. (B2)
    .title = Glossary
    .keywords = glossary, terms, words, meaning, definition, what is

### What cannot be about a position that was set up by hand, said at its field.

set-up-impossible = Ta pozycja jest niemożliwa: { $reason }
set-up-one-giant = Żeton Olbrzymów jest tylko jeden.
set-up-name = Imię musi zawierać widoczne znaki.
set-up-hand = Na ręce może być najwyżej tyle kart: { $most }.
set-up-known = Nie wszystkie te karty są na ręce.
set-up-too-many = Więcej takich kart, niż jest w grze: { $card }.
set-up-deck = Tylu kart nie ma: w tej grze jest ich { $count }.
set-up-dragons = W talii zostało za dużo kart: żaden Smok nie mógł się jeszcze pojawić.

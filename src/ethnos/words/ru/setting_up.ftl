### What cannot be about a position that was set up by hand, said at its field.

set-up-impossible = Такая позиция невозможна: { $reason }
set-up-one-giant = Жетон гиганта только один.
set-up-name = В имени должны быть видимые знаки.
set-up-hand = На руке не больше { $most } карт.
set-up-known = Не все эти карты есть на руке.
set-up-too-many = Таких карт больше, чем есть в игре: { $card }.
set-up-deck = Столько карт нет: в этой игре их { $count }.
set-up-dragons = В колоде осталось слишком много карт: ни один дракон ещё не мог появиться.

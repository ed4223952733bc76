### What cannot be about a position that was set up by hand, said at its field.

set-up-impossible = Diese Stellung ist unmöglich: { $reason }
set-up-one-giant = Das Riesen-Plättchen gibt es nur einmal.
set-up-name = Ein Name braucht sichtbare Zeichen.
set-up-hand = Auf einer Hand sind höchstens { $most } Karten.
set-up-known = Diese Karten sind nicht alle auf der Hand.
set-up-too-many = Mehr von dieser Karte, als es im Spiel gibt: { $card }.
set-up-deck = So viele Karten gibt es nicht: Diese Partie hat { $count }.
set-up-dragons = Im Stapel liegen noch zu viele Karten: Es kann noch kein Drache gekommen sein.

### What cannot be about a position that was set up by hand, said at its field.

set-up-impossible = Tato pozice není možná: { $reason }
set-up-one-giant = Žeton obrů je jen jeden.
set-up-name = Jméno potřebuje viditelné znaky.
set-up-hand = V ruce může být nejvýše { $most } karet.
set-up-known = Tyto karty nejsou všechny v ruce.
set-up-too-many = Více těchto karet, než jich ve hře je: { $card }.
set-up-deck = Tolik karet není: v této hře jich je { $count }.
set-up-dragons = V balíčku zbývá příliš mnoho karet: žádný drak ještě nemohl přijít.

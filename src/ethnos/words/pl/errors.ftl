### What is wrong, and what would be right.

# $reason: one of the messages below; $decisions: a list of legal decisions
error-refused = { $reason } Teraz do wyboru: { $decisions }.
error-and-more = { $count ->
        [one] a także { $count } inna możliwość
        [few] a także { $count } inne możliwości
       *[many] a także { $count } innych możliwości
    }

error-not-your-turn = Ruch ma teraz { $turn }, a nie { $name }.
error-game-over = Gra już się skończyła.
error-waits-for-deal = Karty na następną Erę nie są jeszcze rozdane.
error-wrong-question = To nie jest odpowiedź na zadane pytanie.
error-hand-full = Na ręce jest dziesięć kart: trzeba zagrać Oddział.
error-not-in-row = W puli nie ma { $card-gen }.
error-not-held = Na ręce nie ma { $card-gen } albo jest za mało takich kart.
error-band-mixed = Karty Oddziału muszą należeć do jednego Plemienia albo mieć kolor jednego Królestwa.
error-skeleton-leads = Szkielet nie może dowodzić Oddziałem.
error-leader-outside = Dowódca musi być jedną z kart Oddziału.
error-band-without-leader = Tylko dziesięć Szkieletów tworzy Oddział bez Dowódcy, i to pod warunkiem, że ta opcja jest włączona.
error-marker-barred = Ten Oddział nie może umieścić znacznika w Królestwie { $kingdom }.
error-troll-barred = Żeton Trolli o wartości { $value } jest zajęty albo za wysoki dla tego Oddziału.
error-keep-too-many = Wolno zatrzymać najwyżej { $limit ->
        [one] jedną kartę
        [few] { $limit } karty
       *[many] { $limit } kart
    }, a nie { $count }.
error-nothing-to-undo = Nie ma czego cofnąć.
error-no-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
error-still-secret = Ta gra ma uczciwe rozdania i wciąż trwa: jej zapis zdradziłby wszystkie przyszłe karty.

# Records. $line and $column count from 1
error-record-at = Wiersz { $line }, kolumna { $column }: { $reason }
error-record-not-ours = To nie jest zapis gry Ethnos: pierwszy wiersz musi brzmieć „{ $expected }”.
error-record-version = Ten zapis powstał dla wersji { $version } zasad; ten program gra według wersji { $ours }.
error-record-expected = Powinno tu być: { $expected }, a jest: „{ $found }”.
error-record-missing = Brakuje wiersza „{ $field }”.
error-record-twice = Wiersz „{ $field }” występuje tu po raz drugi.
error-record-unknown = „{ $found }” nic tu nie znaczy.
error-record-cut = Wiersz kończy się, zanim mówi, co zdecydowano. Czy brakuje reszty pliku?
error-record-turn = Tu powinna być tura { $expected }, a nie { $found }.
error-record-seat = Tu decyduje gracz na miejscu { $expected }, a nie { $found }.
error-record-drawn = Talia daje tu: { $expected }, a nie: { $found }.
error-record-after-end = Po zakończeniu gry nic już nie może się pojawić.
error-record-setup = Takie przygotowanie gry jest niemożliwe: { $found }
error-record-tribe = Nie ma Plemienia „{ $found }”. Zapisy nazywają Plemiona po angielsku: { $tribes }
error-record-deal = Te karty nie wynikają z rozdań podanych wyżej.
error-record-commitment = Sekret nie pasuje do zobowiązania.
error-record-result = Wynik to { $expected }, a nie { $found }.
error-record-comment = Komentarz ma najwyżej tyle znaków: { $most }.
error-record-variation-start = Wariant musi stać po decyzji, którą zastępuje.
error-record-variation-depth = Warianty mogą być zagnieżdżone najwyżej do poziomu { $most }.
error-record-variation-empty = Ten wariant jest pusty.
error-record-variation-open = Wariant nie jest zamknięty.
error-record-study-size = Studium mieści najwyżej tyle decyzji: { $most }.

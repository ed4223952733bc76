### Studies: lines beside a game, notes, positions laid by hand.

study-title = Studium
study-what = Przejdź grę krok po kroku z silnikiem obok, wypróbuj inne decyzje, rób notatki i udostępnij wszystko jednym linkiem.
study-other = Inne studium
study-go-on = Wróć do przerwanego
study-open = Otwórz zapis
study-open-text = gry albo studium, które ktoś ci przysłał
study-review = Przeanalizuj zapis
study-review-text = ocena każdej decyzji w grze
study-open-again = Ten plik otwarto gdzie indziej. Otwórz go tutaj, aby nad nim pracować.
study-engine = Co rozważa Archont
study-engine-on = Pokaż
study-engine-off = Silnik jest wyłączony.
study-thinking = Myśli…
study-in-tree = wśród wariantów
study-lines = Warianty
study-go = Przejdź
study-start = Początek
study-end = Na koniec
study-has-note = z notatką
study-remove = Usuń ten wariant
study-note = Notatka do tej pozycji
study-hands = Pozostałe ręce
study-share = Udostępnij
study-save = Zapisz plik
study-play-on = Graj dalej z botami
study-shared = Kto otworzy ten link, zacznie tu, gdzie teraz jesteś, i zobaczy studium takie, jakie jest teraz: każdy wariant i każdą notatkę.

setup-title = Ustaw pozycję
setup-text = własną albo z prawdziwego stołu
setup-what = Podaj to, co wiesz. Reszta zostanie rozdana: puste ręce według liczby kart, pozostałe karty trafią do talii.
setup-players = Gracze
setup-tribes = Plemiona w grze ({ $chosen } z { $count })
setup-age = Era
setup-dragons = Dobrane Smoki
setup-to-act = Czyja tura?
setup-tokens = Żetony Chwały
# $kingdom: its name; $age: a numeral
setup-token = { $kingdom }, Era { $age }
setup-name = Imię
setup-hand = Karty na ręce
setup-known = Karty na ręce, które znają wszyscy
setup-hidden = Karty rozdawane na rękę
setup-markers = Znaczniki Kontroli
setup-band = Oddział { $number }: dowodzi pierwsza karta
setup-add-band = Dodaj oddział
setup-no-band = Usuń ten oddział
setup-giant = Wielkość oddziału, który daje żeton Olbrzymów
setup-horde = Horda
setup-trolls = Żetony Trolli
setup-tribe = Plemię
setup-kingdom = Królestwo
setup-add-card = Dodaj
setup-take-away = Usuń: { $card }
setup-lay = Ustaw
setup-clear = Wyczyść wszystko
setup-whole = Tu mogą być tylko liczby całkowite.
setup-faults = { $count ->
        [one] Jedna rzecz jest niemożliwa; wyjaśnienie jest przy jej polu.
        [few] { $count } rzeczy są niemożliwe; wyjaśnienia są przy ich polach.
       *[other] { $count } rzeczy jest niemożliwych; wyjaśnienia są przy ich polach.
    }

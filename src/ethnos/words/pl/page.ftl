### The page: home, table and everything around them.

# Home
page-home = Ethnos, strona główna
page-hero-1 = Sześć Królestw.
page-hero-2 = Dwanaście Plemion.
page-hero-3 = Trzy Smoki.
page-hero-text = Zbieraj Sojuszników, prowadź ich w Oddziałach i utrzymaj Królestwa, gdy nadejdzie trzeci Smok.
page-play-now = Zagraj teraz
page-play-note = Ty i trzy boty. Bez konta, jedno kliknięcie.
page-people = Graj z ludźmi
page-new = Nowy stół
page-new-text = 2–6 graczy, każda opcja objaśniona
page-device = Kilka osób, jedno urządzenie
page-device-text = kurtyna między turami
page-join-code = Dołącz z kodem
page-join-text = albo otwórz link lub kod QR od znajomych
page-open = Otwarte stoły
page-open-none = Żaden stół nie czeka teraz na graczy.
page-watch = Gry do oglądania
page-watch-one = Oglądaj
page-watch-none = W tej chwili żadna gra nie jest otwarta dla widzów.
page-nobody = Jeszcze nikogo
page-table-of = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }, wolne: { $free }
page-guest = Gość
page-sit = Usiądź
page-games = Twoje gry
page-waits-for = Ruch ma { $name }
page-resume = Graj dalej
page-from-record = Wznów z zapisu
page-from-record-text = zapisana lub niedokończona gra
page-rules = Zasady
page-rules-text = z wyszukiwarką, pod klawiszem ?
page-rules-all = Wszystkie tematy
page-search = Szukaj w zasadach
page-search-none = Nic nie znaleziono.
page-language = Język
page-theme = Motyw
page-theme-system = Jak w systemie
page-theme-light = Jasny
page-theme-dark = Ciemny
page-menu = Menu
page-settings = Ustawienia
page-speed = Tempo tur innych graczy
page-speed-none = Od razu
page-sounds = Dźwięki
page-notify = Powiadom mnie o mojej turze
page-tips = Krótkie wskazówki w pierwszej grze
page-close = Zamknij
page-about = O programie i autorach
page-about-game = Nieoficjalna wersja gry planszowej Ethnos autorstwa Paola Moriego. Nie użyto opublikowanych ilustracji ani tekstów.
page-about-icons = Mapę, karty i znaczniki narysowano na nowo. Obrazki i czcionki innych autorów:
page-about-free = Program jest wolnym oprogramowaniem na licencji MIT.

# A new table
page-players = Gracze
page-two-ages = Dwie lub trzy osoby: dwie Ery, pięć Plemion.
page-three-ages = Od czterech do sześciu osób: trzy Ery, sześć Plemion.
page-seat-me = Osoba przy tym urządzeniu
page-seat-open = Wolne, dla znajomych
page-seat-novice = Bot: Nowicjusz
page-seat-steward = Bot: Zarządca
page-preset = Wydanie
page-preset-standard = Standard
page-preset-english = Instrukcja angielska
page-preset-german = Niemiecki skrót zasad
page-preset-polish = Instrukcja polska
page-preset-czech = Instrukcja czeska
page-preset-russian = Instrukcja rosyjska
page-preset-japanese = Instrukcja japońska
page-preset-text = Drukowane instrukcje różnią się drobiazgami: kto zaczyna kolejne Ery, dziesięć Szkieletów, plansza Morskiego Ludu. Zobacz „Opcje” w zasadach.
page-clock = Zegar
page-clock-none = Brak: każdy gra swoim tempem
page-clock-turn = 90 sekund na turę
page-clock-reserve = 15 minut na grę i 10 sekund więcej za każdą turę
page-tribes = Plemiona w grze
page-tribes-text = Wybrano: { $count }. Wybierz { $wanted } albo żadnego – wtedy zdecyduje los.
page-open-text = Pokaż ten stół na stronie głównej: obcy mogą zająć wolne miejsca i oglądać grę, jeśli to dozwolone
page-hints-text = Podpowiedzi dozwolone
page-spectators-text = Inni mogą oglądać: każdy, kto ma link, a jeśli stół jest pokazany na stronie głównej, to wszyscy. Kart na ręce nigdy nie widzą.
page-cancel = Anuluj
page-lay = Otwórz stół
page-lobby = Przy stole
page-free = wolne
page-add-bot = Posadź bota
page-sit-here = Osoba przy tym urządzeniu
page-invite = Znajomi dołączą przez ten link, QR lub kod:
page-qr = Kod QR linku
page-copy = Kopiuj link
page-copied = Skopiowano
page-committed = Uczciwe tasowanie: ustalone przez { $commitment }…, zanim ktokolwiek usiadł.
page-start = Rozpocznij grę

# The table
page-your-turn = Twoja tura.
page-turn-tag = twoja tura
page-thinking = { $name } myśli.
page-ages = Ery
page-map = Mapa sześciu Królestw
page-log = Przebieg gry
page-bot = bot
page-away = poza stołem
page-lost = Utracono połączenie. Próbuję ponownie.
page-open-player = { $name }: wszystkie Oddziały
page-chip = { $card }: { $text }
page-glory-tip = Chwała: kto ma jej najwięcej po ostatniej Erze, wygrywa.
page-hand-tip = { $name } ma na ręce { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
page-horde = Horda: { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }, Chwała za najazd: { $glory }.
page-giant-token = żeton Olbrzymów, Oddział z { $count ->
        [one] jednej karty
       *[other] { $count } kart
    }
page-troll-token = Żeton Trolli { $value }
page-kingdom-tip = { $kingdom }. Żetony Chwały na kolejne Ery: { $tokens }. Znaczniki: { $markers }.
page-merfolk-tip = Teraz: { $places }.
page-deck = Talia, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }: dobierz
page-deck-tip = Dobierz wierzchnią kartę Talii. W jej dolnej połowie kryją się trzy Smoki.
page-dragons = Dobrane Smoki: { $count } z 3
page-dragons-tip = Trzeci Smok natychmiast kończy Erę.
page-row-empty = Pula jest pusta.
page-hand = Twoja ręka
page-hand-empty = Brak kart na ręce.
page-hand-full = Dziesięć kart: musisz zagrać Oddział.
page-sort = Sortuj
page-sort-tribe = Plemię
page-sort-kingdom = Królestwo
page-leads = { $card }, dowodzi
page-leader = Dowódca
page-band = Oddział: { $count }
page-no-marker = Bez znacznika
page-no-marker-why = za mało kart na znaczniki w tym Królestwie albo dowodzi Niziołek
page-marker-in = Znacznik: { $kingdom }
page-marker-place = umieść
page-marker-any = Znacznik: jedno z { $count } Królestw
page-swim = Ruch z pola { $start } na { $end }; dodatkowe znaczniki: { $count }
page-glory-end = Chwała na koniec Ery: { $glory }
page-skeletons-leave = Wcześniej odejdą Szkielety: { $count }
page-skeletons-win = Dziesięć Szkieletów natychmiast wygrywa grę.
page-to-row = Do puli: { $count }
page-keeps = zatrzymasz do { $count } z nich
page-needs-leader = Szkielet nie może dowodzić: wybierz jeszcze inną kartę.
page-on-map = Wybierz na mapie albo tutaj.
page-on-tokens = Wybierz żeton obok Talii albo tutaj.
page-keep-how = Wybierz, co zostaje na ręce: { $count } z { $limit }.
page-keep = Zatrzymaj: { $count }
page-turn-how = Weź kartę z puli lub z Talii albo wybierz karty jednego Plemienia lub jednego Królestwa, by zagrać Oddział.
page-ahead = Możesz już układać i wybierać karty.
page-hint = Podpowiedź
page-hint-wait = Zarządca myśli…
page-hint-do = Zrób tak
page-undo = Cofnij
page-undo-asked = { $name } chce cofnąć decyzję.
page-yes = Tak
page-no = Nie
page-clear = Wyczyść
page-play-band = Zagraj
page-say = Powiedz coś
page-stand-in = Niech bot gra za mnie
page-return = Wracam do gry
page-supply = Znaczniki w zapasie
page-no-bands = W tej Erze nie ma jeszcze Oddziałów.
page-known = Znane karty na ręce
page-curtain = Teraz gra { $name }.
page-curtain-how = Przekaż urządzenie. Kart nie widać, dopóki kurtyna nie pójdzie w górę.
page-curtain-open = To ja, { $name }
page-next = Dalej
page-back = Wstecz
page-skip = Pomiń wszystko
page-go-on = Graj dalej
page-run = Odtwórz
page-pause = Pauza
page-by-skeletons = Dziesięć Szkieletów natychmiast wygrało grę.
page-source-kingdoms = Królestwa
page-source-merfolk = Morski Lud
page-source-giant = Olbrzymy
page-source-raids = Najazdy
page-source-bands = Oddziały
page-not-fair = Gra ułożona z zapisu: bez gwarancji uczciwego tasowania.
page-record = Pobierz zapis
page-replay = Obejrzyj przebieg
page-rematch = Zagraj ponownie

# A first game
page-tip-begin = Twój cel: Oddziały z jednego Plemienia lub jednego Królestwa. Bierz karty pasujące do twoich; wskaż lub przytrzymaj cokolwiek, aby zobaczyć objaśnienie.
page-tip-pairs = Oddział umieszcza znacznik w Królestwie swojego Dowódcy, jeśli ma więcej kart, niż ty masz tam znaczników (w grze dwuosobowej: niż macie ich tam razem). Reszta twojej ręki trafia do puli.
page-tip-preview = Tu widać, co zrobi Oddział. Inny Dowódca to inne Królestwo albo inna zdolność.
page-tip-dragon = Smok! Trzeci natychmiast kończy Erę, a karty na ręce nic nie dają: zagrywaj Oddziały w porę.
page-tip-ok = Rozumiem
page-tip-stop = Bez wskazówek

# Fair deals, checked at the end
page-fair-checking = Uczciwe tasowanie: trwa sprawdzanie…
page-fair-good = Uczciwe tasowanie: ta przeglądarka je sprawdziła i wszystko się zgadza.
page-fair-bad = Rozdania nie zgadzają się z tym, co obiecano. To, co się nie zgadza, jest oznaczone.
page-fair-not = Nie zgadza się:
page-fair-unsafe = Przeglądarka sprawdza rozdania tylko pod adresem https albo na komputerze, na którym działa serwer. Ten adres nie jest żadnym z nich; sprawdź zamiast tego zapis.
page-fair-failed = Nie udało się tu sprawdzić rozdań: { $reason }
page-fair-commitment = Ujawniony teraz sekret pasuje do zobowiązania { $commitment }…
page-fair-promised = To zobowiązanie pokazano tej przeglądarce, zanim podała twoją liczbę.
page-fair-number = Twoja własna liczba jest wśród tych, z których tasowano karty.
page-fair-no-number = Ta przeglądarka nie podała przy tym stole żadnej liczby, więc nie da się tu sprawdzić, czy użyto twojej.
page-fair-shuffles = Każde tasowanie powtórzono z sekretu i liczb: Plemiona, żetony Chwały, Pierwszy Gracz i Talia każdej Ery są takie jak w grze.
page-fair-cards = Karty, które zostały ci pokazane, wychodzą z tych Talii w tej kolejności: pierwsza pula, twoja ręka, dobrane przez ciebie karty, każdy Smok.
page-fair-yourself = Nie wierz tej stronie na słowo. Pobierz zapis i uruchom:

# Moving a seat to another device
page-link = Link
page-link-local = Ten adres działa tylko na tym komputerze. Dla innych urządzeń otwórz stronę pod adresem serwera w twojej sieci.
page-move = Przenieś moje miejsce na inne urządzenie
page-move-how = Otwórz ten link na drugim urządzeniu albo zeskanuj nim kod. Działa raz, do { $time }.
page-move-then = Twoje miejsce wraz z kartami i ruchem przechodzi tam od razu. To urządzenie je oddaje i może dalej oglądać grę, jeśli stół na to pozwala. Z powrotem przeniesiesz je stamtąd tak samo.
page-move-here = Graj dalej na tym urządzeniu
page-move-here-text = Miejsce z tego linku przechodzi tutaj wraz z kartami i ruchem; poprzednie urządzenie je oddaje.
page-move-take = Przejmij miejsce tutaj
page-moved = Twoje miejsce jest teraz na innym urządzeniu
page-moved-text = Graj dalej tam. To urządzenie oddało miejsce; może oglądać grę, jeśli stół na to pozwala.

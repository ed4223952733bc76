### The page: home, table and everything around them.

# Home
page-home = Strona główna
page-hero-1 = Sześć Królestw.
page-hero-2 = Dwanaście Plemion.
page-hero-3 = Trzy Smoki.
page-hero-text = Zbieraj Sojuszników, wystawiaj ich w Oddziałach i panuj nad Królestwami, gdy pojawi się trzeci Smok.
page-play-now = Zagraj teraz
page-learn = Nauka
page-puzzles = Zagadki
page-puzzles-text = jedna na dzień, a dalej ile chcesz
page-people = Graj z ludźmi
page-new = Nowy stół
page-new-text = 2–6 graczy, każda opcja objaśniona
page-device = Kilku graczy, jedno urządzenie
page-device-text = Między turami ekran jest zasłonięty
page-companion = Pomocnik
page-companion-text = Do własnego pudełka: losowanie, przygotowanie, punkty
page-join-code = Dołącz z kodem
page-join-text = albo otwórz link lub kod QR od znajomych
page-open = Otwarte stoły
page-open-none = W tej chwili nie ma otwartych stołów.
page-watch = Gry do oglądania
page-watch-one = Oglądaj
page-watch-none = W tej chwili nie ma gier do oglądania.
page-nobody = Jeszcze nikogo
page-table-of = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }, wolne: { $free }
page-guest = Gość
page-sit = Usiądź
page-games = Twoje gry
page-games-all = Pokaż wszystkie ({ $count })
page-waits-for = Ruch ma { $name }
page-resume = Wróć do gry
page-see-result = Zobacz wynik
page-from-record = Wczytaj zapisaną grę
page-from-record-text = z pliku zapisu
page-study = Przestudiuj grę
page-study-text = z silnikiem obok i własnymi wariantami
page-rules = Zasady
page-rules-text = Z wyszukiwarką. Naciśnij ? w dowolnej chwili.
page-rules-search = Z wyszukiwarką.
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
page-speed = Tempo botów
page-speed-slow = Bez pośpiechu
page-speed-human = Jak człowiek
page-speed-quick = Szybko
page-speed-none = Natychmiast
page-speed-text = Bez pośpiechu i jak człowiek: boty namyślają się przed każdą turą.
page-sounds = Dźwięki
page-notify = Powiadom mnie o mojej turze
page-tips = Pokazuj wskazówki w pierwszej grze
page-close = Zamknij
page-about = O programie i autorach
page-about-game = Nieoficjalna wersja gry planszowej Ethnos autorstwa Paola Moriego. Nie użyto opublikowanych ilustracji ani tekstów.
page-about-icons = Mapę, karty i znaczniki narysowano na nowo. Obrazki i czcionki innych autorów:
page-about-free = Program jest wolnym oprogramowaniem na licencji MIT.

# A new table
page-players = Gracze
page-two-ages = Dwie lub trzy osoby: dwie Ery, pięć Plemion.
page-three-ages = Od czterech do sześciu osób: trzy Ery, sześć Plemion.
page-seat-me = Gracz na tym urządzeniu
page-seat-open = Wolne miejsce
page-preset = Instrukcja
page-preset-standard = Standard
page-preset-english = Instrukcja angielska
page-preset-german = Niemiecki skrót zasad
page-preset-polish = Instrukcja polska
page-preset-czech = Instrukcja czeska
page-preset-russian = Instrukcja rosyjska
page-preset-japanese = Instrukcja japońska
page-preset-text = Drukowane instrukcje różnią się drobiazgami: kto zaczyna kolejne Ery, dziesięć Szkieletów, plansza Morskiego Ludu. Zobacz „Opcje” w zasadach.
page-rules-single = Poszczególne zasady
page-rules-books = Tak mówi: { $books }
option-o1 = Kto zaczyna kolejne Ery
option-o2 = Dziesięć Szkieletów
option-o3 = Plansza Morskiego Ludu
option-o5 = Żetony Trolli
way-least-starts = gracz z najmniejszą Chwałą
way-drawer-starts = gracz, który dobrał trzeciego Smoka
way-skeletons-pass = z taką ręką się pasuje
way-skeletons-win = zagrane razem natychmiast wygrywają
way-merfolk-places = punktują 1., 2. i 3. miejsce, jak w Królestwie
way-merfolk-leader = punktuje tylko ten, kto zaszedł najdalej
way-trolls-kingdoms = rozstrzygają remisy tylko w Królestwach
way-trolls-everywhere = rozstrzygają remisy także na planszy Morskiego Ludu
page-clock = Limit czasu
page-clock-none = Bez limitu
page-clock-turn = 90 sekund na turę
page-clock-reserve = 15 minut na grę i 10 sekund na każdą turę
page-tribes = Plemiona w grze
page-tribes-text = Wybrano: { $count }. Wybierz { $wanted } albo nie wybieraj żadnego, a zdecyduje los.
page-open-text = Pokaż ten stół na stronie głównej: każdy może zająć wolne miejsca i oglądać grę, jeśli widzowie są dozwoleni
page-hints-text = Zezwól na podpowiedzi
page-spectators-text = Zezwól na widzów: każdy, kto ma link, a jeśli stół jest na stronie głównej, to wszyscy. Kart na ręce nigdy nie widzą.
page-cancel = Anuluj
page-lay = Utwórz stół
page-lobby = Poczekalnia
page-free = Wolne miejsce
page-add-bot = Dodaj bota
page-sit-here = Gracz na tym urządzeniu
page-kept = zarezerwowane: { $name }
page-free-seat = Zwolnij miejsce
page-send-away = Usuń od stołu
page-stand-up = Wstań
page-invite-seat = Zaproś
page-invite-seat-text = Kto pierwszy otworzy ten link w ciągu doby, może tu usiąść:
page-invited = Zaproszenie do tego stołu
page-invite = Znajomi mogą dołączyć przez ten link, kod QR lub kod stołu:
page-qr = Kod QR linku
page-copy = Kopiuj link
page-copied = Skopiowano
page-committed = Uczciwość można sprawdzić: tasowania ustalono ({ $commitment }…), zanim ktokolwiek usiadł.
page-start = Rozpocznij grę

# The table
page-your-turn = Twoja tura.
page-turn-tag = twoja tura
page-thinking = { $name } myśli…
page-ages = Ery
page-map = Mapa sześciu Królestw
page-log = Przebieg gry
page-log-newest = Najnowsze
page-bot = bot
page-away = nie ma przy stole
page-lost = Utracono połączenie. Łączę ponownie…
page-unreached = Brak odpowiedzi: nie ma połączenia z serwerem. Spróbuj ponownie, gdy wróci.
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
    }, Chwała za grabież: { $glory }.
page-giant-token = Żeton Olbrzymów, Oddział z { $count ->
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
page-deck-tip = Dobierz wierzchnią kartę Talii. Na początku każdej Ery w dolnej połowie Talii są trzy Smoki.
page-dragons = Dobrane Smoki: { $count } z 3
page-dragons-tip = Trzeci Smok natychmiast kończy Erę.
page-row-empty = Pula jest pusta.
page-hand = Twoja ręka
page-hand-empty = Brak kart na ręce.
page-hand-full = Pełna ręka: musisz zagrać Oddział.
page-sort = Sortuj
page-sort-tribe = Plemię
page-sort-kingdom = Królestwo
page-leads = { $card }, Dowódca
page-leader = Dowódca
page-band = Oddział: { $count }
page-no-marker = Bez znacznika
page-marker-in = Znacznik: { $kingdom }
page-marker-place = umieść
page-marker-any = Znacznik: jedno z { $count } Królestw
page-swim = Morski Lud: z pola { $start } na { $end }; dodatkowe znaczniki: { $count }
page-glory-end = Chwała na koniec Ery: { $glory }
page-skeletons-leave = Wcześniej odejdą Szkielety: { $count }
page-skeletons-win = Dziesięć Szkieletów natychmiast wygrywa grę.
page-to-row = Do puli: { $count }
page-keeps = zatrzymasz do { $count } z nich
page-needs-leader = Szkielet nie może dowodzić: dodaj inną kartę.
page-on-map = Wybierz na mapie albo tutaj.
page-on-tokens = Wybierz żeton obok Talii albo tutaj.
page-keep-how = Wybierz, co zostaje na ręce: { $count } z { $limit }.
page-keep = Zatrzymaj: { $count }
page-turn-how = Weź kartę z puli lub z Talii albo wybierz karty jednego Plemienia lub jednego Królestwa, by zagrać Oddział.
page-ahead = W międzyczasie możesz układać i wybierać karty.
page-hint = Podpowiedź
page-hint-wait = Myślę…
page-hint-do = Zagraj tak
page-hint-all = Wszystko, co rozważono
page-undo = Cofnij
page-undo-asked = { $name } chce cofnąć decyzję. Zgoda?
page-yes = Tak
page-no = Nie
page-clear = Odznacz
page-play-band = Zagraj
page-say = Czat
page-stand-in = Niech bot gra za mnie
page-stand-in-text = Na twoim miejscu gra bot, dopóki nie przejmiesz gry. Gdy przy stole są same boty, gra może się szybko skończyć.
page-stand-in-sure = Tak, niech gra
page-return = Przejmij grę
page-manners = Ludzie przy stole
page-manners-none = Nie gra tu nikt inny poza botami.
page-present = jest przy stole
page-replace-soon = bez połączenia; zastępstwo możliwe za { $seconds } s
page-put-bot = Posadź bota
page-ask-bot = Poproś o bota
page-ask-end = Poproś o zakończenie gry
page-ask-end-text = Gra skończy się bez wyniku, gdy zgodzą się wszyscy.
page-resign = Poddaj grę
page-resign-text = Na twoim miejscu do końca zagra bot; możesz patrzeć. Tego nie można cofnąć.
page-resign-sure = Tak, poddaję
page-resigned = gra poddana
page-motion-end = { $name } chce zakończyć grę bez wyniku.
page-motion-bot = { $name } chce, żeby za gracza { $other } grał bot.
page-motion-votes = Za: { $count } z { $needed }.
page-withdraw = Wycofaj
page-claim-host = Przejmij stół
page-ended = Zakończono za zgodą wszystkich
page-ended-text = Gra skończyła się bez wyniku. Nikt nie wygrał ani nie przegrał.
page-nobody-left = Gra się skończyła
page-nobody-left-text = Nie został nikt, kto by ją grał, więc nie ma wyniku.
page-supply = Znaczniki w zapasie
page-no-bands = W tej Erze nie ma jeszcze Oddziałów.
page-known = Znane karty na ręce
page-curtain = Tura: { $name }
page-curtain-how = Przekaż urządzenie. Kart nie widać, dopóki nie podniesiesz kurtyny.
page-curtain-open = To ja, { $name }
page-next = Dalej
page-back = Wstecz
page-back-review = Wróć do analizy
page-back-study = Wróć do studium
page-skip = Pomiń wszystko
page-go-on = Dalej
page-run = Odtwórz
page-pause = Pauza
page-by-skeletons = Dziesięć Szkieletów natychmiast wygrało grę.
page-source-kingdoms = Królestwa
page-source-merfolk = Morski Lud
page-source-giant = Olbrzymy
page-source-raids = Grabieże
page-source-bands = Oddziały
page-not-fair = Gra wczytana z zapisu: uczciwości tasowania nie da się udowodnić.
page-record = Pobierz zapis
page-replay = Obejrzyj powtórkę
page-review = Analiza
page-rematch = Zagraj ponownie
page-rematch-watch = Oglądaj następną grę

# A first game
page-tip-begin = Twórz Oddziały: karty jednego Plemienia lub jednego Królestwa. Bierz karty pasujące do twojej ręki. Wskaż lub przytrzymaj cokolwiek, aby zobaczyć objaśnienie.
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
page-fair-unsafe = Przeglądarka sprawdza rozdania tylko pod adresem https albo na komputerze, na którym działa serwer. Ten adres nie spełnia żadnego z tych warunków; sprawdź zamiast tego zapis.
page-fair-failed = Nie udało się tu sprawdzić rozdań: { $reason }
page-fair-commitment = Ujawniony teraz sekret pasuje do zobowiązania { $commitment }…
page-fair-promised = To zobowiązanie pokazano tej przeglądarce, zanim podała twoją liczbę.
page-fair-number = Twoja własna liczba jest wśród tych, z których tasowano karty.
page-fair-no-number = Ta przeglądarka nie podała przy tym stole żadnej liczby, więc nie da się tu sprawdzić, czy użyto twojej.
page-fair-shuffles = Każde tasowanie powtórzono z sekretu i liczb: Plemiona, żetony Chwały, Pierwszy Gracz i Talia każdej Ery zgadzają się z grą.
page-fair-cards = Karty, które zostały ci pokazane, wychodzą z tych Talii w tej kolejności: pierwsza pula, twoja ręka, dobrane przez ciebie karty, każdy Smok.
page-fair-yourself = Nie musisz wierzyć tej stronie na słowo. Pobierz zapis i uruchom:

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

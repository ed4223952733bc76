### The page: home, table and everything around them.

# Home
page-home = Ethnos, strona główna
page-hero-1 = Sześć królestw.
page-hero-2 = Dwanaście plemion.
page-hero-3 = Trzy smoki.
page-hero-text = Zbieraj sojuszników, prowadź ich w Oddziałach i utrzymaj królestwa, gdy nadejdzie trzeci smok.
page-play-now = Zagraj teraz
page-play-note = Ty i trzy boty. Bez konta, jedno kliknięcie.
page-people = Graj z ludźmi
page-new = Nowy stół
page-new-text = 2–6 graczy, każda opcja objaśniona
page-device = Kilka osób, jedno urządzenie
page-device-text = kurtyna między turami
page-join-code = Dołącz kodem
page-join-text = albo otwórz link lub kod QR od znajomych
page-open = Otwarte stoły
page-open-none = Żaden stół nie czeka teraz na graczy.
page-watch = Partie do oglądania
page-watch-one = Oglądaj
page-watch-none = W tej chwili żadna partia nie jest otwarta dla widzów.
page-nobody = Jeszcze nikogo
page-table-of = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }, wolne: { $free }
page-guest = Gość
page-sit = Usiądź
page-games = Twoje gry
page-waits-for = Gra: { $name }
page-resume = Graj dalej
page-from-record = Wznów z zapisu
page-from-record-text = zapisana lub niedokończona gra
page-rules = Zasady
page-rules-text = z wyszukiwarką, pod klawiszem ?
page-rules-all = Wszystkie tematy
page-search = Szukaj w zasadach
page-search-none = Nic nie znaleziono.
page-language = Język
page-theme = Jasny lub ciemny
page-theme-system = Jak w systemie
page-theme-light = Jasny
page-theme-dark = Ciemny
page-menu = Menu
page-settings = Ustawienia
page-speed = Tempo tur innych graczy
page-speed-none = Od razu
page-sounds = Dźwięki
page-notify = Powiadom, gdy moja tura
page-tips = Krótkie wskazówki w pierwszej grze
page-close = Zamknij
page-about = O programie i autorach
page-about-game = Nieoficjalna wersja gry planszowej Ethnos autorstwa Paolo Moriego. Nie użyto opublikowanych ilustracji ani tekstów.
page-about-icons = Mapa, karty i znaczniki są nasze. Cudze obrazki i czcionki:
page-about-free = Program jest wolnym oprogramowaniem na licencji MIT.

# A new table
page-players = Gracze
page-two-ages = Dwóch lub trzech graczy: dwie ery, pięć plemion.
page-three-ages = Od czterech do sześciu graczy: trzy ery, sześć plemion.
page-seat-me = Osoba tutaj
page-seat-open = Wolne, dla znajomych
page-seat-novice = Bot: nowicjusz
page-seat-steward = Bot: zarządca
page-preset = Zasady według
page-preset-standard = Standard
page-preset-english = Książeczka angielska
page-preset-german = Książeczka niemiecka
page-preset-polish = Książeczka polska
page-preset-czech = Książeczka czeska
page-preset-russian = Książeczka rosyjska
page-preset-japanese = Książeczka japońska
page-preset-text = Książeczki różnią się drobiazgami: kto zaczyna kolejne ery, dziesięć Szkieletów, plansza Morskiego Ludu. Zobacz „Opcje” w zasadach.
page-clock = Zegar
page-clock-none = Brak: każdy gra swoim tempem
page-clock-turn = 90 sekund na turę
page-clock-reserve = 15 minut na grę, 10 sekund więcej za turę
page-tribes = Plemiona w grze
page-tribes-text = Wybrano: { $count }. Wybierz { $wanted } albo żadnego, by wylosować.
page-open-text = Pokaż ten stół na stronie głównej: obcy mogą zająć wolne miejsca i oglądać partię, jeśli to dozwolone
page-hints-text = Podpowiedzi dozwolone
page-spectators-text = Inni mogą oglądać: każdy, kto ma link, a jeśli stół jest pokazany na stronie głównej, to wszyscy. Kart na ręce nigdy nie widzą.
page-cancel = Anuluj
page-lay = Rozłóż stół
page-lobby = Przy stole
page-free = wolne
page-add-bot = Posadź bota
page-sit-here = Ktoś stąd
page-invite = Znajomi dołączą linkiem, kodem QR lub kodem:
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
page-map = Mapa sześciu królestw
page-log = Co się działo
page-bot = bot
page-away = nieobecny
page-lost = Utracono połączenie. Próbuję ponownie.
page-open-player = { $name }: wszystkie Oddziały
page-chip = { $card }: { $text }
page-glory-tip = Chwała: kto ma jej najwięcej po ostatniej erze, wygrywa.
page-hand-tip = { $name } ma na ręce { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
page-horde = Horda: { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[other] { $count } znaczników
    }, najazd da Chwałę: { $glory }.
page-giant-token = żeton Olbrzymów, Oddział: { $count }
page-kingdom-tip = { $kingdom }. Żetony er: { $tokens }. Znaczniki: { $markers }.
page-merfolk-tip = Teraz: { $places }.
page-deck = Talia, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }: dobierz
page-deck-tip = Dobierz wierzchnią kartę. W dolnej połowie kryją się trzy Smoki.
page-dragons = Dobrane Smoki: { $count } z 3
page-dragons-tip = Trzeci Smok natychmiast kończy erę.
page-row-empty = Pula jest pusta.
page-hand = Twoja ręka
page-hand-empty = Brak kart na ręce.
page-hand-full = Dziesięć kart: trzeba zagrać Oddział.
page-sort = Sortuj
page-sort-tribe = Plemię
page-sort-kingdom = Królestwo
page-leads = { $card }, dowodzi
page-leader = Dowódca
page-band = Oddział: { $count }
page-no-marker = Bez znacznika
page-no-marker-why = za mały wobec znaczników lub dowodzi Niziołek
page-marker-in = Znacznik: { $kingdom }
page-marker-place = połóż
page-marker-any = Znacznik: jedno z { $count } królestw
page-swim = Płyń z { $start } na { $end }; wolne znaczniki: { $count }
page-glory-end = Chwała na koniec ery: { $glory }
page-skeletons-leave = Szkielety odejdą wcześniej: { $count }
page-to-row = Do puli: { $count }
page-keeps = zatrzymasz do { $count } z nich
page-needs-leader = Szkielet nie dowodzi: wybierz jeszcze kogoś.
page-on-map = Wybierz na mapie albo tutaj.
page-keep-how = Wybierz, co zostaje na ręce: { $count } z { $limit }.
page-keep = Zatrzymaj: { $count }
page-turn-how = Weź kartę z puli lub z talii albo wybierz karty jednego plemienia lub królestwa, by zagrać Oddział.
page-ahead = Możesz już układać i wybierać karty.
page-hint = Podpowiedź
page-hint-wait = Zarządca myśli …
page-hint-do = Zrób tak
page-undo = Cofnij
page-undo-asked = { $name } chce cofnąć decyzję.
page-yes = Tak
page-no = Nie
page-clear = Wyczyść
page-play-band = Zagraj Oddział
page-say = Powiedz coś
page-stand-in = Niech bot gra za mnie
page-return = Gram znów sam
page-player-sum = Chwała { $glory }, ręka { $count }, znaczniki { $supply }
page-no-bands = W tej erze jeszcze bez Oddziałów.
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
page-source-giant = Olbrzym
page-source-raids = Najazdy
page-source-bands = Oddziały
page-fair = Uczciwe tasowanie: zapis zawiera sekret za { $commitment }… i liczby graczy; dowodzi tego `ethnos verify`.
page-not-fair = Z zapisu: uczciwości tasowania nie zapewniamy.
page-record = Pobierz zapis
page-replay = Obejrzyj przebieg
page-rematch = Zagraj ponownie

# A first game
page-tip-begin = Cel: Oddziały jednego plemienia lub królestwa. Bierz pasujące karty; wskaż lub przytrzymaj cokolwiek, by poznać objaśnienie.
page-tip-pairs = Oddział umieszcza znacznik w Królestwie Dowódcy, jeśli ma więcej kart niż ty tam znaczników. Reszta ręki trafia do puli.
page-tip-preview = Tu widać, co zrobi Oddział. Inny Dowódca to inne królestwo lub inna moc.
page-tip-dragon = Smok! Trzeci natychmiast kończy erę, a ręka nic nie daje: graj Oddziały na czas.
page-tip-ok = Rozumiem
page-tip-stop = Bez wskazówek

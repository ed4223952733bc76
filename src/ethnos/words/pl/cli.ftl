### Wiersz poleceń: pomoc, odmowy i to, co mówią polecenia. Klucze zdań: en/cli.ftl.

usage-usage = Użycie:
usage-arguments = Argumenty
usage-options = Opcje
usage-commands = Polecenia
usage-default = domyślnie: { $value }
usage-variable = zmienna: { $name }
usage-required = wymagane
usage-help = Pokaż tę pomoc i zakończ.
usage-pieces = [OPCJE]
usage-command-pieces = POLECENIE [ARGUMENTY]...
usage-integer = <liczba>
usage-range = <liczba>
usage-number = <liczba>
usage-number-range = <liczba>
usage-text = <tekst>
usage-path = <ścieżka>
usage-texts = <tekst>...

usage-no-option = Nie ma opcji { $option }.
usage-no-option-but = Nie ma opcji { $option } (podobne: { $options }).
usage-no-command = Nie ma polecenia { $command }.
usage-no-command-but = Nie ma polecenia { $command }. Może { $commands }?
usage-missing-command = Brakuje polecenia.
told-commands = { $mistake } Do wyboru: { $commands }
usage-missing-option = Brakuje opcji { $option }.
usage-missing-argument = Brakuje argumentu { $argument }.
usage-needs-value = Opcja { $option } wymaga wartości.
usage-takes-no-value = Opcja { $option } nie przyjmuje wartości.
usage-extra = Zbędne argumenty: { $arguments }
usage-invalid = Zła wartość opcji { $option }: { $reason }
usage-no-integer = to nie jest liczba całkowita
usage-no-number = to nie jest liczba
usage-huge = ta liczba jest za długa
usage-at-least = co najmniej { $limit }
usage-at-most = co najwyżej { $limit }

help-ethnos = Gra planszowa Ethnos w całości: graj, symuluj, odtwarzaj partie, sprawdzaj zasady.
help-version = Wypisz wersję.
help-play = Graj: otwiera stół w przeglądarce, a z --terminal partię tutaj.
help-serve = Udostępnij stoły: gra w przeglądarce z botami albo ze znajomymi przez link.
help-backup = Zapisz wszystkie stoły w nowym pliku FILE; serwer może dalej działać.
help-restore = Wczytaj stoły z pliku FILE do pustej bazy dowolnego rodzaju.
help-simulate = Rozegraj partie z losowymi decyzjami i podsumuj je.
help-watch = Obejrzyj partię botów.
help-replay = Pokaż zapisaną partię tura po turze; uszkodzoną tak daleko, jak się da.
help-verify = Sprawdź, czy każda decyzja z zapisu była dozwolona, a każde tasowanie zgodne z obietnicą.
help-rules = Wypisz zasady albo to, co mówią na dany temat.
help-arena = Niech boty zagrają ze sobą; pokaże też, jak pewny jest wynik.
help-bench = Zmierz szybkość silnika zasad, obok OpenSpiel, jeśli jest zainstalowany.
help-tables = Oglądaj, kończ i usuwaj stoły. Gdy oglądasz, serwer może działać; gdy zmieniasz plik SQLite, nie może.
help-tables-list = Wypisz stoły od najnowszego.
help-tables-show = Pokaż stół: kto gdzie siedzi i jak długi jest dziennik. Kart nie widać.
help-tables-end = Zakończ partię bez wyniku; nadal można ją oglądać.
help-tables-delete = Usuń stoły na zawsze, ze wszystkim, co się przy nich działo.
help-tables-prune = Usuń stoły od dawna nieużywane; serwer robi to także sam.
help-tables-forget = Usuń imię osoby z dziennika stołu; partia zostaje.

help-players = Liczba graczy, od 2 do 6.
help-seed = Numer serii: ten sam numer daje te same partie.
help-preset = Zasady według jednej z instrukcji: { $presets }. Każdą zasadę można zmienić osobno po znaku plus, np. german+skeletons-win: { $ways }. Co mówi która instrukcja: ethnos rules options.
help-tribes = Plemiona w grze, oddzielone przecinkami: sześć, a przy 2 lub 3 graczach pięć; bez tej opcji losowe.
help-lang = Język: { $languages }; bez tej opcji taki jak w terminalu.
help-record = Zapis partii.
help-terminal = Graj tutaj, w terminalu, bez przeglądarki.
help-lan = Pozwól dołączyć znajomym z tej samej sieci; pokazuje kod QR.
help-port = Port serwera; 0 oznacza dowolny wolny.
help-browser = Otwórz przeglądarkę.
help-play-players = Terminal: miejsca przy stole, od 2 do 6; bez tej opcji 4.
help-play-bots = Terminal: przeciwnicy, oddzieleni przecinkami: nazwy botów albo poziomy od 1 do 8; mix to wylosowany poziom w pobliżu 2, mix5 w pobliżu 5; ostatni zajmuje pozostałe miejsca. Bez tej opcji poziom 2.
help-play-name = Terminal: twoje imię.
help-play-seed = Terminal: numer partii, żeby dostać znów te same karty.
help-play-save = Terminal: gdzie zapisywać partię; bez tej opcji w twoim folderze danych.
help-play-resume = Terminal: wznów tę zapisaną partię.
help-play-pause = Terminal: sekundy po turze każdego przeciwnika.
help-database = Gdzie są stoły: sqlite:///FILE albo postgresql://USER@HOST/NAME; bez tej opcji w twoim folderze danych.
help-bot-workers = Liczba procesów, w których myślą boty.
help-host = Adres, na którym serwer słucha; 0.0.0.0 oznacza wszystkie adresy tej maszyny.
help-keep-lobbies = Po ilu dniach usuwać nieużywany stół, przy którym gra się nie zaczęła; 0: nigdy.
help-keep-games = Po ilu dniach usuwać porzuconą partię; 0: nigdy.
help-keep-finished = Po ilu dniach usuwać zakończoną partię; 0: nigdy.
help-proxy = Adresy serwerów proxy przed tym serwerem, oddzielone przecinkami; ich nagłówek X-Forwarded-For jest zaufany.
help-origin = Kolejny adres strony, np. https://ethnos.example.
help-host-name = Nazwa tej maszyny; inne są odrzucane. Za --proxy dowolna, chyba że jakąś podasz.
help-limits = Ogranicz każdy adres: zapytania, stoły, strumienie; patrz docs/hosting.md.
help-key-file = Klucz serwera, jeśli nie ustawiono ETHNOS_KEY; bez tej opcji obok pliku SQLite.
help-quiet = Zapisuj w dzienniku tylko problemy.
help-backup-file = Plik kopii zapasowej.
help-table = Stół, tak jak nazywa go link.
help-table-list = Stoły, tak jak nazywają je linki.
help-json = Wypisz JSON.
help-yes = Nie pytaj o potwierdzenie.
help-status = Tylko stoły o tym stanie: { $statuses }.
help-limit = Najwyżej tyle, od najnowszego.
help-dry-run = Powiedz tylko, co zostałoby usunięte.
help-forget-name = Imię osoby, tak jak zapisano je przy stole.
help-games = Liczba partii.
help-state = Zaczynaj każdą partię od tej zapisanej pozycji, z jej graczami i opcjami.
help-records = Zapisz każdą partię, jako tekst i jako JSON, w tym folderze.
help-summary-json = Wypisz podsumowanie jako JSON.
help-watch-bots = Nazwy botów albo poziomy od 1 do 8, oddzielone przecinkami; mix to wylosowany poziom w pobliżu 2, mix5 w pobliżu 5; ostatni zajmuje pozostałe miejsca.
help-watch-seed = Numer partii, żeby zobaczyć ją ponownie.
help-watch-turns = Zatrzymaj po tylu turach.
help-watch-save = Zapisz końcową pozycję w tym pliku.
help-watch-pause = Sekundy między turami.
help-replay-age = Pokaż stół w tej Erze.
help-replay-turn = Pokaż go przed tą turą Ery.
help-topic = Temat, oznaczenie zasady (B3) albo szukane słowa; bez tego wypisuje wszystkie tematy.
help-arena-bots = Nazwy botów albo poziomy od 1 do 8, oddzielone przecinkami; mogą się powtarzać.
help-arena-deals = Liczba rozdań; każde rozgrywane jest przy każdym stole w każdym ustawieniu miejsc.
help-arena-players = Miejsca przy stole; bez tej opcji tyle, ile botów.
help-arena-jobs = Procesy robocze; bez tej opcji jeden na rdzeń.
help-arena-series = Numer serii rozdań.
help-arena-seconds = Ile sekund na decyzję mają boty, które się zastanawiają, zamiast liczby prób.
help-arena-simulations = Ile prób na decyzję mają boty, które się zastanawiają; bez tej opcji tyle, ile rozgrywa poziom 8.
help-arena-chunk = Ile partii naraz dostaje proces; bez tej opcji dobierane samo.
help-arena-resume = Dziennik rozegranych partii; istniejący jest kontynuowany.
help-arena-json = Zapisz wyniki w tym pliku.
help-arena-plot = Narysuj udziały zwycięstw w tym pliku SVG.
help-arena-cluster = Uruchom w klastrze Ray.
help-bench-json = Wypisz liczby jako JSON.
help-bench-envs = Zmierz zamiast tego partie wsadowe z obserwacjami.
help-bench-gpu = Zmierz zamiast tego partie na GPU.

system-file = { $file }: { $reason }
system-no-file = nie ma takiego pliku ani folderu
system-folder = to jest folder
system-no-folder = to nie jest folder
system-denied = brak dostępu
system-not-permitted = operacja niedozwolona
system-exists = plik już istnieje
system-full = brak miejsca na dysku
system-read-only = system plików tylko do odczytu
system-long-name = nazwa pliku jest za długa
system-port-taken = adres jest już zajęty
system-no-address = ta maszyna nie ma takiego adresu
system-no-host = nieznana nazwa hosta
system-no-idna = to nie jest nazwa hosta
system-refused = połączenie odrzucone: { $detail }
system-connect = nikt nie odpowiada pod adresem { $address }
system-no-sqlite = ten plik nie jest bazą danych
system-not-opened = nie można otworzyć pliku bazy danych
system-malformed = plik bazy danych jest uszkodzony
system-json = to nie jest JSON
system-port-word = { $port } to nie numer portu

refused-language = nieznany język { $language }: wybierz z { $languages }
refused-players = liczba graczy { $players }: w Ethnos gra 2, 3, 4, 5 lub 6 osób
refused-preset = nieznany zestaw ustawień { $preset }: wybierz z { $presets }
refused-way = nieznana zasada { $rule }: wybierz z { $rules }
refused-opposites = { $preset }: { $rule } i jej przeciwieństwo nie mogą obowiązywać naraz
refused-tribe = nieznane Plemię { $tribe }: wybierz z { $tribes }
refused-tribe-twice = { $tribe } dwa razy: przy liczbie graczy { $players } potrzeba różnych Plemion: { $wanted }
refused-tribe-count = Plemiona: { $given }; przy liczbie graczy { $players } potrzeba dokładnie { $wanted }
refused-bot = nieznany bot { $bot }: wybierz z { $bots }
refused-bot-or-level = nieznany bot { $bot }: wybierz z { $bots } albo podaj poziom od 1 do { $last }
refused-bot-broken = nie można wczytać bota { $bot }: { $reason }
refused-no-opponents = brak przeciwników: wybierz z { $bots }
refused-opponents = przeciwnicy: { $given }; przy stole dla { $players } może ich być najwyżej { $most }
refused-none-watched = brak botów: wybierz z { $bots }
refused-too-many-watched = boty: { $given }; to za dużo na stół dla { $players }
refused-terminal-only = te opcje są dla { $option }: w przeglądarce wybiera się je na stronie nowego stołu
refused-resume = --resume wznawia partię taką, jaka jest: pasują do niego tylko --bots, --lang, --save i --pause
refused-topic = nie ma tematu { $topic }: wybierz z { $topics } albo all
refused-age = Era { $age }: w zapisie są Ery od 1 do { $last }
refused-turn = tura { $turn } Ery { $age }: w zapisie są tam tury od 1 do { $last }
refused-over = ta pozycja jest końcem partii: nie ma czego symulować
refused-records = --records wymaga partii od początku: nie łączy się z --state
refused-not-text = { $file }: to nie jest plik tekstowy (bajt { $byte })
refused-overwrite = { $file }: w tym pliku jest coś innego, nie zostanie nadpisany
refused-no-deal = ta partia czeka na rozdanie, którego nie ma w zapisie
refused-position = to nie jest zapisana pozycja: musi się zaczynać od { $beginning }
refused-position-version = pozycja zapisana w innej wersji zasad: graj nią w tamtej wersji
refused-position-length = uszkodzona pozycja: bajtów jest { $found }, a powinno być { $wanted }
refused-position-checksum = uszkodzona pozycja: suma kontrolna się nie zgadza
refused-position-impossible = niemożliwa pozycja: { $reason }
refused-first-player = Pierwszy Gracz { $seat }: miejsca mają numery od 0 do { $last }
refused-tokens-each = żetony: każde z sześciu Królestw potrzebuje { $tokens }
refused-tokens-box = żetony: przy liczbie graczy { $players } używa się dokładnie { $tokens }
refused-tokens-order = żetony: w każdym Królestwie muszą rosnąć
refused-deck-early = ta gra nie czeka na rozdanie
refused-deck-card = Talia: liczba kart { $card } się nie zgadza
refused-deck-dragons = Talia: trzy Smoki muszą być w dolnej połowie i tylko tam
refused-name = imię { $name }: od 1 do { $count } drukowalnych znaków, bez spacji na początku i na końcu
refused-names = imiona: { $names }, gracze: { $players }
refused-series = seria { $series }, gra { $game }: obie liczby od 0 do 2**63 - 1
refused-secret = sekret ma mieć bajtów: { $wanted }, a nie { $found }
refused-nonce = liczba gracza ma mieć bajtów: { $wanted }, a nie { $found }
refused-nonces = liczby graczy: { $nonces }, gracze: { $players }; każde miejsce podaje jedną
refused-plot = { $file }: wykresy są rysowane jako .svg
refused-charts = wykresy wymagają matplotlib: pip install 'ethnos[plots]'
refused-cluster = --cluster wymaga Ray: pip install 'ethnos[cluster]'
refused-gpu = zasady na GPU wymagają numba-cuda: pip install 'ethnos[gpu]'
refused-no-gpu = brak GPU: numba-cuda nie znajduje sterownika CUDA z urządzeniem
refused-no-bots = do meczu potrzeba co najmniej jednego bota
refused-lone-bot = jeden bot na cały stół: podaj od dwóch do sześciu albo wskaż przez --players, ile miejsc ma zająć
refused-deals = rozdania: { $deals }; potrzeba co najmniej jednego
refused-seats = boty: { $bots }, miejsca: { $seats }; podaj każdego bota raz albo po jednym na każde miejsce
refused-budget = limit musi być większy od zera: sekundy albo symulacje
refused-two-budgets = boty zastanawiają się tyle sekund albo tyle prób: podaj jedno z nich
refused-journal-cut = { $file }: to nie jest dziennik tego meczu (urwany w pierwszym wierszu)
refused-journal = { $file }: to nie jest dziennik tego meczu ({ $reason })
refused-journal-line = { $file }, wiersz { $line }: uszkodzony ({ $reason })
refused-journal-other = to dziennik innego meczu; podaj te same boty, liczbę graczy, rozdania i opcje
refused-journal-version = rozegrano w { $then }, teraz byłoby to { $now }; zacznij nowy dziennik
refused-status = nieznany stan { $status }: wybierz z { $statuses }
refused-table = nie ma stołu { $table }
refused-table-unreadable = nie można odczytać stołu { $table }: { $reason }
refused-table-record = stół { $table } powstał z zapisu, w którym jest imię { $name }: usuń cały stół
refused-nobody = przy stole { $table } nigdy nie było nikogo o imieniu { $name }
refused-no-answer = niczego nie zmieniono: gdy nie ma kogo zapytać, podaj --yes
refused-listen = { $address }: { $reason }: wybierz inny --host lub --port
refused-origin = --origin { $origin }: podaj adres strony tak, jak nazywają go przeglądarki, np. https://ethnos.example albo http://ethnos.example:8000, bez ścieżki; litery spoza a–z zapisuje się jako xn--
refused-host-name = --host-name { $name }: podaj samą nazwę, np. ethnos.example, bez https:// i bez portu; litery spoza a–z zapisuje się jako xn--
refused-proxy = --proxy { $proxy }: podaj adresy lub sieci, np. 127.0.0.1 lub 10.0.0.0/8, albo * dla wszystkich; nazw się nie rozwiązuje
refused-database = nie można użyć bazy danych: { $reason }
refused-database-read = nie można odczytać bazy danych: { $reason }
refused-database-change = nie można zmienić bazy danych: { $reason }
refused-database-reach = baza danych jest nieosiągalna: { $reason }
refused-database-lost = utracono połączenie z bazą danych podczas kopiowania: { $reason }
refused-database-upgrade = nie można zaktualizować bazy danych: { $reason }
refused-database-file = { $file }: nie można użyć tej bazy danych: { $reason }
refused-database-copy = { $file }: nie można skopiować tej bazy danych: { $reason }
refused-database-missing = { $file }: nie ma tu bazy danych
refused-database-busy = { $file }: tej bazy używa inny serwer; zatrzymaj go albo podaj inną --database
refused-database-newer = zapisała ją nowsza wersja ethnos (schemat { $found }, ten program zna { $known }): użyj tamtej wersji albo kopii zrobionej przez tę
refused-database-schema = baza danych ma schemat { $found }, ten program { $ours }: użyj wersji, która ją obsługuje
refused-database-full = w bazie danych są już stoły, studia, analizy lub odpowiedzi do zagadek: przywróć kopię do nowej bazy
refused-url = baza danych nie jest adresem URL: może sqlite:///{ $file }? PostgreSQL to postgresql://USER@HOST/NAME
refused-url-kind = nieznany adres bazy danych: podaj sqlite:///FILE albo postgresql://USER@HOST/NAME
refused-url-file = adres bazy danych nie wskazuje pliku: podaj sqlite:///FILE
refused-url-address = nie można odczytać adresu bazy danych: { $reason }
refused-backup = { $file }: nie można użyć tej kopii: { $reason }
refused-backup-damaged = jest uszkodzona
refused-backup-exists = { $file }: ten plik już istnieje, nie zostanie nadpisany
refused-backup-missing = { $file }: nie ma takiego pliku
refused-key = { $file }: nie można użyć tego klucza: { $reason }; wskaż inny przez --key-file
refused-key-short = { $where }: klucz ma co najmniej { $count ->
        [one] { $count } znak
        [few] { $count } znaki
       *[many] { $count } znaków
    }; zrobi go `openssl rand -hex 32`

told-yes = tak
told-no = nie
told-rows = wierszy
told-backed-up = { $count ->
        [one] Zapisano { $count } wpis
        [few] Zapisano { $count } wpisy
       *[many] Zapisano { $count } wpisów
    } w { $file }
told-restored = { $count ->
        [one] Przywrócono { $count } wpis
        [few] Przywrócono { $count } wpisy
       *[many] Przywrócono { $count } wpisów
    } z { $file }
ask-end-table = Zakończyć stół { $table }?
told-table-over = Stół { $table } jest zakończony.
ask-delete-tables = Usunąć na zawsze { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }?
told-deleted = { $count ->
        [one] Usunięto { $count } stół.
        [few] Usunięto { $count } stoły.
       *[many] Usunięto { $count } stołów.
    }
told-would-be-deleted = { $count ->
        [one] Zostałby usunięty { $count } stół.
        [few] Zostałyby usunięte { $count } stoły.
       *[many] Zostałoby usuniętych { $count } stołów.
    }
ask-forget = Usunąć na zawsze imię { $name } ze stołu { $table }?
told-forgotten = Imię usunięto z { $count ->
        [one] { $count } wpisu.
       *[many] { $count } wpisów.
    }
tables-table = Stół
tables-status = Stan
tables-created = Utworzony
tables-touched = Używany
tables-entries = Wpisy
tables-listed = Na liście
told-writing = Zapisywanie partii
told-playing = Rozgrywanie partii
told-compiling = Rozgrywanie partii (i jednorazowa kompilacja)
told-compiling-bots = Jednorazowa kompilacja botów (pół minuty)…
told-measuring = Pomiar…
told-no-peer = { $peer } nie jest zainstalowany: porównanie pokaże się po pip install { $package }.
told-summary = Partie: { $games }, gracze: { $players }, czas: { $seconds } s; na partię tury: { $turns }, decyzje: { $decisions }
told-wins = Zwycięstwa według miejsca
told-seat = Miejsce { $seat }
told-sources = Chwała na gracza, według Ery i źródła
told-leaders = Plemiona jako Dowódcy
leaders-tribe = Plemię
leaders-led = Oddziały na partię
leaders-led-by-winner = W tym zwycięzcy
told-skeletons = Wygrane dziesięcioma Szkieletami: { $count }
told-match = Gracze: { $players }, rozdania: { $deals } w każdym ustawieniu miejsc (partie: { $games }): { $bots }
told-interval = Pod każdą liczbą jest jej przedział ufności 95%. Równy udział to { $share }.
told-few-deals = Rozdania: { $deals }. To za mało, by ufać przedziałom.
told-failed = { $bot }: błąd w { $failed } z { $games } partii, za pierwszym razem: { $failure }
told-stopped = Zatrzymano po { $played } z { $games } partii.
told-kept = Dalej: --resume { $file }
told-not-kept = Niczego nie zachowano. Z --resume FILE można później kontynuować.
arena-bot = Bot
arena-games = Partie
arena-wins = Wygrane
arena-place = Śr. miejsce
arena-margin = Przewaga
arena-rating = Ranking
bots-level = Poziom
bots-name = Wpisz
bots-character = Charakter

options-set = Każdą zasadę można ustawić osobno, np. --preset standard+drawer-starts:
options-name = Nazwa
options-meaning = Znaczenie
options-books = Tak jest w

# Puzzles
help-puzzles = Zagadki: pozycje, w których jedna decyzja jest znacznie lepsza od pozostałych.
help-puzzles-solve = Pokaż zagadkę, zapytaj o decyzję i powiedz, dlaczego rozwiązanie jest lepsze.
help-puzzles-number = Która zagadka; domyślnie dzisiejsza.
help-puzzles-answer = Odpowiedz od razu, słowami zapisu gry.
help-puzzles-file = Plik z zagadkami; domyślnie te z programu.
help-puzzles-list = Wypisz zagadki, od najłatwiejszych.
help-puzzles-theme = Tylko zagadki na ten temat: { $themes }.
help-puzzles-players = Tylko zagadki dla tylu graczy.
help-puzzles-limit = Najwyżej tyle, od najłatwiejszych.
help-puzzles-make = Twórz zagadki z gier przeciw sobie i przeszukiwania. Przerwane i uruchomione ponownie, idzie dalej.
help-puzzles-out = Plik na zagadki; FILE.finds obok zachowuje to, co znaleziono.
help-puzzles-how-many = Ile zagadek utworzyć.
help-puzzles-processes = Procesy, które ich szukają.
help-puzzles-seconds = Przestań szukać po tylu sekundach.
help-puzzles-check = Przeszukaj zagadki od nowa i wypisz te, których rozwiązania nie udało się potwierdzić.
help-puzzles-every = Sprawdź jedną zagadkę na tyle.
help-puzzles-trials = Próby w każdym przeszukiwaniu.
help-keep-studies = Po ilu dniach usuwane jest studium, do którego nikt nie zagląda; 0: nigdy.
refused-puzzle-number = zagadka { $number }: są zagadki od 1 do { $last }
refused-no-decision = { $text } nie jest decyzją
refused-theme = nieznany temat { $theme }: do wyboru { $themes }
refused-puzzle-line = { $file }, wiersz { $number }: to nie jest zagadka: { $reason }
refused-position-words = { $text } nie może wystąpić w pozycji
refused-position-cards = więcej kart, niż jest w grze
puzzles-count = { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    }
puzzles-cut = Pokazano { $shown } z { $all } zagadek, od najłatwiejszych. Wszystkie: --limit { $all }
puzzles-none = Nie ma takiej zagadki.
puzzles-none-on-theme = Nie ma zagadki na ten temat: { $theme }
puzzles-number = Nr
puzzles-how = Wpisz numer albo ?, aby zobaczyć pomoc.
puzzles-hint = Temat: { $theme }
puzzles-keys =
    numer: decyzja o tym numerze
    d: dobierz kartę · t Er: weź tę kartę · b Er Ed S: zagraj te karty, pierwsza dowodzi
    m r: znacznik w tym Królestwie · k Er S: zatrzymaj te karty · y lub n: tak lub nie
    all: pokaż wszystkie Oddziały · h: temat jako wskazówka · r SŁOWO: szukaj w zasadach · q: wyjdź
    Karta to dwie litery, Plemię i Królestwo: { $tribes } oraz { $kingdoms }; S to Szkielet.
puzzles-making = Znalezione pozycje: { $found }, zostało { $seconds } s
puzzles-made = { $count ->
        [one] { $count } zagadka jest w { $file }.
        [few] { $count } zagadki są w { $file }.
       *[many] { $count } zagadek jest w { $file }.
    }
puzzles-doubt = Zagadka { $number }: przeszukiwanie woli inną decyzję: { $decision }
puzzles-checked = Sprawdzone zagadki: { $count }, wątpliwe: { $wrong }

# ethnos review
help-review = Analiza zapisanej partii: szanse, co było lepsze i dlaczego, szczęście osobno od umiejętności.
help-review-seat = Tylko o tym miejscu, licząc od 1.
help-review-all = Opisz wszystkie ocenione decyzje, nie tylko te, z których warto się uczyć.
help-review-json = Wypisz całą analizę jako JSON.
help-review-plot = Narysuj krzywą szans w tym pliku SVG.
refused-review-seat = miejsce { $seat }: ta partia ma miejsca od 1 do { $last }

# ethnos studies
help-studies = Usuń studia przechowywane na tym serwerze.
help-studies-delete = Usuń studia na zawsze. Kto ma studium w pliku, zachowa je.
help-study-list = Studia, tak jak nazywają je ich linki.
refused-study = nie ma studium { $study }
ask-delete-studies = Usunąć na zawsze { $count ->
        [one] { $count } studium
        [few] { $count } studia
       *[many] { $count } studiów
    }?
told-studies-deleted = { $count ->
        [one] Usunięto { $count } studium.
        [few] Usunięto { $count } studia.
       *[many] Usunięto { $count } studiów.
    }

# ethnos reviews
help-reviews = Usuń analizy partii przechowywane na tym serwerze.
help-reviews-delete = Usuń analizy na zawsze. Kto ma zapis partii, może zlecić nową analizę.
help-review-list = Analizy, tak jak nazywają je ich linki.
refused-review = nie ma analizy { $review }
ask-delete-reviews = Usunąć na zawsze { $count ->
        [one] { $count } analizę
        [few] { $count } analizy
       *[many] { $count } analiz
    }?
told-reviews-deleted = { $count ->
        [one] Usunięto { $count } analizę.
        [few] Usunięto { $count } analizy.
       *[many] Usunięto { $count } analiz.
    }

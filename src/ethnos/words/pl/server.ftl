### The house: what it refuses, and what is said at a table.

error-no-table = Nie ma takiego stołu.
error-no-code = Żaden stół nie ma takiego kodu.
error-no-page = Pod tym adresem nic nie ma.
error-no-method = Pod tym adresem nie można tego zrobić.
error-not-your-seat = To nie jest twoje miejsce.
error-not-host = Tylko gospodarz stołu może to zrobić.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-no-spectators = Przy tym stole gra się bez widzów.
error-foreign-page = To żądanie pochodzi z innej strony internetowej.
error-seat-taken = To miejsce jest zajęte.
error-name-taken = Imię „{ $name }” jest już zajęte przy tym stole.
error-already-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-seats-free = Są jeszcze wolne miejsca: zaproś kogoś albo posadź tam boty.
error-still-here = { $name } jest przy stole i może grać.
error-not-away = Na tym miejscu żaden bot nie gra w zastępstwie albo już gra.
error-stale = Pytanie zdążyło się zmienić. Spójrz na stół i zdecyduj jeszcze raz.
error-played-for = Na tym miejscu gra za ciebie bot. Najpierw wróć do gry.
error-not-asked = Gracz na tym miejscu teraz nie decyduje.
error-undo-hidden = Tego nie można cofnąć: od tego czasu ktoś zobaczył zakrytą kartę.
error-undo-no-wish = Nikt nie prosi teraz gracza na tym miejscu o zgodę.
error-other-rules = Ta gra zaczęła się według wersji { $version } zasad; ten serwer gra według wersji { $ours } i nie może jej kontynuować.
error-link-dead = Ten link został już użyty albo jest za stary. Utwórz nowy na urządzeniu, na którym jest to miejsce.
error-bad-name = Imię musi mieć od 1 do 24 widocznych znaków.
error-bad-request = Nie można zrozumieć tego żądania.
error-too-large = Te dane są za duże, żeby je wysłać.
error-unknown-preset = Nie ma zasad o nazwie „{ $preset }”. Do wyboru: { $presets }.
error-unknown-bot = Nie ma bota o nazwie „{ $bot }”. Do wyboru: { $bots }.
error-unknown-phrase = Można powiedzieć tylko: { $phrases }.
error-tribe-count = Gra dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    } wymaga dokładnie { $count ->
        [one] { $count } Plemienia
       *[other] { $count } różnych Plemion
    }.
error-record-players = To jest zapis gry dla { $count ->
        [one] { $count } gracza
       *[other] { $count } graczy
    }.
error-record-over = Ta zapisana gra jest już skończona: wybierz w niej wcześniejszy moment.
error-record-moment = Ta zapisana gra ma tylko { $count ->
        [one] { $count } decyzję
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }.
error-too-many-tables = Niedokończone stoły z twojej sieci: { $count }. Więcej nie można otworzyć: najpierw dokończ którąś grę.
error-too-many-phrases = Przy tym stole padło już dość słów.
error-too-many-streams = Z twojego adresu otwarto zbyt wiele stron ze stołami.
error-too-fast = To było za szybko. Poczekaj { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    } i spróbuj ponownie.
error-away = Pamięć stołów chwilowo nie odpowiada. To, co potwierdzono, jest bezpieczne; spróbuj za chwilę ponownie.
error-busy = Zbyt wiele dzieje się naraz. Spróbuj ponownie za chwilę.
error-failure = Coś poszło nie tak po naszej stronie. To, co potwierdzono, jest bezpieczne; spróbuj ponownie.
error-stream-one-way = Ten strumień niczego nie przyjmuje: decyzje wysyła się metodą POST.

# Quick phrases
phrase-hello = Cześć!
phrase-good-luck = Powodzenia wszystkim!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-oops = Ojej…
phrase-thinking = Chwilka, muszę pomyśleć.
phrase-your-turn = Twoja kolej.
phrase-good-game = To była dobra gra.
phrase-again = Gramy jeszcze raz?
phrase-bye = Muszę już iść. Do zobaczenia!

# Starting a server
serve-open = Ethnos działa pod adresem { $address }
serve-friends = Znajomi w tej samej sieci mogą dołączyć pod adresem { $address }
serve-stop = Ctrl+C kończy pracę serwera; wszystkie gry pozostają zapisane.

# The page
page-name = Twoje imię
page-you = ty
page-join = Dołącz
page-waiting = Gra jeszcze się nie zaczęła.

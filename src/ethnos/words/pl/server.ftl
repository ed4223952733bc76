### The house: what it refuses, and what is said at a table.

error-no-table = Nie ma takiego stołu.
error-no-code = Żaden stół nie ma takiego kodu.
error-no-page = Pod tym adresem nic nie ma.
error-no-lesson = Nie ma takiej lekcji.
error-lesson-deeds = To nie pasuje do lekcji. Wróć o krok albo zacznij lekcję od nowa.
error-no-puzzle = Nie ma takiej zagadki: są od 1 do { $count }.
error-no-study = Nie ma takiego studium. Studia, których długo nikt nie otwiera, są usuwane.
error-study-nodes = Decyzja { $node } tego studium stoi przed tą, po której następuje.
error-too-many-studies = Z twojej sieci zachowano dziś już tyle studiów: { $count }, więcej nie można. Spróbuj jutro.
error-no-method = Pod tym adresem nie można tego zrobić.
error-not-your-seat = To nie jest twoje miejsce.
error-not-host = Tylko gospodarz stołu może to zrobić.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-no-spectators = Przy tym stole gra się bez widzów.
error-foreign-page = To żądanie pochodzi z innej strony internetowej.
error-foreign-name = Ten serwer nie odpowiada na tę nazwę. Kto go prowadzi, może na nią zezwolić opcją --host-name.
error-seat-taken = To miejsce jest zajęte.
error-seat-kept = { $name } ma to miejsce zarezerwowane.
error-invited-only = Do tego stołu zaprasza gospodarz: poproś o link do miejsca.
error-sent-away = Gospodarz usunął cię od tego stołu. Wrócić można tylko na zaproszenie.
error-one-seat = Masz już miejsce przy tym stole albo wcześniej w tej grze było twoje inne. Każdy ma jedno.
error-one-address = Ktoś o twoim adresie internetowym siedzi już przy tym otwartym stole. Poproś gospodarza o zaproszenie.
error-name-taken = Ktoś przy tym stole ma już takie lub łudząco podobne imię: { $name }.
error-already-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-seats-free = Są jeszcze wolne miejsca: zaproś kogoś albo dodaj boty.
error-still-here = { $name } jest przy stole i może grać.
error-back-soon = { $name } od niedawna nie ma połączenia i może zaraz wrócić. Bota można posadzić za { $seconds } s.
error-not-away = Żaden bot nie gra za ciebie.
error-bot-plays = Na tym miejscu gra już bot.
error-bots-turn = Tę turę powierzono botowi i to on ją dokończy. Potem będzie można wrócić na to miejsce.
error-resigned = Gracz na tym miejscu poddał grę: do końca gra tu bot.
error-clock-decides = Przy stole z zegarem to zegar decyduje, kiedy wchodzi bot.
error-not-waited-for = Gra nie czeka teraz na tego gracza: { $name }.
error-still-thinking = { $name } jest przy stole i jeszcze myśli. Poprosić można za { $seconds } s.
error-motion-open = Trwa już inne głosowanie. Najpierw odpowiedz na nie.
error-motion-soon = Prośba padła dopiero co. Kolejna będzie możliwa za { $seconds } s.
error-no-motion = Żadne głosowanie nie czeka na twój głos.
error-host-soon = Gospodarz może jeszcze rozpocząć grę. Przejąć stół można za { $seconds } s.
error-stale = Pytanie się w międzyczasie zmieniło. Spójrz na stół i zdecyduj jeszcze raz.
error-played-for = Gra za ciebie bot. Najpierw przejmij grę.
error-not-asked = Teraz nie ty decydujesz.
error-undo-hidden = Tego nie można cofnąć: od tego czasu ktoś zobaczył zakrytą kartę.
error-undo-late = Tego nie można cofnąć: czas tamtej tury się skończył.
error-undo-no-wish = Nikt nie prosi cię teraz o zgodę.
error-other-rules = Ta gra zaczęła się według wersji { $version } zasad; ten serwer gra według wersji { $ours } i nie może jej kontynuować.
error-unreadable = Dziennika tego stołu nie da się już odczytać. Administrator znajdzie przyczynę w logu serwera.
error-link-dead = Ten link został już użyty albo wygasł. Utwórz nowy na urządzeniu, na którym jest to miejsce.
error-bad-name = Imię musi mieć od 1 do 24 widocznych znaków, pisanych w jednym kierunku i z najwyżej dwoma znakami diakrytycznymi przy każdym.
error-bot-name = „{ $name }” to nazwa bota. Wybierz inne imię.
error-bad-request = Nie można zrozumieć tego żądania.
error-too-large = Te dane są za duże, żeby je wysłać.
error-unknown-preset = Nie ma instrukcji o nazwie „{ $preset }”. Do wyboru: { $presets }.
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
error-too-many-tables = W twojej sieci niedokończonych stołów jest już { $count }, więcej nie można. Najpierw dokończ którąś grę.
error-too-many-phrases = Limit wiadomości przy tym stole został wyczerpany.
error-too-many-streams = Z twojego adresu otwarto zbyt wiele stołów.
error-too-many-hints = Czekasz już na podpowiedzi ({ $most }). Poczekaj, aż któraś nadejdzie.
error-too-fast = To było za szybko. Poczekaj { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    } i spróbuj ponownie.
error-away = Baza danych nie odpowiada. Potwierdzone ruchy są bezpieczne; spróbuj ponownie za chwilę.
error-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
error-failure = Coś poszło nie tak po naszej stronie. Potwierdzone ruchy są bezpieczne; spróbuj ponownie.
error-stream-no-decision = Ten strumień rozumie tylko decyzje, takie jak wysyłane metodą POST.

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

# What people at a table do about one another
table-told-out-of-time = { $name } nie ma już czasu: dalej gra bot.
table-told-stands-in = Za gracza { $name } gra teraz bot.
table-told-replaced = Pozostali sadzają bota w miejsce gracza { $name }.
table-told-returned = { $name } wraca do gry.
table-told-undone = { $name } cofa swoją ostatnią decyzję.
table-told-resigned = { $name } poddaje grę: do końca gra tu bot.
table-told-host = { $name } jest teraz gospodarzem stołu.
table-told-asks-end = { $name } prosi o zakończenie gry bez wyniku.
table-told-asks-bot = { $name } prosi o bota w miejsce gracza { $other }.
table-told-ended = Gra kończy się za zgodą wszystkich, bez wyniku.
table-told-nobody = Gra kończy się bez wyniku: nie gra już żaden człowiek.
table-told-ended-by-operator = Gra kończy się bez wyniku: zakończyła ją osoba prowadząca ten serwer.

# Starting a server
serve-open = Ethnos działa pod adresem { $address }
serve-friends = Znajomi w tej samej sieci mogą dołączyć pod adresem { $address }
serve-stop = Ctrl+C kończy pracę serwera; wszystkie gry pozostają zapisane.

# The page
page-name = Twoje imię
page-you = ty
page-join = Dołącz
page-waiting = Gra jeszcze się nie zaczęła.

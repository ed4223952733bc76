### Playing in the terminal. Keys (d, t, b …) stay the same in every language.

play-welcome = Grasz jako { $name }. Wpisz numer albo ?, aby zobaczyć pomoc.
play-help =
    numer: decyzja o tym numerze
    d: dobierz kartę · t Er: weź tę kartę · b Er Ed S: zagraj te karty, pierwsza dowodzi
    m r: znacznik w tym Królestwie · k Er S: zatrzymaj te karty · y lub n: tak lub nie
    all: pokaż wszystkie Oddziały · h: podpowiedź z uzasadnieniem · r SŁOWO: szukaj w zasadach
    u: cofnij swoją ostatnią decyzję · s: zapisz · q: zapisz i wyjdź
    Karta to dwie litery, Plemię i Królestwo: { $tribes } oraz { $kingdoms }; S to Szkielet.
play-prompt = Twoja decyzja:
play-unknown = „{ $answer }” nic tu nie znaczy. Wpisz numer od 1 do { $last } albo ?, aby zobaczyć pomoc.
play-more = { $count ->
        [one] …i jeszcze { $count } Oddział: wpisz „all”, aby go zobaczyć.
        [few] …i jeszcze { $count } Oddziały: wpisz „all”, aby je zobaczyć.
       *[many] …i jeszcze { $count } Oddziałów: wpisz „all”, aby je zobaczyć.
    }
play-glory = { $glory ->
        [one] { $glory } punkt
        [few] { $glory } punkty
       *[many] { $glory } punktów
    } Chwały przy punktowaniu
play-marker = znacznik w Królestwie: { $kingdoms }
play-no-marker = bez znacznika
play-left = reszta do puli: { $cards }
play-keeps = z tego możesz zatrzymać najwyżej { $count }
play-hint = { $bot } radzi: { $decision }
play-reason = { $decision }: { $percent }% wygranych, około { $glory ->
        [one] { $glory } punktu
       *[other] { $glory } punktów
    } Chwały
play-mishap = Bot { $bot } zawodzi; decyzję podejmuje za niego Zarządca.
play-saved = Gra zapisana. Aby grać dalej: { $command }
play-resumed = Gra toczy się dalej: Era { $age }, tura { $turn }.
play-no-undo = Tego nie można cofnąć: zakryta karta jest już znana albo inni wykonali już ruch.
play-over = Koniec gry.
play-review = Gra zapisana. Aby zobaczyć, co było lepsze: { $command }

# The opponents. .about: their strength in one honest line
bot-random = Ślepy Los
    .about = Decyduje rzutem kostki. Przegrywa z każdym.
bot-novice = Nowicjusz
    .about = Gra jak człowiek w swojej pierwszej partii: zbiera, co do siebie pasuje, i zagrywa duże Oddziały.
bot-steward = Zarządca
    .about = Gra mocno i szybko: rozważa każdy Oddział, każdy wyścig na znaczniki i to, co zostawia innym.
bot-champion = Mistrz
    .about = Nauczył się, grając sam ze sobą; odpowiada od razu. Z trzema Zarządcami wygrywa trzy gry na pięć.
bot-archon = Archont
    .about = Mistrz, który ma czas na namysł: sprawdza swoje decyzje w możliwych dalszych rozgrywkach. Z trzema Mistrzami wygrywa dwie gry na pięć.

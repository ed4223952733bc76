### The companion: for people with the box in front of them. Drawing tribes, setting up, a score pad.

# The way here, and its parts
comp-title = Przy własnym stole
comp-what = { $players }, { $rules }
comp-count = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
comp-tab-tribes = Plemiona
comp-tab-setup = Przygotowanie
comp-tab-score = Punkty
comp-tab-sheet = Arkusz
comp-who = Gracze i zasady
comp-kept = Wszystko jest zapisane tylko na tym urządzeniu.
comp-new = Nowa gra
comp-new-sure = Wyczyść wszystko
comp-offline = Brak połączenia z serwerem. Wpisy są zachowane, a punkty pojawią się, gdy wróci.

# Drawing tribes
comp-drawn = Plemiona w tej grze: { $count }
comp-draw = Losuj Plemiona
comp-draw-all = Losuj od nowa
comp-draw-how = Losowanych jest tyle Plemion, ile wymaga liczba graczy. Plemiona są już wylosowane z pudełka? Pomiń poniżej pozostałe, a potem losuj.
comp-again = Wylosuj inne zamiast: { $tribe }
comp-rest = Poza grą. Dotknij Plemienia, by pominąć je w losowaniu.
comp-rest-few = Za mało Plemion do losowania: przywróć któreś.
comp-setup-with = Przygotuj grę

# Setting up: each line and what it means
comp-setup = Przygotowanie: { $players }
comp-done = { $done } z { $count }
comp-set-tokens = Żetony Chwały w każdym Królestwie: { $count }
    .text = Losowo; najniższy na I, najwyższy na { $last }
comp-set-few = Te z oznaczeniem 4+ zostają w pudełku.
comp-set-cards = Potasuj Plemiona, liczba kart: { $cards }
    .text = Pozostałe Plemiona i Smoki odłóż na bok
comp-set-markers = { $count } znaczników dla każdego
    .text = Jeden z nich trafia na tor Chwały
comp-set-merfolk = Plansza Morskiego Ludu
    .text = Po jednym znaczniku każdego gracza na polu 0
comp-set-giant = Żeton Olbrzymów obok planszy
    .text = Daje w kolejnych Erach { $pays }
comp-set-troll = Żetony Trolli od 1 do { $count } obok planszy
    .text = Rozstrzygają remisy
comp-set-orc = Plansza Hordy Orków dla każdego
    .text = Na początku pusta
comp-set-deal = Każdemu jedna karta, odkrytych: { $count }
    .text = Odkrytych jest dwa razy więcej niż graczy
comp-set-dragons = Smoki do dolnej połowy: { $count }
    .text = Na górze kart: { $upper }, pod nimi { $lower }, potasowane ze Smokami
comp-set-first = Zaczyna { $name }
    .text = Wybór losowy
comp-lot = Losuj ponownie
comp-to-score = Do notesu punktów

# The score pad
comp-pad = Notes punktów
comp-more = { $name }, { $what }: o jeden więcej
comp-less = { $name }, { $what }: o jeden mniej
comp-open = Otwórz: { $kingdom }
comp-tokens-here = Które żetony Chwały tu leżą?
comp-token-put = Żeton Chwały { $value }, zostało { $left }
comp-token-off = { $kingdom }, żeton Chwały { $value }: zdejmij
comp-as-played = Karty tak, jak je zagrano
comp-band-keys = { $name }: dotknij wielkości każdego Oddziału
comp-band-add = { $name }: dodaj Oddział
comp-band-key = Oddział, liczba kart: { $count }, Chwała: { $glory }
comp-skeletons = Szkielety w nim
comp-skeletons-more = O jeden Szkielet więcej
comp-skeletons-less = O jeden Szkielet mniej
comp-dwarf = Dowodzi Krasnolud
comp-remove = Usuń Oddział
comp-ten = Dziesięć Szkieletów zagranych razem
comp-giant = Żeton Olbrzymów
comp-giant-pays = { $glory } na koniec Ery { $age }
comp-claims = Ile razy go wzięto?
comp-claims-pay = Za każdym razem Chwała: { $glory }
comp-trolls = Żetony Trolli
comp-trolls-how = Dotknij żetonu, potem właściciela. Rozstrzygają remisy.
comp-troll-who = Kto ma żeton Trolli { $value }?
comp-merfolk = Plansza Morskiego Ludu
comp-merfolk-how = Pole, na którym stoi każdy znacznik
comp-space = pole
comp-horde-how = Znaczniki na niej i kto plądruje
comp-horde-last = Ostatnia Era: plądrują wszyscy.
comp-raid = Grabież
comp-dragon = Trzeci Smok
comp-dragon-how = Kto go dobrał? To może rozstrzygnąć, kto zaczyna.
comp-next = Dalej: { $what }
comp-need-tribes = Najpierw wylosuj Plemiona.

# The sheet
comp-claimed = Wzięty żeton Olbrzymów
comp-claimed-why = Każde wzięcie żetonu Olbrzymów dało od razu { $glory }. { $list }
comp-sheet-none = Nie ma jeszcze czego liczyć: wpisz Erę w notesie.
comp-gaps = Brakuje jeszcze żetonów Chwały: liczą się jako 0.
comp-faulty = W notesie jest błędny wpis.
comp-leads = Prowadzi { $name }, przewaga: { $count }.
comp-level = Na czele remis: { $names }.
comp-begins = Erę { $age } zaczyna { $name }.
comp-begins-or = Kto zaczyna Erę { $age }, zależy od tego, kto dobrał trzeciego Smoka: { $names }.
comp-wins = Wygrywa { $name }.
comp-win-shared = Wspólne zwycięstwo: { $names }.
comp-by-markers = Równa Chwała: { $name } ma w Królestwach więcej znaczników niż { $other }, { $more } do { $less }.
comp-by-bands = Równa Chwała i znaczniki: rozstrzygają większe Oddziały ostatniej Ery. { $name }: { $more }. { $other }: { $less }.
comp-by-nothing = { $name } i { $other } remisują we wszystkim: dzielą miejsce.
comp-share = Udostępnij
comp-share-text = Kopiuj jako tekst
comp-share-picture = Zapisz jako obraz
comp-share-line = { $place }. { $name }: { $glory }

# What is wrong at a field, or still missing there
pad-token-missing = Wpisz żetony Chwały tego Królestwa.
pad-token-age = W tej grze każde Królestwo ma { $count } żetony Chwały.
pad-token-none = Nie ma żetonu Chwały o wartości { $value }.
pad-token-box = Żetonów Chwały o wartości { $value } jest w tej grze tylko { $count }.
pad-token-order = Najniższy leży na I: { $value } powinno być przed { $before }.
pad-age-none = Ta gra ma tylko { $count } Ery.
pad-age-won = Gra została wygrana w poprzedniej Erze.
pad-seats = Era wymaga wpisów { $count } graczy.
pad-range = Możliwe są tylko wartości od { $least } do { $most }.
pad-no-tribe = Nie ma w tej grze: { $tribe }.
pad-fewer = Na koniec Ery { $age } było { $before }: tego się nie cofa.
pad-supply = W Królestwach i Hordzie znaczników jest { $out }, a gracz ma na to tylko { $count }.
pad-band-skeletons = Szkieletów może w nim być najwyżej { $most }: dowodzi inna karta.
pad-troll-twice = Żeton Trolli { $value } jest tylko jeden.
pad-giant-holder = Został wzięty: kto go teraz ma?
pad-giant-claim = Kto go ma, wziął go co najmniej raz.
pad-giant-claims = W jednej Erze można go wziąć najwyżej { $count } razy.
pad-no-seat = Graczy jest tylko { $count }.
pad-deck-cards = Poza Szkieletami kart w tej grze jest tylko { $count }.
pad-deck-skeletons = Szkieletów jest tylko { $count }.
pad-deck-dwarf = Krasnoludów jest tylko { $count }.
pad-no-win = W tej grze dziesięć Szkieletów nie wygrywa.

### The table: what is asked, what can be answered, and the words around it.

# What the player to act is asked, and (.own) what they are asked themselves. $name: the player; $count: how many
ask-turn = { $name }: zwerbuj kartę albo zagraj Oddział.
    .own = Zwerbuj kartę albo zagraj Oddział.
ask-marker = { $name }: umieścić znacznik Oddziału?
    .own = Umieszczasz znacznik Oddziału?
ask-troll = { $name }: wziąć żeton Trolli?
    .own = Bierzesz żeton Trolli?
ask-horde = { $name }: położyć znacznik na Hordzie?
    .own = Kładziesz znacznik na Hordzie?
ask-merfolk = { $name }: umieścić znacznik za Morski Lud? ({ $count ->
        [one] został jeden
        [few] zostały { $count }
       *[many] zostało { $count }
    })
    .own = Umieszczasz znacznik za Morski Lud? (zostało: { $count })
ask-centaur = { $name }: zagrać kolejny Oddział?
    .own = Zagrywasz kolejny Oddział? Wybierz jego karty albo odmów.
ask-keep = { $name }: zatrzymać { $count ->
        [one] jedną kartę
       *[other] do { $count } kart
    }?
    .own = Zatrzymujesz { $count ->
            [one] jedną kartę
           *[other] do { $count } kart
        }?
ask-wizard = { $name }: dobrać { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }?
    .own = Dobierasz { $count ->
            [one] jedną kartę
            [few] { $count } karty
           *[many] { $count } kart
        }?
ask-raid = { $name }: plądrować teraz?
    .own = Plądrujesz teraz?
ask-deal = Pora rozdać karty na następną Erę.
ask-over = Koniec gry.

# What can be answered
do-draw = dobierz z Talii
do-take = weź { $card-acc }
do-band = { $count ->
        [one] zagraj tylko { $leader-acc }
        [few] zagraj { $count } karty pod dowództwem { $leader-gen }: { $cards }
       *[many] zagraj { $count } kart pod dowództwem { $leader-gen }: { $cards }
    }
do-skeletons = zagraj dziesięć Szkieletów
do-pass = spasuj
do-marker = znacznik w Królestwie { $kingdom }
do-troll = żeton Trolli { $value }
do-horde = znacznik na Hordzie
do-keep = zatrzymaj: { $cards-acc }
do-conjure = dobierz dzięki Czarodziejowi
do-raid = plądruj
do-no-marker = bez znacznika
do-no-troll = bez żetonu Trolli
do-no-horde = bez znacznika na Hordzie
do-no-merfolk = bez znacznika za Morski Lud
do-no-centaur = bez kolejnego Oddziału
do-no-wizard = nie dobieraj
do-no-raid = nie plądruj

# Headings
table-age = Era { $age }
table-turn = Tura { $turn }
table-player = Gracz
table-glory = Chwała
table-hand = Ręka
table-row = Pula
table-deck = Talia
table-dragons = Smoki
table-bands = Oddziały
table-markers = Znaczniki
table-tokens = Żetony
table-horde = Horda
table-merfolk = Morski Lud
table-trolls = Trolle
table-giant = Olbrzymy
table-place = Miejsce
table-kingdoms = Królestwa
table-raids = Grabieże
table-total = Razem
table-sheet = Punktacja Ery { $age }
table-result = Klasyfikacja końcowa
table-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
table-seat = Gracz { $seat }
table-keys = Enter: następna tura · b: wstecz · a: następna Era · liczba: ta tura tej Ery · e: koniec · q: wyjście
table-saved = Zapisano pozycję: { $file }

# The rules reference at the command line
table-topics = Tematy zasad

# The verdicts of `ethnos verify`
verify-legal = Wszystkie decyzje są zgodne z zasadami: { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }.
verify-result = Wynik gry się z nimi zgadza.
verify-open = Gra jeszcze się nie skończyła.
verify-fair = Rozdania są uczciwe: sekret pasuje do zobowiązania, a każde tasowanie wynika z sekretu i z liczb podanych przez graczy.
verify-simulated = Rozdania pochodzą z serii { $seed }, z gry { $game }. Uczciwości gry symulowanej nie da się udowodnić.
verify-given = Rozdania podano w zapisie gry, więc ktoś mógł je ułożyć: ich uczciwości nie da się udowodnić.

### What things at the table pay now, and why, in Polish: with the numbers at hand.

# A kingdom or the Merfolk board. $age: a Roman numeral; the lists hold the three messages below
board-pays = Era { $age }: { $places }.
board-pays-nothing = W Erze { $age } nic tu nie ma do zdobycia.
board-nobody = Nikogo tu jeszcze nie ma.
board-now = Gdyby Era skończyła się teraz: { $scores }.
board-markers = Znaczniki: { $standing }.
board-spaces = Pola: { $standing }.
board-trolls = Remis rozstrzygają żetony Trolli: { $standing }.
board-shared = Remisujący dzielą się tym, co dają ich miejsca, zaokrąglając w dół.
board-alone = Bez rywali: { $glory }.
board-paid = Chwała: { $scores }.
board-symbols = Kto dotrze do pola w obwódce ({ $spaces }) lub je minie, może umieścić dodatkowy znacznik w dowolnym Królestwie.
board-place = { $place ->
        [1] 1. miejsce
        [2] 2. miejsce
       *[3] 3. miejsce
    } { $glory }
board-has = { $name } ({ $count })
board-score = { $name } +{ $glory }

# Tokens, the Horde and bands
giant-now = Kto go bierze, od razu zdobywa Chwałę: { $claim }; kto ma go na koniec tej Ery: { $glory }.
giant-beat = Weźmie go następny Oddział Olbrzyma większy niż { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
giant-free = Weźmie go pierwszy w tej Erze Oddział Olbrzyma.
horde-now = Chwała za grabież teraz: { $glory }, z jednym znacznikiem więcej: { $more }.
horde-full = Chwała za grabież teraz: { $glory }. Horda jest pełna.
horde-asks = Chwała za grabież teraz: { $glory }.
horde-paid = Chwała za grabież na koniec tej Ery: { $glory }.
troll-now = Przy remisie { $name } ma { $sum }.
troll-free = Nikt go jeszcze nie ma.
band-now = { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }, Chwała: { $glory }. Jedna karta więcej: { $more }.
band-most = { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }, Chwała: { $glory }. Więcej Oddział nie da.
band-ladder = Chwała według liczby kart

# The preview of a band
marker-room = { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, znaczniki na miejscu: { $markers }
no-marker-leader = dowodzi Niziołek
no-marker-supply = nie masz już znaczników
no-marker-size = potrzeba więcej kart, niż jest tam znaczników ({ $count })
now-elf = Zatrzymaj { $count ->
        [one] jedną kartę
       *[other] do { $count } kart
    }
now-wizard = Dobierz { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
now-troll = Weź żeton Trolli o wartości do { $count }
now-dwarf = Przy punktowaniu liczy się jak { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }
now-minotaur = Dla znacznika liczy się jak { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }
now-giant = Bierze żeton Olbrzymów, Chwała: { $glory }
now-giant-no = Bez żetonu Olbrzymów: ma go Oddział z { $count ->
        [one] jednej karty
       *[other] { $count } kart
    }
one-more = z jedną kartą więcej: { $glory }

# Why a line of the scoring sheet is what it is
why-bands = Karty → Chwała. { $bands }
why-raids = Znaczniki → Chwała. { $raids }
why-giant = { $name } ma żeton na koniec Ery: { $glory }.
why-pair = { $count } → { $glory }
why-player = { $name }: { $list }

# The log
page-why = Dlaczego?

# A first game
page-tip-goal = Celem jest Chwała: kto ma jej najwięcej po ostatniej Erze, wygrywa. Na koniec każdej Ery Królestwa dają ją tym, którzy mają tam najwięcej znaczników, a każdy Oddział punktuje za swoją wielkość.
page-tip-marker = Twój pierwszy znacznik. Na koniec Ery Chwałę z tego Królestwa zdobywają gracze z największą liczbą znaczników; twój zostaje tu na następne Ery.
page-tip-scoring = Punktowanie Ery: najpierw Królestwa, potem plansze i żetony, na końcu Oddziały. Wybierz wiersz, aby zobaczyć, skąd się wzięła jego wartość.

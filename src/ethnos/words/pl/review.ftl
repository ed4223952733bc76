### The review of a game: what each decision was worth, and what was better.

review-title = Analiza
review-what = Graczy: { $players }. { $count ->
        [0] Nikt jeszcze nie wygrał.
        [one] Wygrywa { $names }.
        [few] Wspólnie wygrywają { $names }.
       *[other] Wspólnie wygrywają { $names }.
    }
review-summary = Podsumowanie
# $place: 1 to 6
review-place = { $place ->
        [1] Pierwsze miejsce
        [2] Drugie miejsce
        [3] Trzecie miejsce
        [4] Czwarte miejsce
        [5] Piąte miejsce
       *[6] Szóste miejsce
    }, Chwała: { $glory }
review-glory = Chwała: { $glory }
review-unfinished = gra nieukończona
review-behind = o { $glory } mniej niż { $name }
review-ahead = o { $glory } więcej niż { $name }
review-level = tyle samo co { $name }
review-accuracy = dokładność
# Points are hundredths of the chance to win
review-fall = Szansa w punktach procentowych: z { $start } na { $end }
review-fall-start = Początek
review-fall-luck = Szczęście
review-fall-own = Własna gra
review-fall-others = Błędy innych

review-chances = Szansa wygranej w procentach
review-chances-now = Szanse w tej chwili
review-curve-text = Szanse wszystkich na wygraną w ciągu gry. Na końcu: { $ends }.
review-moment = Chwila gry
review-key-turning = punkt zwrotny, w kształcie gracza
review-key-dragon = Smok
review-for = Dla
review-dragon = Smok { $number }, Era { $age }, tura { $turn }
# $way: up or down; $points: how far
review-turning = Punkt zwrotny: { $name }, { $way ->
        [up] zysk: { $points } p.p.
       *[down] strata: { $points } p.p.
    }
review-age-turn = Era { $age }, tura { $turn }

review-decisions = Decyzje
review-show = Pokaż
review-all = Wszystkie
review-to-learn = Do nauki
review-nothing-to-learn = Żadnej pomyłki wartej wzmianki. Dobra gra.
review-no-decisions = Tu nigdy nie było wyboru.
review-grade-best = Najlepsza
review-grade-good = Dobra
review-grade-inaccuracy = Niedokładna
review-grade-mistake = Błąd
review-grade-blunder = Gruby błąd
review-grade-forced = Bez wyboru
review-did-take = Wzięto
review-did-draw = Dobrano z Talii
review-did-band = Oddział
review-did-pass = Pas
review-did-marker = Znacznik
review-did-troll = Żeton Trolli
review-did-horde = Horda
review-did-keep = Zachowano
review-did-conjure = Dobranie Czarodzieja
review-did-raid = Najazd
review-did-decline = Zrezygnowano

review-panel = Decyzja
review-before = Poprzednia decyzja
review-next = Następna decyzja
review-nth = { $nth } z { $count } decyzji
review-played = Zagrano
review-better = Lepiej
review-band = { $count ->
        [one] { $leader }, sam
        [few] oddział { $count } kart, dowodzi { $leader }
       *[other] oddział { $count } kart, dowodzi { $leader }
    }
review-percent = { $percent } %
review-in-trials = szansa w próbach
review-in-trials-tip = Tyle obiecywała decyzja w próbach rozegranych od tego miejsca. Krzywa zestawia szanse wszystkich tak, by razem dawały 100 %, więc może pokazywać inną liczbę. Tutaj liczy się różnica między decyzjami.
# $points: with its sign; $count: without
review-gain = { $count ->
        [one] { $points } punkt procentowy
        [few] { $points } punkty procentowe
       *[other] { $points } punktów procentowych
    }
review-alike = Prawie bez różnicy
review-nothing-better = Nic nie było lepsze
review-forced = Nie było wyboru
review-others = { $count ->
        [one] Jedna inna możliwość
        [few] { $count } inne możliwości
       *[other] { $count } innych możliwości
    }
review-show-it = Pokaż
review-try = Spróbuj samodzielnie
review-shared = Kto otworzy ten link, zobaczy grę w tej chwili i może stąd iść dalej krok po kroku.
review-shared-whole = Kto otworzy ten link, zobaczy tę analizę w tej chwili gry.
review-moments = Chwile do nauki

review-shown-before = Przedtem
review-shown-played = Zagrano
review-shown-better = Lepiej
review-ring-was = zagrano
review-ring-better = lepiej
review-cards-then = Karty w tej chwili
review-hand-of = Ręka: { $name }

review-waits = Chwileczkę…
review-runs = Archont przygląda się każdej decyzji tej gry.
review-progress = Postęp analizy
review-stop = Zatrzymaj
review-stopped = Analizę zatrzymano.
review-failed = Analiza się nie powiodła.
review-again = Spróbuj jeszcze raz
review-open-again = Ta analiza dotyczy pliku otwartego gdzie indziej. Otwórz ten plik tutaj, aby ją zobaczyć.

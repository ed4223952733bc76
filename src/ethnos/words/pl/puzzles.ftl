### Puzzles: one decision that is far better than the rest.

puzzle-title = Zagadki
puzzle-waits = Chwileczkę…
puzzle-number = Zagadka { $number }
puzzle-of-day = Zagadka dnia
puzzle-solve-today = Rozwiąż dzisiejszą
puzzle-solved-by = Rozwiązało { $found } z { $tries }
puzzle-week = Ostatnie siedem dni
puzzle-day-found = rozwiązana
puzzle-day-missed = nierozwiązana
puzzle-day-open = bez próby
puzzle-days = { $count ->
        [one] dzień z rzędu
        [few] dni z rzędu
       *[many] dni z rzędu
    }
puzzle-longest = rekord: { $count }
puzzle-your-move = Twój ruch.
puzzle-question = Która decyzja jest dużo lepsza od pozostałych?
puzzle-how = Zdecyduj na stole, jak w grze. Masz jedną próbę.
puzzle-rating = Ranking
puzzle-theme = Temat
puzzle-hint = Temat jako wskazówka
puzzle-skip = Pomiń
puzzle-found = Dobrze!
puzzle-missed = Nie tym razem.
puzzle-best = Najlepsza decyzja: { $decision }
puzzle-seen-before = Ta zagadka jest już za tobą: twój ranking się nie zmienia.
puzzle-chances = Szansa na wygraną po każdej decyzji
puzzle-yours = twoja decyzja
puzzle-chosen = { $tries ->
        [0] nikt jeszcze nie próbował
       *[other] wybrało { $count } z { $tries }
    }
puzzle-not-weighed = Twojej decyzji nie ma wśród najbardziej prawdopodobnych.
puzzle-your-rating = Twój ranking
puzzle-row = Z rzędu
puzzle-play-on = Graj dalej
puzzle-next = Następna zagadka
puzzle-choice = Kolejne zagadki
puzzle-all-themes = Wszystkie tematy
puzzle-of-theme = { $theme }: { $found } z { $count }
puzzle-answered = Po odpowiedzi.
theme-marker = Znaczniki
theme-discard = Odrzucane karty
theme-dragon = Smoki
theme-leader = Dowódca
theme-row = Pula kart
theme-draw = Dobieranie
theme-wait = Cierpliwość

### Puzzles: one decision that is far better than the rest.

puzzle-title = Úlohy
puzzle-waits = Okamžik…
puzzle-number = Úloha { $number }
puzzle-of-day = Úloha dne
puzzle-solve-today = Řešit dnešní
puzzle-solved-by = Našlo { $found } z { $tries }
puzzle-week = Posledních sedm dní
puzzle-day-found = nalezeno
puzzle-day-missed = nenalezeno
puzzle-day-open = bez pokusu
puzzle-days = { $count ->
        [one] den v řadě
        [few] dny v řadě
       *[other] dní v řadě
    }
puzzle-longest = rekord: { $count }
puzzle-your-move = Jsi na tahu.
puzzle-question = Které rozhodnutí je o hodně lepší než ostatní?
puzzle-how = Rozhodni na stole jako ve hře. Máš jeden pokus.
puzzle-rating = Hodnocení
puzzle-theme = Téma
puzzle-hint = Téma jako nápověda
puzzle-skip = Přeskočit
puzzle-found = Správně!
puzzle-missed = Tentokrát ne.
puzzle-best = Nejlepší: { $decision }
puzzle-seen-before = Tuto úlohu už máš za sebou: tvé hodnocení se nemění.
puzzle-chances = Šance na výhru po každém rozhodnutí
puzzle-yours = tvoje rozhodnutí
puzzle-chosen = { $tries ->
        [0] zatím nikdo nezkusil
       *[other] zvolilo { $count } z { $tries }
    }
puzzle-not-weighed = Tvoje rozhodnutí není mezi nejpravděpodobnějšími.
puzzle-your-rating = Tvoje hodnocení
puzzle-row = Nalezeno v řadě
puzzle-play-on = Hrát dál
puzzle-next = Další úloha
puzzle-choice = Další úlohy
puzzle-all-themes = Všechna témata
puzzle-of-theme = { $theme }: { $found } z { $count }
puzzle-answered = Zodpovězeno.
theme-marker = Žetony kontroly
theme-discard = Odhozené karty
theme-dragon = Draci
theme-leader = Vůdce
theme-row = Nabídka
theme-draw = Dobírání
theme-wait = Trpělivost

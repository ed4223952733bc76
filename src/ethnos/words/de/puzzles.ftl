### Puzzles: one decision that is far better than the rest.

puzzle-title = Aufgaben
puzzle-waits = Einen Moment …
puzzle-number = Aufgabe { $number }
puzzle-of-day = Aufgabe des Tages
puzzle-solve-today = Heutige lösen
puzzle-solved-by = Von { $found } von { $tries } gefunden
puzzle-week = Die letzten sieben Tage
puzzle-day-found = gefunden
puzzle-day-missed = nicht gefunden
puzzle-day-open = nicht versucht
puzzle-days = { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
puzzle-longest = Rekord: { $count }
puzzle-your-move = Du bist am Zug.
puzzle-question = Welche Entscheidung ist weit besser als alle anderen?
puzzle-how = Entscheide am Tisch wie in einer Partie. Du hast einen Versuch.
puzzle-rating = Wertung
puzzle-theme = Thema
puzzle-hint = Thema als Hinweis
puzzle-skip = Überspringen
puzzle-found = Gefunden.
puzzle-missed = Diesmal nicht.
puzzle-best = Am besten: { $decision }
puzzle-seen-before = Diese Aufgabe hast du schon beantwortet: deine Wertung bleibt, wie sie ist.
puzzle-chances = Gewinnchance nach jeder Entscheidung
puzzle-yours = deine Entscheidung
puzzle-chosen = { $tries ->
        [0] noch von niemandem versucht
       *[other] von { $count } von { $tries } gewählt
    }
puzzle-not-weighed = Deine Entscheidung gehört nicht zu den naheliegendsten.
puzzle-your-rating = Deine Wertung
puzzle-row = Gefunden in Folge
puzzle-play-on = Weiterspielen
puzzle-next = Nächste Aufgabe
puzzle-choice = Weitere Aufgaben
puzzle-all-themes = Alle Themen
puzzle-of-theme = { $theme }: { $found } von { $count }
puzzle-answered = Beantwortet.
theme-marker = Marker
theme-discard = Abwürfe
theme-dragon = Drachen
theme-leader = Der Anführer
theme-row = Die Auslage
theme-draw = Ziehen
theme-wait = Geduld

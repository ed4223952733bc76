### Puzzles: one decision that is far better than the rest.

puzzle-title = Puzzles
puzzle-waits = One moment …
puzzle-number = Puzzle { $number }
puzzle-of-day = Puzzle of the day
puzzle-solve-today = Solve today's
puzzle-solved-by = Found by { $found } of { $tries }
puzzle-week = The last seven days
puzzle-day-found = found
puzzle-day-missed = not found
puzzle-day-open = not tried
puzzle-days = { $count ->
        [one] day in a row
       *[other] days in a row
    }
puzzle-longest = longest: { $count }
puzzle-your-move = Your move.
puzzle-question = Which decision is far better than the rest?
puzzle-how = Decide on the table, as in a game. You have one try.
puzzle-rating = Rating
puzzle-theme = Theme
puzzle-hint = Theme as a hint
puzzle-skip = Skip
puzzle-found = Found.
puzzle-missed = Not this time.
puzzle-best = The best: { $decision }
puzzle-seen-before = You have answered this one before: your rating stays as it is.
puzzle-chances = Chance to win after each decision
puzzle-yours = your decision
puzzle-chosen = { $tries ->
        [0] nobody has tried it yet
       *[other] chosen by { $count } of { $tries }
    }
puzzle-not-weighed = Your decision is not among the likeliest.
puzzle-your-rating = Your rating
puzzle-row = Found in a row
puzzle-play-on = Play on
puzzle-next = Next puzzle
puzzle-choice = Next puzzles
puzzle-all-themes = All themes
puzzle-of-theme = { $theme }: { $found } of { $count }
puzzle-answered = Answered.
theme-marker = Markers
theme-discard = Discards
theme-dragon = Dragons
theme-leader = The leader
theme-row = The row
theme-draw = Drawing
theme-wait = Patience

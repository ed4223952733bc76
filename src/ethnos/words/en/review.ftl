### The review of a game: what each decision was worth, and what was better.

review-title = Review
review-what = { $players } players. { $count ->
        [0] Nobody has won yet.
        [one] { $names } won.
       *[other] { $names } won together.
    }
review-summary = Summary
# $place: 1 to 6
review-place = { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[6] Sixth
    }, { $glory } Glory
review-glory = { $glory } Glory
review-unfinished = not played to the end
review-behind = { $glory } behind { $name }
review-ahead = { $glory } ahead of { $name }
review-level = level with { $name }
review-accuracy = accuracy
# Points are hundredths of the chance to win
review-fall = Points of chance, from { $start } to { $end }
review-fall-start = Start
review-fall-luck = Luck
review-fall-own = Own decisions
review-fall-others = Others' slips

review-chances = Chance to win, in per cent
review-chances-now = Chances at this moment
review-curve-text = Everybody's chance to win over the game. At the end: { $ends }.
review-moment = Moment of the game
review-key-turning = turning point, in its player's shape
review-key-dragon = Dragon
review-for = For
review-dragon = Dragon { $number }, age { $age }, turn { $turn }
# $way: up or down; $points: how far
review-turning = Turning point: { $name } { $way ->
        [up] gains { $points } points
       *[down] loses { $points } points
    }
review-age-turn = Age { $age }, turn { $turn }

review-decisions = Decisions
review-show = Show
review-all = All
review-to-learn = To learn
review-nothing-to-learn = No slip worth mentioning. Well played.
review-no-decisions = This seat never had a choice.
review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-grade-forced = Forced
review-did-take = Took
review-did-draw = Drew from the deck
review-did-band = Band
review-did-pass = Passed
review-did-marker = Marker
review-did-troll = Troll token
review-did-horde = Horde
review-did-keep = Kept
review-did-conjure = Wizard's draw
review-did-raid = Raid
review-did-decline = Declined

review-panel = The decision
review-before = Previous decision
review-next = Next decision
review-nth = { $nth } of { $count } decisions
review-played = Played
review-better = Better
review-band = { $count ->
        [one] { $leader } alone
       *[other] band of { $count } led by { $leader }
    }
review-percent = { $percent } %
review-in-trials = chance in trials
review-in-trials-tip = What a decision promised in trials from here on. The curve weighs everybody's chances against each other, so that they add up to 100 %, and may show another number. What counts here is the difference between decisions.
# $points: with its sign; $count: without
review-gain = { $count ->
        [one] { $points } point of chance
       *[other] { $points } points of chance
    }
review-alike = Hardly any difference
review-nothing-better = Nothing was better
review-forced = There was no choice
review-others = { $count ->
        [one] One other decision
       *[other] { $count } other decisions
    }
review-show-it = Show it
review-try = Try it yourself
review-shared = Whoever opens this link sees the game at this moment and can step on from there.
review-shared-whole = Whoever opens this link sees this review at this moment.
review-moments = Moments to learn from

review-shown-before = Before
review-shown-played = As played
review-shown-better = Better
review-ring-was = played
review-ring-better = better
review-cards-then = Cards at this moment
review-hand-of = { $name }'s hand

review-waits = One moment …
review-runs = The Archon looks at every decision of the game.
review-progress = Progress of the review
review-stop = Stop
review-stopped = The review was stopped.
review-failed = The review failed.
review-again = Try again
review-open-again = This review is of a file that was opened elsewhere. Open the file here to see it.

# The eight levels, weakest first: what they are called, and their character in one sentence
level-wanderer = Wanderer
level-wanderer-about = Gathers what matches, plays it at four cards, and hardly looks up from the hand.
level-shepherd = Shepherd
level-shepherd-about = Keeps one tribe together and forgets that Dragons come.
level-mason = Mason
level-mason-about = Builds one kingdom high and holds it. Seldom looks across the table.
level-steward = Steward
level-steward-about = Counts every marker on the map, and weighs what is left to others.
level-ferryman = Ferryman
level-ferryman-about = Loves large bands, and waits at the shore until one is worth the crossing.
level-marshal = Marshal
level-marshal-about = Has the whole table in view; now and then is content with the good instead of the best.
level-champion = Champion
level-champion-about = Learned by playing against itself. Plays for the last age from the first card on.
level-archon = Archon
level-archon-about = Tries every decision out in a hundred games that could follow. Errs rarely.

# Choosing opponents
levels-title = Who sits down with you?
levels-text = Eight opponents on one scale. With two players, each wins about two games of three against the one before.
levels-level = Level { $number }
levels-rated = { $level }, { $rating }
levels-introduced = { $level }, { $rating }. { $about }
levels-suits = suits you
levels-suits-now = Suits you now
levels-chosen = You chose
levels-first = A good opponent for a first game. Win, and a stronger one is suggested; lose, and a weaker one.
levels-why = { $level }: you won { $won } of { $games }.
levels-up = One step up.
levels-down = One step down.
levels-easier = Easier
levels-harder = Harder
levels-met = you won { $won } of { $games }
levels-not-met = not met yet
levels-mix = A mix
# $place: of the level that suits, among all
levels-mix-about = { $place ->
        [weakest] One like you, one stronger.
        [strongest] One like you, one weaker.
       *[between] One like you, one weaker, one stronger.
    } Who is who, you find out at the table.
levels-mix-short = found out at the table
levels-range = { $from } to { $to }
levels-person = A person
levels-seats = Or seat them yourself
levels-lay = Open the table
levels-who = Who sits here
levels-other = Other opponents
levels-strongest = Or meet the strongest at once:
levels-against = Play now against { $level }
levels-rating = Your rating against bots: { $rating } ({ $change })
levels-next = Suits you next: { $level }

### Playing in the terminal. Keys (d, t, b …) stay the same in every language.

play-welcome = You are { $name }. Type a number, or ? for help.
play-help =
    number: the decision with that number
    d: draw · t Er: take that card · b Er Ed S: play these cards, the first leads
    m r: marker in that kingdom · k Er S: keep these cards · y or n: yes or no
    all: show every band · h: a hint with reasons · r WORD: look up the rules
    u: take your last decision back · s: save · q: save and leave
    Cards are two letters, tribe and kingdom: { $tribes } and { $kingdoms }; S is a Skeleton.
play-prompt = Your decision:
play-unknown = “{ $answer }” isn't a choice here. Type a number from 1 to { $last }, or ? for help.
play-more = { $count ->
        [one] … and { $count } more band: type “all” to see it.
       *[other] … and { $count } more bands: type “all” to see them.
    }
play-glory = { $glory } Glory when scored
play-marker = marker in { $kingdoms }
play-no-marker = no marker
play-left = left for the row: { $cards }
play-keeps = of these you can keep up to { $count }
play-hint = The { $bot } would choose: { $decision }
play-reason = { $decision }: { $percent } % wins, about { $glory } Glory
play-mishap = The bot { $bot } failed; the Steward decided in its place.
play-saved = Saved. To continue: { $command }
play-resumed = The game continues: age { $age }, turn { $turn }.
play-no-undo = That can't be undone: a hidden card was seen, or others have played.
play-over = The game is over.
play-review = Saved. To see what would have been better: { $command }

# The opponents. .about: their strength in one honest line
bot-random = Random
    .about = Plays at random. Loses to everyone.
bot-novice = Novice
    .about = Plays like a person in a first game: collects what matches and plays large bands.
bot-steward = Steward
    .about = A strong, fast player: weighs every band, every race for markers and what it leaves to others.
bot-champion = Champion
    .about = Taught itself by playing itself; answers at once. Wins three games in five against three Stewards.
bot-archon = Archon
    .about = The Champion with time to think: tries its decisions out in games that could follow. Wins two games in five against three Champions.

### Playing in the terminal, in German. Keys (d, t, b …) stay the same in every language.

play-welcome = Du bist { $name }. Gib eine Zahl ein oder ? für Hilfe.
play-help =
    Zahl: die Entscheidung mit dieser Nummer
    d: ziehen · t Er: diese Karte nehmen · b Er Ed S: diese Karten ausspielen, die erste führt an
    m r: Marker in dieses Königreich · k Er S: diese Karten behalten · y oder n: ja oder nein
    all: alle Kampfverbände zeigen · h: Tipp mit Begründung · r WORT: in den Regeln nachschlagen
    u: deine letzte Entscheidung zurücknehmen · s: speichern · q: speichern und aufhören
    Karten sind zwei Buchstaben, Stamm und Königreich: { $tribes } und { $kingdoms }; S ist ein Skelett.
play-prompt = Deine Entscheidung:
play-unknown = „{ $answer }“ bedeutet hier nichts. Gib eine Zahl von 1 bis { $last } ein oder ? für Hilfe.
play-more = { $count ->
        [one] … und noch { $count } Kampfverband: Gib „all“ ein, um ihn zu sehen.
       *[other] … und noch { $count } Kampfverbände: Gib „all“ ein, um sie zu sehen.
    }
play-glory = { $glory } Ruhm bei der Wertung
play-marker = Marker in { $kingdoms }
play-no-marker = kein Marker
play-left = Rest für die Auslage: { $cards }
play-keeps = davon darfst du bis zu { $count } behalten
play-hint = Der { $bot } würde wählen: { $decision }
play-reason = { $decision }: { $percent } % Siege, etwa { $glory } Ruhm
play-mishap = Der Bot { $bot } ist ausgefallen; an seiner Stelle hat der Verwalter entschieden.
play-saved = Gespeichert. So geht es weiter: { $command }
play-resumed = Die Partie geht weiter: Zeitalter { $age }, Zug { $turn }.
play-no-undo = Das lässt sich nicht zurücknehmen: Eine verdeckte Karte ist schon bekannt, oder andere waren schon am Zug.
play-over = Die Partie ist zu Ende.
play-review = Gespeichert. Was besser gewesen wäre, zeigt: { $command }

# The opponents. .about: their strength in one honest line
bot-random = Zufall
    .about = Lässt die Würfel entscheiden. Verliert gegen alle.
bot-novice = Neuling
    .about = Spielt wie ein Mensch in der ersten Partie: sammelt, was zusammenpasst, und spielt große Kampfverbände aus.
bot-steward = Verwalter
    .about = Spielt stark und schnell: wägt jeden Kampfverband ab, jeden Wettlauf um Marker und was dabei den anderen überlassen bleibt.
bot-champion = Champion
    .about = Lernte durch Spielen gegen sich selbst; antwortet sofort. Gewinnt gegen drei Verwalter drei von fünf Partien.
bot-archon = Archont
    .about = Der Champion mit Zeit zum Nachdenken: erprobt seine Entscheidungen in möglichen Partien. Gewinnt gegen drei Champions zwei von fünf Partien.

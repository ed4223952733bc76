# The eight levels, weakest first: what they are called, and their character in one sentence
level-wanderer = Wanderer
level-wanderer-about = Sammelt, was zusammenpasst, spielt es mit vier Karten aus und schaut kaum von der Hand auf.
level-shepherd = Hirte
level-shepherd-about = Hält einen Stamm zusammen und vergisst, dass Drachen kommen.
level-mason = Steinmetz
level-mason-about = Baut ein Königreich hoch aus und hält es. Schaut selten über den Tisch.
level-steward = Verwalter
level-steward-about = Zählt jeden Marker auf der Karte und bedenkt, was er den anderen lässt.
level-ferryman = Fährmann
level-ferryman-about = Liebt große Verbände und wartet am Ufer, bis sich die Überfahrt lohnt.
level-marshal = Marschall
level-marshal-about = Hat den ganzen Tisch im Blick; ist ab und zu mit dem Guten statt dem Besten zufrieden.
level-champion = Champion
level-champion-about = Hat im Spiel gegen sich selbst gelernt. Spielt von der ersten Karte an für das letzte Zeitalter.
level-archon = Archont
level-archon-about = Probt jede Entscheidung in hundert Partien, die folgen könnten. Irrt selten.

# Choosing opponents
levels-title = Wer setzt sich zu dir?
levels-text = Acht Gegner auf einer Skala. Zu zweit gewinnt jeder gegen den vorigen etwa zwei von drei Partien.
levels-level = Stufe { $number }
levels-rated = { $level }, { $rating }
levels-introduced = { $level }, { $rating }. { $about }
levels-suits = passt zu dir
levels-suits-now = Passt jetzt zu dir
levels-chosen = Deine Wahl
levels-first = Ein guter Gegner für die erste Partie. Nach Siegen wird ein stärkerer vorgeschlagen, nach Niederlagen ein schwächerer.
levels-why = { $level }: du hast { $won } von { $games } gewonnen.
levels-up = Eine Stufe höher.
levels-down = Eine Stufe tiefer.
levels-easier = Leichter
levels-harder = Schwerer
levels-met = { $won } von { $games } gewonnen
levels-not-met = noch nicht begegnet
levels-mix = Gemischt
# $place: of the level that suits, among all
levels-mix-about = { $place ->
        [weakest] Einer wie du, einer stärker.
        [strongest] Einer wie du, einer schwächer.
       *[between] Einer wie du, einer schwächer, einer stärker.
    } Wer wer ist, zeigt sich am Tisch.
levels-mix-short = zeigt sich am Tisch
levels-range = { $from } bis { $to }
levels-person = Ein Mensch
levels-seats = Oder setze sie selbst
levels-lay = Tisch eröffnen
levels-who = Wer hier sitzt
levels-other = Andere Gegner
levels-strongest = Oder gleich gegen die Stärksten:
levels-against = Jetzt spielen gegen: { $level }
levels-rating = Deine Wertung gegen Bots: { $rating } ({ $change })
levels-next = Passt als Nächstes zu dir: { $level }

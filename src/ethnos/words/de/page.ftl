### The page: home, table and everything around them.

# Home
page-home = Ethnos, Startseite
page-hero-1 = Sechs Königreiche.
page-hero-2 = Zwölf Stämme.
page-hero-3 = Drei Drachen.
page-hero-text = Sammle Verbündete, führe sie als Verbände hinaus und halte die Königreiche, wenn der dritte Drache kommt.
page-play-now = Jetzt spielen
page-play-note = Du und drei Bots. Kein Konto, ein Klick.
page-people = Mit anderen spielen
page-new = Neuer Tisch
page-new-text = 2 bis 6 Spieler, jede Option erklärt
page-device = Mehrere Leute, ein Gerät
page-device-text = ein Vorhang zwischen den Zügen
page-join-code = Mit Code beitreten
page-join-text = oder öffne den Link oder QR-Code von Freunden
page-open = Offene Tische
page-open-none = Gerade wartet kein Tisch auf Spieler.
page-watch = Partien zum Zuschauen
page-watch-one = Zuschauen
page-watch-none = Gerade ist keine Partie für Zuschauer offen.
page-nobody = Noch niemand
page-table-of = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }, { $free } frei
page-guest = Gast
page-sit = Hinsetzen
page-games = Deine Partien
page-waits-for = { $name } ist am Zug
page-resume = Weiter
page-from-record = Von einer Aufzeichnung weiter
page-from-record-text = eine gespeicherte Partie
page-rules = Regeln
page-rules-text = mit Suche, eine Taste entfernt: ?
page-rules-all = Alle Themen
page-search = Regeln durchsuchen
page-search-none = Nichts gefunden.
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-menu = Menü
page-settings = Einstellungen
page-speed = Tempo der anderen Züge
page-speed-none = Sofort
page-sounds = Töne
page-notify = Benachrichtigen, wenn ich am Zug bin
page-tips = Kurze Hinweise in der ersten Partie
page-close = Schließen
page-about = Über dieses Programm
page-about-game = Eine inoffizielle Umsetzung des Brettspiels Ethnos von Paolo Mori. Nichts vom veröffentlichten Bild- oder Textmaterial wird verwendet.
page-about-icons = Karte, Kartenbilder und Marker sind hier gezeichnet. Bilder und Schriften von anderen:
page-about-free = Das Programm ist freie Software unter der MIT-Lizenz.

# A new table
page-players = Spieler
page-two-ages = Zwei oder drei Spieler: zwei Zeitalter, fünf Stämme.
page-three-ages = Vier bis sechs Spieler: drei Zeitalter, sechs Stämme.
page-seat-me = Jemand hier
page-seat-open = Frei, für Freunde
page-seat-novice = Bot: Neuling
page-seat-steward = Bot: Verwalter
page-preset = Regeln nach
page-preset-standard = Standard
page-preset-english = Englisches Heft
page-preset-german = Deutsches Blatt
page-preset-polish = Polnisches Heft
page-preset-czech = Tschechisches Heft
page-preset-russian = Russisches Heft
page-preset-japanese = Japanisches Heft
page-preset-text = Die gedruckten Hefte weichen in Kleinigkeiten ab: wer spätere Zeitalter beginnt, zehn Skelette, das Meerwesen-Tableau. Siehe „Optionen“ in den Regeln.
page-clock = Uhr
page-clock-none = Keine: alle nehmen sich Zeit
page-clock-turn = 90 Sekunden pro Zug
page-clock-reserve = 15 Minuten pro Partie, 10 Sekunden mehr je Zug
page-tribes = Stämme im Spiel
page-tribes-text = { $count } gewählt; wähle { $wanted } oder keinen für zufällige.
page-open-text = Diesen Tisch auf der Startseite zeigen: Fremde dürfen freie Plätze nehmen und, wenn erlaubt, der Partie zuschauen
page-hints-text = Tipps sind erlaubt
page-spectators-text = Andere dürfen zuschauen: wer den Link hat, und alle, wenn der Tisch gezeigt wird. Handkarten sehen sie nie.
page-cancel = Abbrechen
page-lay = Tisch decken
page-lobby = Am Tisch
page-free = frei
page-add-bot = Bot hierher
page-sit-here = Jemand von hier
page-invite = Freunde kommen mit Link, QR oder Code dazu:
page-qr = QR-Code des Links
page-copy = Link kopieren
page-copied = Kopiert
page-committed = Faires Mischen: durch { $commitment }… festgelegt, bevor jemand saß.
page-start = Partie beginnen

# The table
page-your-turn = Du bist am Zug.
page-turn-tag = am Zug
page-thinking = { $name } denkt nach.
page-ages = Zeitalter
page-map = Karte der sechs Königreiche
page-log = Was geschah
page-bot = Bot
page-away = weg
page-lost = Verbindung verloren. Neuer Versuch.
page-open-player = { $name }: alle Verbände
page-chip = { $card }: { $text }
page-glory-tip = Ruhm: Wer nach dem letzten Zeitalter am meisten hat, gewinnt.
page-hand-tip = { $name } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
page-horde = Horde: { $count ->
        [one] ein Marker
       *[other] { $count } Marker
    }, { $glory } Ruhm beim Plünderzug.
page-giant-token = Riesen-Plättchen, Verband aus { $count }
page-kingdom-tip = { $kingdom }. Plättchen je Zeitalter: { $tokens }. Marker: { $markers }.
page-merfolk-tip = Jetzt: { $places }.
page-deck = Stapel, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }: ziehen
page-deck-tip = Ziehe die oberste Karte. In der unteren Hälfte stecken drei Drachen.
page-dragons = Gezogene Drachen: { $count } von 3
page-dragons-tip = Der dritte Drache beendet das Zeitalter sofort.
page-row-empty = Die Auslage ist leer.
page-hand = Deine Hand
page-hand-empty = Keine Karten auf der Hand.
page-hand-full = Zehn Karten: Jetzt muss ein Kampfverband ausgespielt werden.
page-sort = Sortieren
page-sort-tribe = Stamm
page-sort-kingdom = Königreich
page-leads = { $card }, führt an
page-leader = Anführer
page-band = Verband aus { $count }
page-no-marker = Kein Marker
page-no-marker-why = zu klein für die Marker dort, oder ein Halbling führt
page-marker-in = Marker: { $kingdom }
page-marker-place = setzen
page-marker-any = Marker: eins von { $count } Königreichen
page-swim = Schwimme von { $start } auf { $end }; freie Marker: { $count }
page-glory-end = { $glory } Ruhm am Ende des Zeitalters
page-skeletons-leave = Skelette gehen vorher: { $count }
page-to-row = In die Auslage: { $count }
page-keeps = du behältst bis zu { $count } davon
page-needs-leader = Ein Skelett kann nicht führen: Wähle noch jemanden.
page-on-map = Wähle auf der Karte oder hier.
page-keep-how = Wähle, was auf der Hand bleibt: { $count } von { $limit }.
page-keep = { $count } behalten
page-turn-how = Nimm eine Karte aus der Auslage oder vom Stapel, oder wähle Karten eines Stammes oder Königreichs für einen Kampfverband.
page-ahead = Du kannst schon Karten ordnen und wählen.
page-hint = Tipp
page-hint-wait = Der Verwalter denkt nach …
page-hint-do = So machen
page-undo = Zurück
page-undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
page-yes = Ja
page-no = Nein
page-clear = Leeren
page-play-band = Verband ausspielen
page-say = Etwas sagen
page-stand-in = Bot für mich spielen lassen
page-return = Wieder selbst spielen
page-player-sum = { $glory } Ruhm, { $count } auf der Hand, { $supply } Marker übrig
page-no-bands = In diesem Zeitalter noch keine Verbände.
page-known = Bekannt auf der Hand
page-curtain = Jetzt spielt { $name }.
page-curtain-how = Gib das Gerät weiter. Karten sind erst nach dem Vorhang zu sehen.
page-curtain-open = Ich bin { $name }
page-next = Weiter
page-back = Zurück
page-skip = Alles überspringen
page-go-on = Weiter
page-run = Abspielen
page-pause = Pause
page-by-skeletons = Zehn Skelette gewannen die Partie sofort.
page-source-kingdoms = Königreiche
page-source-merfolk = Meerwesen
page-source-giant = Riese
page-source-raids = Plünderzüge
page-source-bands = Verbände
page-fair = Faires Mischen: Die Aufzeichnung enthält das Geheimnis hinter { $commitment }… und alle Zahlen; `ethnos verify` beweist es.
page-not-fair = Aus einer Aufzeichnung: keine Aussage über faires Mischen.
page-record = Aufzeichnung laden
page-replay = Partie durchgehen
page-rematch = Noch einmal

# A first game
page-tip-begin = Dein Ziel: Verbände eines Stammes oder Königreichs. Nimm Karten, die passen; alles erklärt sich beim Zeigen oder langen Drücken.
page-tip-pairs = Ein Kampfverband setzt einen Marker ins Königreich seines Anführers, wenn er mehr Karten hat als du dort Marker. Der Rest der Hand geht in die Auslage.
page-tip-preview = Hier siehst du, was der Kampfverband bewirkt. Ein anderer Anführer heißt anderes Königreich oder andere Fähigkeit.
page-tip-dragon = Ein Drache! Beim dritten endet das Zeitalter sofort, Handkarten zählen nichts: Spiele rechtzeitig.
page-tip-ok = Verstanden
page-tip-stop = Keine Hinweise mehr

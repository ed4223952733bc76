### The page: home, table and everything around them.

# Home
page-home = Startseite
page-hero-1 = Sechs Königreiche.
page-hero-2 = Zwölf Stämme.
page-hero-3 = Drei Drachen.
page-hero-text = Sammle Verbündete, führe sie als Kampfverbände ins Feld und beherrsche die Königreiche, wenn der dritte Drache erscheint.
page-play-now = Jetzt spielen
page-learn = Lernen
page-puzzles = Aufgaben
page-puzzles-text = jeden Tag eine, und beliebig viele mehr
page-people = Mit anderen spielen
page-new = Neuer Tisch
page-new-text = 2 bis 6 Spieler, jede Option erklärt
page-device = Mehrere Spieler, ein Gerät
page-device-text = Mit Sichtschutz zwischen den Zügen
page-companion = Begleiter
page-companion-text = Für die eigene Schachtel: Stämme losen, aufbauen, werten
page-join-code = Mit Code beitreten
page-join-text = oder öffne den Link oder QR-Code von Freunden
page-open = Offene Tische
page-open-none = Gerade gibt es keine offenen Tische.
page-watch = Partien zum Zuschauen
page-watch-one = Zuschauen
page-watch-none = Gerade gibt es keine Partie zum Zuschauen.
page-nobody = Noch niemand
page-table-of = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }, { $free } frei
page-guest = Gast
page-sit = Hinsetzen
page-games = Deine Partien
page-games-all = Alle { $count } zeigen
page-waits-for = { $name } ist am Zug
page-resume = Weiterspielen
page-see-result = Ergebnis ansehen
page-from-record = Gespeicherte Partie laden
page-from-record-text = aus einer Aufzeichnung
page-study = Partie studieren
page-study-text = mit der Engine daneben und eigenen Varianten
page-rules = Regeln
page-rules-text = Mit Suche. Jederzeit mit der Taste ?
page-rules-search = Mit Suche.
page-rules-all = Alle Themen
page-search = Regeln durchsuchen
page-search-none = Nichts gefunden.
page-language = Sprache
page-theme = Design
page-theme-system = Systemeinstellung
page-theme-light = Hell
page-theme-dark = Dunkel
page-menu = Menü
page-settings = Einstellungen
page-speed = Tempo der Bots
page-speed-slow = Gemächlich
page-speed-human = Wie ein Mensch
page-speed-quick = Flott
page-speed-none = Sofort
page-speed-text = Gemächlich und wie ein Mensch heißt: Bots überlegen vor jedem Zug.
page-sounds = Töne
page-notify = Benachrichtigen, wenn ich am Zug bin
page-tips = Hinweise in der ersten Partie zeigen
page-close = Schließen
page-about = Über dieses Programm
page-about-game = Eine inoffizielle Umsetzung des Brettspiels Ethnos von Paolo Mori. Nichts vom veröffentlichten Bild- oder Textmaterial wird verwendet.
page-about-icons = Landkarte, Kartenbilder und Marker sind eigens gezeichnet. Bilder und Schriften von anderen:
page-about-free = Das Programm ist freie Software unter der MIT-Lizenz.

# A new table
page-players = Spieler
page-two-ages = Zwei oder drei Spieler: zwei Zeitalter, fünf Stämme.
page-three-ages = Vier bis sechs Spieler: drei Zeitalter, sechs Stämme.
page-seat-me = Spieler an diesem Gerät
page-seat-open = Freier Platz
page-preset = Spielanleitung
page-preset-standard = Standard
page-preset-english = Englische Anleitung
page-preset-german = Deutsche Kurzanleitung
page-preset-polish = Polnische Anleitung
page-preset-czech = Tschechische Anleitung
page-preset-russian = Russische Anleitung
page-preset-japanese = Japanische Anleitung
page-preset-text = Die gedruckten Anleitungen weichen in Kleinigkeiten voneinander ab: wer spätere Zeitalter beginnt, zehn Skelette, das Meerwesen-Tableau. Siehe „Optionen“ in den Regeln.
page-rules-single = Einzelne Regeln
page-rules-books = Wie in: { $books }
option-o1 = Wer spätere Zeitalter beginnt
option-o2 = Zehn Skelette
option-o3 = Meerwesen-Tableau
option-o5 = Troll-Plättchen
way-least-starts = wer am wenigsten Ruhm hat
way-drawer-starts = wer den dritten Drachen gezogen hat
way-skeletons-pass = mit so einer Hand setzt man aus
way-skeletons-win = gemeinsam ausgespielt gewinnen sie sofort
way-merfolk-places = 1., 2. und 3. Platz werden gewertet, wie in einem Königreich
way-merfolk-leader = nur wer am weitesten vorn ist, wird gewertet
way-trolls-kingdoms = lösen Gleichstände nur in Königreichen auf
way-trolls-everywhere = lösen Gleichstände auch auf dem Meerwesen-Tableau auf
page-clock = Bedenkzeit
page-clock-none = Keine Begrenzung
page-clock-turn = 90 Sekunden pro Zug
page-clock-reserve = 15 Minuten pro Partie, plus 10 Sekunden pro Zug
page-tribes = Stämme im Spiel
page-tribes-text = { $count } gewählt. Wähle { $wanted } oder keinen: Dann wird gelost.
page-open-text = Diesen Tisch auf der Startseite zeigen: Alle dürfen freie Plätze einnehmen und, wenn erlaubt, zuschauen
page-hints-text = Tipps erlauben
page-spectators-text = Zuschauer erlauben: alle mit dem Link, und wenn der Tisch auf der Startseite steht, wirklich alle. Handkarten sehen sie nie.
page-cancel = Abbrechen
page-lay = Tisch erstellen
page-lobby = Warteraum
page-free = Freier Platz
page-add-bot = Bot hinzufügen
page-sit-here = Spieler an diesem Gerät
page-kept = für { $name } reserviert
page-free-seat = Platz freigeben
page-send-away = Entfernen
page-stand-up = Aufstehen
page-invite-seat = Einladen
page-invite-seat-text = Wer diesen Link innerhalb eines Tages als Erster öffnet, darf hier sitzen:
page-invited = Du bist an diesen Tisch eingeladen
page-invite = Freunde kommen mit diesem Link, QR-Code oder Tischcode dazu:
page-qr = QR-Code des Links
page-copy = Link kopieren
page-copied = Kopiert
page-committed = Nachweislich fair gemischt: festgelegt ({ $commitment }…), bevor jemand am Tisch saß.
page-start = Partie starten

# The table
page-your-turn = Du bist am Zug.
page-turn-tag = am Zug
page-thinking = { $name } denkt nach …
page-ages = Zeitalter
page-map = Karte der sechs Königreiche
page-log = Spielverlauf
page-log-newest = Neueste
page-bot = Bot
page-away = abwesend
page-lost = Verbindung verloren. Neuer Versuch …
page-unreached = Keine Antwort: Der Server ist nicht erreichbar. Versuch es noch einmal, wenn die Verbindung wieder steht.
page-open-player = { $name }: alle Kampfverbände
page-chip = { $card }: { $text }
page-glory-tip = Ruhm: Wer nach dem letzten Zeitalter am meisten hat, gewinnt.
page-hand-tip = { $name } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand.
page-horde = Horde: { $count ->
        [one] ein Marker
       *[other] { $count } Marker
    }, { $glory } Ruhm beim Plünderzug.
page-giant-token = Riesen-Plättchen, Kampfverband aus { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }
page-troll-token = Troll-Plättchen { $value }
page-kingdom-tip = { $kingdom }. Plättchen je Zeitalter: { $tokens }. Marker: { $markers }.
page-merfolk-tip = Jetzt: { $places }.
page-deck = Stapel, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }: ziehen
page-deck-tip = Ziehe die oberste Karte vom Stapel. Zu Beginn jedes Zeitalters stecken drei Drachen in der unteren Hälfte.
page-dragons = Gezogene Drachen: { $count } von 3
page-dragons-tip = Der dritte Drache beendet das Zeitalter sofort.
page-row-empty = Die Auslage ist leer.
page-hand = Deine Hand
page-hand-empty = Keine Karten auf der Hand.
page-hand-full = Hand voll: Du musst einen Kampfverband ausspielen.
page-sort = Sortieren
page-sort-tribe = Stamm
page-sort-kingdom = Königreich
page-leads = { $card }, Anführer
page-leader = Anführer
page-band = Kampfverband: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
page-no-marker = Kein Marker
page-marker-in = Marker: { $kingdom }
page-marker-place = einsetzen
page-marker-any = Marker: eines von { $count } Königreichen
page-swim = Meerwesen: von Feld { $start } auf { $end }; zusätzliche Marker: { $count }
page-glory-end = { $glory } Ruhm am Ende des Zeitalters
page-skeletons-leave = Skelette fallen vorher weg: { $count }
page-skeletons-win = Zehn Skelette gewinnen die Partie sofort.
page-to-row = In die Auslage: { $count }
page-keeps = du behältst bis zu { $count } davon
page-needs-leader = Ein Skelett kann nicht anführen: Wähle noch eine andere Karte.
page-on-map = Wähle auf der Landkarte oder hier.
page-on-tokens = Wähle ein Plättchen neben dem Stapel oder hier.
page-keep-how = Wähle, was auf der Hand bleibt: { $count } von { $limit }.
page-keep = { $count } behalten
page-turn-how = Nimm eine Karte aus der Auslage oder vom Stapel, oder wähle Karten eines Stammes oder eines Königreichs und spiele sie als Kampfverband aus.
page-ahead = Du kannst inzwischen Karten sortieren und auswählen.
page-hint = Tipp
page-hint-wait = Denkt nach …
page-hint-do = So spielen
page-hint-all = Alles, was erwogen wurde
page-undo = Rückgängig
page-undo-asked = { $name } möchte eine Entscheidung zurücknehmen. Einverstanden?
page-yes = Ja
page-no = Nein
page-clear = Abwählen
page-play-band = Ausspielen
page-say = Chat
page-stand-in = Bot für mich spielen lassen
page-stand-in-text = Ein Bot spielt an deinem Platz, bis du wieder selbst spielst. Sind nur noch Bots am Tisch, kann die Partie schnell zu Ende sein.
page-stand-in-sure = Ja, spielen lassen
page-return = Wieder selbst spielen
page-manners = Am Tisch
page-manners-none = Sonst spielt hier niemand mit.
page-present = ist da
page-replace-soon = nicht verbunden; ersetzbar in { $seconds } s
page-put-bot = Bot einsetzen
page-ask-bot = Um einen Bot bitten
page-ask-end = Um das Ende der Partie bitten
page-ask-end-text = Die Partie endet ohne Ergebnis, sobald alle zustimmen.
page-resign = Aufgeben
page-resign-text = Ein Bot spielt an deinem Platz zu Ende; du kannst zusehen. Das lässt sich nicht zurücknehmen.
page-resign-sure = Ja, aufgeben
page-resigned = aufgegeben
page-motion-end = { $name } möchte die Partie ohne Ergebnis beenden.
page-motion-bot = { $name } möchte, dass für { $other } ein Bot spielt.
page-motion-votes = Dafür: { $count } von { $needed }.
page-withdraw = Zurückziehen
page-claim-host = Den Tisch übernehmen
page-ended = Einvernehmlich beendet
page-ended-text = Die Partie wurde ohne Ergebnis beendet. Niemand hat gewonnen oder verloren.
page-nobody-left = Die Partie ist zu Ende
page-nobody-left-text = Niemand war mehr da, der sie spielt: Es gibt kein Ergebnis.
page-supply = Marker im Vorrat
page-no-bands = In diesem Zeitalter noch keine Kampfverbände.
page-known = Bekannte Handkarten
page-curtain = { $name } ist am Zug
page-curtain-how = Gib das Gerät weiter. Karten sind erst zu sehen, wenn der Vorhang aufgeht.
page-curtain-open = Ich bin { $name }
page-next = Weiter
page-back = Zurück
page-back-review = Zurück zur Analyse
page-back-study = Zurück zur Studie
page-skip = Alles überspringen
page-go-on = Weiter
page-run = Abspielen
page-pause = Pause
page-by-skeletons = Zehn Skelette haben die Partie sofort gewonnen.
page-source-kingdoms = Königreiche
page-source-merfolk = Meerwesen
page-source-giant = Riese
page-source-raids = Plünderzüge
page-source-bands = Verbände
page-not-fair = Aus einer Aufzeichnung aufgebaut: Dass fair gemischt wurde, ist nicht nachweisbar.
page-record = Aufzeichnung speichern
page-replay = Partie ansehen
page-review = Analyse
page-rematch = Noch eine Partie
page-rematch-watch = Der nächsten Partie zuschauen

# A first game
page-tip-begin = Bilde Kampfverbände: Karten eines Stammes oder eines Königreichs. Nimm Karten, die zu deiner Hand passen. Zeige auf etwas oder drücke lange darauf, dann wird es erklärt.
page-tip-pairs = Mit einem Kampfverband setzt du einen Marker ins Königreich seines Anführers, wenn er mehr Karten hat als du dort Marker (zu zweit: als ihr beide zusammen). Deine übrigen Handkarten kommen in die Auslage.
page-tip-preview = Hier siehst du, was der Kampfverband bewirkt. Ein anderer Anführer bedeutet ein anderes Königreich oder eine andere Fähigkeit.
page-tip-dragon = Ein Drache! Beim dritten endet das Zeitalter sofort, und Handkarten bringen nichts: Spiele deine Kampfverbände rechtzeitig aus.
page-tip-ok = Verstanden
page-tip-stop = Keine Hinweise mehr

# Fair deals, checked at the end
page-fair-checking = Nachweislich fair: Das Mischen wird geprüft …
page-fair-good = Nachweislich fair: Dieser Browser hat das Mischen geprüft, alles stimmt.
page-fair-bad = Die Kartenverteilung passt nicht zu dem, was zugesagt war. Was nicht stimmt, ist markiert.
page-fair-not = Stimmt nicht:
page-fair-unsafe = Ein Browser kann das Mischen nur unter einer https-Adresse oder auf dem Rechner prüfen, auf dem der Server läuft. Prüfe hier stattdessen die Aufzeichnung.
page-fair-failed = Das Mischen konnte hier nicht geprüft werden: { $reason }
page-fair-commitment = Das nun offengelegte Geheimnis passt zur Festlegung { $commitment }…
page-fair-promised = Diese Festlegung wurde diesem Browser gezeigt, bevor er deine Zahl abgab.
page-fair-number = Deine eigene Zahl ist unter denen, aus denen gemischt wurde.
page-fair-no-number = Dieser Browser hat an diesem Tisch keine Zahl abgegeben; ob deine verwendet wurde, lässt sich hier nicht prüfen.
page-fair-shuffles = Jedes Mischen wurde aus Geheimnis und Zahlen wiederholt: Stämme, Ruhmplättchen, Startspieler und der Stapel jedes Zeitalters stimmen mit der Partie überein.
page-fair-cards = Die Karten, die du gesehen hast, kommen in dieser Reihenfolge aus diesen Stapeln: erste Auslage, deine Hand, deine gezogenen Karten, jeder Drache.
page-fair-yourself = Verlass dich nicht nur auf diese Seite. Speichere die Aufzeichnung und führe aus:

# Moving a seat to another device
page-link = Link
page-link-local = Diese Adresse gilt nur auf diesem Rechner. Öffne die Seite für andere Geräte unter der Adresse des Servers in deinem Netz.
page-move = Meinen Platz auf ein anderes Gerät verlegen
page-move-how = Öffne diesen Link auf dem anderen Gerät oder scanne damit den Code. Er gilt einmal, bis { $time }.
page-move-then = Dein Platz zieht mit Hand und Zug sofort dorthin um. Dieses Gerät gibt ihn ab und kann weiter zuschauen, wenn der Tisch es erlaubt. Zurück geht es von dort auf demselben Weg.
page-move-here = Eine Partie auf diesem Gerät weiterspielen
page-move-here-text = Der Platz dieses Links zieht mit Hand und Zug hierher um; das bisherige Gerät gibt ihn ab.
page-move-take = Platz hierher holen
page-moved = Dein Platz ist jetzt auf einem anderen Gerät
page-moved-text = Spiel dort weiter. Dieses Gerät hat den Platz abgegeben; zuschauen kann es, wenn der Tisch es erlaubt.

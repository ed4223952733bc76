### The page: home, table and everything around them.

# Home
page-home = Ethnos, Startseite
page-hero-1 = Sechs Königreiche.
page-hero-2 = Zwölf Stämme.
page-hero-3 = Drei Drachen.
page-hero-text = Sammle Verbündete, führe sie als Kampfverbände ins Feld und halte die Königreiche, wenn der dritte Drache kommt.
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
page-from-record = Aufzeichnung fortsetzen
page-from-record-text = eine gespeicherte oder unvollendete Partie
page-rules = Regeln
page-rules-text = mit Suche, jederzeit mit der Taste ?
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
page-speed = Tempo fremder Züge
page-speed-none = Sofort
page-sounds = Töne
page-notify = Benachrichtigen, wenn ich am Zug bin
page-tips = Kurze Hinweise in der ersten Partie
page-close = Schließen
page-about = Über dieses Programm
page-about-game = Eine inoffizielle Umsetzung des Brettspiels Ethnos von Paolo Mori. Nichts vom veröffentlichten Bild- oder Textmaterial wird verwendet.
page-about-icons = Landkarte, Kartenbilder und Marker sind eigens gezeichnet. Bilder und Schriften von anderen:
page-about-free = Das Programm ist freie Software unter der MIT-Lizenz.

# A new table
page-players = Spieler
page-two-ages = Zwei oder drei Spieler: zwei Zeitalter, fünf Stämme.
page-three-ages = Vier bis sechs Spieler: drei Zeitalter, sechs Stämme.
page-seat-me = Mensch an diesem Gerät
page-seat-open = Frei, für Freunde
page-seat-novice = Bot: Neuling
page-seat-steward = Bot: Verwalter
page-preset = Ausgabe
page-preset-standard = Standard
page-preset-english = Englische Anleitung
page-preset-german = Deutsche Kurzanleitung
page-preset-polish = Polnische Anleitung
page-preset-czech = Tschechische Anleitung
page-preset-russian = Russische Anleitung
page-preset-japanese = Japanische Anleitung
page-preset-text = Die gedruckten Anleitungen weichen in Kleinigkeiten voneinander ab: wer spätere Zeitalter beginnt, zehn Skelette, das Meerwesen-Tableau. Siehe „Optionen“ in den Regeln.
page-clock = Uhr
page-clock-none = Keine: Alle lassen sich Zeit
page-clock-turn = 90 Sekunden pro Zug
page-clock-reserve = 15 Minuten für die Partie, 10 Sekunden dazu je Zug
page-tribes = Stämme im Spiel
page-tribes-text = { $count } gewählt; wähle { $wanted } oder keinen, dann entscheidet das Los.
page-open-text = Diesen Tisch auf der Startseite zeigen: Fremde dürfen freie Sitze einnehmen und, wenn erlaubt, der Partie zuschauen
page-hints-text = Tipps sind erlaubt
page-spectators-text = Andere dürfen zuschauen: wer den Link hat, und alle, wenn der Tisch gezeigt wird. Handkarten sehen sie nie.
page-cancel = Abbrechen
page-lay = Tisch eröffnen
page-lobby = Am Tisch
page-free = frei
page-add-bot = Bot hinsetzen
page-sit-here = Mensch an diesem Gerät
page-invite = Freunde kommen mit diesem Link, QR-Code oder Code dazu:
page-qr = QR-Code des Links
page-copy = Link kopieren
page-copied = Kopiert
page-committed = Faires Mischen: durch { $commitment }… festgelegt, bevor jemand am Tisch saß.
page-start = Partie beginnen

# The table
page-your-turn = Du bist am Zug.
page-turn-tag = am Zug
page-thinking = { $name } denkt nach.
page-ages = Zeitalter
page-map = Karte der sechs Königreiche
page-log = Spielverlauf
page-bot = Bot
page-away = abwesend
page-lost = Verbindung verloren. Neuer Versuch läuft.
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
page-deck-tip = Ziehe die oberste Karte vom Stapel. In seiner unteren Hälfte stecken drei Drachen.
page-dragons = Gezogene Drachen: { $count } von 3
page-dragons-tip = Der dritte Drache beendet das Zeitalter sofort.
page-row-empty = Die Auslage ist leer.
page-hand = Deine Hand
page-hand-empty = Keine Karten auf der Hand.
page-hand-full = Zehn Karten: Du musst einen Kampfverband ausspielen.
page-sort = Sortieren
page-sort-tribe = Stamm
page-sort-kingdom = Königreich
page-leads = { $card }, führt an
page-leader = Anführer
page-band = Kampfverband: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
page-no-marker = Kein Marker
page-no-marker-why = zu klein für die Marker dort, oder ein Halbling führt an
page-marker-in = Marker: { $kingdom }
page-marker-place = einsetzen
page-marker-any = Marker: eines von { $count } Königreichen
page-swim = Von Feld { $start } auf { $end }; zusätzliche Marker: { $count }
page-glory-end = { $glory } Ruhm am Ende des Zeitalters
page-skeletons-leave = Skelette fallen vorher weg: { $count }
page-skeletons-win = Zehn Skelette gewinnen die Partie sofort.
page-to-row = In die Auslage: { $count }
page-keeps = du behältst bis zu { $count } davon
page-needs-leader = Ein Skelett kann nicht anführen: Wähle noch eine andere Karte.
page-on-map = Wähle auf der Karte oder hier.
page-on-tokens = Wähle ein Plättchen neben dem Stapel oder hier.
page-keep-how = Wähle, was auf der Hand bleibt: { $count } von { $limit }.
page-keep = { $count } behalten
page-turn-how = Nimm eine Karte aus der Auslage oder vom Stapel, oder wähle Karten eines Stammes oder eines Königreichs und spiele sie als Kampfverband aus.
page-ahead = Du kannst schon Karten ordnen und auswählen.
page-hint = Tipp
page-hint-wait = Der Verwalter denkt nach …
page-hint-do = So machen
page-undo = Rückgängig
page-undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
page-yes = Ja
page-no = Nein
page-clear = Abwählen
page-play-band = Ausspielen
page-say = Etwas sagen
page-stand-in = Bot für mich spielen lassen
page-return = Wieder selbst spielen
page-supply = Marker im Vorrat
page-no-bands = In diesem Zeitalter noch keine Kampfverbände.
page-known = Bekannte Handkarten
page-curtain = Jetzt spielt { $name }.
page-curtain-how = Gib das Gerät weiter. Niemand sieht Karten, bevor der Vorhang aufgeht.
page-curtain-open = Ich bin { $name }
page-next = Weiter
page-back = Zurück
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
page-not-fair = Aus einer Aufzeichnung aufgebaut: Fairness des Mischens wird nicht beansprucht.
page-record = Aufzeichnung speichern
page-replay = Partie durchgehen
page-rematch = Noch eine Partie

# A first game
page-tip-begin = Dein Ziel: Kampfverbände aus einem Stamm oder einem Königreich. Nimm Karten, die zu deinen passen; zeige auf etwas oder drücke lange darauf, um es erklärt zu bekommen.
page-tip-pairs = Mit einem Kampfverband setzt du einen Marker ins Königreich seines Anführers, wenn er mehr Karten hat als du dort Marker (zu zweit: als ihr beide zusammen). Deine übrigen Handkarten kommen in die Auslage.
page-tip-preview = Hier siehst du, was der Kampfverband bewirkt. Ein anderer Anführer bedeutet ein anderes Königreich oder eine andere Fähigkeit.
page-tip-dragon = Ein Drache! Beim dritten endet das Zeitalter sofort, und Handkarten bringen nichts: Spiele deine Kampfverbände rechtzeitig aus.
page-tip-ok = Verstanden
page-tip-stop = Keine Hinweise mehr

# Fair deals, checked at the end
page-fair-checking = Faires Mischen: wird hier geprüft …
page-fair-good = Faires Mischen: Dieser Browser hat es geprüft, alles stimmt.
page-fair-bad = Die Kartenverteilung passt nicht zu dem, was zugesagt war. Was nicht stimmt, ist markiert.
page-fair-not = Stimmt nicht:
page-fair-unsafe = Ein Browser prüft das Mischen nur unter einer https-Adresse oder auf dem Rechner, auf dem der Server läuft. Diese Adresse ist keins von beiden; prüfe stattdessen die Aufzeichnung.
page-fair-failed = Das Mischen konnte hier nicht geprüft werden: { $reason }
page-fair-commitment = Das nun offengelegte Geheimnis passt zur Festlegung { $commitment }…
page-fair-promised = Diese Festlegung wurde diesem Browser gezeigt, bevor er deine Zahl abgab.
page-fair-number = Deine eigene Zahl ist unter denen, aus denen gemischt wurde.
page-fair-no-number = Dieser Browser hat an diesem Tisch keine Zahl abgegeben; ob deine verwendet wurde, lässt sich hier nicht prüfen.
page-fair-shuffles = Jedes Mischen wurde aus Geheimnis und Zahlen wiederholt: Stämme, Ruhmplättchen, Startspieler und der Stapel jedes Zeitalters sind die der Partie.
page-fair-cards = Die Karten, die du gesehen hast, kommen in dieser Reihenfolge aus diesen Stapeln: erste Auslage, deine Hand, deine gezogenen Karten, jeder Drache.
page-fair-yourself = Verlass dich nicht auf diese Seite. Speichere die Aufzeichnung und führe aus:

# Moving a seat to another device
page-link = Link
page-link-local = Diese Adresse gilt nur auf diesem Rechner. Öffne die Seite für andere Geräte unter der Adresse des Servers in deinem Netz.
page-move = Meinen Platz auf ein anderes Gerät holen
page-move-how = Öffne diesen Link auf dem anderen Gerät oder scanne damit den Code. Er gilt einmal, bis { $time }.
page-move-then = Dein Platz zieht mit Hand und Zug sofort dorthin um. Dieses Gerät gibt ihn ab und kann weiter zuschauen, wenn der Tisch es erlaubt. Zurück geht es von dort auf demselben Weg.
page-move-here = Eine Partie auf diesem Gerät weiterspielen
page-move-here-text = Der Platz dieses Links zieht mit Hand und Zug hierher um; das bisherige Gerät gibt ihn ab.
page-move-take = Platz hierher holen
page-moved = Dein Platz ist jetzt auf einem anderen Gerät
page-moved-text = Spiel dort weiter. Dieses Gerät hat den Platz abgegeben; zuschauen kann es, wenn der Tisch es erlaubt.

### Die Befehlszeile: Hilfe, Ablehnungen und was Befehle sagen. Schlüssel der Sätze: en/cli.ftl.

usage-usage = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-default = Vorgabe: { $value }
usage-variable = Umgebungsvariable: { $name }
usage-required = erforderlich
usage-help = Diese Hilfe zeigen und beenden.
usage-pieces = [OPTIONEN]
usage-command-pieces = BEFEHL [ARGUMENTE]...
usage-integer = <Zahl>
usage-range = <Zahl>
usage-number = <Zahl>
usage-number-range = <Zahl>
usage-text = <Text>
usage-path = <Pfad>
usage-texts = <Text>...

usage-no-option = Die Option { $option } gibt es nicht.
usage-no-option-but = Die Option { $option } gibt es nicht (ähnlich: { $options }).
usage-no-command = Den Befehl { $command } gibt es nicht.
usage-no-command-but = Den Befehl { $command } gibt es nicht. Meinst du { $commands }?
usage-missing-command = Es fehlt ein Befehl.
told-commands = { $mistake } Zur Wahl stehen: { $commands }
usage-missing-option = Die Option { $option } fehlt.
usage-missing-argument = Das Argument { $argument } fehlt.
usage-needs-value = Die Option { $option } braucht einen Wert.
usage-takes-no-value = Die Option { $option } nimmt keinen Wert an.
usage-extra = Überzählige Argumente: { $arguments }
usage-invalid = Ungültiger Wert für { $option }: { $reason }
usage-no-integer = keine ganze Zahl
usage-no-number = keine Zahl
usage-huge = die Zahl ist zu lang
usage-at-least = mindestens { $limit }
usage-at-most = höchstens { $limit }

help-ethnos = Das Brettspiel Ethnos, vollständig: spielen, simulieren, nachspielen, Regeln nachschlagen.
help-version = Die Version ausgeben.
help-play = Spielen: öffnet einen Tisch im Browser; mit --terminal eine Partie gleich hier.
help-serve = Tische anbieten: im Browser gegen Bots oder über einen Link mit Freunden spielen.
help-backup = Alle Tische in eine neue Datei FILE schreiben; der Server darf weiterlaufen.
help-restore = Die Tische aus FILE in eine leere Datenbank beliebiger Art laden.
help-simulate = Partien mit zufälligen Entscheidungen spielen und zusammenfassen.
help-watch = Einer Partie zwischen Bots zusehen.
help-replay = Eine aufgezeichnete Partie Zug für Zug zeigen; eine beschädigte, so weit sie reicht.
help-verify = Prüfen, ob jede Entscheidung einer Aufzeichnung erlaubt und jedes Mischen wie zugesagt war.
help-rules = Die Regeln ausgeben oder was sie zu einem Thema sagen.
help-arena = Bots gegeneinander spielen lassen und zeigen, wie sicher das Ergebnis ist.
help-bench = Messen, wie schnell die Regeln sind, neben OpenSpiel, falls installiert.
help-tables = Tische ansehen, beenden und löschen. Beim Ansehen darf der Server laufen, beim Ändern einer SQLite-Datei nicht.
help-tables-list = Tische auflisten, die neuesten zuerst.
help-tables-show = Einen Tisch zeigen: wer wo sitzt und wie lang sein Protokoll ist. Karten werden nicht gezeigt.
help-tables-end = Eine Partie ohne Ergebnis beenden; ansehen kann man sie weiterhin.
help-tables-delete = Tische mit allem, was dort geschah, endgültig löschen.
help-tables-prune = Lange unbenutzte Tische löschen; der Server tut das auch von selbst.
help-tables-forget = Den Namen einer Person aus dem Protokoll eines Tisches entfernen; die Partie bleibt.

help-players = Anzahl der Spieler, 2 bis 6.
help-seed = Nummer der Serie: dieselbe Nummer ergibt dieselben Partien.
help-preset = Regeln nach einer der Anleitungen: { $presets }. Jede Regel lässt sich mit einem Plus einzeln ändern, etwa german+skeletons-win: { $ways }. Was in welcher Anleitung steht: ethnos rules options.
help-tribes = Stämme im Spiel, durch Kommas getrennt: sechs, bei 2 oder 3 Spielern fünf; ohne Angabe zufällig.
help-lang = Sprache: { $languages }; ohne Angabe die des Terminals.
help-record = Die Aufzeichnung einer Partie.
help-terminal = Hier im Terminal spielen, ohne Browser.
help-lan = Freunde im selben Netzwerk mitspielen lassen; zeigt einen QR-Code.
help-port = Port des Servers; 0 für irgendeinen freien.
help-browser = Den Browser öffnen.
help-play-players = Terminal: Plätze am Tisch, 2 bis 6; ohne Angabe 4.
help-play-bots = Terminal: Gegner, durch Kommas getrennt: Bots mit Namen oder Stufen 1 bis 8; mix ist eine ausgeloste Stufe um 2, mix5 eine um 5; der letzte füllt die übrigen Plätze. Ohne Angabe Stufe 2.
help-play-name = Terminal: dein Name.
help-play-seed = Terminal: Nummer der Partie, für noch einmal dieselben Karten.
help-play-save = Terminal: wo die Partie gespeichert wird; ohne Angabe in deinem Datenordner.
help-play-resume = Terminal: diese gespeicherte Partie fortsetzen.
help-play-pause = Terminal: Sekunden nach jedem Zug eines Gegners.
help-database = Wo die Tische liegen: sqlite:///FILE oder postgresql://USER@HOST/NAME; ohne Angabe in deinem Datenordner.
help-bot-workers = Prozesse, in denen Bots nachdenken.
help-host = Adresse, an der der Server lauscht; 0.0.0.0 für alle Adressen dieses Rechners.
help-keep-lobbies = Nach wie vielen Tagen ein unbenutzter Tisch ohne begonnene Partie gelöscht wird; 0: nie.
help-keep-games = Nach wie vielen Tagen eine liegen gebliebene Partie gelöscht wird; 0: nie.
help-keep-finished = Nach wie vielen Tagen eine beendete Partie gelöscht wird; 0: nie.
help-proxy = Adressen vorgeschalteter Proxys, durch Kommas getrennt; ihrem X-Forwarded-For wird vertraut.
help-origin = Eine weitere Adresse der Seite, etwa https://ethnos.example.
help-host-name = Ein Name dieses Rechners; andere werden abgelehnt. Hinter --proxy gilt jeder, solange keiner angegeben ist.
help-limits = Begrenzen, was jede Adresse darf: Anfragen, Tische, Streams; siehe docs/hosting.md.
help-key-file = Der Schlüssel des Servers, wenn ETHNOS_KEY nicht gesetzt ist; ohne Angabe neben der SQLite-Datei.
help-quiet = Nur Probleme protokollieren.
help-backup-file = Die Sicherungsdatei.
help-table = Ein Tisch, wie sein Link ihn nennt.
help-table-list = Tische, wie ihre Links sie nennen.
help-json = JSON ausgeben.
help-yes = Nicht nachfragen.
help-status = Nur Tische mit diesem Status: { $statuses }.
help-limit = Höchstens so viele, die neuesten zuerst.
help-dry-run = Nur sagen, was gelöscht würde.
help-forget-name = Der Name der Person, wie er am Tisch steht.
help-games = Anzahl der Partien.
help-state = Jede Partie mit dieser gespeicherten Stellung beginnen, mit ihren Spielern und Optionen.
help-records = Jede Partie als Text und als JSON in diesem Ordner aufzeichnen.
help-summary-json = Die Zusammenfassung als JSON ausgeben.
help-watch-bots = Bots mit Namen oder Stufen 1 bis 8, durch Kommas getrennt; mix ist eine ausgeloste Stufe um 2, mix5 eine um 5; der letzte füllt die übrigen Plätze.
help-watch-seed = Nummer der Partie, um sie noch einmal zu sehen.
help-watch-turns = Nach so vielen Zügen anhalten.
help-watch-save = Die Endstellung in diese Datei schreiben.
help-watch-pause = Sekunden zwischen den Zügen.
help-replay-age = Den Tisch in diesem Zeitalter zeigen.
help-replay-turn = Ihn vor diesem Zug des Zeitalters zeigen.
help-topic = Ein Thema, das Kürzel einer Regel (B3) oder Suchwörter; ohne Angabe werden alle Themen aufgelistet.
help-arena-bots = Bots mit Namen oder Stufen 1 bis 8, durch Kommas getrennt; auch mehrmals.
help-arena-deals = Anzahl der Kartenverteilungen; jede wird an jedem Tisch in jeder Sitzordnung gespielt.
help-arena-players = Plätze am Tisch; ohne Angabe so viele wie Bots.
help-arena-jobs = Arbeitsprozesse; ohne Angabe einer je Kern.
help-arena-series = Nummer der Serie von Kartenverteilungen.
help-arena-seconds = Sekunden je Entscheidung für Bots, die nachdenken, statt gezählter Versuche.
help-arena-simulations = Versuche je Entscheidung für Bots, die nachdenken; ohne Angabe so viele, wie Stufe 8 spielt.
help-arena-chunk = Partien, die ein Prozess auf einmal bekommt; ohne Angabe passend gewählt.
help-arena-resume = Journal der gespielten Partien; ein vorhandenes wird fortgesetzt.
help-arena-json = Die Ergebnisse in diese Datei schreiben.
help-arena-plot = Die Siegquoten in diese SVG-Datei zeichnen.
help-arena-cluster = Auf einem Ray-Cluster laufen lassen.
help-bench-json = Die Zahlen als JSON ausgeben.
help-bench-envs = Stattdessen gebündelte Partien mit Beobachtungen messen.
help-bench-gpu = Stattdessen Partien auf einer GPU messen.

system-file = { $file }: { $reason }
system-no-file = Datei oder Ordner nicht gefunden
system-folder = das ist ein Ordner
system-no-folder = das ist kein Ordner
system-denied = Zugriff verweigert
system-not-permitted = nicht erlaubt
system-exists = die Datei gibt es schon
system-full = kein Platz mehr auf dem Datenträger
system-read-only = das Dateisystem ist schreibgeschützt
system-long-name = der Dateiname ist zu lang
system-port-taken = die Adresse ist schon belegt
system-no-address = dieser Rechner hat diese Adresse nicht
system-no-host = unbekannter Rechnername
system-no-idna = das ist kein Rechnername
system-refused = Verbindung abgelehnt: { $detail }
system-connect = unter { $address } antwortet niemand
system-no-sqlite = die Datei ist keine Datenbank
system-not-opened = die Datenbankdatei lässt sich nicht öffnen
system-malformed = die Datenbankdatei ist beschädigt
system-json = kein gültiges JSON
system-port-word = { $port } ist keine Portnummer

refused-language = unbekannte Sprache { $language }: zur Wahl stehen { $languages }
refused-players = { $players } Spieler: Ethnos ist für 2, 3, 4, 5 oder 6
refused-preset = unbekannter Regelsatz { $preset }: zur Wahl stehen { $presets }
refused-way = unbekannte Regel { $rule }: zur Wahl stehen { $rules }
refused-opposites = { $preset }: { $rule } und das Gegenteil davon können nicht zugleich gelten
refused-tribe = unbekannter Stamm { $tribe }: zur Wahl stehen { $tribes }
refused-tribe-twice = { $tribe } zweimal: { $players } Spieler brauchen { $wanted } verschiedene Stämme
refused-tribe-count = Stämme: { $given }; { $players } Spieler brauchen genau { $wanted }
refused-bot = unbekannter Bot { $bot }: zur Wahl stehen { $bots }
refused-bot-or-level = unbekannter Bot { $bot }: zur Wahl stehen { $bots } oder eine Stufe von 1 bis { $last }
refused-bot-broken = der Bot { $bot } lässt sich nicht laden: { $reason }
refused-no-opponents = keine Gegner: zur Wahl stehen { $bots }
refused-opponents = { $given } Gegner an einem Tisch für { $players }: höchstens { $most }
refused-none-watched = keine Bots: zur Wahl stehen { $bots }
refused-too-many-watched = { $given } Bots an einem Tisch für { $players }
refused-terminal-only = diese Optionen gehören zu { $option }: im Browser wählt man sie auf der Seite eines neuen Tisches
refused-resume = --resume setzt eine Partie fort, wie sie ist: dazu passen nur --bots, --lang, --save und --pause
refused-topic = kein Thema { $topic }: zur Wahl stehen { $topics } oder all
refused-age = Zeitalter { $age }: die Aufzeichnung hat die Zeitalter 1 bis { $last }
refused-turn = Zug { $turn } im Zeitalter { $age }: die Aufzeichnung hat dort die Züge 1 bis { $last }
refused-over = diese Stellung ist das Ende einer Partie: es gibt nichts zu simulieren
refused-records = --records braucht Partien von Anfang an: es verträgt sich nicht mit --state
refused-not-text = { $file }: keine Textdatei (Byte { $byte })
refused-overwrite = { $file }: in dieser Datei steht etwas anderes, sie wird nicht überschrieben
refused-no-deal = diese Partie wartet auf eine Kartenverteilung, die nicht in ihrer Aufzeichnung steht
refused-position = keine gespeicherte Stellung: sie muss mit { $beginning } beginnen
refused-position-version = eine Stellung aus einer anderen Version der Regeln: spiele sie mit dieser Version weiter
refused-position-length = eine beschädigte Stellung: { $found } Bytes statt { $wanted }
refused-position-checksum = eine beschädigte Stellung: ihre Prüfsumme stimmt nicht
refused-position-impossible = eine unmögliche Stellung: { $reason }
refused-first-player = Startspieler { $seat }: Die Plätze sind 0 bis { $last }
refused-tokens-each = Plättchen: Jedes der sechs Königreiche braucht { $tokens }
refused-tokens-box = Plättchen: { $players } Spieler brauchen genau { $tokens }
refused-tokens-order = Plättchen: Sie müssen in jedem Königreich aufsteigen
refused-deck-early = diese Partie wartet nicht auf eine Kartenverteilung
refused-deck-card = Stapel: Die Anzahl von { $card } stimmt nicht
refused-deck-dragons = Stapel: Drei Drachen gehören in die untere Hälfte und nur dorthin
refused-name = der Name { $name }: 1 bis { $count } druckbare Zeichen, ohne Leerzeichen am Anfang und am Ende
refused-names = { $names } Namen für { $players } Spieler
refused-series = Serie { $series }, Partie { $game }: beide von 0 bis 2**63 - 1
refused-secret = ein Geheimnis hat { $wanted } Bytes, nicht { $found }
refused-nonce = die Zahl eines Spielers hat { $wanted } Bytes, nicht { $found }
refused-nonces = { $nonces } Zahlen für { $players } Spieler: Jeder Platz gibt eine
refused-plot = { $file }: Diagramme werden als .svg gezeichnet
refused-charts = Diagramme brauchen matplotlib: pip install 'ethnos[plots]'
refused-cluster = --cluster braucht Ray: pip install 'ethnos[cluster]'
refused-gpu = auf einer GPU brauchen die Regeln numba-cuda: pip install 'ethnos[gpu]'
refused-no-gpu = keine GPU: numba-cuda findet keinen CUDA-Treiber mit einem Gerät
refused-no-bots = ein Wettkampf braucht mindestens einen Bot
refused-lone-bot = ein Bot für einen ganzen Tisch: nenne zwei bis sechs oder gib mit --players an, auf wie vielen Plätzen er spielt
refused-deals = Kartenverteilungen: { $deals }; mindestens eine ist nötig
refused-seats = { $bots } Bots für { $seats } Plätze: nenne jeden einmal oder einen für jeden Platz
refused-budget = die Grenze muss größer als null sein: Sekunden oder Simulationen
refused-two-budgets = Bots denken so viele Sekunden oder so viele Versuche lang nach: gib eins davon an
refused-journal-cut = { $file }: nicht das Journal dieses Wettkampfs (in der ersten Zeile abgebrochen)
refused-journal = { $file }: nicht das Journal dieses Wettkampfs ({ $reason })
refused-journal-line = { $file }, Zeile { $line }: beschädigt ({ $reason })
refused-journal-other = das Journal eines anderen Wettkampfs; gib dieselben Bots, Spieler, Kartenverteilungen und Optionen an
refused-journal-version = gespielt mit { $then }, jetzt wäre es { $now }; beginne ein neues Journal
refused-status = unbekannter Status { $status }: zur Wahl stehen { $statuses }
refused-table = es gibt keinen Tisch { $table }
refused-table-unreadable = der Tisch { $table } lässt sich nicht lesen: { $reason }
refused-table-record = der Tisch { $table } entstand aus einer Aufzeichnung, in der { $name } steht: lösche den ganzen Tisch
refused-nobody = am Tisch { $table } war nie jemand namens { $name }
refused-no-answer = nichts wurde geändert: wo niemand gefragt werden kann, gib --yes an
refused-listen = { $address }: { $reason }: wähle --host oder --port anders
refused-origin = --origin { $origin }: gib eine Adresse der Seite so an, wie Browser sie nennen, etwa https://ethnos.example oder http://ethnos.example:8000, ohne Pfad; andere Buchstaben als a bis z schreibt man als xn--
refused-host-name = --host-name { $name }: gib nur einen Namen an, etwa ethnos.example, ohne https:// und ohne Port; andere Buchstaben als a bis z schreibt man als xn--
refused-proxy = --proxy { $proxy }: gib Adressen oder Netze an, etwa 127.0.0.1 oder 10.0.0.0/8, oder * für alle; Namen werden nicht aufgelöst
refused-database = die Datenbank ist nicht nutzbar: { $reason }
refused-database-read = die Datenbank lässt sich nicht lesen: { $reason }
refused-database-change = die Datenbank lässt sich nicht ändern: { $reason }
refused-database-reach = die Datenbank ist nicht erreichbar: { $reason }
refused-database-lost = die Verbindung zur Datenbank ging beim Kopieren verloren: { $reason }
refused-database-upgrade = die Datenbank lässt sich nicht aktualisieren: { $reason }
refused-database-file = { $file }: diese Datenbank ist nicht nutzbar: { $reason }
refused-database-copy = { $file }: diese Datenbank lässt sich nicht kopieren: { $reason }
refused-database-missing = { $file }: hier ist keine Datenbank
refused-database-busy = { $file }: ein anderer Server nutzt diese Datenbank; beende ihn oder wähle --database anders
refused-database-newer = sie stammt von einem neueren ethnos (Schema { $found }, dieses Programm kennt { $known }): nimm jene Version oder eine Sicherung von dieser
refused-database-schema = die Datenbank hat das Schema { $found }, dieses Programm { $ours }: nimm die Version, die sie betreibt
refused-database-full = die Datenbank enthält schon Tische, Studien, Analysen oder Antworten auf Aufgaben: spiele die Sicherung in eine neue ein
refused-url = die Datenbank ist keine URL: meinst du sqlite:///{ $file }? PostgreSQL ist postgresql://USER@HOST/NAME
refused-url-kind = unbekannte Datenbankadresse: gib sqlite:///FILE oder postgresql://USER@HOST/NAME an
refused-url-file = die Datenbankadresse nennt keine Datei: gib sqlite:///FILE an
refused-url-address = die Datenbankadresse lässt sich nicht lesen: { $reason }
refused-backup = { $file }: diese Sicherung ist nicht nutzbar: { $reason }
refused-backup-damaged = sie ist beschädigt
refused-backup-exists = { $file }: diese Datei gibt es schon, sie wird nicht überschrieben
refused-backup-missing = { $file }: diese Datei gibt es nicht
refused-key = { $file }: dieser Schlüssel ist nicht nutzbar: { $reason }; nenne mit --key-file einen anderen
refused-key-short = { $where }: ein Schlüssel hat mindestens { $count } Zeichen; `openssl rand -hex 32` erzeugt einen

told-yes = ja
told-no = nein
told-rows = Zeilen
told-backed-up = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    } nach { $file } geschrieben
told-restored = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    } aus { $file } geladen
ask-end-table = Tisch { $table } beenden?
told-table-over = Tisch { $table } ist beendet.
ask-delete-tables = { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } endgültig löschen?
told-deleted = { $count ->
        [one] { $count } Tisch gelöscht.
       *[other] { $count } Tische gelöscht.
    }
told-would-be-deleted = { $count ->
        [one] { $count } Tisch würde gelöscht.
       *[other] { $count } Tische würden gelöscht.
    }
ask-forget = Den Namen { $name } endgültig vom Tisch { $table } entfernen?
told-forgotten = Der Name wurde aus { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträgen
    } entfernt.
tables-table = Tisch
tables-status = Status
tables-created = Angelegt
tables-touched = Benutzt
tables-entries = Einträge
tables-listed = Gelistet
told-writing = Partien werden geschrieben
told-playing = Partien werden gespielt
told-compiling = Partien werden gespielt (und einmalig kompiliert)
told-compiling-bots = Die Bots werden einmalig kompiliert (eine halbe Minute) …
told-measuring = Messung läuft …
told-no-peer = { $peer } ist nicht installiert: den Vergleich zeigt pip install { $package }.
told-summary = { $games } Partien mit { $players } Spielern in { $seconds } s: je Partie { $turns } Züge und { $decisions } Entscheidungen
told-wins = Siege nach Platz am Tisch
told-seat = Platz { $seat }
told-sources = Ruhm je Spieler, nach Zeitalter und Quelle
told-leaders = Stämme als Anführer
leaders-tribe = Stamm
leaders-led = Kampfverbände je Partie
leaders-led-by-winner = Davon vom Sieger
told-skeletons = Siege mit zehn Skeletten: { $count }
told-match = { $players } Spieler, Kartenverteilungen: { $deals } in jeder Sitzordnung (Partien: { $games }): { $bots }
told-interval = Unter jeder Zahl steht ihr 95-%-Intervall. Ein gleicher Anteil wäre { $share }.
told-few-deals = Nur { $count ->
        [one] { $deals } Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }: den Intervallen ist nicht zu trauen.
told-failed = { $bot } scheiterte in { $failed } von { $games } Partien, zuerst so: { $failure }
told-stopped = Angehalten nach { $played } von { $games } Partien.
told-kept = Weiter mit: --resume { $file }
told-not-kept = Nichts wurde aufgehoben. Mit --resume FILE geht es später weiter.
arena-bot = Bot
arena-games = Partien
arena-wins = Siege
arena-place = Mittl. Rang
arena-margin = Vorsprung
arena-rating = Wertung
bots-level = Stufe
bots-name = Eingabe
bots-character = Charakter

options-set = Jede Regel lässt sich einzeln einstellen, etwa mit --preset standard+drawer-starts:
options-name = Name
options-meaning = Bedeutung
options-books = So in

# Puzzles
help-puzzles = Aufgaben: Stellungen, in denen eine Entscheidung weit besser ist als alle anderen.
help-puzzles-solve = Eine Aufgabe zeigen, nach deiner Entscheidung fragen und sagen, warum die Lösung besser ist.
help-puzzles-number = Welche Aufgabe; ohne Angabe die von heute.
help-puzzles-answer = Sofort antworten, in den Worten einer Aufzeichnung.
help-puzzles-file = Eine Datei mit Aufgaben; ohne Angabe die mitgelieferten.
help-puzzles-list = Aufgaben auflisten, die leichtesten zuerst.
help-puzzles-theme = Nur Aufgaben zu diesem Thema: { $themes }.
help-puzzles-players = Nur Aufgaben für so viele Spieler.
help-puzzles-limit = Höchstens so viele, die leichtesten zuerst.
help-puzzles-make = Aufgaben herstellen, durch Partien gegen sich selbst und Suche. Unterbrochen und neu gestartet geht es weiter.
help-puzzles-out = Die Datei für die Aufgaben; FILE.finds daneben behält, was gefunden wurde.
help-puzzles-how-many = Wie viele hergestellt werden.
help-puzzles-processes = Prozesse, die danach suchen.
help-puzzles-seconds = Nach so vielen Sekunden nicht weitersuchen.
help-puzzles-check = Aufgaben neu durchsuchen und die nennen, deren Lösung nicht wiedergefunden wird.
help-puzzles-every = Nur jede so vielte Aufgabe prüfen.
help-puzzles-trials = Versuche je Suche.
help-keep-studies = Tage, nach denen eine Studie gelöscht wird, die niemand ansieht; 0: nie.
refused-puzzle-number = Aufgabe { $number }: Es gibt die Aufgaben 1 bis { $last }
refused-no-decision = { $text } ist keine Entscheidung
refused-theme = unbekanntes Thema { $theme }: zur Wahl stehen { $themes }
refused-puzzle-line = { $file }, Zeile { $number }: Das ist keine Aufgabe: { $reason }
refused-position-words = { $text } kann in einer Stellung nicht stehen
refused-position-cards = mehr Karten, als es im Spiel gibt
puzzles-count = { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
puzzles-cut = { $shown } von { $all } Aufgaben, die leichtesten zuerst. Alle: --limit { $all }
puzzles-none = Eine solche Aufgabe gibt es nicht.
puzzles-none-on-theme = Zu diesem Thema gibt es keine Aufgabe: { $theme }
puzzles-number = Nr.
puzzles-how = Gib eine Zahl ein oder ? für Hilfe.
puzzles-hint = Das Thema: { $theme }
puzzles-keys =
    Zahl: die Entscheidung mit dieser Nummer
    d: ziehen · t Er: diese Karte nehmen · b Er Ed S: diese Karten ausspielen, die erste führt an
    m r: Marker in dieses Königreich · k Er S: diese Karten behalten · y oder n: ja oder nein
    all: alle Kampfverbände zeigen · h: das Thema als Hinweis · r WORT: in den Regeln nachschlagen · q: aufhören
    Karten sind zwei Buchstaben, Stamm und Königreich: { $tribes } und { $kingdoms }; S ist ein Skelett.
puzzles-making = { $found } Stellungen gefunden, noch { $seconds } s
puzzles-made = { $count ->
        [one] { $count } Aufgabe liegt in { $file }.
       *[other] { $count } Aufgaben liegen in { $file }.
    }
puzzles-doubt = Aufgabe { $number }: Die Suche zieht etwas anderes vor: { $decision }
puzzles-checked = Geprüfte Aufgaben: { $count }, zweifelhaft: { $wrong }

# ethnos review
help-review = Eine aufgezeichnete Partie analysieren: Chancen, was besser war und warum, Glück getrennt von Können.
help-review-seat = Nur von diesem Platz berichten, gezählt ab 1.
help-review-all = Von jeder bewerteten Entscheidung berichten, nicht nur von denen, aus denen etwas zu lernen ist.
help-review-json = Die ganze Analyse als JSON ausgeben.
help-review-plot = Die Kurve der Chancen in diese SVG-Datei zeichnen.
refused-review-seat = Platz { $seat }: Diese Partie hat die Plätze 1 bis { $last }

# ethnos studies
help-studies = Studien löschen, die auf diesem Server aufbewahrt werden.
help-studies-delete = Studien endgültig löschen. Wer eine als Datei hat, behält sie.
help-study-list = Studien, wie ihre Links sie nennen.
refused-study = es gibt keine Studie { $study }
ask-delete-studies = { $count ->
        [one] { $count } Studie
       *[other] { $count } Studien
    } endgültig löschen?
told-studies-deleted = { $count ->
        [one] { $count } Studie gelöscht.
       *[other] { $count } Studien gelöscht.
    }

# ethnos reviews
help-reviews = Analysen von Partien löschen, die auf diesem Server aufbewahrt werden.
help-reviews-delete = Analysen endgültig löschen. Wer die Aufzeichnung hat, kann sie neu analysieren lassen.
help-review-list = Analysen, wie ihre Links sie nennen.
refused-review = es gibt keine Analyse { $review }
ask-delete-reviews = { $count ->
        [one] { $count } Analyse
       *[other] { $count } Analysen
    } endgültig löschen?
told-reviews-deleted = { $count ->
        [one] { $count } Analyse gelöscht.
       *[other] { $count } Analysen gelöscht.
    }

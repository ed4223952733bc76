### The house, in German: what it refuses, and what is said at a table.

error-no-table = Diesen Tisch gibt es nicht.
error-no-code = Zu diesem Code gibt es keinen Tisch.
error-no-page = Unter dieser Adresse gibt es nichts.
error-no-lesson = Diese Lektion gibt es nicht.
error-lesson-deeds = Das passt nicht zur Lektion. Geh einen Schritt zurück oder beginne sie neu.
error-no-puzzle = Diese Aufgabe gibt es nicht: Sie gehen von 1 bis { $count }.
error-no-study = Diese Studie gibt es nicht. Studien, die lange niemand öffnet, werden gelöscht.
error-study-nodes = Entscheidung { $node } dieser Studie steht vor der, auf die sie folgt.
error-too-many-studies = Aus deinem Netzwerk wurden heute { $count } Studien behalten, mehr sind nicht erlaubt. Versuch es morgen wieder.
error-no-method = Das ist unter dieser Adresse nicht möglich.
error-not-your-seat = Das ist nicht dein Platz.
error-not-host = Das kann nur der Gastgeber.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
error-foreign-page = Diese Anfrage kommt von einer anderen Website.
error-foreign-name = Auf diesen Namen antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen mit --host-name zulassen.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-kept = Dieser Platz ist für { $name } reserviert.
error-invited-only = An diesen Tisch lädt der Gastgeber ein: Bitte um einen Link zu einem Platz.
error-sent-away = Der Gastgeber hat dich von diesem Tisch entfernt. Zurück kommst du nur mit einer Einladung.
error-one-seat = Du hast an diesem Tisch schon einen Platz oder hattest in dieser Partie einen anderen. Jeder hat einen.
error-one-address = An diesem offenen Tisch sitzt schon jemand mit deiner Internetadresse. Bitte den Gastgeber um eine Einladung.
error-name-taken = Hier heißt schon jemand so oder zum Verwechseln ähnlich: { $name }.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-seats-free = Es sind noch Plätze frei: Lade jemanden ein oder füge Bots hinzu.
error-still-here = { $name } ist da und kann selbst spielen.
error-back-soon = { $name } war eben noch da und kommt vielleicht zurück. In { $seconds } s kann ein Bot einspringen.
error-not-away = Gerade spielt kein Bot für dich.
error-bot-plays = An diesem Platz spielt schon ein Bot.
error-bots-turn = Diesen Zug spielt ein Bot zu Ende. Danach kannst du den Platz wieder übernehmen.
error-resigned = An diesem Platz wurde die Partie aufgegeben: Der Bot spielt sie zu Ende.
error-clock-decides = An einem Tisch mit Uhr entscheidet die Uhr, wann ein Bot einspringt.
error-not-waited-for = Die Partie wartet gerade nicht auf { $name }.
error-still-thinking = { $name } ist da und denkt noch nach. Du kannst in { $seconds } s fragen.
error-motion-open = Gerade wird über etwas anderes abgestimmt. Beantworte zuerst das.
error-motion-soon = Du hast eben erst gefragt. In { $seconds } s kannst du wieder fragen.
error-no-motion = Es läuft keine Abstimmung, die auf dich wartet.
error-host-soon = Der Gastgeber kann die Partie noch beginnen. In { $seconds } s kannst du übernehmen.
error-stale = Die Frage hat sich inzwischen geändert. Sieh dir den Tisch an und entscheide neu.
error-played-for = Gerade spielt ein Bot für dich. Übernimm zuerst wieder selbst.
error-not-asked = Du bist gerade nicht gefragt.
error-undo-hidden = Das lässt sich nicht zurücknehmen: Seitdem wurde eine verdeckte Karte gesehen.
error-undo-late = Das lässt sich nicht zurücknehmen: Die Zeit für jenen Zug ist aufgebraucht.
error-undo-no-wish = Gerade bittet dich niemand um Zustimmung.
error-other-rules = Diese Partie wurde nach Version { $version } der Regeln begonnen; dieser Server spielt nach Version { $ours } und kann sie nicht fortsetzen.
error-unreadable = Das Protokoll dieses Tisches ist nicht mehr lesbar. Wer den Server betreibt, findet den Grund in dessen Log.
error-link-dead = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle einen neuen auf dem Gerät, das den Platz hat.
error-bad-name = Ein Name braucht 1 bis 24 sichtbare Zeichen, alle in einer Schreibrichtung und jedes mit höchstens zwei Zusatzzeichen.
error-bot-name = „{ $name }“ ist der Name eines Bots. Wähle einen anderen.
error-bad-request = Diese Anfrage ist unverständlich.
error-too-large = Das ist zu groß zum Senden.
error-unknown-preset = Eine Spielanleitung namens „{ $preset }“ gibt es nicht. Zur Auswahl: { $presets }.
error-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Auswahl: { $bots }.
error-unknown-phrase = Sagen lässt sich nur: { $phrases }.
error-tribe-count = Für { $players } Spieler braucht es genau { $count } verschiedene Stämme.
error-record-players = Das ist die Aufzeichnung einer Partie für { $count } Spieler.
error-record-over = Diese aufgezeichnete Partie ist zu Ende: Wähle einen früheren Zeitpunkt.
error-record-moment = Diese aufgezeichnete Partie hat nur { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }.
error-too-many-tables = Aus deinem Netzwerk gibt es { $count } nicht beendete Tische, mehr sind nicht erlaubt. Beende zuerst eine Partie.
error-too-many-phrases = An diesem Tisch sind keine weiteren Chatnachrichten möglich.
error-too-many-streams = Von deiner Adresse aus sind zu viele Tische geöffnet.
error-too-many-hints = Du wartest schon auf { $most } Tipps. Warte, bis einer davon da ist.
error-too-fast = Das ging zu schnell. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und versuche es noch einmal.
error-away = Der Speicher antwortet nicht. Bestätigte Züge sind sicher; versuche es gleich noch einmal.
error-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
error-failure = Bei uns ist etwas schiefgegangen. Bestätigte Züge sind sicher; versuche es noch einmal.
error-stream-no-decision = Auf diesem Stream werden nur Entscheidungen verstanden, wie man sie per POST schickt.

# Quick phrases
phrase-hello = Hallo!
phrase-good-luck = Viel Glück euch allen!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla …
phrase-thinking = Einen Moment, ich denke nach.
phrase-your-turn = Du bist am Zug.
phrase-good-game = Das war eine schöne Partie.
phrase-again = Noch eine Partie?
phrase-bye = Ich muss los. Tschüss!

# What people at a table do about one another
table-told-out-of-time = { $name } hat keine Zeit mehr: Ein Bot spielt weiter.
table-told-stands-in = Für { $name } spielt jetzt ein Bot.
table-told-replaced = Die anderen lassen für { $name } einen Bot spielen.
table-told-returned = { $name } ist zurück und spielt wieder selbst.
table-told-undone = { $name } nimmt die eigene letzte Entscheidung zurück.
table-told-resigned = { $name } gibt auf: Ein Bot spielt an diesem Platz zu Ende.
table-told-host = { $name } leitet jetzt den Tisch.
table-told-asks-end = { $name } bittet, die Partie ohne Ergebnis zu beenden.
table-told-asks-bot = { $name } bittet um einen Bot an Stelle von { $other }.
table-told-ended = Die Partie endet einvernehmlich, ohne Ergebnis.
table-told-nobody = Die Partie endet ohne Ergebnis: Kein Mensch spielt mehr mit.
table-told-ended-by-operator = Die Partie endet ohne Ergebnis: Wer diesen Server betreibt, hat sie beendet.

# Starting a server
serve-open = Ethnos läuft unter { $address }
serve-friends = Freunde im selben Netzwerk spielen mit unter { $address }
serve-stop = Strg+C beendet den Server; alle Partien bleiben erhalten.

# The page
page-name = Dein Name
page-you = du
page-join = Mitspielen
page-waiting = Die Partie hat noch nicht begonnen.

### The house, in German: what it refuses, and what is said at a table.

error-no-table = Diesen Tisch gibt es nicht.
error-no-code = Zu diesem Code gibt es keinen Tisch.
error-no-page = Unter dieser Adresse gibt es nichts.
error-no-method = Das ist unter dieser Adresse nicht möglich.
error-not-your-seat = Das ist nicht dein Sitz.
error-not-host = Das kann nur der Gastgeber des Tisches tun.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
error-foreign-page = Diese Anfrage kommt von einer anderen Website.
error-seat-taken = Dieser Sitz ist besetzt.
error-name-taken = Hier heißt schon jemand „{ $name }“.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-seats-free = Es sind noch Sitze frei: Lade jemanden ein oder besetze sie mit Bots.
error-still-here = { $name } ist da und kann selbst spielen.
error-not-away = An diesem Sitz springt kein Bot ein, oder es spielt dort schon einer.
error-stale = Die Frage hat sich inzwischen geändert. Sieh dir den Tisch an und entscheide neu.
error-played-for = An diesem Sitz spielt ein Bot für dich. Kehre zuerst dorthin zurück.
error-not-asked = An diesem Sitz ist gerade nichts zu entscheiden.
error-undo-hidden = Das lässt sich nicht zurücknehmen: Seitdem wurde eine verdeckte Karte gesehen.
error-undo-no-wish = Niemand bittet diesen Sitz gerade um Zustimmung.
error-other-rules = Diese Partie wurde nach Version { $version } der Regeln begonnen; dieser Server spielt nach Version { $ours } und kann sie nicht fortsetzen.
error-link-dead = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen auf dem Gerät, das den Sitz hat.
error-bad-name = Ein Name braucht 1 bis 24 sichtbare Zeichen.
error-bad-request = Diese Anfrage ist nicht zu verstehen.
error-too-large = Das ist zu groß, um gesendet zu werden.
error-unknown-preset = Regeln namens „{ $preset }“ gibt es nicht. Zur Auswahl: { $presets }.
error-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Auswahl: { $bots }.
error-unknown-phrase = Sagen lässt sich nur: { $phrases }.
error-tribe-count = Für { $players } Spieler braucht es genau { $count } verschiedene Stämme.
error-record-players = Das ist die Aufzeichnung einer Partie für { $count } Spieler.
error-record-over = Diese aufgezeichnete Partie ist zu Ende: Wähle einen früheren Zeitpunkt.
error-record-moment = Diese aufgezeichnete Partie hat nur { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }.
error-too-many-tables = Nicht beendete Tische aus deinem Netzwerk: { $count }. Mehr sind nicht erlaubt: Beende zuerst eine Partie.
error-too-many-phrases = An diesem Tisch wurde schon genug gesagt.
error-too-many-streams = Von deiner Adresse aus sind zu viele Tischseiten geöffnet.
error-too-fast = Das ging zu schnell. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und versuche es noch einmal.
error-away = Der Speicher der Tische antwortet gerade nicht. Was bestätigt wurde, ist sicher; versuche es gleich noch einmal.
error-busy = Es passiert gerade zu viel auf einmal. Versuche es gleich noch einmal.
error-failure = Bei uns ist etwas schiefgegangen. Was bestätigt wurde, ist sicher; versuche es noch einmal.
error-stream-one-way = Dieser Stream nimmt nichts entgegen: Entscheidungen werden per POST gesendet.

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

# Starting a server
serve-open = Ethnos läuft unter { $address }
serve-friends = Freunde im selben Netzwerk spielen mit unter { $address }
serve-stop = Strg+C beendet den Server; alle Partien bleiben erhalten.

# The page
page-name = Dein Name
page-you = du
page-join = Mitspielen
page-waiting = Die Partie hat noch nicht begonnen.

# Lessons. A lesson is `lesson-NAME`: its title, `about` what it is about. A step is `lesson-NAME-STEP`: what to do;
# `why` comes before it, `done` after it, `not` answers a deed that is legal and not what the step is about.

lesson-over = Diese Lektion ist zu Ende.
lesson-say-yes = Das lohnt sich hier. Sag diesmal Ja.

## The page of lessons, and the coach

lesson-first = Erste Lektion
lesson-first-about = etwa 9 Minuten, an einem echten Tisch gespielt
lesson-hero = Spielend lernen
lesson-begin = Los geht’s
lesson-go-on = Fortsetzen
lesson-start-over = Von vorn beginnen
lesson-tribes = Eine Lektion pro Stamm
lesson-tribes-about = Eine Stellung, eine Idee, eine Minute.
lesson-tribe = Stammeslektion
lesson-done = Geschafft
lesson-minute = 1 Min.
lesson-count = { $done } von { $of }
lesson-rules = Die Regeln in Kürze
lesson-rules-about = Alles auf einer Seite, zum Lesen und Nachschlagen.
lesson-coach = Lehrer
lesson-chapter = Kapitel { $chapter } von { $of }
lesson-step = Schritt { $step } von { $of }
lesson-rest = Lass dir Zeit: Der Tisch wartet.
lesson-show = Zeig es mir
lesson-next = Weiter
lesson-back = Zurück
lesson-next-chapter = Nächstes Kapitel
lesson-finish = Fertig
lesson-leave = Verlassen

## The first lesson

lesson-take = Eine Karte nehmen
    .about = Aus der Auslage oder vom Stapel.
lesson-take-row = Nimm eine Karte aus der Auslage, die zu deinem Zwerg aus Duris passt: noch einen Zwerg oder noch eine Karte aus Duris.
    .why = Das Ziel ist Ruhm: Wer nach dem letzten Zeitalter am meisten hat, gewinnt. Du beginnst mit einer Karte. In deinem Zug nimmst du eine Karte oder spielst Karten als Kampfverband aus.
    .done = Sie ist jetzt auf deiner Hand, und alle haben gesehen, welche du genommen hast. Die Auslage wird nicht aufgefüllt: Sie wächst, wenn Kampfverbände ausgespielt werden.
    .not = Diese Karte passt zu nichts, was du hast. Suche einen Zwerg oder das Lila von Duris.
    .not-draw = Der Stapel ist Glückssache. In der Auslage liegt eine Karte, die sicher passt: Nimm die.
    .not-band = Auch eine Karte ist ein Kampfverband, aber ein schwacher. Nimm erst eine zweite.
lesson-take-deck = Zieh eine Karte vom Stapel.
    .why = Hilft dir nichts in der Auslage, dann zieh. Niemand sonst sieht die Karte.
    .done = Ein Zwerg aus Rhea. Ob du nimmst oder ziehst: eine Karte, und dein Zug ist vorbei.
    .not = Die Auslage ginge auch. Versuch es diesmal mit dem Stapel.
    .not-band = Gleich. Sieh erst nach, was der Stapel bringt.

lesson-bands = Kampfverbände
    .about = Ein Stamm oder ein Königreich.
lesson-bands-play = Spiel einen Kampfverband aus drei Karten aus: die drei Zwerge oder die drei Karten aus Straton.
    .why = Ein Kampfverband besteht aus Karten eines Stammes oder eines Königreichs. Zwei davon stecken in deiner Hand.
    .done = Ein Kampfverband aus drei Karten. Er liegt bis zum Ende des Zeitalters vor dir, und dein Zug ist vorbei.
    .not = Du hast schon genug Karten. Spiel einen Kampfverband aus drei Karten aus.
    .not-small = Das ist einer, aber in deiner Hand steckt mehr: drei Zwerge oder drei Karten aus Straton.
lesson-bands-mixed = Zauberer aus Rhea, Elb aus Rhea, Elb aus Duris: Sind diese drei ein Kampfverband?
    .why = Alle Karten eines Kampfverbands haben denselben Stamm, oder alle haben dasselbe Königreich.
    .done = Nein. Zwei sind aus Rhea und zwei sind Elben, aber alle drei haben nichts gemeinsam.
    .not = Suche etwas, das alle drei gemeinsam haben. Weder Stamm noch Königreich passt.
    .answer-yes = Ja
    .answer-no = Nein

lesson-leader = Anführer und Marker
    .about = Wer anführt, und wohin dein Marker kommt.
lesson-leader-lead = Wähle die Zwerge, lass den aus Duris anführen und spiel den Kampfverband aus.
    .why = Eine Karte führt an. Dein Marker kommt in ihr Königreich, wenn der Kampfverband mehr Karten hat, als du dort Marker hast.
    .done = Dein Kampfverband hat mehr Karten als du dort Marker: Ein zweiter kommt nach Duris.
    .not = Spiel diesmal die Zwerge aus, mit dem Zwerg aus Duris als Anführer.
    .not-leader = Die richtigen Karten, aber ein anderes Königreich. Mach den Zwerg aus Duris zum Anführer.
    .not-small = Eine Karte ist nicht mehr als der eine Marker, den du in Duris hast. Nimm noch einen Zwerg dazu.
lesson-leader-more = Wie viele Karten braucht dein nächster Kampfverband mindestens, damit noch ein Marker nach Duris kommt?
    .why = Am Ende des Zeitalters zählt, wer in einem Königreich die meisten Marker hat. Du hast jetzt 2 in Duris, Hana hat 3.
    .done = Drei: mehr als deine 2 Marker dort. Jeder weitere Marker verlangt einen größeren Kampfverband.
    .not = Mehr Karten als deine 2 Marker, aber keine zu viel.

lesson-larger = Große Kampfverbände
    .about = Warum sich Geduld auszahlt.
lesson-larger-play = Spiel alle vier Minotauren aus, egal wer anführt.
    .why = Am Ende des Zeitalters bringt jeder Kampfverband Ruhm nach seinen Karten. Sieh, wie die Stufen wachsen.
    .done = Vier Karten: 6 Ruhm am Ende des Zeitalters.
    .not = Spiel jetzt aus: Deine Hand ist es wert.
    .not-small = Kleinere bringen viel weniger. Nimm alle vier Minotauren.
lesson-larger-split = Was hätten die vier Karten als zwei Kampfverbände zu je zwei gebracht?
    .why = Jede weitere Karte ist mehr wert als die davor, bis zur sechsten.
    .done = 2 Ruhm statt 6: 1 für jedes Paar. Erst sammeln, dann ausspielen.
    .not = Ein Kampfverband aus zwei Karten bringt 1. Es wären zwei.

lesson-discard = Ablegen und Auslage
    .about = Was du liegen lässt, nehmen andere.
lesson-discard-play = Spiel die zwei Minotauren aus.
    .why = Spielst du einen Kampfverband aus, kommen alle deine anderen Karten offen in die Auslage.
    .done = Dein Zauberer und dein Elb liegen jetzt in der Auslage.
    .not = Spiel die Minotauren aus und sieh, was aus deinen anderen Karten wird.
    .not-small = Die zwei Minotauren sind zusammen größer.
lesson-discard-again = Beginne eine neue Hand: Nimm eine Karte aus der Auslage oder zieh eine.
    .why = Hana sammelt Zauberer und hat sich deinen geholt. Überleg vor dem Ausspielen, was du wem überlässt.
    .done = Eine Karte, und weiter geht es. Auf die Hand passen zehn: Mit zehn musst du ausspielen.
    .not = Nimm eine Karte aus der Auslage oder zieh eine.

lesson-dragons = Drachen und Wertung
    .about = Wann ein Zeitalter endet und was es bringt.
lesson-dragons-kingdom = Du hast 2 Marker in Duris, Hana hat 1. Was bringt dir Duris jetzt, in Zeitalter I?
    .why = Drei Drachen stecken in der unteren Hälfte des Stapels. Zwei sind da, der dritte beendet das Zeitalter. In Zeitalter I bekommt in einem Königreich nur etwas, wer die meisten Marker hat.
    .done = 6: das Plättchen von Zeitalter I. Hana ist Zweite und geht diesmal leer aus.
    .not = Sieh dir Duris an. Das Plättchen mit der I gehört zu Zeitalter I.
lesson-dragons-tie = In Straton haben du und Olga je 1 Marker. Was bringt er dir?
    .why = Wer gleichauf liegt, zählt zusammen, was die belegten Plätze bringen, und teilt es, abgerundet. Die Nächsten kommen erst hinter allen diesen Plätzen.
    .done = 1: Das Plättchen mit der 2 wird durch zwei geteilt.
    .not = Stratons Plättchen für dieses Zeitalter ist 2, und ihr teilt es zu zweit.
lesson-dragons-bands = Deine Kampfverbände haben 4 und 3 Karten. Was bringen sie zusammen?
    .why = Nach den Königreichen wird jeder Kampfverband gewertet, deine und die der anderen.
    .done = 6 und 3, also 9 Ruhm.
    .not = Lies bei 4 Karten ab, lies bei 3 Karten ab, und zähl zusammen.
lesson-dragons-dragon = Zieh eine Karte vom Stapel.
    .why = Niemand weiß, wo der dritte Drache steckt. Diesmal wissen wir es: Er liegt oben.
    .done = Der dritte Drache beendet das Zeitalter sofort. Es hat dir 16 Ruhm gebracht. Kampfverbände und Handkarten gehen, Marker bleiben, und alle beginnen neu mit einer Karte. Zu viert bis sechst spielt ihr drei Zeitalter, zu zweit oder dritt zwei.
    .not = Dafür ist keine Zeit mehr. Zieh vom Stapel.
lesson-dragons-later = In Zeitalter II bekommt der erste Platz in Duris 8. Was bekommt der zweite?
    .why = Später zählen mehr Plätze. In Zeitalter II bekommt der zweite das Plättchen von Zeitalter I. In Zeitalter III bekommt der zweite das von Zeitalter II und der dritte das von Zeitalter I.
    .done = 6: was vorher der erste Platz bekam. Marker bleiben liegen, frühe bringen also mehrmals Ruhm.
    .not = Der zweite Platz bekommt in Zeitalter II das Plättchen von Zeitalter I. Sieh dir Duris an.

lesson-powers = Fähigkeiten
    .about = Was ein Anführer kann.
lesson-powers-elf = Spiel die drei Karten aus Ithys aus, und lass den Elben anführen.
    .why = Jeder Stamm hat eine Fähigkeit, und nur die des Anführers wirkt, meist gleich nach dem Marker. Mit einem Elben behältst du Karten, die sonst in die Auslage kämen.
    .done = Der Elb führt drei Karten an, also darfst du bis zu drei behalten.
    .not = Spiel jetzt den Kampfverband aus Ithys aus.
    .not-leader = Die richtigen Karten. Aber lass den Elben anführen: Wähle ihn als Anführer.
    .not-small = Nimm alle drei Karten aus Ithys: Ein größerer Kampfverband hat die stärkere Fähigkeit.
lesson-powers-keep = Wähle bis zu drei Karten und behalte sie.
    .why = Die meisten Fähigkeiten wachsen mit dem Kampfverband: drei ausgespielt, drei behalten.
    .done = Sie bleiben verdeckt auf deiner Hand. Dein nächster Kampfverband ist begonnen.
    .not = Wähle die Karten, die du behalten willst.
    .not-nothing = Du darfst alles ablegen, aber diese Karten sind gut. Behalte welche.
lesson-powers-wizard = Hätte der Zauberer diese drei Karten angeführt: Wie viele hättest du gezogen?
    .why = Mit einem Zauberer darfst du nach dem Ablegen so viele Karten vom Stapel ziehen, wie der Kampfverband hat: alle oder keine.
    .done = Drei. Jetzt weißt du, wie es geht: sammeln, ausspielen, auf die Marker achten. Jeder Stamm hat seine eigene Lektion. Oder spiel einfach los!
    .not = So viele, wie der Kampfverband Karten hat.

### The rules reference in German, one message per topic.
### Bodies are light Markdown: paragraphs, "- " bullets, **bold** and pipe tables.
### Ids in parentheses at the end of a line, such as (B3, B4), name the rules of the specification;
### they are shown only to whoever asks for one (words/reference.py).

rules-overview =
    In Ethnos wetteifern 2 bis 6 Spieler in sechs Königreichen um Ruhm. Du sammelst Verbündete verschiedener Stämme, spielst sie gemeinsam als Kampfverbände aus und bringst so deine Einflussmarker in die Königreiche. (S1, C1)

    In deinem Zug führst du genau eine Aktion aus: eine Karte **anwerben** oder einen **Kampfverband ausspielen**. Ein größerer Kampfverband bringt mehr Ruhm, erlaubt dir einen weiteren Marker auch dort, wo du schon mehrere hast, und verstärkt die Fähigkeiten vieler Anführer. Doch das Ausspielen hat seinen Preis: Was dir auf der Hand bleibt, kommt meist offen in die Auslage, wo sich alle bedienen können. (T1, T2, B3, B6)

    In der unteren Hälfte des Verbündeten-Stapels stecken drei Drachen. Sobald der dritte gezogen wird, endet das Zeitalter auf der Stelle. Dann gibt es Ruhm für Königreiche, für die Tableaus und Plättchen mancher Stämme und für Kampfverbände. (A5, T3, E1, E5)

    Mit 4 bis 6 Spielern geht die Partie über drei Zeitalter, mit 2 oder 3 Spielern über zwei. Wer nach dem letzten Zeitalter den meisten Ruhm hat, gewinnt. (S1, G1)

    Die Beispiele auf diesen Seiten gelten für drei oder mehr Spieler, sofern nichts anderes dabeisteht.
    .title = Das Spiel in Kürze
    .keywords = Überblick, Übersicht, Zusammenfassung, Ziel, Spielziel, Spielidee, Ablauf, wie spielt man, gewinnen, Einführung, Einstieg, Grundlagen

rules-components =
    Der Spielplan zeigt sechs Königreiche: Rhea (rot), Duris (lila), Ithys (orange), Althea (grün), Pelagon (grau) und Straton (blau). (C1)

    Dazu kommen Karten, Marker und Plättchen:

    - **Verbündeten-Karten**: Zehn der 12 Stämme haben 12 Karten, je zwei in der Farbe jedes Königreichs. Die Halblinge haben 24 Karten, vier in jeder Farbe. Die Skelette haben 12 Karten ohne Farbe. (C2)
    - **Drachen**: drei Karten. (C3)
    - **Ruhmplättchen**: 18, siehe Tabelle. Sechs davon tragen den Aufdruck „4+“. (C4)
    - **Einflussmarker**: 26 für jeden Spieler. Einer von deinen liegt auf der Zählleiste und, wenn die Meerwesen mitspielen, einer auf dem Meerwesen-Tableau. (C5)
    - **Meerwesen-Tableau**: Felder 0 bis 18, mit einem Markersymbol auf 3, 7, 12 und 18. (C6)
    - **Riesen-Plättchen**: eines. **Troll-Plättchen**: je eines mit den Werten 1 bis 6. (C7, C8)
    - **Orkhorde-Tableau**: sechs Felder, eines in der Farbe jedes Königreichs. (C9)

    | Ruhmplättchen | 0 | 2 | 4 | 6 | 8 | 10 |
    |---|---|---|---|---|---|---|
    | Alle 18 | 2 | 3 | 4 | 4 | 3 | 2 |
    | Mit Aufdruck 4+ | 1 | 0 | 2 | 2 | 0 | 1 |
    | Übrig bei 2 oder 3 Spielern | 1 | 3 | 2 | 2 | 3 | 1 |
    .title = Spielmaterial
    .keywords = Spielmaterial, Material, Karten, wie viele, Anzahl, Farben, Königreiche, Plättchen, Marker, Spielplan, Spielbrett, Tableau, Rhea, Duris, Ithys, Althea, Pelagon, Straton

rules-setup =
    Wie ihr das Spiel aufbaut, hängt von der Spielerzahl ab: (S1)

    | | 4 bis 6 Spieler | 2 oder 3 Spieler |
    |---|---|---|
    | Zeitalter | drei | zwei |
    | Verschiedene Stämme | sechs | fünf |
    | Ruhmplättchen mit Aufdruck 4+ | dabei | nicht dabei |
    | Ruhmplättchen je Königreich | drei | zwei |

    Die Ruhmplättchen werden zufällig auf die Königreiche verteilt. Danach werden sie in jedem Königreich sortiert: Das niedrigste kommt auf Feld I, das höchste auf das letzte Feld. (S2)

    Die Stämme werden ausgelost, es sei denn, eure Runde sucht sie aus. Alle ihre Karten werden zusammengemischt und bilden den Verbündeten-Stapel. (S3, O4)

    Manche Stämme bringen eigenes Material mit: (S4)

    - **Meerwesen**: Alle stellen einen Marker auf Feld 0 des Meerwesen-Tableaus.
    - **Trolle**: Alle sechs Troll-Plättchen liegen bereit.
    - **Riesen**: Das Riesen-Plättchen liegt bereit.
    - **Orks**: Alle bekommen ein leeres Orkhorde-Tableau.
    .title = Spielaufbau
    .keywords = Spielaufbau, Aufbau, Vorbereitung, Spielbeginn, Spielerzahl, Stämme, Ruhmplättchen, Stämme wählen, zufällig, auslosen

rules-age-start =
    Jedes Zeitalter wird in dieser Reihenfolge vorbereitet:

    - **Neuer Stapel**: Vor den Zeitaltern II und III werden alle Verbündeten-Karten aus Händen, Kampfverbänden, Auslage und Verbündeten-Stapel zu einem neuen Verbündeten-Stapel gemischt. (A2)
    - **Startspieler**: In Zeitalter I entscheidet das Los. Später beginnt, wer nach der vollständigen Wertung des alten Zeitalters, Plünderzüge eingeschlossen, am wenigsten Ruhm hat. Bei Gleichstand zählt ihr im Uhrzeigersinn ab dem Spieler, der den dritten Drachen gezogen hat: Der erste Beteiligte, auf den ihr trefft, beginnt; das kann auch dieser Spieler selbst sein. Troll-Plättchen lösen diesen Gleichstand nicht auf. (A1, O1)
    - **Handkarten**: Reihum ab dem Startspieler bekommen alle eine Karte. (A3)
    - **Auslage**: Legt doppelt so viele Karten offen aus, wie Spieler mitmachen: 4, 6, 8, 10 oder 12. (A4)
    - **Drachen**: Die übrigen Karten werden in zwei Hälften geteilt; bei ungerader Anzahl erhält die untere Hälfte die überzählige Karte. Die drei Drachen werden in die untere Hälfte gemischt, die obere kommt darauf. (A5)

    Beispiel: Ana, Bo, Cy und Dana sitzen in dieser Reihenfolge im Uhrzeigersinn. Ana und Dana haben beide am wenigsten Ruhm, und Cy hat den dritten Drachen gezogen. Von Cy aus gezählt kommt Dana vor Ana, also beginnt Dana.
    .title = Beginn eines Zeitalters
    .keywords = Beginn des Zeitalters, neues Zeitalter, Startspieler, wer beginnt, wer fängt an, Anfang, austeilen, Größe der Auslage, mischen, Drachen, wenigster Ruhm

rules-turn =
    Ihr spielt im Uhrzeigersinn. Wenn du am Zug bist, musst du genau eines von beidem tun:

    - Eine Karte **anwerben**, aus der Auslage oder oben vom Verbündeten-Stapel. (T1)
    - Einen **Kampfverband ausspielen**, mit Karten aus deiner Hand. (T2)

    Aussetzen darfst du nicht, aber manchmal bleibt dir nur eine der beiden Möglichkeiten:

    - Hast du zu Beginn deines Zuges 10 Karten auf der Hand, darfst du nicht anwerben und musst also einen Kampfverband ausspielen. (T1)
    - Hast du weniger als 10 Karten und keine davon kann anführen, musst du anwerben. Das ist so, wenn du gar keine Handkarten hast oder nur Skelette. (T4)

    Eine Hand aus zehn Skeletten ist ein Sonderfall; siehe Skelette. (O2)

    Eine Karte zum Anwerben gibt es immer, denn der Verbündeten-Stapel kann nicht ausgehen, bevor der dritte Drache das Zeitalter beendet. (T4)
    .title = Dein Zug
    .keywords = Zug, Spielzug, Aktionen, was darf ich tun, Möglichkeiten, passen, aussetzen, muss ausspielen, muss anwerben, Handlimit, Handkartenlimit, zehn Karten

rules-recruit =
    Beim Anwerben nimmst du eine Karte auf die Hand:

    - eine beliebige offene Karte aus der Auslage, und alle sehen, welche du nimmst, oder
    - die oberste Karte des Verbündeten-Stapels, und nur du siehst sie. (T1, V1, V2)

    Die Auslage wird danach nicht aufgefüllt. Sie wächst erst wieder, wenn jemand einen Kampfverband ausgespielt hat und Karten ablegt. (T1, B6)

    Hast du zu Beginn deines Zuges 10 Karten auf der Hand, darfst du nicht anwerben. (T1)

    Ziehst du vom Verbündeten-Stapel einen Drachen, zeigst du ihn sofort vor, legst ihn neben den Spielplan und ziehst noch einmal. Ist es der dritte Drache, endet das Zeitalter und du bekommst keine Karte mehr. (T3)
    .title = Anwerben
    .keywords = anwerben, ziehen, nachziehen, Karte nehmen, Auslage, Stapel, Verbündeten-Stapel, offen, auffüllen, Handlimit, Handkartenlimit, zehn Karten

rules-dragons =
    Zu Beginn jedes Zeitalters werden drei Drachen in die untere Hälfte des Verbündeten-Stapels gemischt. Solange die obere Hälfte nicht aufgebraucht ist, kann also keiner auftauchen. (A5)

    Ein Drache bleibt nie auf der Hand. Wer einen zieht, zeigt ihn sofort vor, legt ihn neben den Spielplan und zieht eine Ersatzkarte. Sonst ändern die ersten beiden Drachen nichts. (T3)

    Der **dritte Drache** beendet das Zeitalter sofort. Wer ihn gezogen hat, bekommt keine Ersatzkarte, und niemand spielt mehr etwas aus, egal wer als Nächstes am Zug wäre. Merkt euch, wer ihn gezogen hat: Das kann entscheiden, wer das nächste Zeitalter beginnt. (T3, A1)

    Taucht ein Drache auf, während du dank eines Zauberers Karten ziehst, zählt er dabei nicht mit. Der dritte bricht das Ziehen ab, aber der eben ausgespielte Kampfverband wird noch gewertet. (T3)

    Wie viele Drachen schon gezogen wurden, dürfen alle sehen. (V1)
    .title = Drachen
    .keywords = Drache, Drachen, dritter Drache, Ende des Zeitalters, Ersatzkarte, noch einmal ziehen, wie viele Drachen

rules-band =
    Ein Kampfverband besteht aus 1 bis 10 Karten aus deiner Hand, die entweder **alle zum selben Stamm** gehören oder **alle die Farbe desselben Königreichs** haben. Skelette passen in jeden Kampfverband. Du darfst einen Kampfverband auch dann ausspielen, wenn du mit ihm keinen Marker einsetzen kannst. (B1)

    Beim Ausspielen gehst du so vor:

    - Lege die Karten aus und bestimme eine davon zum **Anführer**, aber nie ein Skelett. X ist die Anzahl der Karten, Anführer und Skelette mitgezählt. (B2)
    - Wenn du willst und der Kampfverband groß genug ist, setze einen **Marker** in das Königreich mit der Farbe des Anführers. (B3, B4)
    - Nutze die **Fähigkeit** des Anführers. (B5)
    - Mit einem Zentauren als Anführer darfst du jetzt unter Umständen noch einen Kampfverband ausspielen.
    - Nach deinem letzten Kampfverband musst du deine restlichen Handkarten in die Auslage **ablegen**. Ein Elb als Anführer lässt dich Karten behalten, ein Zauberer als Anführer lässt dich danach Karten ziehen. (B6)

    Deine Kampfverbände bleiben bis zum Ende des Zeitalters vor dir liegen. Alle dürfen jede Karte ansehen und nachschauen, wer anführt. (B7)
    .title = Einen Kampfverband ausspielen
    .keywords = Kampfverband, Verband, ausspielen, Karten, gleicher Stamm, gleiche Farbe, Schritte, Ablauf, Größe, Verbündete, X

rules-leader =
    Jeder Kampfverband hat einen Anführer. Welche seiner Karten das ist, bestimmst du. Ein Skelett kann nie anführen. (B2)

    Der Anführer legt zweierlei fest:

    - Seine **Farbe** sagt, in welches Königreich dein Marker darf. Mit einem Geflügelten als Anführer darfst du ein anderes Königreich wählen, mit einem Halbling als Anführer setzt du gar keinen Marker ein. (B3)
    - Sein **Stamm** sagt, welche Fähigkeit du nutzt. Die Fähigkeiten der anderen Karten bewirken nichts. (B5)

    In einem Kampfverband aus einem Stamm wählst du mit dem Anführer also das Königreich, in einem Kampfverband aus einer Farbe die Fähigkeit. So oder so zählt X alle Karten des Kampfverbands, auch den Anführer und die Skelette. (B1, B2)

    Nur ein Kampfverband aus zehn Skeletten hat keinen Anführer, und er gewinnt sofort die Partie, falls diese Option eingeschaltet ist. (O2)
    .title = Der Anführer
    .keywords = Anführer, Führer, Anführer wählen, anführen, Farbe, welches Königreich, welche Fähigkeit, Skelett als Anführer

rules-marker =
    Nach dem Ausspielen eines Kampfverbands darfst du **einen** deiner Einflussmarker in das Königreich mit der Farbe des Anführers setzen. Die Bedingung: Du musst dort weniger eigene Marker haben, als der Kampfverband Karten zählt (X). Fremde Marker spielen keine Rolle, außer zu zweit; dafür gibt es eine eigene Regel. (B3, B4)

    Das Einsetzen ist freiwillig. Du darfst verzichten, auch wenn der Kampfverband groß genug ist, und du darfst einen Kampfverband ausspielen, der für einen Marker zu klein ist. (B1, B3)

    Drei Anführer ändern diesen Schritt: Halblinge setzen keinen Marker ein, Minotauren zählen eine Karte mehr, und Geflügelte dürfen sich das Königreich aussuchen. (B3)

    Ist dein Vorrat leer, kannst du keinen Marker einsetzen. (B8)

    Beispiel: Drei Spieler. Du hast vier Marker in Pelagon. Mit einem Kampfverband aus vier Karten und einem grauen Anführer darfst du dort keinen weiteren einsetzen, denn vier ist nicht weniger als vier. Mit fünf Karten geht es. Danach hast du fünf Marker in Pelagon und brauchst für den nächsten einen Kampfverband aus sechs Karten.
    .title = Einen Marker einsetzen
    .keywords = Marker, Einflussmarker, einsetzen, setzen, legen, platzieren, Königreich, wie viele Karten, groß genug, freiwillig, optional, Größe des Kampfverbands

rules-two-players =
    Zu zweit nehmt ihr den kleineren Aufbau: zwei Zeitalter, fünf Stämme, zwei Ruhmplättchen je Königreich. (S1)

    Um einen **Marker** einzusetzen, muss X größer sein als die Zahl der Marker **beider** Spieler zusammen in diesem Königreich. Bei einem Minotauren als Anführer muss es X+1 sein; bei einem Geflügelten gilt die Bedingung im gewählten Königreich. Zusätzliche Marker vom Meerwesen-Tableau sind davon ausgenommen. (B4)

    Die **Wertung** verläuft in Zeitalter I wie gewohnt. In Zeitalter II bekommt der Erste Plättchen II und der andere nichts. Hast nur du Marker in einem Königreich, bekommst du beide Plättchen. Bei einem Gleichstand, den auch Troll-Plättchen nicht auflösen, teilt ihr euch nur Plättchen II, abgerundet. (E1, E4)

    Beim Meerwesen-Tableau ist es genauso; du bist dort allein, wenn dein Gegenüber noch auf 0 steht. (E4)

    Beispiel: Du hast drei Marker in Straton, dein Gegenüber zwei, zusammen also fünf. Du brauchst einen Kampfverband aus sechs Karten oder einen aus fünf mit einem blauen Minotauren als Anführer.

    Beispiel: Zeitalter II, in Althea liegen 4 und 8. Hast du mehr Marker, erhältst du 8 Ruhm und dein Gegenüber 0. Bei einem Gleichstand, der bestehen bleibt, gibt es für jeden 4. Bist du dort allein, erhältst du 12.
    .title = Spiel zu zweit
    .keywords = zu zweit, zwei Spieler, 2 Spieler, Duell, Gegner, Gegenüber, allein, beide Plättchen, Marker, Gleichstand

rules-power =
    Nach dem Marker-Schritt wirkt die Fähigkeit des **Anführers**. Die anderen Karten des Kampfverbands steuern keine Fähigkeiten bei; so hindert dich etwa ein Halbling, der nicht anführt, nicht am Einsetzen des Markers. Nur Skelette wirken, ohne anzuführen. (B5)

    Die Fähigkeit wirkt unabhängig davon, ob du einen Marker eingesetzt hast. Die einzige Ausnahme ist der Zentaur: Er verlangt einen eingesetzten Marker. (B5)

    Manche Fähigkeiten wirken automatisch, bei anderen entscheidest du: (B5)

    - **Automatisch**: das Riesen-Plättchen nehmen und auf dem Meerwesen-Tableau vorrücken.
    - **Deine Wahl**: ein Troll-Plättchen nehmen, einen Marker auf deine Horde setzen, jeder zusätzliche Marker durch Meerwesen, ein weiterer Kampfverband nach einem Zentauren, welche Karten du bei einem Elben behältst, ob du bei einem Zauberer ziehst.

    Halblinge, Minotauren und Geflügelte wirken schon im Marker-Schritt. Zwerge wirken bei der Wertung der Kampfverbände. Elben und Zauberer wirken rund um das Ablegen. (B3, B6, E5)
    .title = Die Fähigkeit des Anführers
    .keywords = Fähigkeit, Fähigkeiten, Stammesfähigkeit, Sonderfähigkeit, Effekt, Wirkung, Anführer, freiwillig, optional, automatisch, wann

rules-discard =
    Ein Kampfverband kostet dich deine übrigen Handkarten. Nach dem **letzten** Kampfverband deines Zuges kommen alle Karten, die du noch auf der Hand hast, offen in die Auslage, auch Skelette. Hast du stattdessen angeworben, legst du nichts ab. (B6)

    Abgelegt wird einmal pro Zug. Darfst du dank eines Zentauren mehrere Kampfverbände ausspielen, behältst du deine Handkarten, bis der letzte abgeschlossen ist. (B6)

    Zwei Anführer dieses letzten Kampfverbands ändern etwas:

    - Mit einem **Elben** darfst du bis zu X Karten verdeckt behalten. (B6)
    - Mit einem **Zauberer** darfst du X neue Karten ziehen, aber erst nach dem Ablegen. (B6)

    Alle sehen, welche Karten in die Auslage kommen. (V1)

    Beispiel: Du hast acht Karten auf der Hand und spielst fünf davon mit einem Ork als Anführer aus. Die anderen drei kommen offen in die Auslage, und deine Hand ist leer.
    .title = Handkarten ablegen
    .keywords = ablegen, abwerfen, abgeben, Hand, Handkarten, restliche Karten, Auslage, Karten behalten, nach dem Kampfverband, Karten verlieren

rules-supply =
    Du besitzt 26 Einflussmarker. Einer zeigt deinen Ruhm an, und wenn die Meerwesen mitspielen, steht einer auf dem Meerwesen-Tableau. Du startest also mit 25 Markern im Vorrat, mit Meerwesen sind es 24. Jeder Marker in einem Königreich oder auf deiner Horde stammt aus diesem Vorrat. (C5, B8)

    Ist dein Vorrat leer, setzt du nirgends mehr Marker ein. Kampfverbände ausspielen und werten kannst du trotzdem. (B8)

    In einem Zug nimmst du zuerst den Marker für das Königreich und danach die Marker für die Fähigkeit des Anführers. (B8)

    Marker, die du bei einem Plünderzug entfernst, kommen in deinen Vorrat zurück. Marker in Königreichen bleiben die ganze Partie über liegen. (B8, E7)

    Beispiel: Du hast noch einen Marker und spielst einen Kampfverband mit einem Ork als Anführer aus. Setzt du den Marker in das Königreich, bleibt keiner für die Horde. Verzichtest du im Königreich, darfst du ihn auf die Horde setzen, sofern das Feld leer ist.
    .title = Markervorrat
    .keywords = Vorrat, Markervorrat, übrige Marker, Marker aufgebraucht, keine Marker mehr, 26, Limit, Marker zurück

rules-centaurs =
    Hast du mit einem Kampfverband, den ein Zentaur anführt, im Marker-Schritt **einen Marker eingesetzt**, darfst du sofort aus den übrigen Handkarten noch einen Kampfverband ausspielen. Für den neuen gelten alle üblichen Regeln, mit eigenem Anführer, eigenem Marker und eigener Fähigkeit. (B1)

    Führt auch diesen ein Zentaur an und du setzt wieder einen Marker ein, darfst du weitermachen, so oft du kannst. Erst nach dem letzten Kampfverband legst du ab. (B6)

    Ohne eingesetzten Marker gibt es keinen weiteren Kampfverband, egal ob der Kampfverband zu klein war, du verzichtet hast oder dein Vorrat leer war. (B5, B8)

    Ist der Marker eingesetzt, fragt dich das Programm immer, solange du noch Karten hast, selbst wenn du nur noch aufhören kannst. So verrät die Frage niemandem etwas über deine Hand.

    Beispiel: Du hast sechs Karten auf der Hand und keinen Marker in Althea. Du spielst einen einzelnen grünen Zentauren aus und setzt einen Marker ein. Dann spielst du drei Trolle mit einem grauen als Anführer aus und hast zwei Marker in Pelagon: Der dritte kommt dazu, und du darfst dir ein freies Troll-Plättchen mit Wert 3 oder weniger nehmen. Danach kommen deine letzten beiden Karten in die Auslage.
    .title = Zentauren
    .keywords = Zentaur, Zentauren, Kentaur, zweiter Kampfverband, noch ein Kampfverband, weiterer Kampfverband, Kette, Kettenzug, noch einmal ausspielen

rules-dwarves =
    Ein Kampfverband, den ein Zwerg anführt, zählt bei der Wertung der Kampfverbände am Ende des Zeitalters **eine Karte mehr**. (E5)

    Die zusätzliche Karte zählt nur dort. Sie hilft nicht beim Einsetzen eines Markers und bleibt auch außen vor, wenn am Spielende bei Gleichstand die Größe der Kampfverbände entscheidet. (G1)

    Zuerst verlassen die Skelette den Kampfverband, dann kommt die zusätzliche Karte dazu. Die Tabelle endet bei sechs oder mehr Karten. Hat ein Kampfverband mit Zwerg als Anführer ohne Skelette schon sechs Karten, bringt ihm das also nichts mehr. (E5, C10)

    Beispiel: Du spielst fünf orange Karten mit einem Zwerg als Anführer aus. Um in Ithys einen Marker einzusetzen, musst du dort weniger als fünf eigene haben. Am Ende des Zeitalters zählt der Kampfverband als sechs Karten: 15 Ruhm.
    .title = Zwerge
    .keywords = Zwerg, Zwerge, eine Karte mehr, plus eins, Wertung der Kampfverbände, Bonus

rules-elves =
    Führt ein Elb an, darfst du beim Ablegen **bis zu X Karten behalten**; welche, entscheidest du. X ist die Größe des Kampfverbands. Du darfst auch weniger oder gar keine behalten. (B6)

    Die behaltenen Karten bleiben verdeckt auf deiner Hand; die anderen kommen wie üblich offen in die Auslage. (V2)

    Das gilt unabhängig davon, ob du einen Marker eingesetzt hast. Nach einem Zentauren zählt nur der letzte Kampfverband des Zuges: Führt ihn ein Elb an, ist X allein die Größe dieses Kampfverbands. (B5, B6)

    Beispiel: Du hast neun Karten auf der Hand und spielst vier davon mit einem Elben als Anführer aus. Fünf Karten bleiben übrig. Du darfst vier beliebige davon behalten und die fünfte in die Auslage legen, oder du behältst weniger und legst mehr dorthin.
    .title = Elben
    .keywords = Elb, Elben, Elf, Elfen, Karten behalten, Hand, Handkarten, ablegen, abwerfen

rules-giants =
    Führt ein Riese an, vergleichst du X, Skelette mitgezählt, mit **jedem** in diesem Zeitalter ausgespielten Kampfverband, den ein Riese anführt, auch mit deinen eigenen. Ist deiner der erste oder größer als alle anderen, nimmst du das Riesen-Plättchen und erhältst sofort 2 Ruhm. Das geschieht automatisch. Gleich groß reicht nicht. (B5)

    Hast du das Plättchen schon und übertriffst deinen eigenen Kampfverband, erhältst du die 2 Ruhm noch einmal.

    Wer das Plättchen am Ende des Zeitalters hat, erhält dafür: (C7)

    | | Zeitalter I | Zeitalter II | Zeitalter III |
    |---|---|---|---|
    | 4 bis 6 Spieler | 2 | 4 | 6 |
    | 2 oder 3 Spieler | 2 | 5 | kein Zeitalter III |

    Dass später Skelette die Kampfverbände verlassen, ändert nichts daran, wer das Plättchen hat. Nach der Wertung kommt es zurück neben den Spielplan. (E7)

    Beispiel: Fünf Spieler, Zeitalter II. Du spielst drei Karten mit einem Riesen als Anführer aus, nimmst das Plättchen und erhältst 2 Ruhm. Auch Bo spielt drei mit einem Riesen als Anführer aus: Es passiert nichts. Später spielst du so fünf Karten aus und erhältst noch einmal 2. Am Ende des Zeitalters bringt dir das Plättchen 4, insgesamt also 8.
    .title = Riesen
    .keywords = Riese, Riesen, Riesen-Plättchen, größter Kampfverband, zwei Ruhm, Plättchen wegnehmen

rules-halflings =
    Mit einem Kampfverband, den ein Halbling anführt, setzt du im Marker-Schritt **nie einen Marker** ein, egal wie groß er ist. (B3)

    Dafür gibt es 24 Halblinge statt 12, vier in jeder Farbe. So bekommst du leichter große Kampfverbände zusammen. (C2)

    Ein Halbling, der nicht anführt, verhindert nichts: Führt eine andere Karte den Kampfverband an, darfst du den Marker nach den üblichen Regeln einsetzen. (B5)

    Beispiel: Du spielst fünf Halblinge mit einem roten als Anführer aus. Du hast zwar keinen Marker in Rhea, darfst dort aber trotzdem keinen einsetzen. Am Ende des Zeitalters bringt der Kampfverband 10 Ruhm.

    Beispiel: Du spielst einen roten Halbling, einen roten Elben und einen roten Troll aus. Der Troll führt an, und du hast einen Marker in Rhea. Du darfst dort einen zweiten Marker einsetzen und dir ein freies Troll-Plättchen mit Wert 3 oder weniger nehmen.
    .title = Halblinge
    .keywords = Halbling, Halblinge, kein Marker, 24 Karten, Hobbit

rules-merfolk =
    Mit einem Meerwesen als Anführer rückst du auf dem Meerwesen-Tableau **X Felder** vor, ob du nun einen Marker eingesetzt hast oder nicht. Das geschieht automatisch und endet spätestens auf 18. (B5)

    Auf den Feldern 3, 7, 12 und 18 sind Markersymbole. Für jedes Symbol, das du erreichst oder überschreitest, darfst du **einen** zusätzlichen Marker in ein **beliebiges** Königreich setzen. Weder die Größe des Kampfverbands noch die Marker, die dort schon liegen, spielen eine Rolle, auch nicht zu zweit. (C6, B4)

    Du wählst für jeden zusätzlichen Marker einzeln ein Königreich. Verzichtest du auf einen, ist diese Gelegenheit vorbei und der Marker bleibt in deinem Vorrat. Die zusätzlichen Marker nimmst du nach dem Marker des Kampfverbands. (B5, B8)

    Deine Position bleibt für die ganze Partie bestehen. Das Tableau wird am Ende jedes Zeitalters gewertet. (E3, E7)

    Beispiel: Du stehst auf 2 und spielst sechs Karten mit einem grauen Meerwesen als Anführer aus; in Pelagon hast du vier Marker. Du setzt dort den fünften ein. Dann rückst du auf 8 vor, überschreitest 3 und 7 und darfst zwei zusätzliche Marker einsetzen: zum Beispiel einen in Rhea und einen in Duris oder beide in Rhea.
    .title = Meerwesen
    .keywords = Meerwesen, Meerjungfrau, Meervolk, Meerwesen-Tableau, vorrücken, Symbol, Markersymbol, zusätzlicher Marker, Felder, beliebiges Königreich

rules-minotaurs =
    Ein Kampfverband, den ein Minotaur anführt, zählt **beim Einsetzen des Markers eine Karte mehr**. Du darfst den Marker einsetzen, wenn in dem Königreich weniger eigene Marker liegen als X+1. (B3)

    Zu zweit muss X+1 größer sein als die Zahl eurer Marker dort zusammen. (B4)

    Für alles andere hat der Kampfverband seine echte Größe; bei der Wertung der Kampfverbände bringt die zusätzliche Karte also keinen Ruhm. (E5)

    Beispiel: Du hast fünf Marker in Straton und spielst fünf Karten mit einem blauen Minotauren als Anführer aus. Für den Marker zählen sie als sechs, also darf dein sechster Marker hinein. Am Ende des Zeitalters zählt der Kampfverband als fünf Karten: 10 Ruhm.
    .title = Minotauren
    .keywords = Minotaur, Minotauren, Minotaurus, eine Karte mehr, plus eins, Marker, einsetzen

rules-orcs =
    Führt ein Ork an, darfst du einen Marker auf das Feld mit der Farbe des Anführers auf deinem **Orkhorde-Tableau** setzen, sofern es leer ist. Das darfst du unabhängig davon, ob du mit dem Kampfverband einen Marker in das Königreich gesetzt hast. (B5)

    Auf jedem der sechs Felder hat ein Marker Platz; er kommt aus deinem Vorrat. Die Marker bleiben von Zeitalter zu Zeitalter liegen, bis du plünderst. (C9, B8, E7)

    Am Ende eines Zeitalters darfst du **plündern**: Du entfernst alle Marker deiner Horde und erhältst Ruhm für ihre Anzahl. Im letzten Zeitalter plündern alle. Die Werte findest du unter Plünderzüge der Orks. (C9, E6)

    Beispiel: Du spielst vier Karten mit einem grünen Ork als Anführer aus und hast fünf Marker in Althea. Für einen weiteren dort ist der Kampfverband zu klein, aber das grüne Feld deiner Horde ist leer, also darfst du einen Marker daraufsetzen. Führt auch deinen nächsten Kampfverband ein grüner Ork an, ist das Feld besetzt und die Fähigkeit bewirkt nichts.
    .title = Orks
    .keywords = Ork, Orks, Orc, Horde, Orkhorde, Orkhorde-Tableau, plündern, Plünderzug, Farbe, Feld

rules-skeletons =
    Skelette haben keine Farbe. Sie passen in **jeden Kampfverband** und zählen für X mit, aber ein Skelett **führt nie an**. (B1, B2, C2)

    Vor der Wertung der Kampfverbände werden alle Skelette daraus entfernt. Alles, was mit ihrer Hilfe erreicht wurde, bleibt bestehen, etwa Marker, Plättchen und zurückgelegte Felder. Sie zählen auch noch mit, wenn am Spielende bei Gleichstand die Kampfverbände verglichen werden. (E5, G1)

    Hast du weniger als zehn Karten und alle sind Skelette, kannst du keinen Kampfverband ausspielen und musst anwerben. (T4)

    Ein Sonderfall ist eine Hand aus **zehn Skeletten**: Du spielst sie als einen Kampfverband ohne Anführer aus und gewinnst sofort die Partie. Ist Option O2 ausgeschaltet, setzt du stattdessen aus. (O2, G2)

    Beispiel: Du spielst drei Zauberer und drei Skelette mit einem blauen Zauberer als Anführer aus. X ist 6: Du darfst in Straton einen Marker einsetzen, wenn du dort höchstens fünf hast, und nach dem Ablegen darfst du sechs Karten ziehen. Am Ende des Zeitalters zählt der Kampfverband als drei Karten: 3 Ruhm.
    .title = Skelette
    .keywords = Skelett, Skelette, Joker, farblos, ohne Farbe, keine Farbe, zehn Skelette, Sofortsieg, sofort gewinnen, nie Anführer

rules-trolls =
    Führt ein Troll an, darfst du **ein Troll-Plättchen** nehmen, das noch niemand hat und dessen Wert höchstens X ist. Du darfst dir ein beliebiges davon aussuchen oder verzichten. (B5)

    Die Plättchen haben die Werte 1, 2, 3, 4, 5 und 6, jeden genau einmal. Mit mehreren Kampfverbänden darfst du mehrere sammeln. Sie selbst bringen keinen Ruhm, lösen aber am Ende des Zeitalters Gleichstände auf. (C8)

    Unter Spielern mit gleich vielen Markern liegt vorn, wer die größere **Summe** an Troll-Plättchen hat; ist auch die gleich, entscheidet das **höchste** einzelne Plättchen. Standardmäßig gilt das auch auf dem Meerwesen-Tableau. Nach der Wertung kommen alle Plättchen zurück. (E2, E3, E7, O5)

    Troll-Plättchen entscheiden nicht, wer ein Zeitalter beginnt oder wer die Partie gewinnt. (A1, G1)

    Beispiel: Nur 2 und 6 sind noch frei. Mit fünf Karten und einem Troll als Anführer darfst du die 2 nehmen oder gar nichts; die 6 ist zu hoch.

    Beispiel: Du hast 2 und 3, Bo hat 5. Bei einem Gleichstand sind beide Summen 5, also liegt Bo dank des höheren Plättchens vorn.
    .title = Trolle
    .keywords = Troll, Trolle, Troll-Plättchen, Gleichstand, Patt, Gleichstand auflösen, Tiebreaker

rules-wingfolk =
    Führt ein Geflügelter an, darfst du den Marker des Kampfverbands in **jedes Königreich** setzen, das einem Kampfverband dieser Größe offensteht, egal welche Farbe der Anführer hat. (B3)

    Groß genug muss der Kampfverband trotzdem sein: Im gewählten Königreich brauchst du weniger eigene Marker als X. Zu zweit muss X größer sein als die Zahl eurer Marker dort zusammen. (B3, B4)

    Du setzt nur einen Marker ein, und wie immer darfst du verzichten. (B3)

    Beispiel: Du spielst vier Karten mit einem roten Geflügelten als Anführer aus. Du hast vier Marker in Rhea, drei in Althea und keinen in Pelagon. Rhea ist dir verschlossen, aber du darfst den Marker in Althea oder in Pelagon einsetzen.
    .title = Geflügelte
    .keywords = Geflügelte, Geflügelter, Flügel, Harpyie, beliebiges Königreich, Marker, Königreich wählen, fliegen

rules-wizards =
    Führt ein Zauberer deinen letzten Kampfverband an, legst du zuerst deine restlichen Handkarten ab. Dann darfst du vom Verbündeten-Stapel **X Karten ziehen**. Du ziehst alle oder keine und entscheidest das vor der ersten Karte. Aus der Auslage ziehst du mit dieser Fähigkeit nie. (B6)

    Die gezogenen Karten bleiben verdeckt. (V2)

    Ein Drache zählt bei den X Karten nicht mit: Lege ihn neben den Spielplan und ziehe weiter. Der dritte Drache bricht das Ziehen ab und beendet sofort das Zeitalter. Der eben ausgespielte Kampfverband wird noch gewertet. (T3)

    Beispiel: Du hast sechs Karten auf der Hand und spielst vier davon mit einem Zauberer als Anführer aus. Die anderen beiden kommen in die Auslage. Du entscheidest dich zu ziehen und bekommst eine Karte, einen Drachen und drei weitere Karten, hast also vier neue Karten auf der Hand. Wäre das der dritte Drache gewesen, hättest du dort aufhören müssen und das Zeitalter wäre vorbei.
    .title = Zauberer
    .keywords = Zauberer, Magier, ziehen, nachziehen, Karten, Stapel, Verbündeten-Stapel, Drache, Hand auffüllen

rules-age-end =
    Der dritte Drache beendet das Zeitalter. Die Handkarten werden ungesehen beiseitegelegt und bringen nichts ein. Dann wird der Ruhm in dieser Reihenfolge vergeben: (T3)

    - Königreiche (E1, E2)
    - Meerwesen-Tableau (E3)
    - Riesen-Plättchen (C7)
    - Plünderzüge der Orks (E6)
    - Skelette verlassen die Kampfverbände (E5)
    - Kampfverbände (E5)

    Die Reihenfolge ändert nichts an den Punkten der einzelnen Schritte. Sie zeigt dir aber, wie es steht, wenn du über einen Plünderzug entscheidest. (E6)

    Danach bleiben alle Marker in den Königreichen, auf dem Meerwesen-Tableau und auf den Horden, wo sie sind, außer denen der Horden, die gerade geplündert haben. Troll-Plättchen und Riesen-Plättchen kommen zurück. (E7)

    Folgt noch ein Zeitalter, werden alle Verbündeten-Karten zu einem neuen Verbündeten-Stapel gemischt. Nach dem letzten Zeitalter ist die Partie zu Ende. (A2, G1)
    .title = Ende eines Zeitalters
    .keywords = Ende des Zeitalters, Wertung, Reihenfolge, Punkte, werten, dritter Drache, was bleibt, was kommt zurück

rules-kingdoms =
    Jedes Königreich wird einzeln gewertet. Nur wer dort mindestens einen Marker hat, ist dabei; wer die meisten hat, ist Erster. Die Plätze erhalten die Ruhmplättchen des Königreichs: (E1)

    | Ende von | 1. | 2. | 3. |
    |---|---|---|---|
    | Zeitalter I | Plättchen I | nichts | nichts |
    | Zeitalter II | Plättchen II | Plättchen I | nichts |
    | Zeitalter III | Plättchen III | Plättchen II | Plättchen I |

    Zu dritt wertet ihr nach den ersten beiden Zeilen dieser Tabelle. Zu zweit gilt für Zeitalter II eine eigene Regel. (E1, E4)

    Bei gleich vielen Markern entscheiden die Troll-Plättchen; herrscht auch da Gleichheit, werden die Plätze geteilt. Siehe Gleichstand. (E2)

    Die Plättchen zeigen nur Werte an. Sie bleiben auf dem Spielplan, und die Marker auch. (E1, E7)

    Beispiel: Vier Spieler, und in Duris liegen 2, 6 und 10. Sie haben dort fünf, vier, zwei und einen Marker. In Zeitalter III bringt das 10, 6, 2 und 0 Ruhm. In Zeitalter II gäbe es für dieselben Marker 6, 2, 0 und 0.
    .title = Wertung der Königreiche
    .keywords = Königreich, Königreiche, Wertung, werten, Ruhmplättchen, erster Platz, zweiter Platz, dritter Platz, Mehrheit, Mehrheiten, Einfluss

rules-ties =
    Bei gleich vielen Markern in einem Königreich werden die Troll-Plättchen verglichen: zuerst die Summe der eigenen Plättchen, dann das höchste einzelne. (E2)

    Wer in all dem gleichauf ist, **teilt**. Zählt die Plättchen der belegten Plätze zusammen, wobei ein Platz ohne Plättchen 0 zählt, teilt die Summe gleichmäßig auf und rundet ab. Wer als Nächstes kommt, belegt den Platz hinter ihnen allen. Zu zweit ist Zeitalter II anders. (E2, E4)

    Beispiel: Zeitalter III, Plättchen 2, 4 und 8, keine Troll-Plättchen. Ana hat vier Marker, Bo und Cy haben je drei, Dana hat einen. Ana erhält 8 Ruhm. Bo und Cy belegen die Plätze 2 und 3 und teilen sich 4 + 2 = 6, also je 3. Dana ist Vierte und erhält 0.

    Beispiel: Dieselben Plättchen, aber alle vier Spieler haben zwei Marker. Sie teilen sich 8 + 4 + 2 = 14; ein Viertel davon ist 3,5, abgerundet also 3 für jeden. Hätte Dana ein Troll-Plättchen, bekäme sie allein die 8, und die anderen würden sich 4 + 2 + 0 = 6 teilen, also je 2.
    .title = Gleichstand
    .keywords = Gleichstand, Gleichstände, Patt, unentschieden, gleich viele, gleichauf, teilen, abrunden, Troll-Plättchen, Tiebreaker

rules-merfolk-board =
    Am Ende jedes Zeitalters wird das Meerwesen-Tableau wie ein Königreich gewertet. Wer am weitesten vorn steht, ist Erster; wer noch auf 0 steht, ist nicht dabei. Optionen können das ändern. (E3, O3, O5)

    | Ende von | 4 bis 6 Spieler: 1. / 2. / 3. | 3 Spieler: 1. / 2. |
    |---|---|---|
    | Zeitalter I | 1 / 0 / 0 | 1 / 0 |
    | Zeitalter II | 2 / 1 / 0 | 3 / 1 |
    | Zeitalter III | 4 / 2 / 1 | kein Zeitalter III |

    Stehen mehrere auf demselben Feld, werden die Troll-Plättchen verglichen; bleibt es beim Gleichstand, wird wie in einem Königreich geteilt und abgerundet. (C6, E2, E3)

    Zu zweit gibt es in Zeitalter I für den ersten Platz 1 Ruhm. In Zeitalter II erhält der Erste 3 und der andere nichts. Steht dein Gegenüber noch auf 0, erhältst du 3 + 1 = 4. Bei Gleichstand teilt ihr euch nur die 3. (E4)

    Beispiel: Zeitalter III, fünf Spieler auf 14, 9, 9, 4 und 0, keine Troll-Plättchen. Der Erste erhält 4 Ruhm. Die beiden auf 9 teilen sich 2 + 1 = 3 und erhalten je 1. Die anderen gehen leer aus.

    Beispiel: Zwei Spieler, Zeitalter II, beide auf 7, keine Troll-Plättchen: 3 geteilt durch zwei ergibt je 1.
    .title = Wertung des Meerwesen-Tableaus
    .keywords = Meerwesen-Tableau, Meerwesen, Wertung, werten, am weitesten, Felder, Meer, Gleichstand, Plätze

rules-raids =
    Am Ende eines Zeitalters darfst du mit deiner Orkhorde plündern: Du entfernst **alle** ihre Marker und erhältst Ruhm nach ihrer Anzahl. Nur mit einem Teil davon plündern kannst du nicht. (C9)

    | Marker | 1 | 2 | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|---|
    | Ruhm | 1 | 3 | 6 | 10 | 15 | 20 |

    Geplündert wird, nachdem Königreiche, Meerwesen-Tableau und Riesen-Plättchen offen gewertet sind, und vor den Kampfverbänden. Gefragt wird reihum, beginnend mit dem Startspieler des eben beendeten Zeitalters. Jede Antwort sehen alle sofort. Eine leere Horde wird übersprungen. (E6)

    Im letzten Zeitalter plündert jede Horde automatisch. (E6)

    Beim Plündern entfernte Marker kommen in deinen Vorrat zurück. Plünderst du nicht, bleiben deine Marker für das nächste Zeitalter liegen. (B8, E7)

    Beispiel: In Zeitalter I besetzt du zwei Felder deiner Horde und in Zeitalter II drei andere. Plünderst du in beiden Zeitaltern, bringt das 3 und 6, zusammen 9 Ruhm. Wartest du und plünderst in Zeitalter II mit allen fünf, bringt das 15.
    .title = Plünderzüge der Orks
    .keywords = plündern, Plünderzug, Plünderung, Raubzug, Horde, Orkhorde, Orks, Ruhm, Marker entfernen, Reihenfolge, letztes Zeitalter

rules-bands-scored =
    Jeder Kampfverband, den du in diesem Zeitalter ausgespielt hast, wird einzeln nach der Anzahl seiner Karten gewertet: (C10)

    | Karten | 1 | 2 | 3 | 4 | 5 | 6 oder mehr |
    |---|---|---|---|---|---|---|
    | Ruhm | 0 | 1 | 3 | 6 | 10 | 15 |

    Zuerst verlassen alle Skelette die Kampfverbände. Danach zählt ein Kampfverband, den ein Zwerg anführt, eine Karte mehr. Erst dann schaut ihr in die Tabelle. (E5)

    Karten, die du noch auf der Hand hast, bringen nichts. Alle Kampfverbände kommen für das nächste Zeitalter zurück in den Verbündeten-Stapel. (E5, A2)

    Beispiel: Du hast drei Kampfverbände. Sechs Karten mit einem Zauberer als Anführer, darunter zwei Skelette, zählen als vier: 6 Ruhm. Drei Karten mit einem Zwerg als Anführer, darunter ein Skelett, zählen als zwei und dann als drei: 3 Ruhm. Ein einzelner Elb bringt 0. Zusammen sind das 9 Ruhm.
    .title = Wertung der Kampfverbände
    .keywords = Kampfverband, Kampfverbände, Wertung, werten, Ruhmtabelle, Tabelle, Karten, Punkte, Skelette, Zwerg

rules-game-end =
    Wer nach dem letzten Zeitalter den meisten Ruhm hat, gewinnt. Mit 4 bis 6 Spielern ist das Zeitalter III, mit 2 oder 3 Zeitalter II. (S1, G1)

    Bei gleich viel Ruhm entscheidet der Reihe nach: (G1)

    - Mehr Marker in den Königreichen.
    - Der größere Kampfverband: Vergleicht jeweils den größten aus dem letzten Zeitalter.
    - Der nächstgrößte Kampfverband und so weiter; ein fehlender Kampfverband zählt als 0.

    Kampfverbände zählen mit den Karten, wie sie ausgespielt wurden: mit Skeletten, ohne zusätzliche Karte für Zwerge. Wer dann noch gleichauf ist, teilt sich den Platz. (G1)

    Spielt jemand zehn Skelette aus, endet die Partie sofort mit dem Sieg dieses Spielers. Gewertet wird nichts mehr, und für die anderen gilt dieselbe Rangfolge nach dem augenblicklichen Stand. (G2, O2)

    Beispiel: Ana und Bo haben beide 61 Ruhm und 17 Marker in den Königreichen. Im letzten Zeitalter hatte bei beiden der größte Kampfverband sechs Karten. Anas nächster hatte vier, darunter zwei Skelette; Bos nächster hatte drei mit einem Zwerg als Anführer. Vier schlägt drei, also gewinnt Ana.
    .title = Spielende
    .keywords = Spielende, Ende der Partie, Sieger, gewinnen, Sieg, Gleichstand, am meisten Ruhm, zehn Skelette, Rangfolge, Platzierung

rules-hidden =
    Das dürfen alle jederzeit ansehen: (V1, B7)

    - die Auslage und jede Karte, die daraus genommen oder dort abgelegt wird
    - alle Kampfverbände mit jeder Karte und dem Anführer
    - Ruhm, Marker, Plättchen und alle Tableaus
    - die bisher gezogenen Drachen
    - wie viele Karten jede Hand und der Verbündeten-Stapel haben

    Das bleibt geheim: (V2)

    - die Handkarten
    - vom Verbündeten-Stapel gezogene Karten, außer Drachen
    - die Karten, die jemand dank eines Elben behält
    - die Reihenfolge der Karten im Verbündeten-Stapel

    Am Ende eines Zeitalters werden die Handkarten beiseitegelegt und nicht gezeigt. Antworten zum Plündern sind sofort öffentlich. Nach einem Kampfverband mit Zentaur als Anführer und eingesetztem Marker kommt die Frage nach einem weiteren Kampfverband immer, wenn noch Karten übrig sind; so verrät sie nichts. (E6)
    .title = Offen und geheim
    .keywords = verdeckt, offen, öffentlich, geheim, sehen, ansehen, nachschauen, Anzahl Handkarten, Größe des Stapels, Informationen

rules-options =
    Die gedruckten Anleitungen unterscheiden sich in einigen Punkten. Jeden davon könnt ihr vor der Partie einstellen: (O1, O2, O3, O4, O5)

    | Option | Standard | Alternative |
    |---|---|---|
    | O1: wer spätere Zeitalter beginnt | der Spieler mit dem wenigsten Ruhm | der Spieler, der den dritten Drachen gezogen hat |
    | O2: zehn Skelette | zusammen ausgespielt gewinnen sie sofort | kein Sieg: Mit so einer Hand setzt man aus |
    | O3: Meerwesen-Tableau | 1., 2. und 3. Platz wie in einem Königreich | nur wer am weitesten vorn steht, erhält den Wert des Zeitalters; bei Gleichstand wird er geteilt; zu zweit kein Bonus, wenn man allein ist |
    | O4: Stämme | ausgelost | von der Runde ausgesucht |
    | O5: Troll-Plättchen auf dem Meerwesen-Tableau | lösen auch dort Gleichstände auf | lösen nur in Königreichen Gleichstände auf |

    Lasst ihr alles auf Standard, spielt ihr mit dem Regelsatz **standard**. Andere Regelsätze folgen jeweils einer gedruckten Anleitung; siehe Ausgaben. (O1, O2, O3, O5)
    .title = Optionen
    .keywords = Optionen, Varianten, Einstellungen, Hausregeln, Standard, Regelsatz, O1, O2, O3, O4, O5

rules-editions =
    Ein Regelsatz spielt so, wie es in einer bestimmten gedruckten Anleitung steht. Von **standard**, wo jede Option auf Standard steht, weichen die Regelsätze so ab: (O1, O2, O3, O5)

    | Regelsatz | Anders als standard |
    |---|---|
    | Standard (standard) | nichts |
    | Polnische Anleitung (polish) | O3: nur wer am weitesten vorn steht, erhält Ruhm |
    | Englische, tschechische und russische Anleitung (english, czech, russian) | O2: aus; O5: nur Königreiche |
    | Japanische Anleitung (japanese) | O2: aus; O3: nur wer am weitesten vorn steht, erhält Ruhm; O5: nur Königreiche |
    | Deutsche Kurzanleitung (german) | O1: wer den dritten Drachen gezogen hat; O2: aus; O5: nur Königreiche |

    Folgende Stellen einzelner Anleitungen halten wir für Versehen und richten uns nicht danach:

    - Japanisch und Russisch: Ein Zwergen-Beispiel kommt auf 10, obwohl die eigene Regel 13 ergibt.
    - Japanisch: Laut einer Anmerkung brauchen Geflügelte keine Mindestgröße, ein Symbol der Meerwesen bringt zwei Marker, und bei den Orks fehlt der Absatz.
    - Polnisch: Die Übersicht gibt dem zweiten Platz in Zeitalter II das Plättchen II, und beim Gleichstand am Spielende bestimmt der zweitgrößte Kampfverband den zweiten Platz, statt dass die nächstgrößten verglichen werden.
    - Tschechisch: Die Übersicht für zwei Spieler spricht von einem Gegenüber ohne Ruhm, meint aber: ohne Marker.
    - Russisch: Der Kasten zum Ende eines Zeitalters nennt Harpyien, wie dort die Geflügelten heißen, wo Meerwesen gemeint sind.
    - Deutsch: Ein neues Zeitalter setzt erst bei Schritt 3 ein, also nach dem Austeilen und der Auslage.
    .title = Ausgaben
    .keywords = Ausgabe, Ausgaben, Regelsatz, standard, polish, english, czech, russian, japanese, german, polnisch, englisch, tschechisch, russisch, japanisch, deutsch, Anleitung, Spielregel, Regelheft, Errata, Fehler

rules-glossary =
    Die Begriffe des Spiels:

    - **Zeitalter**: ein Abschnitt der Partie, den der dritte Drache beendet. (T3)
    - **Verbündeter**: eine Karte eines Stammes. (C2)
    - **Kampfverband**: gemeinsam ausgespielte Karten eines Stammes oder einer Farbe. (B1)
    - **Einflussmarker**: ein Spielstein von dir, kurz Marker. (C5)
    - **Verbündeten-Stapel**: die verdeckten Karten. (S3)
    - **Drache**: eine von drei Karten, die die Dauer des Zeitalters bestimmen. (C3)
    - **Startspieler**: wer ein Zeitalter beginnt. (A1)
    - **Riesen-Plättchen**: hat, wer den größten Kampfverband mit einem Riesen als Anführer ausgespielt hat. (C7)
    - **Ruhm**: die Punkte, auf der Zählleiste gezählt. (C5)
    - **Ruhmplättchen**: was ein Platz in einem Königreich wert ist. (C4)
    - **Horde**: deine Marker auf deinem Orkhorde-Tableau. (C9)
    - **Königreich**: eines von sechs Gebieten, jedes mit einer Farbe. (C1)
    - **Anführer**: die Karte, die Farbe und Fähigkeit eines Kampfverbands bestimmt. (B2)
    - **Meerwesen-Tableau**: eine Leiste mit den Feldern 0 bis 18. (C6)
    - **Plünderzug**: das Abräumen deiner Horde für Ruhm. (E6)
    - **Anwerben**: eine Karte nehmen. (T1)
    - **Auslage**: die offenen Karten neben dem Spielplan. (A4)
    - **Vorrat**: deine noch nicht eingesetzten Marker. (B8)
    - **Stamm**: eines von zwölf Völkern, jedes mit einer Fähigkeit. (C2)
    - **Troll-Plättchen**: löst am Ende eines Zeitalters Gleichstände auf. (C8)
    - **X**: die Anzahl der Karten in einem Kampfverband. (B2)
    .title = Glossar
    .keywords = Glossar, Begriffe, Wörter, Bedeutung, Definition, was ist, was bedeutet

### What each tribe's leader can do, in German: in a few words, and (.long) in full.

power-centaur = Marker eingesetzt? Noch ein Kampfverband.
    .long = Hast du den Marker dieses Kampfverbands eingesetzt, darfst du sofort aus den übrigen Handkarten noch einen Kampfverband ausspielen, und so weiter, solange Zentauren anführen und du Marker einsetzt.
power-dwarf = Zählt bei der Wertung eine Karte mehr.
    .long = Am Ende des Zeitalters zählt dieser Kampfverband bei der Wertung der Kampfverbände eine Karte mehr. Für das Einsetzen des Markers gilt das nicht.
power-elf = Karten behalten, bis zur Größe des Kampfverbands.
    .long = Nach diesem Kampfverband darfst du Karten deiner Wahl verdeckt auf der Hand behalten, statt sie in die Auslage abzulegen: höchstens so viele, wie er Karten hat.
power-giant = Größter Riesen-Kampfverband: Plättchen und 2 Ruhm.
    .long = Ist dieser Kampfverband größer als alle anderen dieses Zeitalters, die ein Riese anführt, deine eigenen eingeschlossen, nimmst du das Riesen-Plättchen und erhältst sofort 2 Ruhm. Wer es am Ende des Zeitalters hat, erhält in Zeitalter I, II oder III 2, 4 oder 6 Ruhm (zu zweit oder dritt in Zeitalter I oder II 2 oder 5).
power-halfling = Setzt keinen Marker ein.
    .long = Von den Halblingen gibt es doppelt so viele Karten wie von jedem anderen Stamm, aber mit einem Kampfverband, den ein Halbling anführt, setzt du nie einen Marker ein.
power-merfolk = Um die Größe des Verbands vorrücken; je Symbol ein zusätzlicher Marker.
    .long = Rücke auf dem Meerwesen-Tableau für jede Karte des Kampfverbands ein Feld vor. Für jedes Symbol, das du erreichst oder überschreitest, darfst du einen zusätzlichen Marker in ein beliebiges Königreich setzen, egal wie groß der Kampfverband ist.
power-minotaur = Zählt für den Marker eine Karte mehr.
    .long = Dieser Kampfverband zählt beim Einsetzen seines Markers eine Karte mehr. Für die Wertung der Kampfverbände gilt das nicht.
power-orc = Marker auf die Horde; plündern bringt Ruhm.
    .long = Du darfst einen Marker auf das Hordenfeld mit der Farbe des Anführers setzen, wenn es leer ist. Am Ende eines Zeitalters darfst du plündern: Du nimmst alle Marker deiner Horde zurück und erhältst Ruhm dafür.
power-skeleton = Passt in jeden Kampfverband, führt nie an, fällt vor der Wertung weg.
    .long = Skelette passen in jeden Kampfverband und zählen für seine Größe mit, führen aber nie an und verlassen ihn vor der Wertung der Kampfverbände. Zehn gemeinsam ausgespielte Skelette gewinnen sofort die Partie, falls diese Option eingeschaltet ist.
power-troll = Troll-Plättchen bis zur Größe des Kampfverbands nehmen.
    .long = Du darfst ein Troll-Plättchen nehmen, das noch niemand hat und dessen Wert die Zahl der Karten im Kampfverband nicht übersteigt. Troll-Plättchen lösen am Ende des Zeitalters Gleichstände auf.
power-wingfolk = Marker in ein beliebiges Königreich.
    .long = Den Marker dieses Kampfverbands darfst du in jedes Königreich setzen, das einem Kampfverband dieser Größe offensteht.
power-wizard = So viele Karten ziehen, wie der Kampfverband hat.
    .long = Nachdem du deine restlichen Handkarten in die Auslage abgelegt hast, darfst du vom Verbündeten-Stapel so viele Karten ziehen, wie der Kampfverband hat.

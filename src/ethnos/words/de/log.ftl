### What happened, in German: one message an event. $name is a player's name.
### $age is a Roman numeral; $scores is a list of `log-score`.

log-age-began = Zeitalter { $age } beginnt. Startspieler: { $name }.
log-drew = { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom Verbündeten-Stapel.
log-drew-named = { $name } zieht vom Verbündeten-Stapel: { $cards }.
log-dragon = { $number ->
        [1] Der erste Drache taucht auf.
        [2] Der zweite Drache taucht auf.
       *[3] Der dritte Drache taucht auf und beendet das Zeitalter.
    }
log-took = { $name } nimmt aus der Auslage: { $card }.
log-band = { $count ->
        [one] { $name } spielt einen Kampfverband mit einer Karte aus: { $leader }.
       *[other] { $name } spielt einen Kampfverband mit { $count } Karten aus, Anführer { $leader }: { $cards }.
    }
log-skeletons = { $name } spielt zehn Skelette aus und gewinnt sofort die Partie.
log-marker = { $name } setzt einen Marker in { $kingdom } ein und hat dort jetzt { $count ->
        [one] einen
       *[other] { $count }
    }.
log-merfolk = { $name } setzt einen zusätzlichen Marker in { $kingdom } ein und hat dort jetzt { $count ->
        [one] einen
       *[other] { $count }
    }.
log-swam = { $name } rückt auf Feld { $space } des Meerwesen-Tableaus vor.
log-giant = { $name } sichert sich mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } das Riesen-Plättchen und erhält { $glory } Ruhm.
log-troll = { $name } nimmt Troll-Plättchen { $value }.
log-horde = { $name } setzt einen Marker auf das Hordenfeld von { $kingdom }.
log-discarded = { $name } legt in die Auslage ab: { $cards }.
log-kept = { $name } behält { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand.
log-kept-named = { $name } behält auf der Hand: { $cards }.
log-passed = { $name } hat zehn Skelette auf der Hand und setzt aus.

# "No" to a question
log-no-marker = { $name } setzt keinen Marker ein.
log-no-merfolk = { $name } verzichtet auf einen zusätzlichen Marker.
log-no-troll = { $name } nimmt kein Troll-Plättchen.
log-no-horde = { $name } setzt keinen Marker auf die Horde.
log-no-centaur = { $name } spielt keinen weiteren Kampfverband aus.
log-no-wizard = { $name } zieht keine Karten.
log-no-raid = { $name } plündert nicht.

# The end of an age and of the game
log-age-ended = Zeitalter { $age } ist zu Ende. { $name } hat den dritten Drachen gezogen.
log-score = { $name } ({ $glory })
log-kingdom-scored = Ruhm in { $kingdom }: { $scores }.
log-merfolk-scored = Ruhm auf dem Meerwesen-Tableau: { $scores }.
log-giant-scored = { $name } hat das Riesen-Plättchen und erhält { $glory } Ruhm.
log-raided = { $name } plündert mit { $count ->
        [one] einem Marker
       *[other] { $count } Markern
    } und erhält { $glory } Ruhm.
log-bands-scored = { $name } erhält { $glory } Ruhm für { $count ->
        [one] einen Kampfverband
       *[other] { $count } Kampfverbände
    }.
log-standing = Ruhm nach Zeitalter { $age }: { $scores }.
log-won = { $count ->
        [one] { $names } gewinnt mit { $glory } Ruhm.
       *[other] Mit { $glory } Ruhm teilen sich den Sieg: { $names }.
    }

### Reviews and hints: why a decision is better than another.

error-no-review = Zu dieser Partie gibt es noch keine Analyse.
error-not-your-review = Nur wer diese Analyse angefordert hat, kann sie anhalten.
error-too-many-reviews = Du wartest schon auf eine Analyse. Warte, bis sie fertig ist, oder halte sie an.
error-too-many-reviews-today = Aus deinem Netzwerk wurden heute { $count } Analysen verlangt, mehr sind nicht erlaubt. Versuch es morgen wieder.

# Why a decision is better. Fragments, said under it: no capital letter, no full stop.
# $name: a player. $glory, $before, $count: numbers. $place: 1, 2 or 3
reason-skeletons = zehn Skelette gewinnen die Partie sofort
reason-first = bringt den ersten Platz in { $kingdom }: { $glory } Ruhm am Ende dieses Zeitalters
reason-first-from = nimmt { $name } den ersten Platz in { $kingdom } ab: { $glory } Ruhm am Ende dieses Zeitalters
reason-first-shared = teilt den ersten Platz in { $kingdom }: { $glory } Ruhm am Ende dieses Zeitalters
reason-place = { $place ->
        [2] bringt den zweiten Platz
       *[3] bringt den dritten Platz
    } in { $kingdom }: { $glory } Ruhm am Ende dieses Zeitalters
reason-merfolk-place = { $place ->
        [1] bringt den ersten Platz
        [2] bringt den zweiten Platz
       *[3] bringt den dritten Platz
    } auf dem Meerwesen-Tableau: { $glory } Ruhm am Ende dieses Zeitalters
reason-marker = ein Marker mehr in { $kingdom }, dort jetzt { $count }
reason-band = ein Kampfverband mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }: { $glory } Ruhm am Ende dieses Zeitalters
reason-giant = bringt das Riesen-Plättchen: { $claim } Ruhm sofort, { $glory } am Ende dieses Zeitalters
reason-swim = rückt auf Feld { $space } des Meerwesen-Tableaus vor
reason-swim-marker = { $count ->
        [one] die Meerwesen bringen einen zusätzlichen Marker
       *[other] die Meerwesen bringen { $count } zusätzliche Marker
    }
reason-troll = Troll-Plättchen { $value }, das Gleichstände entscheidet
reason-horde = ein Marker mehr auf der Horde: Plündern bringt dann { $glory } Ruhm
reason-raid = Plündern bringt jetzt { $glory } Ruhm
reason-raid-later = die Marker bleiben für eine größere Plünderung auf der Horde
reason-elf = { $count ->
        [one] eine Karte bleibt auf der Hand
       *[other] bis zu { $count } Karten bleiben auf der Hand
    }
reason-wizard = zieht { $count ->
        [one] eine neue Karte
       *[other] { $count } neue Karten
    }
reason-centaur = erlaubt noch einen Kampfverband im selben Zug
reason-keep = behält für den nächsten Kampfverband: { $cards }
reason-grow = damit wächst der beste Kampfverband auf der Hand auf { $count } Karten ({ $glory } Ruhm): { $card }
reason-grow-marker = damit reicht ein Kampfverband für einen Marker in { $kingdom }, wo es dann { $glory } statt { $before } Ruhm gibt: { $card }
reason-grow-hold = damit reicht ein Kampfverband für einen Marker in { $kingdom }, wo { $name } dicht dahinter liegt: { $card }
reason-deny = nimmt { $name }, wo solche Karten gesammelt werden, etwas weg: { $card }
reason-draw = nichts in der Auslage macht den besten Kampfverband auf der Hand größer
reason-leaves = lässt { $name } in der Auslage: { $cards }
reason-leaves-wanted = lässt in der Auslage, was { $name } sammelt: { $cards }
reason-no-marker = der Kampfverband ist zu klein für einen Marker
reason-risk-age = { $count ->
        [one] der nächste Drache beendet das Zeitalter, und die Handkarte ist verloren
       *[other] der nächste Drache beendet das Zeitalter, und die { $count } Handkarten sind verloren
    }
reason-risk-draw = { $count ->
        [one] die letzte Karte des Stapels ist der Drache, der das Zeitalter beendet
       *[other] eine der { $count } Karten des Stapels ist der Drache, der das Zeitalter beendet
    }
reason-tried = gewinnt in den durchgespielten Partien öfter
# $decision: the other one, as in “take Elf of Rhea”
reason-alike = in den durchgespielten Partien etwa so gut wie: { $decision }
reason-alone = etwas anderes kam nicht in Frage
reason-by-chance = Eine andere Entscheidung steht höher, aber der Vorsprung liegt im Rahmen des Zufalls; erst ein größerer würde die Wahl ändern.
reason-against = Gegen „{ $decision }“ spricht:

### The names of things. `card-…` is one ally of a tribe, `tribe-…` the tribe.
### Attributes .acc and .gen give the accusative and the genitive where they
### differ from the nominative ($card-acc, $card-gen in log lines).

list-comma = { ", " }
no-cards = nic

# $tribe: one ally's name, $kingdom: its kingdom
card = { $tribe } ({ $kingdom })

card-centaur = Centaur
    .acc = Centaura
    .gen = Centaura
card-dwarf = Krasnolud
    .acc = Krasnoluda
    .gen = Krasnoluda
card-elf = Elf
    .acc = Elfa
    .gen = Elfa
card-giant = Olbrzym
    .acc = Olbrzyma
    .gen = Olbrzyma
card-halfling = Niziołek
    .acc = Niziołka
    .gen = Niziołka
card-merfolk = Morski Lud
    .gen = Morskiego Ludu
card-minotaur = Minotaur
    .acc = Minotaura
    .gen = Minotaura
card-orc = Ork
    .acc = Orka
    .gen = Orka
card-skeleton = Szkielet
    .gen = Szkieletu
card-troll = Troll
    .acc = Trolla
    .gen = Trolla
card-wingfolk = Skrzydlaty
    .acc = Skrzydlatego
    .gen = Skrzydlatego
card-wizard = Czarodziej
    .acc = Czarodzieja
    .gen = Czarodzieja

tribe-centaur = Centaury
tribe-dwarf = Krasnoludy
tribe-elf = Elfy
tribe-giant = Olbrzymy
tribe-halfling = Niziołki
tribe-merfolk = Morski Lud
tribe-minotaur = Minotaury
tribe-orc = Orkowie
tribe-skeleton = Szkielety
tribe-troll = Trolle
tribe-wingfolk = Skrzydlaci
tribe-wizard = Czarodzieje

kingdom-rhea = Rhea
kingdom-duris = Duris
kingdom-ithys = Ithys
kingdom-althea = Althea
kingdom-pelagon = Pelagon
kingdom-straton = Straton

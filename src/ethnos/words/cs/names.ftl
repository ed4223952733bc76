### The names of things. `card-…` is one ally of a tribe, `tribe-…` the tribe.
### The nominative stands alone or begins a sentence: it has a capital letter.
### .acc and .gen stand inside a sentence: they have none.

list-comma = { ", " }
no-cards = nic

# $tribe: one ally's name, $kingdom: its kingdom
card = { $tribe } ({ $kingdom })

card-centaur = Kentaur
    .acc = kentaura
    .gen = kentaura
card-dwarf = Trpaslík
    .acc = trpaslíka
    .gen = trpaslíka
card-elf = Elf
    .acc = elfa
    .gen = elfa
card-giant = Obr
    .acc = obra
    .gen = obra
card-halfling = Hobit
    .acc = hobita
    .gen = hobita
card-merfolk = Mořský lid
    .acc = kartu mořského lidu
    .gen = karty mořského lidu
card-minotaur = Mínotaur
    .acc = mínotaura
    .gen = mínotaura
card-orc = Ork
    .acc = orka
    .gen = orka
card-skeleton = Kostlivec
    .acc = kostlivce
    .gen = kostlivce
card-troll = Troll
    .acc = trolla
    .gen = trolla
card-wingfolk = Opeřenec
    .acc = opeřence
    .gen = opeřence
card-wizard = Čaroděj
    .acc = čaroděje
    .gen = čaroděje

tribe-centaur = Kentauři
tribe-dwarf = Trpaslíci
tribe-elf = Elfové
tribe-giant = Obři
tribe-halfling = Hobiti
tribe-merfolk = Mořský lid
tribe-minotaur = Mínotauři
tribe-orc = Orkové
tribe-skeleton = Kostlivci
tribe-troll = Trollové
tribe-wingfolk = Opeřený lid
tribe-wizard = Čarodějové

kingdom-rhea = Rhea
kingdom-duris = Duris
kingdom-ithys = Ithys
kingdom-althea = Althea
kingdom-pelagon = Pelagon
kingdom-straton = Straton

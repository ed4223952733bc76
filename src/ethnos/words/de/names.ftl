### The names of things in German. `card-…` is one ally of a tribe, `tribe-…` the tribe.
### .acc and .gen stand where the form differs from the nominative; .acc serves the
### dative as well.

list-comma = { ", " }
no-cards = nichts

# $tribe: one ally's name, in any case; $kingdom: its kingdom
card = { $tribe } aus { $kingdom }

card-centaur = Zentaur
    .acc = Zentauren
    .gen = Zentauren
card-dwarf = Zwerg
    .gen = Zwergs
card-elf = Elb
    .acc = Elben
    .gen = Elben
card-giant = Riese
    .acc = Riesen
    .gen = Riesen
card-halfling = Halbling
    .gen = Halblings
card-merfolk = Meerwesen
    .gen = Meerwesens
card-minotaur = Minotaur
    .acc = Minotauren
    .gen = Minotauren
card-orc = Ork
    .gen = Orks
card-skeleton = Skelett
    .gen = Skeletts
card-troll = Troll
    .gen = Trolls
card-wingfolk = Geflügelter
    .acc = Geflügelten
    .gen = Geflügelten
card-wizard = Zauberer
    .gen = Zauberers

tribe-centaur = Zentauren
tribe-dwarf = Zwerge
tribe-elf = Elben
tribe-giant = Riesen
tribe-halfling = Halblinge
tribe-merfolk = Meerwesen
tribe-minotaur = Minotauren
tribe-orc = Orks
tribe-skeleton = Skelette
tribe-troll = Trolle
tribe-wingfolk = Geflügelte
tribe-wizard = Zauberer

kingdom-rhea = Rhea
kingdom-duris = Duris
kingdom-ithys = Ithys
kingdom-althea = Althea
kingdom-pelagon = Pelagon
kingdom-straton = Straton

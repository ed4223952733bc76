### The names of things. `card-…` is one ally of a tribe, `tribe-…` the tribe.
### Attributes .acc and .gen give the accusative and the genitive where a language
### needs them in log lines ($card-acc, $card-gen); English does not.

list-comma = { ", " }
no-cards = nothing

# $tribe: one ally's name, $kingdom: its kingdom
card = { $tribe } of { $kingdom }

card-centaur = Centaur
card-dwarf = Dwarf
card-elf = Elf
card-giant = Giant
card-halfling = Halfling
card-merfolk = Merfolk
card-minotaur = Minotaur
card-orc = Orc
card-skeleton = Skeleton
card-troll = Troll
card-wingfolk = Wingfolk
card-wizard = Wizard

tribe-centaur = Centaurs
tribe-dwarf = Dwarves
tribe-elf = Elves
tribe-giant = Giants
tribe-halfling = Halflings
tribe-merfolk = Merfolk
tribe-minotaur = Minotaurs
tribe-orc = Orcs
tribe-skeleton = Skeletons
tribe-troll = Trolls
tribe-wingfolk = Wingfolk
tribe-wizard = Wizards

kingdom-rhea = Rhea
kingdom-duris = Duris
kingdom-ithys = Ithys
kingdom-althea = Althea
kingdom-pelagon = Pelagon
kingdom-straton = Straton

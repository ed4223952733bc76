### What each tribe's leader can do: in a few words, and (.long) in full.
### X is the number of cards in the band.

power-centaur = Po umístění žetonu vylož další skupinu.
    .long = Pokud tato skupina umístila žeton, smíš z karet, které ti zbývají v ruce, hned vyložit další. A tak dál, dokud skupiny vedou kentauři a umisťují žetony.
power-dwarf = Při bodování má o kartu víc.
    .long = Na konci věku se této skupině při bodování počítá o jednu kartu víc. S umístěním žetonu karta navíc nepomůže.
power-elf = Nech si až X karet.
    .long = Po této skupině si smíš skrytě nechat v ruce až X karet podle svého výběru. Do nabídky jde jen zbytek.
power-giant = Největší skupina s obrem: žeton a 2 slávy.
    .long = Pokud je tato skupina větší než všechny ostatní vedené v tomto věku obrem, i ty tvé, vezmi si žeton obrů a hned získej 2 slávy. Kdo žeton drží na konci věku, boduje za něj znovu.
power-halfling = Neumisťuje žeton.
    .long = Hobitů je dvakrát víc než spojenců kteréhokoli jiného národa, ale skupina, kterou vede hobit, nikdy neumístí žeton.
power-merfolk = Posun o X; za každý symbol žeton navíc.
    .long = Posuň se o X políček po desce mořského lidu. Za každý symbol, na který dojdeš nebo který přejdeš, smíš umístit žeton navíc do kteréhokoli království, ať je skupina jakkoli velká.
power-minotaur = Pro umístění žetonu má o kartu víc.
    .long = Při umisťování žetonu se této skupině počítá o jednu kartu víc. Při bodování skupin karta navíc neplatí.
power-orc = Žeton do hordy; za rabování sláva.
    .long = Smíš dát žeton na políčko hordy v barvě vůdce, pokud je prázdné. Na konci věku smíš rabovat: vezmeš si z hordy všechny své žetony zpět a získáš za ně slávu.
power-skeleton = Do každé skupiny, nikdy vůdce, před bodováním odchází.
    .long = Kostlivci se hodí do každé skupiny a počítají se do její velikosti, ale nikdy ji nevedou a před bodováním skupin odcházejí. Deset společně vyložených kostlivců okamžitě vyhrává hru, pokud s touto volbou hrajete.
power-troll = Vezmi si žeton trolla s hodnotou nejvýš X.
    .long = Smíš si vzít jeden žeton trolla, který nikdo nemá a jehož hodnota je nejvýš X. Žetony trollů rozhodují remízy na konci věku.
power-wingfolk = Žeton do kteréhokoli království.
    .long = Žeton této skupiny smíš dát do kteréhokoli království, na které takto velká skupina stačí.
power-wizard = Dober X karet.
    .long = Po odložení ostatních karet do nabídky smíš dobrat X karet z balíčku.

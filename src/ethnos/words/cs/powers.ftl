### What each tribe's leader can do: in a few words, and (.long) in full.

power-centaur = Po umístění žetonu vylož další skupinu.
    .long = Pokud tato skupina umístila žeton, smíš z karet, které ti zbývají v ruce, hned vyložit další. A tak dál, dokud skupiny vedou kentauři a umisťují žetony.
power-dwarf = Při bodování má o kartu víc.
    .long = Na konci věku se této skupině při bodování počítá o jednu kartu víc. S umístěním žetonu karta navíc nepomůže.
power-elf = Nech si karty, nejvýše tolik, kolik jich má skupina.
    .long = Po této skupině si smíš skrytě nechat v ruce karty podle svého výběru, nejvýše tolik, kolik jich má skupina. Do nabídky jde jen zbytek.
power-giant = Největší skupina s obrem: žeton a 2 body slávy.
    .long = Je-li tato skupina větší než každá skupina vedená obrem v tomto věku, i tvá vlastní, vezmi si žeton obrů a ihned získej 2 body slávy. Kdo má žeton na konci věku, získá ve věku I, II nebo III 2, 4 nebo 6 bodů slávy (ve dvou nebo třech hráčích ve věku I nebo II 2 nebo 5).
power-halfling = Neumisťuje žeton.
    .long = Hobitů je dvakrát víc než spojenců kteréhokoli jiného národa, ale skupina, kterou vede hobit, nikdy neumístí žeton.
power-merfolk = Posun o velikost skupiny; za každý symbol žeton navíc.
    .long = Posuň se na desce mořského lidu o tolik políček, kolik karet má skupina. Za každý symbol, kterého dosáhneš nebo který mineš, smíš umístit žeton navíc do libovolného království, ať je skupina jakkoli velká.
power-minotaur = Pro umístění žetonu má o kartu víc.
    .long = Při umisťování žetonu se této skupině počítá o jednu kartu víc. Při bodování skupin karta navíc neplatí.
power-orc = Žeton do hordy; za rabování sláva.
    .long = Smíš dát žeton na políčko hordy v barvě vůdce, pokud je prázdné. Na konci věku smíš rabovat: vezmeš si z hordy všechny své žetony zpět a získáš za ně slávu.
power-skeleton = Do každé skupiny, nikdy vůdce, před bodováním odchází.
    .long = Kostlivci se hodí do každé skupiny a počítají se do její velikosti, ale nikdy ji nevedou a před bodováním skupin odcházejí. Deset společně vyložených kostlivců okamžitě vyhrává hru, pokud s touto volbou hrajete.
power-troll = Vezmi žeton trolla s hodnotou do velikosti skupiny.
    .long = Smíš si vzít jeden volný žeton trolla, jehož hodnota nepřesahuje počet karet skupiny. Žetony trollů rozhodují remízy na konci věku.
power-wingfolk = Žeton do kteréhokoli království.
    .long = Žeton této skupiny smíš dát do kteréhokoli království, na které takto velká skupina stačí.
power-wizard = Dober tolik karet, kolik jich má skupina.
    .long = Až odložíš zbylé karty do nabídky, smíš si z balíčku dobrat tolik karet, kolik jich má skupina.

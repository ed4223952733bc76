### The rules reference in Czech, one message per topic.
### Bodies are light Markdown: paragraphs, "- " bullets, **bold** and pipe tables.
### Ids in parentheses at the end of a line, such as (B3, B4), name the rules of the specification;
### they are shown only to whoever asks for one (words/reference.py).

rules-overview =
    Ve hře Ethnos soupeří 2 až 6 hráčů o slávu v šesti královstvích. Sbíráš spojence z různých národů, vykládáš je společně jako skupiny a díky nim umisťuješ do království své žetony kontroly. (S1, C1)

    Ve svém tahu uděláš jedinou věc: **najmeš** kartu, nebo **vyložíš skupinu**. Větší skupina přinese víc slávy, dovolí ti přidat žeton kontroly i tam, kde už jich máš několik, a posílí schopnosti mnoha vůdců. Vyložení má ale svou cenu: karty, které ti zbudou v ruce, obvykle putují lícem nahoru do nabídky, odkud si je může vzít kdokoli. (T1, T2, B3, B6)

    Ve spodní polovině balíčku se skrývají tři draci. Jakmile někdo dobere třetího, věk okamžitě končí. Pak se boduje: slávu přinesou království, desky a žetony některých národů a nakonec skupiny. (A5, T3, E1, E5)

    Ve 4 až 6 hráčích se hraje na tři věky, ve 2 nebo 3 hráčích na dva. Kdo má po posledním věku nejvíc slávy, vítězí. (S1, G1)

    Pokud není řečeno jinak, platí příklady na těchto stránkách pro tři a více hráčů.
    .title = Hra v kostce
    .keywords = přehled, shrnutí, cíl hry, o co jde, jak se hraje, vítězství, vyhrát, úvod, základy

rules-components =
    Hrací deska zobrazuje šest království: Rhea (červené), Duris (fialové), Ithys (oranžové), Althea (zelené), Pelagon (šedé) a Straton (modré). (C1)

    Karty a další součásti hry:

    - **Karty spojenců**: deset z 12 národů má po 12 kartách, vždy dvě v barvě každého království. Hobiti mají 24 karet, čtyři v každé barvě. Kostlivci mají 12 karet bez barvy. (C2)
    - **Draci**: tři karty. (C3)
    - **Žetony slávy**: 18 kusů, rozepsaných níže. Šest z nich nese označení „4+“. (C4)
    - **Žetony kontroly**: 26 pro každého hráče. Jeden z tvých leží na stupnici slávy, a pokud je ve hře mořský lid, další na desce mořského lidu. (C5)
    - **Deska mořského lidu**: políčka 0 až 18, na políčkách 3, 7, 12 a 18 je symbol žetonu. (C6)
    - **Žeton obrů**: jeden. **Žetony trollů**: po jednom s hodnotami 1 až 6. (C7, C8)
    - **Deska orčí hordy**: šest políček, jedno v barvě každého království. (C9)

    | Žeton slávy | 0 | 2 | 4 | 6 | 8 | 10 |
    |---|---|---|---|---|---|---|
    | Všech 18 | 2 | 3 | 4 | 4 | 3 | 2 |
    | S označením 4+ | 1 | 0 | 2 | 2 | 0 | 1 |
    | Zbývá pro 2 nebo 3 hráče | 1 | 3 | 2 | 2 | 3 | 1 |
    .title = Herní materiál
    .keywords = komponenty, součásti, materiál, karty, kolik karet, počet, barvy, království, žetony, hrací deska, Rhea, Duris, Ithys, Althea, Pelagon, Straton

rules-setup =
    Příprava hry závisí na počtu hráčů: (S1)

    | | 4 až 6 hráčů | 2 nebo 3 hráči |
    |---|---|---|
    | Věky | tři | dva |
    | Různé národy | šest | pět |
    | Žetony slávy s označením 4+ | ve hře | mimo hru |
    | Žetony slávy v každém království | tři | dva |

    Žetony slávy se do království rozdají náhodně. V každém království se pak seřadí: nejnižší na políčko I, nejvyšší na poslední políčko. (S2)

    Národy se losují, pokud si je u stolu nevyberete. Všechny jejich karty se zamíchají dohromady a vytvoří balíček spojenců. (S3, O4)

    Některé národy potřebují něco navíc: (S4)

    - **Mořský lid**: každý položí jeden žeton kontroly na políčko 0 desky mořského lidu.
    - **Trollové**: připravte všech šest žetonů trollů.
    - **Obři**: připravte žeton obrů.
    - **Orkové**: každý dostane prázdnou desku orčí hordy.
    .title = Příprava hry
    .keywords = příprava, rozestavení, začátek hry, počet hráčů, národy, žetony slávy, výběr národů, losování, náhodně

rules-age-start =
    Každý věk se připraví v tomto pořadí:

    - **Nový balíček**: před druhým a třetím věkem se všechny karty spojenců z rukou, skupin, nabídky i balíčku zamíchají do nového balíčku. (A2)
    - **První hráč**: v prvním věku náhodný. Později začíná ten, kdo má nejméně slávy po úplném vyhodnocení předchozího věku včetně rabování. Pokud je takových hráčů víc, počítej po směru hodinových ručiček od toho, kdo dobral třetího draka: začíná první z nich, na kterého narazíš, a může to být i ten, kdo draka dobral. Žetony trollů tuto remízu nerozhodují. (A1, O1)
    - **Karty do ruky**: od prvního hráče po směru hodinových ručiček dostane každý jednu kartu. (A3)
    - **Nabídka**: vyložte lícem nahoru dvakrát tolik karet, kolik je hráčů: 4, 6, 8, 10 nebo 12. (A4)
    - **Draci**: zbylé karty se rozdělí na dvě poloviny; při lichém počtu má spodní polovina o kartu víc. Tři draci se zamíchají do spodní poloviny a horní se položí na ni. (A5)

    Příklad: Po směru hodinových ručiček sedí Ana, Bořek, Cyril a Dana. Ana a Dana mají shodně nejméně slávy a třetího draka dobral Cyril. Když počítáš od Cyrila, narazíš na Danu dřív než na Anu, takže začíná Dana.
    .title = Začátek věku
    .keywords = začátek věku, nový věk, první hráč, kdo začíná, začínající hráč, rozdání karet, velikost nabídky, míchání, draci, nejméně slávy

rules-turn =
    Hraje se po směru hodinových ručiček. Ve svém tahu musíš udělat právě jednu z těchto dvou věcí:

    - **Najmout** jednu kartu, a to z nabídky nebo z vrchu balíčku. (T1)
    - **Vyložit skupinu** karet z ruky. (T2)

    Tah nesmíš vynechat, někdy ale máš jen jedinou možnost:

    - Když máš na začátku tahu v ruce 10 karet, nesmíš najímat, a proto musíš vyložit skupinu. (T1)
    - Když máš méně než 10 karet a žádná z nich nemůže být vůdcem, musíš najímat. To se stane, když máš ruku prázdnou nebo v ní držíš jen kostlivce. (T4)

    Zvláštním případem je ruka s deseti kostlivci; viz „Kostlivci“. (O2)

    Vždycky je koho najmout, protože balíček nemůže dojít dřív, než věk ukončí třetí drak. (T4)
    .title = Tvůj tah
    .keywords = tah, akce, co můžu dělat, pasovat, vynechat tah, musím vyložit, musím najmout, limit karet v ruce, deset karet

rules-recruit =
    Když najímáš, vezmeš si do ruky jednu kartu:

    - kteroukoli kartu z nabídky, takže všichni vidí, co bereš, nebo
    - vrchní kartu balíčku, kterou uvidíš jen ty. (T1, V1, V2)

    Vzatá karta se v nabídce nenahrazuje. Nabídka se rozroste, až když někdo po vyložení skupin odloží zbytek ruky. (T1, B6)

    Když máš na začátku tahu v ruce 10 karet, najímat nesmíš. (T1)

    Když z balíčku dobereš draka, hned ho ukaž, polož vedle hrací desky a dober si znovu. Pokud je to třetí drak, věk končí a jinou kartu už nedostaneš. (T3)
    .title = Najímání
    .keywords = najmout, najímání, dobrat, dobírání, líznout, vzít kartu, nabídka, balíček, vyložené karty, doplnění nabídky, limit karet v ruce, deset karet

rules-dragons =
    Na začátku každého věku se do spodní poloviny balíčku zamíchají tři draci. Žádný se tedy neobjeví, dokud se nedobere horní polovina. (A5)

    Drak nikdy nezůstává v ruce. Kdo ho dobere, hned ho ukáže, položí vedle hrací desky a vezme si místo něj další kartu. Nic jiného první dva draci nezpůsobí. (T3)

    S **třetím drakem** věk okamžitě končí. Kdo ho dobral, náhradu nedostane, a nikdo už nic nehraje, ať by byl na řadě kdokoli. Zapamatujte si, kdo to byl: může na tom záležet, kdo začne příští věk. (T3, A1)

    Pokud na draka narazíš při dobírání díky čaroději, nepočítá se mezi dobírané karty. Třetí drak takové dobírání ukončí, ale právě vyložená skupina se ještě boduje. (T3)

    Kolik draků už bylo dobráno, smí vědět každý. (V1)
    .title = Draci
    .keywords = drak, draci, třetí drak, konec věku, náhradní karta, dobrat znovu, kolik draků

rules-band =
    Skupinu tvoří 1 až 10 karet z tvé ruky, které jsou buď **všechny z jednoho národa**, nebo **všechny v barvě jednoho království**. Kostlivce můžeš přidat do kterékoli skupiny. Skupinu smíš vyložit, i když s ní nemůžeš umístit žeton kontroly. (B1)

    Vyložení skupiny má tyto kroky:

    - Vylož karty a jednu z nich urči jako **vůdce**, nikdy však kostlivce. X je počet karet včetně vůdce a kostlivců. (B2)
    - Pokud chceš a skupina je dost velká, umísti jeden **žeton kontroly** do království v barvě vůdce. (B3, B4)
    - Využij **schopnost** vůdce. (B5)
    - Je-li vůdcem kentaur, můžeš někdy hned vyložit další skupinu.
    - Po poslední skupině **odlož** zbytek ruky do nabídky. S elfem jako vůdcem si můžeš část karet nechat, s čarodějem si po odložení můžeš dobrat nové. (B6)

    Tvé skupiny leží před tebou až do konce věku. Každý si smí prohlédnout všechny karty i to, kdo je vůdcem. (B7)
    .title = Vyložení skupiny
    .keywords = skupina, skupina spojenců, vyložit, zahrát, karty, stejný národ, stejná barva, kroky, velikost skupiny, X

rules-leader =
    Každá skupina má jednoho vůdce a ty vybíráš, která z jejích karet jím bude. Kostlivec vůdcem být nemůže. (B2)

    Vůdce rozhoduje o dvou věcech:

    - Jeho **barva** určuje, do kterého království smíš dát žeton kontroly. Vůdce z opeřeného lidu dovolí zvolit jiné království, s hobitem jako vůdcem se žeton neumisťuje vůbec. (B3)
    - Jeho **národ** určuje, kterou schopnost využiješ. Schopnosti ostatních karet nemají účinek. (B5)

    Ve skupině jednoho národa tedy volíš království, ve skupině jedné barvy schopnost. Tak či tak se do X počítají všechny karty skupiny, i vůdce a případní kostlivci. (B1, B2)

    Bez vůdce je jen skupina deseti kostlivců a ta okamžitě vyhrává hru, pokud s touto volbou hrajete. (O2)
    .title = Vůdce
    .keywords = vůdce, výběr vůdce, vést skupinu, barva, které království, která schopnost, kostlivec jako vůdce

rules-marker =
    Po vyložení skupiny smíš umístit **jeden** svůj žeton kontroly do království v barvě vůdce. Podmínka: musíš tam mít méně vlastních žetonů, než kolik má skupina karet (X). Na žetonech ostatních nezáleží; jen hra ve dvou má vlastní pravidlo. (B3, B4)

    Umístění je dobrovolné. Můžeš se ho vzdát, i když je skupina dost velká, a smíš vyložit i skupinu, která na umístění žetonu nestačí. (B1, B3)

    Tři vůdci tento krok mění: hobiti žeton neumisťují, mínotaurům se počítá o jednu kartu víc a opeřený lid si smí království vybrat. (B3)

    S prázdnou zásobou žeton umístit nemůžeš. (B8)

    Příklad: Tři hráči. V Pelagonu máš čtyři žetony kontroly. Skupina čtyř karet se šedým vůdcem tam další nepřidá, protože čtyři není méně než čtyři. Skupina pěti karet ano. Potom máš v Pelagonu pět žetonů a na další potřebuješ skupinu šesti karet.
    .title = Umístění žetonu kontroly
    .keywords = žeton, žeton kontroly, umístit, umístění, království, kolik karet, dost velká skupina, dobrovolné, velikost skupiny

rules-two-players =
    Ve dvou platí příprava pro méně hráčů: dva věky, pět národů, dva žetony slávy v každém království. (S1)

    K umístění **žetonu kontroly** musí být X větší než počet žetonů **obou** hráčů v daném království dohromady. S mínotaurem jako vůdcem musí být větší X+1; u opeřeného lidu se posuzuje království, které si vybereš. Žetonů navíc z desky mořského lidu se to netýká. (B4)

    První věk se v **bodování** ničím neliší. Ve druhém věku dostane první v pořadí slávu za žeton slávy II a druhý nic. Pokud máš v království žetony kontroly jen ty, dostaneš slávu za oba žetony slávy. Při remíze, kterou nerozhodnou ani žetony trollů, si dělíte jen slávu za žeton slávy II, zaokrouhleno dolů. (E1, E4)

    Stejně funguje deska mořského lidu; bez konkurence jsi na ní tehdy, když je soupeř stále na 0. (E4)

    Příklad: Ve Stratonu máš tři žetony kontroly a soupeř dva, dohromady pět. Potřebuješ skupinu šesti karet, nebo pěti karet s modrým mínotaurem v čele.

    Příklad: Druhý věk, v království Althea leží 4 a 8. Máš-li víc žetonů kontroly, získáš 8 a soupeř 0. Nerozhodnutá remíza dá každému 4. Jsou-li tam jen tvé žetony, získáš 12.
    .title = Hra ve dvou
    .keywords = dva hráči, ve dvou, 2 hráči, duel, soupeř, bez konkurence, oba žetony, žeton kontroly, remíza

rules-power =
    Po kroku se žetonem kontroly se uplatní schopnost **vůdce**. Ostatní karty skupiny svými schopnostmi nepřispívají; například hobit, který není vůdcem, ti v umístění žetonu nebrání. Jen kostlivci fungují, aniž by skupinu vedli. (B5)

    Schopnost funguje, ať žeton umístíš, nebo ne. Jedinou výjimkou je kentaur, u kterého je umístěný žeton podmínkou. (B5)

    Některé schopnosti proběhnou samy, o jiných rozhoduješ: (B5)

    - **Automaticky**: získání žetonu obrů a postup po desce mořského lidu.
    - **Podle tebe**: zda si vezmeš žeton trolla, zda dáš žeton do hordy, každý žeton navíc díky mořskému lidu, zda po kentaurovi vyložíš další skupinu, které karty si necháš s elfem, zda budeš dobírat s čarodějem.

    Hobiti, mínotauři a opeřený lid se projeví přímo v kroku se žetonem kontroly, trpaslíci při bodování skupin, elfové a čarodějové kolem odkládání karet. (B3, B6, E5)
    .title = Schopnost vůdce
    .keywords = schopnost, síla, efekt, účinek, vůdce, dobrovolné, povinné, automaticky, schopnost národa, kdy

rules-discard =
    Za vyložení skupiny zaplatíš zbytkem ruky. Po **poslední** skupině v tahu jdou všechny karty, které ještě držíš, lícem nahoru do nabídky, včetně kostlivců. Když najímáš, neodkládáš nic. (B6)

    Odkládá se jednou za tah. Pokud ti kentaur dovolí vyložit víc skupin, karty ti zůstávají v ruce až do dokončení poslední z nich. (B6)

    Dva vůdci této poslední skupiny to mění:

    - **Elf** ti dovolí nechat si skrytě až X karet. (B6)
    - **Čaroděj** ti dovolí dobrat X nových karet, ale teprve po odložení. (B6)

    Karty, které jdou do nabídky, vidí všichni. (V1)

    Příklad: Držíš osm karet a pět z nich vyložíš s orkem jako vůdcem. Zbylé tři jdou lícem nahoru do nabídky a tvá ruka je prázdná.
    .title = Odkládání karet
    .keywords = odložit, odhodit, odkládání, zahodit karty, ruka, zbytek ruky, nabídka, nechat si karty, po vyložení, ztráta karet

rules-supply =
    Máš 26 žetonů kontroly. Jeden ukazuje tvou slávu, a pokud je ve hře mořský lid, další stojí na desce mořského lidu. Začínáš tedy s 25 žetony v zásobě, s mořským lidem s 24. Ze zásoby bereš každý žeton do království i do své hordy. (C5, B8)

    Když je zásoba prázdná, nikam žádný žeton neumístíš. Skupiny můžeš vykládat a bodovat dál. (B8)

    V tahu se nejdřív bere žeton do království a až po něm žetony pro schopnost vůdce. (B8)

    Žetony odstraněné při rabování se vracejí do tvé zásoby. Žetony v královstvích zůstávají celou hru. (B8, E7)

    Příklad: Zbývá ti jeden žeton a vyložíš skupinu vedenou orkem. Když ho dáš do království, na hordu už žádný nezbude. Když se žetonu v království vzdáš, smíš ho dát do hordy, pokud je příslušné políčko prázdné.
    .title = Zásoba žetonů kontroly
    .keywords = zásoba, zbývající žetony, došly žetony, žádné žetony, 26, limit, vrácení žetonů

rules-centaurs =
    Pokud skupina vedená kentaurem v kroku se žetonem kontroly **umístila žeton**, smíš z karet, které máš ještě v ruce, hned vyložit další skupinu. Pro tu platí všechna obvyklá pravidla: má vlastního vůdce, žeton i schopnost. (B1)

    Pokud i ji vede kentaur a umístí žeton, můžeš pokračovat, kolikrát to půjde. Karty odkládáš až po poslední skupině. (B6)

    Bez umístěného žetonu další skupina není, ať je skupina příliš malá, umístění odmítneš, nebo máš prázdnou zásobu. (B5, B8)

    Jakmile je žeton umístěn, program se tě zeptá pokaždé, když ti zbývají karty, i když už můžeš jedině skončit. Otázka tak o tvé ruce nikomu nic neprozradí.

    Příklad: Držíš šest karet a v království Althea nemáš žádný žeton. Vyložíš jednoho zeleného kentaura a umístíš žeton. Pak vyložíš tři trolly se šedým v čele; v Pelagonu máš dva žetony, takže přibude třetí a smíš si vzít volný žeton trolla s hodnotou 3 nebo méně. Tvé poslední dvě karty jdou do nabídky.
    .title = Kentauři
    .keywords = kentaur, kentauři, druhá skupina, další skupina, skupina navíc, řetězení, hrát znovu

rules-dwarves =
    Skupina vedená trpaslíkem má při bodování skupin na konci věku **o jednu kartu víc**. (E5)

    Karta navíc platí jen tam. S umístěním žetonu kontroly nepomůže a nepočítá se ani tehdy, když o remíze na konci hry rozhoduje velikost skupin. (G1)

    Nejdřív skupinu opustí kostlivci, pak se karta navíc přičte. Tabulka končí u šesti a více karet, takže skupině vedené trpaslíkem, která má i bez kostlivců už šest karet, nic nepřidá. (E5, C10)

    Příklad: Vyložíš pět oranžových karet s trpaslíkem v čele. Žeton do Ithysu smíš umístit, jen když tam máš méně než pět vlastních. Na konci věku se skupina boduje jako šest karet: 15 slávy.
    .title = Trpaslíci
    .keywords = trpaslík, trpaslíci, o kartu víc, plus jedna, bodování skupin, bonus

rules-elves =
    Když skupinu vede elf, smíš si při odkládání **nechat až X karet** podle svého výběru. X je velikost skupiny. Můžeš si jich nechat i méně, nebo žádnou. (B6)

    Ponechané karty zůstávají skryté v ruce, ostatní jdou jako obvykle lícem nahoru do nabídky. (V2)

    Nezáleží na tom, zda umístíš žeton kontroly. Po kentaurovi se počítá jen poslední skupina tahu: vede-li ji elf, X je velikost pouze této skupiny. (B5, B6)

    Příklad: Držíš devět karet a čtyři z nich vyložíš s elfem v čele. Zbývá pět karet. Smíš si nechat libovolné čtyři a pátou dát do nabídky, nebo si nechat méně a dát jich tam víc.
    .title = Elfové
    .keywords = elf, elfové, nechat si karty, ruka, odkládání, uchovat karty

rules-giants =
    Když skupinu vede obr, porovnej X včetně kostlivců s **každou** skupinou vedenou obrem, která byla v tomto věku vyložena, i se svými vlastními. Pokud je tvá skupina první, nebo větší než všechny ostatní, vezmeš si žeton obrů a hned získáš 2 slávy. Děje se to automaticky. Stejná velikost nestačí. (B5)

    Pokud žeton držíš a překonáš vlastní skupinu, získáš 2 slávy znovu.

    Kdo drží žeton na konci věku, získá: (C7)

    | | I. věk | II. věk | III. věk |
    |---|---|---|---|
    | 4 až 6 hráčů | 2 | 4 | 6 |
    | 2 nebo 3 hráči | 2 | 5 | nehraje se |

    Že kostlivci skupiny později opustí, na držiteli žetonu nic nemění. Po bodování se žeton vrací vedle hrací desky. (E7)

    Příklad: Pět hráčů, druhý věk. Vyložíš tři karty s obrem v čele, vezmeš si žeton a získáš 2 slávy. Bořek vyloží s obrem také tři: nestane se nic. Později jich vyložíš pět a získáš další 2. Na konci věku ti žeton přinese 4, celkem tedy 8.
    .title = Obři
    .keywords = obr, obři, žeton obrů, největší skupina, dvě slávy, sebrat žeton

rules-halflings =
    Skupina vedená hobitem v kroku se žetonem kontroly **nikdy žeton neumístí**, ať je jakkoli velká. (B3)

    Zato je hobitů 24 místo 12, čtyři v každé barvě, takže se velké skupiny sbírají snáz. (C2)

    Hobit, který není vůdcem, ničemu nebrání: vede-li skupinu jiná karta, smíš žeton umístit podle obvyklých pravidel. (B5)

    Příklad: Vyložíš pět hobitů s červeným v čele. V království Rhea nemáš žádný žeton, přesto ho tam umístit nesmíš. Na konci věku skupina přinese 10 slávy.

    Příklad: Vyložíš červeného hobita, červeného elfa a červeného trolla, vůdcem je troll a v království Rhea máš jeden žeton. Smíš tam umístit druhý a vzít si volný žeton trolla s hodnotou 3 nebo méně.
    .title = Hobiti
    .keywords = hobit, hobiti, půlčík, bez žetonu, žádný žeton, 24 karet

rules-merfolk =
    Vůdce z mořského lidu tě posune o **X políček** po desce mořského lidu, ať žeton kontroly umístíš, nebo ne. Pohyb je automatický a končí nejdál na políčku 18. (B5)

    Na políčkách 3, 7, 12 a 18 je symbol žetonu. Za každý symbol, na který dojdeš nebo který přejdeš, smíš umístit **jeden** žeton kontroly navíc do **kteréhokoli** království. Nezáleží na velikosti skupiny ani na žetonech, které tam už jsou, a to ani ve dvou hráčích. (C6, B4)

    Pro každý žeton navíc vybíráš království zvlášť. Pokud některý odmítneš, příležitost propadá a žeton zůstává v tvé zásobě. Žetony navíc se berou až po žetonu za samotnou skupinu. (B5, B8)

    Tvá pozice zůstává po celou hru. Deska se boduje na konci každého věku. (E3, E7)

    Příklad: Stojíš na políčku 2 a vyložíš šest karet v čele se šedou kartou mořského lidu; v Pelagonu máš čtyři žetony. Umístíš tam pátý. Pak se posuneš na 8, přejdeš 3 a 7 a smíš umístit dva žetony navíc: třeba jeden do Rhey a jeden do Durisu, nebo oba do Rhey.
    .title = Mořský lid
    .keywords = mořský lid, mořští lidé, mořská panna, deska mořského lidu, postup, symbol, žeton navíc, políčka, kterékoli království

rules-minotaurs =
    Skupina vedená mínotaurem má **o jednu kartu víc, když umisťuje žeton kontroly**. Žeton smíš umístit, je-li v království méně tvých vlastních žetonů než X+1. (B3)

    Ve dvou hráčích musí být X+1 větší než počet žetonů vás obou dohromady. (B4)

    Ve všem ostatním má skupina svou skutečnou velikost, takže při bodování skupin karta navíc žádnou slávu nepřinese. (E5)

    Příklad: Ve Stratonu máš pět žetonů a vyložíš pět karet s modrým mínotaurem v čele. Pro žeton se počítají jako šest, takže přidáš svůj šestý. Na konci věku se skupina boduje jako pět karet: 10 slávy.
    .title = Mínotauři
    .keywords = mínotaur, mínotauři, minotaur, o kartu víc, plus jedna, žeton kontroly, umístění

rules-orcs =
    Když skupinu vede ork, smíš dát jeden žeton kontroly na políčko v barvě vůdce na své **desce orčí hordy**, pokud je prázdné. Smíš to udělat bez ohledu na to, zda skupina umístila žeton do království. (B5)

    Na každé ze šesti políček se vejde jeden žeton, který bereš ze své zásoby. Žetony tam zůstávají z věku do věku, dokud nevyrazíš rabovat. (C9, B8, E7)

    Na konci věku můžeš **rabovat**: odstraníš z hordy všechny své žetony a získáš slávu podle jejich počtu. V posledním věku rabují všichni. Hodnoty najdeš v tématu „Rabování orků“. (C9, E6)

    Příklad: Vyložíš čtyři karty se zeleným orkem v čele a v království Althea máš pět žetonů. Na další je tam skupina malá, ale zelené políčko tvé hordy je prázdné, takže na něj smíš žeton dát. Pokud zelený ork povede i tvou příští skupinu, políčko už bude obsazené a schopnost nic neudělá.
    .title = Orkové
    .keywords = ork, orkové, skřeti, horda, deska orčí hordy, rabování, rabovat, barva, políčko

rules-skeletons =
    Kostlivci nemají barvu. Hodí se do **každé skupiny** a počítají se do X, ale kostlivec **nikdy není vůdcem**. (B1, B2, C2)

    Před bodováním skupin se z nich všichni kostlivci odstraní. Vše, k čemu pomohli, zůstává, například žetony a postup po políčkách. Počítají se i tehdy, když se porovnáním skupin rozhoduje remíza na konci hry. (E5, G1)

    Když máš méně než deset karet a jsou to samí kostlivci, skupinu vyložit nemůžeš a musíš najímat. (T4)

    Zvláštním případem je ruka s **deseti kostlivci**: vyložíš je jako jednu skupinu bez vůdce a okamžitě vyhráváš hru. Je-li volba O2 vypnutá, místo toho svůj tah vynecháš. (O2, G2)

    Příklad: Vyložíš tři čaroděje a tři kostlivce, vůdcem je modrý čaroděj. X je 6: smíš umístit žeton kontroly do Stratonu, pokud jich tam máš pět nebo méně, a po odložení karet smíš šest karet dobrat. Na konci věku se skupina boduje jako tři karty: 3 slávy.
    .title = Kostlivci
    .keywords = kostlivec, kostlivci, žolík, bez barvy, deset kostlivců, okamžité vítězství, nikdy vůdce

rules-trolls =
    Když skupinu vede troll, smíš si vzít **jeden žeton trolla**, který nikdo nemá a jehož hodnota je nejvýš X. Můžeš si vybrat kterýkoli takový, nebo žádný. (B5)

    Žetony mají hodnoty 1, 2, 3, 4, 5 a 6, každá je tu jednou. S více skupinami jich můžeš nasbírat víc. Samy slávu nepřinášejí, ale na konci věku rozhodují remízy. (C8)

    Mezi hráči se stejným počtem žetonů kontroly je výš ten, kdo má větší **součet** žetonů trollů; při stejném součtu ten, kdo má **nejvyšší** jednotlivý žeton. Ve výchozím nastavení to platí i pro desku mořského lidu. Po bodování se všechny žetony vracejí. (E2, E3, E7, O5)

    O tom, kdo začíná věk nebo kdo vyhraje hru, žetony trollů nerozhodují. (A1, G1)

    Příklad: Volné jsou už jen 2 a 6. S pěti kartami vedenými trollem si smíš vzít 2, nebo nic; 6 je příliš vysoká.

    Příklad: Máš 2 a 3, Bořek má 5. Při remíze jsou oba součty 5, a protože má Bořek vyšší žeton, je před tebou.
    .title = Trollové
    .keywords = troll, trollové, žeton trolla, žetony trollů, remíza, rozhodnutí remízy

rules-wingfolk =
    Když skupinu vede karta opeřeného lidu, smíš její žeton kontroly dát do **kteréhokoli království**, na které takto velká skupina stačí, ať má vůdce jakoukoli barvu. (B3)

    Na velikosti záleží dál: ve zvoleném království musíš mít méně vlastních žetonů než X. Ve dvou hráčích musí být X větší než počet žetonů, které tam máte oba dohromady. (B3, B4)

    Umístíš jen jeden žeton a jako vždy se ho můžeš vzdát. (B3)

    Příklad: Vyložíš čtyři karty v čele s červenou kartou opeřeného lidu. V království Rhea máš čtyři žetony, v království Althea tři a v Pelagonu žádný. Rhea je pro tebe uzavřená, ale žeton smíš umístit do Althey nebo do Pelagonu.
    .title = Opeřený lid
    .keywords = opeřený lid, opeřenec, opeřenci, okřídlení, kterékoli království, žeton kontroly, výběr království, létání

rules-wizards =
    Když tvou poslední skupinu vede čaroděj, nejdřív odložíš zbytek ruky. Pak si smíš z balíčku **dobrat X karet**. Dobereš je všechny, nebo žádnou, a rozhodneš se před první kartou. Z nabídky touto schopností nikdy nedobíráš. (B6)

    Dobrané karty zůstávají skryté. (V2)

    Drak se do X nepočítá: polož ho vedle hrací desky a dobírej dál. Třetí drak dobírání zastaví a věk hned končí. Právě vyložená skupina se ještě boduje. (T3)

    Příklad: Držíš šest karet a čtyři z nich vyložíš s čarodějem v čele. Zbylé dvě jdou do nabídky. Rozhodneš se dobírat a přijde karta, drak a další tři karty, takže máš v ruce čtyři nové. Kdyby ten drak byl třetí, dobírání by u něj skončilo a s ním i celý věk.
    .title = Čarodějové
    .keywords = čaroděj, čarodějové, kouzelník, dobrat, dobírání, karty, balíček, drak, doplnit ruku

rules-age-end =
    Věk končí třetím drakem. Karty v rukou se bez ukázání odloží stranou a žádnou slávu nepřinesou. Pak se sláva připisuje v tomto pořadí: (T3)

    - Království (E1, E2)
    - Deska mořského lidu (E3)
    - Žeton obrů (C7)
    - Rabování orků (E6)
    - Kostlivci opouštějí skupiny (E5)
    - Skupiny (E5)

    Na pořadí nezávisí, kolik který krok přinese. Díky němu ale víš, jak na tom kdo je, když se rozhoduješ o rabování. (E6)

    Všechny žetony kontroly v královstvích, na desce mořského lidu a v hordách potom zůstávají na místě, kromě těch, se kterými se právě rabovalo. Žetony trollů a žeton obrů se vracejí. (E7)

    Pokud následuje další věk, zamíchají se všechny karty spojenců do nového balíčku. Po posledním věku hra končí. (A2, G1)
    .title = Konec věku
    .keywords = konec věku, bodování, pořadí, vyhodnocení, třetí drak, co zůstává, co se vrací

rules-kingdoms =
    Každé království se boduje samostatně. Účastní se jen hráči, kteří v něm mají aspoň jeden žeton kontroly, a první je ten, kdo jich má nejvíc. Za jednotlivá místa se získává sláva podle žetonů slávy v království: (E1)

    | Konec | 1. místo | 2. místo | 3. místo |
    |---|---|---|---|
    | I. věku | žeton I | nic | nic |
    | II. věku | žeton II | žeton I | nic |
    | III. věku | žeton III | žeton II | žeton I |

    Tři hráči bodují podle prvních dvou řádků této tabulky. Dva hráči mají pro druhý věk vlastní pravidlo. (E1, E4)

    Při stejném počtu žetonů kontroly rozhodují žetony trollů; jsou-li na tom hráči stejně i s nimi, o místa se dělí. Viz „Remízy“. (E2)

    Žetony slávy jen ukazují hodnoty. Zůstávají na hrací desce a žetony kontroly také. (E1, E7)

    Příklad: Čtyři hráči, v Durisu leží 2, 6 a 10. Hráči tam mají pět, čtyři, dva a jeden žeton kontroly. Ve třetím věku za to získají 10, 6, 2 a 0. Ve druhém věku by se stejnými žetony získali 6, 2, 0 a 0.
    .title = Bodování království
    .keywords = království, bodování, body, žeton slávy, první místo, druhé místo, třetí místo, většina, kontrola

rules-ties =
    Při stejném počtu žetonů kontroly v království se porovnávají žetony trollů: nejdřív součet žetonů hráče, pak jeho nejvyšší žeton. (E2)

    Hráči, kteří jsou na tom ve všem stejně, se **dělí**. Sečtěte žetony slávy za místa, která společně obsadili (místo bez žetonu se počítá jako 0), vydělte rovným dílem a zaokrouhlete dolů. Další hráč obsadí místo až za nimi všemi. Ve dvou hráčích je druhý věk jiný. (E2, E4)

    Příklad: Třetí věk, žetony slávy 2, 4 a 8, žádné žetony trollů. Ana má čtyři žetony kontroly, Bořek a Cyril po třech, Dana jeden. Ana získá 8. Bořek a Cyril obsadí místa 2 a 3 a dělí se o 4 + 2 = 6, každý tedy získá 3. Dana je čtvrtá a získá 0.

    Příklad: Stejné žetony slávy, ale všichni čtyři hráči mají po dvou žetonech kontroly. Dělí se o 8 + 4 + 2 = 14; čtvrtina je 3,5 a po zaokrouhlení dolů získá každý 3. Kdyby Dana měla žeton trolla, získala by sama 8 a ostatní by se dělili o 4 + 2 + 0 = 6, každý by tedy získal 2.
    .title = Remízy
    .keywords = remíza, remízy, shoda, nerozhodně, stejně, dělení, zaokrouhlení dolů, žetony trollů, rozhodnutí remízy

rules-merfolk-board =
    Na konci každého věku se deska mořského lidu boduje jako království. Kdo je nejdál, je první; hráči, kteří jsou stále na 0, se neúčastní. Volitelná pravidla to mohou změnit. (E3, O3, O5)

    | Konec | 4 až 6 hráčů: 1. / 2. / 3. místo | 3 hráči: 1. / 2. místo |
    |---|---|---|
    | I. věku | 1 / 0 / 0 | 1 / 0 |
    | II. věku | 2 / 1 / 0 | 3 / 1 |
    | III. věku | 4 / 2 / 1 | nehraje se |

    Hráči na stejném políčku si porovnají žetony trollů; trvá-li shoda, dělí se jako v království, zaokrouhleno dolů. (C6, E2, E3)

    Ve dvou hráčích přinese první místo v prvním věku 1. Ve druhém věku získá první 3 a druhý nic. Je-li soupeř stále na 0, získáš 3 + 1 = 4. Při remíze se dělí jen ty 3. (E4)

    Příklad: Třetí věk, pět hráčů na políčkách 14, 9, 9, 4 a 0, žádné žetony trollů. První získá 4. Dva hráči na 9 se dělí o 2 + 1 = 3 a každý získá 1. Ostatní nezískají nic.

    Příklad: Dva hráči, druhý věk, oba na 7, žádné žetony trollů: 3 děleno dvěma dá každému 1.
    .title = Bodování desky mořského lidu
    .keywords = deska mořského lidu, bodování, nejdál, políčka, moře, remíza, pořadí, místa

rules-raids =
    Na konci věku smíš se svou orčí hordou rabovat: odstraníš **všechny** její žetony a získáš slávu podle jejich počtu. Jen s některými rabovat nemůžeš. (C9)

    | Žetony | 1 | 2 | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|---|
    | Sláva | 1 | 3 | 6 | 10 | 15 | 20 |

    Rabuje se poté, co se před očima všech vyhodnotí království, deska mořského lidu a žeton obrů, a ještě před skupinami. Hráči se rozhodují po směru hodinových ručiček, počínaje prvním hráčem právě skončeného věku. Každou odpověď hned všichni vidí. Prázdná horda se přeskakuje. (E6)

    V posledním věku rabuje každá horda automaticky. (E6)

    Žetony, se kterými rabuješ, se vracejí do tvé zásoby. Pokud nerabuješ, zůstávají na desce i pro další věk. (B8, E7)

    Příklad: V prvním věku obsadíš ve své hordě dvě políčka a ve druhém tři jiná. Když budeš rabovat po každém z nich, získáš 3 a 6, dohromady 9. Když počkáš a vyrazíš se všemi pěti až po druhém, získáš 15.
    .title = Rabování orků
    .keywords = rabování, rabovat, nájezd, plenění, horda, orkové, sláva, odstranění žetonů, pořadí, poslední věk

rules-bands-scored =
    Každá tvá skupina vyložená v tomto věku se boduje zvlášť, podle počtu karet: (C10)

    | Karty | 1 | 2 | 3 | 4 | 5 | 6 a více |
    |---|---|---|---|---|---|---|
    | Sláva | 0 | 1 | 3 | 6 | 10 | 15 |

    Nejdřív skupiny opustí všichni kostlivci. Pak se skupině vedené trpaslíkem přičte jedna karta. Teprve potom se podívej do tabulky. (E5)

    Karty, které ti zbyly v ruce, nepřinášejí nic. Pro další věk se všechny skupiny vracejí do balíčku. (E5, A2)

    Příklad: Máš tři skupiny. Šest karet vedených čarodějem, z toho dva kostlivci, se počítá jako čtyři: 6 slávy. Tři karty vedené trpaslíkem, z toho jeden kostlivec, se počítají jako dvě a pak jako tři: 3 slávy. Samotný elf přinese 0. Dohromady je to 9 slávy.
    .title = Bodování skupin
    .keywords = skupina, skupiny, bodování, tabulka slávy, karty, body, kostlivci, trpaslík

rules-game-end =
    Po posledním věku vítězí hráč, který má nejvíc slávy. Ve 4 až 6 hráčích je posledním věkem třetí, ve 2 nebo 3 hráčích druhý. (S1, G1)

    O shodě ve slávě rozhoduje postupně: (G1)

    - Víc žetonů kontroly v královstvích.
    - Větší skupina: porovnejte největší skupinu každého hráče z posledního věku.
    - Druhá největší skupina a tak dále; chybějící skupina se počítá jako 0.

    Skupiny se počítají s kartami tak, jak byly vyloženy: včetně kostlivců a bez karty navíc za trpaslíky. Kdo je na tom i potom stejně, dělí se o místo. (G1)

    Pokud někdo vyloží deset kostlivců, hra okamžitě končí jeho vítězstvím. Nic dalšího se neboduje a pořadí ostatních se určí stejným způsobem podle aktuálního stavu. (G2, O2)

    Příklad: Ana i Bořek mají 61 slávy a 17 žetonů kontroly v královstvích. Největší skupina každého z nich měla v posledním věku šest karet. Anina další měla čtyři, z toho dva kostlivce, Bořkova tři a vedl ji trpaslík. Čtyři jsou víc než tři, takže vítězí Ana.
    .title = Konec hry
    .keywords = konec hry, vítěz, výhra, vyhrát, vítězství, remíza, nejvíc slávy, deset kostlivců, pořadí

rules-hidden =
    Toto smí kdykoli vidět každý: (V1, B7)

    - nabídka a každá karta z ní vzatá nebo do ní odložená
    - všechny skupiny, každá jejich karta i vůdce
    - sláva, žetony a všechny desky
    - dosud dobraní draci
    - počet karet v ruce každého hráče a v balíčku

    Toto zůstává tajné: (V2)

    - karty v rukou
    - karty dobrané z balíčku, kromě draků
    - karty, které si hráč nechá díky elfovi
    - pořadí karet v balíčku

    Na konci věku se karty z rukou odkládají stranou bez ukázání. Rozhodnutí o rabování jsou hned veřejná. Po skupině vedené kentaurem, která umístila žeton kontroly, přijde otázka na další skupinu vždy, když zbývají karty, takže nic neprozradí. (E6)
    .title = Co je veřejné a co tajné
    .keywords = tajné, skryté, veřejné, otevřené, vidět, dívat se, počet karet v ruce, velikost balíčku, informace

rules-options =
    Tištěná pravidla se v několika bodech liší. Každý z nich si můžete před hrou nastavit: (O1, O2, O3, O4, O5)

    | Volba | Výchozí | Jiná možnost |
    |---|---|---|
    | O1: kdo začíná další věky | hráč s nejmenší slávou | hráč, který dobral třetího draka |
    | O2: deset kostlivců | vyložíš-li je společně, okamžitě vyhráváš | žádná výhra: s takovou rukou tah vynecháš |
    | O3: deska mořského lidu | 1., 2. a 3. místo jako v království | jen hráč, který je nejdál, získá hodnotu daného věku; při remíze se o ni hráči dělí; ve dvou žádný bonus za desku bez konkurence |
    | O4: národy | losují se | vyberou se u stolu |
    | O5: žetony trollů na desce mořského lidu | rozhodují remízy i tam | rozhodují remízy jen v královstvích |

    Se všemi výchozími hodnotami hraješ předvolbu **standard**. Další předvolby odpovídají jednotlivým tištěným pravidlům; viz „Vydání“. (O1, O2, O3, O5)
    .title = Volitelná pravidla
    .keywords = volby, možnosti, varianty, nastavení, domácí pravidla, výchozí, O1, O2, O3, O4, O5

rules-editions =
    Každá předvolba hraje přesně podle jedněch tištěných pravidel. Od předvolby **standard**, kde má každá volba výchozí hodnotu, se liší takto: (O1, O2, O3, O5)

    | Předvolba | Rozdíl oproti předvolbě standard |
    |---|---|
    | Standard (standard) | žádný |
    | Polská pravidla (polish) | O3: boduje jen hráč, který je nejdál |
    | Anglická, česká a ruská pravidla (english, czech, russian) | O2: vypnuto; O5: jen království |
    | Japonská pravidla (japanese) | O2: vypnuto; O3: boduje jen hráč, který je nejdál; O5: jen království |
    | Německý přehled pravidel (german) | O1: kdo dobral třetího draka; O2: vypnuto; O5: jen království |

    Následující místa v jednotlivých pravidlech považujeme za omyly a neřídíme se jimi:

    - Japonská a ruská: příklad s trpaslíkem má součet 10, ačkoli podle jejich vlastního pravidla vychází 13.
    - Japonská: poznámka zbavuje opeřený lid podmínky velikosti, jeden symbol mořského lidu dává dva žetony kontroly a orkům chybí jejich odstavec.
    - Polská: přehled dává ve druhém věku druhému místu žeton slávy II a při závěrečné remíze se podle druhé největší skupiny určuje druhé místo, namísto aby se porovnaly další skupiny.
    - Česká: přehled pro dva hráče mluví o soupeři bez slávy, i když myslí bez žetonů kontroly.
    - Ruská: rámeček ke konci věku jmenuje místo mořského lidu harpyje, což je tamní opeřený lid.
    - Německá: nový věk začíná až krokem 3, tedy po rozdání karet a vyložení nabídky.
    .title = Vydání
    .keywords = vydání, edice, předvolba, standard, polish, english, czech, russian, japanese, german, česká pravidla, tištěná pravidla, errata, chyby

rules-glossary =
    Pojmy této hry:

    - **Věk**: část hry, kterou ukončí třetí drak. (T3)
    - **Spojenec**: karta některého národa. (C2)
    - **Skupina** (spojenců): společně vyložené karty jednoho národa nebo jedné barvy. (B1)
    - **Žeton kontroly**: žeton tvé barvy, krátce jen žeton. (C5)
    - **Balíček** (spojenců): karty ležící lícem dolů. (S3)
    - **Drak**: jedna ze tří karet, které odměřují věk. (C3)
    - **První hráč**: kdo začíná věk. (A1)
    - **Žeton obrů**: drží ho hráč s největší skupinou vedenou obrem. (C7)
    - **Sláva**: body, počítají se na stupnici slávy. (C5)
    - **Žeton slávy**: určuje, kolik slávy vynese místo v království. (C4)
    - **Horda**: tvé žetony na tvé desce orčí hordy. (C9)
    - **Království**: jedna ze šesti oblastí, každá má svou barvu. (C1)
    - **Vůdce**: karta, která určuje barvu a schopnost skupiny. (B2)
    - **Deska mořského lidu**: stupnice s políčky 0 až 18. (C6)
    - **Rabování**: vyklizení hordy výměnou za slávu. (E6)
    - **Najmout**: vzít si jednu kartu. (T1)
    - **Nabídka**: karty lícem nahoru vedle hrací desky. (A4)
    - **Zásoba**: tvé dosud neumístěné žetony kontroly. (B8)
    - **Národ**: jeden z dvanácti, každý má svou schopnost. (C2)
    - **Žeton trolla**: rozhoduje remízy na konci věku. (C8)
    - **X**: počet karet ve skupině. (B2)
    .title = Slovníček pojmů
    .keywords = slovníček, slovník, pojmy, termíny, význam, definice, co je

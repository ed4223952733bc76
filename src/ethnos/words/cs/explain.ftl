### What things at the table pay now, and why, in Czech: with the numbers at hand.

# A kingdom or the Merfolk board. $age: a Roman numeral; the lists hold the three messages below
board-pays = Věk { $age }: { $places }.
board-pays-nothing = Ve věku { $age } se tu nic nezíská.
board-nobody = Zatím tu nikdo není.
board-now = Kdyby věk skončil teď: { $scores }.
board-markers = Žetony: { $standing }.
board-spaces = Políčka: { $standing }.
board-trolls = O remíze rozhodují žetony trollů: { $standing }.
board-shared = Při remíze se hráči dělí o to, co jejich místa vynášejí, zaokrouhleno dolů.
board-alone = Bez soupeřů: { $glory }.
board-paid = Sláva: { $scores }.
board-symbols = Kdo dojde na políčko v kroužku ({ $spaces }) nebo ho přejde, smí umístit žeton navíc do kteréhokoli království.
board-place = { $place ->
        [1] 1. místo
        [2] 2. místo
       *[3] 3. místo
    } { $glory }
board-has = { $name } ({ $count })
board-score = { $name } +{ $glory }

# Tokens, the Horde and bands
giant-now = Kdo ho vezme, získá ihned slávu { $claim }; kdo ho má na konci tohoto věku, { $glory }.
giant-beat = Vezme ho další skupina s obrem větší než { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
giant-free = Vezme ho první skupina s obrem v tomto věku.
horde-now = Sláva za rabování teď: { $glory }, s jedním žetonem navíc: { $more }.
horde-full = Sláva za rabování teď: { $glory }. Horda je plná.
horde-asks = Sláva za rabování teď: { $glory }.
horde-paid = Sláva za rabování na konci tohoto věku: { $glory }.
troll-now = Při remíze má { $name } { $sum }.
troll-free = Zatím ho nikdo nemá.
band-now = { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }, sláva: { $glory }. O kartu víc: { $more }.
band-most = { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }, sláva: { $glory }. Víc skupina nevynese.
band-ladder = Sláva podle počtu karet

# The preview of a band
marker-room = { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, žetony na místě: { $markers }
no-marker-leader = vede hobit
no-marker-supply = nemáš už žádné žetony
no-marker-size = je potřeba víc karet, než je tam žetonů ({ $count })
now-elf = Nech si { $count ->
        [one] jednu kartu
        [few] až { $count } karty
       *[other] až { $count } karet
    }
now-wizard = Dober { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
now-troll = Vezmi žeton trolla s hodnotou do { $count }
now-dwarf = Při bodování se počítá jako { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }
now-minotaur = Pro žeton se počítá jako { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }
now-giant = Bere žeton obrů, sláva: { $glory }
now-giant-no = Bez žetonu obrů: má ho skupina { $count ->
        [one] z jedné karty
       *[other] { $count } karet
    }
one-more = o kartu víc: { $glory }

# Why a line of the scoring sheet is what it is
why-bands = Karty → sláva. { $bands }
why-raids = Žetony → sláva. { $raids }
why-giant = { $name } má žeton na konci věku: { $glory }.
why-pair = { $count } → { $glory }
why-player = { $name }: { $list }

# The log
page-why = Proč?

# A first game
page-tip-goal = Jde o slávu: kdo jí má po posledním věku nejvíc, vítězí. Království ji na konci každého věku dávají těm, kdo tam mají nejvíc žetonů, a každá skupina boduje podle své velikosti.
page-tip-marker = Tvůj první žeton. Na konci věku získají slávu tohoto království ti, kdo tu mají nejvíc žetonů; tvůj tu zůstane i pro další věky.
page-tip-scoring = Boduje se věk: nejdřív království, pak desky a žetony, nakonec skupiny. Vyber řádek a uvidíš, proč vynesl právě tolik.

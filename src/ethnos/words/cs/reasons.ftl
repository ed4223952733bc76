### Reviews and hints: why a decision is better than another.

error-no-review = K této partii ještě žádný rozbor není.
error-not-your-review = Rozbor může zastavit jen ten, kdo o něj požádal.
error-too-many-reviews = Na jeden rozbor už čekáš. Počkej, až bude hotový, nebo ho zastav.
error-too-many-reviews-today = Z tvé sítě už dnes byly vyžádány rozbory ({ $count }) a víc jich být nesmí. Zkus to zítra.

# Why a decision is better. Fragments, said under it: no capital letter, no full stop.
# $name: a player. $glory, $before, $count: numbers. $place: 1, 2 or 3
reason-skeletons = deset kostlivců ihned vyhrává hru
reason-first = přináší první místo v království { $kingdom }: { $glory } slávy na konci tohoto věku
reason-first-from = { $name } přichází o první místo v království { $kingdom }: { $glory } slávy na konci tohoto věku
reason-first-shared = přináší dělené první místo v království { $kingdom }: { $glory } slávy na konci tohoto věku
reason-place = { $place ->
        [2] přináší druhé místo
       *[3] přináší třetí místo
    } v království { $kingdom }: { $glory } slávy na konci tohoto věku
reason-merfolk-place = { $place ->
        [1] přináší první místo
        [2] přináší druhé místo
       *[3] přináší třetí místo
    } na desce mořského lidu: { $glory } slávy na konci tohoto věku
reason-marker = další žeton v království { $kingdom }, celkem { $count }
reason-band = skupina { $count ->
        [one] z jedné karty
        [few] { $count } karet
       *[other] { $count } karet
    }: { $glory } slávy na konci tohoto věku
reason-giant = přináší žeton obrů: { $claim } slávy ihned, { $glory } na konci tohoto věku
reason-swim = posouvá na políčko { $space } desky mořského lidu
reason-swim-marker = { $count ->
        [one] mořský lid přináší žeton navíc
        [few] mořský lid přináší { $count } žetony navíc
       *[other] mořský lid přináší { $count } žetonů navíc
    }
reason-troll = žeton trolla s hodnotou { $value }, který rozhoduje remízy
reason-horde = další žeton v hordě: rabování pak vynese { $glory } slávy
reason-raid = rabování teď vynese { $glory } slávy
reason-raid-later = žetony zůstávají v hordě na větší rabování
reason-elf = { $count ->
        [one] jedna karta zůstává v ruce
       *[other] až { $count } karet zůstává v ruce
    }
reason-wizard = dobírá { $count ->
        [one] jednu novou kartu
        [few] { $count } nové karty
       *[other] { $count } nových karet
    }
reason-centaur = umožňuje vyložit v témže tahu další skupinu
reason-keep = nechává na další skupinu: { $cards-acc }
reason-grow = nejlepší skupina v ruce tím má { $count } karet ({ $glory } slávy): { $card }
reason-grow-marker = skupina tím stačí na žeton v království { $kingdom }, které pak vynese { $glory } slávy místo { $before }: { $card }
reason-grow-hold = skupina tím stačí na žeton v království { $kingdom }, kde je těsně v závěsu { $name }: { $card }
reason-deny = { $name } takové karty sbírá a tuhle nedostane: { $card }
reason-draw = nic v nabídce nezvětší nejlepší skupinu v ruce
reason-leaves = nechává v nabídce, kde je na řadě { $name }: { $cards-acc }
reason-leaves-wanted = nechává v nabídce, co { $name } sbírá: { $cards-acc }
reason-no-marker = skupina je na žeton příliš malá
reason-risk-age = { $count ->
        [one] další drak ukončí věk a karta v ruce propadne
        [few] další drak ukončí věk a { $count } karty v ruce propadnou
       *[other] další drak ukončí věk a { $count } karet v ruce propadne
    }
reason-risk-draw = { $count ->
        [one] poslední karta balíčku je drak, který ukončí věk
       *[other] jedna z { $count } karet balíčku je drak, který ukončí věk
    }
reason-tried = ve zkušebních partiích vyhrává častěji
# $decision: the other one, as in “take Elf of Rhea”
reason-alike = ve zkušebních partiích zhruba stejně dobré jako: { $decision }
reason-alone = nic jiného nepřicházelo v úvahu
reason-by-chance = Jiné rozhodnutí vychází lépe, ale ten náskok je v mezích náhody; volbu by změnil teprve větší.
reason-against = Proti „{ $decision }“ mluví:

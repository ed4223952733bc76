### Playing in the terminal. Keys (d, t, b …) stay the same in every language.

play-welcome = Hraješ jako { $name }. Napiš číslo, nebo ? pro nápovědu.
play-help =
    číslo: rozhodnutí s tímto číslem
    d: dobrat kartu · t Er: vzít tuto kartu · b Er Ed S: vyložit tyto karty, první je vůdce
    m r: žeton do tohoto království · k Er S: nechat si tyto karty · y nebo n: ano nebo ne
    all: ukázat všechny skupiny · h: nápověda se zdůvodněním · r SLOVO: hledat v pravidlech
    u: vrátit své poslední rozhodnutí · s: uložit · q: uložit a odejít
    Kartu tvoří dvě písmena, národ a království: { $tribes } a { $kingdoms }; S je kostlivec.
play-prompt = Tvé rozhodnutí:
play-unknown = „{ $answer }“ tu nic neznamená. Napiš číslo od 1 do { $last }, nebo ? pro nápovědu.
play-more = { $count ->
        [one] …a ještě { $count } skupina: zobrazíš ji, když napíšeš „all“.
        [few] …a ještě { $count } skupiny: zobrazíš je, když napíšeš „all“.
       *[other] …a ještě { $count } skupin: zobrazíš je, když napíšeš „all“.
    }
play-glory = { $glory ->
        [one] { $glory } sláva
       *[other] { $glory } slávy
    } při bodování
play-marker = žeton do království: { $kingdoms }
play-no-marker = bez žetonu
play-left = zbytek do nabídky: { $cards-acc }
play-keeps = z toho si smíš nechat nejvýš { $count }
play-hint = { $bot } radí: { $decision }
play-reason = { $decision }: { $percent } % výher, kolem { $glory } slávy
play-mishap = Bot { $bot } selhává; místo něj rozhoduje Správce.
play-saved = Hra je uložena. Pokračovat můžeš příkazem: { $command }
play-resumed = Hra pokračuje: { $age }. věk, tah { $turn }.
play-no-undo = To nelze vrátit: skrytá karta je už známá, nebo už táhli ostatní.
play-over = Hra skončila.
play-review = Hra je uložena. Co by bylo lepší, ukáže příkaz: { $command }

# The opponents. .about: their strength in one honest line
bot-random = Náhoda
    .about = Rozhoduje hodem kostky. Prohrává s každým.
bot-novice = Nováček
    .about = Hraje jako člověk ve své první hře: sbírá, co k sobě patří, a vykládá velké skupiny.
bot-steward = Správce
    .about = Hraje silně a rychle: zvažuje každou skupinu, každý závod o žetony i to, co nechává ostatním.
bot-champion = Šampion
    .about = Učil se hrou proti sobě; odpovídá ihned. Proti třem Správcům vyhrává tři hry z pěti.
bot-archon = Archón
    .about = Šampion, který má čas přemýšlet: zkouší svá rozhodnutí v možných dalších průbězích hry. Proti třem Šampionům vyhrává dvě hry z pěti.

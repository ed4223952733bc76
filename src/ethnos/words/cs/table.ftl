### The table: what is asked, what can be answered, and the words around it.

# What the player to act is asked, and (.own) what they are asked themselves. $name: the player; $count: how many
ask-turn = { $name }: najmi kartu, nebo vylož skupinu.
    .own = Najmi kartu, nebo vylož skupinu.
ask-marker = { $name }: umístit žeton skupiny?
    .own = Umístíš žeton skupiny?
ask-troll = { $name }: vzít si žeton trolla?
    .own = Vezmeš si žeton trolla?
ask-horde = { $name }: dát žeton do hordy?
    .own = Dáš žeton do hordy?
ask-merfolk = { $name }: umístit žeton navíc? ({ $count ->
        [one] zbývá jeden
        [few] zbývají { $count }
       *[other] zbývá { $count }
    })
    .own = Umístíš žeton navíc? (zbývá: { $count })
ask-centaur = { $name }: vyložit další skupinu?
    .own = Vyložíš další skupinu? Vyber její karty, nebo odmítni.
ask-keep = { $name }: nechat si nejvýš { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }?
    .own = Necháš si { $count ->
            [one] jednu kartu
            [few] až { $count } karty
           *[other] až { $count } karet
        }?
ask-wizard = { $name }: dobrat { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }?
    .own = Dobereš { $count ->
            [one] jednu kartu
            [few] { $count } karty
           *[other] { $count } karet
        }?
ask-raid = { $name }: rabovat teď?
    .own = Budeš teď rabovat?
ask-deal = Další věk čeká na rozdání karet.
ask-over = Hra skončila.

# What can be answered
do-draw = dobrat z balíčku
do-take = vzít { $card-acc }
do-band = { $count ->
        [one] vyložit jen { $leader-acc }
        [few] vyložit { $count } karty pod vedením { $leader-gen }: { $cards-acc }
       *[other] vyložit { $count } karet pod vedením { $leader-gen }: { $cards-acc }
    }
do-skeletons = vyložit deset kostlivců
do-pass = vynechat tah
do-marker = žeton do království { $kingdom }
do-troll = žeton trolla { $value }
do-horde = žeton do hordy
do-keep = nechat si: { $cards-acc }
do-conjure = dobrat karty (čaroděj)
do-raid = rabovat
do-no-marker = bez žetonu
do-no-troll = bez žetonu trolla
do-no-horde = bez žetonu do hordy
do-no-merfolk = bez žetonu navíc
do-no-centaur = bez další skupiny
do-no-wizard = nedobírat
do-no-raid = nerabovat

# Headings
table-age = { $age }. věk
table-turn = Tah { $turn }
table-player = Hráč
table-glory = Sláva
table-hand = Ruka
table-row = Nabídka
table-deck = Balíček
table-dragons = Draci
table-bands = Skupiny
table-markers = Kontrola
table-tokens = Žetony
table-horde = Horda
table-merfolk = Mořský lid
table-trolls = Trollové
table-giant = Obři
table-place = Místo
table-kingdoms = Království
table-raids = Rabování
table-total = Celkem
table-sheet = Bodování { $age }. věku
table-result = Konečné pořadí
table-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
table-seat = Hráč { $seat }
table-keys = Enter: další tah · b: zpět · a: další věk · číslo: tento tah věku · e: konec · q: ukončit
table-saved = Pozice uložena: { $file }

# The rules reference at the command line
table-topics = Témata pravidel

# The verdicts of `ethnos verify`
verify-legal = Všechna rozhodnutí odpovídají pravidlům: { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }, { $decisions } rozhodnutí.
verify-result = Výsledek z nich vyplývá.
verify-open = Hra ještě neskončila.
verify-fair = Rozdání jsou poctivá: tajný údaj odpovídá závazku a spolu s čísly hráčů určuje každé zamíchání.
verify-simulated = Rozdání odpovídají sérii { $seed }, hře { $game }. Poctivost simulované hry nelze prokázat.
verify-given = Rozdání jsou zapsána v záznamu a mohla být zvolena záměrně: poctivost nelze prokázat.

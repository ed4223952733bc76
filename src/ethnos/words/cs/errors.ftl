### What is wrong, and what would be right.

# $reason: one of the messages below; $decisions: a list of legal decisions
error-refused = { $reason } Teď lze: { $decisions }.
error-and-more = { $count ->
        [one] a { $count } další
        [few] a { $count } další
       *[other] a { $count } dalších
    }

error-not-your-turn = Na tahu je { $turn }, ne { $name }.
error-game-over = Hra skončila.
error-waits-for-deal = Karty pro další věk ještě nejsou rozdány.
error-wrong-question = To není odpověď na položenou otázku.
error-hand-full = V ruce je deset karet: je nutné vyložit skupinu.
error-not-in-row = { $card } není v nabídce.
error-not-held = { $card } není v ruce, nebo ne v takovém počtu.
error-band-mixed = Karty skupiny musí být z jednoho národa nebo z jednoho království.
error-skeleton-leads = Kostlivec nemůže vést skupinu.
error-leader-outside = Vůdcem musí být některá z karet skupiny.
error-band-without-leader = Bez vůdce lze vyložit jen deset kostlivců, a to jen když s touto volbou hrajete.
error-marker-barred = Tato skupina nesmí umístit žeton do království { $kingdom }.
error-troll-barred = Žeton trolla s hodnotou { $value } už někdo má, nebo na něj skupina nestačí.
error-keep-too-many = Nechat si lze nejvýš { $limit ->
        [one] jednu kartu
        [few] { $limit } karty
       *[other] { $limit } karet
    }, ne { $count }.
error-nothing-to-undo = Není co vrátit zpět.
error-no-seat = Místo { $seat } u stolu není: místa mají čísla 0 až { $last }.
error-still-secret = Tato hra má poctivé rozdávání a ještě probíhá: její záznam by prozradil všechny budoucí karty.

# Records. $line and $column count from 1
error-record-at = Řádek { $line }, sloupec { $column }: { $reason }
error-record-not-ours = Toto není záznam hry Ethnos: první řádek musí být „{ $expected }“.
error-record-version = Tento záznam je pro verzi pravidel { $version }; program hraje podle verze { $ours }.
error-record-expected = Očekává se { $expected }, nalezeno „{ $found }“.
error-record-missing = Chybí řádek „{ $field }“.
error-record-twice = Řádek „{ $field }“ je tu podruhé.
error-record-unknown = „{ $found }“ tu nic neznamená.
error-record-cut = Řádek končí dřív, než říká, co bylo rozhodnuto. Nechybí zbytek souboru?
error-record-turn = Tady má být tah { $expected }, ne { $found }.
error-record-seat = Tady rozhoduje místo { $expected }, ne { $found }.
error-record-drawn = Z balíčku má přijít { $expected }, ne { $found }.
error-record-after-end = Po konci hry už nesmí nic následovat.
error-record-setup = Taková příprava hry není možná: { $found }
error-record-tribe = Národ „{ $found }“ neexistuje. Záznamy uvádějí národy anglicky: { $tribes }
error-record-deal = Tyto karty neodpovídají rozdáním uvedeným výše.
error-record-commitment = Tajný údaj neodpovídá závazku.
error-record-result = Výsledek je { $expected }, ne { $found }.
error-record-comment = Komentář má nejvýše { $most } znaků.
error-record-variation-start = Varianta musí stát za rozhodnutím, které nahrazuje.
error-record-variation-depth = Varianty lze vnořit nejvýše do hloubky { $most }.
error-record-variation-empty = Tato varianta je prázdná.
error-record-variation-open = Varianta není uzavřená.
error-record-study-size = Studie pojme nejvýše { $most } rozhodnutí.

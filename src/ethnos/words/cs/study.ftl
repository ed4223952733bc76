### Studies: lines beside a game, notes, positions laid by hand.

study-title = Studie
study-what = Projdi si hru krok za krokem s enginem po boku, zkoušej jiná rozhodnutí, piš si poznámky a všechno sdílej odkazem.
study-other = Jiná studie
study-go-on = Pokračovat v rozdělaném
study-open = Otevřít záznam
study-open-text = hry nebo studie, kterou ti někdo poslal
study-review = Rozebrat záznam
study-review-text = ohodnotí každé rozhodnutí hry
study-open-again = Tento soubor byl otevřen jinde. Otevři ho zde a můžeš ho studovat.
study-engine = Co zvažuje Archón
study-engine-on = Zobrazit
study-engine-off = Engine je vypnutý.
study-thinking = Přemýšlí…
study-in-tree = mezi variantami
study-lines = Varianty
study-go = Přejít
study-start = Začátek
study-end = Na konec
study-has-note = s poznámkou
study-remove = Odstranit tuto variantu
study-note = Poznámka k této pozici
study-hands = Ostatní ruce
study-share = Sdílet
study-save = Uložit soubor
study-play-on = Hrát dál proti botům
study-shared = Kdo otevře tento odkaz, začne tam, kde teď jsi, a uvidí studii tak, jak je teď: každou variantu a každou poznámku.

setup-title = Sestavit pozici
setup-text = vlastní, nebo ze skutečného stolu
setup-what = Zadej, co víš. Všechno ostatní se rozdá: prázdné ruce podle počtu karet, zbytek přijde do balíčku.
setup-players = Hráči
setup-tribes = Národy ve hře ({ $chosen } z { $count })
setup-age = Věk
setup-dragons = Líznutí draci
setup-to-act = Kdo je na tahu?
setup-tokens = Žetony slávy
# $kingdom: its name; $age: a numeral
setup-token = { $kingdom }, { $age }. věk
setup-name = Jméno
setup-hand = Karty v ruce
setup-known = Karty v ruce, které všichni znají
setup-hidden = Karty, které se do ruky rozdají
setup-markers = Žetony kontroly
setup-band = { $number }. skupina: vede první karta
setup-add-band = Přidat skupinu
setup-no-band = Odstranit tuto skupinu
setup-giant = Velikost skupiny, která drží žeton obrů
setup-horde = Horda
setup-trolls = Žetony trollů
setup-tribe = Národ
setup-kingdom = Království
setup-add-card = Přidat
setup-take-away = Odstranit: { $card }
setup-lay = Sestavit
setup-clear = Vymazat vše
setup-whole = Tady mohou být jen celá čísla.
setup-faults = { $count ->
        [one] Jeden údaj takto být nemůže; je to napsáno u jeho pole.
        [few] { $count } údaje takto být nemohou; je to napsáno u jejich polí.
       *[other] { $count } údajů takto být nemůže; je to napsáno u jejich polí.
    }

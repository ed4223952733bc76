### The companion: for people with the box in front of them. Drawing tribes, setting up, a score pad.

# The way here, and its parts
comp-title = U vlastního stolu
comp-what = { $players }, { $rules }
comp-count = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
comp-tab-tribes = Národy
comp-tab-setup = Příprava
comp-tab-score = Body
comp-tab-sheet = Přehled
comp-who = Hráči a pravidla
comp-kept = Vše zůstává uloženo jen v tomto zařízení.
comp-new = Nová hra
comp-new-sure = Vše smazat
comp-offline = Server není dostupný. Zápisy zůstávají a body se dopočítají, až se vrátí.

# Drawing tribes
comp-drawn = Národy v této hře: { $count }
comp-draw = Losovat národy
comp-draw-all = Losovat znovu
comp-draw-how = Vylosuje se tolik národů, kolik jich počet hráčů vyžaduje. Národy už jsou vylosované z krabice? Vynech níže ostatní a pak losuj.
comp-again = Vylosovat jiný místo: { $tribe }
comp-rest = Mimo hru. Klepnutím národ vyřadíš z losování.
comp-rest-few = K losování zbývá málo národů: některý zase povol.
comp-setup-with = Připravit hru

# Setting up: each line and what it means
comp-setup = Příprava: { $players }
comp-done = { $done } z { $count }
comp-set-tokens = Žetony slávy v každém království: { $count }
    .text = Náhodně; nejnižší na I, nejvyšší na { $last }
comp-set-few = Žetony s označením 4+ nech v krabici.
comp-set-cards = Zamíchej národy: { $cards } karet
    .text = Ostatní národy a draky odlož stranou
comp-set-markers = { $count } žetonů kontroly pro každého
    .text = Jeden z nich patří na stupnici slávy
comp-set-merfolk = Deska mořského lidu
    .text = Od každého hráče jeden žeton na políčko 0
comp-set-giant = Žeton obrů vedle hrací desky
    .text = Podle věku vynáší { $pays }
comp-set-troll = Žetony trollů 1 až { $count } vedle hrací desky
    .text = Rozhodují remízy
comp-set-orc = Deska orčí hordy pro každého
    .text = Na začátku prázdná
comp-set-deal = Každému jedna karta, { $count } lícem nahoru
    .text = Odkrytých je dvakrát víc než hráčů
comp-set-dragons = Draky do spodní poloviny: { $count }
    .text = { $upper } karet nahoře, pod nimi { $lower } zamíchaných s draky
comp-set-first = Začíná { $name }
    .text = Vylosováno
comp-lot = Losovat znovu
comp-to-score = K bodovacímu bloku

# The score pad
comp-pad = Bodovací blok
comp-more = { $name }, { $what }: o jeden víc
comp-less = { $name }, { $what }: o jeden méně
comp-open = Otevřít: { $kingdom }
comp-tokens-here = Které žetony slávy tu leží?
comp-token-put = Žeton slávy { $value }, zbývá { $left }
comp-token-off = { $kingdom }, žeton slávy { $value }: odebrat
comp-as-played = Karty, jak byly vyloženy
comp-band-keys = { $name }: klepni na velikost každé skupiny
comp-band-add = { $name }: přidat skupinu
comp-band-key = Skupina, počet karet: { $count }, sláva: { $glory }
comp-skeletons = Kostlivci v ní
comp-skeletons-more = O jednoho kostlivce víc
comp-skeletons-less = O jednoho kostlivce méně
comp-dwarf = Vede trpaslík
comp-remove = Odebrat skupinu
comp-ten = Deset kostlivců vyložených společně
comp-giant = Žeton obrů
comp-giant-pays = { $glory } na konci věku { $age }
comp-claims = Kolikrát byl vzat?
comp-claims-pay = Pokaždé sláva { $glory }
comp-trolls = Žetony trollů
comp-trolls-how = Klepni na žeton, pak na vlastníka. Rozhodují remízy.
comp-troll-who = Kdo má žeton trolla { $value }?
comp-merfolk = Deska mořského lidu
comp-merfolk-how = Políčko, na které žeton došel
comp-space = políčko
comp-horde-how = Žetony na ní a kdo rabuje
comp-horde-last = Poslední věk: rabují všichni.
comp-raid = Rabuje
comp-dragon = Třetí drak
comp-dragon-how = Kdo ho dobral? To může rozhodnout, kdo začíná.
comp-next = Dále: { $what }
comp-need-tribes = Nejdřív vylosuj národy.

# The sheet
comp-claimed = Vzatý žeton obrů
comp-claimed-why = Každé vzetí žetonu obrů vyneslo ihned { $glory }. { $list }
comp-sheet-none = Zatím není co počítat: zapiš věk do bloku.
comp-gaps = Ještě chybí žetony slávy: počítají se za 0.
comp-faulty = V bloku je chybný zápis.
comp-leads = Vede { $name } o { $count }.
comp-level = V čele je shoda: { $names }.
comp-begins = Věk { $age } začíná { $name }.
comp-begins-or = Kdo začíná věk { $age }, záleží na tom, kdo dobral třetího draka: { $names }.
comp-wins = Vítězí { $name }.
comp-win-shared = Dělené vítězství: { $names }.
comp-by-markers = Stejná sláva: { $name } má v královstvích víc žetonů než { $other }, { $more } ku { $less }.
comp-by-bands = Stejná sláva i žetony: rozhodují větší skupiny posledního věku. { $name }: { $more }. { $other }: { $less }.
comp-by-nothing = { $name } a { $other } mají vše stejné: dělí se o místo.
comp-share = Sdílet
comp-share-text = Kopírovat jako text
comp-share-picture = Uložit jako obrázek
comp-share-line = { $place }. { $name }: { $glory }

# What is wrong at a field, or still missing there
pad-token-missing = Zadej žetony slávy tohoto království.
pad-token-age = V této hře má každé království { $count } žetony slávy.
pad-token-none = Žádný žeton slávy nemá hodnotu { $value }.
pad-token-box = Žetonů slávy v hodnotě { $value } je v této hře jen { $count }.
pad-token-order = Nejnižší leží na I: { $value } patří před { $before }.
pad-age-none = Počet věků v této hře je jen { $count }.
pad-age-won = Hra byla vyhrána v předchozím věku.
pad-seats = Věk potřebuje zápisy { $count } hráčů.
pad-range = Možné je jen { $least } až { $most }.
pad-no-tribe = V této hře nejsou: { $tribe }.
pad-fewer = Na konci věku { $age } to bylo { $before }: nic se nevrací.
pad-supply = V královstvích a v hordě leží { $out } žetonů, ale hráč na to má jen { $count }.
pad-band-skeletons = Kostlivců v ní může být nejvýše { $most }: vede jiná karta.
pad-troll-twice = Žeton trolla { $value } je jen jeden.
pad-giant-holder = Byl vzat: kdo ho má teď?
pad-giant-claim = Kdo ho má, ten ho aspoň jednou vzal.
pad-giant-claims = V jednom věku ho lze vzít nejvýše { $count }krát.
pad-no-seat = Hráčů je jen { $count }.
pad-deck-cards = Kromě kostlivců je v této hře jen { $count } karet.
pad-deck-skeletons = Kostlivců je jen { $count }.
pad-deck-dwarf = Trpaslíků je jen { $count }.
pad-no-win = V této hře deset kostlivců nevyhrává.

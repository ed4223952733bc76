### Příkazová řádka: nápověda, odmítnutí a to, co příkazy říkají. Klíče vět: en/cli.ftl.

usage-usage = Použití:
usage-arguments = Argumenty
usage-options = Volby
usage-commands = Příkazy
usage-default = výchozí: { $value }
usage-variable = proměnná: { $name }
usage-required = povinné
usage-help = Zobraz tuto nápovědu a skonči.
usage-pieces = [VOLBY]
usage-command-pieces = PŘÍKAZ [ARGUMENTY]...
usage-integer = <číslo>
usage-range = <číslo>
usage-number = <číslo>
usage-number-range = <číslo>
usage-text = <text>
usage-path = <cesta>
usage-texts = <text>...

usage-no-option = Volba { $option } neexistuje.
usage-no-option-but = Volba { $option } neexistuje (podobné: { $options }).
usage-no-command = Příkaz { $command } neexistuje.
usage-no-command-but = Příkaz { $command } neexistuje. Nemáš na mysli { $commands }?
usage-missing-command = Chybí příkaz.
told-commands = { $mistake } Na výběr: { $commands }
usage-missing-option = Chybí volba { $option }.
usage-missing-argument = Chybí argument { $argument }.
usage-needs-value = Volba { $option } potřebuje hodnotu.
usage-takes-no-value = Volba { $option } nepřijímá hodnotu.
usage-extra = Přebytečné argumenty: { $arguments }
usage-invalid = Chybná hodnota volby { $option }: { $reason }
usage-no-integer = není to celé číslo
usage-no-number = není to číslo
usage-huge = číslo je příliš dlouhé
usage-at-least = nejméně { $limit }
usage-at-most = nejvýše { $limit }

help-ethnos = Celá desková hra Ethnos: hraj, simuluj, přehrávej partie, hledej v pravidlech.
help-version = Vypiš verzi.
help-play = Hraj: otevře stůl v prohlížeči, s --terminal partii přímo tady.
help-serve = Nabídni stoly: hra v prohlížeči proti botům nebo s přáteli přes odkaz.
help-backup = Zapiš všechny stoly do nového souboru FILE; server může běžet dál.
help-restore = Nahraj stoly ze souboru FILE do prázdné databáze libovolného druhu.
help-simulate = Sehraj partie s náhodnými rozhodnutími a shrň je.
help-watch = Sleduj partii botů.
help-replay = Ukaž zaznamenanou partii tah po tahu; poškozenou tak daleko, jak to jde.
help-verify = Ověř, že každé rozhodnutí v záznamu bylo dovolené a každé zamíchání takové, jak bylo slíbeno.
help-rules = Vypiš pravidla, nebo co říkají k danému tématu.
help-arena = Nech boty hrát proti sobě a ukaž, jak jistý je výsledek.
help-bench = Změř rychlost pravidel, vedle OpenSpiel, pokud je nainstalovaný.
help-tables = Prohlížej, ukončuj a maž stoly. Při prohlížení může server běžet, při změnách souboru SQLite nesmí.
help-tables-list = Vypiš stoly od nejnovějšího.
help-tables-show = Ukaž stůl: kdo kde sedí a jak dlouhý je záznam. Karty vidět nejsou.
help-tables-end = Ukonči partii bez výsledku; dál si ji lze prohlížet.
help-tables-delete = Smaž stoly natrvalo, se vším, co se u nich stalo.
help-tables-prune = Smaž dlouho nepoužité stoly; server to dělá i sám.
help-tables-forget = Odstraň jméno člověka ze záznamu stolu; partie zůstane.

help-players = Počet hráčů, 2 až 6.
help-seed = Číslo série: stejné číslo dá stejné partie.
help-preset = Pravidla podle jedněch z tištěných pravidel: { $presets }. Každé pravidlo lze změnit zvlášť za znakem plus, např. german+skeletons-win: { $ways }. Co která pravidla říkají: ethnos rules options.
help-tribes = Národy ve hře, oddělené čárkami: šest, při 2 nebo 3 hráčích pět; bez této volby náhodné.
help-lang = Jazyk: { $languages }; bez této volby jazyk terminálu.
help-record = Záznam partie.
help-terminal = Hraj tady v terminálu, bez prohlížeče.
help-lan = Pusť ke hře přátele ze stejné sítě; ukáže QR kód.
help-port = Port serveru; 0 znamená libovolný volný.
help-browser = Otevři prohlížeč.
help-play-players = Terminál: místa u stolu, 2 až 6; bez této volby 4.
help-play-bots = Terminál: soupeři oddělení čárkami: jména botů, nebo úrovně 1 až 8; mix je vylosovaná úroveň kolem 2, mix5 kolem 5; poslední obsadí zbylá místa. Bez této volby úroveň 2.
help-play-name = Terminál: tvoje jméno.
help-play-seed = Terminál: číslo partie, aby přišly znovu stejné karty.
help-play-save = Terminál: kam partii ukládat; bez této volby do tvé složky dat.
help-play-resume = Terminál: pokračuj v této uložené partii.
help-play-pause = Terminál: sekundy po tahu každého soupeře.
help-database = Kde jsou stoly: sqlite:///FILE nebo postgresql://USER@HOST/NAME; bez této volby ve tvé složce dat.
help-bot-workers = Počet procesů, ve kterých přemýšlejí boti.
help-host = Adresa, na které server naslouchá; 0.0.0.0 znamená všechny adresy tohoto stroje.
help-keep-lobbies = Po kolika dnech smazat nepoužitý stůl, u kterého se nezačalo hrát; 0: nikdy.
help-keep-games = Po kolika dnech smazat opuštěnou partii; 0: nikdy.
help-keep-finished = Po kolika dnech smazat dohranou partii; 0: nikdy.
help-proxy = Adresy proxy serverů před tímto serverem, oddělené čárkami; jejich hlavičce X-Forwarded-For se věří.
help-origin = Další adresa stránky, např. https://ethnos.example.
help-host-name = Jméno tohoto stroje; jiná jména se odmítají. Za --proxy platí každé, pokud žádné nezadáš.
help-limits = Omez, co smí každá adresa: požadavky, stoly, proudy; viz docs/hosting.md.
help-key-file = Klíč serveru, pokud není nastaveno ETHNOS_KEY; bez této volby vedle souboru SQLite.
help-quiet = Zapisuj do logu jen problémy.
help-backup-file = Soubor zálohy.
help-table = Stůl, jak ho nazývá odkaz.
help-table-list = Stoly, jak je nazývají odkazy.
help-json = Vypiš JSON.
help-yes = Neptej se na potvrzení.
help-status = Jen stoly v tomto stavu: { $statuses }.
help-limit = Nejvýše tolik, od nejnovějšího.
help-dry-run = Jen řekni, co by se smazalo.
help-forget-name = Jméno člověka, jak je u stolu napsané.
help-games = Počet partií.
help-state = Začni každou partii od této uložené pozice, s jejími hráči a volbami.
help-records = Zapiš každou partii, jako text i jako JSON, do této složky.
help-summary-json = Vypiš souhrn jako JSON.
help-watch-bots = Jména botů, nebo úrovně 1 až 8, oddělené čárkami; mix je vylosovaná úroveň kolem 2, mix5 kolem 5; poslední obsadí zbylá místa.
help-watch-seed = Číslo partie, aby šla vidět znovu.
help-watch-turns = Zastav po tolika tazích.
help-watch-save = Zapiš konečnou pozici do tohoto souboru.
help-watch-pause = Sekundy mezi tahy.
help-replay-age = Ukaž stůl v tomto věku.
help-replay-turn = Ukaž ho před tímto tahem věku.
help-topic = Téma, označení pravidla (B3) nebo hledaná slova; jinak se vypíšou všechna témata.
help-arena-bots = Jména botů, nebo úrovně 1 až 8, oddělené čárkami; smějí se opakovat.
help-arena-deals = Počet rozdání; každé se hraje u každého stolu v každém rozesazení.
help-arena-players = Místa u stolu; bez této volby tolik, kolik je botů.
help-arena-jobs = Pracovní procesy; bez této volby jeden na jádro.
help-arena-series = Číslo série rozdání.
help-arena-seconds = Kolik sekund na rozhodnutí mají boti, kteří přemýšlejí, místo počtu pokusů.
help-arena-simulations = Kolik pokusů na rozhodnutí mají boti, kteří přemýšlejí; bez této volby tolik, kolik jich hraje úroveň 8.
help-arena-chunk = Kolik partií dostane proces najednou; bez této volby se zvolí samo.
help-arena-resume = Deník sehraných partií; v existujícím se pokračuje.
help-arena-json = Zapiš výsledky do tohoto souboru.
help-arena-plot = Nakresli podíly výher do tohoto souboru SVG.
help-arena-cluster = Spusť na clusteru Ray.
help-bench-json = Vypiš čísla jako JSON.
help-bench-envs = Změř místo toho dávkové partie s pozorováními.
help-bench-gpu = Změř místo toho partie na GPU.

system-file = { $file }: { $reason }
system-no-file = takový soubor ani složka neexistuje
system-folder = je to složka
system-no-folder = není to složka
system-denied = přístup odepřen
system-not-permitted = operace není povolena
system-exists = soubor už existuje
system-full = na disku není místo
system-read-only = souborový systém je jen pro čtení
system-long-name = jméno souboru je příliš dlouhé
system-port-taken = adresa je už obsazená
system-no-address = tento stroj takovou adresu nemá
system-no-host = neznámé jméno hostitele
system-no-idna = to není jméno hostitele
system-refused = spojení odmítnuto: { $detail }
system-connect = na adrese { $address } nikdo neodpovídá
system-no-sqlite = soubor není databáze
system-not-opened = soubor databáze nelze otevřít
system-malformed = soubor databáze je poškozený
system-json = není to JSON
system-port-word = { $port } není číslo portu

refused-language = neznámý jazyk { $language }: vyber z { $languages }
refused-players = počet hráčů { $players }: Ethnos je pro 2, 3, 4, 5 nebo 6 hráčů
refused-preset = neznámá předvolba { $preset }: vyber z { $presets }
refused-way = neznámé pravidlo { $rule }: vyber z { $rules }
refused-opposites = { $preset }: { $rule } a jeho opak nemohou platit zároveň
refused-tribe = neznámý národ { $tribe }: vyber z { $tribes }
refused-tribe-twice = { $tribe } dvakrát: při počtu hráčů { $players } je potřeba různých národů: { $wanted }
refused-tribe-count = národy: { $given }; při počtu hráčů { $players } jich je potřeba přesně { $wanted }
refused-bot = neznámý bot { $bot }: vyber z { $bots }
refused-bot-or-level = neznámý bot { $bot }: vyber z { $bots }, nebo zadej úroveň 1 až { $last }
refused-bot-broken = bota { $bot } nelze načíst: { $reason }
refused-no-opponents = žádní soupeři: vyber z { $bots }
refused-opponents = soupeři: { $given }; u stolu pro { $players } jich může být nejvýše { $most }
refused-none-watched = žádní boti: vyber z { $bots }
refused-too-many-watched = boti: { $given }; na stůl pro { $players } je to moc
refused-terminal-only = tyto volby jsou pro { $option }: v prohlížeči se volí na stránce nového stolu
refused-resume = --resume pokračuje v partii tak, jak je: lze k němu dát jen --bots, --lang, --save a --pause
refused-topic = téma { $topic } neexistuje: vyber z { $topics } nebo all
refused-age = věk { $age }: v záznamu jsou věky 1 až { $last }
refused-turn = tah { $turn } věku { $age }: v záznamu jsou tam tahy 1 až { $last }
refused-over = tato pozice je konec partie: není co simulovat
refused-records = --records potřebuje partie od začátku: nejde dohromady s --state
refused-not-text = { $file }: není to textový soubor (bajt { $byte })
refused-overwrite = { $file }: v tomto souboru je něco jiného, nepřepíše se
refused-no-deal = tato partie čeká na rozdání, které v záznamu není
refused-position = není to uložená pozice: musí začínat { $beginning }
refused-position-version = pozice uložená jinou verzí pravidel: hraj ji dál v té verzi
refused-position-length = poškozená pozice: má { $found } bajtů místo { $wanted }
refused-position-checksum = poškozená pozice: kontrolní součet nesouhlasí
refused-position-impossible = nemožná pozice: { $reason }
refused-first-player = první hráč { $seat }: místa mají čísla 0 až { $last }
refused-tokens-each = žetony: každé ze šesti království jich potřebuje { $tokens }
refused-tokens-box = žetony: při počtu hráčů { $players } se použijí přesně { $tokens }
refused-tokens-order = žetony: v každém království musí růst
refused-deck-early = tato hra nečeká na rozdání
refused-deck-card = balíček: počet karet { $card } nesouhlasí
refused-deck-dragons = balíček: tři draci patří do spodní poloviny a jen tam
refused-name = jméno { $name }: 1 až { $count } tisknutelných znaků, bez mezery na začátku a na konci
refused-names = jmen: { $names }, hráčů: { $players }
refused-series = série { $series }, hra { $game }: obě čísla od 0 do 2**63 - 1
refused-secret = tajný údaj má { $wanted } bajtů, ne { $found }
refused-nonce = číslo hráče má { $wanted } bajtů, ne { $found }
refused-nonces = čísel hráčů: { $nonces }, hráčů: { $players }; každé místo dává jedno
refused-plot = { $file }: grafy se kreslí jako .svg
refused-charts = grafy potřebují matplotlib: pip install 'ethnos[plots]'
refused-cluster = --cluster potřebuje Ray: pip install 'ethnos[cluster]'
refused-gpu = pravidla na GPU potřebují numba-cuda: pip install 'ethnos[gpu]'
refused-no-gpu = žádné GPU: numba-cuda nenachází ovladač CUDA se zařízením
refused-no-bots = zápas potřebuje alespoň jednoho bota
refused-lone-bot = jeden bot na celý stůl: uveď dva až šest, nebo zadej přes --players, kolik míst obsadí
refused-deals = rozdání: { $deals }; je potřeba alespoň jedno
refused-seats = boti: { $bots }, místa: { $seats }; uveď každého jednou, nebo jednoho na každé místo
refused-budget = limit musí být větší než nula: sekundy nebo simulace
refused-two-budgets = boti přemýšlejí tolik sekund, nebo tolik pokusů: zadej jedno z toho
refused-journal-cut = { $file }: to není deník tohoto zápasu (useknutý v prvním řádku)
refused-journal = { $file }: to není deník tohoto zápasu ({ $reason })
refused-journal-line = { $file }, řádek { $line }: poškozený ({ $reason })
refused-journal-other = deník jiného zápasu; zadej stejné boty, počet hráčů, rozdání a volby
refused-journal-version = sehráno s { $then }, teď by to bylo { $now }; začni nový deník
refused-status = neznámý stav { $status }: vyber z { $statuses }
refused-table = stůl { $table } neexistuje
refused-table-unreadable = stůl { $table } nelze přečíst: { $reason }
refused-table-record = stůl { $table } vznikl ze záznamu, ve kterém je jméno { $name }: smaž celý stůl
refused-nobody = u stolu { $table } nikdy nebyl nikdo jménem { $name }
refused-no-answer = nic se nezměnilo: kde se není koho zeptat, zadej --yes
refused-listen = { $address }: { $reason }: zvol jiný --host nebo --port
refused-origin = --origin { $origin }: zadej adresu stránky tak, jak ji uvádějí prohlížeče, např. https://ethnos.example nebo http://ethnos.example:8000, bez cesty; písmena mimo a–z se zapisují jako xn--
refused-host-name = --host-name { $name }: zadej jen jméno, např. ethnos.example, bez https:// a bez portu; písmena mimo a–z se zapisují jako xn--
refused-proxy = --proxy { $proxy }: zadej adresy nebo sítě, např. 127.0.0.1 nebo 10.0.0.0/8, případně * pro všechny; jména se nepřekládají
refused-database = databázi nelze použít: { $reason }
refused-database-read = databázi nelze číst: { $reason }
refused-database-change = databázi nelze změnit: { $reason }
refused-database-reach = databáze je nedostupná: { $reason }
refused-database-lost = spojení s databází se při kopírování ztratilo: { $reason }
refused-database-upgrade = databázi nelze aktualizovat: { $reason }
refused-database-file = { $file }: tuto databázi nelze použít: { $reason }
refused-database-copy = { $file }: tuto databázi nelze zkopírovat: { $reason }
refused-database-missing = { $file }: žádná databáze tu není
refused-database-busy = { $file }: tuto databázi používá jiný server; zastav ho, nebo zadej jinou --database
refused-database-newer = zapsala ji novější verze ethnos (schéma { $found }, tento program zná { $known }): použij tu verzi, nebo zálohu od této
refused-database-schema = databáze má schéma { $found }, tento program { $ours }: použij verzi, která ji obsluhuje
refused-database-full = v databázi už jsou stoly, studie, rozbory nebo odpovědi na úlohy: obnov zálohu do nové
refused-url = databáze není URL: nemáš na mysli sqlite:///{ $file }? PostgreSQL je postgresql://USER@HOST/NAME
refused-url-kind = neznámá adresa databáze: zadej sqlite:///FILE nebo postgresql://USER@HOST/NAME
refused-url-file = adresa databáze neukazuje na soubor: zadej sqlite:///FILE
refused-url-address = adresu databáze nelze přečíst: { $reason }
refused-backup = { $file }: tuto zálohu nelze použít: { $reason }
refused-backup-damaged = je poškozená
refused-backup-exists = { $file }: tento soubor už existuje, nepřepíše se
refused-backup-missing = { $file }: takový soubor neexistuje
refused-key = { $file }: tento klíč nelze použít: { $reason }; zvol jiný pomocí --key-file
refused-key-short = { $where }: klíč má nejméně { $count ->
        [one] { $count } znak
        [few] { $count } znaky
       *[other] { $count } znaků
    }; vytvoří ho `openssl rand -hex 32`

told-yes = ano
told-no = ne
told-rows = řádků
told-backed-up = { $count ->
        [one] Zapsán { $count } zápis
        [few] Zapsány { $count } zápisy
       *[other] Zapsáno { $count } zápisů
    } do { $file }
told-restored = { $count ->
        [one] Obnoven { $count } zápis
        [few] Obnoveny { $count } zápisy
       *[other] Obnoveno { $count } zápisů
    } z { $file }
ask-end-table = Ukončit stůl { $table }?
told-table-over = Stůl { $table } je ukončen.
ask-delete-tables = Smazat natrvalo { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }?
told-deleted = { $count ->
        [one] Smazán { $count } stůl.
        [few] Smazány { $count } stoly.
       *[other] Smazáno { $count } stolů.
    }
told-would-be-deleted = { $count ->
        [one] Smazal by se { $count } stůl.
        [few] Smazaly by se { $count } stoly.
       *[other] Smazalo by se { $count } stolů.
    }
ask-forget = Odstranit natrvalo jméno { $name } ze stolu { $table }?
told-forgotten = Jméno bylo odstraněno z { $count ->
        [one] { $count } zápisu.
       *[other] { $count } zápisů.
    }
tables-table = Stůl
tables-status = Stav
tables-created = Vytvořen
tables-touched = Použit
tables-entries = Zápisy
tables-listed = V seznamu
told-writing = Zápis partií
told-playing = Hraní partií
told-compiling = Hraní partií (a jednorázový překlad)
told-compiling-bots = Jednorázový překlad botů (půl minuty)…
told-measuring = Měření…
told-no-peer = { $peer } není nainstalovaný: srovnání ukáže pip install { $package }.
told-summary = Partie: { $games }, hráči: { $players }, čas: { $seconds } s; na partii tahů: { $turns }, rozhodnutí: { $decisions }
told-wins = Výhry podle místa
told-seat = Místo { $seat }
told-sources = Sláva na hráče podle věku a zdroje
told-leaders = Národy jako vůdci
leaders-tribe = Národ
leaders-led = Skupin na partii
leaders-led-by-winner = Z toho vítězových
told-skeletons = Výhry deseti kostlivci: { $count }
told-match = Hráči: { $players }, rozdání: { $deals } v každém rozesazení (partie: { $games }): { $bots }
told-interval = Pod každým číslem je jeho 95% interval. Rovný podíl je { $share }.
told-few-deals = Rozdání: { $deals }. To je málo, intervalům nevěř.
told-failed = { $bot }: chyba v { $failed } z { $games } partií, poprvé: { $failure }
told-stopped = Zastaveno po { $played } z { $games } partií.
told-kept = Pokračování: --resume { $file }
told-not-kept = Nic se neuchovalo. S --resume FILE jde později pokračovat.
arena-bot = Bot
arena-games = Partie
arena-wins = Výhry
arena-place = Prům. místo
arena-margin = Náskok
arena-rating = Hodnocení
bots-level = Úroveň
bots-name = Napiš
bots-character = Povaha

options-set = Každé pravidlo lze nastavit zvlášť, např. --preset standard+drawer-starts:
options-name = Název
options-meaning = Význam
options-books = Takto v

# Puzzles
help-puzzles = Úlohy: pozice, v nichž je jedno rozhodnutí mnohem lepší než ostatní.
help-puzzles-solve = Ukáže úlohu, zeptá se na tvé rozhodnutí a řekne, proč je řešení lepší.
help-puzzles-number = Která úloha; jinak dnešní.
help-puzzles-answer = Odpovědět hned, slovy záznamu.
help-puzzles-file = Soubor s úlohami; jinak ty z programu.
help-puzzles-list = Vypíše úlohy, nejlehčí první.
help-puzzles-theme = Jen úlohy na toto téma: { $themes }.
help-puzzles-players = Jen úlohy pro tolik hráčů.
help-puzzles-limit = Nejvýše tolik, nejlehčí první.
help-puzzles-make = Vytvoří úlohy z her proti sobě a hledáním. Přerušené a znovu spuštěné pokračuje.
help-puzzles-out = Soubor pro úlohy; FILE.finds vedle něj uchová, co bylo nalezeno.
help-puzzles-how-many = Kolik úloh vytvořit.
help-puzzles-processes = Procesy, které je hledají.
help-puzzles-seconds = Po tolika sekundách přestat hledat.
help-puzzles-check = Prohledá úlohy znovu a vypíše ty, jejichž řešení se nepotvrdilo.
help-puzzles-every = Zkontrolovat jednu úlohu z tolika.
help-puzzles-trials = Pokusy v každém hledání.
help-keep-studies = Po kolika dnech se smaže studie, na kterou se nikdo nedívá; 0: nikdy.
refused-puzzle-number = úloha { $number }: jsou úlohy 1 až { $last }
refused-no-decision = { $text } není rozhodnutí
refused-theme = neznámé téma { $theme }: vyber z { $themes }
refused-puzzle-line = { $file }, řádek { $number }: to není úloha: { $reason }
refused-position-words = { $text } nemůže stát v pozici
refused-position-cards = víc karet, než jich ve hře je
puzzles-count = { $count ->
        [one] { $count } úloha
        [few] { $count } úlohy
       *[other] { $count } úloh
    }
puzzles-cut = Zobrazeno { $shown } z { $all } úloh, nejlehčí první. Všechny: --limit { $all }
puzzles-none = Taková úloha není.
puzzles-none-on-theme = Na toto téma není žádná úloha: { $theme }
puzzles-number = Č.
puzzles-how = Napiš číslo, nebo ? pro nápovědu.
puzzles-hint = Téma: { $theme }
puzzles-keys =
    číslo: rozhodnutí s tímto číslem
    d: dobrat kartu · t Er: vzít tuto kartu · b Er Ed S: vyložit tyto karty, první je vůdce
    m r: žeton do tohoto království · k Er S: nechat si tyto karty · y nebo n: ano nebo ne
    all: ukázat všechny skupiny · h: téma jako nápověda · r SLOVO: hledat v pravidlech · q: odejít
    Kartu tvoří dvě písmena, národ a království: { $tribes } a { $kingdoms }; S je kostlivec.
puzzles-making = Nalezené pozice: { $found }, zbývá { $seconds } s
puzzles-made = { $count ->
        [one] { $count } úloha je v { $file }.
        [few] { $count } úlohy jsou v { $file }.
       *[other] { $count } úloh je v { $file }.
    }
puzzles-doubt = Úloha { $number }: hledání dává přednost jinému rozhodnutí: { $decision }
puzzles-checked = Zkontrolované úlohy: { $count }, sporné: { $wrong }

# ethnos review
help-review = Rozbor zaznamenané partie: šance, co bylo lepší a proč, štěstí odděleně od umění.
help-review-seat = Jen o tomto místě, počítáno od 1.
help-review-all = Vypsat všechna ohodnocená rozhodnutí, nejen ta, ze kterých se lze poučit.
help-review-json = Vypsat celý rozbor jako JSON.
help-review-plot = Nakreslit křivku šancí do tohoto souboru SVG.
refused-review-seat = místo { $seat }: tato partie má místa 1 až { $last }

# ethnos studies
help-studies = Smaž studie uložené na tomto serveru.
help-studies-delete = Smaž studie natrvalo. Kdo má studii v souboru, tomu zůstane.
help-study-list = Studie, jak je jmenují jejich odkazy.
refused-study = studie { $study } neexistuje
ask-delete-studies = Smazat natrvalo { $count ->
        [one] { $count } studii
        [few] { $count } studie
       *[other] { $count } studií
    }?
told-studies-deleted = { $count ->
        [one] Smazána { $count } studie.
        [few] Smazány { $count } studie.
       *[other] Smazáno { $count } studií.
    }

# ethnos reviews
help-reviews = Smaž rozbory partií uložené na tomto serveru.
help-reviews-delete = Smaž rozbory natrvalo. Kdo má záznam, může si ho dát rozebrat znovu.
help-review-list = Rozbory, jak je jmenují jejich odkazy.
refused-review = rozbor { $review } neexistuje
ask-delete-reviews = Smazat natrvalo { $count ->
        [one] { $count } rozbor
        [few] { $count } rozbory
       *[other] { $count } rozborů
    }?
told-reviews-deleted = { $count ->
        [one] Smazán { $count } rozbor.
        [few] Smazány { $count } rozbory.
       *[other] Smazáno { $count } rozborů.
    }

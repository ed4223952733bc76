### The page: home, table and everything around them.

# Home
page-home = Úvodní stránka
page-hero-1 = Šest království.
page-hero-2 = Dvanáct národů.
page-hero-3 = Tři draci.
page-hero-text = Sbírej spojence, vysílej je do pole ve skupinách a ovládni království, až se objeví třetí drak.
page-play-now = Hrát hned
page-learn = Naučit se
page-puzzles = Úlohy
page-puzzles-text = jedna denně a další, kolik chceš
page-people = Hrát s lidmi
page-new = Nový stůl
page-new-text = 2 až 6 hráčů, každá volba vysvětlena
page-device = Více hráčů, jedno zařízení
page-device-text = Mezi tahy jsou karty skryté
page-companion = Pomocník
page-companion-text = K vlastní krabici: losování, příprava, body
page-join-code = Připojit se kódem
page-join-text = nebo otevři odkaz či QR kód od přátel
page-open = Otevřené stoly
page-open-none = Teď tu nejsou žádné otevřené stoly.
page-watch = Hry ke sledování
page-watch-one = Sledovat
page-watch-none = Teď tu nejsou žádné hry ke sledování.
page-nobody = Zatím nikdo
page-table-of = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }, volno: { $free }
page-guest = Host
page-sit = Sednout si
page-games = Tvoje hry
page-games-all = Zobrazit všechny ({ $count })
page-waits-for = Na tahu: { $name }
page-resume = Vrátit se do hry
page-see-result = Zobrazit výsledek
page-from-record = Načíst uloženou hru
page-from-record-text = ze souboru se záznamem
page-study = Studovat hru
page-study-text = s enginem po boku a vlastními variantami
page-rules = Pravidla
page-rules-text = S hledáním. Kdykoli stiskni ?.
page-rules-search = S hledáním.
page-rules-all = Všechna témata
page-search = Hledat v pravidlech
page-search-none = Nic se nenašlo.
page-language = Jazyk
page-theme = Vzhled
page-theme-system = Podle systému
page-theme-light = Světlý
page-theme-dark = Tmavý
page-menu = Menu
page-settings = Nastavení
page-speed = Tempo botů
page-speed-slow = Beze spěchu
page-speed-human = Jako člověk
page-speed-quick = Rychle
page-speed-none = Okamžitě
page-speed-text = Beze spěchu a jako člověk: boti se před každým tahem rozmýšlejí.
page-sounds = Zvuky
page-notify = Upozornit, když jsem na tahu
page-tips = Ukazovat tipy při první hře
page-close = Zavřít
page-about = O programu a autorech
page-about-game = Neoficiální verze deskové hry Ethnos, jejímž autorem je Paolo Mori. Nepoužívá se nic z vydaných ilustrací ani textů.
page-about-icons = Mapa, karty a žetony jsou nakresleny nově. Obrázky a písma od jiných autorů:
page-about-free = Program je svobodný software pod licencí MIT.

# A new table
page-players = Hráči
page-two-ages = Dva nebo tři hráči: dva věky, pět národů.
page-three-ages = Čtyři až šest hráčů: tři věky, šest národů.
page-seat-me = Hráč u tohoto zařízení
page-seat-open = Volné místo
page-preset = Pravidla
page-preset-standard = Standard
page-preset-english = Anglická pravidla
page-preset-german = Německý přehled pravidel
page-preset-polish = Polská pravidla
page-preset-czech = Česká pravidla
page-preset-russian = Ruská pravidla
page-preset-japanese = Japonská pravidla
page-preset-text = Tištěná pravidla se liší v drobnostech: kdo začíná další věky, deset kostlivců, deska mořského lidu. Viz „Volitelná pravidla“ v pravidlech.
page-rules-single = Jednotlivá pravidla
page-rules-books = Takto: { $books }
option-o1 = Kdo začíná další věky
option-o2 = Deset kostlivců
option-o3 = Deska mořského lidu
option-o5 = Žetony trollů
way-least-starts = hráč s nejmenší slávou
way-drawer-starts = hráč, který dobral třetího draka
way-skeletons-pass = s takovou rukou se vynechává tah
way-skeletons-win = vyložení společně okamžitě vyhrávají
way-merfolk-places = boduje 1., 2. a 3. místo jako v království
way-merfolk-leader = boduje jen ten, kdo je nejdál
way-trolls-kingdoms = rozhodují remízy jen v královstvích
way-trolls-everywhere = rozhodují remízy i na desce mořského lidu
page-clock = Časový limit
page-clock-none = Bez omezení
page-clock-turn = 90 sekund na tah
page-clock-reserve = 15 minut na hru a 10 sekund za každý tah
page-tribes = Národy ve hře
page-tribes-text = Vybráno: { $count }. Vyber { $wanted }, nebo žádný a rozhodne los.
page-open-text = Ukázat tento stůl na úvodní stránce: cizí hráči si mohou sednout na volná místa a dívat se, jsou-li diváci povoleni
page-hints-text = Povolit nápovědu
page-spectators-text = Povolit diváky: kdo má odkaz, a je-li stůl na úvodní stránce, tak všichni. Karty v ruce nikdy nevidí.
page-cancel = Zrušit
page-lay = Vytvořit stůl
page-lobby = Čekárna
page-free = Volné místo
page-add-bot = Přidat bota
page-sit-here = Hráč u tohoto zařízení
page-kept = rezervováno: { $name }
page-free-seat = Uvolnit místo
page-send-away = Odebrat
page-stand-up = Vstát
page-invite-seat = Pozvat
page-invite-seat-text = Kdo tento odkaz během jednoho dne otevře první, může si sem sednout:
page-invited = Pozvánka k tomuto stolu
page-invite = Přátelé se připojí tímto odkazem, QR kódem nebo kódem stolu:
page-qr = QR kód odkazu
page-copy = Kopírovat odkaz
page-copied = Zkopírováno
page-committed = Ověřitelně poctivé: míchání bylo určeno ({ $commitment }…) dřív, než si kdo sedl.
page-start = Začít hru

# The table
page-your-turn = Jsi na tahu.
page-turn-tag = na tahu
page-thinking = { $name } přemýšlí…
page-ages = Věky
page-map = Mapa šesti království
page-log = Průběh hry
page-log-newest = Nejnovější
page-bot = bot
page-away = není u stolu
page-lost = Spojení ztraceno. Připojuji znovu…
page-unreached = Bez odpovědi: se serverem není spojení. Až se obnoví, zkus to znovu.
page-open-player = { $name }: všechny skupiny
page-chip = { $card }: { $text }
page-glory-tip = Sláva: kdo jí má po posledním věku nejvíc, vítězí.
page-hand-tip = { $name } má v ruce { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
page-horde = Horda: { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }, sláva za rabování: { $glory }.
page-giant-token = Žeton obrů, skupina { $count ->
        [one] z jedné karty
       *[other] { $count } karet
    }
page-troll-token = Žeton trolla { $value }
page-kingdom-tip = { $kingdom }. Žetony slávy podle věků: { $tokens }. Žetony kontroly: { $markers }.
page-merfolk-tip = Nyní: { $places }.
page-deck = Balíček, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: dobrat
page-deck-tip = Dober vrchní kartu balíčku. Na začátku každého věku jsou v jeho spodní polovině tři draci.
page-dragons = Dobraní draci: { $count } ze 3
page-dragons-tip = Třetí drak okamžitě ukončí věk.
page-row-empty = Nabídka je prázdná.
page-hand = Tvoje ruka
page-hand-empty = V ruce nemáš žádné karty.
page-hand-full = Plná ruka: musíš vyložit skupinu.
page-sort = Řadit
page-sort-tribe = Národ
page-sort-kingdom = Království
page-leads = { $card }, vůdce
page-leader = Vůdce
page-band = Skupina: { $count }
page-no-marker = Bez žetonu
page-marker-in = Žeton: { $kingdom }
page-marker-place = umístit
page-marker-any = Žeton: jedno z { $count } království
page-swim = Mořský lid: z políčka { $start } na { $end }; žetony navíc: { $count }
page-glory-end = Sláva na konci věku: { $glory }
page-skeletons-leave = Kostlivci předtím odejdou: { $count }
page-skeletons-win = Deset kostlivců okamžitě vyhrává hru.
page-to-row = Do nabídky: { $count }
page-keeps = necháš si až { $count } z nich
page-needs-leader = Kostlivec nemůže vést: přidej jinou kartu.
page-on-map = Vyber na mapě nebo zde.
page-on-tokens = Vyber žeton vedle balíčku, nebo tady.
page-keep-how = Vyber, co zůstane v ruce: { $count } z { $limit }.
page-keep = Nechat si: { $count }
page-turn-how = Vezmi kartu z nabídky či balíčku, nebo vyber karty jednoho národa či jednoho království a vylož skupinu.
page-ahead = Můžeš si zatím řadit a vybírat karty.
page-hint = Nápověda
page-hint-wait = Přemýšlí…
page-hint-do = Zahrát takto
page-hint-all = Vše, co bylo zváženo
page-undo = Vrátit
page-undo-asked = { $name } chce vzít rozhodnutí zpět. Souhlasíš?
page-yes = Ano
page-no = Ne
page-clear = Zrušit výběr
page-play-band = Vyložit
page-say = Chat
page-stand-in = Ať za mě hraje bot
page-stand-in-text = Na tvém místě hraje bot, dokud hru nepřevezmeš. Když u stolu zůstanou jen boti, může hra rychle skončit.
page-stand-in-sure = Ano, ať hraje
page-return = Převzít hru
page-manners = Lidé u stolu
page-manners-none = Nikdo další kromě botů tu nehraje.
page-present = je u stolu
page-replace-soon = bez spojení; lze nahradit za { $seconds } s
page-put-bot = Posadit bota
page-ask-bot = Požádat o bota
page-ask-end = Požádat o konec hry
page-ask-end-text = Hra skončí bez výsledku, jakmile budou všichni souhlasit.
page-resign = Vzdát hru
page-resign-text = Na tvém místě dohraje bot; můžeš se dívat. To nelze vzít zpět.
page-resign-sure = Ano, vzdávám
page-resigned = hra vzdána
page-motion-end = { $name } chce hru ukončit bez výsledku.
page-motion-bot = { $name } chce, aby za hráče { $other } hrál bot.
page-motion-votes = Pro: { $count } z { $needed }.
page-withdraw = Stáhnout
page-claim-host = Převzít stůl
page-ended = Ukončeno dohodou
page-ended-text = Hra byla ukončena bez výsledku. Nikdo nevyhrál ani neprohrál.
page-nobody-left = Hra skončila
page-nobody-left-text = Nezůstal nikdo, kdo by ji hrál, a tak nemá výsledek.
page-supply = Žetony v zásobě
page-no-bands = V tomto věku zatím žádné skupiny.
page-known = Známé karty v ruce
page-curtain = Na tahu: { $name }
page-curtain-how = Předej zařízení. Dokud se opona nezvedne, karty nejsou vidět.
page-curtain-open = Jsem { $name }
page-next = Další
page-back = Zpět
page-back-review = Zpět k rozboru
page-back-study = Zpět ke studii
page-skip = Přeskočit vše
page-go-on = Pokračovat
page-run = Přehrát
page-pause = Pauza
page-by-skeletons = Deset kostlivců okamžitě vyhrálo hru.
page-source-kingdoms = Království
page-source-merfolk = Mořský lid
page-source-giant = Obři
page-source-raids = Rabování
page-source-bands = Skupiny
page-not-fair = Hra načtená ze záznamu: poctivost míchání nelze prokázat.
page-record = Stáhnout záznam
page-replay = Přehrát hru
page-review = Rozbor
page-rematch = Hrát znovu
page-rematch-watch = Sledovat další hru

# A first game
page-tip-begin = Skládej skupiny: karty jednoho národa nebo jednoho království. Ber karty, které se hodí k tvé ruce. Na cokoli ukaž nebo podrž prst a uvidíš vysvětlení.
page-tip-pairs = Skupina umístí žeton do království svého vůdce, má-li víc karet, než ty tam máš žetonů (ve dvou hráčích: než jich tam máte dohromady). Zbytek tvé ruky jde do nabídky.
page-tip-preview = Zde vidíš, co skupina udělá. Jiný vůdce znamená jiné království nebo jinou schopnost.
page-tip-dragon = Drak! Třetí ihned ukončí věk a karty v ruce nic nepřinesou: vykládej skupiny včas.
page-tip-ok = Rozumím
page-tip-stop = Už žádné tipy

# Fair deals, checked at the end
page-fair-checking = Ověřitelně poctivé: míchání se právě ověřuje…
page-fair-good = Ověřitelně poctivé: tento prohlížeč míchání ověřil a všechno souhlasí.
page-fair-bad = Rozdání neodpovídají tomu, co bylo slíbeno. Co nesouhlasí, je označeno.
page-fair-not = Nesouhlasí:
page-fair-unsafe = Prohlížeč umí rozdání ověřit jen na adrese https nebo na počítači, na kterém běží server. Zde místo toho ověř záznam.
page-fair-failed = Rozdání se tu nepodařilo ověřit: { $reason }
page-fair-commitment = Nyní odhalený tajný údaj odpovídá závazku { $commitment }…
page-fair-promised = Tento závazek prohlížeč viděl dřív, než odevzdal tvé číslo.
page-fair-number = Tvé vlastní číslo je mezi těmi, z nichž se karty míchaly.
page-fair-no-number = Tento prohlížeč u tohoto stolu žádné číslo neodevzdal, takže se tu nedá ověřit, zda bylo použito tvé.
page-fair-shuffles = Každé zamíchání bylo zopakováno z tajného údaje a čísel: národy, žetony slávy, první hráč i balíček každého věku se shodují s hrou.
page-fair-cards = Karty, které ti hra ukázala, vycházejí z těchto balíčků v tomto pořadí: první nabídka, tvá ruka, tvé dobrané karty, každý drak.
page-fair-yourself = Nevěř této stránce na slovo. Stáhni záznam a spusť:

# Moving a seat to another device
page-link = Odkaz
page-link-local = Tato adresa funguje jen na tomto počítači. Pro jiná zařízení otevři stránku na adrese serveru ve své síti.
page-move = Přesunout mé místo na jiné zařízení
page-move-how = Otevři tento odkaz na druhém zařízení, nebo jím naskenuj kód. Platí jednou, do { $time }.
page-move-then = Tvé místo i s kartami a tahem se tam hned přesune. Toto zařízení se ho vzdá a může se dál dívat, pokud to stůl dovoluje. Zpátky ho odtamtud přesuneš stejně.
page-move-here = Pokračovat ve hře na tomto zařízení
page-move-here-text = Místo z tohoto odkazu se přesune sem i s kartami a tahem; dosavadní zařízení se ho vzdá.
page-move-take = Převzít místo zde
page-moved = Tvé místo je teď na jiném zařízení
page-moved-text = Hraj dál tam. Toto zařízení se místa vzdalo; dívat se může, pokud to stůl dovoluje.

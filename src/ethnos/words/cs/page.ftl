### The page: home, table and everything around them.

# Home
page-home = Ethnos, domů
page-hero-1 = Šest království.
page-hero-2 = Dvanáct národů.
page-hero-3 = Tři draci.
page-hero-text = Sbírej spojence, veď je v skupinách a drž království, až přijde třetí drak.
page-play-now = Hrát hned
page-play-note = Ty a tři boti. Bez účtu, jedno kliknutí.
page-people = Hrát s lidmi
page-new = Nový stůl
page-new-text = 2 až 6 hráčů, každá volba vysvětlena
page-device = Více lidí, jedno zařízení
page-device-text = mezi tahy opona
page-join-code = Připojit se kódem
page-join-text = nebo otevři odkaz či QR od přátel
page-open = Otevřené stoly
page-open-none = Žádný stůl teď nečeká na hráče.
page-watch = Hry ke sledování
page-watch-one = Sledovat
page-watch-none = Právě teď není žádná hra otevřená divákům.
page-nobody = Zatím nikdo
page-table-of = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }, volno: { $free }
page-guest = Host
page-sit = Sednout si
page-games = Tvoje hry
page-waits-for = Na tahu: { $name }
page-resume = Pokračovat
page-from-record = Pokračovat ze záznamu
page-from-record-text = uložená nebo nedohraná hra
page-rules = Pravidla
page-rules-text = s hledáním, klávesa ?
page-rules-all = Všechna témata
page-search = Hledat v pravidlech
page-search-none = Nic nenalezeno.
page-language = Jazyk
page-theme = Světlý nebo tmavý
page-theme-system = Podle systému
page-theme-light = Světlý
page-theme-dark = Tmavý
page-menu = Nabídka
page-settings = Nastavení
page-speed = Rychlost tahů ostatních
page-speed-none = Ihned
page-sounds = Zvuky
page-notify = Upozornit, když jsem na tahu
page-tips = Krátké rady při první hře
page-close = Zavřít
page-about = O programu a autorech
page-about-game = Neoficiální verze deskové hry Ethnos, jejímž autorem je Paolo Mori. Nepoužívá se nic z vydaných ilustrací ani textů.
page-about-icons = Mapa, karty a žetony jsou naše. Cizí obrázky a písma:
page-about-free = Program je svobodný software pod licencí MIT.

# A new table
page-players = Hráči
page-two-ages = Dva nebo tři hráči: dva věky, pět národů.
page-three-ages = Čtyři až šest hráčů: tři věky, šest národů.
page-seat-me = Někdo zde
page-seat-open = Volné, pro přátele
page-seat-novice = Bot: nováček
page-seat-steward = Bot: správce
page-preset = Pravidla podle
page-preset-standard = Standard
page-preset-english = Anglická kniha
page-preset-german = Německý list
page-preset-polish = Polská kniha
page-preset-czech = Česká kniha
page-preset-russian = Ruská kniha
page-preset-japanese = Japonská kniha
page-preset-text = Knihy se liší v drobnostech: kdo začíná další věky, deset kostlivců, deska Mořského lidu. Viz „Možnosti“ v pravidlech.
page-clock = Hodiny
page-clock-none = Žádné: každý má dost času
page-clock-turn = 90 sekund na tah
page-clock-reserve = 15 minut na hru, 10 sekund navíc za tah
page-tribes = Národy ve hře
page-tribes-text = Vybráno: { $count }. Vyber { $wanted }, nebo žádný pro náhodné.
page-open-text = Ukázat tento stůl na úvodní stránce: cizí si mohou sednout na volná místa a hru sledovat, je-li to dovoleno
page-hints-text = Rady jsou povoleny
page-spectators-text = Ostatní se smějí dívat: kdo má odkaz, a je-li stůl na úvodní stránce, tak všichni. Karty v ruce nikdy nevidí.
page-cancel = Zrušit
page-lay = Připravit stůl
page-lobby = U stolu
page-free = volno
page-add-bot = Posadit bota
page-sit-here = Někdo odsud
page-invite = Přátelé se připojí odkazem, QR nebo kódem:
page-qr = QR kód odkazu
page-copy = Kopírovat odkaz
page-copied = Zkopírováno
page-committed = Férové míchání: určeno otiskem { $commitment }… dřív, než kdo usedl.
page-start = Začít hru

# The table
page-your-turn = Jsi na tahu.
page-turn-tag = na tahu
page-thinking = { $name } přemýšlí.
page-ages = Věky
page-map = Mapa šesti království
page-log = Co se stalo
page-bot = bot
page-away = pryč
page-lost = Spojení ztraceno. Zkouším znovu.
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
    }, rabování za { $glory } slávy.
page-giant-token = žeton obrů, skupina { $count }
page-kingdom-tip = { $kingdom }. Žetony věků: { $tokens }. Žetony: { $markers }.
page-merfolk-tip = Nyní: { $places }.
page-deck = Balíček, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: lízni
page-deck-tip = Lízni vrchní kartu. V dolní polovině se skrývají tři draci.
page-dragons = Vylosovaní draci: { $count } ze 3
page-dragons-tip = Třetí drak okamžitě ukončí věk.
page-row-empty = Nabídka je prázdná.
page-hand = Tvoje ruka
page-hand-empty = V ruce nejsou karty.
page-hand-full = Deset karet: musíš vyložit skupinu.
page-sort = Řadit
page-sort-tribe = Národ
page-sort-kingdom = Království
page-leads = { $card }, vede
page-leader = Vůdce
page-band = Skupina: { $count }
page-no-marker = Bez žetonu
page-no-marker-why = příliš malá, nebo vede hobit
page-marker-in = Žeton: { $kingdom }
page-marker-place = položit
page-marker-any = Žeton: jedno z { $count } království
page-swim = Plav z { $start } na { $end }; žetony zdarma: { $count }
page-glory-end = Sláva na konci věku: { $glory }
page-skeletons-leave = Kostlivci předtím odejdou: { $count }
page-to-row = Do nabídky: { $count }
page-keeps = necháš si až { $count } z nich
page-needs-leader = Kostlivec nemůže vést: vyber ještě někoho.
page-on-map = Vyber na mapě, nebo zde.
page-keep-how = Vyber, co zůstane v ruce: { $count } z { $limit }.
page-keep = Nechat: { $count }
page-turn-how = Vezmi kartu z nabídky či balíčku, nebo vyber karty jednoho národa či království a vylož skupinu.
page-ahead = Můžeš si zatím řadit a vybírat karty.
page-hint = Rada
page-hint-wait = Správce přemýšlí …
page-hint-do = Udělat to
page-undo = Zpět
page-undo-asked = { $name } chce vzít rozhodnutí zpět.
page-yes = Ano
page-no = Ne
page-clear = Zrušit výběr
page-play-band = Vyložit skupinu
page-say = Něco říct
page-stand-in = Ať za mě hraje bot
page-return = Hrát zase sám
page-player-sum = Sláva { $glory }, v ruce { $count }, žetonů { $supply }
page-no-bands = V tomto věku zatím bez skupin.
page-known = Známé karty v ruce
page-curtain = Teď hraje { $name }.
page-curtain-how = Předej zařízení. Karty uvidí až po zvednutí opony.
page-curtain-open = Jsem { $name }
page-next = Další
page-back = Zpět
page-skip = Přeskočit vše
page-go-on = Pokračovat
page-run = Přehrát
page-pause = Pauza
page-by-skeletons = Deset kostlivců okamžitě vyhrálo.
page-source-kingdoms = Království
page-source-merfolk = Mořský lid
page-source-giant = Obr
page-source-raids = Rabování
page-source-bands = Skupiny
page-fair = Férové míchání: záznam obsahuje tajemství za { $commitment }… a čísla všech; dokáže to `ethnos verify`.
page-not-fair = Ze záznamu: férovost míchání se netvrdí.
page-record = Stáhnout záznam
page-replay = Projít hru
page-rematch = Hrát znovu

# A first game
page-tip-begin = Cíl: skupiny jednoho národa či království. Ber karty, které se hodí; ukaž nebo podrž cokoli a vysvětlí se to.
page-tip-pairs = Skupina položí žeton do království vůdce, má-li víc karet než ty tam žetonů. Zbytek ruky jde do nabídky.
page-tip-preview = Zde vidíš, co skupina udělá. Jiný vůdce znamená jiné království či schopnost.
page-tip-dragon = Drak! Třetí ihned ukončí věk a ruka nic nedá: vykládej včas.
page-tip-ok = Rozumím
page-tip-stop = Už žádné rady

### The house: what it refuses, and what is said at a table.

error-no-table = Takový stůl neexistuje.
error-no-code = S tímto kódem tu žádný stůl není.
error-no-page = Na této adrese nic není.
error-no-lesson = Taková lekce neexistuje.
error-lesson-deeds = To k lekci nepatří. Vrať se o krok, nebo začni lekci znovu.
error-no-puzzle = Taková úloha neexistuje: jsou od 1 do { $count }.
error-no-study = Taková studie neexistuje. Studie, které dlouho nikdo neotevře, se mažou.
error-study-nodes = Rozhodnutí { $node } této studie stojí před tím, po kterém následuje.
error-too-many-studies = Z tvé sítě už dnes byly uloženy studie ({ $count }) a víc jich být nesmí. Zkus to zítra.
error-no-method = Na této adrese to udělat nelze.
error-not-your-seat = Toto není tvé místo.
error-not-host = To může udělat jen hostitel stolu.
error-no-hints = U tohoto stolu se hraje bez nápovědy.
error-no-spectators = U tohoto stolu se hraje bez diváků.
error-foreign-page = Tento požadavek přichází z jiného webu.
error-foreign-name = Na toto jméno tento server neodpovídá. Jeho správce může jméno povolit volbou --host-name.
error-seat-taken = Toto místo je obsazené.
error-seat-kept = Toto místo má rezervované { $name }.
error-invited-only = K tomuto stolu zve hostitel: požádej ho o odkaz na místo.
error-sent-away = Hostitel tě od tohoto stolu vykázal. Vrátit se můžeš jen na pozvání.
error-one-seat = U tohoto stolu už místo máš, nebo ti v této hře patřilo jiné. Každý má jedno.
error-one-address = U tohoto otevřeného stolu už sedí někdo se stejnou internetovou adresou. Požádej hostitele o pozvánku.
error-name-taken = Takové nebo k nerozeznání podobné jméno tu už někdo má: { $name }.
error-already-started = Hra už začala.
error-not-started = Hra ještě nezačala.
error-not-over = Hra ještě neskončila.
error-seats-free = Některá místa jsou volná: někoho pozvi, nebo přidej boty.
error-still-here = { $name } je u stolu a může hrát.
error-back-soon = { $name } je teprve chvíli bez spojení a může se vrátit. Bota lze posadit za { $seconds } s.
error-not-away = Žádný bot za tebe nehraje.
error-bot-plays = Na tomto místě už hraje bot.
error-bots-turn = Tento tah byl svěřen botovi a ten ho dohraje. Potom se na místo dá vrátit.
error-resigned = Na tomto místě byla hra vzdána: do konce tu hraje bot.
error-clock-decides = U stolu s hodinami rozhodují o nasazení bota hodiny.
error-not-waited-for = Hra teď nečeká na hráče { $name }.
error-still-thinking = { $name } je u stolu a ještě přemýšlí. Požádat můžeš za { $seconds } s.
error-motion-open = Právě se hlasuje o něčem jiném. Nejdřív odpověz na to.
error-motion-soon = Žádost padla teprve před chvílí. Další je možná za { $seconds } s.
error-no-motion = Žádné hlasování na tebe nečeká.
error-host-soon = Hostitel může hru ještě začít. Převzít stůl lze za { $seconds } s.
error-stale = Otázka se mezitím změnila. Podívej se na stůl a rozhodni se znovu.
error-played-for = Hraje za tebe bot. Nejdřív převezmi hru.
error-not-asked = Teď nejsi na řadě.
error-undo-hidden = To nelze vrátit: od té doby už někdo viděl skrytou kartu.
error-undo-late = To nelze vrátit: čas onoho tahu je vyčerpán.
error-undo-no-wish = Teď tě nikdo nežádá o souhlas.
error-other-rules = Tato hra začala podle verze pravidel { $version }; tento server hraje podle verze { $ours } a nemůže v ní pokračovat.
error-unreadable = Záznam tohoto stolu už nelze přečíst. Správce najde důvod v logu serveru.
error-link-dead = Tento odkaz už byl použit, nebo vypršel. Vytvoř nový na zařízení, které má toto místo.
error-bad-name = Jméno musí mít 1 až 24 viditelných znaků, psaných jedním směrem a každý nejvýše se dvěma znaménky.
error-bot-name = „{ $name }“ je jméno bota. Zvol si jiné.
error-bad-request = Tomuto požadavku nelze porozumět.
error-too-large = Tato data jsou na odeslání příliš velká.
error-unknown-preset = Pravidla s názvem „{ $preset }“ neexistují. Na výběr: { $presets }.
error-unknown-bot = Bot se jménem „{ $bot }“ neexistuje. Na výběr: { $bots }.
error-unknown-phrase = Říct lze jen: { $phrases }.
error-tribe-count = Hra pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    } vyžaduje přesně { $count ->
        [one] { $count } národ
        [few] { $count } různé národy
       *[other] { $count } různých národů
    }.
error-record-players = Toto je záznam hry pro { $count ->
        [one] { $count } hráče
        [few] { $count } hráče
       *[other] { $count } hráčů
    }.
error-record-over = Tato zaznamenaná hra už skončila: vyber v ní dřívější okamžik.
error-record-moment = Tato zaznamenaná hra má jen { $count } rozhodnutí.
error-too-many-tables = Z tvé sítě jsou tu nedohrané stoly ({ $count }) a víc jich být nesmí. Nejdřív některou hru dohraj.
error-too-many-phrases = Limit zpráv u tohoto stolu je vyčerpán.
error-too-many-streams = Z tvé adresy je otevřeno příliš mnoho stolů.
error-too-many-hints = Na nápovědu už čekáš { $most }×. Počkej, až některá přijde.
error-too-fast = To bylo moc rychle. Počkej { $seconds ->
        [one] sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } a zkus to znovu.
error-away = Úložiště neodpovídá. Potvrzené tahy jsou v bezpečí; zkus to za chvíli znovu.
error-busy = Server je vytížený. Zkus to za chvíli znovu.
error-failure = Na naší straně se něco pokazilo. Potvrzené tahy jsou v bezpečí; zkus to znovu.
error-stream-no-decision = Tento proud rozumí jen rozhodnutím, takovým, jaká se posílají metodou POST.

# Quick phrases
phrase-hello = Ahoj!
phrase-good-luck = Všem hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Děkuji!
phrase-oops = Jejda…
phrase-thinking = Moment, přemýšlím.
phrase-your-turn = Jsi na tahu.
phrase-good-game = To byla dobrá hra.
phrase-again = Dáme ještě jednu?
phrase-bye = Už musím jít. Mějte se!

# What people at a table do about one another
table-told-out-of-time = { $name } už nemá čas: dál hraje bot.
table-told-stands-in = Za hráče { $name } teď hraje bot.
table-told-replaced = Ostatní nechávají za hráče { $name } hrát bota.
table-told-returned = { $name } se vrací do hry.
table-told-undone = { $name } bere zpět své poslední rozhodnutí.
table-told-resigned = { $name } se vzdává: do konce tu hraje bot.
table-told-host = { $name } je teď hostitelem stolu.
table-told-asks-end = { $name } žádá o ukončení hry bez výsledku.
table-told-asks-bot = { $name } žádá o bota místo hráče { $other }.
table-told-ended = Hra končí dohodou, bez výsledku.
table-told-nobody = Hra končí bez výsledku: žádný člověk už nehraje.
table-told-ended-by-operator = Hra končí bez výsledku: ukončil ji provozovatel tohoto serveru.

# Starting a server
serve-open = Ethnos běží na adrese { $address }
serve-friends = Přátelé ve stejné síti se připojí na adrese { $address }
serve-stop = Ctrl+C server ukončí; všechny hry zůstanou uložené.

# The page
page-name = Tvoje jméno
page-you = ty
page-join = Připojit se
page-waiting = Hra ještě nezačala.

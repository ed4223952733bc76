### The house: what it refuses, and what is said at a table.

error-no-table = Takový stůl neexistuje.
error-no-code = S tímto kódem tu žádný stůl není.
error-no-page = Na této adrese nic není.
error-no-method = Na této adrese to udělat nelze.
error-not-your-seat = Toto není tvé místo.
error-not-host = To může udělat jen hostitel stolu.
error-no-hints = U tohoto stolu se hraje bez rad.
error-no-spectators = U tohoto stolu se hraje bez diváků.
error-foreign-page = Tento požadavek přichází z jiného webu.
error-seat-taken = Toto místo je obsazené.
error-name-taken = Jméno „{ $name }“ tu už někdo má.
error-already-started = Hra už začala.
error-not-started = Hra ještě nezačala.
error-not-over = Hra ještě neskončila.
error-seats-free = Některá místa jsou volná: pozvi na ně hráče, nebo tam posaď boty.
error-still-here = { $name } je u stolu a může hrát.
error-not-away = Za toto místo žádný bot nehraje, nebo už za něj jeden hraje.
error-stale = Otázka se mezitím změnila. Podívej se na stůl a rozhodni se znovu.
error-played-for = Na tomto místě za tebe hraje bot. Nejdřív se vrať do hry.
error-not-asked = Toto místo teď nerozhoduje.
error-undo-hidden = To nelze vrátit: od té doby už někdo viděl skrytou kartu.
error-undo-no-wish = Hráče na tomto místě teď nikdo o souhlas nežádá.
error-other-rules = Tato hra začala podle verze pravidel { $version }; tento server hraje podle verze { $ours } a nemůže v ní pokračovat.
error-link-dead = Tento odkaz už byl použit, nebo je příliš starý. Vytvoř nový na zařízení, které má toto místo.
error-bad-name = Jméno musí mít 1 až 24 viditelných znaků.
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
error-too-many-tables = Nedohrané stoly z tvé sítě: { $count }. Víc jich být nesmí: nejdřív některou hru dohraj.
error-too-many-phrases = U tohoto stolu už toho bylo řečeno dost.
error-too-many-streams = Z tvé adresy je otevřeno příliš mnoho stránek se stoly.
error-too-fast = To bylo moc rychle. Počkej { $seconds ->
        [one] sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } a zkus to znovu.
error-away = Úložiště stolů právě neodpovídá. Co bylo potvrzeno, je v bezpečí; zkus to za chvíli znovu.
error-busy = Děje se toho příliš mnoho najednou. Zkus to za chvíli znovu.
error-failure = Na naší straně se něco pokazilo. Co bylo potvrzeno, je v bezpečí; zkus to znovu.
error-stream-one-way = Tento proud nic nepřijímá: rozhodnutí se posílají metodou POST.

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

# Starting a server
serve-open = Ethnos běží na adrese { $address }
serve-friends = Přátelé ve stejné síti se připojí na adrese { $address }
serve-stop = Ctrl+C server ukončí; všechny hry zůstanou uložené.

# The page
page-name = Tvoje jméno
page-you = ty
page-join = Připojit se
page-waiting = Hra ještě nezačala.

# The eight levels, weakest first: what they are called, and their character in one sentence
level-wanderer = Poutník
level-wanderer-about = Sbírá, co k sobě patří, vykládá po čtyřech kartách a od ruky skoro nezvedne oči.
level-shepherd = Pastýř
level-shepherd-about = Drží jeden národ pohromadě a zapomíná, že přiletí draci.
level-mason = Kameník
level-mason-about = Vystaví jedno království vysoko a drží ho. Na ostatní se dívá zřídka.
level-steward = Správce
level-steward-about = Počítá každý žeton na mapě a váží, co nechá ostatním.
level-ferryman = Převozník
level-ferryman-about = Miluje velké skupiny a čeká na břehu, až se plavba vyplatí.
level-marshal = Maršál
level-marshal-about = Vidí celý stůl; občas mu místo nejlepšího tahu stačí dobrý.
level-champion = Šampion
level-champion-about = Učil se hrou sám proti sobě. Od první karty hraje na poslední věk.
level-archon = Archón
level-archon-about = Každé rozhodnutí zkouší ve stovce her, které by mohly přijít. Mýlí se málokdy.

# Choosing opponents
levels-title = Kdo si k tobě přisedne?
levels-text = Osm soupeřů na jedné stupnici. Ve dvou hráčích vyhraje každý s předchozím asi dvě hry ze tří.
levels-level = Úroveň { $number }
levels-rated = { $level }, { $rating }
levels-introduced = { $level }, { $rating }. { $about }
levels-suits = pro tebe
levels-suits-now = Teď se k tobě hodí
levels-chosen = Tvoje volba
levels-first = Dobrý soupeř pro první hru. Po výhrách se nabídne silnější, po prohrách slabší.
levels-why = { $level }: výhry { $won } z { $games }.
levels-up = O stupeň výš.
levels-down = O stupeň níž.
levels-easier = Lehčí
levels-harder = Těžší
levels-met = výhry { $won } z { $games }
levels-not-met = zatím neznámý
levels-mix = Směs
# $place: of the level that suits, among all
levels-mix-about = { $place ->
        [weakest] Někdo jako ty, někdo silnější.
        [strongest] Někdo jako ty, někdo slabší.
       *[between] Někdo jako ty, někdo slabší, někdo silnější.
    } Kdo je kdo, se ukáže u stolu.
levels-mix-short = ukáže se u stolu
levels-range = { $from } až { $to }
levels-person = Člověk
levels-seats = Nebo je rozsaď podle sebe
levels-lay = Otevřít stůl
levels-who = Kdo tu sedí
levels-other = Jiní soupeři
levels-strongest = Nebo rovnou ti nejsilnější:
levels-against = Hrát hned, soupeř: { $level }
levels-rating = Tvoje hodnocení proti botům: { $rating } ({ $change })
levels-next = Příště se k tobě hodí: { $level }

### The review of a game: what each decision was worth, and what was better.

review-title = Rozbor
review-what = Hráčů: { $players }. { $count ->
        [0] Zatím nikdo nevyhrál.
        [one] Vítěz: { $names }.
        [few] Společní vítězové: { $names }.
       *[other] Společní vítězové: { $names }.
    }
review-summary = Souhrn
# $place: 1 to 6
review-place = { $place ->
        [1] První místo
        [2] Druhé místo
        [3] Třetí místo
        [4] Čtvrté místo
        [5] Páté místo
       *[6] Šesté místo
    }, sláva { $glory }
review-glory = Sláva { $glory }
review-unfinished = hra nebyla dohrána
review-behind = o { $glory } méně než { $name }
review-ahead = o { $glory } více než { $name }
review-level = stejně jako { $name }
review-accuracy = přesnost
# Points are hundredths of the chance to win
review-fall = Šance v procentních bodech: z { $start } na { $end }
review-fall-start = Začátek
review-fall-luck = Štěstí
review-fall-own = Vlastní hra
review-fall-others = Chyby ostatních

review-chances = Šance na výhru v procentech
review-chances-now = Šance v této chvíli
review-curve-text = Šance všech na výhru během hry. Na konci: { $ends }.
review-moment = Okamžik hry
review-key-turning = zlom, ve tvaru svého hráče
review-key-dragon = Drak
review-for = Pro
review-dragon = Drak { $number }, { $age }. věk, tah { $turn }
# $way: up or down; $points: how far
review-turning = Zlom: { $name } { $way ->
        [up] získává { $points } p. b.
       *[down] ztrácí { $points } p. b.
    }
review-age-turn = { $age }. věk, tah { $turn }

review-decisions = Rozhodnutí
review-show = Zobrazit
review-all = Vše
review-to-learn = K poučení
review-nothing-to-learn = Žádná chyba, která by stála za řeč. Dobře zahráno.
review-no-decisions = Tady nikdy nebylo z čeho vybírat.
review-grade-best = Nejlepší
review-grade-good = Dobré
review-grade-inaccuracy = Nepřesnost
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
review-grade-forced = Vynucené
review-did-take = Vzato
review-did-draw = Líznuto z balíčku
review-did-band = Skupina
review-did-pass = Pas
review-did-marker = Žeton
review-did-troll = Žeton trolla
review-did-horde = Horda
review-did-keep = Ponecháno
review-did-conjure = Líznutí čaroděje
review-did-raid = Nájezd
review-did-decline = Odmítnuto

review-panel = Rozhodnutí
review-before = Předchozí rozhodnutí
review-next = Další rozhodnutí
review-nth = { $nth }. z { $count } rozhodnutí
review-played = Zahráno
review-better = Lepší
review-band = { $count ->
        [one] { $leader }, sám
        [few] skupina { $count } karet, vede { $leader }
       *[other] skupina { $count } karet, vede { $leader }
    }
review-percent = { $percent } %
review-in-trials = ve zkušebních partiích
review-in-trials-tip = Tolik rozhodnutí slibovalo ve zkušebních partiích od tohoto místa. Křivka poměřuje šance všech tak, aby dohromady daly 100 %, a proto může ukazovat jiné číslo. Tady záleží na rozdílu mezi rozhodnutími.
# $points: with its sign; $count: without
review-gain = { $count ->
        [one] { $points } procentní bod
        [few] { $points } procentní body
       *[other] { $points } procentních bodů
    }
review-alike = Téměř žádný rozdíl
review-nothing-better = Nic nebylo lepší
review-forced = Nebylo z čeho vybírat
review-others = { $count ->
        [one] Jedna další možnost
        [few] { $count } další možnosti
       *[other] { $count } dalších možností
    }
review-show-it = Ukázat
review-try = Zkusit to
review-shared = Kdo otevře tento odkaz, uvidí hru v tomto okamžiku a může odtud krokovat dál.
review-shared-whole = Kdo otevře tento odkaz, uvidí tento rozbor v tomto okamžiku hry.
review-moments = Okamžiky k poučení

review-shown-before = Předtím
review-shown-played = Zahráno
review-shown-better = Lepší
review-ring-was = zahráno
review-ring-better = lepší
review-cards-then = Karty v této chvíli
review-hand-of = Ruka: { $name }

review-waits = Okamžik…
review-runs = Archón si prohlíží každé rozhodnutí této hry.
review-progress = Průběh rozboru
review-stop = Zastavit
review-stopped = Rozbor byl zastaven.
review-failed = Rozbor se nezdařil.
review-again = Zkusit znovu
review-open-again = Tento rozbor patří k souboru, který byl otevřen jinde. Otevři soubor zde a uvidíš ho.

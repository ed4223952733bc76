### Reviews and hints: why a decision is better than another.

error-no-review = Tej partii jeszcze nie przeanalizowano.
error-not-your-review = Analizę może zatrzymać tylko ten, kto o nią poprosił.
error-too-many-reviews = Czekasz już na jedną analizę. Poczekaj, aż się skończy, albo ją zatrzymaj.
error-too-many-reviews-today = Z twojej sieci zlecono dziś już tyle analiz: { $count }, więcej nie można. Spróbuj jutro.

# Why a decision is better. Fragments, said under it: no capital letter, no full stop.
# $name: a player. $glory, $before, $count: numbers. $place: 1, 2 or 3
reason-skeletons = dziesięć Szkieletów natychmiast wygrywa grę
reason-first = daje pierwsze miejsce w Królestwie { $kingdom }, Chwała na koniec tej Ery: { $glory }
reason-first-from = { $name } traci pierwsze miejsce w Królestwie { $kingdom }, Chwała na koniec tej Ery: { $glory }
reason-first-shared = daje dzielone pierwsze miejsce w Królestwie { $kingdom }, Chwała na koniec tej Ery: { $glory }
reason-place = { $place ->
        [2] daje drugie miejsce
       *[3] daje trzecie miejsce
    } w Królestwie { $kingdom }, Chwała na koniec tej Ery: { $glory }
reason-merfolk-place = { $place ->
        [1] daje pierwsze miejsce
        [2] daje drugie miejsce
       *[3] daje trzecie miejsce
    } na planszy Morskiego Ludu, Chwała na koniec tej Ery: { $glory }
reason-marker = jeszcze jeden znacznik w Królestwie { $kingdom }, razem { $count }
reason-band = Oddział z { $count ->
        [one] jednej karty
       *[other] { $count } kart
    }, Chwała na koniec tej Ery: { $glory }
reason-giant = daje żeton Olbrzymów, Chwała od razu: { $claim }, na koniec tej Ery: { $glory }
reason-swim = przesuwa na pole { $space } planszy Morskiego Ludu
reason-swim-marker = { $count ->
        [one] Morski Lud daje dodatkowy znacznik
        [few] Morski Lud daje { $count } dodatkowe znaczniki
       *[many] Morski Lud daje { $count } dodatkowych znaczników
    }
reason-troll = żeton Trolli o wartości { $value }, który rozstrzyga remisy
reason-horde = jeszcze jeden znacznik na Hordzie, Chwała za grabież wyniesie { $glory }
reason-raid = Chwała za grabież teraz: { $glory }
reason-raid-later = znaczniki zostają na Hordzie na większą grabież
reason-elf = { $count ->
        [one] jedna karta zostaje na ręce
        [few] do { $count } kart zostaje na ręce
       *[many] do { $count } kart zostaje na ręce
    }
reason-wizard = dobiera { $count ->
        [one] jedną nową kartę
        [few] { $count } nowe karty
       *[many] { $count } nowych kart
    }
reason-centaur = pozwala zagrać jeszcze jeden Oddział w tej samej turze
reason-keep = zatrzymuje na następny Oddział: { $cards-acc }
reason-grow = najlepszy Oddział na ręce rośnie do { $count } kart (Chwała: { $glory }), bo dochodzi { $card }
reason-grow-marker = Oddział wystarczy na znacznik w Królestwie { $kingdom }, bo dochodzi { $card } (Chwała: { $glory } zamiast { $before })
reason-grow-hold = Oddział wystarczy na znacznik w Królestwie { $kingdom }, gdzie tuż z tyłu jest { $name }, bo dochodzi { $card }
reason-deny = { $name } zbiera takie karty i tej nie dostanie: { $card }
reason-draw = nic w puli nie powiększa najlepszego Oddziału na ręce
reason-leaves = zostawia w puli, a następny gracz to { $name }: { $cards-acc }
reason-leaves-wanted = zostawia w puli to, co zbiera { $name }: { $cards-acc }
reason-no-marker = Oddział jest za mały na znacznik
reason-risk-age = { $count ->
        [one] następny Smok kończy Erę i karta na ręce przepada
        [few] następny Smok kończy Erę i { $count } karty na ręce przepadają
       *[many] następny Smok kończy Erę i { $count } kart na ręce przepada
    }
reason-risk-draw = { $count ->
        [one] ostatnia karta Talii to Smok, który kończy Erę
       *[other] jedna z { $count } kart Talii to Smok, który kończy Erę
    }
reason-tried = częściej wygrywa w rozegranych próbach
# $decision: the other one, as in “take Elf of Rhea”
reason-alike = w rozegranych próbach mniej więcej tak samo dobre jak: { $decision }
reason-alone = nic innego nie wchodziło w grę
reason-by-chance = Inna decyzja wypada lepiej, ale ta przewaga mieści się w granicach przypadku; wybór zmieniłaby dopiero większa.
reason-against = Przeciw „{ $decision }” przemawia:

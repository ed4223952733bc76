### What happened: one message an event. $name is a player's name.
### $age is a Roman numeral; $scores is a list of `log-score`.

log-age-began = Zaczyna się Era { $age }. Pierwszy Gracz: { $name }.
log-drew = { $name } dobiera z Talii { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
log-drew-named = { $name } dobiera z Talii: { $cards-acc }.
log-dragon = { $number ->
        [1] Pojawia się pierwszy Smok.
        [2] Pojawia się drugi Smok.
       *[3] Pojawia się trzeci Smok i kończy Erę.
    }
log-took = { $name } bierze z puli { $card-acc }.
log-band = { $count ->
        [one] { $name } zagrywa Oddział z jednej karty: { $leader }.
       *[other] { $name } zagrywa Oddział z { $count } kart pod dowództwem { $leader-gen }: { $cards }.
    }
log-skeletons = { $name } zagrywa dziesięć Szkieletów i natychmiast wygrywa grę.
log-marker = { $name } umieszcza znacznik w Królestwie { $kingdom } i ma tam { $count ->
        [one] jeden
       *[other] łącznie { $count }
    }.
log-merfolk = { $name } umieszcza w Królestwie { $kingdom } znacznik za Morski Lud i ma tam { $count ->
        [one] jeden
       *[other] łącznie { $count }
    }.
log-swam = { $name } przesuwa się na pole { $space } planszy Morskiego Ludu.
log-giant = { $name } bierze żeton Olbrzymów za Oddział z { $count ->
        [one] jednej karty
       *[other] { $count } kart
    } i zdobywa { $glory ->
        [one] { $glory } punkt
        [few] { $glory } punkty
       *[many] { $glory } punktów
    } Chwały.
log-troll = { $name } bierze żeton Trolli o wartości { $value }.
log-horde = { $name } kładzie znacznik na polu Hordy w kolorze Królestwa { $kingdom }.
log-discarded = { $name } odrzuca do puli: { $cards-acc }.
log-kept = { $name } { $count ->
        [0] nie zatrzymuje na ręce żadnej karty
        [one] zatrzymuje na ręce jedną kartę
        [few] zatrzymuje na ręce { $count } karty
       *[many] zatrzymuje na ręce { $count } kart
    }.
log-kept-named = { $name } zatrzymuje na ręce: { $cards-acc }.
log-passed = { $name } ma na ręce dziesięć Szkieletów i pasuje.

# "No" to a question
log-no-marker = { $name } nie umieszcza znacznika.
log-no-merfolk = { $name } rezygnuje ze znacznika za Morski Lud.
log-no-troll = { $name } nie bierze żetonu Trolli.
log-no-horde = { $name } nie kładzie znacznika na Hordzie.
log-no-centaur = { $name } nie zagrywa kolejnego Oddziału.
log-no-wizard = { $name } nie dobiera kart.
log-no-raid = { $name } nie plądruje.

# The end of an age and of the game
log-age-ended = Koniec Ery { $age }. Trzeciego Smoka dobiera { $name }.
log-score = { $name } ({ $glory })
log-kingdom-scored = Chwała za Królestwo { $kingdom }: { $scores }.
log-merfolk-scored = Chwała za planszę Morskiego Ludu: { $scores }.
log-giant-scored = { $name } ma żeton Olbrzymów i zdobywa { $glory ->
        [one] { $glory } punkt
        [few] { $glory } punkty
       *[many] { $glory } punktów
    } Chwały.
log-raided = { $name } plądruje, zdejmuje { $count ->
        [one] jeden znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    } i zdobywa { $glory ->
        [one] { $glory } punkt
        [few] { $glory } punkty
       *[many] { $glory } punktów
    } Chwały.
log-bands-scored = { $name } zdobywa { $glory ->
        [one] { $glory } punkt
        [few] { $glory } punkty
       *[many] { $glory } punktów
    } Chwały za { $count ->
        [one] jeden Oddział
        [few] { $count } Oddziały
       *[many] { $count } Oddziałów
    }.
log-standing = Chwała po Erze { $age }: { $scores }.
log-won = { $names } { $count ->
        [one] wygrywa
       *[other] wspólnie wygrywają
    } z wynikiem { $glory ->
        [one] { $glory } punktu
       *[other] { $glory } punktów
    } Chwały.

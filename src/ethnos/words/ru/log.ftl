### What happened: one message an event. $name is a player's name.
### $age is a Roman numeral; $scores is a list of `log-score`.
### Names are never declined and their gender is unknown: present tense throughout.

log-age-began = Начинается эпоха { $age }. Первый игрок: { $name }.
log-drew = { $name } тянет { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } из колоды.
log-drew-named = { $name } тянет из колоды { $cards-acc }.
log-dragon = { $number ->
        [1] Появляется первый дракон.
        [2] Появляется второй дракон.
       *[3] Появляется третий дракон и завершает эпоху.
    }
log-took = { $name } берёт { $card-acc } из открытых карт.
log-band = { $name } играет отряд из { $count ->
        [1] одной карты: { $leader }.
        [one] { $count } карты: { $cards }. Лидер — { $leader }.
        [few] { $count } карт: { $cards }. Лидер — { $leader }.
        [many] { $count } карт: { $cards }. Лидер — { $leader }.
       *[other] { $count } карты: { $cards }. Лидер — { $leader }.
    }
log-skeletons = { $name } играет десять скелетов и сразу выигрывает игру.
log-marker = { $name } выкладывает маркер в королевство { $kingdom } (своих там: { $count }).
log-merfolk = Благодаря тритонам { $name } выкладывает маркер в королевство { $kingdom } (своих там: { $count }).
log-swam = { $name } доходит до ячейки { $space } планшета тритонов.
log-giant = { $name } забирает жетон гиганта за отряд из { $count ->
        [1] одной карты
        [one] { $count } карты
        [few] { $count } карт
        [many] { $count } карт
       *[other] { $count } карты
    } и получает { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.
log-troll = { $name } берёт жетон тролля { $value }.
log-horde = { $name } ставит маркер в орду, на ячейку королевства { $kingdom }.
log-discarded = { $name } сбрасывает к открытым картам: { $cards-acc }.
log-kept = { $name } { $count ->
        [0] не оставляет карт
        [1] оставляет одну карту
        [one] оставляет { $count } карту
        [few] оставляет { $count } карты
        [many] оставляет { $count } карт
       *[other] оставляет { $count } карты
    } на руке.
log-kept-named = { $name } оставляет на руке: { $cards-acc }.
log-passed = { $name } держит на руке десять скелетов и пропускает ход.

# "No" to a question
log-no-marker = { $name } не выкладывает маркер.
log-no-merfolk = { $name } отказывается от маркера тритонов.
log-no-troll = { $name } не берёт жетон тролля.
log-no-horde = { $name } не ставит маркер в орду.
log-no-centaur = { $name } больше не играет отрядов.
log-no-wizard = { $name } не тянет карты.
log-no-raid = { $name } не идёт в набег.

# The end of an age and of the game
log-age-ended = Эпоха { $age } окончена. Третьего дракона вытягивает { $name }.
log-score = { $name } ({ $glory })
log-kingdom-scored = Слава за королевство { $kingdom }: { $scores }.
log-merfolk-scored = Слава за планшет тритонов: { $scores }.
log-giant-scored = { $name } получает за жетон гиганта { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.
log-raided = { $name } отправляет в набег { $count ->
        [1] один маркер
        [one] { $count } маркер
        [few] { $count } маркера
        [many] { $count } маркеров
       *[other] { $count } маркера
    } и получает { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.
log-bands-scored = { $name } получает { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    } за { $count ->
        [1] один отряд
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }.
log-standing = Слава после эпохи { $age }: { $scores }.
log-won = { $count ->
        [1] Побеждает { $names }
       *[other] Победу делят { $names }
    }: { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
        [many] { $glory } очков славы
       *[other] { $glory } очка славы
    }.

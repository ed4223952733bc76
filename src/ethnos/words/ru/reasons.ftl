### Reviews and hints: why a decision is better than another.

error-no-review = Разбора этой партии ещё нет.
error-not-your-review = Остановить разбор может только тот, кто его запросил.
error-too-many-reviews = Вы уже ждёте разбора. Дождитесь его или остановите.
error-too-many-reviews-today = Из вашей сети сегодня уже заказаны разборы ({ $count }), больше нельзя. Попробуйте завтра.

# Why a decision is better. Fragments, said under it: no capital letter, no full stop.
# $name: a player. $glory, $before, $count: numbers. $place: 1, 2 or 3
reason-skeletons = десять скелетов сразу выигрывают партию
reason-first = даёт первое место в королевстве { $kingdom }, слава в конце этой эпохи: { $glory }
reason-first-from = { $name } теряет первое место в королевстве { $kingdom }, слава в конце этой эпохи: { $glory }
reason-first-shared = даёт часть первого места в королевстве { $kingdom }, слава в конце этой эпохи: { $glory }
reason-place = { $place ->
        [2] даёт второе место
       *[3] даёт третье место
    } в королевстве { $kingdom }, слава в конце этой эпохи: { $glory }
reason-merfolk-place = { $place ->
        [1] даёт первое место
        [2] даёт второе место
       *[3] даёт третье место
    } на планшете тритонов, слава в конце этой эпохи: { $glory }
reason-marker = ещё один маркер в королевстве { $kingdom } (своих там: { $count })
reason-band = отряд из { $count ->
        [1] одной карты
        [one] { $count } карты
       *[other] { $count } карт
    }, слава в конце этой эпохи: { $glory }
reason-giant = даёт жетон гиганта, слава сразу: { $claim }, в конце этой эпохи: { $glory }
reason-swim = ведёт на ячейку { $space } планшета тритонов
reason-swim-marker = { $count ->
        [1] тритоны дают дополнительный маркер
        [one] тритоны дают { $count } дополнительный маркер
        [few] тритоны дают { $count } дополнительных маркера
       *[other] тритоны дают { $count } дополнительных маркеров
    }
reason-troll = жетон тролля { $value }, который решает ничьи
reason-horde = ещё один маркер в орде, слава за набег тогда: { $glory }
reason-raid = слава за набег сейчас: { $glory }
reason-raid-later = маркеры остаются в орде для большего набега
reason-elf = { $count ->
        [1] одна карта остаётся на руке
       *[other] на руке остаётся карт: до { $count }
    }
reason-wizard = даёт { $count ->
        [1] одну новую карту
        [one] { $count } новую карту
        [few] { $count } новые карты
       *[other] { $count } новых карт
    }
reason-centaur = позволяет сыграть ещё один отряд в тот же ход
reason-keep = оставляет для следующего отряда: { $cards-acc }
reason-grow = лучший отряд на руке тогда: карт { $count }, слава { $glory }. Карта: { $card }
reason-grow-marker = отряда хватит на маркер в королевстве { $kingdom }, слава там: { $glory } вместо { $before }. Карта: { $card }
reason-grow-hold = отряда хватит на маркер в королевстве { $kingdom }, где совсем близко { $name }. Карта: { $card }
reason-deny = { $name } собирает такие карты и эту не получит: { $card }
reason-draw = ни одна открытая карта не увеличивает лучший отряд на руке
reason-leaves = оставляет открытыми, а следующим ходит { $name }: { $cards-acc }
reason-leaves-wanted = оставляет открытым то, что собирает { $name }: { $cards-acc }
reason-no-marker = отряд слишком мал для маркера
reason-risk-age = { $count ->
        [1] следующий дракон закончит эпоху, и карта на руке пропадёт
        [one] следующий дракон закончит эпоху, и { $count } карта на руке пропадёт
        [few] следующий дракон закончит эпоху, и { $count } карты на руке пропадут
       *[other] следующий дракон закончит эпоху, и { $count } карт на руке пропадут
    }
reason-risk-draw = { $count ->
        [1] последняя карта колоды — дракон, который закончит эпоху
       *[other] одна из оставшихся в колоде карт ({ $count }) — дракон, который закончит эпоху
    }
reason-tried = чаще побеждает в пробных партиях
# $decision: the other one, as in “take Elf of Rhea”
reason-alike = в пробных партиях почти так же хорошо, как: { $decision }
reason-alone = других решений рассматривать не стоило
reason-by-chance = Другое решение оценено выше, но разница не больше случайной; выбор изменил бы только больший перевес.
reason-against = Против решения «{ $decision }»:

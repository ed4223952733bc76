### What things at the table pay now, and why, in Russian: with the numbers at hand.

# A kingdom or the Merfolk board. $age: a Roman numeral; the lists hold the three messages below
board-pays = Эпоха { $age }: { $places }.
board-pays-nothing = В эпоху { $age } здесь ничего не получить.
board-nobody = Здесь пока никого нет.
board-now = Если бы эпоха закончилась сейчас: { $scores }.
board-markers = Маркеры: { $standing }.
board-spaces = Ячейки: { $standing }.
board-trolls = Спор при равенстве решают жетоны троллей: { $standing }.
board-shared = При равенстве игроки делят то, что дают их места, с округлением вниз.
board-alone = Единственному здесь: { $glory }.
board-paid = Слава: { $scores }.
board-symbols = Кто дошёл до обведённой ячейки ({ $spaces }) или прошёл её, может выложить дополнительный маркер в любое королевство.
board-place = { $place ->
        [1] 1-е место
        [2] 2-е место
       *[3] 3-е место
    } { $glory }
board-has = { $name } ({ $count })
board-score = { $name } +{ $glory }

# Tokens, the Horde and bands
giant-now = Кто его берёт, сразу получает славу: { $claim }; у кого он в конце этой эпохи: { $glory }.
giant-beat = Его возьмёт следующий отряд гиганта, в котором больше { $count ->
        [1] одной карты
        [one] { $count } карты
       *[many] { $count } карт
    }.
giant-free = Его возьмёт первый отряд гиганта в этой эпохе.
horde-now = Слава за набег сейчас: { $glory }, с ещё одним маркером: { $more }.
horde-full = Слава за набег сейчас: { $glory }. Орда заполнена.
horde-asks = Слава за набег сейчас: { $glory }.
horde-paid = Слава за набег в конце этой эпохи: { $glory }.
troll-now = { $name } при равенстве: { $sum }.
troll-free = Пока ничей.
band-now = { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, слава: { $glory }. На карту больше: { $more }.
band-most = { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, слава: { $glory }. Больше отряд не даёт.
band-ladder = Слава по числу карт

# The preview of a band
marker-room = { $cards ->
        [1] одна карта
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, маркеров там: { $markers }
no-marker-leader = лидер — полурослик
no-marker-supply = у вас не осталось маркеров
no-marker-size = карт должно быть больше, чем маркеров там ({ $count })
now-elf = Оставьте { $count ->
        [1] одну карту
        [one] до { $count } карты
       *[many] до { $count } карт
    }
now-wizard = Вытяните { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
now-troll = Возьмите жетон тролля достоинством до { $count }
now-dwarf = При подсчёте считается за { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
now-minotaur = Для маркера считается за { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
now-giant = Берёт жетон гиганта, слава: { $glory }
now-giant-no = Без жетона гиганта: он у отряда из { $count ->
        [1] одной карты
        [one] { $count } карты
       *[many] { $count } карт
    }
one-more = на карту больше: { $glory }

# Why a line of the scoring sheet is what it is
why-bands = Карты → слава. { $bands }
why-raids = Маркеры → слава. { $raids }
why-giant = Жетон в конце эпохи — { $name }: { $glory }.
why-pair = { $count } → { $glory }
why-player = { $name }: { $list }

# The log
page-why = Почему?

# A first game
page-tip-goal = Цель — слава: у кого её больше всего после последней эпохи, тот победил. В конце каждой эпохи королевства дают её тем, у кого там больше маркеров, а каждый отряд приносит её по своему размеру.
page-tip-marker = Ваш первый маркер. В конце эпохи славу этого королевства получат те, у кого здесь больше маркеров; ваш останется и на следующие эпохи.
page-tip-scoring = Подсчёт эпохи: сначала королевства, затем планшеты и жетоны, затем отряды. Выберите строку, чтобы увидеть, почему она столько принесла.

### The table: what is asked, what can be answered, and the words around it.

# What the player to act is asked, and (.own) what they are asked themselves. $name: the player; $count: how many
ask-turn = { $name }: наймите бойца или сыграйте отряд.
    .own = Наймите бойца или сыграйте отряд.
ask-marker = { $name }: выложить маркер отряда?
    .own = Выложить маркер отряда?
ask-troll = { $name }: взять жетон тролля?
    .own = Взять жетон тролля?
ask-horde = { $name }: поставить маркер в орду?
    .own = Поставить маркер в орду?
ask-merfolk = { $name }: выложить маркер тритонов? ({ $count ->
        [1] остался один
        [one] остался { $count }
        [few] осталось { $count }
        [many] осталось { $count }
       *[other] осталось { $count }
    })
    .own = Выложить маркер тритонов? (осталось: { $count })
ask-centaur = { $name }: сыграть ещё один отряд?
    .own = Сыграть ещё один отряд? Выберите его карты или откажитесь.
ask-keep = { $name }: оставить { $count ->
        [1] одну карту
        [one] до { $count } карты
        [few] до { $count } карт
        [many] до { $count } карт
       *[other] до { $count } карты
    }?
    .own = Оставить { $count ->
            [1] одну карту
            [one] до { $count } карты
           *[many] до { $count } карт
        }?
ask-wizard = { $name }: вытянуть { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }?
    .own = Вытянуть { $count ->
            [1] одну карту
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }?
ask-raid = { $name }: пойти в набег сейчас?
    .own = Пойти в набег сейчас?
ask-deal = Сейчас начнётся раздача следующей эпохи.
ask-over = Игра окончена.

# What can be answered
do-draw = тянуть из колоды
do-take = взять { $card-acc }
do-band = сыграть { $count ->
        [1] только { $leader-acc }
        [one] { $count } карту: { $cards }; лидер — { $leader }
        [few] { $count } карты: { $cards }; лидер — { $leader }
        [many] { $count } карт: { $cards }; лидер — { $leader }
       *[other] { $count } карты: { $cards }; лидер — { $leader }
    }
do-skeletons = сыграть десять скелетов
do-pass = пропустить ход
do-marker = маркер в королевство { $kingdom }
do-troll = жетон тролля { $value }
do-horde = маркер в орду
do-keep = оставить { $cards-acc }
do-conjure = тянуть карты (волшебник)
do-raid = пойти в набег
do-no-marker = без маркера
do-no-troll = без жетона тролля
do-no-horde = без маркера в орде
do-no-merfolk = без маркера тритонов
do-no-centaur = больше не играть отрядов
do-no-wizard = не тянуть карты
do-no-raid = не идти в набег

# Headings
table-age = Эпоха { $age }
table-turn = Ход { $turn }
table-player = Игрок
table-glory = Слава
table-hand = Рука
table-row = Открытые карты
table-deck = Колода
table-dragons = Драконы
table-bands = Отряды
table-markers = Маркеры
table-tokens = Жетоны
table-horde = Орда
table-merfolk = Тритоны
table-trolls = Тролли
table-giant = Гигант
table-place = Место
table-kingdoms = Королевства
table-raids = Набеги
table-total = Итого
table-sheet = Подсчёт эпохи { $age }
table-result = Итоговые места
table-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
table-seat = Игрок { $seat }
table-keys = Enter: следующий ход · b: назад · a: следующая эпоха · число: этот ход эпохи · e: конец · q: выход
table-saved = Позиция сохранена: { $file }

# The rules reference at the command line
table-topics = Темы правил

# The verdicts of `ethnos verify`
verify-legal = Все решения допустимы: { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }.
verify-result = Результат следует из этих решений.
verify-open = Игра ещё не окончена.
verify-fair = Раздачи честные: секрет соответствует обязательству, и каждое перемешивание следует из секрета и чисел игроков.
verify-simulated = Это раздачи серии { $seed }, игры { $game }. Честность смоделированной игры не гарантируется.
verify-given = Раздачи указаны в самой записи и могли быть подобраны: честность не гарантируется.

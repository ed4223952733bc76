### The review of a game: what each decision was worth, and what was better.

review-title = Разбор
review-what = Игроков: { $players }. { $count ->
        [0] Пока никто не победил.
        [one] Победа: { $names }.
        [few] Общая победа: { $names }.
       *[other] Общая победа: { $names }.
    }
review-summary = Итог
# $place: 1 to 6
review-place = { $place ->
        [1] Первое место
        [2] Второе место
        [3] Третье место
        [4] Четвёртое место
        [5] Пятое место
       *[6] Шестое место
    }, слава: { $glory }
review-glory = Слава: { $glory }
review-unfinished = игра не доиграна
review-behind = на { $glory } меньше, чем у игрока { $name }
review-ahead = на { $glory } больше, чем у игрока { $name }
review-level = столько же, сколько у игрока { $name }
review-accuracy = точность
# Points are hundredths of the chance to win
review-fall = Шанс в процентных пунктах: с { $start } до { $end }
review-fall-start = Начало
review-fall-luck = Удача
review-fall-own = Своя игра
review-fall-others = Чужие ошибки

review-chances = Шанс на победу в процентах
review-chances-now = Шансы в этот момент
review-curve-text = Шансы всех на победу по ходу игры. В конце: { $ends }.
review-moment = Момент игры
review-key-turning = перелом, в форме игрока
review-key-dragon = Дракон
review-for = Для
review-dragon = Дракон { $number }, эпоха { $age }, ход { $turn }
# $way: up or down; $points: how far
review-turning = Перелом: { $name }, { $way ->
        [up] плюс { $points } п. п.
       *[down] минус { $points } п. п.
    }
review-age-turn = Эпоха { $age }, ход { $turn }

review-decisions = Решения
review-show = Показать
review-all = Все
review-to-learn = Для учёбы
review-nothing-to-learn = Ни одной заметной ошибки. Хорошая игра.
review-no-decisions = Выбора здесь ни разу не было.
review-grade-best = Лучшее
review-grade-good = Хорошее
review-grade-inaccuracy = Неточность
review-grade-mistake = Ошибка
review-grade-blunder = Грубая ошибка
review-grade-forced = Без выбора
review-did-take = Взято
review-did-draw = Из колоды
review-did-band = Отряд
review-did-pass = Пас
review-did-marker = Маркер
review-did-troll = Жетон тролля
review-did-horde = Орда
review-did-keep = Оставлено
review-did-conjure = Волшебник тянет
review-did-raid = Набег
review-did-decline = Отказ

review-panel = Решение
review-before = Предыдущее решение
review-next = Следующее решение
review-nth = { $nth } из { $count } решений
review-played = Сыграно
review-better = Лучше
review-band = { $count ->
        [1] { $leader } в одиночку
        [one] отряд из { $count } карты, лидер: { $leader }
        [few] отряд из { $count } карт, лидер: { $leader }
       *[other] отряд из { $count } карт, лидер: { $leader }
    }
review-percent = { $percent } %
review-in-trials = в пробных партиях
review-in-trials-tip = Столько решение обещало в пробных партиях с этого места. Кривая соотносит шансы всех игроков так, чтобы в сумме выходило 100 %, поэтому её число может отличаться. Здесь важна разница между решениями.
# $points: with its sign; $count: without
review-gain = { $count ->
        [one] { $points } процентный пункт
        [few] { $points } процентных пункта
       *[other] { $points } процентных пунктов
    }
review-alike = Почти нет разницы
review-nothing-better = Лучшего не было
review-forced = Выбора не было
review-others = { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[other] Ещё { $count } вариантов
    }
review-show-it = Показать
review-try = Попробовать
review-shared = Кто откроет эту ссылку, увидит игру в этот момент и сможет пройти её отсюда по шагам.
review-shared-whole = Кто откроет эту ссылку, увидит этот разбор в этот момент игры.
review-moments = Моменты для учёбы

review-shown-before = До этого
review-shown-played = Сыграно
review-shown-better = Лучше
review-ring-was = сыграно
review-ring-better = лучше
review-cards-then = Карты в этот момент
review-hand-of = Рука: { $name }

review-waits = Одну минуту…
review-runs = Архонт рассматривает каждое решение этой игры.
review-progress = Ход разбора
review-stop = Остановить
review-stopped = Разбор остановлен.
review-failed = Разбор не удался.
review-again = Попробовать снова
review-open-again = Этот разбор относится к файлу, открытому в другом месте. Откройте файл здесь, чтобы его увидеть.

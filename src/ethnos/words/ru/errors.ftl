### What is wrong, and what would be right.

# $reason: one of the messages below; $decisions: a list of legal decisions
error-refused = { $reason } Сейчас можно: { $decisions }.
error-and-more = и ещё { $count }

error-not-your-turn = Сейчас ходит { $turn }, а не { $name }.
error-game-over = Игра окончена.
error-waits-for-deal = Карты следующей эпохи ещё не розданы.
error-wrong-question = Это не ответ на заданный вопрос.
error-hand-full = На руке десять карт: нужно сыграть отряд.
error-not-in-row = Среди открытых карт нет { $card-gen }.
error-not-held = На руке нет { $card-gen } или таких карт не хватает.
error-band-mixed = Карты отряда должны быть одного племени или одного королевства.
error-skeleton-leads = Скелет не может быть лидером отряда.
error-leader-outside = Лидером должна быть одна из карт отряда.
error-band-without-leader = Без лидера бывает только отряд из десяти скелетов, и только если эта настройка включена.
error-marker-barred = Этот отряд не может выложить маркер в королевство { $kingdom }.
error-troll-barred = Жетон тролля { $value } уже взят или слишком велик для этого отряда.
error-keep-too-many = Оставить можно не больше { $limit ->
        [1] одной карты
        [one] { $limit } карты
        [few] { $limit } карт
        [many] { $limit } карт
       *[other] { $limit } карты
    }, а выбрано { $count }.
error-nothing-to-undo = Отменять нечего.
error-no-seat = Места { $seat } нет: есть места от 0 до { $last }.
error-still-secret = Эта игра с честной раздачей ещё идёт: её запись раскрыла бы все будущие карты.

# Records. $line and $column count from 1
error-record-at = Строка { $line }, столбец { $column }: { $reason }
error-record-not-ours = Это не запись игры «Этнос»: первой должна идти строка «{ $expected }».
error-record-version = Эта запись сделана для версии правил { $version }, а программа играет по версии { $ours }.
error-record-expected = Ожидается: { $expected }; найдено: «{ $found }».
error-record-missing = Не хватает строки «{ $field }».
error-record-twice = Строка «{ $field }» стоит здесь второй раз.
error-record-unknown = «{ $found }» здесь ничего не значит.
error-record-cut = Строка обрывается раньше, чем сказано, что было решено. Не пропал ли конец файла?
error-record-turn = Здесь должен идти ход { $expected }, а не { $found }.
error-record-seat = Здесь очередь места { $expected }, а не { $found }.
error-record-drawn = Дальше в колоде { $expected }, а не { $found }.
error-record-after-end = После конца игры ничего быть не может.
error-record-setup = Такая подготовка к игре невозможна: { $found }
error-record-tribe = Племени «{ $found }» нет. В записях племена названы по-английски: { $tribes }
error-record-deal = Эти карты не следуют из указанных выше раздач.
error-record-commitment = Секрет не соответствует обязательству.
error-record-result = Результат — { $expected }, а не { $found }.
error-record-comment = В комментарии может быть не больше { $most } знаков.
error-record-variation-start = Вариант должен стоять после решения, которое он заменяет.
error-record-variation-depth = Варианты можно вкладывать не глубже { $most }.
error-record-variation-empty = Этот вариант пуст.
error-record-variation-open = Вариант не закрыт.
error-record-study-size = В студии может быть не больше { $most } решений.

### The page: home, table and everything around them.

# Home
page-home = Ethnos, на главную
page-hero-1 = Шесть королевств.
page-hero-2 = Двенадцать племён.
page-hero-3 = Три дракона.
page-hero-text = Собирайте бойцов, ведите их отрядами и удерживайте королевства, когда явится третий дракон.
page-play-now = Играть сейчас
page-play-note = Вы и три бота. Без регистрации, один клик.
page-people = Играть с людьми
page-new = Новый стол
page-new-text = 2–6 игроков, все настройки с пояснениями
page-device = Несколько человек, одно устройство
page-device-text = занавес между ходами
page-join-code = Войти по коду
page-join-text = или откройте ссылку или QR-код от друзей
page-open = Открытые столы
page-open-none = Сейчас ни один стол не ждёт игроков.
page-watch = Игры для зрителей
page-watch-one = Смотреть
page-watch-none = Сейчас нет игр, открытых для зрителей.
page-nobody = Пока никого
page-table-of = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }, свободно: { $free }
page-guest = Гость
page-sit = Сесть
page-games = Ваши игры
page-waits-for = Ходит { $name }
page-resume = Продолжить
page-from-record = Продолжить по записи
page-from-record-text = сохранённая или неоконченная игра
page-rules = Правила
page-rules-text = с поиском, в любой момент по клавише ?
page-rules-all = Все темы
page-search = Поиск по правилам
page-search-none = Ничего не найдено.
page-language = Язык
page-theme = Тема
page-theme-system = Как в системе
page-theme-light = Светлая
page-theme-dark = Тёмная
page-menu = Меню
page-settings = Настройки
page-speed = Скорость чужих ходов
page-speed-none = Сразу
page-sounds = Звуки
page-notify = Уведомлять о моём ходе
page-tips = Короткие советы в первой игре
page-close = Закрыть
page-about = О программе и авторах
page-about-game = Неофициальная версия настольной игры «Этнос» (Ethnos), автор — Паоло Мори. Изданные иллюстрации и тексты не используются.
page-about-icons = Поле, карты и маркеры нарисованы заново. Рисунки и шрифты других авторов:
page-about-free = Это свободная программа под лицензией MIT.

# A new table
page-players = Игроки
page-two-ages = Два или три игрока: две эпохи, пять племён.
page-three-ages = От четырёх до шести игроков: три эпохи, шесть племён.
page-seat-me = Человек за этим устройством
page-seat-open = Свободно, для друзей
page-seat-novice = Бот: Новичок
page-seat-steward = Бот: Управитель
page-preset = Издание
page-preset-standard = Стандарт
page-preset-english = Английская книга
page-preset-german = Немецкая памятка
page-preset-polish = Польская книга
page-preset-czech = Чешская книга
page-preset-russian = Русская книга
page-preset-japanese = Японская книга
page-preset-text = Печатные книги расходятся в мелочах: кто начинает следующие эпохи, десять скелетов, планшет тритонов. См. «Настройки» в правилах.
page-clock = Часы
page-clock-none = Нет: никто не спешит
page-clock-turn = 90 секунд на ход
page-clock-reserve = 15 минут на игру и ещё 10 секунд за каждый ход
page-tribes = Племена в игре
page-tribes-text = Выбрано: { $count }. Выберите { $wanted } или ни одного: тогда решит случай.
page-open-text = Показать этот стол на главной странице: незнакомые люди смогут занять свободные места и смотреть игру, если это разрешено
page-hints-text = Подсказки разрешены
page-spectators-text = Другие могут смотреть: те, у кого есть ссылка, а если стол показан на главной странице, то все. Карт на руке они никогда не видят.
page-cancel = Отмена
page-lay = Открыть стол
page-lobby = За столом
page-free = свободно
page-add-bot = Посадить бота
page-sit-here = Человек за этим устройством
page-invite = Друзья присоединятся по этой ссылке, QR-коду или коду:
page-qr = QR-код ссылки
page-copy = Копировать ссылку
page-copied = Скопировано
page-committed = Честная раздача: закреплена обязательством { $commitment }… до того, как кто-либо сел за стол.
page-start = Начать игру

# The table
page-your-turn = Ваш ход.
page-turn-tag = ваш ход
page-thinking = { $name } думает.
page-ages = Эпохи
page-map = Карта шести королевств
page-log = Ход игры
page-bot = бот
page-away = нет на месте
page-lost = Связь потеряна. Пробую снова.
page-open-player = { $name }: все отряды
page-chip = { $card }: { $text }
page-glory-tip = Слава: у кого её больше всего после последней эпохи, тот победил.
page-hand-tip = { $name }: на руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
page-horde = Орда: { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[many] { $count } маркеров
    }, слава за набег: { $glory }.
page-giant-token = жетон гиганта, отряд из { $count ->
        [1] одной карты
        [one] { $count } карты
       *[many] { $count } карт
    }
page-troll-token = Жетон тролля { $value }
page-kingdom-tip = { $kingdom }. Жетоны славы по эпохам: { $tokens }. Маркеры: { $markers }.
page-merfolk-tip = Сейчас: { $places }.
page-deck = Колода, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }: тянуть
page-deck-tip = Вытяните верхнюю карту колоды. В её нижней половине прячутся три дракона.
page-dragons = Вышло драконов: { $count } из 3
page-dragons-tip = Третий дракон сразу завершает эпоху.
page-row-empty = Открытых карт нет.
page-hand = Ваша рука
page-hand-empty = На руке нет карт.
page-hand-full = Десять карт: нужно сыграть отряд.
page-sort = Сортировка
page-sort-tribe = Племя
page-sort-kingdom = Королевство
page-leads = { $card }, лидер
page-leader = Лидер
page-band = Отряд: { $count }
page-no-marker = Без маркера
page-no-marker-why = отряд мал для маркеров там, или лидер — полурослик
page-marker-in = Маркер: { $kingdom }
page-marker-place = выложить
page-marker-any = Маркер: одно из { $count } королевств
page-swim = С ячейки { $start } на { $end }; дополнительные маркеры: { $count }
page-glory-end = Слава в конце эпохи: { $glory }
page-skeletons-leave = Раньше уйдут скелеты: { $count }
page-skeletons-win = Десять скелетов сразу приносят победу.
page-to-row = К открытым: { $count }
page-keeps = из них вы оставите до { $count }
page-needs-leader = Скелет не бывает лидером: выберите ещё кого-нибудь.
page-on-map = Выберите на карте или здесь.
page-on-tokens = Выберите жетон рядом с колодой или здесь.
page-keep-how = Выберите, что оставить на руке: { $count } из { $limit }.
page-keep = Оставить: { $count }
page-turn-how = Возьмите открытую карту или карту из колоды либо выберите карты одного племени или одного королевства и сыграйте отряд.
page-ahead = Можно заранее разложить и выбрать карты.
page-hint = Подсказка
page-hint-wait = Управитель думает…
page-hint-do = Так и сделать
page-undo = Отменить
page-undo-asked = { $name } хочет отменить решение.
page-yes = Да
page-no = Нет
page-clear = Очистить
page-play-band = Сыграть
page-say = Сказать что-нибудь
page-stand-in = Пусть бот играет за меня
page-return = Вернуться в игру
page-supply = Маркеры в запасе
page-no-bands = В этой эпохе отрядов ещё нет.
page-known = Известные карты на руке
page-curtain = Сейчас ходит { $name }.
page-curtain-how = Передайте устройство. Пока занавес не поднят, карт не видит никто.
page-curtain-open = Я — { $name }
page-next = Дальше
page-back = Назад
page-skip = Пропустить всё
page-go-on = Продолжить
page-run = Пуск
page-pause = Пауза
page-by-skeletons = Десять скелетов сразу принесли победу.
page-source-kingdoms = Королевства
page-source-merfolk = Тритоны
page-source-giant = Гигант
page-source-raids = Набеги
page-source-bands = Отряды
page-not-fair = Игра составлена по записи: на честность раздач она не претендует.
page-record = Скачать запись
page-replay = Просмотреть игру
page-rematch = Сыграть ещё

# A first game
page-tip-begin = Ваша цель: отряды одного племени или одного королевства. Берите карты, подходящие к вашим; наведите курсор на что угодно или удержите палец, чтобы увидеть объяснение.
page-tip-pairs = Отряд выкладывает маркер в королевство лидера, если карт в нём больше, чем ваших маркеров там (вдвоём — чем маркеров обоих игроков). Остаток руки уходит к открытым картам.
page-tip-preview = Здесь видно, что сделает отряд. Другой лидер — другое королевство или другая способность.
page-tip-dragon = Дракон! Третий сразу завершит эпоху, а карты на руке ничего не дадут: играйте отряды вовремя.
page-tip-ok = Понятно
page-tip-stop = Больше без советов

# Fair deals, checked at the end
page-fair-checking = Честная раздача: идёт проверка…
page-fair-good = Честная раздача: этот браузер её проверил, всё сходится.
page-fair-bad = Раздачи не сходятся с обещанным. То, что не сошлось, отмечено.
page-fair-not = Не сходится:
page-fair-unsafe = Браузер проверяет раздачи только по адресу https или на том компьютере, где работает сервер. Этот адрес ни то ни другое; проверьте вместо этого запись.
page-fair-failed = Проверить раздачи здесь не удалось: { $reason }
page-fair-commitment = Раскрытый теперь секрет соответствует обязательству { $commitment }…
page-fair-promised = Именно это обязательство браузер видел до того, как передал ваше число.
page-fair-number = Ваше число есть среди тех, по которым перемешаны карты.
page-fair-no-number = Этот браузер не давал числа за этим столом, поэтому проверить здесь, взято ли ваше, нельзя.
page-fair-shuffles = Каждое перемешивание повторено из секрета и чисел: племена, жетоны славы, первый игрок и колода каждой эпохи те же, что в игре.
page-fair-cards = Показанные вам карты выходят из этих колод в этом порядке: первые открытые карты, ваши карты на руке, всё взятое вами, каждый дракон.
page-fair-yourself = Не верьте этой странице на слово. Скачайте запись и выполните:

# Moving a seat to another device
page-link = Ссылка
page-link-local = Этот адрес работает только на этом компьютере. Для других устройств откройте страницу по адресу сервера в вашей сети.
page-move = Перенести моё место на другое устройство
page-move-how = Откройте эту ссылку на другом устройстве или отсканируйте им код. Она действует один раз, до { $time }.
page-move-then = Ваше место вместе с картами и ходом сразу перейдёт туда. Это устройство его отдаст и сможет смотреть дальше, если стол это разрешает. Вернуть место можно оттуда тем же способом.
page-move-here = Продолжить игру на этом устройстве
page-move-here-text = Место по этой ссылке перейдёт сюда вместе с картами и ходом; прежнее устройство его отдаст.
page-move-take = Занять место здесь
page-moved = Ваше место теперь на другом устройстве
page-moved-text = Играйте дальше там. Это устройство отдало место; смотреть оно может, если стол это разрешает.

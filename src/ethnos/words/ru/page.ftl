### The page: home, table and everything around them.

# Home
page-home = Ethnos, на главную
page-hero-1 = Шесть королевств.
page-hero-2 = Двенадцать племён.
page-hero-3 = Три дракона.
page-hero-text = Собирай союзников, веди их отрядами и удерживай королевства, когда явится третий дракон.
page-play-now = Играть сейчас
page-play-note = Ты и три бота. Без регистрации, один клик.
page-people = Играть с людьми
page-new = Новый стол
page-new-text = 2–6 игроков, все настройки с пояснениями
page-device = Несколько человек, одно устройство
page-device-text = занавес между ходами
page-join-code = Войти по коду
page-join-text = или открой ссылку или QR-код друга
page-open = Открытые столы
page-open-none = Сейчас никто не ждёт игроков.
page-watch = Партии для зрителей
page-watch-one = Смотреть
page-watch-none = Сейчас нет партий, открытых для зрителей.
page-nobody = Пока никого
page-table-of = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }, свободно: { $free }
page-guest = Гость
page-sit = Сесть
page-games = Твои игры
page-waits-for = Ходит { $name }
page-resume = Продолжить
page-from-record = Продолжить по записи
page-from-record-text = сохранённая игра
page-rules = Правила
page-rules-text = с поиском, клавиша ?
page-rules-all = Все темы
page-search = Поиск по правилам
page-search-none = Ничего не найдено.
page-language = Язык
page-theme = Светлая или тёмная тема
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
page-about = О программе
page-about-game = Неофициальная версия настольной игры Ethnos, автор Паоло Мори. Изданные иллюстрации и тексты не используются.
page-about-icons = Карта, карты и маркеры нарисованы нами. Чужие рисунки и шрифты:
page-about-free = Программа свободна, лицензия MIT.

# A new table
page-players = Игроки
page-two-ages = Два или три игрока: две эпохи, пять племён.
page-three-ages = От четырёх до шести игроков: три эпохи, шесть племён.
page-seat-me = Игрок здесь
page-seat-open = Свободно, для друга
page-seat-novice = Бот: новичок
page-seat-steward = Бот: управитель
page-preset = Правила по
page-preset-standard = Стандарт
page-preset-english = Английская книга
page-preset-german = Немецкий лист
page-preset-polish = Польская книга
page-preset-czech = Чешская книга
page-preset-russian = Русская книга
page-preset-japanese = Японская книга
page-preset-text = Книги расходятся в мелочах: кто начинает следующие эпохи, десять скелетов, планшет тритонов. См. «Варианты» в правилах.
page-clock = Часы
page-clock-none = Нет: никто не спешит
page-clock-turn = 90 секунд на ход
page-clock-reserve = 15 минут на игру и 10 секунд за ход
page-tribes = Племена в игре
page-tribes-text = Выбрано: { $count }. Выбери { $wanted } или ни одного для случайных.
page-open-text = Показать этот стол на главной странице: незнакомцы могут занять свободные места и смотреть партию, если это разрешено
page-hints-text = Подсказки разрешены
page-spectators-text = Другие могут смотреть: те, у кого есть ссылка, а если стол показан на главной странице, то все. Карт в руке они никогда не видят.
page-cancel = Отмена
page-lay = Накрыть стол
page-lobby = За столом
page-free = свободно
page-add-bot = Посадить бота
page-sit-here = Кто-то здесь
page-invite = Друзья входят по ссылке, QR или коду:
page-qr = QR-код ссылки
page-copy = Копировать ссылку
page-copied = Скопировано
page-committed = Честная раздача: закреплена отпечатком { $commitment }… до посадки игроков.
page-start = Начать игру

# The table
page-your-turn = Твой ход.
page-turn-tag = твой ход
page-thinking = { $name } думает.
page-ages = Эпохи
page-map = Карта шести королевств
page-log = Что произошло
page-bot = бот
page-away = нет на месте
page-lost = Связь потеряна. Пробую снова.
page-open-player = { $name }: все отряды
page-chip = { $card }: { $text }
page-glory-tip = Слава: у кого её больше после последней эпохи, тот победил.
page-hand-tip = { $name }: в руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
page-horde = Орда: { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[other] { $count } маркеров
    }, набег даёт { $glory } славы.
page-giant-token = жетон гиганта, отряд из { $count }
page-kingdom-tip = { $kingdom }. Жетоны эпох: { $tokens }. Маркеры: { $markers }.
page-merfolk-tip = Сейчас: { $places }.
page-deck = Колода, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }: взять
page-deck-tip = Возьми верхнюю карту. В нижней половине скрыты три дракона.
page-dragons = Драконы: { $count } из 3
page-dragons-tip = Третий дракон сразу завершает эпоху.
page-row-empty = Открытых карт нет.
page-hand = Твоя рука
page-hand-empty = В руке нет карт.
page-hand-full = Десять карт: нужно сыграть отряд.
page-sort = Сортировка
page-sort-tribe = Племя
page-sort-kingdom = Королевство
page-leads = { $card }, ведёт
page-leader = Лидер
page-band = Отряд: { $count }
page-no-marker = Без маркера
page-no-marker-why = мал для маркеров там или ведёт полурослик
page-marker-in = Маркер: { $kingdom }
page-marker-place = поставить
page-marker-any = Маркер: одно из { $count } королевств
page-swim = Плыть с { $start } на { $end }; даровых маркеров: { $count }
page-glory-end = Слава в конце эпохи: { $glory }
page-skeletons-leave = Скелеты уйдут раньше: { $count }
page-to-row = К открытым: { $count }
page-keeps = оставишь себе до { $count }
page-needs-leader = Скелет не ведёт отряд: выбери ещё кого-то.
page-on-map = Выбери на карте или здесь.
page-keep-how = Выбери, что оставить: { $count } из { $limit }.
page-keep = Оставить: { $count }
page-turn-how = Возьми карту из открытых или колоды либо выбери карты одного племени или королевства для отряда.
page-ahead = Можно заранее разложить и выбрать карты.
page-hint = Подсказка
page-hint-wait = Управитель думает …
page-hint-do = Так и сделать
page-undo = Отменить
page-undo-asked = { $name } хочет вернуть ход.
page-yes = Да
page-no = Нет
page-clear = Сбросить
page-play-band = Сыграть отряд
page-say = Сказать
page-stand-in = Пусть бот играет за меня
page-return = Снова играть самому
page-player-sum = Слава { $glory }, в руке { $count }, маркеров { $supply }
page-no-bands = В этой эпохе отрядов ещё нет.
page-known = Известно в руке
page-curtain = Теперь ходит { $name }.
page-curtain-how = Передай устройство. Карты видны только после занавеса.
page-curtain-open = Я { $name }
page-next = Дальше
page-back = Назад
page-skip = Пропустить
page-go-on = Продолжить
page-run = Пуск
page-pause = Пауза
page-by-skeletons = Десять скелетов сразу принесли победу.
page-source-kingdoms = Королевства
page-source-merfolk = Тритоны
page-source-giant = Гигант
page-source-raids = Набеги
page-source-bands = Отряды
page-fair = Честная раздача: в записи секрет за { $commitment }… и числа игроков; докажет `ethnos verify`.
page-not-fair = По записи: честность раздачи не заявлена.
page-record = Скачать запись
page-replay = Просмотреть партию
page-rematch = Сыграть ещё

# A first game
page-tip-begin = Цель: отряды одного племени или королевства. Бери подходящие карты; наведи или удержи что угодно, чтобы узнать больше.
page-tip-pairs = Отряд ставит маркер в королевство лидера, если карт больше, чем твоих маркеров там. Остаток руки открывается для всех.
page-tip-preview = Здесь видно, что сделает отряд. Другой лидер — другое королевство или сила.
page-tip-dragon = Дракон! Третий сразу завершит эпоху, а рука ничего не даст: играй отряды вовремя.
page-tip-ok = Понятно
page-tip-stop = Больше не надо

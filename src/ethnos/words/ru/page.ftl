### The page: home, table and everything around them.

# Home
page-home = На главную
page-hero-1 = Шесть королевств.
page-hero-2 = Двенадцать племён.
page-hero-3 = Три дракона.
page-hero-text = Собирайте бойцов, выводите их отрядами и владейте королевствами, когда появится третий дракон.
page-play-now = Играть сейчас
page-learn = Обучение
page-puzzles = Задачи
page-puzzles-text = одна в день и сколько угодно ещё
page-people = Играть с людьми
page-new = Новый стол
page-new-text = 2–6 игроков, все настройки с пояснениями
page-device = Несколько игроков, одно устройство
page-device-text = Между ходами карты скрыты
page-companion = Помощник
page-companion-text = Для вашей коробки: жребий, подготовка, счёт
page-join-code = Войти по коду
page-join-text = либо откройте ссылку или QR-код друга
page-open = Открытые столы
page-open-none = Сейчас нет открытых столов.
page-watch = Смотреть игры
page-watch-one = Смотреть
page-watch-none = Сейчас нет игр для просмотра.
page-nobody = Пока никого
page-table-of = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }, свободно: { $free }
page-guest = Гость
page-sit = Сесть
page-games = Ваши игры
page-games-all = Показать все ({ $count })
page-waits-for = Ходит { $name }
page-resume = Вернуться к игре
page-see-result = Результат
page-from-record = Загрузить сохранённую игру
page-from-record-text = из файла записи
page-study = Изучить игру
page-study-text = с движком под рукой и своими вариантами
page-rules = Правила
page-rules-text = С поиском. Клавиша ? — в любой момент.
page-rules-search = С поиском.
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
page-speed = Темп ботов
page-speed-slow = Неспешно
page-speed-human = Как человек
page-speed-quick = Быстро
page-speed-none = Мгновенно
page-speed-text = Неспешно и как человек: боты думают перед каждым ходом.
page-sounds = Звук
page-notify = Уведомлять о моём ходе
page-tips = Показывать советы в первой игре
page-close = Закрыть
page-about = О программе и авторах
page-about-game = Неофициальная версия настольной игры «Этнос» (Ethnos), автор — Паоло Мори. Изданные иллюстрации и тексты не используются.
page-about-icons = Поле, карты и маркеры нарисованы заново. Рисунки и шрифты других авторов:
page-about-free = Это свободная программа под лицензией MIT.

# A new table
page-players = Игроки
page-two-ages = Два или три игрока: две эпохи, пять племён.
page-three-ages = От четырёх до шести игроков: три эпохи, шесть племён.
page-seat-me = Игрок за этим устройством
page-seat-open = Свободное место
page-preset = Правила
page-preset-standard = Стандарт
page-preset-english = Английские правила
page-preset-german = Немецкая памятка
page-preset-polish = Польские правила
page-preset-czech = Чешские правила
page-preset-russian = Русские правила
page-preset-japanese = Японские правила
page-preset-text = Печатные правила расходятся в мелочах: кто начинает следующие эпохи, десять скелетов, планшет тритонов. См. «Настройки» в правилах.
page-rules-single = Отдельные правила
page-rules-books = Где так: { $books }
option-o1 = Кто начинает следующие эпохи
option-o2 = Десять скелетов
option-o3 = Планшет тритонов
option-o5 = Жетоны троллей
way-least-starts = игрок с наименьшей славой
way-drawer-starts = игрок, вытянувший третьего дракона
way-skeletons-pass = с такой рукой ход пропускают
way-skeletons-win = сыгранные вместе, сразу побеждают
way-merfolk-places = очки за 1-е, 2-е и 3-е место, как в королевстве
way-merfolk-leader = очки только у того, кто дальше всех
way-trolls-kingdoms = решают спор только в королевствах
way-trolls-everywhere = решают спор и на планшете тритонов
page-clock = Ограничение времени
page-clock-none = Без ограничения
page-clock-turn = 90 секунд на ход
page-clock-reserve = 15 минут на игру и 10 секунд за каждый ход
page-tribes = Племена в игре
page-tribes-text = Выбрано: { $count }. Выберите { $wanted } или ни одного: тогда решит случай.
page-open-text = Показать этот стол на главной странице: любой сможет занять свободное место и смотреть игру, если зрители разрешены
page-hints-text = Разрешить подсказки
page-spectators-text = Разрешить зрителей: всех, у кого есть ссылка, а если стол показан на главной странице, то вообще всех. Карт на руке они никогда не видят.
page-cancel = Отмена
page-lay = Создать стол
page-lobby = Ожидание игроков
page-free = Свободное место
page-add-bot = Добавить бота
page-sit-here = Игрок за этим устройством
page-kept = место для: { $name }
page-free-seat = Освободить место
page-send-away = Удалить
page-stand-up = Встать
page-invite-seat = Пригласить
page-invite-seat-text = Кто первым откроет эту ссылку в течение суток, сможет сесть сюда:
page-invited = Приглашение за этот стол
page-invite = Друзья могут войти по этой ссылке, QR-коду или коду стола:
page-qr = QR-код ссылки
page-copy = Копировать ссылку
page-copied = Скопировано
page-committed = Честность можно проверить: перемешивания закреплены ({ $commitment }…) до того, как кто-либо сел за стол.
page-start = Начать игру

# The table
page-your-turn = Ваш ход.
page-turn-tag = ваш ход
page-thinking = { $name } думает…
page-ages = Эпохи
page-map = Карта шести королевств
page-log = Журнал игры
page-log-newest = К новым
page-bot = бот
page-away = нет на месте
page-lost = Связь потеряна. Переподключаемся…
page-unreached = Ответа нет: нет связи с сервером. Когда она восстановится, попробуйте ещё раз.
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
page-giant-token = Жетон гиганта, отряд из { $count ->
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
page-deck-tip = Вытяните верхнюю карту колоды. В начале каждой эпохи в её нижней половине лежат три дракона.
page-dragons = Вышло драконов: { $count } из 3
page-dragons-tip = Третий дракон сразу завершает эпоху.
page-row-empty = Открытых карт нет.
page-hand = Ваша рука
page-hand-empty = На руке нет карт.
page-hand-full = Рука полна: нужно сыграть отряд.
page-sort = Сортировка
page-sort-tribe = Племя
page-sort-kingdom = Королевство
page-leads = { $card }, лидер
page-leader = Лидер
page-band = Отряд: { $count }
page-no-marker = Без маркера
page-marker-in = Маркер: { $kingdom }
page-marker-place = выложить
page-marker-any = Маркер: одно из { $count } королевств
page-swim = Тритоны: с ячейки { $start } на { $end }; дополнительные маркеры: { $count }
page-glory-end = Слава в конце эпохи: { $glory }
page-skeletons-leave = Раньше уйдут скелеты: { $count }
page-skeletons-win = Десять скелетов сразу приносят победу.
page-to-row = В открытые карты: { $count }
page-keeps = из них вы оставите до { $count }
page-needs-leader = Скелет не бывает лидером: добавьте другую карту.
page-on-map = Выберите на карте или здесь.
page-on-tokens = Выберите жетон рядом с колодой или здесь.
page-keep-how = Выберите, что оставить на руке: { $count } из { $limit }.
page-keep = Оставить: { $count }
page-turn-how = Возьмите открытую карту или карту из колоды либо выберите карты одного племени или одного королевства и сыграйте отряд.
page-ahead = Пока можно разложить и выбрать карты.
page-hint = Подсказка
page-hint-wait = Думаю…
page-hint-do = Сыграть так
page-hint-all = Всё, что было взвешено
page-undo = Отменить
page-undo-asked = { $name } хочет отменить решение. Разрешить?
page-yes = Да
page-no = Нет
page-clear = Снять выбор
page-play-band = Сыграть
page-say = Чат
page-stand-in = Пусть бот играет за меня
page-stand-in-text = На вашем месте играет бот, пока вы не вернёте управление. Когда за столом одни боты, игра может скоро закончиться.
page-stand-in-sure = Да, пусть играет
page-return = Вернуть управление
page-manners = Люди за столом
page-manners-none = Других людей за столом нет.
page-present = за столом
page-replace-soon = нет связи; замена возможна через { $seconds } с
page-put-bot = Посадить бота
page-ask-bot = Предложить бота
page-ask-end = Предложить закончить игру
page-ask-end-text = Игра закончится без результата, когда согласятся все.
page-resign = Сдаться
page-resign-text = На вашем месте до конца сыграет бот; вы сможете смотреть. Отменить это нельзя.
page-resign-sure = Да, сдаться
page-resigned = игра сдана
page-motion-end = { $name } хочет закончить игру без результата.
page-motion-bot = { $name } хочет, чтобы за игрока { $other } играл бот.
page-motion-votes = За: { $count } из { $needed }.
page-withdraw = Отозвать
page-claim-host = Стать хозяином стола
page-ended = Закончено по общему согласию
page-ended-text = Игра закончена без результата. Никто не выиграл и не проиграл.
page-nobody-left = Игра закончилась
page-nobody-left-text = Играть стало некому, поэтому результата нет.
page-supply = Маркеры в запасе
page-no-bands = В этой эпохе отрядов ещё нет.
page-known = Известные карты на руке
page-curtain = Ходит { $name }
page-curtain-how = Передайте устройство. Пока занавес не поднят, карт не видно.
page-curtain-open = Я — { $name }
page-next = Дальше
page-back = Назад
page-back-review = Назад к разбору
page-back-study = Назад в студию
page-skip = Пропустить всё
page-go-on = Продолжить
page-run = Воспроизвести
page-pause = Пауза
page-by-skeletons = Десять скелетов сразу принесли победу.
page-source-kingdoms = Королевства
page-source-merfolk = Тритоны
page-source-giant = Гигант
page-source-raids = Набеги
page-source-bands = Отряды
page-not-fair = Игра загружена из записи: честность раздач не гарантируется.
page-record = Скачать запись
page-replay = Посмотреть запись
page-review = Разбор
page-rematch = Сыграть ещё
page-rematch-watch = Смотреть следующую игру

# A first game
page-tip-begin = Собирайте отряды: карты одного племени или одного королевства. Берите карты, подходящие к вашей руке. Наведите курсор на что угодно или удержите палец, чтобы увидеть объяснение.
page-tip-pairs = Отряд выкладывает маркер в королевство лидера, если карт в нём больше, чем ваших маркеров там (вдвоём — чем маркеров обоих игроков). Остаток руки уходит к открытым картам.
page-tip-preview = Здесь видно, что сделает отряд. Другой лидер — другое королевство или другая способность.
page-tip-dragon = Дракон! Третий сразу завершит эпоху, а карты на руке ничего не дадут: играйте отряды вовремя.
page-tip-ok = Понятно
page-tip-stop = Больше без советов

# Fair deals, checked at the end
page-fair-checking = Честность раздач: идёт проверка…
page-fair-good = Честность раздач: этот браузер их проверил, всё сходится.
page-fair-bad = Раздачи не сходятся с обещанным. То, что не сошлось, отмечено.
page-fair-not = Не сходится:
page-fair-unsafe = Браузер может проверить раздачи только по адресу https или на том компьютере, где работает сервер. Здесь проверьте вместо этого запись.
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

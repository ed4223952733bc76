### Командная строка: справка, отказы и то, что говорят команды. Ключи фраз: en/cli.ftl.

usage-usage = Использование:
usage-arguments = Аргументы
usage-options = Параметры
usage-commands = Команды
usage-default = по умолчанию: { $value }
usage-variable = переменная: { $name }
usage-required = обязательно
usage-help = Показать эту справку и выйти.
usage-pieces = [ПАРАМЕТРЫ]
usage-command-pieces = КОМАНДА [АРГУМЕНТЫ]...
usage-integer = <число>
usage-range = <число>
usage-number = <число>
usage-number-range = <число>
usage-text = <текст>
usage-path = <путь>
usage-texts = <текст>...

usage-no-option = Нет параметра { $option }.
usage-no-option-but = Нет параметра { $option } (похожие: { $options }).
usage-no-command = Нет команды { $command }.
usage-no-command-but = Нет команды { $command }. Может быть, { $commands }?
usage-missing-command = Не указана команда.
told-commands = { $mistake } Выберите из: { $commands }
usage-missing-option = Не указан параметр { $option }.
usage-missing-argument = Не указан аргумент { $argument }.
usage-needs-value = Параметру { $option } нужно значение.
usage-takes-no-value = Параметр { $option } не принимает значения.
usage-extra = Лишние аргументы: { $arguments }
usage-invalid = Неверное значение { $option }: { $reason }
usage-no-integer = это не целое число
usage-no-number = это не число
usage-huge = число слишком длинное
usage-at-least = не меньше { $limit }
usage-at-most = не больше { $limit }

help-ethnos = Настольная игра «Этнос» целиком: играйте, моделируйте, пересматривайте партии, ищите в правилах.
help-version = Показать версию.
help-play = Играть: открывает стол в браузере, а с --terminal — партию прямо здесь.
help-serve = Открыть столы для других: игра в браузере с ботами или с друзьями по ссылке.
help-backup = Записать все столы в новый файл FILE; сервер может продолжать работу.
help-restore = Загрузить столы из файла FILE в пустую базу данных любого вида.
help-simulate = Сыграть партии со случайными решениями и подвести итог.
help-watch = Посмотреть партию ботов.
help-replay = Показать записанную партию ход за ходом; повреждённую — докуда получится.
help-verify = Проверить, что каждое решение в записи допустимо, а каждое перемешивание — как обещано.
help-rules = Вывести правила или то, что в них сказано по теме.
help-arena = Устроить партии между ботами и показать, насколько надёжен результат.
help-bench = Измерить скорость правил, рядом с OpenSpiel, если он установлен.
help-tables = Просматривать, завершать и удалять столы. При просмотре сервер может работать, при изменении файла SQLite — нет.
help-tables-list = Перечислить столы, начиная с новых.
help-tables-show = Показать стол: кто где сидит и какой длины журнал. Карты не показываются.
help-tables-end = Завершить партию без результата; смотреть её по-прежнему можно.
help-tables-delete = Удалить столы навсегда, со всем, что за ними было.
help-tables-prune = Удалить столы, которыми давно не пользовались; сервер делает это и сам.
help-tables-forget = Убрать имя человека из журнала стола; партия остаётся.

help-players = Число игроков, от 2 до 6.
help-seed = Номер серии: тот же номер даёт те же партии.
help-preset = Правила по одной из книг: { $presets }. Любое правило можно изменить отдельно после знака плюс, например german+skeletons-win: { $ways }. Что сказано в какой книге: ethnos rules options.
help-tribes = Племена в игре через запятую: шесть, а при 2 или 3 игроках пять; если не указать — случайные.
help-lang = Язык: { $languages }; если не указать — язык терминала.
help-record = Запись партии.
help-terminal = Играть здесь, в терминале, без браузера.
help-lan = Пустить за стол друзей из той же сети; покажет QR-код.
help-port = Порт сервера; 0 — любой свободный.
help-browser = Открыть браузер.
help-play-players = Терминал: места за столом, от 2 до 6; если не указать — 4.
help-play-bots = Терминал: соперники через запятую: имена ботов или уровни от 1 до 8; mix — случайный уровень около 2, mix5 — около 5; последний займёт оставшиеся места. Если не указать — уровень 2.
help-play-name = Терминал: ваше имя.
help-play-seed = Терминал: номер партии, чтобы пришли те же карты.
help-play-save = Терминал: куда сохранять партию; если не указать — в вашу папку данных.
help-play-resume = Терминал: продолжить эту сохранённую партию.
help-play-pause = Терминал: секунды после хода каждого соперника.
help-database = Где хранятся столы: sqlite:///FILE или postgresql://USER@HOST/NAME; если не указать — в вашей папке данных.
help-bot-workers = Число процессов, в которых думают боты.
help-host = Адрес, который слушает сервер; 0.0.0.0 — все адреса этой машины.
help-keep-lobbies = Через сколько дней удалять стол без начатой партии, которым не пользуются; 0 — никогда.
help-keep-games = Через сколько дней удалять брошенную партию; 0 — никогда.
help-keep-finished = Через сколько дней удалять оконченную партию; 0 — никогда.
help-proxy = Адреса прокси перед сервером через запятую; их заголовку X-Forwarded-For доверяют.
help-origin = Ещё один адрес страницы, например https://ethnos.example.
help-host-name = Имя этой машины; другие отклоняются. За --proxy годится любое, если ни одно не указано.
help-limits = Ограничить каждый адрес: запросы, столы, потоки; см. docs/hosting.md.
help-key-file = Ключ сервера, если не задан ETHNOS_KEY; если не указать — рядом с файлом SQLite.
help-quiet = Писать в журнал только о неполадках.
help-backup-file = Файл резервной копии.
help-table = Стол, как он назван в ссылке.
help-table-list = Столы, как они названы в ссылках.
help-json = Вывести JSON.
help-yes = Не спрашивать подтверждения.
help-status = Только столы с этим статусом: { $statuses }.
help-limit = Не больше стольких, начиная с новых.
help-dry-run = Только сказать, что было бы удалено.
help-forget-name = Имя человека, как оно записано за столом.
help-games = Число партий.
help-state = Начинать каждую партию с этой сохранённой позиции, с её игроками и настройками.
help-records = Записать каждую партию, текстом и в JSON, в эту папку.
help-summary-json = Вывести итог в JSON.
help-watch-bots = Имена ботов или уровни от 1 до 8 через запятую; mix — случайный уровень около 2, mix5 — около 5; последний займёт оставшиеся места.
help-watch-seed = Номер партии, чтобы увидеть её снова.
help-watch-turns = Остановиться после стольких ходов.
help-watch-save = Записать конечную позицию в этот файл.
help-watch-pause = Секунды между ходами.
help-replay-age = Показать стол в этой эпохе.
help-replay-turn = Показать его перед этим ходом эпохи.
help-topic = Тема, обозначение правила (B3) или слова для поиска; если не указать, перечисляются все темы.
help-arena-bots = Имена ботов или уровни от 1 до 8 через запятую; могут повторяться.
help-arena-deals = Число раздач; каждая играется за каждым столом при каждой рассадке.
help-arena-players = Места за столом; если не указать — по числу ботов.
help-arena-jobs = Рабочие процессы; если не указать — по одному на ядро.
help-arena-series = Номер серии раздач.
help-arena-seconds = Сколько секунд на решение у ботов, которые думают, вместо числа проб.
help-arena-simulations = Сколько проб на решение у ботов, которые думают; если не указано, столько, сколько играет уровень 8.
help-arena-chunk = Сколько партий процесс получает за раз; если не указать, подбирается само.
help-arena-resume = Журнал сыгранных партий; существующий продолжается.
help-arena-json = Записать результаты в этот файл.
help-arena-plot = Нарисовать доли побед в этом файле SVG.
help-arena-cluster = Запустить на кластере Ray.
help-bench-json = Вывести числа в JSON.
help-bench-envs = Измерить вместо этого пакетные партии с наблюдениями.
help-bench-gpu = Измерить вместо этого партии на GPU.

system-file = { $file }: { $reason }
system-no-file = нет такого файла или папки
system-folder = это папка
system-no-folder = это не папка
system-denied = нет доступа
system-not-permitted = операция не разрешена
system-exists = файл уже существует
system-full = на диске нет места
system-read-only = файловая система только для чтения
system-long-name = имя файла слишком длинное
system-port-taken = адрес уже занят
system-no-address = у этой машины нет такого адреса
system-no-host = неизвестное имя узла
system-no-idna = это не имя узла
system-refused = в соединении отказано: { $detail }
system-connect = по адресу { $address } никто не отвечает
system-no-sqlite = файл не является базой данных
system-not-opened = не удаётся открыть файл базы данных
system-malformed = файл базы данных повреждён
system-json = это не JSON
system-port-word = { $port } — не номер порта

refused-language = неизвестный язык { $language }: выберите из { $languages }
refused-players = число игроков { $players }: в «Этнос» играют 2, 3, 4, 5 или 6 человек
refused-preset = неизвестный набор правил { $preset }: выберите из { $presets }
refused-way = неизвестное правило { $rule }: выберите из { $rules }
refused-opposites = { $preset }: { $rule } и противоположное правило не могут действовать вместе
refused-tribe = неизвестное племя { $tribe }: выберите из { $tribes }
refused-tribe-twice = { $tribe } дважды: при числе игроков { $players } нужно разных племён: { $wanted }
refused-tribe-count = племена: { $given }; при числе игроков { $players } нужно ровно { $wanted }
refused-bot = неизвестный бот { $bot }: выберите из { $bots }
refused-bot-or-level = неизвестный бот { $bot }: выберите из { $bots } или укажите уровень от 1 до { $last }
refused-bot-broken = не удаётся загрузить бота { $bot }: { $reason }
refused-no-opponents = нет соперников: выберите из { $bots }
refused-opponents = соперники: { $given }; за столом на { $players } их может быть не больше { $most }
refused-none-watched = нет ботов: выберите из { $bots }
refused-too-many-watched = ботов { $given }: для стола на { $players } это слишком много
refused-terminal-only = эти параметры для { $option }: в браузере их выбирают на странице нового стола
refused-resume = --resume продолжает партию как есть: с ним сочетаются только --bots, --lang, --save и --pause
refused-topic = нет темы { $topic }: выберите из { $topics } или all
refused-age = эпоха { $age }: в записи есть эпохи от 1 до { $last }
refused-turn = ход { $turn } эпохи { $age }: в записи там ходы от 1 до { $last }
refused-over = эта позиция — конец партии: моделировать нечего
refused-records = --records нужны партии с самого начала: с --state он не сочетается
refused-not-text = { $file }: это не текстовый файл (байт { $byte })
refused-overwrite = { $file }: в этом файле что-то другое, он не будет перезаписан
refused-no-deal = эта партия ждёт раздачи, которой нет в записи
refused-position = это не сохранённая позиция: она должна начинаться с { $beginning }
refused-position-version = позиция сохранена другой версией правил: продолжайте её в той версии
refused-position-length = повреждённая позиция: байтов { $found }, а должно быть { $wanted }
refused-position-checksum = повреждённая позиция: контрольная сумма не сходится
refused-position-impossible = невозможная позиция: { $reason }
refused-first-player = первый игрок { $seat }: есть места от 0 до { $last }
refused-tokens-each = жетоны: каждому из шести королевств нужно { $tokens }
refused-tokens-box = жетоны: при числе игроков { $players } нужны ровно { $tokens }
refused-tokens-order = жетоны: в каждом королевстве они должны возрастать
refused-deck-early = эта игра не ждёт раздачи
refused-deck-card = колода: число карт { $card } не сходится
refused-deck-dragons = колода: три дракона должны быть в нижней половине и только там
refused-name = имя { $name }: печатных знаков от 1 до { $count }, без пробелов в начале и в конце
refused-names = имён: { $names }, игроков: { $players }
refused-series = серия { $series }, игра { $game }: оба числа от 0 до 2**63 - 1
refused-secret = в секрете байтов должно быть { $wanted }, а не { $found }
refused-nonce = в числе игрока байтов должно быть { $wanted }, а не { $found }
refused-nonces = чисел: { $nonces }, игроков: { $players }; каждое место даёт одно
refused-plot = { $file }: графики рисуются в .svg
refused-charts = для графиков нужен matplotlib: pip install 'ethnos[plots]'
refused-cluster = для --cluster нужен Ray: pip install 'ethnos[cluster]'
refused-gpu = правилам на GPU нужен numba-cuda: pip install 'ethnos[gpu]'
refused-no-gpu = нет GPU: numba-cuda не находит драйвера CUDA с устройством
refused-no-bots = для матча нужен хотя бы один бот
refused-lone-bot = один бот на весь стол: назовите от двух до шести или укажите через --players, сколько мест он займёт
refused-deals = раздач: { $deals }; нужна хотя бы одна
refused-seats = ботов { $bots }, мест { $seats }: назовите каждого один раз или по одному на каждое место
refused-budget = ограничение должно быть больше нуля: секунды или симуляции
refused-two-budgets = боты думают столько-то секунд или столько-то проб: укажите что-то одно
refused-journal-cut = { $file }: это не журнал этого матча (обрывается в первой строке)
refused-journal = { $file }: это не журнал этого матча ({ $reason })
refused-journal-line = { $file }, строка { $line }: повреждена ({ $reason })
refused-journal-other = это журнал другого матча; укажите тех же ботов, игроков, раздачи и настройки
refused-journal-version = сыграно с { $then }, сейчас было бы { $now }; начните новый журнал
refused-status = неизвестный статус { $status }: выберите из { $statuses }
refused-table = нет стола { $table }
refused-table-unreadable = не удаётся прочитать стол { $table }: { $reason }
refused-table-record = стол { $table } создан из записи, где есть имя { $name }: удалите весь стол
refused-nobody = за столом { $table } никогда не было никого по имени { $name }
refused-no-answer = ничего не изменено: если спросить некого, укажите --yes
refused-listen = { $address }: { $reason }: выберите другой --host или --port
refused-origin = --origin { $origin }: укажите адрес страницы так, как его называют браузеры, например https://ethnos.example или http://ethnos.example:8000, без пути; буквы кроме a–z пишутся как xn--
refused-host-name = --host-name { $name }: укажите только имя, например ethnos.example, без https:// и без порта; буквы кроме a–z пишутся как xn--
refused-proxy = --proxy { $proxy }: укажите адреса или сети, например 127.0.0.1 или 10.0.0.0/8, либо * для всех; имена не преобразуются в адреса
refused-database = базу данных нельзя использовать: { $reason }
refused-database-read = не удаётся прочитать базу данных: { $reason }
refused-database-change = не удаётся изменить базу данных: { $reason }
refused-database-reach = база данных недоступна: { $reason }
refused-database-lost = связь с базой данных потеряна при копировании: { $reason }
refused-database-upgrade = не удаётся обновить базу данных: { $reason }
refused-database-file = { $file }: эту базу данных нельзя использовать: { $reason }
refused-database-copy = { $file }: эту базу данных нельзя скопировать: { $reason }
refused-database-missing = { $file }: здесь нет базы данных
refused-database-busy = { $file }: этой базой пользуется другой сервер; остановите его или укажите другую --database
refused-database-newer = её записала более новая версия ethnos (схема { $found }, эта программа знает { $known }): возьмите ту версию или копию, сделанную этой
refused-database-schema = у базы данных схема { $found }, у этой программы { $ours }: возьмите версию, которая её обслуживает
refused-database-full = в базе данных уже есть столы, студии, разборы или ответы на задачи: восстанавливайте копию в новую базу
refused-url = база данных — не URL: может быть, sqlite:///{ $file }? PostgreSQL — это postgresql://USER@HOST/NAME
refused-url-kind = неизвестный адрес базы данных: укажите sqlite:///FILE или postgresql://USER@HOST/NAME
refused-url-file = адрес базы данных не указывает на файл: укажите sqlite:///FILE
refused-url-address = не удаётся прочитать адрес базы данных: { $reason }
refused-backup = { $file }: эту копию нельзя использовать: { $reason }
refused-backup-damaged = она повреждена
refused-backup-exists = { $file }: этот файл уже существует, он не будет перезаписан
refused-backup-missing = { $file }: такого файла нет
refused-key = { $file }: этот ключ нельзя использовать: { $reason }; укажите другой в --key-file
refused-key-short = { $where }: в ключе должно быть не меньше { $count ->
        [one] { $count } знака
       *[many] { $count } знаков
    }; его создаст `openssl rand -hex 32`

told-yes = да
told-no = нет
told-rows = строк
told-backed-up = { $count ->
        [one] Записана { $count } запись
        [few] Записаны { $count } записи
       *[many] Записано { $count } записей
    } в { $file }
told-restored = { $count ->
        [one] Восстановлена { $count } запись
        [few] Восстановлены { $count } записи
       *[many] Восстановлено { $count } записей
    } из { $file }
ask-end-table = Завершить стол { $table }?
told-table-over = Стол { $table } завершён.
ask-delete-tables = Удалить навсегда { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[many] { $count } столов
    }?
told-deleted = { $count ->
        [one] Удалён { $count } стол.
        [few] Удалены { $count } стола.
       *[many] Удалено { $count } столов.
    }
told-would-be-deleted = { $count ->
        [one] Был бы удалён { $count } стол.
        [few] Были бы удалены { $count } стола.
       *[many] Было бы удалено { $count } столов.
    }
ask-forget = Убрать навсегда имя { $name } со стола { $table }?
told-forgotten = Имя убрано из { $count ->
        [one] { $count } записи.
       *[many] { $count } записей.
    }
tables-table = Стол
tables-status = Статус
tables-created = Создан
tables-touched = Изменён
tables-entries = Записи
tables-listed = В списке
told-writing = Запись партий
told-playing = Идут партии
told-compiling = Идут партии (и разовая компиляция)
told-compiling-bots = Разовая компиляция ботов (полминуты)…
told-measuring = Измерение…
told-no-peer = { $peer } не установлен: сравнение появится после pip install { $package }.
told-summary = Партий: { $games }, игроков: { $players }, время: { $seconds } с; на партию ходов: { $turns }, решений: { $decisions }
told-wins = Победы по местам
told-seat = Место { $seat }
told-sources = Слава на игрока по эпохам и источникам
told-leaders = Племена как лидеры
leaders-tribe = Племя
leaders-led = Отрядов на партию
leaders-led-by-winner = Из них у победителя
told-skeletons = Побед десятью скелетами: { $count }
told-match = Игроков: { $players }, раздач: { $deals } при каждой рассадке (партий: { $games }): { $bots }
told-interval = Под каждым числом — его 95%-й интервал. Равная доля — { $share }.
told-few-deals = Раздач всего { $deals }: интервалам доверять не стоит.
told-failed = { $bot }: сбой в { $failed } из { $games } партий, в первый раз: { $failure }
told-stopped = Остановлено после { $played } из { $games } партий.
told-kept = Продолжить: --resume { $file }
told-not-kept = Ничего не сохранено. С --resume FILE можно продолжить позже.
arena-bot = Бот
arena-games = Партии
arena-wins = Победы
arena-place = Ср. место
arena-margin = Отрыв
arena-rating = Рейтинг
bots-level = Уровень
bots-name = Ввод
bots-character = Характер

options-set = Каждое правило можно задать отдельно, например --preset standard+drawer-starts:
options-name = Название
options-meaning = Значение
options-books = Где так

# Puzzles
help-puzzles = Задачи: позиции, где одно решение намного лучше остальных.
help-puzzles-solve = Показать задачу, спросить ваше решение и объяснить, почему правильное лучше.
help-puzzles-number = Какая задача; по умолчанию сегодняшняя.
help-puzzles-answer = Ответить сразу, словами записи.
help-puzzles-file = Файл с задачами; по умолчанию те, что в программе.
help-puzzles-list = Список задач, сначала самые лёгкие.
help-puzzles-theme = Только задачи на эту тему: { $themes }.
help-puzzles-players = Только задачи на столько игроков.
help-puzzles-limit = Не больше стольких, сначала самые лёгкие.
help-puzzles-make = Создать задачи: игра с самим собой и поиск. Прерванная работа при новом запуске продолжится.
help-puzzles-out = Файл для задач; рядом FILE.finds хранит найденное.
help-puzzles-how-many = Сколько задач создать.
help-puzzles-processes = Сколько процессов ищут.
help-puzzles-seconds = Прекратить поиск через столько секунд.
help-puzzles-check = Проверить задачи новым поиском и назвать те, чьё решение не подтвердилось.
help-puzzles-every = Проверять одну задачу из стольких.
help-puzzles-trials = Пробных игр в каждом поиске.
help-keep-studies = Через сколько дней удаляется студия, которую никто не открывает; 0: никогда.
refused-puzzle-number = задача { $number }: есть задачи с 1 по { $last }
refused-no-decision = { $text } — это не решение
refused-theme = неизвестная тема { $theme }: выберите из { $themes }
refused-puzzle-line = { $file }, строка { $number }: это не задача: { $reason }
refused-position-words = { $text } не может стоять в позиции
refused-position-cards = карт больше, чем есть в игре
puzzles-count = { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }
puzzles-cut = Показано { $shown } из { $all }, сначала самые лёгкие. Все задачи: --limit { $all }
puzzles-none = Таких задач нет.
puzzles-none-on-theme = Задач на эту тему нет: { $theme }
puzzles-number = №
puzzles-how = Введите номер или ?, чтобы получить справку.
puzzles-hint = Тема: { $theme }
puzzles-keys =
    номер: решение под этим номером
    d: тянуть карту · t Er: взять эту карту · b Er Ed S: сыграть эти карты, первая — лидер
    m r: маркер в это королевство · k Er S: оставить эти карты · y или n: да или нет
    all: показать все отряды · h: тема как подсказка · r СЛОВО: искать в правилах · q: выйти
    Карта — это две буквы, племя и королевство: { $tribes } и { $kingdoms }; S — скелет.
puzzles-making = Найдено позиций: { $found }, осталось { $seconds } с
puzzles-made = { $count ->
        [one] { $count } задача записана в { $file }.
        [few] { $count } задачи записаны в { $file }.
       *[many] { $count } задач записано в { $file }.
    }
puzzles-doubt = Задача { $number }: поиск предпочитает другое решение: { $decision }
puzzles-checked = Проверено задач: { $count }, сомнительных: { $wrong }


# ethnos review
help-review = Разбор записанной партии: шансы, что было лучше и почему, удача отдельно от умения.
help-review-seat = Только об этом месте, считая с 1.
help-review-all = Рассказать обо всех оценённых решениях, а не только о поучительных.
help-review-json = Вывести весь разбор в виде JSON.
help-review-plot = Нарисовать кривую шансов в этот файл SVG.
refused-review-seat = место { $seat }: в этой партии места с 1 по { $last }

# ethnos studies
help-studies = Удалить студии, которые хранятся на этом сервере.
help-studies-delete = Удалить студии навсегда. У кого студия есть в файле, у того она останется.
help-study-list = Студии, как их называют их ссылки.
refused-study = студии { $study } нет
ask-delete-studies = Удалить навсегда { $count ->
        [one] { $count } студию
        [few] { $count } студии
       *[many] { $count } студий
    }?
told-studies-deleted = { $count ->
        [one] Удалена { $count } студия.
        [few] Удалены { $count } студии.
       *[many] Удалено { $count } студий.
    }

# ethnos reviews
help-reviews = Удалить разборы партий, которые хранятся на этом сервере.
help-reviews-delete = Удалить разборы навсегда. У кого есть запись партии, тот может заказать разбор снова.
help-review-list = Разборы, как их называют их ссылки.
refused-review = разбора { $review } нет
ask-delete-reviews = Удалить навсегда { $count ->
        [one] { $count } разбор
        [few] { $count } разбора
       *[many] { $count } разборов
    }?
told-reviews-deleted = { $count ->
        [one] Удалён { $count } разбор.
        [few] Удалены { $count } разбора.
       *[many] Удалено { $count } разборов.
    }

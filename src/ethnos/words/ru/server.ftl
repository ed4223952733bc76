### The house: what it refuses, and what is said at a table.

error-no-table = Такого стола нет.
error-no-code = Стола с таким кодом нет.
error-no-page = По этому адресу ничего нет.
error-no-lesson = Такого урока нет.
error-lesson-deeds = Это не подходит к уроку. Вернитесь на шаг назад или начните урок заново.
error-no-puzzle = Такой задачи нет: есть задачи с 1 по { $count }.
error-no-study = Такой студии нет. Студии, которые долго никто не открывает, удаляются.
error-study-nodes = Решение { $node } этой студии стоит раньше того, за которым следует.
error-too-many-studies = Из вашей сети сегодня уже сохранены студии ({ $count }), больше нельзя. Попробуйте завтра.
error-no-method = По этому адресу так сделать нельзя.
error-not-your-seat = Это не ваше место.
error-not-host = Это может сделать только хозяин стола.
error-no-hints = За этим столом играют без подсказок.
error-no-spectators = За этим столом играют без зрителей.
error-foreign-page = Этот запрос пришёл с другого сайта.
error-foreign-name = Этот сервер не отвечает на такое имя. Тот, кто его запустил, может разрешить имя параметром --host-name.
error-seat-taken = Это место занято.
error-seat-kept = Это место ждёт игрока { $name }.
error-invited-only = За этот стол приглашает хозяин: попросите у него ссылку на место.
error-sent-away = Хозяин удалил вас из-за этого стола. Вернуться можно только по приглашению.
error-one-seat = У вас уже есть место за этим столом, или в этой игре у вас было другое. У каждого одно место.
error-one-address = За этим открытым столом уже сидит кто-то с вашим интернет-адресом. Попросите хозяина о приглашении.
error-name-taken = Кого-то за этим столом зовут так же или неотличимо похоже: { $name }.
error-already-started = Игра уже началась.
error-not-started = Игра ещё не началась.
error-not-over = Игра ещё не окончена.
error-seats-free = Есть свободные места: пригласите кого-нибудь или добавьте ботов.
error-still-here = { $name } сейчас за столом и может играть.
error-back-soon = { $name } без связи совсем недолго и может вернуться. Посадить бота можно через { $seconds } с.
error-not-away = За вас не играет бот.
error-bot-plays = На этом месте уже играет бот.
error-bots-turn = Этот ход поручен боту, и он доиграет его. После этого место можно вернуть.
error-resigned = На этом месте игрок сдался: до конца играет бот.
error-clock-decides = За столом с часами часы и решают, когда вступает бот.
error-not-waited-for = Сейчас игра не ждёт этого игрока: { $name }.
error-still-thinking = { $name } за столом и ещё думает. Предложить замену можно через { $seconds } с.
error-motion-open = Уже идёт другое голосование. Сначала ответьте на него.
error-motion-soon = Вы только что предлагали. Снова можно через { $seconds } с.
error-no-motion = Ни одно голосование не ждёт вашего ответа.
error-host-soon = Хозяин стола ещё может начать игру. Занять его место можно через { $seconds } с.
error-stale = Вопрос тем временем изменился. Посмотрите на стол и решите заново.
error-played-for = За вас играет бот. Сначала верните себе игру.
error-not-asked = Сейчас решаете не вы.
error-undo-hidden = Это нельзя отменить: с тех пор кто-то увидел скрытую карту.
error-undo-late = Это нельзя отменить: время того хода вышло.
error-undo-no-wish = Сейчас у вас никто не просит согласия.
error-other-rules = Эта игра начата по версии правил { $version }, а сервер играет по версии { $ours } и не может её продолжить.
error-unreadable = Журнал этого стола больше не читается. Причину администратор найдёт в логе сервера.
error-link-dead = Эта ссылка уже использована или устарела. Создайте новую на устройстве, за которым закреплено место.
error-bad-name = В имени должно быть от 1 до 24 видимых символов, написанных в одном направлении, не более чем с двумя знаками над или под каждым.
error-bot-name = «{ $name }» — имя бота. Выберите другое.
error-bad-request = Не удалось понять запрос.
error-too-large = Эти данные слишком велики для отправки.
error-unknown-preset = Правил под названием «{ $preset }» нет. На выбор: { $presets }.
error-unknown-bot = Бота по имени «{ $bot }» нет. На выбор: { $bots }.
error-unknown-phrase = Сказать можно только: { $phrases }.
error-tribe-count = Для { $players ->
        [one] { $players } игрока
        [few] { $players } игроков
        [many] { $players } игроков
       *[other] { $players } игрока
    } нужно ровно { $count ->
        [1] одно племя
        [one] { $count } разное племя
        [few] { $count } разных племени
        [many] { $count } разных племён
       *[other] { $count } разных племени
    }.
error-record-players = Это запись игры для { $count ->
        [one] { $count } игрока
        [few] { $count } игроков
        [many] { $count } игроков
       *[other] { $count } игрока
    }.
error-record-over = Эта записанная игра окончена: выберите в ней более ранний момент.
error-record-moment = В этой записанной игре всего { $count ->
        [one] { $count } решение
        [few] { $count } решения
        [many] { $count } решений
       *[other] { $count } решения
    }.
error-too-many-tables = В вашей сети уже есть незаконченные столы ({ $count }), больше нельзя. Сначала доиграйте какую-нибудь игру.
error-too-many-phrases = Лимит сообщений за этим столом исчерпан.
error-too-many-streams = С вашего адреса открыто слишком много столов.
error-too-many-hints = Вы уже ждёте подсказок ({ $most }). Дождитесь одной из них.
error-too-fast = Слишком быстро. Подождите { $seconds ->
        [1] секунду
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    } и попробуйте снова.
error-away = Хранилище не отвечает. Подтверждённые ходы сохранены; попробуйте снова чуть позже.
error-busy = Сервер перегружен. Попробуйте снова чуть позже.
error-failure = У нас что-то пошло не так. Подтверждённые ходы сохранены; попробуйте снова.
error-stream-no-decision = Этот поток понимает только решения, такие же, как отправляемые методом POST.

# Quick phrases
phrase-hello = Всем привет!
phrase-good-luck = Всем удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-oops = Ой…
phrase-thinking = Дайте минутку подумать.
phrase-your-turn = Ваш ход.
phrase-good-game = Хорошая была игра.
phrase-again = Сыграем ещё?
phrase-bye = Мне пора. До свидания!

# What people at a table do about one another
table-told-out-of-time = У игрока { $name } вышло время: дальше играет бот.
table-told-stands-in = За игрока { $name } теперь играет бот.
table-told-replaced = Остальные сажают бота вместо игрока { $name }.
table-told-returned = { $name } возвращается в игру.
table-told-undone = { $name } отменяет своё последнее решение.
table-told-resigned = { $name } сдаётся: до конца на этом месте играет бот.
table-told-host = Хозяин стола теперь { $name }.
table-told-asks-end = { $name } предлагает закончить игру без результата.
table-told-asks-bot = { $name } предлагает посадить бота вместо игрока { $other }.
table-told-ended = Игра заканчивается по общему согласию, без результата.
table-told-nobody = Игра заканчивается без результата: людей в ней не осталось.
table-told-ended-by-operator = Игра заканчивается без результата: её завершил владелец этого сервера.

# Starting a server
serve-open = Ethnos работает по адресу { $address }
serve-friends = Друзья в той же сети могут присоединиться по адресу { $address }
serve-stop = Ctrl+C останавливает сервер; все игры сохраняются.

# The page
page-name = Ваше имя
page-you = вы
page-join = Войти
page-waiting = Игра ещё не началась.

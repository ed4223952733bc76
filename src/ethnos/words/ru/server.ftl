### The house: what it refuses, and what is said at a table.

error-no-table = Такого стола нет.
error-no-code = Стола с таким кодом нет.
error-no-page = По этому адресу ничего нет.
error-no-method = По этому адресу так сделать нельзя.
error-not-your-seat = Это не ваше место.
error-not-host = Это может сделать только хозяин стола.
error-no-hints = За этим столом играют без подсказок.
error-no-spectators = За этим столом играют без зрителей.
error-foreign-page = Этот запрос пришёл с другого сайта.
error-seat-taken = Это место занято.
error-name-taken = Имя «{ $name }» здесь уже занято.
error-already-started = Игра уже началась.
error-not-started = Игра ещё не началась.
error-not-over = Игра ещё не окончена.
error-seats-free = Есть свободные места: пригласите кого-нибудь или посадите туда ботов.
error-still-here = { $name } сейчас за столом и может играть.
error-not-away = На этом месте бот никого не заменяет или уже заменяет.
error-stale = Вопрос тем временем изменился. Посмотрите на стол и решите заново.
error-played-for = На этом месте за вас играет бот. Сначала вернитесь в игру.
error-not-asked = Сейчас не очередь этого места.
error-undo-hidden = Это нельзя отменить: с тех пор кто-то увидел скрытую карту.
error-undo-no-wish = У этого места сейчас никто не просит согласия.
error-other-rules = Эта игра начата по версии правил { $version }, а сервер играет по версии { $ours } и не может её продолжить.
error-link-dead = Эта ссылка уже использована или устарела. Создайте новую на устройстве, где открыто это место.
error-bad-name = В имени должно быть от 1 до 24 видимых символов.
error-bad-request = Этот запрос непонятен.
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
error-too-many-tables = Незаконченные столы из вашей сети: { $count }. Больше нельзя: сначала доиграйте какую-нибудь игру.
error-too-many-phrases = За этим столом уже достаточно сказано.
error-too-many-streams = С вашего адреса открыто слишком много страниц со столами.
error-too-fast = Слишком быстро. Подождите { $seconds ->
        [1] секунду
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    } и попробуйте снова.
error-away = Хранилище столов сейчас не отвечает. Всё подтверждённое сохранено; попробуйте снова чуть позже.
error-busy = Слишком много всего происходит сразу. Попробуйте снова чуть позже.
error-failure = У нас что-то пошло не так. Всё подтверждённое сохранено; попробуйте снова.
error-stream-one-way = Этот поток ничего не принимает: решения отправляют методом POST.

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

# Starting a server
serve-open = Ethnos работает по адресу { $address }
serve-friends = Друзья в той же сети могут присоединиться по адресу { $address }
serve-stop = Ctrl+C останавливает сервер; все игры сохраняются.

# The page
page-name = Ваше имя
page-you = вы
page-join = Войти
page-waiting = Игра ещё не началась.

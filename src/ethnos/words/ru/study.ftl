### Studies: lines beside a game, notes, positions laid by hand.

study-title = Студия
study-what = Пройдите игру шаг за шагом с движком под рукой, пробуйте другие решения, делайте заметки и делитесь всем по ссылке.
study-other = Другая студия
study-go-on = Продолжить начатое
study-open = Открыть запись
study-open-text = игры или студии, которую вам прислали
study-review = Разобрать запись
study-review-text = оценка каждого решения игры
study-open-again = Этот файл был открыт в другом месте. Откройте его здесь, чтобы изучать.
study-engine = Что рассматривает Архонт
study-engine-on = Показать
study-engine-off = Движок выключен.
study-thinking = Думает…
study-in-tree = уже среди вариантов
study-lines = Варианты
study-go = Перейти
study-start = Начало
study-end = В конец
study-has-note = с заметкой
study-remove = Удалить этот вариант
study-note = Заметка к этой позиции
study-hands = Остальные руки
study-share = Поделиться
study-save = Сохранить файл
study-play-on = Играть дальше с ботами
study-shared = Кто откроет эту ссылку, начнёт с того места, где вы сейчас, и увидит студию такой, какая она сейчас: все варианты и все заметки.

setup-title = Расставить позицию
setup-text = свою или с настоящего стола
setup-what = Укажите то, что знаете. Остальное будет роздано: пустые руки по числу карт, прочее уйдёт в колоду.
setup-players = Игроки
setup-tribes = Племена в игре ({ $chosen } из { $count })
setup-age = Эпоха
setup-dragons = Вышедшие драконы
setup-to-act = Чей ход?
setup-tokens = Жетоны славы
# $kingdom: its name; $age: a numeral
setup-token = { $kingdom }, эпоха { $age }
setup-name = Имя
setup-hand = Карты на руке
setup-known = Карты на руке, которые знают все
setup-hidden = Карты, которые раздаются на руку
setup-markers = Маркеры влияния
setup-band = Отряд { $number }: первая карта — лидер
setup-add-band = Добавить отряд
setup-no-band = Убрать этот отряд
setup-giant = Размер отряда, который держит жетон гиганта
setup-horde = Орда
setup-trolls = Жетоны троллей
setup-tribe = Племя
setup-kingdom = Королевство
setup-add-card = Добавить
setup-take-away = Убрать: { $card }
setup-lay = Расставить
setup-clear = Очистить всё
setup-whole = Здесь могут быть только целые числа.
setup-faults = { $count ->
        [one] Так быть не может: { $count } место, пояснение у его поля.
        [few] Так быть не может: { $count } места, пояснения у их полей.
       *[other] Так быть не может: { $count } мест, пояснения у их полей.
    }

### The companion: for people with the box in front of them. Drawing tribes, setting up, a score pad.

# The way here, and its parts
comp-title = За вашим столом
comp-what = { $players }, { $rules }
comp-count = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
comp-tab-tribes = Племена
comp-tab-setup = Подготовка
comp-tab-score = Счёт
comp-tab-sheet = Итоги
comp-who = Игроки и правила
comp-kept = Всё хранится только на этом устройстве.
comp-new = Новая игра
comp-new-sure = Очистить всё
comp-offline = Нет связи с сервером. Записи сохранены, счёт появится, когда связь вернётся.

# Drawing tribes
comp-drawn = Племена в этой игре: { $count }
comp-draw = Выбрать племена жребием
comp-draw-all = Заново
comp-draw-how = Жребий выберет столько племён, сколько нужно для этого числа игроков. Уже вытянули племена из коробки? Исключите ниже остальные и нажмите кнопку.
comp-again = Заменить другим: { $tribe }
comp-rest = Не в игре. Нажмите на племя, чтобы исключить его из жребия.
comp-rest-few = Для жребия осталось мало племён: верните одно из них.
comp-setup-with = К подготовке

# Setting up: each line and what it means
comp-setup = Подготовка: { $players }
comp-done = { $done } из { $count }
comp-set-tokens = Жетоны славы в каждом королевстве: { $count }
    .text = Случайно; младший на I, старший на { $last }
comp-set-few = Жетоны со знаком 4+ остаются в коробке.
comp-set-cards = Перемешайте племена, карт: { $cards }
    .text = Остальные племена и драконов отложите
comp-set-markers = Каждому маркеров: { $count }
    .text = Один из них — на шкалу славы
comp-set-merfolk = Планшет тритонов
    .text = По одному маркеру каждого на ячейку 0
comp-set-giant = Жетон гиганта рядом с полем
    .text = По эпохам даёт { $pays }
comp-set-troll = Жетоны троллей от 1 до { $count } рядом с полем
    .text = Решают спор при равенстве
comp-set-orc = Планшет орд орков каждому
    .text = Сначала пустой
comp-set-deal = Каждому по карте, открыть: { $count }
    .text = Открытых вдвое больше, чем игроков
comp-set-dragons = Драконов в нижнюю половину: { $count }
    .text = Сверху { $upper }, под ними { $lower }, перемешанные с драконами
comp-set-first = Начинает { $name }
    .text = По жребию
comp-lot = Бросить жребий снова
comp-to-score = К блокноту счёта

# The score pad
comp-pad = Блокнот счёта
comp-more = { $name }, { $what }: на один больше
comp-less = { $name }, { $what }: на один меньше
comp-open = Открыть: { $kingdom }
comp-tokens-here = Какие жетоны славы здесь лежат?
comp-token-put = Жетон славы { $value }, осталось { $left }
comp-token-off = { $kingdom }, жетон славы { $value }: убрать
comp-as-played = Карты, как сыграны
comp-band-keys = { $name }: нажмите размер каждого отряда
comp-band-add = { $name }: добавить отряд
comp-band-key = Отряд, карт: { $count }, слава: { $glory }
comp-skeletons = Скелеты в нём
comp-skeletons-more = На один скелет больше
comp-skeletons-less = На один скелет меньше
comp-dwarf = Ведёт гном
comp-remove = Убрать отряд
comp-ten = Десять скелетов, сыгранных вместе
comp-giant = Жетон гиганта
comp-giant-pays = { $glory } в конце эпохи { $age }
comp-claims = Сколько раз его брали?
comp-claims-pay = Каждый раз слава: { $glory }
comp-trolls = Жетоны троллей
comp-trolls-how = Нажмите жетон, затем владельца. Они решают спор при равенстве.
comp-troll-who = У кого жетон тролля { $value }?
comp-merfolk = Планшет тритонов
comp-merfolk-how = Ячейка, до которой дошёл маркер
comp-space = ячейка
comp-horde-how = Маркеры на ней и кто идёт в набег
comp-horde-last = Последняя эпоха: в набег идут все.
comp-raid = Набег
comp-dragon = Третий дракон
comp-dragon-how = Кто его вытянул? Это может решить, кто начинает.
comp-next = Дальше: { $what }
comp-need-tribes = Сначала выберите племена жребием.

# The sheet
comp-claimed = Гигант взят
comp-claimed-why = Каждое взятие жетона гиганта сразу дало { $glory }. { $list }
comp-sheet-none = Пока считать нечего: внесите эпоху в блокнот.
comp-gaps = Внесены ещё не все жетоны славы: они считаются за 0.
comp-faulty = В блокноте есть ошибка.
comp-leads = Впереди { $name }, отрыв: { $count }.
comp-level = Впереди наравне: { $names }.
comp-begins = Эпоху { $age } начинает { $name }.
comp-begins-or = Кто начинает эпоху { $age }, зависит от того, кто вытянул третьего дракона: { $names }.
comp-wins = Победа: { $name }.
comp-win-shared = Общая победа: { $names }.
comp-by-markers = Слава равна, решают маркеры в королевствах: { $name } — { $more }, { $other } — { $less }.
comp-by-bands = Слава и маркеры равны: решают более крупные отряды последней эпохи. { $name }: { $more }. { $other }: { $less }.
comp-by-nothing = { $name } и { $other } равны во всём и делят место.
comp-share = Поделиться
comp-share-text = Скопировать как текст
comp-share-picture = Сохранить как картинку
comp-share-line = { $place }. { $name }: { $glory }

# What is wrong at a field, or still missing there
pad-token-missing = Внесите жетоны славы этого королевства.
pad-token-age = В этой игре у каждого королевства { $count } жетона славы.
pad-token-none = Жетона славы на { $value } нет.
pad-token-box = Жетонов славы на { $value } в этой игре только { $count }.
pad-token-order = Младший лежит на I: { $value } должно быть перед { $before }.
pad-age-none = Эпох в этой игре только { $count }.
pad-age-won = Игра выиграна в предыдущей эпохе.
pad-seats = Для эпохи нужны записи игроков: { $count }.
pad-range = Возможно только от { $least } до { $most }.
pad-no-tribe = Не в этой игре: { $tribe }.
pad-fewer = В конце эпохи { $age } было { $before }: назад ничего не возвращается.
pad-supply = В королевствах и орде маркеров { $out }, а у игрока на это только { $count }.
pad-band-skeletons = Скелетов в нём не больше { $most }: ведёт другая карта.
pad-troll-twice = Жетон тролля { $value } только один.
pad-giant-holder = Его брали: у кого он сейчас?
pad-giant-claim = У кого он есть, тот брал его хотя бы раз.
pad-giant-claims = За эпоху его можно взять не больше { $count } раз.
pad-no-seat = Игроков только { $count }.
pad-deck-cards = Без скелетов карт в этой игре только { $count }.
pad-deck-skeletons = Скелетов только { $count }.
pad-deck-dwarf = Гномов только { $count }.
pad-no-win = В этой игре десять скелетов не побеждают.

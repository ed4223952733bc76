# The eight levels, weakest first: what they are called, and their character in one sentence
level-wanderer = Странник
level-wanderer-about = Собирает подходящее, играет при четырёх картах и почти не поднимает глаз от руки.
level-shepherd = Пастух
level-shepherd-about = Держится одного племени и забывает, что прилетят драконы.
level-mason = Каменщик
level-mason-about = Возводит одно королевство и держит его. Редко смотрит на других.
level-steward = Управитель
level-steward-about = Считает каждый маркер на карте и взвешивает, что оставит другим.
level-ferryman = Паромщик
level-ferryman-about = Любит большие отряды и ждёт на берегу, пока переправа не окупится.
level-marshal = Маршал
level-marshal-about = Видит весь стол; порой довольствуется хорошим ходом вместо лучшего.
level-champion = Чемпион
level-champion-about = Учился, играя сам с собой. С первой карты играет на последнюю эпоху.
level-archon = Архонт
level-archon-about = Проверяет каждое решение в сотне игр, которые могли бы последовать. Ошибается редко.

# Choosing opponents
levels-title = Кто сядет с вами за стол?
levels-text = Восемь соперников на одной шкале. При игре вдвоём каждый выигрывает у предыдущего примерно две игры из трёх.
levels-level = Уровень { $number }
levels-rated = { $level }, { $rating }
levels-introduced = { $level }, { $rating }. { $about }
levels-suits = для вас
levels-suits-now = Сейчас вам подходит
levels-chosen = Ваш выбор
levels-first = Хороший соперник для первой игры. После побед будет предложен сильнее, после поражений слабее.
levels-why = { $level }: побед { $won } из { $games }.
levels-up = На ступень выше.
levels-down = На ступень ниже.
levels-easier = Легче
levels-harder = Труднее
levels-met = побед { $won } из { $games }
levels-not-met = ещё не встречались
levels-mix = Разные
# $place: of the level that suits, among all
levels-mix-about = { $place ->
        [weakest] Один как вы, один сильнее.
        [strongest] Один как вы, один слабее.
       *[between] Один как вы, один слабее, один сильнее.
    } Кто есть кто, выяснится за столом.
levels-mix-short = выяснится за столом
levels-range = от { $from } до { $to }
levels-person = Человек
levels-seats = Или рассадите их сами
levels-lay = Открыть стол
levels-who = Кто здесь сидит
levels-other = Другие соперники
levels-strongest = Или сразу к сильнейшим:
levels-against = Играть сейчас, соперник: { $level }
levels-rating = Ваш рейтинг против ботов: { $rating } ({ $change })
levels-next = Далее вам подходит: { $level }

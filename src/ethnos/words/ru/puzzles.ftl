### Puzzles: one decision that is far better than the rest.

puzzle-title = Задачи
puzzle-waits = Одну минуту…
puzzle-number = Задача { $number }
puzzle-of-day = Задача дня
puzzle-solve-today = Решить сегодняшнюю
puzzle-solved-by = Решили { $found } из { $tries }
puzzle-week = Последние семь дней
puzzle-day-found = решена
puzzle-day-missed = не решена
puzzle-day-open = без попытки
puzzle-days = { $count ->
        [one] день подряд
        [few] дня подряд
       *[many] дней подряд
    }
puzzle-longest = рекорд: { $count }
puzzle-your-move = Ваш ход.
puzzle-question = Какое решение намного лучше остальных?
puzzle-how = Решайте на столе, как в игре. У вас одна попытка.
puzzle-rating = Рейтинг
puzzle-theme = Тема
puzzle-hint = Тема как подсказка
puzzle-skip = Пропустить
puzzle-found = Верно!
puzzle-missed = Не в этот раз.
puzzle-best = Лучшее: { $decision }
puzzle-seen-before = Эту задачу вы уже решали: ваш рейтинг не меняется.
puzzle-chances = Шанс на победу после каждого решения
puzzle-yours = ваше решение
puzzle-chosen = { $tries ->
        [0] пока никто не пробовал
       *[other] выбрали { $count } из { $tries }
    }
puzzle-not-weighed = Вашего решения нет среди самых вероятных.
puzzle-your-rating = Ваш рейтинг
puzzle-row = Верно подряд
puzzle-play-on = Играть дальше
puzzle-next = Следующая задача
puzzle-choice = Следующие задачи
puzzle-all-themes = Все темы
puzzle-of-theme = { $theme }: { $found } из { $count }
puzzle-answered = Ответ дан.
theme-marker = Маркеры
theme-discard = Сброс
theme-dragon = Драконы
theme-leader = Лидер
theme-row = Открытые карты
theme-draw = Добор
theme-wait = Терпение

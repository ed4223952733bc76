### Reviews and hints: why a decision is better than another.

error-no-review = Разбора этой партии ещё нет.
error-not-your-review = Остановить разбор может только тот, кто его запросил.
error-too-many-reviews = Вы уже ждёте разбора. Дождитесь его или остановите.

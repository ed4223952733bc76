### The names of things in Russian. `card-…` is one ally of a tribe, `tribe-…` the tribe.
### Allies are common nouns and stand in small letters inside sentences.
### .acc is the accusative, .gen the genitive; kingdoms are never declined.

list-comma = { ", " }
no-cards = 0 карт

# $tribe: one ally's name, in any case; $kingdom: its kingdom
card = { $tribe } ({ $kingdom })

card-centaur = кентавр
    .acc = кентавра
    .gen = кентавра
card-dwarf = гном
    .acc = гнома
    .gen = гнома
card-elf = эльф
    .acc = эльфа
    .gen = эльфа
card-giant = гигант
    .acc = гиганта
    .gen = гиганта
card-halfling = полурослик
    .acc = полурослика
    .gen = полурослика
card-merfolk = тритон
    .acc = тритона
    .gen = тритона
card-minotaur = минотавр
    .acc = минотавра
    .gen = минотавра
card-orc = орк
    .acc = орка
    .gen = орка
card-skeleton = скелет
    .acc = скелета
    .gen = скелета
card-troll = тролль
    .acc = тролля
    .gen = тролля
card-wingfolk = гарпия
    .acc = гарпию
    .gen = гарпии
card-wizard = волшебник
    .acc = волшебника
    .gen = волшебника

tribe-centaur = Кентавры
tribe-dwarf = Гномы
tribe-elf = Эльфы
tribe-giant = Гиганты
tribe-halfling = Полурослики
tribe-merfolk = Тритоны
tribe-minotaur = Минотавры
tribe-orc = Орки
tribe-skeleton = Скелеты
tribe-troll = Тролли
tribe-wingfolk = Гарпии
tribe-wizard = Волшебники

kingdom-rhea = Рея
kingdom-duris = Дурис
kingdom-ithys = Итис
kingdom-althea = Алтея
kingdom-pelagon = Пелагон
kingdom-straton = Стратон

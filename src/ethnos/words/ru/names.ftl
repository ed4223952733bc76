### The names of things in Russian. `card-…` is one ally of a tribe, `tribe-…` the tribe.
### A card's name begins with a capital where it stands by itself; in other cases it is a common noun.
### .acc is the accusative, .gen the genitive; kingdoms are never declined.

list-comma = { ", " }
no-cards = 0 карт

# $tribe: one ally's name, in any case; $kingdom: its kingdom
card = { $tribe } ({ $kingdom })

card-centaur = Кентавр
    .acc = кентавра
    .gen = кентавра
card-dwarf = Гном
    .acc = гнома
    .gen = гнома
card-elf = Эльф
    .acc = эльфа
    .gen = эльфа
card-giant = Гигант
    .acc = гиганта
    .gen = гиганта
card-halfling = Полурослик
    .acc = полурослика
    .gen = полурослика
card-merfolk = Тритон
    .acc = тритона
    .gen = тритона
card-minotaur = Минотавр
    .acc = минотавра
    .gen = минотавра
card-orc = Орк
    .acc = орка
    .gen = орка
card-skeleton = Скелет
    .acc = скелета
    .gen = скелета
card-troll = Тролль
    .acc = тролля
    .gen = тролля
card-wingfolk = Гарпия
    .acc = гарпию
    .gen = гарпии
card-wizard = Волшебник
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

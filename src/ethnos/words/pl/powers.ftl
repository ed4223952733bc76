### What each tribe's leader can do: in a few words, and (.long) in full.
### X is the number of cards in the band.

power-centaur = Znacznik umieszczony? Zagraj kolejny Oddział.
    .long = Jeśli ten Oddział umieścił swój znacznik, możesz od razu zagrać kolejny z kart, które masz jeszcze na ręce, i tak dalej, dopóki dowodzą Centaury i umieszczasz znaczniki.
power-dwarf = Przy punktowaniu liczy o jedną kartę więcej.
    .long = Przy punktowaniu Oddziałów na koniec Ery ten Oddział liczy o jedną kartę więcej. Przy umieszczaniu znacznika ta dodatkowa karta się nie liczy.
power-elf = Zatrzymaj do X kart.
    .long = Po tym Oddziale możesz zatrzymać na ręce do X wybranych kart, bez pokazywania, zamiast odrzucać je do puli.
power-giant = Największy Oddział Olbrzyma: weź żeton i 2 punkty Chwały.
    .long = Jeśli ten Oddział jest większy od każdego Oddziału pod dowództwem Olbrzyma zagranego w tej Erze, także od twoich własnych, bierzesz żeton Olbrzymów i od razu zdobywasz 2 punkty Chwały. Kto ma żeton na koniec Ery, punktuje za niego jeszcze raz.
power-halfling = Nie umieszcza znacznika.
    .long = Niziołków jest dwa razy tyle, ile kart każdego innego Plemienia, ale Oddział pod dowództwem Niziołka nigdy nie umieszcza znacznika.
power-merfolk = Ruch o X pól; każdy symbol to dodatkowy znacznik.
    .long = Przesuń się o X pól na planszy Morskiego Ludu. Za każdy symbol, do którego dotrzesz lub który miniesz, możesz umieścić dodatkowy znacznik w dowolnym Królestwie, niezależnie od wielkości Oddziału.
power-minotaur = Przy znaczniku liczy o jedną kartę więcej.
    .long = Przy umieszczaniu znacznika ten Oddział liczy o jedną kartę więcej. Przy punktowaniu Oddziałów ta dodatkowa karta się nie liczy.
power-orc = Znacznik na Hordzie; najazd daje Chwałę.
    .long = Możesz położyć znacznik na polu Hordy w kolorze Dowódcy, jeśli jest puste. Na koniec Ery możesz przeprowadzić najazd: zdejmujesz ze swojej Hordy wszystkie znaczniki i punktujesz za nie.
power-skeleton = Pasuje do każdego Oddziału, nie dowodzi, odchodzi przed punktowaniem.
    .long = Szkielety pasują do każdego Oddziału i wliczają się do jego wielkości, ale nigdy nie dowodzą i odchodzą przed punktowaniem Oddziałów. Dziesięć Szkieletów zagranych razem natychmiast wygrywa grę, jeśli ta opcja jest włączona.
power-troll = Weź żeton Trolli o wartości do X.
    .long = Możesz wziąć jeden wolny żeton Trolli o wartości X lub mniejszej. Żetony Trolli rozstrzygają remisy na koniec Ery.
power-wingfolk = Znacznik w dowolnym Królestwie.
    .long = Znacznik tego Oddziału możesz umieścić w każdym Królestwie, w którym pozwala na to wielkość Oddziału.
power-wizard = Dobierz X kart.
    .long = Gdy reszta twoich kart trafi do puli, możesz dobrać X kart z Talii.

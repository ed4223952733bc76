### What each tribe's leader can do: in a few words, and (.long) in full.

power-centaur = Znacznik umieszczony? Zagraj kolejny Oddział.
    .long = Jeśli ten Oddział umieścił swój znacznik, możesz od razu zagrać kolejny z kart, które masz jeszcze na ręce, i tak dalej, dopóki dowodzą Centaury i umieszczasz znaczniki.
power-dwarf = Przy punktowaniu liczy się jak większy o 1 kartę.
    .long = Przy punktowaniu Oddziałów na koniec Ery ten Oddział liczy o jedną kartę więcej. Przy umieszczaniu znacznika ta dodatkowa karta się nie liczy.
power-elf = Zatrzymaj karty, najwyżej tyle, ile liczy Oddział.
    .long = Po tym Oddziale możesz zatrzymać na ręce wybrane karty, bez pokazywania, zamiast odrzucać je do puli: najwyżej tyle, ile kart liczy Oddział.
power-giant = Największy Oddział Olbrzyma: weź żeton i 2 punkty Chwały.
    .long = Jeśli ten Oddział jest większy od każdego Oddziału pod dowództwem Olbrzyma zagranego w tej Erze, także od twoich własnych, bierzesz żeton Olbrzymów i od razu zdobywasz 2 punkty Chwały. Kto ma żeton na koniec Ery, zdobywa w Erze I, II lub III odpowiednio 2, 4 lub 6 punktów Chwały (w dwie lub trzy osoby w Erze I lub II: 2 lub 5).
power-halfling = Nie umieszcza znacznika.
    .long = Niziołków jest dwa razy tyle, ile kart każdego innego Plemienia, ale Oddział pod dowództwem Niziołka nigdy nie umieszcza znacznika.
power-merfolk = Ruch o wielkość Oddziału; każdy symbol to dodatkowy znacznik.
    .long = Przesuń się na planszy Morskiego Ludu o tyle pól, ile kart liczy Oddział. Za każdy symbol, do którego dotrzesz lub który miniesz, możesz umieścić dodatkowy znacznik w dowolnym Królestwie, niezależnie od wielkości Oddziału.
power-minotaur = Przy umieszczaniu znacznika liczy się jak większy o 1 kartę.
    .long = Przy umieszczaniu znacznika ten Oddział liczy o jedną kartę więcej. Przy punktowaniu Oddziałów ta dodatkowa karta się nie liczy.
power-orc = Znacznik na Hordzie; grabież daje Chwałę.
    .long = Możesz położyć znacznik na polu Hordy w kolorze Dowódcy, jeśli jest puste. Na koniec Ery możesz plądrować: zdejmujesz ze swojej Hordy wszystkie znaczniki i punktujesz za nie.
power-skeleton = Pasuje do każdego Oddziału, nie dowodzi, odchodzi przed punktowaniem.
    .long = Szkielety pasują do każdego Oddziału i wliczają się do jego wielkości, ale nigdy nie dowodzą i odchodzą przed punktowaniem Oddziałów. Dziesięć Szkieletów zagranych razem natychmiast wygrywa grę, jeśli ta opcja jest włączona.
power-troll = Weź żeton Trolli o wartości do wielkości Oddziału.
    .long = Możesz wziąć jeden wolny żeton Trolli o wartości nie większej niż liczba kart Oddziału. Żetony Trolli rozstrzygają remisy na koniec Ery.
power-wingfolk = Znacznik w dowolnym Królestwie.
    .long = Znacznik tego Oddziału możesz umieścić w każdym Królestwie, w którym pozwala na to wielkość Oddziału.
power-wizard = Dobierz tyle kart, ile liczy Oddział.
    .long = Gdy reszta twoich kart trafi do puli, możesz dobrać z Talii tyle kart, ile liczy Oddział.

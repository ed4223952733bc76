### The rules reference in Polish, one message per topic.
### Bodies are light Markdown: paragraphs, "- " bullets, **bold** and pipe tables.
### Ids in parentheses at the end of a line, such as (B3, B4), name the rules of the specification;
### they are shown only to whoever asks for one (words/reference.py).

rules-overview =
    W Ethnos od 2 do 6 graczy walczy o Chwałę w sześciu Królestwach. Zbierasz Sojuszników z różnych Plemion, zagrywasz ich razem jako Oddziały i dzięki tym Oddziałom umieszczasz w Królestwach swoje znaczniki Kontroli. (S1, C1)

    W swojej turze robisz jedną rzecz: **werbujesz** kartę albo **zagrywasz Oddział**. Większy Oddział daje więcej Chwały, pozwala dołożyć znacznik tam, gdzie masz ich już kilka, i wzmacnia zdolności wielu Dowódców. Zagranie ma jednak swoją cenę: karty, które zostały ci na ręce, trafiają zwykle odkryte do puli dostępnych kart, skąd może je wziąć każdy. (T1, T2, B3, B6)

    W dolnej połowie Talii kryją się trzy Smoki. Gdy ktoś dobierze trzeciego, Era natychmiast się kończy. Wtedy zdobywacie Chwałę za Królestwa, za plansze i żetony niektórych Plemion oraz za Oddziały. (A5, T3, E1, E5)

    W 4 do 6 osób gracie trzy Ery, a w 2 lub 3 osoby – dwie. Wygrywa ten, kto po ostatniej Erze ma najwięcej Chwały. (S1, G1)

    Przykłady na tych stronach dotyczą gry w co najmniej trzy osoby, chyba że zaznaczono inaczej.
    .title = Gra w skrócie
    .keywords = skrót, streszczenie, podsumowanie, cel gry, o co chodzi, jak grać, wygrana, wprowadzenie, podstawy, zasady

rules-components =
    Plansza przedstawia sześć Królestw: Rhea (czerwone), Duris (fioletowe), Ithys (pomarańczowe), Althea (zielone), Pelagon (szare) i Straton (niebieskie). (C1)

    Karty i pozostałe elementy:

    - **Karty Sojuszników**: dziesięć z 12 Plemion ma po 12 kart, po dwie w kolorze każdego Królestwa. Niziołki mają 24 karty, po cztery w każdym kolorze. Szkielety mają 12 kart bez koloru. (C2)
    - **Smoki**: trzy karty. (C3)
    - **Żetony Chwały**: 18, zestawione w tabeli poniżej. Sześć z nich ma oznaczenie „4+”. (C4)
    - **Znaczniki Kontroli**: po 26 dla każdego gracza. Jeden z twoich leży na torze Chwały, a jeśli w grze jest Morski Lud, jeszcze jeden na planszy Morskiego Ludu. (C5)
    - **Plansza Morskiego Ludu**: pola od 0 do 18, z symbolem znacznika na polach 3, 7, 12 i 18. (C6)
    - **Żeton Olbrzymów**: jeden. **Żetony Trolli**: po jednym o wartościach od 1 do 6. (C7, C8)
    - **Plansza Hordy Orków**: sześć pól, po jednym w kolorze każdego Królestwa. (C9)

    | Żeton Chwały | 0 | 2 | 4 | 6 | 8 | 10 |
    |---|---|---|---|---|---|---|
    | Wszystkie 18 | 2 | 3 | 4 | 4 | 3 | 2 |
    | Z oznaczeniem 4+ | 1 | 0 | 2 | 2 | 0 | 1 |
    | Zostają w grze na 2 lub 3 osoby | 1 | 3 | 2 | 2 | 3 | 1 |
    .title = Elementy gry
    .keywords = elementy, komponenty, zawartość pudełka, karty, ile kart, kolory, Królestwa, żetony, znaczniki, plansza, Rhea, Duris, Ithys, Althea, Pelagon, Straton

rules-setup =
    Przygotowanie gry zależy od liczby graczy: (S1)

    | | 4–6 graczy | 2 lub 3 graczy |
    |---|---|---|
    | Ery | trzy | dwie |
    | Różne Plemiona | sześć | pięć |
    | Żetony Chwały z oznaczeniem 4+ | w grze | poza grą |
    | Żetony Chwały w każdym Królestwie | trzy | dwa |

    Żetony Chwały rozdziela się między Królestwa losowo. Potem w każdym Królestwie układa się je rosnąco: najniższy na polu I, najwyższy na ostatnim. (S2)

    Plemiona się losuje, chyba że wolicie wybrać je sami. Wszystkie ich karty, potasowane razem, tworzą Talię Sojuszników. (S3, O4)

    Niektóre Plemiona wprowadzają dodatkowe elementy: (S4)

    - **Morski Lud**: każdy kładzie znacznik na polu 0 planszy Morskiego Ludu.
    - **Trolle**: obok planszy leży komplet sześciu żetonów Trolli.
    - **Olbrzymy**: obok planszy leży żeton Olbrzymów.
    - **Orkowie**: każdy dostaje pustą planszę Hordy Orków.
    .title = Przygotowanie gry
    .keywords = przygotowanie, rozłożenie gry, setup, początek gry, liczba graczy, Plemiona, żetony Chwały, wybór Plemion, losowanie

rules-age-start =
    Każdą Erę przygotowuje się w tej kolejności:

    - **Nowa Talia**: przed Erą II i III wszystkie karty Sojuszników – z rąk, z Oddziałów, z puli dostępnych kart i z Talii – tasuje się w nową Talię. (A2)
    - **Pierwszy Gracz**: w Erze I losowy. Później zostaje nim gracz, który ma najmniej Chwały po pełnym podliczeniu poprzedniej Ery, razem z grabieżami. Jeśli kilka osób remisuje, licz zgodnie z ruchem wskazówek zegara od gracza, który dobrał trzeciego Smoka: zaczyna pierwszy napotkany z remisujących, a może nim być także ten, kto dobrał Smoka. Żetony Trolli nie rozstrzygają tego remisu. (A1, O1)
    - **Ręce**: zaczynając od Pierwszego Gracza, każdy po kolei dostaje jedną kartę. (A3)
    - **Pula dostępnych kart**: wyłóżcie odkryte karty, dwa razy tyle, ilu jest graczy: 4, 6, 8, 10 lub 12. (A4)
    - **Smoki**: pozostałe karty dzieli się na dwie połowy; jeśli ich liczba jest nieparzysta, dolna połowa jest o jedną kartę większa. Trzy Smoki wtasowuje się w dolną połowę, a górną kładzie się na wierzch. (A5)

    Przykład: Ania, Bartek, Czarek i Dorota siedzą w tej kolejności zgodnie z ruchem wskazówek zegara. Najmniej Chwały mają po równo Ania i Dorota, a trzeciego Smoka dobrał Czarek. Licząc od Czarka, Dorotę napotykasz przed Anią, więc zaczyna Dorota.
    .title = Początek Ery
    .keywords = początek Ery, nowa Era, Pierwszy Gracz, kto zaczyna, rozpoczęcie, rozdanie, ile kart w puli, tasowanie, Smoki, najmniej Chwały

rules-turn =
    Tury przebiegają zgodnie z ruchem wskazówek zegara. W swojej turze musisz zrobić dokładnie jedną z dwóch rzeczy:

    - **Werbować**, czyli wziąć jedną kartę z puli dostępnych kart albo z wierzchu Talii. (T1)
    - **Zagrać Oddział** złożony z kart z ręki. (T2)

    Nie wolno ci opuścić tury, ale czasem nie masz wyboru:

    - Jeśli zaczynasz turę z 10 kartami na ręce, nie możesz werbować, więc musisz zagrać Oddział. (T1)
    - Jeśli masz mniej niż 10 kart i żadna z nich nie może dowodzić, musisz werbować. Dzieje się tak, gdy twoja ręka jest pusta lub składa się z samych Szkieletów. (T4)

    Szczególnym przypadkiem jest ręka z dziesięcioma Szkieletami; zobacz „Szkielety”. (O2)

    Zawsze jest jakaś karta do zwerbowania, bo Talia nie może się wyczerpać, zanim trzeci Smok zakończy Erę. (T4)
    .title = Twoja tura
    .keywords = tura, kolejka, ruch, akcje, co mogę zrobić, pas, pasowanie, muszę zagrać, muszę werbować, limit kart na ręce, dziesięć kart

rules-recruit =
    Werbując, bierzesz na rękę jedną kartę:

    - dowolną odkrytą kartę z puli dostępnych kart – wszyscy widzą, którą bierzesz – albo
    - wierzchnią kartę Talii, którą widzisz tylko ty. (T1, V1, V2)

    Po wzięciu karty puli się nie uzupełnia. Powiększa się ona dopiero wtedy, gdy gracze odrzucają karty po zagraniu Oddziałów. (T1, B6)

    Nie możesz werbować, jeśli na początku tury masz na ręce 10 kart. (T1)

    Jeśli z Talii dobierzesz Smoka, od razu go pokaż, połóż obok planszy i dobierz kolejną kartę. Jeśli to trzeci Smok, Era się kończy i nie dostajesz innej karty. (T3)
    .title = Werbowanie
    .keywords = werbowanie, werbować, rekrutacja, dobieranie, dobrać kartę, wziąć kartę, pula, Talia, odkryte karty, uzupełnianie, limit kart na ręce, dziesięć kart

rules-dragons =
    Na początku każdej Ery w dolną połowę Talii wtasowuje się trzy Smoki, więc żaden nie pojawi się, dopóki nie skończy się górna połowa. (A5)

    Smok nigdy nie zostaje na ręce. Kto go dobierze, od razu go pokazuje, kładzie obok planszy i dobiera kartę w zamian. Pierwsze dwa Smoki nie zmieniają nic więcej. (T3)

    Gdy pojawia się **trzeci Smok**, Era natychmiast się kończy. Gracz, który go dobrał, nie dostaje karty w zamian i nikt już niczego nie zagrywa, bez względu na to, czyja tura miałaby nadejść. Trzeba zapamiętać, kto go dobrał, bo od tego może zależeć, kto zacznie następną Erę. (T3, A1)

    Jeśli Smok trafi się przy dobieraniu kart dzięki Czarodziejowi, nie wlicza się do ich liczby. Trzeci Smok przerywa dobieranie, ale właśnie zagrany Oddział i tak punktuje. (T3)

    Każdy widzi, ile Smoków już dobrano. (V1)
    .title = Smoki
    .keywords = Smok, Smoki, trzeci Smok, koniec Ery, karta w zamian, dobierz ponownie, ile Smoków

rules-band =
    Oddział to od 1 do 10 kart z twojej ręki, które **wszystkie należą do jednego Plemienia** albo **wszystkie mają kolor jednego Królestwa**. Szkielety mogą dołączyć do każdego Oddziału. Wolno ci zagrać Oddział także wtedy, gdy nie pozwoli on umieścić znacznika. (B1)

    Oddział zagrywa się w następujących krokach:

    - Wyłóż karty i wskaż jedną z nich jako **Dowódcę**; nie może to być Szkielet. X to liczba kart, razem z Dowódcą i Szkieletami. (B2)
    - Jeśli chcesz i jeśli Oddział jest dość duży, umieść jeden **znacznik** w Królestwie w kolorze Dowódcy. (B3, B4)
    - Użyj **zdolności** Dowódcy. (B5)
    - Centaur jako Dowódca może pozwolić ci zagrać teraz kolejny Oddział.
    - Po ostatnim Oddziale **odrzuć** resztę kart z ręki do puli dostępnych kart. Jeśli dowodzi Elf, możesz zatrzymać część kart, a jeśli Czarodziej, możesz po odrzuceniu dobrać nowe. (B6)

    Twoje Oddziały leżą przed tobą do końca Ery. Każdy może obejrzeć wszystkie ich karty i sprawdzić, kto dowodzi. (B7)
    .title = Zagrywanie Oddziału
    .keywords = Oddział, zagranie, zagrać, karty, to samo Plemię, ten sam kolor, kroki, wielkość, Oddział Sojuszników, X

rules-leader =
    Każdy Oddział ma jednego Dowódcę i to ty decydujesz, która z kart nim będzie. Szkielet nigdy nie może dowodzić. (B2)

    Dowódca rozstrzyga o dwóch rzeczach:

    - Jego **kolor** wskazuje Królestwo, w którym wolno ci umieścić znacznik. Skrzydlaty jako Dowódca może wybrać inne Królestwo, a Niziołek w ogóle nie umieszcza znacznika. (B3)
    - Jego **Plemię** wskazuje zdolność, której używasz. Zdolności pozostałych kart nie działają. (B5)

    W Oddziale z jednego Plemienia wybierasz zatem Królestwo, a w Oddziale w jednym kolorze – zdolność. W obu przypadkach X to liczba wszystkich kart Oddziału, razem z Dowódcą i ewentualnymi Szkieletami. (B1, B2)

    Tylko Oddział dziesięciu Szkieletów nie ma Dowódcy; jeśli ta opcja jest włączona, natychmiast wygrywa grę. (O2)
    .title = Dowódca
    .keywords = Dowódca, wybór Dowódcy, dowodzić, lider, przywódca, kolor, które Królestwo, która zdolność, Szkielet Dowódcą

rules-marker =
    Po zagraniu Oddziału możesz umieścić **jeden** ze swoich znaczników Kontroli w Królestwie w kolorze Dowódcy. Warunek: musisz mieć tam mniej własnych znaczników, niż Oddział ma kart (X). Znaczniki innych graczy nie mają znaczenia, z wyjątkiem gry dwuosobowej, w której obowiązuje osobna zasada. (B3, B4)

    Umieszczenie znacznika jest dobrowolne. Możesz z niego zrezygnować, nawet jeśli Oddział jest dość duży, a możesz też zagrać Oddział zbyt mały, żeby cokolwiek umieścić. (B1, B3)

    Trzech Dowódców zmienia ten krok: Niziołki nie umieszczają znacznika, z Minotaurem na czele Oddział liczy o jedną kartę więcej, a Skrzydlaci mogą wybrać Królestwo. (B3)

    Jeśli twój zapas jest pusty, nie możesz umieścić znacznika. (B8)

    Przykład: Gracie w trzy osoby. W Pelagon masz cztery znaczniki. Oddział czterech kart z szarym Dowódcą nie pozwala dołożyć tam kolejnego, bo cztery to nie mniej niż cztery. Oddział pięciu kart pozwala. Potem masz w Pelagon pięć znaczników i na następny potrzebujesz Oddziału sześciu kart.
    .title = Umieszczanie znacznika
    .keywords = znacznik, znacznik Kontroli, umieścić, położyć, Królestwo, ile kart, dość duży Oddział, dobrowolne, wielkość Oddziału

rules-two-players =
    W grze na dwie osoby obowiązuje mniejszy wariant przygotowania: dwie Ery, pięć Plemion, dwa żetony Chwały w każdym Królestwie. (S1)

    Możesz umieścić **znacznik**, jeśli X jest większe niż łączna liczba znaczników **obojga** graczy w tym Królestwie. Gdy dowodzi Minotaur, większe musi być X+1; gdy dowodzi Skrzydlaty, sprawdza się Królestwo, które wybierasz. Dodatkowych znaczników z planszy Morskiego Ludu ta zasada nie dotyczy. (B4)

    W Erze I **punktowanie** przebiega jak zwykle. W Erze II gracz na pierwszym miejscu dostaje żeton II, a drugi nic. Jeśli w danym Królestwie są wyłącznie twoje znaczniki, dostajesz oba żetony. Remis, którego nie rozstrzygną żetony Trolli, oznacza podział samego żetonu II, z zaokrągleniem w dół. (E1, E4)

    Tak samo punktuje się planszę Morskiego Ludu; nie masz tam konkurencji, jeśli przeciwnik wciąż stoi na 0. (E4)

    Przykład: W Straton masz trzy znaczniki, a przeciwnik dwa, razem pięć. Potrzebujesz Oddziału sześciu kart albo pięciu pod dowództwem niebieskiego Minotaura.

    Przykład: Era II, w Althea leżą żetony 4 i 8. Mając więcej znaczników, zdobywasz 8, a przeciwnik 0. Nierozstrzygnięty remis daje każdemu z was 4. Jeśli są tam wyłącznie twoje znaczniki, zdobywasz 12.
    .title = Gra dwuosobowa
    .keywords = dwóch graczy, dwie osoby, 2 graczy, na dwie osoby, pojedynek, przeciwnik, rywal, sam w Królestwie, oba żetony, znacznik, remis

rules-power =
    Po kroku umieszczania znacznika działa zdolność **Dowódcy**. Pozostałe karty Oddziału nie dają zdolności: na przykład Niziołek, który nie dowodzi, nie przeszkadza w umieszczeniu znacznika. Tylko Szkielety działają, choć nie dowodzą. (B5)

    Zdolność działa bez względu na to, czy Oddział umieścił znacznik. Jedynym wyjątkiem jest Centaur, który tego wymaga. (B5)

    Niektóre zdolności działają automatycznie, inne zależą od ciebie: (B5)

    - **Automatycznie**: przejęcie żetonu Olbrzymów i ruch na planszy Morskiego Ludu.
    - **Twój wybór**: wzięcie żetonu Trolli, położenie znacznika na Hordzie, każdy dodatkowy znacznik za Morski Lud, kolejny Oddział po Centaurze, to, które karty zatrzymujesz dzięki Elfowi, i to, czy dobierasz karty dzięki Czarodziejowi.

    Niziołki, Minotaury i Skrzydlaci działają już w samym kroku umieszczania znacznika. Krasnoludy działają przy punktowaniu Oddziałów. Elfy i Czarodzieje działają przy odrzucaniu kart. (B3, B6, E5)
    .title = Zdolność Dowódcy
    .keywords = zdolność, zdolności, umiejętność, moc, efekt, Dowódca, dobrowolne, automatyczne, zdolność Plemienia, kiedy działa

rules-discard =
    Zagranie Oddziału kosztuje cię resztę ręki. Po **ostatnim** Oddziale w turze wszystkie karty, które masz jeszcze na ręce, trafiają odkryte do puli dostępnych kart, Szkielety również. Jeśli w tej turze werbujesz, niczego nie odrzucasz. (B6)

    Odrzucasz raz na turę. Jeśli dzięki Centaurowi zagrywasz kilka Oddziałów, zachowujesz rękę aż do rozegrania ostatniego z nich. (B6)

    Dwaj Dowódcy tego ostatniego Oddziału zmieniają tę zasadę:

    - **Elf** pozwala zatrzymać do X kart bez pokazywania. (B6)
    - **Czarodziej** pozwala dobrać X nowych kart, ale dopiero po odrzuceniu. (B6)

    Wszyscy widzą karty, które trafiają do puli. (V1)

    Przykład: Masz na ręce osiem kart i zagrywasz pięć z nich pod dowództwem Orka. Trzy pozostałe trafiają odkryte do puli, a twoja ręka jest pusta.
    .title = Odrzucanie kart
    .keywords = odrzucanie, odrzucić, ręka, reszta ręki, pula, zatrzymać karty, po Oddziale, utrata kart

rules-supply =
    Masz 26 znaczników Kontroli. Jeden pokazuje twoją Chwałę, a jeśli w grze jest Morski Lud, jeszcze jeden stoi na planszy Morskiego Ludu. Zaczynasz więc z zapasem 25 znaczników, a w grze z Morskim Ludem – 24. Z zapasu pochodzi każdy znacznik, który trafia do Królestwa lub na twoją Hordę. (C5, B8)

    Gdy twój zapas jest pusty, nigdzie nie umieszczasz znaczników. Nadal możesz zagrywać Oddziały i za nie punktować. (B8)

    W turze najpierw bierzesz z zapasu znacznik do Królestwa, a dopiero potem znaczniki za zdolność Dowódcy. (B8)

    Znaczniki zdjęte podczas grabieży wracają do zapasu. Znaczniki w Królestwach zostają tam do końca gry. (B8, E7)

    Przykład: Został ci jeden znacznik i zagrywasz Oddział pod dowództwem Orka. Jeśli umieścisz go w Królestwie, zabraknie go dla Hordy. Jeśli zrezygnujesz ze znacznika w Królestwie, możesz położyć go na Hordzie, o ile pole jest puste.
    .title = Zapas znaczników
    .keywords = zapas, zasoby, ile znaczników, brak znaczników, skończyły się znaczniki, 26, limit, zwrot znaczników

rules-centaurs =
    Jeśli Oddział pod dowództwem Centaura **umieścił znacznik** w kroku umieszczania znacznika, możesz od razu zagrać kolejny Oddział z kart, które masz jeszcze na ręce. Nowy Oddział podlega wszystkim zwykłym zasadom: ma własnego Dowódcę, znacznik i zdolność. (B1)

    Jeśli tym Oddziałem też dowodzi Centaur i umieścisz znacznik, możesz zagrać następny – i tak dalej, dopóki się da. Karty odrzucasz dopiero po ostatnim Oddziale. (B6)

    Bez umieszczonego znacznika nie ma kolejnego Oddziału – obojętne, czy Oddział był za mały, czy rezygnujesz ze znacznika, czy twój zapas jest pusty. (B5, B8)

    Gdy znacznik jest umieszczony, program pyta cię zawsze, jeśli masz jeszcze karty, nawet gdy możesz już tylko zakończyć. Dzięki temu samo pytanie niczego nie zdradza o twojej ręce.

    Przykład: Masz na ręce sześć kart, a w Althea żadnego znacznika. Zagrywasz jednego zielonego Centaura i umieszczasz znacznik. Potem zagrywasz trzy Trolle pod dowództwem szarego, a w Pelagon masz dwa znaczniki: dokładasz tam trzeci i możesz wziąć wolny żeton Trolli o wartości 3 lub mniejszej. Na koniec twoje dwie ostatnie karty trafiają do puli dostępnych kart.
    .title = Centaury
    .keywords = Centaur, Centaury, drugi Oddział, kolejny Oddział, dodatkowy Oddział, łańcuch, zagrać ponownie

rules-dwarves =
    Przy punktowaniu Oddziałów na koniec Ery Oddział pod dowództwem Krasnoluda liczy **o jedną kartę więcej**. (E5)

    Dodatkowa karta liczy się tylko tam. Nie pomaga umieścić znacznika i nie bierze się jej pod uwagę, gdy remis na koniec gry rozstrzyga wielkość Oddziałów. (G1)

    Najpierw z Oddziału odchodzą Szkielety, potem dolicza się dodatkową kartę. Tabela kończy się na sześciu lub więcej kartach, więc Oddział Krasnoluda, który bez Szkieletów ma już sześć kart, nic nie zyskuje. (E5, C10)

    Przykład: Zagrywasz pięć pomarańczowych kart pod dowództwem Krasnoluda. Żeby umieścić znacznik w Ithys, musisz mieć tam mniej niż pięć własnych. Na koniec Ery Oddział punktuje jak sześć kart: 15 punktów Chwały.
    .title = Krasnoludy
    .keywords = Krasnolud, Krasnoludy, krasnoludowie, jedna karta więcej, plus jeden, punktowanie Oddziału, premia

rules-elves =
    Jeśli dowodzi Elf, przy odrzucaniu możesz **zatrzymać do X kart** według własnego wyboru. X to wielkość Oddziału. Możesz też zatrzymać mniej albo nic. (B6)

    Zatrzymane karty zostają ukryte na twojej ręce; pozostałe jak zwykle trafiają odkryte do puli dostępnych kart. (V2)

    Zdolność działa bez względu na to, czy Oddział umieścił znacznik. Po Centaurze liczy się tylko ostatni Oddział w turze: jeśli dowodzi nim Elf, X to wielkość tego jednego Oddziału. (B5, B6)

    Przykład: Masz na ręce dziewięć kart i zagrywasz cztery z nich pod dowództwem Elfa. Zostaje pięć kart. Możesz zatrzymać dowolne cztery z nich, a piątą odłożyć do puli, albo zatrzymać mniej i odłożyć więcej.
    .title = Elfy
    .keywords = Elf, Elfy, zatrzymać karty, zachować karty, ręka, odrzucanie

rules-giants =
    Gdy dowodzi Olbrzym, porównaj X, razem ze Szkieletami, z **każdym** Oddziałem pod dowództwem Olbrzyma zagranym w tej Erze, także z własnymi. Jeśli twój jest pierwszy albo większy od wszystkich pozostałych, bierzesz żeton Olbrzymów i od razu zdobywasz 2 punkty Chwały. Dzieje się to automatycznie. Równa wielkość nie wystarcza. (B5)

    Jeśli masz żeton i przebijasz własny Oddział, znowu zdobywasz 2 punkty Chwały.

    Kto na koniec Ery ma żeton, zdobywa: (C7)

    | | Era I | Era II | Era III |
    |---|---|---|---|
    | 4–6 graczy | 2 | 4 | 6 |
    | 2 lub 3 graczy | 2 | 5 | brak Ery III |

    Szkielety, które później odchodzą z Oddziałów, nie wpływają na to, kto ma żeton. Po podliczeniu żeton wraca obok planszy. (E7)

    Przykład: Pięcioro graczy, Era II. Zagrywasz trzy karty pod dowództwem Olbrzyma, bierzesz żeton i zdobywasz 2 punkty. Bartek też zagrywa trzy karty z Olbrzymem na czele: nic się nie dzieje. Później zagrywasz tak pięć kart i zdobywasz kolejne 2 punkty. Na koniec Ery żeton przynosi ci 4 punkty, co daje razem 8.
    .title = Olbrzymy
    .keywords = Olbrzym, Olbrzymy, olbrzymi, gigant, żeton Olbrzymów, największy Oddział, dwa punkty Chwały, przejęcie żetonu

rules-halflings =
    Oddział pod dowództwem Niziołka **nigdy nie umieszcza znacznika** w kroku umieszczania znacznika, bez względu na swoją wielkość. (B3)

    W zamian Niziołków jest 24 zamiast 12, po cztery w każdym kolorze, więc łatwiej zebrać z nich duży Oddział. (C2)

    Niziołek, który nie dowodzi, w niczym nie przeszkadza: jeśli Oddziałem dowodzi inna karta, możesz umieścić znacznik na zwykłych zasadach. (B5)

    Przykład: Zagrywasz pięć Niziołków pod dowództwem czerwonego. Nie masz w Rhea żadnego znacznika, a mimo to nie wolno ci go tam umieścić. Na koniec Ery Oddział daje 10 punktów Chwały.

    Przykład: Zagrywasz czerwonego Niziołka, czerwonego Elfa i czerwonego Trolla, dowodzi Troll, a w Rhea masz jeden znacznik. Możesz umieścić tam drugi i wziąć wolny żeton Trolli o wartości 3 lub mniejszej.
    .title = Niziołki
    .keywords = Niziołek, Niziołki, bez znacznika, 24 karty, hobbit, hobbici

rules-merfolk =
    Dowódca z Morskiego Ludu przesuwa cię o **X pól** na planszy Morskiego Ludu, bez względu na to, czy Oddział umieścił znacznik. Ruch jest automatyczny i kończy się najdalej na polu 18. (B5)

    Na polach 3, 7, 12 i 18 tej planszy są symbole znaczników. Za każdy symbol, do którego dotrzesz lub który miniesz, możesz umieścić **jeden** dodatkowy znacznik w **dowolnym** Królestwie. Nie liczy się ani wielkość Oddziału, ani znaczniki, które już tam są, także w grze dwuosobowej. (C6, B4)

    Królestwo wybierasz osobno dla każdego dodatkowego znacznika. Jeśli z któregoś zrezygnujesz, okazja przepada, a znacznik zostaje w zapasie. Dodatkowe znaczniki bierzesz po znaczniku samego Oddziału. (B5, B8)

    Swoją pozycję zachowujesz do końca gry. Planszę punktuje się na koniec każdej Ery. (E3, E7)

    Przykład: Stoisz na polu 2 i zagrywasz sześć kart pod dowództwem szarej karty Morskiego Ludu, a w Pelagon masz cztery znaczniki. Umieszczasz tam piąty. Potem przesuwasz się na 8, mijając 3 i 7, i możesz umieścić dwa dodatkowe znaczniki: na przykład jeden w Rhea i jeden w Duris albo oba w Rhea.
    .title = Morski Lud
    .keywords = Morski Lud, syrena, syreny, tryton, plansza Morskiego Ludu, ruch, przesunięcie, symbol, dodatkowy znacznik, pola, dowolne Królestwo

rules-minotaurs =
    Oddział pod dowództwem Minotaura liczy **o jedną kartę więcej przy umieszczaniu znacznika**. Możesz umieścić znacznik, jeśli masz w tym Królestwie mniej własnych znaczników niż X+1. (B3)

    W grze dwuosobowej X+1 musi być większe niż łączna liczba znaczników was obojga. (B4)

    We wszystkim innym Oddział ma swoją prawdziwą wielkość, więc dodatkowa karta nie daje Chwały przy punktowaniu Oddziałów. (E5)

    Przykład: W Straton masz pięć znaczników i zagrywasz pięć kart pod dowództwem niebieskiego Minotaura. Przy umieszczaniu znacznika liczą się jak sześć, więc możesz dołożyć szósty. Na koniec Ery Oddział punktuje jak pięć kart: 10 punktów Chwały.
    .title = Minotaury
    .keywords = Minotaur, Minotaury, jedna karta więcej, plus jeden, znacznik, umieszczanie

rules-orcs =
    Jeśli dowodzi Ork, możesz położyć jeden znacznik na polu w kolorze Dowódcy na swojej **planszy Hordy Orków**, o ile to pole jest puste. Wolno ci to zrobić bez względu na to, czy Oddział umieścił znacznik w Królestwie. (B5)

    Na każdym z sześciu pól mieści się jeden znacznik, brany z twojego zapasu. Znaczniki zostają z Ery na Erę, aż zdejmiesz je podczas grabieży. (C9, B8, E7)

    Na koniec Ery możesz **plądrować**: zdejmujesz ze swojej Hordy wszystkie znaczniki i zdobywasz Chwałę zależnie od ich liczby. W ostatniej Erze plądrują wszyscy. Wartości znajdziesz w temacie „Grabieże Orków”. (C9, E6)

    Przykład: Zagrywasz cztery karty pod dowództwem zielonego Orka, a w Althea masz pięć znaczników. Oddział jest za mały, żeby dołożyć tam kolejny, ale zielone pole twojej Hordy jest puste, więc możesz położyć na nim znacznik. Jeśli twoim następnym Oddziałem też będzie dowodzić zielony Ork, pole będzie już zajęte i zdolność nic nie da.
    .title = Orkowie
    .keywords = Ork, Orkowie, orki, Horda, plansza Hordy Orków, najazd, grabież, plądrowanie, kolor, pole

rules-skeletons =
    Szkielety nie mają koloru. Pasują do **każdego Oddziału** i wliczają się do X, ale Szkielet **nigdy nie dowodzi**. (B1, B2, C2)

    Przed punktowaniem Oddziałów usuwa się z nich wszystkie Szkielety. Wszystko, co udało się zrobić z ich pomocą, zostaje: znaczniki, żetony, pokonane pola. Liczą się też nadal, gdy na koniec gry porównuje się Oddziały, żeby rozstrzygnąć remis. (E5, G1)

    Jeśli masz mniej niż dziesięć kart i są to same Szkielety, nie możesz zagrać Oddziału i musisz werbować. (T4)

    Szczególnym przypadkiem jest ręka z **dziesięcioma Szkieletami**: zagrywasz je jako jeden Oddział bez Dowódcy i natychmiast wygrywasz grę. Jeśli opcja O2 jest wyłączona, zamiast tego pasujesz. (O2, G2)

    Przykład: Zagrywasz trzech Czarodziejów i trzy Szkielety pod dowództwem niebieskiego Czarodzieja. X wynosi 6: możesz umieścić znacznik w Straton, jeśli masz ich tam pięć lub mniej, a po odrzuceniu kart możesz dobrać sześć nowych. Na koniec Ery Oddział punktuje jak trzy karty: 3 punkty Chwały.
    .title = Szkielety
    .keywords = Szkielet, Szkielety, kościotrup, joker, dzika karta, bez koloru, dziesięć Szkieletów, natychmiastowa wygrana, nie dowodzi

rules-trolls =
    Jeśli dowodzi Troll, możesz wziąć **jeden żeton Trolli**, którego nikt nie ma, o wartości X lub mniejszej. Możesz wybrać dowolny taki żeton albo żaden. (B5)

    Jest po jednym żetonie o wartości 1, 2, 3, 4, 5 i 6. Zagrywając kilka Oddziałów, możesz zebrać kilka żetonów. Same nie dają punktów, ale rozstrzygają remisy na koniec Ery. (C8)

    Spośród graczy z równą liczbą znaczników wyżej jest ten, kto ma większą **sumę** żetonów Trolli, a przy równych sumach ten, kto ma **najwyższy** pojedynczy żeton. Domyślnie dotyczy to także planszy Morskiego Ludu. Po podliczeniu wszystkie żetony wracają obok planszy. (E2, E3, E7, O5)

    Żetony Trolli nie decydują o tym, kto zaczyna Erę ani kto wygrywa grę. (A1, G1)

    Przykład: Wolne są już tylko żetony 2 i 6. Zagrywając pięć kart pod dowództwem Trolla, możesz wziąć 2 albo nic; 6 to za dużo.

    Przykład: Masz żetony 2 i 3, Bartek ma 5. Przy remisie obie sumy wynoszą 5, więc Bartek wyprzedza cię dzięki wyższemu żetonowi.
    .title = Trolle
    .keywords = Troll, Trolle, żeton Trolli, remis, rozstrzyganie remisów, przełamanie remisu

rules-wingfolk =
    Jeśli dowodzi Skrzydlaty, znacznik Oddziału może trafić do **dowolnego Królestwa**, na które pozwala wielkość tego Oddziału, bez względu na kolor Dowódcy. (B3)

    Warunek wielkości nadal obowiązuje: w wybranym Królestwie musisz mieć mniej własnych znaczników niż X. W grze dwuosobowej X musi być większe niż łączna liczba znaczników was obojga w tym Królestwie. (B3, B4)

    Umieszczasz tylko jeden znacznik i jak zawsze możesz z niego zrezygnować. (B3)

    Przykład: Zagrywasz cztery karty pod dowództwem czerwonego Skrzydlatego. Masz cztery znaczniki w Rhea, trzy w Althea i żadnego w Pelagon. Rhea jest dla ciebie zamknięta, ale możesz umieścić znacznik w Althea albo w Pelagon.
    .title = Skrzydlaci
    .keywords = Skrzydlaci, Skrzydlaty, skrzydła, dowolne Królestwo, znacznik, wybór Królestwa, latanie

rules-wizards =
    Jeśli twoim ostatnim Oddziałem dowodzi Czarodziej, najpierw odrzucasz resztę ręki. Potem możesz **dobrać X kart** z Talii. Dobierasz wszystkie albo żadnej i decydujesz o tym przed pierwszą kartą. Ta zdolność nigdy nie pozwala brać z puli dostępnych kart. (B6)

    Dobrane karty pozostają ukryte. (V2)

    Smok nie wlicza się do X: połóż go obok planszy i dobieraj dalej. Trzeci Smok przerywa dobieranie i natychmiast kończy Erę. Właśnie zagrany Oddział i tak punktuje. (T3)

    Przykład: Masz na ręce sześć kart i zagrywasz cztery z nich pod dowództwem Czarodzieja. Dwie pozostałe trafiają do puli. Decydujesz się dobierać i trafiasz na kartę, Smoka i jeszcze trzy karty, masz więc na ręce cztery nowe karty. Gdyby to był trzeci Smok, dobieranie skończyłoby się na nim, a Era dobiegłaby końca.
    .title = Czarodzieje
    .keywords = Czarodziej, Czarodzieje, mag, dobieranie, karty, Talia, Smok, uzupełnienie ręki

rules-age-end =
    Trzeci Smok kończy Erę. Karty z rąk odkłada się bez pokazywania i nie dają one punktów. Potem przyznaje się Chwałę w tej kolejności: (T3)

    - Królestwa (E1, E2)
    - Plansza Morskiego Ludu (E3)
    - Żeton Olbrzymów (C7)
    - Grabieże Orków (E6)
    - Szkielety odchodzą z Oddziałów (E5)
    - Oddziały (E5)

    Kolejność nie zmienia liczby punktów za poszczególne kroki. Dzięki niej wiesz jednak, jak wygląda sytuacja, gdy decydujesz o grabieży. (E6)

    Potem wszystkie znaczniki w Królestwach, na planszy Morskiego Ludu i na Hordach zostają na miejscu, z wyjątkiem znaczników Hordy zdjętych właśnie podczas grabieży. Żetony Trolli i żeton Olbrzymów wracają obok planszy. (E7)

    Jeśli to nie była ostatnia Era, wszystkie karty Sojuszników tasuje się w nową Talię. Po ostatniej Erze gra się kończy. (A2, G1)
    .title = Koniec Ery
    .keywords = koniec Ery, punktowanie, punktacja, podliczanie, kolejność, punkty, trzeci Smok, co zostaje, co wraca

rules-kingdoms =
    Każde Królestwo punktuje się osobno. Liczą się tylko gracze, którzy mają tam co najmniej jeden znacznik, a pierwsze miejsce zajmuje ten, kto ma ich najwięcej. Za miejsca przyznaje się żetony Chwały danego Królestwa: (E1)

    | Na koniec | 1. miejsce | 2. miejsce | 3. miejsce |
    |---|---|---|---|
    | Ery I | żeton I | nic | nic |
    | Ery II | żeton II | żeton I | nic |
    | Ery III | żeton III | żeton II | żeton I |

    W grze trzyosobowej punktuje się według pierwszych dwóch wierszy tej tabeli. Gra dwuosobowa ma w Erze II własną zasadę. (E1, E4)

    Przy równej liczbie znaczników rozstrzygają żetony Trolli; jeśli i one są równe, gracze dzielą się miejscami. Zobacz „Remisy”. (E2)

    Żetony pokazują tylko wartości. Zostają na planszy, tak samo jak znaczniki. (E1, E7)

    Przykład: Czworo graczy, a w Duris leżą żetony 2, 6 i 10. Gracze mają tam pięć, cztery, dwa i jeden znacznik. W Erze III daje to kolejno 10, 6, 2 i 0 punktów. W Erze II te same znaczniki dałyby 6, 2, 0 i 0.
    .title = Punktowanie Królestw
    .keywords = Królestwo, Królestwa, punktowanie, punkty, żeton Chwały, pierwsze miejsce, drugie miejsce, trzecie miejsce, przewaga, większość, kontrola

rules-ties =
    Przy równej liczbie znaczników w Królestwie porównuje się żetony Trolli: najpierw sumę żetonów gracza, potem najwyższy pojedynczy żeton. (E2)

    Gracze równi pod każdym z tych względów **dzielą się** punktami. Dodajcie wartości żetonów za miejsca, które zajmują (miejsce bez żetonu liczy się jako 0), podzielcie sumę po równo i zaokrąglijcie w dół. Następny gracz zajmuje miejsce za nimi wszystkimi. W grze dwuosobowej Era II wygląda inaczej. (E2, E4)

    Przykład: Era III, żetony 2, 4 i 8, nikt nie ma żetonów Trolli. Ania ma cztery znaczniki, Bartek i Czarek po trzy, Dorota jeden. Ania zdobywa 8 punktów. Bartek i Czarek zajmują miejsca 2 i 3 i dzielą się sumą 4 + 2 = 6, czyli dostają po 3. Dorota jest czwarta i zdobywa 0.

    Przykład: Te same żetony, ale wszyscy czworo mają po dwa znaczniki. Dzielą się sumą 8 + 4 + 2 = 14; jedna czwarta to 3,5, po zaokrągleniu w dół po 3. Gdyby Dorota miała żeton Trolli, sama zdobyłaby 8, a pozostali podzieliliby się sumą 4 + 2 + 0 = 6, czyli dostaliby po 2.
    .title = Remisy
    .keywords = remis, remisy, remisujący, równa liczba, po równo, podział, zaokrąglanie w dół, żetony Trolli, rozstrzyganie remisów

rules-merfolk-board =
    Na koniec każdej Ery planszę Morskiego Ludu punktuje się jak Królestwo. Pierwszy jest gracz, który zaszedł najdalej; gracze wciąż stojący na 0 się nie liczą. Opcje mogą to zmienić. (E3, O3, O5)

    | Na koniec | 4–6 graczy: 1. / 2. / 3. miejsce | 3 graczy: 1. / 2. miejsce |
    |---|---|---|
    | Ery I | 1 / 0 / 0 | 1 / 0 |
    | Ery II | 2 / 1 / 0 | 3 / 1 |
    | Ery III | 4 / 2 / 1 | brak Ery III |

    Gdy gracze stoją na tym samym polu, porównuje się żetony Trolli; jeśli nadal jest remis, dzielą się punktami jak w Królestwie, z zaokrągleniem w dół. (C6, E2, E3)

    W grze dwuosobowej pierwsze miejsce w Erze I daje 1 punkt. W Erze II pierwszy zdobywa 3, a drugi nic. Jeśli przeciwnik wciąż stoi na 0, zdobywasz 3 + 1 = 4. Przy remisie dzielicie tylko 3. (E4)

    Przykład: Era III, pięcioro graczy na polach 14, 9, 9, 4 i 0, nikt nie ma żetonów Trolli. Pierwszy zdobywa 4. Dwoje na polu 9 dzieli się sumą 2 + 1 = 3 i dostaje po 1. Pozostali niczego nie zdobywają.

    Przykład: Dwoje graczy, Era II, oboje na polu 7, bez żetonów Trolli: 3 podzielone między dwoje daje po 1.
    .title = Punktowanie planszy Morskiego Ludu
    .keywords = plansza Morskiego Ludu, punktowanie, najdalej, pola, morze, remis, miejsca

rules-raids =
    Na koniec Ery możesz plądrować swoją Hordą Orków: zdejmujesz z niej **wszystkie** znaczniki i punktujesz zależnie od ich liczby. Nie możesz użyć do grabieży tylko części znaczników. (C9)

    | Znaczniki | 1 | 2 | 3 | 4 | 5 | 6 |
    |---|---|---|---|---|---|---|
    | Chwała | 1 | 3 | 6 | 10 | 15 | 20 |

    Grabieże odbywają się po jawnym podliczeniu Królestw, planszy Morskiego Ludu i żetonu Olbrzymów, a przed Oddziałami. Gracze decydują po kolei, zaczynając od Pierwszego Gracza właśnie zakończonej Ery. Każdą odpowiedź wszyscy widzą od razu. Pustą Hordę się pomija. (E6)

    W ostatniej Erze każda Horda plądruje automatycznie. (E6)

    Znaczniki zdjęte podczas grabieży wracają do twojego zapasu. Jeśli rezygnujesz z grabieży, znaczniki zostają na następną Erę. (B8, E7)

    Przykład: W Erze I zajmujesz dwa pola swojej Hordy, a w Erze II trzy inne. Grabieże w obu Erach dają 3 i 6 punktów, razem 9. Jeśli poczekasz i w Erze II splądrujesz wszystkimi pięcioma znacznikami, zdobędziesz 15.
    .title = Grabieże Orków
    .keywords = najazd, najazdy, grabież, plądrowanie, łupienie, Horda, Orkowie, Chwała, zdjęcie znaczników, kolejność, ostatnia Era

rules-bands-scored =
    Każdy Oddział zagrany przez ciebie w tej Erze punktuje osobno, zależnie od liczby kart: (C10)

    | Karty | 1 | 2 | 3 | 4 | 5 | 6 lub więcej |
    |---|---|---|---|---|---|---|
    | Chwała | 0 | 1 | 3 | 6 | 10 | 15 |

    Najpierw z Oddziałów odchodzą wszystkie Szkielety. Potem Oddział pod dowództwem Krasnoluda liczy o jedną kartę więcej. Na koniec sprawdź tabelę. (E5)

    Karty, które zostały ci na ręce, nie dają punktów. Wszystkie Oddziały wracają do Talii na następną Erę. (E5, A2)

    Przykład: Masz trzy Oddziały. Sześć kart pod dowództwem Czarodzieja, w tym dwa Szkielety, liczy się jako cztery: 6 punktów Chwały. Trzy karty pod dowództwem Krasnoluda, w tym jeden Szkielet, liczą się jako dwie, a potem jako trzy: 3 punkty Chwały. Pojedynczy Elf daje 0. Razem to 9 punktów Chwały.
    .title = Punktowanie Oddziałów
    .keywords = Oddział, Oddziały, punktowanie, tabela Chwały, tabela punktów, karty, punkty, Szkielety, Krasnolud

rules-game-end =
    Po ostatniej Erze wygrywa gracz, który ma najwięcej Chwały. W grze na 4 do 6 osób to Era III, a na 2 lub 3 osoby – Era II. (S1, G1)

    Przy równej Chwale rozstrzygają kolejno: (G1)

    - Więcej znaczników w Królestwach.
    - Większy Oddział: porównajcie największe Oddziały każdego z graczy z ostatniej Ery.
    - Następny co do wielkości Oddział i tak dalej; brakujący Oddział liczy się jako 0.

    Oddziały liczą się w takiej postaci, w jakiej zostały zagrane: ze Szkieletami i bez dodatkowej karty za Krasnoludy. Jeśli remis trwa nadal, gracze zajmują miejsce wspólnie. (G1)

    Jeśli ktoś zagra dziesięć Szkieletów, gra natychmiast się kończy i to ten gracz wygrywa. Niczego więcej się nie punktuje, a kolejność pozostałych ustala się tak samo, według bieżącej sytuacji. (G2, O2)

    Przykład: Ania i Bartek mają po 61 punktów Chwały i po 17 znaczników w Królestwach. W ostatniej Erze największy Oddział każdego z nich miał sześć kart. Następny Oddział Ani miał cztery, w tym dwa Szkielety; następny Oddział Bartka miał trzy i dowodził nim Krasnolud. Cztery to więcej niż trzy, więc wygrywa Ania.
    .title = Koniec gry
    .keywords = koniec gry, zakończenie, zwycięzca, wygrana, zwycięstwo, remis, najwięcej Chwały, dziesięć Szkieletów, kolejność, ranking

rules-hidden =
    Każdy może w dowolnej chwili sprawdzić: (V1, B7)

    - pulę dostępnych kart i każdą kartę, którą ktoś z niej wziął lub do niej odłożył
    - wszystkie Oddziały, z każdą kartą i Dowódcą
    - Chwałę, znaczniki, żetony i wszystkie plansze
    - Smoki dobrane do tej pory
    - liczbę kart na ręce każdego gracza i w Talii

    Tajne pozostają: (V2)

    - karty na rękach
    - karty dobrane z Talii, z wyjątkiem Smoków
    - karty, które gracz zatrzymuje dzięki Elfowi
    - kolejność kart w Talii

    Na koniec Ery karty z rąk odkłada się bez pokazywania. Odpowiedzi w sprawie grabieży są od razu jawne. Po Oddziale pod dowództwem Centaura, który umieścił znacznik, pytanie o kolejny Oddział pada zawsze, gdy zostały jakieś karty, więc niczego nie zdradza. (E6)
    .title = Jawne i ukryte
    .keywords = ukryte, jawne, tajne, odkryte, zakryte, podglądanie, co widać, liczba kart na ręce, wielkość Talii, informacje

rules-options =
    Drukowane instrukcje różnią się w kilku punktach. O każdym z nich możesz zdecydować przed grą: (O1, O2, O3, O4, O5)

    | Opcja | Domyślnie | Inaczej |
    |---|---|---|
    | O1: kto zaczyna kolejne Ery | gracz, który ma najmniej Chwały | gracz, który dobrał trzeciego Smoka |
    | O2: dziesięć Szkieletów | zagrane razem, wygrywają natychmiast | nie ma wygranej: gracz z taką ręką pasuje |
    | O3: plansza Morskiego Ludu | 1., 2. i 3. miejsce, jak w Królestwie | tylko gracz, który zaszedł najdalej, zdobywa wartość danej Ery; remisujący się nią dzielą; w grze dwuosobowej nie ma premii, gdy przeciwnik stoi na polu startowym |
    | O4: Plemiona | losowane | wybierane przez graczy |
    | O5: żetony Trolli na planszy Morskiego Ludu | rozstrzygają remisy także tam | rozstrzygają remisy tylko w Królestwach |

    Z samymi ustawieniami domyślnymi grasz według zestawu ustawień **standard**. Inne zestawy odpowiadają poszczególnym drukowanym instrukcjom; zobacz „Wydania”. (O1, O2, O3, O5)
    .title = Opcje
    .keywords = opcje, warianty, ustawienia, zasady domowe, domyślne, O1, O2, O3, O4, O5

rules-editions =
    Każdy zestaw ustawień odtwarza grę według jednej drukowanej instrukcji. Oto czym zestawy różnią się od **standard**, w którym wszystkie opcje są domyślne: (O1, O2, O3, O5)

    | Zestaw | Różnice względem standard |
    |---|---|
    | Standard (standard) | żadne |
    | Instrukcja polska (polish) | O3: punktuje tylko ten, kto zaszedł najdalej |
    | Instrukcje angielska, czeska i rosyjska (english, czech, russian) | O2: wyłączona; O5: tylko Królestwa |
    | Instrukcja japońska (japanese) | O2: wyłączona; O3: punktuje tylko ten, kto zaszedł najdalej; O5: tylko Królestwa |
    | Niemiecki skrót zasad (german) | O1: gracz, który dobrał trzeciego Smoka; O2: wyłączona; O5: tylko Królestwa |

    Następujące miejsca w poszczególnych instrukcjach uważamy za pomyłki i ich nie stosujemy:

    - Japońska i rosyjska: w przykładzie z Krasnoludami suma wynosi 10, choć według ich własnych zasad powinna wynosić 13.
    - Japońska: uwaga zwalnia Skrzydlatych z warunku wielkości, jeden symbol Morskiego Ludu daje dwa znaczniki, brakuje też akapitu o Orkach.
    - Polska: skrót zasad przyznaje w Erze II żeton II za drugie miejsce, a końcowe rozstrzyganie remisu oddaje drugie miejsce graczowi z drugim co do wielkości Oddziałem, zamiast porównywać kolejne Oddziały.
    - Czeska: skrót zasad gry dwuosobowej mówi o przeciwniku bez Chwały, a chodzi o przeciwnika bez znaczników.
    - Rosyjska: ramka o końcu Ery zamiast Morskiego Ludu wymienia Harpie, czyli tamtejszych Skrzydlatych.
    - Niemiecka: nowa Era rusza od kroku 3, czyli już po rozdaniu kart i wyłożeniu puli.
    .title = Wydania
    .keywords = wydanie, wydania, edycja, zestaw ustawień, standard, polish, english, czech, russian, japanese, german, polskie wydanie, instrukcja, errata, błędy

rules-glossary =
    Słowa używane w grze:

    - **Era**: część gry, którą kończy trzeci Smok. (T3)
    - **Sojusznik**: karta Plemienia. (C2)
    - **Oddział** (Sojuszników): karty zagrane razem, z jednego Plemienia albo w jednym kolorze. (B1)
    - **Znacznik Kontroli**: element w twoim kolorze, w skrócie znacznik. (C5)
    - **Talia** (Sojuszników): zakryte karty. (S3)
    - **Smok**: jedna z trzech kart, które odmierzają Erę. (C3)
    - **Pierwszy Gracz**: ten, kto rozpoczyna Erę. (A1)
    - **Żeton Olbrzymów**: ma go gracz z największym Oddziałem pod dowództwem Olbrzyma. (C7)
    - **Chwała**: punkty, liczone na torze Chwały. (C5)
    - **Żeton Chwały**: pokazuje, ile jest warte miejsce w Królestwie. (C4)
    - **Horda**: twoje znaczniki na twojej planszy Hordy Orków. (C9)
    - **Królestwo**: jedna z sześciu krain, każda w swoim kolorze. (C1)
    - **Dowódca**: karta, która wyznacza kolor i zdolność Oddziału. (B2)
    - **Plansza Morskiego Ludu**: tor z polami od 0 do 18. (C6)
    - **Grabież**: opróżnienie Hordy w zamian za Chwałę. (E6)
    - **Werbować**: wziąć jedną kartę. (T1)
    - **Pula dostępnych kart**: odkryte karty obok planszy, w skrócie pula. (A4)
    - **Zapas**: twoje znaczniki jeszcze nieumieszczone. (B8)
    - **Plemię**: jeden z dwunastu ludów, każdy ze swoją zdolnością. (C2)
    - **Żeton Trolli**: rozstrzyga remisy na koniec Ery. (C8)
    - **X**: liczba kart w Oddziale. (B2)
    .title = Słowniczek
    .keywords = słowniczek, słownik, pojęcia, terminy, słowa, znaczenie, definicja, co to jest

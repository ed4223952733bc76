# Lessons. A lesson is `lesson-NAME`: its title, `about` what it is about. A step is `lesson-NAME-STEP`: what to do;
# `why` comes before it, `done` after it, `not` answers a deed that is legal and not what the step is about.

lesson-over = Ta lekcja się skończyła.
lesson-say-yes = Tutaj warto to wziąć. Tym razem się zgódź.

## The page of lessons, and the coach

lesson-first = Pierwsza lekcja
lesson-first-about = około 9 minut, przy prawdziwym stole
lesson-hero = Ucz się, grając
lesson-begin = Zaczynamy
lesson-go-on = Kontynuuj
lesson-start-over = Od początku
lesson-tribes = Jedna lekcja na Plemię
lesson-tribes-about = Jedna sytuacja, jeden pomysł, jedna minuta.
lesson-tribe = Lekcja o Plemieniu
lesson-done = Ukończona
lesson-minute = 1 min
lesson-count = { $done } z { $of }
lesson-rules = Zasady w skrócie
lesson-rules-about = Wszystko na jednej stronie: do czytania i do sprawdzania.
lesson-coach = Nauczyciel
lesson-chapter = Rozdział { $chapter } z { $of }
lesson-step = Krok { $step } z { $of }
lesson-rest = Bez pośpiechu: stół poczeka.
lesson-show = Pokaż mi
lesson-next = Dalej
lesson-back = Wstecz
lesson-next-chapter = Następny rozdział
lesson-finish = Zakończ
lesson-leave = Wyjdź

## The first lesson

lesson-take = Weź kartę
    .about = Z puli albo z Talii.
lesson-take-row = Weź z puli kartę, która pasuje do twojego Krasnoluda (Duris): innego Krasnoluda albo inną kartę z Duris.
    .why = Celem jest Chwała: wygrywa ten, kto po ostatniej Erze ma jej najwięcej. Zaczynasz z jedną kartą. W swojej turze bierzesz kartę albo zagrywasz karty jako Oddział.
    .done = Masz ją na ręce i wszyscy widzieli, jaka to karta. Puli się nie uzupełnia: rośnie, gdy ktoś zagrywa Oddział.
    .not = Ta karta do niczego ci nie pasuje. Poszukaj Krasnoluda albo fioletu Duris.
    .not-draw = Talia to los szczęścia. W puli leży karta, która na pewno pasuje: weź ją.
    .not-band = Jedna karta to też Oddział, ale słaby. Najpierw zdobądź drugą.
lesson-take-deck = Dobierz kartę z Talii.
    .why = Jeśli nic w puli ci nie pomaga, dobierz kartę. Nikt inny jej nie zobaczy.
    .done = Krasnolud (Rhea). Czy bierzesz, czy dobierasz: jedna karta i koniec tury.
    .not = Pula też jest dobra. Tym razem spróbuj Talii.
    .not-band = Za chwilę. Najpierw zobacz, co przyniesie Talia.

lesson-bands = Oddziały
    .about = Jedno Plemię albo jedno Królestwo.
lesson-bands-play = Zagraj Oddział z trzech kart: trzy Krasnoludy albo trzy karty ze Straton.
    .why = Oddział to karty jednego Plemienia albo jednego Królestwa. W twojej ręce kryją się dwa takie.
    .done = Oddział z trzech kart. Leży przed tobą do końca Ery, a twoja tura się kończy.
    .not = Masz już dość kart. Zagraj Oddział z trzech.
    .not-small = To jest Oddział, ale stać cię na więcej: trzy Krasnoludy albo trzy karty ze Straton.
lesson-bands-mixed = Czarodziej (Rhea), Elf (Rhea), Elf (Duris): czy te trzy karty to Oddział?
    .why = Wszystkie karty Oddziału mają to samo Plemię albo wszystkie mają to samo Królestwo.
    .done = Nie. Dwie są z Rhea, dwie to Elfy, ale nic nie łączy wszystkich trzech.
    .not = Poszukaj tego, co łączy wszystkie trzy. Nie łączy ich ani Plemię, ani Królestwo.
    .answer-yes = Tak
    .answer-no = Nie

lesson-leader = Dowódca i znacznik
    .about = Kto dowodzi i dokąd trafi znacznik.
lesson-leader-lead = Wybierz Krasnoludy, niech dowodzi ten z Duris, i zagraj Oddział.
    .why = Jedna karta dowodzi. Znacznik trafia do jej Królestwa, jeśli Oddział ma więcej kart, niż masz tam znaczników.
    .done = Oddział ma więcej kart, niż masz tam znaczników (1): do Duris trafia drugi.
    .not = Tym razem zagraj Krasnoludy pod dowództwem tego z Duris.
    .not-leader = Dobre karty, ale inne Królestwo. Niech dowodzi Krasnolud z Duris.
    .not-small = Jedna karta to nie więcej niż znacznik, który masz w Duris. Dołóż jeszcze Krasnoluda.
lesson-leader-more = Ile kart musi mieć co najmniej twój następny Oddział, żeby w Duris przybył kolejny znacznik?
    .why = Na koniec Ery Królestwo wygrywa ten, kto ma tam najwięcej znaczników. Masz teraz w Duris 2, Hana ma 3.
    .done = Trzy: więcej niż twoje 2 znaczniki. Każdy kolejny wymaga większego Oddziału.
    .not = Więcej kart niż twoje 2 znaczniki, ale ani jednej za dużo.

lesson-larger = Większe Oddziały
    .about = Dlaczego cierpliwość się opłaca.
lesson-larger-play = Zagraj wszystkie cztery Minotaury, dowodzi dowolny.
    .why = Na koniec Ery każdy Oddział daje Chwałę zależnie od liczby kart. Zobacz, jak rosną stopnie.
    .done = Cztery karty: 6 punktów Chwały na koniec Ery.
    .not = Zagraj teraz: twoja ręka jest tego warta.
    .not-small = Mniejsze Oddziały dają dużo mniej. Weź wszystkie cztery Minotaury.
lesson-larger-split = Ile dałyby te cztery karty jako dwa Oddziały po dwie?
    .why = Każda kolejna karta jest warta więcej niż poprzednia, aż do szóstej.
    .done = 2 punkty Chwały zamiast 6: po 1 za parę. Najpierw zbieraj, potem zagrywaj.
    .not = Oddział z dwóch kart daje 1. Byłyby dwa takie.

lesson-discard = Odrzucanie i pula
    .about = Co zostawisz, wezmą inni.
lesson-discard-play = Zagraj dwa Minotaury.
    .why = Gdy zagrywasz Oddział, wszystkie pozostałe karty trafiają odkryte do puli.
    .done = Twój Czarodziej i twój Elf leżą teraz w puli.
    .not = Zagraj Minotaury i zobacz, co stanie się z resztą kart.
    .not-small = Dwa Minotaury to większy Oddział.
lesson-discard-again = Zacznij nową rękę: weź kartę z puli albo dobierz.
    .why = Hana zbiera Czarodziejów i wzięła twojego. Zanim zagrasz, sprawdź, co i komu zostawiasz.
    .done = Jedna karta i gramy dalej. Na ręce mieści się dziesięć: przy dziesięciu musisz zagrać Oddział.
    .not = Weź kartę z puli albo dobierz.

lesson-dragons = Smoki i punktowanie
    .about = Kiedy kończy się Era i co daje.
lesson-dragons-kingdom = Masz w Duris 2 znaczniki, Hana ma 1. Ile da ci teraz Duris, w Erze I?
    .why = Trzy Smoki kryją się w dolnej połowie Talii. Dwa już są, trzeci kończy Erę. W Erze I Królestwo płaci tylko temu, kto ma w nim najwięcej znaczników.
    .done = 6: żeton Ery I. Hana jest druga i tym razem nic nie dostaje.
    .not = Spójrz na Duris. Żeton z numerem I należy do Ery I.
lesson-dragons-tie = W Straton ty i Olga macie po 1 znaczniku. Ile ci to da?
    .why = Przy remisie gracze sumują to, co dają zajęte przez nich miejsca, i dzielą się po równo, zaokrąglając w dół. Następny gracz jest dopiero za nimi wszystkimi.
    .done = 1: żeton o wartości 2, dzielony przez dwa.
    .not = Żeton Straton na tę Erę to 2, a dzielicie go na pół.
lesson-dragons-bands = Twoje Oddziały mają 4 i 3 karty. Ile dadzą razem?
    .why = Po Królestwach punktuje każdy Oddział, twój i pozostałych graczy.
    .done = 6 i 3, czyli 9 punktów Chwały.
    .not = Sprawdź 4 karty, sprawdź 3 karty i dodaj.
lesson-dragons-dragon = Dobierz kartę z Talii.
    .why = Nikt nie wie, gdzie kryje się trzeci Smok. Tym razem wiemy: leży na wierzchu.
    .done = Trzeci Smok od razu kończy Erę. Przyniosła ci 16 punktów Chwały. Oddziały i ręce znikają, znaczniki zostają, a każdy zaczyna od nowa z jedną kartą. W cztery, pięć lub sześć osób gra się trzy Ery, w dwie lub trzy osoby dwie.
    .not = Na to nie ma już czasu. Dobierz z Talii.
lesson-dragons-later = W Erze II pierwsze miejsce w Duris dostaje 8. Ile dostaje drugie?
    .why = Później płatnych miejsc jest więcej. W Erze II drugie dostaje żeton Ery I. W Erze III drugie dostaje żeton Ery II, a trzecie żeton Ery I.
    .done = 6: tyle, co wcześniej pierwsze. Znaczniki zostają, więc wczesne dają Chwałę nie raz.
    .not = Drugie miejsce w Erze II dostaje żeton Ery I. Spójrz na Duris.

lesson-powers = Zdolności
    .about = Co potrafi Dowódca.
lesson-powers-elf = Zagraj trzy karty z Ithys i niech dowodzi Elf.
    .why = Każde Plemię ma zdolność, ale działa tylko ta Dowódcy, najczęściej zaraz po znaczniku. Elf pozwala zatrzymać karty, które trafiłyby do puli.
    .done = Elf dowodzi trzema kartami, więc możesz zatrzymać do trzech.
    .not = Zagraj teraz Oddział z Ithys.
    .not-leader = Dobre karty. Ale niech dowodzi Elf: wybierz go na Dowódcę.
    .not-small = Weź wszystkie trzy karty z Ithys: większy Oddział ma silniejszą zdolność.
lesson-powers-keep = Wybierz do trzech kart i zatrzymaj je.
    .why = Większość zdolności rośnie z Oddziałem: trzy karty zagrane, trzy zatrzymane.
    .done = Zostają na ręce, zakryte. Następny Oddział już zaczęty.
    .not = Wybierz karty, które chcesz zatrzymać.
    .not-nothing = Możesz nie zatrzymać nic, ale te karty są dobre. Wybierz jakieś.
lesson-powers-wizard = Gdyby tymi trzema kartami dowodził Czarodziej, ile kart by dobrał?
    .why = Po odrzuceniu kart Czarodziej może dobrać z Talii tyle kart, ile liczy Oddział: wszystkie albo żadnej.
    .done = Trzy. Teraz wiesz, o co chodzi: zbieraj, zagrywaj, pilnuj znaczników. Każde Plemię ma własną lekcję. Albo po prostu graj!
    .not = Tyle, ile kart liczy Oddział.

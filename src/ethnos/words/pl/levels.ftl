# The eight levels, weakest first: what they are called, and their character in one sentence
level-wanderer = Wędrowiec
level-wanderer-about = Zbiera, co pasuje, zagrywa przy czterech kartach i prawie nie podnosi wzroku znad ręki.
level-shepherd = Pasterz
level-shepherd-about = Trzyma się jednego Plemienia i zapomina, że nadlatują Smoki.
level-mason = Murarz
level-mason-about = Wznosi jedno Królestwo wysoko i go pilnuje. Rzadko patrzy na innych.
level-steward = Zarządca
level-steward-about = Liczy każdy znacznik na mapie i waży, co zostawia innym.
level-ferryman = Przewoźnik
level-ferryman-about = Lubi duże Oddziały i czeka na brzegu, aż przeprawa się opłaci.
level-marshal = Marszałek
level-marshal-about = Widzi cały stół; czasem zadowala się dobrym ruchem zamiast najlepszego.
level-champion = Mistrz
level-champion-about = Uczył się, grając sam ze sobą. Od pierwszej karty gra pod ostatnią Erę.
level-archon = Archont
level-archon-about = Każdą decyzję sprawdza w setce gier, które mogłyby nastąpić. Rzadko się myli.

# Choosing opponents
levels-title = Kto siada z tobą do stołu?
levels-text = Ośmiu przeciwników na jednej skali. W grze dwuosobowej każdy wygrywa z poprzednim mniej więcej dwie gry na trzy.
levels-level = Poziom { $number }
levels-rated = { $level }, { $rating }
levels-introduced = { $level }, { $rating }. { $about }
levels-suits = dla ciebie
levels-suits-now = Teraz w sam raz dla ciebie
levels-chosen = Twój wybór
levels-first = Dobry przeciwnik na pierwszą grę. Po wygranych zaproponujemy silniejszego, po przegranych słabszego.
levels-why = { $level }: wygrane { $won } z { $games }.
levels-up = O stopień wyżej.
levels-down = O stopień niżej.
levels-easier = Łatwiej
levels-harder = Trudniej
levels-met = wygrane { $won } z { $games }
levels-not-met = jeszcze się nie znacie
levels-mix = Mieszanka
# $place: of the level that suits, among all
levels-mix-about = { $place ->
        [weakest] Ktoś jak ty, ktoś silniejszy.
        [strongest] Ktoś jak ty, ktoś słabszy.
       *[between] Ktoś jak ty, ktoś słabszy, ktoś silniejszy.
    } Kto jest kim, okaże się przy stole.
levels-mix-short = okaże się przy stole
levels-range = od { $from } do { $to }
levels-person = Człowiek
levels-seats = Albo posadź ich po swojemu
levels-lay = Otwórz stół
levels-who = Kto tu siedzi
levels-other = Inni przeciwnicy
levels-strongest = Albo od razu najsilniejsi:
levels-against = Zagraj teraz, przeciwnik: { $level }
levels-rating = Twój ranking w grach z botami: { $rating } ({ $change })
levels-next = Następny w sam raz dla ciebie: { $level }

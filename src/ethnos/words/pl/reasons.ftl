### Reviews and hints: why a decision is better than another.

error-no-review = Tej partii jeszcze nie przeanalizowano.
error-not-your-review = Analizę może zatrzymać tylko ten, kto o nią poprosił.
error-too-many-reviews = Czekasz już na jedną analizę. Poczekaj, aż się skończy, albo ją zatrzymaj.

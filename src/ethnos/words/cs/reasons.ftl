### Reviews and hints: why a decision is better than another.

error-no-review = K této partii ještě žádný rozbor není.
error-not-your-review = Rozbor může zastavit jen ten, kdo o něj požádal.
error-too-many-reviews = Na jeden rozbor už čekáš. Počkej, až bude hotový, nebo ho zastav.

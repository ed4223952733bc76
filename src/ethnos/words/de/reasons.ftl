### Reviews and hints: why a decision is better than another.

error-no-review = Zu dieser Partie gibt es noch keine Analyse.
error-not-your-review = Nur wer diese Analyse angefordert hat, kann sie anhalten.
error-too-many-reviews = Du wartest schon auf eine Analyse. Warte, bis sie fertig ist, oder halte sie an.

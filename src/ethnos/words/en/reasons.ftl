### Reviews and hints: why a decision is better than another.

error-no-review = There is no review of this game yet.
error-not-your-review = Only whoever asked for this review can stop it.
error-too-many-reviews = You are already waiting for a review. Let it finish first, or stop it.

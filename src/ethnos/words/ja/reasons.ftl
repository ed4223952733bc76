### Reviews and hints: why a decision is better than another.

error-no-review = この対局の検討はまだありません。
error-not-your-review = この検討を止められるのは、依頼した人だけです。
error-too-many-reviews = すでに検討を1件待っています。終わるまで待つか、止めてください。

// happy-dom has no animations: what flies in a browser stands still here. What a server would say of itself is known.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { know } from "../src/api/about";
import type { About } from "../src/api/schema";

const { about } = JSON.parse(readFileSync(resolve(import.meta.dirname, "answers.json"), "utf-8")) as { about: About };
know(about);
const still = { finished: Promise.resolve(), cancel: () => undefined };
Object.defineProperty(Element.prototype, "animate", { value: () => still });

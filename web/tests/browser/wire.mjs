// What a first visit costs on the wire, fonts aside: home, then a table; reviews and studies are not among it.
import { browser, leave, SERVER, visitor } from "./visitors.mjs";

const LIMIT = 250_000;
const running = await browser();
const page = await visitor(running);
const cold = await page.context().newPage();
const session = await page.context().newCDPSession(cold);
await session.send("Network.enable");
await session.send("Network.setCacheDisabled", { cacheDisabled: true });
const kinds = new Map();
const sizes = { fonts: 0, rest: 0 };
const after = []; // files of the review and of the study
session.on("Network.requestWillBeSent", ({ request }) => {
  if (/Review|Study|_review/.test(request.url)) after.push(request.url);
});
session.on("Network.responseReceived", (event) => kinds.set(event.requestId, event.type));
session.on("Network.loadingFinished", (event) => {
  sizes[kinds.get(event.requestId) === "Font" ? "fonts" : "rest"] += event.encodedDataLength;
});
await cold.goto(SERVER);
await cold.click(".btn.big");
await cold.waitForSelector(".dock");
await cold.waitForLoadState("networkidle");
const first = [...after];
const whole = { ...sizes };
// they come when they are opened: in files of their own, not within those of the first visit
await cold.goto(`${SERVER}/#/study`);
await cold.waitForSelector("main.lone");
await cold.goto(`${SERVER}/#/review/file.0`);
await cold.waitForSelector(".page-review main");
for (const name of ["StudyPage", "ReviewPage", "_review"])
  if (!after.some((url) => url.includes(name))) throw new Error(`${name} is no file of its own`);
await leave(running);
console.log(`first load: ${(whole.rest / 1000).toFixed(1)} kB, fonts ${(whole.fonts / 1000).toFixed(1)} kB`);
if (first.length > 0) throw new Error(`a first visit loads what is looked at afterwards: ${first.join(", ")}`);
if (whole.rest > LIMIT) throw new Error("the first load is too heavy");

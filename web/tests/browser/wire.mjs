// What a first visit costs on the wire, fonts aside: home, then a table.
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
session.on("Network.responseReceived", (event) => kinds.set(event.requestId, event.type));
session.on("Network.loadingFinished", (event) => {
  sizes[kinds.get(event.requestId) === "Font" ? "fonts" : "rest"] += event.encodedDataLength;
});
await cold.goto(SERVER);
await cold.click(".btn.big");
await cold.waitForSelector(".dock");
await cold.waitForLoadState("networkidle");
await leave(running);
console.log(`first load: ${(sizes.rest / 1000).toFixed(1)} kB, fonts ${(sizes.fonts / 1000).toFixed(1)} kB`);
if (sizes.rest > LIMIT) throw new Error("the first load is too heavy");

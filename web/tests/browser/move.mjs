// A seat moves to a phone by a link: the phone plays on with the same hand, the desktop lets go and may watch.
import { act, browser, leave, visitor } from "./visitors.mjs";

const hand = (page) =>
  page.$$eval(".cards .card", (cards) =>
    cards
      .map((card) => card.dataset.card)
      .sort()
      .join(" "),
  );
const running = await browser();
const phoneSize = { width: 390, height: 844 };
const [desktop, phone, late] = [
  await visitor(running),
  await visitor(running, phoneSize),
  await visitor(running, { expected: /410 .*\/move$/ }), // the link works once
];
await desktop.click(".btn.big");
await act(desktop, 1);
await desktop.waitForSelector(".player.turn.me");
const held = await hand(desktop);
await desktop.click(".side .talk .move");
const link = await desktop.inputValue(".dialog .linkline input");
if (!(await desktop.$(".dialog .qr svg"))) throw new Error("no code to scan");
await phone.goto(link);
await phone.click(".lone .btn.main");
await phone.waitForSelector(".dock");
if ((await hand(phone)) !== held) throw new Error("another hand");
await desktop.waitForSelector(".dialog .acts .btn.main");
await act(phone, 1);
await desktop.click(".dialog .acts .btn.main");
await desktop.waitForSelector(".table.watch");
if (await desktop.$(".dock")) throw new Error("the desktop still has the hand");
await desktop.goto(desktop.url().split("#")[0]);
await desktop.waitForSelector(".home");
if (await desktop.$(".btn:text('Go on')")) throw new Error("the desktop still calls the game its own");
await late.goto(link);
await late.click(".lone .btn.main");
await late.waitForSelector(".lone .bad");
await leave(running);

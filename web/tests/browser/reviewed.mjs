// A review and a study in every state: what a search would find is given, so that nobody waits for it.
import { SERVER } from "./visitors.mjs";

const ID = "0".repeat(32);
const json = (body) => ({ status: 200, contentType: "application/json", body: JSON.stringify(body) });

/** What the server would say of a review; `tell` is what it says now. */
async function given(page, { record, review }) {
  let told = { id: ID, status: "running", done: 3, total: 18, review: null };
  await page.route(/\/api\/reviews(\/|$)/, (route) => route.fulfill(json(told)));
  await page.route("**/api/positions/candidates", (route) => {
    const { after } = route.request().postDataJSON();
    const found = review.decisions.find((one) => one.at >= after) ?? review.decisions[0];
    return route.fulfill(json({ seat: found.seat, candidates: found.candidates, reasons: found.reasons }));
  });
  const keep = ([id, text]) => sessionStorage.setItem(`ethnos-record ${id}`, text);
  await page.evaluate(keep, [ID, record]);
  return (state) => (told = { ...told, ...state });
}

/** The moment with most to be seen: a band that should have been another. */
function busiest({ review }) {
  const fits = (one) => one.better?.type === "band" && one.better.cards.length > 2 && one.seat === 0;
  return review.decisions.find(fits) ?? review.decisions.find((one) => one.better && one.seat === 0);
}

async function reviews(page, entry, see) {
  const tell = await given(page, entry);
  await page.goto(`${SERVER}/#/review/file.${ID}/0`);
  await page.waitForSelector("progress");
  if (entry.players === 4) await see("review-running");
  tell({ status: "done", review: entry.review });
  await page.waitForSelector("main.review .pos .board");
  const { at } = busiest(entry);
  const place = entry.review.decisions.filter((one) => one.seat === 0 && one.grade !== "forced");
  await page
    .locator("button.dec")
    .nth(place.findIndex((one) => one.at === at))
    .click();
  await page.waitForSelector(`main.review[data-at="${at}"]`);
  await page.waitForSelector(".tworows .mark");
  await see(`review-${entry.players}`);
  await seesMoments(page);
  if (entry.players !== 4) return;
  await page.click(".better .acts .quiet");
  await page.waitForSelector(".pos .told");
  await page.click(".decs .seg button:last-child");
  await page.locator("details summary").first().click();
  await see("review-better");
}

/** On a desktop's screen all moments to learn from are seen at once, and so is what is decided there. */
async function seesMoments(page) {
  const hidden = await page.$$eval(".mom, .better .acts .btn, .dec[aria-current]", (all) =>
    all
      .filter((one) => {
        const { left, bottom, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(left + 20, bottom - height / 2));
      })
      .map((one) => one.textContent),
  );
  const { width, height } = page.viewportSize();
  if (width > 1180 && height >= 900 && hidden.length > 0) throw new Error(`not to be seen: ${hidden.join(", ")}`);
}

async function studies(page, see) {
  await page.goto(`${SERVER}/#/study/file.${ID}/40`);
  await page.waitForSelector("main.study .cand");
  await page.locator("textarea").fill("A note");
  await page.locator(".cand").last().click();
  await page.waitForSelector(".treebox .beside");
  await page.waitForSelector(".cand");
  await see("study");
  await page.click(".notes .acts .quiet");
  await page.waitForSelector(".dialog .qr");
  await see("study-shared");
  await page.keyboard.press("Escape");
  await page.goto(`${SERVER}/#/study`);
  await page.waitForSelector(`a.opt[href*="${ID}"]`); // the one just left
  await see("study-start");
  await page.goto(`${SERVER}/#/study/set-up`);
  await page.waitForSelector(".form .seat");
  await see("set-up");
  await page.locator(".seat[open] .num input").first().fill("11"); // a hand has ten cards at most
  await page.click(".form .btn.main");
  await page.waitForSelector("[data-field]");
  await see("set-up-faults");
}

export async function reviewed(page, entry, see) {
  await reviews(page, entry, see);
  if (entry.players === 4) await studies(page, see);
  await page.unrouteAll();
}

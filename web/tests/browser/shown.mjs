// What the page shows of a position, read off it piece by piece, against what the server's view says.
import { deepStrictEqual } from "node:assert";

/** In the page: everything that lies open on the table. */
function read() {
  const KINGDOMS = ["rhea", "duris", "ithys", "althea", "pelagon", "straton"];
  const all = (selector, where = document) => [...where.querySelectorAll(selector)];
  const number = (one) => Number(/\d+(?=\D*$)/.exec(one.textContent)?.[0]);
  const tinted = (one) => KINGDOMS.find((kingdom) => one.classList.contains(`k-${kingdom}`));
  const seatOf = (marker) => Number(/--p-(\d)/.exec(marker.getAttribute("style"))[1]) - 1;
  const swimmers = new Map(
    all(".merfolk li").flatMap((space, i) => all(".swimmer .mk:not(.ghost)", space).map((one) => [seatOf(one), i])),
  );
  return {
    row: all(".row .card").map((card) => card.dataset.card),
    deck: number(document.querySelector(".dn")),
    dragons: all(".dragons .dr.on").length,
    hand: all(".cards .card")
      .map((card) => card.dataset.card)
      .sort(),
    players: all(".player").map((panel, seat) => {
      const tags = all(".tag .sr", panel).map((tag) => tag.textContent);
      const trolls = tags.find((tag) => tag.startsWith("Troll")) ?? "";
      return {
        glory: number(panel.querySelector(".glory b")),
        hand_size: number(panel.querySelector(".hcount b")),
        markers: Object.fromEntries(
          KINGDOMS.map((name) => [name, number(all(`.plate.k-${name} .tray .stack > b`)[seat])]),
        ),
        horde: all(".hs.on", panel).map(tinted),
        merfolk: swimmers.get(seat) ?? 0,
        trolls: [...trolls.matchAll(/\d/g)].map(Number),
        giant: tags.some((tag) => tag.startsWith("Giant token")),
        bands: all(".bands .chip", panel).map((chip) => [tinted(chip) ?? null, number(chip)]),
      };
    }),
  };
}

/** The page shows what the server tells this seat, down to the last marker. */
export async function shows(page, { view, hand }) {
  const told = {
    row: view.row,
    deck: view.deck,
    dragons: view.dragons,
    hand: [...hand].sort(),
    players: view.players.map(({ glory, hand_size, markers, horde, merfolk, trolls, giant, bands }) => ({
      glory,
      hand_size,
      markers,
      horde,
      merfolk,
      trolls,
      giant,
      bands: bands.map((one) => [one.leader.split("-")[1], one.cards.length]),
    })),
  };
  deepStrictEqual(await page.evaluate(read), told);
}

// What things at the table explain: the numbers that the engine would pay, in sentences and lines.
import { components, numeral } from "../api/about";
import type { BandPreview, BoardOutlook, Claim, GiantOutlook, Outlook, Player, Preview, Sheet } from "../api/schema";
import type { Kingdom } from "../game/things";
import type { Step } from "../game/walk";
import type { Explanation } from "../look/tip.svelte";
import { say } from "../words/language.svelte";
import type { Phrase, Value } from "../words/speech";

type Names = readonly string[];

const phrase = (message: string, args: Record<string, Value>): Phrase => ({ message, args });
const scores = (claims: Claim[], names: Names) =>
  claims
    .filter((claim) => claim.glory > 0)
    .map(({ seat, glory }) => phrase("board-score", { name: names[seat] ?? "", glory }));
const standing = (claims: Claim[], names: Names, count: (claim: Claim) => number) =>
  claims.map((claim) => phrase("board-has", { name: names[claim.seat] ?? "", count: count(claim) }));

/** Tied in markers and told apart by Troll tokens. */
function decided(claims: Claim[]): Claim[] {
  return claims.filter((one) =>
    claims.some((other) => other.there === one.there && other.trolls !== one.trolls && other !== one),
  );
}

function shared(claims: Claim[]): boolean {
  return claims.some((one, i) => one.glory > 0 && claims.some((other, j) => i !== j && other.place === one.place));
}

/** A kingdom or the Merfolk board: what its places pay in this age, and who would take it now. */
export function board({ age, booked }: Outlook, found: BoardOutlook, names: Names): string {
  const paid = found.pays.length > 0;
  const places = found.pays.map((glory, i) => phrase("board-place", { place: i + 1, glory }));
  const told = [say(paid ? "board-pays" : "board-pays-nothing", { age: numeral(age), places })];
  const alone = found.claims.length === 1 && found.alone !== found.pays[0];
  if (alone) told.push(say("board-alone", { glory: found.alone }));
  if (found.claims.length === 0) told.push(say("board-nobody"));
  else if (paid) {
    const ties = decided(found.claims);
    if (ties.length > 0) told.push(say("board-trolls", { standing: standing(ties, names, (one) => one.trolls) }));
    if (shared(found.claims)) told.push(say("board-shared"));
    const taken = scores(found.claims, names);
    if (taken.length > 0) told.push(say(booked ? "board-paid" : "board-now", { scores: taken }));
  }
  return told.join(" ");
}

function lines(found: BoardOutlook, names: Names, own: number | null): Explanation["lines"] {
  return found.claims.map((claim) => ({
    place: `${claim.place}.`,
    seat: claim.seat,
    name: names[claim.seat] ?? "",
    there: claim.there,
    pays: claim.glory,
    own: claim.seat === own,
  }));
}

export function kingdom(outlook: Outlook, land: Kingdom, names: Names, own: number | null): Explanation {
  const found = outlook.kingdoms.find((one) => one.kingdom === land)!;
  return {
    title: say(`kingdom-${land}`),
    kingdom: land,
    corner: say("table-age", { age: numeral(outlook.age) }),
    lines: lines(found, names, own),
    text: board(outlook, found, names),
  };
}

export function merfolk(outlook: Outlook, names: Names, own: number | null): Explanation {
  const found = outlook.merfolk!;
  return {
    title: say("table-merfolk"),
    corner: say("table-age", { age: numeral(outlook.age) }),
    lines: lines(found, names, own),
    text: `${board(outlook, found, names)} ${say("board-symbols", { spaces: components().merfolk_symbols.map(String) })}`,
  };
}

export function giant(found: GiantOutlook): string {
  const next = found.holder === null ? say("giant-free") : say("giant-beat", { count: found.size });
  return `${say("giant-now", { claim: found.claim, glory: found.pays })} ${next}`;
}

/** A Troll token: who has it, and what they count in a tie. */
export function troll(players: readonly Player[], value: number): string {
  const owner = players.find((player) => player.trolls.includes(value));
  const now = owner ? say("troll-now", { name: owner.name, sum: trollSum(owner) }) : say("troll-free");
  return `${say("page-troll-token", { value })}: ${now}`;
}

export function trollSum(player: Player): number {
  return player.trolls.reduce((sum, value) => sum + value, 0);
}

export function horde(outlook: Outlook, seat: number): string {
  const { raid, raid_more, raid_asked } = outlook.players[seat]!;
  if (outlook.booked) return say(raid_asked ? "horde-paid" : "horde-asks", { glory: raid });
  return raid_more === null ? say("horde-full", { glory: raid }) : say("horde-now", { glory: raid, more: raid_more });
}

export function band(outlook: Outlook, seat: number, number: number): Explanation {
  const { bands, longer, counts } = outlook.players[seat]!;
  const [count, glory, more] = [counts[number] ?? 0, bands[number] ?? 0, longer[number] ?? 0];
  return {
    text: say(glory === more && count > 0 ? "band-most" : "band-now", { count, glory, more }),
    ladder: {
      glory: outlook.band_glory,
      at: Math.min(count, outlook.band_glory.length - 1),
      label: say("band-ladder"),
    },
  };
}

/** Whose power works in a band, with its number where the rules say X. */
export function power(shown: Preview | BandPreview, giantSize: number): string {
  switch (shown.power) {
    case null:
      return "";
    case "merfolk": {
      const { start, space, markers } = shown.swims!;
      return say("page-swim", { start, end: space, count: markers });
    }
    case "elf":
      return say("now-elf", { count: shown.size });
    case "wizard":
      return say("now-wizard", { count: shown.size });
    case "troll":
      return say("now-troll", { count: shown.size });
    case "dwarf":
      return say("now-dwarf", { count: shown.scored });
    case "minotaur":
      return say("now-minotaur", { count: shown.placed });
    case "giant":
      return shown.giant > 0 ? say("now-giant", { glory: shown.giant }) : say("now-giant-no", { count: giantSize });
    default:
      return say(`power-${shown.power}`);
  }
}

type Scored = Sheet["players"][number];

/** Why a line of a sheet is what it is. */
export function why(step: Step, sheet: Sheet, names: Names): string {
  if (step.kingdom !== null) {
    const { scores: claims, pays } = sheet.kingdoms.find((one) => one.kingdom === step.kingdom)!;
    return paid(sheet.age, claims, pays, names, "board-markers");
  }
  const each = (has: (one: Scored) => boolean, list: (one: Scored) => Phrase[]) =>
    sheet.players.filter(has).map((one) => phrase("why-player", { name: names[one.seat] ?? "", list: list(one) }));
  const pair = (count: number, glory: number) => phrase("why-pair", { count, glory });
  switch (step.term) {
    case "merfolk-board":
      return paid(sheet.age, sheet.merfolk, sheet.merfolk_pays, names, "board-spaces");
    case "giant-token": {
      const holder = sheet.players.find((one) => one.giant > 0);
      return holder ? say("why-giant", { name: names[holder.seat] ?? "", glory: holder.giant }) : "";
    }
    case "raid":
      return say("why-raids", {
        raids: each(
          (one) => one.raid_markers > 0,
          (one) => [pair(one.raid_markers, one.raid)],
        ),
      });
    default:
      return say("why-bands", {
        bands: each(
          (one) => one.bands.length > 0,
          (one) => one.bands.map((band) => pair(band.counted, band.glory)),
        ),
      });
  }
}

function paid(age: number, claims: Claim[], pays: number[], names: Names, has: string): string {
  if (claims.length === 0) return say("board-nobody");
  const places = pays.map((glory, i) => phrase("board-place", { place: i + 1, glory }));
  const told = [
    say(has, { standing: standing(claims, names, (one) => one.there) }),
    say(pays.length > 0 ? "board-pays" : "board-pays-nothing", { age: numeral(age), places }),
  ];
  const ties = decided(claims);
  if (ties.length > 0) told.push(say("board-trolls", { standing: standing(ties, names, (one) => one.trolls) }));
  if (shared(claims)) told.push(say("board-shared"));
  if (scores(claims, names).length > 0) told.push(say("board-paid", { scores: scores(claims, names) }));
  return told.join(" ");
}

// Where we are, from the address after the #: a link works on any server, in any folder.
export type Place =
  | "home"
  | "new"
  | "join"
  | "invited"
  | "move"
  | "table"
  | "replay"
  | "rules"
  | "about"
  | "learn"
  | "lesson"
  | "companion"
  | "levels"
  | "puzzles"
  | "review"
  | "study";
export interface Route {
  place: Place;
  what: string;
  seat: number | null;
  moment: number | null; // of a reviewed game
}

const PLACES: Place[] = [
  ...(["new", "join", "invited", "move", "table", "replay"] as const),
  ...(["rules", "about", "learn", "lesson", "companion", "levels", "puzzles", "review", "study"] as const),
];

function read(): Route {
  const [name = "", what = "", seat, moment] = location.hash.replace(/^#\/?/, "").split("/");
  const place = PLACES.find((one) => one === name) ?? "home";
  return { place, what: decodeURIComponent(what), seat: numbered(seat), moment: numbered(moment) };
}

function numbered(part: string | undefined): number | null {
  return part === undefined || part === "" ? null : Number(part);
}

let current = $state.raw(read());
addEventListener("hashchange", () => {
  current = read();
});

export function route(): Route {
  return current;
}

export function go(place: Place, what = "", seat: number | null = null): void {
  location.hash = address(place, what, seat);
}

/** What stands behind the #; a moment is named only with a seat. */
export function address(place: Place, what = "", seat: number | null = null, moment: number | null = null): string {
  if (place === "home") return "#/";
  const numbers = [seat, moment].map((one) => (one === null ? "" : `/${one}`)).join("");
  return `#/${place}${what ? `/${encodeURIComponent(what)}` : ""}${numbers}`;
}

/** The whole address of a place, to be opened elsewhere. */
export function link(place: Place, what: string, seat: number | null = null, moment: number | null = null): string {
  return `${location.origin}${location.pathname}${address(place, what, seat, moment)}`;
}

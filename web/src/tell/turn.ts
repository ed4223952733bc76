// Your turn is told outside the page too: in the title, and by a notification where it is allowed.
import { settings } from "../settings.svelte";
import { say } from "../words/language.svelte";

let told = false;

export function announceTurn(mine: boolean): void {
  document.title = mine ? `● ${say("page-your-turn")} Ethnos` : "Ethnos";
  if (mine && !told && settings.notify && document.hidden && "Notification" in globalThis) {
    if (Notification.permission === "granted") new Notification("Ethnos", { body: say("page-your-turn"), tag: "turn" });
  }
  told = mine;
}

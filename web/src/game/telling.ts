// The log line of each event, as the server's game/events.py says it.
import { card, cards, kingdom, type Args, type Phrase } from "../words/speech";
import { ROMAN, type Card, type Event, type Kingdom } from "./things";

export type Names = string[];

export function phraseOf(event: Event, names: Names): Phrase {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const say = (message: string, args: Args = {}): Phrase => ({ message, args: { name, ...args } });
  switch (event.type) {
    case "age-began":
      return say("log-age-began", { age: ROMAN[event.age - 1]!, name: names[event.first]! });
    case "drew":
      return event.cards
        ? say("log-drew-named", { cards: cards(event.cards) })
        : say("log-drew", { count: event.count });
    case "dragon":
      return say("log-dragon", { number: event.number });
    case "took":
      return say("log-took", { card: card(event.card) });
    case "band":
      return event.leader === null
        ? say("log-skeletons")
        : say("log-band", {
            count: event.cards.length,
            leader: card(event.leader as Card),
            cards: cards(event.cards),
          });
    case "marker":
      return say(event.merfolk ? "log-merfolk" : "log-marker", { kingdom: kingdom(event.kingdom), count: event.count });
    case "declined":
      return say(`log-no-${event.question}`);
    case "swam":
      return say("log-swam", { space: event.space });
    case "giant":
      return say("log-giant", { count: event.size, glory: 2 });
    case "troll":
      return say("log-troll", { value: event.value });
    case "horde":
      return say("log-horde", { kingdom: kingdom(event.kingdom) });
    case "discarded":
      return say("log-discarded", { cards: cards(event.cards) });
    case "kept":
      return event.cards
        ? say("log-kept-named", { cards: cards(event.cards) })
        : say("log-kept", { count: event.count });
    case "passed":
      return say("log-passed");
    default:
      return ending(event, names);
  }
}

type Ending = Extract<
  Event,
  { type: "age-ended" | "board-scored" | "giant-scored" | "raided" | "bands-scored" | "age-scored" | "game-ended" }
>;

function ending(event: Ending, names: Names): Phrase {
  const score = (seat: number, glory: number): Phrase => ({
    message: "log-score",
    args: { name: names[seat]!, glory },
  });
  switch (event.type) {
    case "age-ended":
      return { message: "log-age-ended", args: { age: ROMAN[event.age - 1]!, name: names[event.drawer]! } };
    case "board-scored": {
      const scores = event.scores.map((one) => score(one.seat, one.glory));
      return event.kingdom === null
        ? { message: "log-merfolk-scored", args: { scores } }
        : { message: "log-kingdom-scored", args: { kingdom: kingdom(event.kingdom as Kingdom), scores } };
    }
    case "giant-scored":
      return { message: "log-giant-scored", args: { name: names[event.seat]!, glory: event.glory } };
    case "raided":
      return { message: "log-raided", args: { name: names[event.seat]!, count: event.markers, glory: event.glory } };
    case "bands-scored":
      return {
        message: "log-bands-scored",
        args: { name: names[event.seat]!, count: event.bands.length, glory: event.glory },
      };
    case "age-scored":
      return {
        message: "log-standing",
        args: { age: ROMAN[event.age - 1]!, scores: event.glory.map((glory, seat) => score(seat, glory)) },
      };
    case "game-ended": {
      const winners = event.ranking.filter((one) => one.place === 1);
      return {
        message: "log-won",
        args: { count: winners.length, names: winners.map((one) => names[one.seat]!), glory: winners[0]!.glory },
      };
    }
  }
}

export function decisionPhrase(decision: import("./things").Decision): Phrase {
  const say = (message: string, args: Args = {}): Phrase => ({ message, args });
  switch (decision.type) {
    case "take":
      return say("do-take", { card: card(decision.card) });
    case "band":
      return decision.leader === null
        ? say("do-skeletons")
        : say("do-band", {
            count: decision.cards.length,
            leader: card(decision.leader as Card),
            cards: cards(decision.cards),
          });
    case "marker":
      return say("do-marker", { kingdom: kingdom(decision.kingdom) });
    case "troll":
      return say("do-troll", { value: decision.value });
    case "keep":
      return say("do-keep", { cards: cards(decision.cards) });
    case "decline":
      return say(`do-no-${decision.question}`);
    case "draw":
    case "pass":
    case "horde":
    case "conjure":
    case "raid":
      return say(`do-${decision.type}`);
  }
}

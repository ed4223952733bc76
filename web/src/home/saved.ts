// A game saved at the terminal notes beside its record who plays against the person, seat by seat.
import { about } from "../api/about";

const NOTE = "; opponents: ";

/** The bots noted, as the terminal does; `other` where nothing is noted, and for a bot that is not to be had here. */
export function opponentsIn(record: string, other: string): string[] {
  const note = record.split("\n").find((line) => line.startsWith(NOTE));
  const noted = note ? note.slice(NOTE.length).trim().split(",") : [other];
  return noted.map((bot) => (about().bots.includes(bot) ? bot : other));
}

// A game saved at the terminal goes on here against those whom its note names.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import * as client from "../src/api/client";
import { opponentsIn } from "../src/home/saved";
import YourGames from "../src/home/YourGames.svelte";
import { speak } from "../src/words/language.svelte";

const file = resolve(import.meta.dirname, "answers.json");
const { saved } = JSON.parse(readFileSync(file, "utf-8")) as { saved: { text: string; against: string[] } };

describe("the opponents of a saved game", () => {
  beforeAll(() => speak("en"));

  it("sit at the table that is laid from its file", async () => {
    const laid = vi.spyOn(client, "newTable").mockRejectedValue(new Error("enough"));
    const page = mount(YourGames, { target: document.body, props: { games: [] } });
    const field = document.querySelector<HTMLInputElement>("input[type=file]")!;
    Object.defineProperty(field, "files", { value: [new File([saved.text], "game.ethnos")] });
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(laid).toHaveBeenCalledOnce());
    const { seats, record } = laid.mock.calls[0]![0];
    expect(seats.slice(1)).toEqual(saved.against.map((bot) => ({ type: "bot", bot })));
    expect(record).toBe(saved.text);
    void unmount(page);
  });

  it("are others only where none is noted, or one who is not to be had here", () => {
    expect(opponentsIn(saved.text.replace(/^; opponents.*\n/m, ""), "shepherd")).toEqual(["shepherd"]);
    const note = (bots: string) => `ethnos 1\r\n; opponents: ${bots}\r\nplayers: 3\r\n`;
    expect(opponentsIn(note("./mine.py:Mine,steward"), "shepherd")).toEqual(["shepherd", "steward"]);
  });
});

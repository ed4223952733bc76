// What the page is made of besides its own sources: words, icons, lean fonts, compressed files.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const WORDS = resolve(import.meta.dirname, "../src/ethnos/words");
const SPOKEN = ["names", "powers", "log", "table", "play", "server", "page", "explain", "reasons", "levels"];

const GLOSSARY = /^rules-glossary =\n(?: .*\n|\n)+/m; // of the reference, because every label at the table explains itself

/** `words:pl` is one text of the catalogues the page speaks; `rules:pl`, `lessons:pl`, `companion:pl`, `review:pl` and `puzzles:pl` come when opened. */
export function spoken(): Plugin {
  return {
    name: "spoken",
    resolveId: (id) => (/^(words|rules|lessons|companion|review|puzzles):[a-z]{2}$/.test(id) ? `\0${id}` : null),
    load(id) {
      const found = /^\0(words|rules|lessons|companion|review|puzzles):([a-z]{2})$/.exec(id);
      if (!found) return null;
      const [, kind, language = "en"] = found;
      const read = (name: string) => {
        const file = join(WORDS, language, `${name}.ftl`);
        this.addWatchFile(file);
        return readFileSync(file, "utf-8").replace(/^#.*\n/gm, "");
      };
      const words = () => [...SPOKEN.map(read), GLOSSARY.exec(read("rules"))?.[0]];
      const all = () => readdirSync(join(WORDS, language)).filter((name) => name.endsWith("lessons.ftl"));
      const lessons = () => all().map((name) => read(name.replace(".ftl", "")));
      const review = () => ["review", "study", "setting_up", "companion", "errors"].map(read); // with what may be wrong about a position
      const kinds: Record<string, () => (string | undefined)[]> = { words, lessons, review };
      const texts = kinds[kind!]?.() ?? [read(kind!)];
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

/** `virtual:languages` loads the catalogues of each language there is. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === "virtual:languages" ? "\0languages" : null),
    load(id) {
      if (id !== "\0languages") return null;
      const tags = readdirSync(WORDS).filter((name) => /^[a-z]{2}$/.test(name));
      const loads = (kind: string) => tags.map((tag) => `${tag}: () => import("${kind}:${tag}")`).join(", ");
      const all = {
        WORDS: "words",
        RULES: "rules",
        LESSONS: "lessons",
        COMPANION: "companion",
        REVIEW: "review",
        PUZZLES: "puzzles",
      };
      return Object.entries(all)
        .map(([name, kind]) => `export const ${name} = { ${loads(kind)} };`)
        .join("\n");
    },
  };
}

/** `virtual:topics` are the reference's topics, in the order of its catalogue. */
export function topics(): Plugin {
  return {
    name: "topics",
    resolveId: (id) => (id === "virtual:topics" ? "\0topics" : null),
    load(id) {
      if (id !== "\0topics") return null;
      const text = readFileSync(join(WORDS, "en", "rules.ftl"), "utf-8");
      const names = Array.from(text.matchAll(/^rules-([a-z-]+) =/gm), (found) => found[1]);
      return `export default ${JSON.stringify(names)};`;
    },
  };
}

const PICTURES = [
  "centaur", "dwarf-face", "elf-helmet", "giant", "hobbit-door", "mermaid", "minotaur", "orc-head",
  "skull-crossed-bones", "ogre", "harpy", "wizard-face", "spiked-dragon-head", "laurels",
]; // prettier-ignore

/** `virtual:pictures` holds the few drawings we use of a set of thousands. */
export function icons(): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id === "virtual:pictures" ? "\0pictures" : null),
    load(id) {
      if (id !== "\0pictures") return null;
      const file = resolve(import.meta.dirname, "node_modules/@iconify-json/game-icons/icons.json");
      const set = JSON.parse(readFileSync(file, "utf-8")) as { icons: Record<string, { body: string }> };
      const bodies = PICTURES.map((name) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`no picture ${name} in the set`);
        return [name, icon.body.replaceAll('fill="currentColor" ', "")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}

/** Every browser we serve reads woff2: the older files stay out of the wheel. */
export function leanFonts(): Plugin {
  return {
    name: "lean-fonts",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("@fontsource") || !id.endsWith(".css")) return null;
      return code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, "");
    },
  };
}

/** A .br and a .gz beside every text file, so that the server never compresses while it serves. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (!existsSync(folder)) return; // a build that failed says itself why
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params: quality }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

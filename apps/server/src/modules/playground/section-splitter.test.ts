import { expect, it } from "vitest";
import { createSectionSplitter } from "./section-splitter.ts";

function split(pieces: readonly string[]) {
  const events: string[] = [];
  const texts: Record<string, string> = {};
  const splitter = createSectionSplitter({
    onStart: (section) => events.push(`+${section}`),
    onDelta(section, delta) {
      texts[section] = (texts[section] ?? "") + delta;
    },
    onEnd: (section) => events.push(`-${section}`),
  });
  for (const piece of pieces) splitter.write(piece);
  return { written: [...splitter.end()], events, texts };
}

const TEXT = "Claro:\n=== context ===\nUno.\n\nDos = tres.\n\n=== tone ===\n\nSerio.\n";

it.each([[1], [2], [5], [100]])("separates sections however the text is cut (%i at a time)", (size) => {
  const pieces = TEXT.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
  expect(split(pieces)).toEqual({
    written: ["context", "tone"],
    events: ["+context", "-context", "+tone", "-tone"],
    texts: { context: "Uno.\n\nDos = tres.", tone: "Serio." },
  });
});

it("emits a line as it grows once it can't be a marker", () => {
  const shown: string[] = [];
  const splitter = createSectionSplitter({
    onStart: () => undefined,
    onEnd: () => undefined,
    onDelta: (_section, delta) => shown.push(delta),
  });
  splitter.write("=== style ===\nFra");
  splitter.write("ses cortas");
  expect(shown).toEqual(["Fra", "ses cortas"]);
});

it("drops a repeated section, treats unknown markers as text, and emits nothing for empty input", () => {
  expect(split(["=== tone ===\nA\n=== tone ===\nB\n=== style ===\n== nada ==\n"])).toMatchObject({
    written: ["tone", "style"],
    texts: { tone: "A", style: "== nada ==" },
  });
  expect(split(["sin marcas"])).toEqual({ written: [], events: [], texts: {} });
});

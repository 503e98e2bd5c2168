import { describe, expect, it } from "vitest";
import { findPersonalData } from "./find-personal-data.ts";
import { NEAR_MISSES, TRUE_EXAMPLES } from "./personal-data.examples.ts";

describe("personal data", () => {
  it.each(TRUE_EXAMPLES)("is found in «%s»", (text, kind, value) => {
    const found = findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);
    expect(found).toContainEqual([kind, value]);
  });

  it.each(NEAR_MISSES)("is not seen in «%s»", (text) => {
    expect(findPersonalData(text)).toEqual([]);
  });

  it("has enough examples, and the figures are told", () => {
    expect(TRUE_EXAMPLES.length).toBeGreaterThanOrEqual(60);
    expect(NEAR_MISSES.length).toBeGreaterThanOrEqual(60);
    const right = TRUE_EXAMPLES.filter(([text, kind, value]) =>
      findPersonalData(text).some((one) => one.kind === kind && text.slice(one.start, one.end) === value),
    ).length;
    const wrong = NEAR_MISSES.filter((text) => findPersonalData(text).length > 0).length;
    const precision = right / (right + wrong);
    const recall = right / TRUE_EXAMPLES.length;
    process.stdout.write(`detector: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`);
    expect({ precision, recall }).toEqual({ precision: 1, recall: 1 });
  });

  it("reads a long text in little time", () => {
    const shapes = ["1 ", "12345678", "A1-", "pasaporte ", "password: ", "eyJ", "a.b:", "https://a:"];
    for (const shape of shapes) {
      const started = performance.now();
      findPersonalData(shape.repeat(200_000 / shape.length));
      expect(performance.now() - started).toBeLessThan(2000);
    }
  });
});

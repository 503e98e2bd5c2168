import { describe, expect, it } from "vitest";
import { findPersonalData, lookAhead } from "./find-personal-data.ts";
import { NEAR_MISSES, TRUE_EXAMPLES } from "./personal-data.examples.ts";

describe("personal data", () => {
  it.each(TRUE_EXAMPLES)("is found in «%s»", (text, kind, value) => {
    const found = findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);
    expect(found).toContainEqual([kind, value]);
  });

  it.each(NEAR_MISSES)("is not found in «%s»", (text) => {
    expect(findPersonalData(text)).toEqual([]);
  });

  it("has enough examples, and reports the figures", () => {
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

  it("is found in a long text scanned in pieces as in one scan, also across the borders", async () => {
    const key = `-----BEGIN PRIVATE KEY-----\n${"x".repeat(6000)}\n-----END PRIVATE KEY-----`;
    const across: [end: number, value: string][] = [
      [50_000, "31427945D"],
      [100_000, key],
      [150_000, "reserva: AB12CD"],
    ];
    let text = "";
    for (const [end, value] of across) {
      const begin = end - Math.ceil(value.length / 2);
      text += "El turno sigue igual. ".repeat(5000).slice(0, begin - text.length - 1);
      text += ` ${value} `;
    }
    await lookAhead([text]);
    const found = findPersonalData(text);
    expect(found.map(({ kind, start, end }) => [kind, end - start])).toEqual([
      ["dni", 9],
      ["secret", key.length],
      ["pnr", 6],
    ]);
    expect(findPersonalData(`${text} `)).toEqual(found);
  });

  it("yields to other requests while a long text is scanned", async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await lookAhead([`${"El turno sigue igual. ".repeat(12_000)} y ya`]);
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it("is found again in a cached text", () => {
    const text = `${"El turno sigue igual. ".repeat(50)}El DNI es 31427945D.`;
    const first = findPersonalData(text);
    expect(findPersonalData(`${text}`)).toBe(first);
    expect(findPersonalData(text.replace("31427945D", "31427945E"))).toEqual([]);
  });

  it("scans a long text of one repeated pattern to its end", () => {
    const shapes = ["1 ", "12345678", "A1-", "pasaporte ", "password: ", "eyJ", "a.b:", "https://a:"];
    for (const shape of shapes) {
      // With backtracking this would take minutes instead of milliseconds.
      const text = `${shape.repeat(200_000 / shape.length)} El DNI es 31427945D.`;
      expect(findPersonalData(text).at(-1)).toMatchObject({ kind: "dni" });
    }
  });
});

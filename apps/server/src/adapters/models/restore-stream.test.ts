import { describe, expect, it } from "vitest";
import { createRestorer } from "./restore-stream.ts";

const restorations = new Map([
  ["[PERSONA_1]", "Ana Núñez"],
  ["[PERSONA_12]", "Luis Gómez"],
  ["<<mail>>", "ana@example.com"],
]);
const masked = "Avisa a [PERSONA_1] y a [PERSONA_12] en <<mail>>, no en <<mai l>> ni a [PERSONA_";
const whole = "Avisa a Ana Núñez y a Luis Gómez en ana@example.com, no en <<mai l>> ni a [PERSONA_";

describe("restoring an answer", () => {
  it("gives the same text however the answer is split", () => {
    for (let size = 1; size <= masked.length; size += 1) {
      const restorer = createRestorer(restorations);
      let text = "";
      for (let at = 0; at < masked.length; at += size) text += restorer.take(masked.slice(at, at + size));
      expect(text + restorer.end()).toBe(whole);
    }
  });

  it("holds back only text that may be the beginning of a placeholder", () => {
    const restorer = createRestorer(restorations);
    expect(restorer.take("Hola, [PER")).toBe("Hola, ");
    expect(restorer.take("dido] y listo")).toBe("[PERdido] y listo");
  });
});

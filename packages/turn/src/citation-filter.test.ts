import { describe, expect, it } from "vitest";
import { createCitationFilter } from "./citation-filter.ts";

const isKnown = (n: number) => n >= 1 && n <= 3;

function filtered(text: string, size = text.length || 1): string {
  const filter = createCitationFilter(isKnown);
  let out = "";
  for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size));
  return out + filter.flush();
}

describe("citations in a streamed answer", () => {
  it.each([
    ["Son 15 días [1].", "Son 15 días [1]."],
    ["Son 15 días [1-2].", "Son 15 días [1, 2]."],
    ["Son 15 días [1–3] y ya.", "Son 15 días [1, 2, 3] y ya."],
    ["Son 15 días [1, 3].", "Son 15 días [1, 3]."],
    ["Son 15 días【1】.", "Son 15 días[1]."],
    ["Son 15 días 【2†fuente】 al año", "Son 15 días [2] al año"],
    ["Son 15 días [ 1 ] al año", "Son 15 días [1] al año"],
    ["Son 15 días [99].", "Son 15 días."],
    ["Son 15 días [99] al año", "Son 15 días al año"],
    ["Son 15 días [1][99] al año", "Son 15 días [1] al año"],
    ["Son 15 días [1, 99].", "Son 15 días [1]."],
    ["Termina en [99]", "Termina en"],
  ])("rewrites %j as %j, however the text is cut", (text, wanted) => {
    for (const size of [text.length, 1, 2, 3, 5]) expect(filtered(text, size)).toBe(wanted);
  });

  it.each([
    "Mira [99](https://example.com) y [esto](x).",
    "El código `lista[99]` y\n```\na[7] = b[8]\n```\nfin",
    "Un [texto entre corchetes] y [ ] sin marcar",
    "Corchete abierto [12",
    "Año [2024] y más",
    "  - sangrado   con espacios  ",
  ])("leaves %j as it is", (text) => {
    for (const size of [text.length, 1, 4]) expect(filtered(text, size)).toBe(text);
  });

  it("terminates on a text of brackets and spaces", () => {
    expect(filtered("[ 1".repeat(50_000), 1000).length).toBe(150_000);
    expect(filtered(" ".repeat(200_000), 1000).length).toBe(200_000);
  });
});

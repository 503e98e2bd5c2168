import { describe, expect, it } from "vitest";
import { findMention, matchAssistants, withoutMention } from "./find-mention.ts";

describe("a typed mention", () => {
  it.each([
    ["@", 1, { start: 0, typed: "" }],
    ["@mes", 4, { start: 0, typed: "mes" }],
    ["Hola @mesa de", 13, { start: 5, typed: "mesa de" }],
    ["¿@ram qué chaleco?", 5, { start: 1, typed: "ram" }],
    ["Línea\n@ra", 9, { start: 6, typed: "ra" }],
    ["@ram y más texto", 4, { start: 0, typed: "ram" }],
  ])("in %j at %i is found", (text, caret, mention) => {
    expect(findMention(text, caret)).toEqual(mention);
  });

  it.each([
    ["an e-mail address", "ana@aerovia.example", 19],
    ["an @ before a space", "a las @ 14", 10],
    ["another line", "@ram\nqué", 8],
    ["a caret before it", "@ram", 0],
    ["a long text", `@${"a".repeat(41)}`, 42],
    ["no text", "", 0],
  ])("is not %s", (_what, text, caret) => {
    expect(findMention(text, caret)).toBeNull();
  });

  it.each([
    ["@ram", 4, { text: "", caret: 0 }],
    ["Dime @ram qué chaleco llevo", 9, { text: "Dime qué chaleco llevo", caret: 5 }],
    ["(@ram)", 5, { text: "()", caret: 1 }],
  ])("leaves %j", (text, caret, left) => {
    const mention = findMention(text, caret);
    expect(mention && withoutMention(text, caret, mention)).toEqual(left);
  });
});

describe("the offered assistants", () => {
  const assistants = ["Ayuda de rampa", "Rampa sur", "Mesa de servicio", "Trámpolín"].map((name) => ({
    id: name,
    name,
  }));
  const offered = (typed: string, most = 9) =>
    matchAssistants(assistants, typed, most).map(({ name }) => name);

  it("match by the beginning of each word, without accents, those that begin so first", () => {
    expect(offered("ramp")).toEqual(["Rampa sur", "Ayuda de rampa"]);
    expect(offered("serv mes")).toEqual(["Mesa de servicio"]);
    expect(offered("TRÁM")).toEqual(["Trámpolín"]);
    expect(offered("rampa norte")).toEqual([]);
  });

  it("are all for a bare @, up to the limit", () => {
    expect(offered("", 3)).toEqual(["Ayuda de rampa", "Rampa sur", "Mesa de servicio"]);
  });
});

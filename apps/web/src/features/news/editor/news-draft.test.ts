import { describe, expect, it } from "vitest";
import { faultsIn, faultsOf, newNews, stateOf, withLine, wordsIn, writeWords } from "./news-draft.ts";

describe("a draft of the news", () => {
  it("names missing fields", () => {
    const { draft } = newNews("id", "es");
    expect(faultsOf(draft)).toEqual(["title", "body"]);
    expect(faultsOf({ ...draft, title: "T", body: "B", publishOn: "" })).toEqual(["publishOn"]);
    expect(faultsOf({ ...draft, title: "T", body: "B", publishOn: "2026-11-15" })).toEqual([]);
  });

  it("keeps its words by language, and removes an emptied translation", () => {
    const { draft } = newNews("id", "pt");
    const original = { ...draft, ...writeWords(draft, "pt", { title: "Rampa", body: "Hoje." }) };
    expect([original.title, original.body, original.translations]).toEqual(["Rampa", "Hoje.", {}]);
    const english = { title: "Ramp", body: "Today." };
    const translated = { ...original, ...writeWords(original, "en", english) };
    expect(wordsIn(translated, "en")).toEqual(english);
    expect(wordsIn(translated, "es")).toEqual({ title: "", body: "" });
    const emptied = { ...translated, ...writeWords(translated, "en", { title: " ", body: "" }) };
    expect(emptied.translations).toEqual({});
  });

  it("needs both words of a translation that was begun", () => {
    const draft = { ...newNews("id", "es").draft, title: "T", body: "B" };
    const begun = { ...draft, ...writeWords(draft, "en", { title: "T", body: "" }) };
    expect(faultsIn(begun, "en")).toEqual(["body"]);
    expect(faultsIn(begun, "pt")).toEqual([]);
    expect(faultsOf(begun)).toEqual(["body"]);
  });

  it("is a draft, planned or published, depending on its day", () => {
    const now = new Date("2026-11-15T23:30:00Z");
    expect(stateOf({ publishOn: null }, now)).toBe("draft");
    expect(stateOf({ publishOn: "2026-11-16" }, now)).toBe("planned");
    expect(stateOf({ publishOn: "2026-11-15" }, now)).toBe("published");
  });

  it("inserts a picture on its own line at the cursor", () => {
    expect(withLine("", 0, "![]")).toBe("![]");
    expect(withLine("Uno\nDos", 4, "![]")).toBe("Uno\n\n![]\n\nDos");
    expect(withLine("Uno", 3, "![]")).toBe("Uno\n\n![]");
  });
});

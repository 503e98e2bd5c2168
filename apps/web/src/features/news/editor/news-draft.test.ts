import { describe, expect, it } from "vitest";
import { faultsOf, newNews, stateOf, withLine } from "./news-draft.ts";

describe("a draft of the news", () => {
  it("names missing fields", () => {
    const { draft } = newNews("id");
    expect(faultsOf(draft)).toEqual(["title", "body"]);
    expect(faultsOf({ ...draft, title: "T", body: "B", publishOn: "" })).toEqual(["publishOn"]);
    expect(faultsOf({ ...draft, title: "T", body: "B", publishOn: "2026-11-15" })).toEqual([]);
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

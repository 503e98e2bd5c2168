import { describe, expect, it } from "vitest";
import { languageFrom } from "./language.ts";
import { themeFrom } from "./theme.ts";

describe("the theme", () => {
  it("is the chosen one, stored as a boolean string", () => {
    expect(themeFrom("true", { systemPrefersDark: false })).toBe("dark");
    expect(themeFrom("false", { systemPrefersDark: true })).toBe("light");
  });

  it("is the system's without a valid choice", () => {
    expect(themeFrom(null, { systemPrefersDark: true })).toBe("dark");
    expect(themeFrom(null, { systemPrefersDark: false })).toBe("light");
    expect(themeFrom("dark", { systemPrefersDark: false })).toBe("light");
  });
});

describe("the language", () => {
  it("is one of the three, and Spanish otherwise", () => {
    expect(["es", "en", "pt", "fr", "", null].map(languageFrom)).toEqual([
      "es",
      "en",
      "pt",
      "es",
      "es",
      "es",
    ]);
  });
});

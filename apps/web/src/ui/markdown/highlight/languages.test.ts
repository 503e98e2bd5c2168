import { expect, it } from "vitest";
import { grammarLoader, languageId, languageName } from "./languages.ts";

it("resolves a language from any of its aliases", () => {
  expect(languageName(languageId("TS"))).toBe("TypeScript");
  expect(languageName(languageId("c#"))).toBe("C#");
  expect(grammarLoader(languageId("py"))).toBeDefined();
});

it("does not resolve the names of built-in object properties", () => {
  for (const name of ["constructor", "__proto__", "toString", ""]) {
    expect(languageName(languageId(name))).toBeNull();
    expect(grammarLoader(languageId(name))).toBeUndefined();
  }
});

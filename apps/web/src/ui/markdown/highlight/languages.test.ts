import { expect, it } from "vitest";
import { grammarLoader, languageId, languageName } from "./languages.ts";

it("knows a language by any of its spellings", () => {
  expect(languageName(languageId("TS"))).toBe("TypeScript");
  expect(languageName(languageId("c#"))).toBe("C#");
  expect(grammarLoader(languageId("py"))).toBeDefined();
});

it("knows nothing of names that objects are born with", () => {
  for (const name of ["constructor", "__proto__", "toString", ""]) {
    expect(languageName(languageId(name))).toBeNull();
    expect(grammarLoader(languageId(name))).toBeUndefined();
  }
});

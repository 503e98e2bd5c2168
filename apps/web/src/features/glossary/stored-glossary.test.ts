import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { storedGlossary, storeGlossary } from "./stored-glossary.ts";

const kept = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => kept.clear());
afterAll(() => {
  vi.unstubAllGlobals();
});

const terms = [{ id: "1", term: "MEL", synonyms: [], meanings: { es: "Lista", en: "", pt: "" } }];

it("returns the last glossary, and none before the first", () => {
  expect(storedGlossary()).toBeUndefined();
  storeGlossary({ terms });
  expect(storedGlossary()).toEqual({ terms });
});

it.each(["{", "{}", '[{"term":1}]', '[{"term":"MEL","synonyms":[2],"meanings":{}}]'])(
  "takes what another release left as none: %s",
  (left) => {
    kept.set("glossary", left);
    expect(storedGlossary()).toBeUndefined();
  },
);

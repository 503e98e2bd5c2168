import { expect, it } from "vitest";
import { bringsFiles, isOnlyFiles, longText } from "./given-files.ts";

// The tests only read the length.
const files = (length: number) => ({ length }) as FileList;

it("treats spreadsheet cells as text", () => {
  expect(isOnlyFiles({ types: ["text/plain", "text/html", "Files"], files: files(1) })).toBe(false);
  expect(isOnlyFiles({ types: ["Files"], files: files(1) })).toBe(true);
  expect(isOnlyFiles({ types: ["text/plain"], files: files(0) })).toBe(false);
});

it("detects files that are dragged over the page before they can be read", () => {
  expect(bringsFiles({ types: ["Files"] })).toBe(true);
  expect(bringsFiles({ types: ["text/plain"] })).toBe(false);
});

it("takes only a long pasted text as a file", () => {
  const pasted = (text: string) => longText({ getData: (type) => (type === "text/plain" ? text : "") });
  expect(pasted("a".repeat(5_999))).toBeNull();
  expect(pasted("a".repeat(6_000))).toHaveLength(6_000);
});

import { expect, it } from "vitest";
import { bringsFiles, isOnlyFiles } from "./given-files.ts";

// Only its length is asked for.
const files = (length: number) => ({ length }) as FileList;

it("takes cells of a spreadsheet as the text they also are", () => {
  expect(isOnlyFiles({ types: ["text/plain", "text/html", "Files"], files: files(1) })).toBe(false);
  expect(isOnlyFiles({ types: ["Files"], files: files(1) })).toBe(true);
  expect(isOnlyFiles({ types: ["text/plain"], files: files(0) })).toBe(false);
});

it("knows files that are dragged over the page before they can be seen", () => {
  expect(bringsFiles({ types: ["Files"] })).toBe(true);
  expect(bringsFiles({ types: ["text/plain"] })).toBe(false);
});

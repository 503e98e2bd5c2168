import { afterEach, expect, it, vi } from "vitest";
import { columnsNow } from "./use-columns.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [320, 1],
  [700, 2],
  [1280, 3],
  [1920, 4],
])("puts at %i px %i cards side by side", (width, columns) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: width >= Number(/\d+/.exec(query)) }));
  expect(columnsNow()).toBe(columns);
});

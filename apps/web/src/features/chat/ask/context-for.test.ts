import { expect, it, vi } from "vitest";
import { createContextFor } from "./context-for.ts";

const PASSAGE = { name: "Manual", text: "Botas negras." };

it("finds nothing without a category, and does not search", async () => {
  const search = vi.fn(async () => [PASSAGE]);
  const contextFor = createContextFor({ search, onFailed: vi.fn() });
  expect(await contextFor(null, "¿Qué botas?")).toEqual([]);
  expect(search).not.toHaveBeenCalled();
  expect(await contextFor("RAMPA", "¿Qué botas?")).toEqual([PASSAGE]);
});

it("sends the question without context when the search fails, and reports it", async () => {
  const onFailed = vi.fn();
  const contextFor = createContextFor({ search: () => Promise.reject(new Error("no worker")), onFailed });
  expect(await contextFor("RAMPA", "¿Qué botas?")).toEqual([]);
  expect(onFailed).toHaveBeenCalledOnce();
});

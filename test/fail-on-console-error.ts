import { afterEach, beforeEach, expect, vi } from "vitest";

// What is only printed is lost in a green run; a test that expects it says so with its own spy.
let printed = vi.spyOn(console, "error");

beforeEach(() => {
  printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = printed.mock.calls;
  vi.restoreAllMocks();
  expect(calls, "unexpected console.error").toEqual([]);
});

import { expect, it, vi } from "vitest";

vi.mock("zod", () => {
  throw new Error("zod was loaded");
});

// The browser's first load has no room for zod; these are the files it may import at run time.
it.each([
  ["constants", () => import("./constants.ts")],
  ["limits", () => import("./limits.ts")],
  ["enums", () => import("./enums.ts")],
  ["roles", () => import("./roles.ts")],
  ["allow", () => import("./allow.ts")],
  ["events", () => import("./usage-events/usage-events.ts")],
  ["error-codes", () => import("./error-codes.ts")],
  ["calls", () => import("./calls.ts")],
  ["file-address", () => import("./files/file-address.ts")],
])("loads %s without zod", async (_name, load) => {
  await expect(load()).resolves.toBeDefined();
});

it("would notice zod", async () => {
  await expect(import("./problem.ts")).rejects.toThrow();
});

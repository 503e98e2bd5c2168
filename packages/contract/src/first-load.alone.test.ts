import { expect, it, vi } from "vitest";

vi.mock("zod", () => {
  throw new Error("zod was loaded");
});

// The size budget of the browser's first load excludes zod; these are the files it may import at run time.
it.each([
  ["constants", () => import("./constants.ts")],
  ["limits", () => import("./limits.ts")],
  ["enums", () => import("./enums.ts")],
  ["roles", () => import("./roles.ts")],
  ["allow", () => import("./allow.ts")],
  ["error-codes", () => import("./error-codes.ts")],
  ["calls", () => import("./calls.ts")],
  ["file-address", () => import("./files/file-address.ts")],
  // The enumerations and limits of each feature, for menus and forms.
  ["assistants", () => import("./assistants/constants.ts")],
  ["cases", () => import("./cases/constants.ts")],
  ["chat", () => import("./chat/constants.ts")],
  ["dashboard", () => import("./dashboard/constants.ts")],
  ["desk", () => import("./desk/constants.ts")],
  ["feedback", () => import("./feedback/constants.ts")],
  ["files", () => import("./files/constants.ts")],
  ["gaps", () => import("./gaps/constants.ts")],
  ["glossary", () => import("./glossary/constants.ts")],
  ["images", () => import("./images/constants.ts")],
  ["news", () => import("./news/constants.ts")],
  ["personal-data", () => import("./personal-data/constants.ts")],
  ["problem-reports", () => import("./problem-reports/constants.ts")],
  ["prompts", () => import("./prompts/constants.ts")],
  ["prompt variables", () => import("./prompts/variables.ts")],
  ["push", () => import("./push/constants.ts")],
  ["quality", () => import("./quality/constants.ts")],
  ["quotas", () => import("./quotas/constants.ts")],
  ["retention", () => import("./retention/constants.ts")],
  ["schedules", () => import("./schedules/constants.ts")],
  ["session", () => import("./session/constants.ts")],
  ["settings", () => import("./settings/constants.ts")],
  ["shares", () => import("./shares/constants.ts")],
  ["handovers", () => import("./handovers/constants.ts")],
  ["survey", () => import("./survey/constants.ts")],
  ["unread-answers", () => import("./unread-answers/constants.ts")],
  ["usage-events", () => import("./usage-events/constants.ts")],
  ["verified-answers", () => import("./verified-answers/constants.ts")],
])("loads %s without zod", async (_name, load) => {
  await expect(load()).resolves.toBeDefined();
});

it("would detect zod", async () => {
  await expect(import("./problem.ts")).rejects.toThrow();
});

import { expect, it } from "vitest";
import { decideFeedback } from "./decide-feedback.ts";

it.each([
  [null, "good", { isNew: true, panel: null }],
  ["good", "good", { isNew: false, panel: null }],
  ["bad", "good", { isNew: true, panel: null }],
  [null, "bad", { isNew: true, panel: "bad" }],
  ["good", "bad", { isNew: true, panel: "bad" }],
  // Pressing the same thumb again opens the saved feedback and saves nothing.
  ["bad", "bad", { isNew: false, panel: "bad" }],
  ["error", "bad", { isNew: false, panel: "error" }],
] as const)("after %s a press on %s means %j", (before, pressed, decision) => {
  expect(decideFeedback(before, pressed)).toEqual(decision);
});

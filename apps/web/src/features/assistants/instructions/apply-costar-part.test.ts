import { expect, it } from "vitest";
import { applyCostarPart } from "./apply-costar-part.ts";

const EMPTY = { context: "", objective: "", style: "", tone: "", audience: "", response: "" };

it("appends each part to its section", () => {
  const pieces = [
    { type: "text-delta", id: "tone", delta: "Cercano" },
    { type: "text-delta", id: "context", delta: "Rampa" },
    { type: "text-delta", id: "tone", delta: " y claro" },
  ] as const;
  expect(pieces.reduce(applyCostarPart, EMPTY)).toEqual({
    ...EMPTY,
    tone: "Cercano y claro",
    context: "Rampa",
  });
});

it("leaves the sections as they are for other parts and unknown names", () => {
  expect(applyCostarPart(EMPTY, { type: "text-delta", id: "humour", delta: "x" })).toBe(EMPTY);
  expect(applyCostarPart(EMPTY, { type: "text-end", id: "tone" })).toBe(EMPTY);
});

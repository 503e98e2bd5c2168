import { describe, expect, it } from "vitest";
import { dayOf, documentState, isExpiring, TONES, titleOf } from "./document-state.ts";

const TODAY = "2026-11-16";
const ready = { status: "ready", validFrom: null, validUntil: null } as const;
const newer = { fileId: "0b5f4c1e-6a0f-4f4e-9f5e-0d0b5a1c2d3e", title: "Norma", revision: "2" };

describe("a document that was read", () => {
  it.each([
    [{}, "ready"],
    [{ validUntil: "2027-12-31" }, "ready"],
    [{ validUntil: "2026-12-17" }, "ready"],
    [{ validUntil: "2026-12-16" }, "expiring"],
    [{ validUntil: TODAY }, "expiring"],
    [{ validUntil: "2026-11-15" }, "expired"],
    [{ validFrom: "2026-11-17" }, "early"],
    [{ supersededBy: newer }, "replaced"],
    [{ supersededBy: newer, validUntil: "2020-01-01" }, "replaced"],
  ])("with %j is %s", (fields, state) => {
    expect(documentState({ ...ready, ...fields }, TODAY)).toBe(state);
  });

  it("is green only while people may rely on it", () => {
    const green = Object.entries(TONES).filter(([, tone]) => tone === "success");
    expect(green.map(([state]) => state)).toEqual(["ready"]);
  });
});

it("shows the reading of a document that was not read, whatever its dates", () => {
  expect(documentState({ ...ready, status: "failed", validUntil: "2020-01-01" }, TODAY)).toBe("failed");
  expect(documentState({ ...ready, status: "reading", supersededBy: newer }, TODAY)).toBe("reading");
});

it("counts whole days over a change of the clocks", () => {
  expect(isExpiring("2026-04-14", "2026-03-15")).toBe(true);
  expect(isExpiring("2026-04-15", "2026-03-15")).toBe(false);
});

it("takes the day of the person's clock", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

it("shows the title of citations, or the file name until there is one", () => {
  expect(titleOf({ title: "Norma de rampa", name: "norma.pdf" })).toBe("Norma de rampa");
  expect(titleOf({ title: null, name: "norma.pdf" })).toBe("norma");
});

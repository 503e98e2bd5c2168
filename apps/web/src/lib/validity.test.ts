import { expect, it } from "vitest";
import { dayName, isInForce, validityOf } from "./validity.ts";

const now = new Date(2026, 10, 14, 23, 30);
const ownFiles = new Set(["mine"]);
const of = (validUntil: string | null, fileId: string | null = "f") =>
  validityOf({ fileId, validUntil }, { ownFiles, now });

it("is valid without an expiry, or with a distant one", () => {
  expect([of(null), of("2027-06-30")]).toEqual(["valid", "valid"]);
});

it("reports a near expiry, and includes the last day", () => {
  expect([of("2026-12-31"), of("2026-11-14"), of("2026-11-13")]).toEqual(["ending", "ending", "expired"]);
});

it("has no validity for a person's own file", () => {
  expect([of("2020-01-01", "mine"), of(null, null)]).toEqual(["own", "own"]);
});

it("never reports a replaced or not yet valid document as valid", () => {
  const ofDocument = (facts: { validFrom?: string; superseded?: boolean }) =>
    validityOf({ fileId: "f", validUntil: "2028-01-01", ...facts }, { ownFiles, now });
  expect(ofDocument({ superseded: true })).toBe("superseded");
  expect(ofDocument({ validFrom: "2027-01-01" })).toBe("early");
  expect(ofDocument({ validFrom: "2026-11-14" })).toBe("valid");
  expect((["superseded", "early", "expired"] as const).some(isInForce)).toBe(false);
});

it("formats the day with the year only where it differs", () => {
  expect(dayName("2026-12-31", { language: "es", now })).toBe("31 dic");
  expect(dayName("2027-01-02", { language: "es", now })).toBe("2 ene 2027");
});

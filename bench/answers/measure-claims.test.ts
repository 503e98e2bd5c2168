import { expect, it } from "vitest";
import { checkClaims, figuresOf } from "./measure-claims.ts";

it("accepts few false claims and most true ones, far more exactly than words alone", async () => {
  const claims = await checkClaims();
  const rules = claims.map(({ isTrue, verdict }) => ({ isTrue, isAccepted: verdict === "supported" }));
  expect(figuresOf(rules).precision).toBeGreaterThanOrEqual(0.92);
  expect(figuresOf(rules).recall).toBeGreaterThanOrEqual(0.66);
  expect(figuresOf(claims).precision).toBeLessThan(0.7);
});

import { describe, expect, it } from "vitest";
import { compactNumber, moneyNumber, readLimit, sizeInMegabytes } from "./amounts.ts";

describe("figures of the administration", () => {
  it("are compact where the last digits are irrelevant", () => {
    expect(compactNumber(1_240_000, "es")).toBe("1,2\u00a0M");
    expect(moneyNumber(12.4, "es")).toBe("12,40");
    expect(moneyNumber(12.4, "es", "EUR")).toBe("12,40\u00a0€");
    expect(moneyNumber(0.025, "en", "USD")).toBe("$0.025");
    expect(sizeInMegabytes(3 * 1024 * 1024, "en")).toBe("3 MB");
  });

  it.each([
    ["", null],
    [" 5000 ", 5000],
    ["12,5", undefined],
    ["0", undefined],
    ["-3", undefined],
    ["mil", undefined],
  ])("read %j as a limit of tokens: %s", (typed, limit) => {
    expect(readLimit(typed, { whole: true })).toBe(limit);
  });

  it("accept a comma in an amount of money", () => {
    expect(readLimit("12,5", { whole: false })).toBe(12.5);
  });
});

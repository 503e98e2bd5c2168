import { describe, expect, it } from "vitest";
import { differenceOf, formatsIn, trendOf } from "./figures.ts";

describe("figures in Spanish", () => {
  const { whole, share, money, changeOfShare } = formatsIn("es");
  it.each([
    [whole(1250), "1.250"],
    [share(0.938), "93,8 %"],
    [money(1250.4), "1.250,40"],
    [money(0.0123), "0,012"],
    [changeOfShare(0.061), "+6,1 %"],
  ])("are written %s", (written, expected) => {
    expect(written.replace(/\s/g, " ")).toBe(expected);
  });
});

describe("a trend", () => {
  it("is good or bad depending on the measure", () => {
    expect(trendOf(110, 100)).toMatchObject({ kind: "up", isGood: true });
    expect(trendOf(110, 100, { isMoreBetter: false })).toMatchObject({ kind: "up", isGood: false });
    expect(differenceOf(4.2, 4.3)).toMatchObject({ kind: "down", isGood: false });
  });

  it("is unknown without a previous value", () => {
    expect(trendOf(10, 0)).toEqual({ kind: "unknown" });
    expect(differenceOf(4, null)).toEqual({ kind: "unknown" });
    expect(trendOf(5, 5)).toEqual({ kind: "same" });
  });
});

import { expect, it } from "vitest";
import { placeTooltip } from "./place-tooltip.ts";

const view = { width: 400, height: 300 };
const tip = { width: 80, height: 24 };
const button = (left: number, top: number) => ({ left, top, width: 32, height: 32 });

it("is centred on its side", () => {
  expect(placeTooltip({ anchor: button(100, 100), tip, view, side: "bottom" })).toEqual({
    left: 76,
    top: 138,
  });
  expect(placeTooltip({ anchor: button(100, 100), tip, view, side: "top" })).toEqual({ left: 76, top: 70 });
  expect(placeTooltip({ anchor: button(100, 100), tip, view, side: "right" })).toEqual({
    left: 138,
    top: 104,
  });
  expect(placeTooltip({ anchor: button(100, 100), tip, view, side: "left" })).toEqual({ left: 14, top: 104 });
});

it("flips to the opposite side where there is no space", () => {
  expect(placeTooltip({ anchor: button(100, 260), tip, view, side: "bottom" })).toEqual({
    left: 76,
    top: 230,
  });
  expect(placeTooltip({ anchor: button(4, 100), tip, view, side: "left" })).toEqual({ left: 42, top: 104 });
});

it("never leaves the screen", () => {
  expect(placeTooltip({ anchor: button(366, 100), tip, view, side: "bottom" })).toEqual({
    left: 312,
    top: 138,
  });
  expect(placeTooltip({ anchor: button(0, 100), tip, view, side: "bottom" })).toEqual({ left: 8, top: 138 });
});

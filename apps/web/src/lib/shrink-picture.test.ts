import { expect, it } from "vitest";
import { fitWithin, isPicture } from "./shrink-picture.ts";

it("fits the longest side and keeps the aspect ratio", () => {
  expect(fitWithin(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin(900, 3200)).toEqual({ width: 450, height: 1600 });
});

it("never enlarges a picture, nor reduces a side to zero", () => {
  expect(fitWithin(640, 480)).toEqual({ width: 640, height: 480 });
  expect(fitWithin(100_000, 2)).toEqual({ width: 1600, height: 1 });
});

it("distinguishes bitmap images from drawings and documents", () => {
  expect(["image/png", "image/svg+xml", "application/pdf"].map((type) => isPicture({ type }))).toEqual([
    true,
    false,
    false,
  ]);
});

import { describe, expect, it } from "vitest";
import { clampCrop, cropArea, wholeCrop } from "./crop-square.ts";

const wide = { width: 800, height: 400 };

describe("the square cut out of a picture", () => {
  it("begins in the middle, as large as it can be", () => {
    expect(cropArea(wide, wholeCrop(wide))).toEqual({ left: 200, top: 0, side: 400 });
  });

  it("stays inside the picture, however far it is dragged", () => {
    expect(cropArea(wide, { x: -500, y: 900, zoom: 2 })).toEqual({ left: 0, top: 200, side: 200 });
  });

  it("limits the zoom to between the whole picture and four times", () => {
    expect(clampCrop(wide, { x: 400, y: 200, zoom: 99 }).zoom).toBe(4);
    expect(clampCrop(wide, { x: 400, y: 200, zoom: 0 }).zoom).toBe(1);
  });
});

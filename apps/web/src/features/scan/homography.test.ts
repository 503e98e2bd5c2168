import fc from "fast-check";
import { expect, it } from "vitest";
import type { Corners, Point } from "./corners.ts";
import { homography, project } from "./homography.ts";

const near = (x: number, y: number) =>
  fc.record({
    x: fc.double({ min: x - 30, max: x + 30, noNaN: true }),
    y: fc.double({ min: y - 30, max: y + 30, noNaN: true }),
  });

/** Four points near the corners of a square: always the outline of a page. */
const outlines: fc.Arbitrary<Corners> = fc.tuple(near(0, 0), near(100, 0), near(100, 100), near(0, 100));
const places = fc.record({
  x: fc.double({ min: 10, max: 90, noNaN: true }),
  y: fc.double({ min: 10, max: 90, noNaN: true }),
});

function expectNear(found: Point, wanted: Point) {
  expect(found.x).toBeCloseTo(wanted.x, 4);
  expect(found.y).toBeCloseTo(wanted.y, 4);
}

it("takes each corner to its corner", () => {
  fc.assert(
    fc.property(outlines, outlines, (from, to) => {
      const matrix = homography(from, to);
      for (const [at, corner] of from.entries()) expectNear(project(matrix, corner), to[at] ?? corner);
    }),
  );
});

it("is undone by the homography of the way back", () => {
  const square: Corners = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];
  fc.assert(
    fc.property(outlines, places, (page, place) => {
      const there = project(homography(square, page), place);
      expectNear(project(homography(page, square), there), place);
    }),
  );
});
